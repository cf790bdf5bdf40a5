"""Everything that has a goal, measured in one run of about five minutes: make bench, or python bench/goals.py.

Where valgrind is at hand, instructions are counted, too, and it takes twice as long.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

from bench import instructions, rules, server
from bench.figures import show


def main() -> None:
    """Print what was measured as it comes, and at the end once more what has a goal."""
    chosen = server.arguments(__doc__)
    figures = show([*rules.beside_chess(), *rules.views_beside_decide()])
    figures += show(server.Bench(chosen.repetitions, chosen.seconds).all())
    if instructions.is_at_hand():
        figures += show(instructions.growth())
    print("\nThe goals")
    show(figure for figure in figures if figure.verdict)


if __name__ == "__main__":
    main()
