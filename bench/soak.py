"""An evening of many tables under one attack after the other: python bench/soak.py [--minutes 60] [--tables 300].

Three people play at each table, each table from an address of its own; every minute another attack of attacks.py runs,
from one address or from fifty. At the end every acknowledged move must be in the log, and the server no larger.
Loopback only.
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

from bench.attacks import ATTACKS
from bench.bystander import ADDRESSES, attacking, memory_of
from bench.tables import empty_table, fill, long_history
from conteur.cli.progress import Bar
from conteur.store.entries import decode_entry
from tests.web.serving import Server
from tests.web.tape import Frame, Player, Tape, connected, is_ended
from tests.web.truth import read_log

PEOPLE: Final = 3
PACE: Final = 12.0
"""Seconds somebody thinks about a move, on average."""
AN_ATTACK: Final = 60.0
"""Seconds each attack takes."""
HISTORY: Final = 5_000
"""Entries in the log of the table that is attacked."""
GROWTH: Final = 1.1
"""The allowed ratio of the server's memory in the last quarter to that in the second."""


class _Nothing(list[Frame]):
    """Drops all frames: an hour of them would be too many."""

    def append(self, _frame: Frame) -> None:
        """Drop it."""


class Neighbour(Player):
    """A player whose table has its own address."""

    def __init__(self, server: Server, code: str, tape: Tape, random: Random, name: str, address: str) -> None:
        """Not connected yet."""
        super().__init__(server.url, code, tape, random, name)
        self._from = address

    async def run(self) -> None:
        """Keep reconnecting forever."""
        for line in count():
            await self.can_connect.wait()
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                async with open_socket(
                    self._address, compression=None, proxy=None, ping_interval=None, local_addr=(self._from, 0)
                ) as socket:
                    await self._talk(socket, line)
            self._socket = None


@dataclass
class Soak:
    """Tables, and what became of them."""

    server: Server
    random: Random
    tape: Tape = field(default_factory=lambda: Tape(frames=_Nothing()))
    games: dict[str, int] = field(default_factory=dict)
    sizes: list[float] = field(default_factory=list)
    """MB of the server, every ten seconds."""
    is_over: bool = False

    async def table(self, code: str, number: int) -> None:
        """One table, game after game."""
        address = f"127.2.{number // 200}.{1 + number % 200}"
        seats = [Neighbour(self.server, code, self.tape, self.random, f"P{each}", address) for each in range(PEOPLE)]
        self.games[code] = 0
        async with connected(*seats):
            for seat in seats:
                await seat.sit()
            while not self.is_over:
                await seats[0].ask("start_game")
                self.games[code] += 1
                await asyncio.gather(*(self._play(seat, self.games[code]) for seat in seats))

    async def _play(self, seat: Neighbour, number: int) -> None:
        await seat.until(lambda view: bool(view["table"]["games"] == number))
        await seat.play(lambda view: self.is_over or is_ended(view), self._ponder)

    async def _ponder(self, _seat: Player) -> None:
        await asyncio.sleep(self.random.uniform(0, 2 * PACE))

    async def attack(self, code: str, until: float) -> None:
        """One attack after the other."""
        for kind, addresses in cycle((kind, addresses) for kind in ATTACKS for addresses in ADDRESSES):
            if monotonic() >= until:
                return
            print(f"{kind} from {addresses}: {self.sizes[-1]:.0f} MB, {len(self.tape.done)} acknowledged", flush=True)
            with attacking(kind, self.server.port, code, addresses):
                await asyncio.sleep(min(AN_ATTACK, max(until - monotonic(), 1)))

    async def watch(self, seconds: float) -> None:
        """Measure the server's memory forever."""
        began = monotonic()
        with Bar(round(seconds), "seconds") as bar:
            while True:
                self.sizes.append(memory_of(self.server.pid))
                await asyncio.sleep(10)
                bar.show(round(min(monotonic() - began, seconds)))


async def soak(server: Server, codes: list[str], attacked: str, minutes: float) -> Soak:
    """All of it: who plays at which tables, and which one is attacked."""
    result = Soak(server, Random(1))
    watching = asyncio.ensure_future(result.watch(minutes * 60))
    playing = [asyncio.ensure_future(result.table(code, number)) for number, code in enumerate(codes)]
    attacks = asyncio.ensure_future(result.attack(attacked, monotonic() + minutes * 60))
    try:
        await asyncio.wait([attacks, *playing], return_when=asyncio.FIRST_COMPLETED)
        result.is_over = True
        await attacks
    finally:
        for task in (watching, attacks, *playing):
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error
    return result


def faults(result: Soak) -> Iterator[str]:
    """What was not as promised."""
    refs = {
        (code, entry.by, entry.ref): number
        for code in result.games
        for number, entry in enumerate(map(decode_entry, read_log(result.server.folder, code)))
        if entry.ref is not None
    }
    lost = [done for done in result.tape.done if done not in refs]
    if lost:
        yield f"{len(lost)} of {len(result.tape.done)} acknowledged moves are not in the log"
    quarter = len(result.sizes) // 4
    early, late = (statistics.median(result.sizes[part * quarter :][:quarter]) for part in (1, 3))
    print(f"{early:.0f} MB in the second quarter, {late:.0f} in the last; at most {max(result.sizes):.0f}")
    if late > early * GROWTH:
        yield f"the server grew from {early:.0f} to {late:.0f} MB"
    if "Traceback" in result.server.errors:
        yield "something failed inside"


def main() -> int:
    """Soak, and say what became of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=300)
    chosen = parser.parse_args()
    with Server("--absence", "600") as server:
        server.stop()
        address = f"sqlite:{server.folder / 'conteur.sqlite'}"
        codes = asyncio.run(fill(address, empty_table(), chosen.tables))
        [attacked] = asyncio.run(fill(address, long_history(HISTORY), 1))
        server.start()
        result = asyncio.run(soak(server, codes, attacked, chosen.minutes))
        server.stop()
        wrong = [*faults(result)]
        lines = server.errors.splitlines()
    print(
        f"{chosen.tables} tables for {chosen.minutes:.0f} minutes: {sum(result.games.values())} games begun, "
        f"{len(result.tape.done)} moves and asks acknowledged, {len(lines)} lines logged"
    )
    print("\n".join(wrong) or "nothing was lost, and the server did not grow")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
