"""What a player at one table notices while others are attacked: python bench/bystander.py [ATTACK ...].

Every attack of attacks.py runs from one address and from fifty, all on the loopback, a few seconds each. Beside each
stands the same player's time at the same server just before it.
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

from bench.attacks import ATTACKS, Target, attack_until_cancelled
from bench.tables import fill, long_history
from tests.web.hostile import Guest, open_table
from tests.web.serving import Server

PAUSE: Final = 0.05
"""Seconds between two requests of the player, to stay within a person's rate limit."""
LONGEST: Final = 15.0
"""Seconds one answer may take."""
HELD: Final = 1300
"""Connections in total, in attacks that hold connections."""
REMARKS: Final = 20_000
"""Entries in the log of the table that is attacked."""
ADDRESSES: Final = (1, 50)


class Figures(NamedTuple):
    """What the player measured, in milliseconds."""

    p50: float
    p99: float

    @classmethod
    def of(cls, took: list[float]) -> "Figures":
        """Figures of these response times."""
        return cls(statistics.median(took), statistics.quantiles(took, n=100, method="inclusive")[98])


def attack(kind: str, port: int, code: str, addresses: int) -> None:
    """Attack until this process is ended, at low priority, so that the player gets processor time."""
    os.nice(19)

    async def all_together() -> None:
        targets = [Target(port, code, f"127.0.1.{1 + number}", HELD // addresses) for number in range(addresses)]
        await asyncio.gather(*(attack_until_cancelled(ATTACKS[kind], target) for target in targets))

    asyncio.run(all_together())


@contextlib.contextmanager
def attacking(kind: str, port: int, code: str, addresses: int) -> Iterator[None]:
    """An attack in a separate process."""
    process = multiprocessing.Process(target=attack, args=(kind, port, code, addresses), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def measure(player: Guest, asks: int) -> Figures:
    """How long the player waits for each answer."""
    took: list[float] = []
    for _ in range(asks):
        begin = time.perf_counter()
        try:
            player.request({"kind": "react", "reaction": "wow"})
        except TimeoutError:  # nobody would wait longer
            took.append(LONGEST * 1000)
            break
        took.append((time.perf_counter() - begin) * 1000)
        time.sleep(PAUSE)
    return Figures.of(took if len(took) > 1 else took * 2)


def memory_of(pid: int) -> float:
    """MB of a process."""
    fields = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGESIZE") / 1e6


def table_row(server: Server, kind: str, addresses: int, asks: int, code: str) -> str:
    """One attack."""
    elsewhere = open_table(server)
    with Guest(server.port) as player:
        player.tcp.settimeout(LONGEST)
        player.sit(elsewhere)
        quiet, before = measure(player, asks), memory_of(server.pid)
        with attacking(kind, server.port, code, addresses):
            time.sleep(0.5)  # warm-up: the flood is measured, not its first wave
            during = measure(player, asks)
        after = memory_of(server.pid)
    lines = len(server.errors.splitlines())
    return (
        f"| {kind} | {addresses} | {quiet.p50:.1f} / {quiet.p99:.1f} | {during.p50:.1f} / {during.p99:.1f} "
        f"| {during.p99 / quiet.p99:.1f} | {before:.0f} → {after:.0f} | {lines} |"
    )


def main() -> None:
    """Measure and print one row per attack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(ATTACKS)}")
    parser.add_argument("--source", type=Path, default=Path(__file__).parents[1] / "src", help="of another checkout")
    parser.add_argument("--asks", type=int, default=80, help="of the player, before and during each attack")
    parser.add_argument("--transport", choices=["picows", "websockets"], default="picows")
    chosen = parser.parse_args()
    history = long_history(REMARKS)
    print("| attack | addresses | quiet p50 / p99 ms | under attack p50 / p99 ms | p99 ratio | MB | lines logged |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for kind in chosen.attacks or ATTACKS:
        for addresses in ADDRESSES:
            with Server("--transport", chosen.transport, release=chosen.source.resolve()) as server:
                server.stop()
                [code] = asyncio.run(fill(f"sqlite:{server.folder / 'conteur.sqlite'}", history, 1))
                server.start()
                print(table_row(server, kind, addresses, chosen.asks, code), flush=True)


if __name__ == "__main__":
    main()
