"""A long evening of falling servers, databases and wires: python bench/chaos.py [--rounds N] [--tables N] [--seed N].

Each round is a cluster of its own in which everything falls once, in another order; the primary is lost last. Says how
long players were without the table and without an answer, and stops at the first thing that was not as promised.
"""

import argparse
import asyncio
import sys
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.cluster import faults
from tests.cluster.chaos import Evening, truths_of
from tests.cluster.cluster import clustered
from tests.cluster.test_chaos import TABLES, games_are_the_rules_own, talk_is_linearizable
from tests.web.faithful import (
    acknowledged_moves_are_in_the_log_once,
    everybody_was_told_what_the_log_says,
    nobody_was_taken_back,
)


async def spend(random: Random, tables: int) -> Evening:
    """One round."""
    falls = [*faults.ALL[:-1]]
    random.shuffle(falls)
    async with clustered() as cluster:
        evening = Evening(cluster, random)
        await evening.spend([random.choice(TABLES) for _ in range(tables)], [*falls, faults.ALL[-1]], calm=1.0)
        truths = await truths_of(cluster, evening.tape.known)
    acknowledged_moves_are_in_the_log_once(evening.tape, truths)
    nobody_was_taken_back(evening.tape, truths)
    everybody_was_told_what_the_log_says(evening.tape, truths)
    games_are_the_rules_own(evening, truths)
    talk_is_linearizable(evening)
    return evening


def main() -> None:
    """All rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    slowest: dict[str, tuple[float, float]] = {}
    for number in range(chosen.rounds):
        began = monotonic()
        evening = asyncio.run(spend(Random(chosen.seed + number), chosen.tables))
        for fallen in evening.fallen:
            back, answered = slowest.get(fallen.name, (0.0, 0.0))
            slowest[fallen.name] = max(back, fallen.back), max(answered, fallen.answered)
        print(
            f"round {number + 1}: {len(evening.players)} devices, {sum(evening.games.values())} games, "
            f"{len(evening.tape.done)} acknowledged, {len(evening.tape.frames)} frames, {monotonic() - began:.0f} s"
        )
    for name, (back, answered) in slowest.items():
        print(f"{name:22} back after at most {back:.1f} s, answered after at most {answered:.1f} s")


if __name__ == "__main__":
    main()
