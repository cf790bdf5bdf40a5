"""A long evening of falling servers, databases and wires: python bench/chaos.py [--players N] [--minutes N] [--seed N].

One cluster: three servers, a primary and its synchronous standby. Hundreds of players play whole games through a
balancer while everything falls again and again, in an order chosen by dice; a primary that is lost is replaced, and a
new standby made. Says how long players were without the table and without an answer, and fails at the first thing that
was not as promised.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from conteur.cli.progress import Bar
from tests.cluster import faults
from tests.cluster.chaos import Evening, Fallen, truths_of
from tests.cluster.cluster import Cluster, clustered, replace_standby
from tests.cluster.test_chaos import TABLES, games_are_the_rules_own, talk_is_linearizable
from tests.web.invariants import (
    acknowledged_moves_are_in_the_log_once,
    everybody_was_sent_what_the_log_says,
    nobody_was_taken_back,
)

PACE: Final = 6.0
"""Seconds a player thinks; with hundreds of players on two cores, less would only measure the cores."""
CALM: Final = 6.0
TALKING: Final = 1.0
LONGEST: Final = {"kill_a_server": 5.0, "lose_the_primary": 10.0}
"""Seconds within which everybody is back in play."""


async def lose_the_primary(cluster: Cluster) -> None:
    """Kill the primary for good; the standby is promoted, and gets a new standby."""
    await faults.lose_the_primary(cluster)
    await asyncio.to_thread(replace_standby, cluster)


async def lose_the_standby(cluster: Cluster) -> None:
    """Stop the standby long enough for connections to pile up, if they would."""
    await faults.lose_the_standby(cluster, seconds=20)


OWN: Final = (lose_the_primary, lose_the_standby)


def falls(random: Random, until: float) -> Iterator[faults.Fault]:
    """All faults in random order, repeated until the time is over; each at least once."""
    while True:
        turn = [*OWN, *(fault for fault in faults.ALL if fault.__name__ not in {own.__name__ for own in OWN})]
        random.shuffle(turn)
        yield from turn
        if monotonic() > until:
            return


def tables_for(players: int) -> list[tuple[str, int]]:
    """Tables of every mode, with at least this many people in total."""
    tables: list[tuple[str, int]] = []
    for table in islice(cycle(TABLES), players):
        if sum(people for _, people in tables) >= players:
            break
        tables.append(table)
    return tables


async def report(evening: Evening, minutes: float) -> None:
    """A progress bar on a terminal, one line per minute otherwise."""
    began, told = monotonic(), 0
    with Bar(round(minutes * 60), "seconds") as bar:
        while True:
            await asyncio.sleep(1)
            passed = monotonic() - began
            bar.show(round(min(passed, minutes * 60)))
            if passed // 60 > told:
                told = int(passed // 60)
                print(
                    f"{told:3d} min: {len(evening.fallen)} faults, {sum(evening.games.values())} games, "
                    f"{len(evening.tape.done)} acknowledged, {len(evening.tape.frames)} messages",
                    flush=True,
                )


async def spend(random: Random, players: int, minutes: float) -> Evening:
    """The evening, and everything that must be true of it."""
    async with clustered() as cluster:
        evening = Evening(cluster, random, pace=PACE, talking=TALKING)
        reporting = asyncio.ensure_future(report(evening, minutes))
        try:
            await evening.spend(tables_for(players), falls(random, monotonic() + minutes * 60), CALM)
        finally:
            reporting.cancel()
        print("all is quiet: looking at what everybody was told", flush=True)
        truths = await truths_of(cluster, evening.tape.known)
        errors = [error for server in cluster.servers if "Traceback" in (error := server.errors)]
    acknowledged_moves_are_in_the_log_once(evening.tape, truths)
    nobody_was_taken_back(evening.tape, truths)
    moments = everybody_was_sent_what_the_log_says(evening.tape, truths)
    games_are_the_rules_own(evening, truths)
    talk_is_linearizable(evening)
    if errors:
        raise AssertionError("\n".join(errors))
    print(
        f"{len(evening.players)} devices at {len(evening.games) + 1} tables, {sum(evening.games.values())} games, "
        f"{len(evening.tape.done)} acknowledged, {moments} different views, {len(evening.spoken)} remarks and looks "
        "in one order"
    )
    return evening


def summed_up(fallen: list[Fallen]) -> Iterator[str]:
    """The slowest recovery for each kind of fault."""
    for name in dict.fromkeys(one.name for one in fallen):
        those = [one for one in fallen if one.name == name]
        back, answered = max(one.back for one in those), max(one.answered for one in those)
        line = f"{name:22} {len(those):2d} times: back after at most {back:4.1f} s, answered after {answered:4.1f} s"
        promoted = [one.since_promotion for one in those if one.since_promotion is not None]
        if promoted:
            line += f", {max(promoted):.1f} s after the promotion"
        if name in LONGEST:
            line += f" ({'kept' if max(back, answered) <= LONGEST[name] else 'NOT KEPT'}: {LONGEST[name]:.0f} s)"
        yield line


def main() -> None:
    """One evening."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = monotonic()
    evening = asyncio.run(spend(Random(chosen.seed), chosen.players, chosen.minutes))
    for line in summed_up(evening.fallen):
        print(line)
    print(f"{len(evening.fallen)} faults in {(monotonic() - began) / 60:.1f} minutes: everything was as promised")


if __name__ == "__main__":
    main()
