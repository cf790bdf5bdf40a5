"""`conteur hear`: how bots would vote on a clue, without a table."""

import argparse

from conteur.cli.json_lines import answer_lines


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "hear",
        help="how bots would vote on a clue (JSON lines)",
        description='Reads questions as JSON lines, such as {"clue": "Bottled up", "gallery": ["jar_storm", '
        '"iron_sea"], "language": "en", "level": "hard", "listeners": 40}, and answers each with the '
        "votes of so many bots and the share of each card.",
    )
    parser.set_defaults(run=run)


def run(_chosen: argparse.Namespace) -> int:
    """Answer every question as it arrives."""
    from conteur.bots.hearing.box_reader import BoxReader
    from conteur.bots.trial import Hear, hear

    reader = BoxReader()
    return answer_lines(Hear, lambda asked: hear(asked, reader))
