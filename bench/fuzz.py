"""Throws hostile frames and requests at a real server, a million of them, while people play at other tables.

They come in waves. After each the attackers' tables are put away, and what the server still holds is told: what it has
lost track of would be more from wave to wave.

python bench/fuzz.py --frames 1000000
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the attackers are those of the tests

from tests.web.attackers import LIMITS, Attack, attack, memory_of
from tests.web.hostile import MARK, Guest
from tests.web.serving import Server, serving

IMPATIENCE = {"sweep_every": 2.0}
"""Tables are unloaded after two to four seconds, not after a minute."""
REST = 60.0
"""Seconds a server may take to unload idle tables."""
GROWTH = 3 * 2**20
"""Bytes it may gain at rest in the second half of the waves: bots remember the clues they heard last, which fills up
slowly, and allocators do not return all memory."""
MEGABYTE = 2**20
BAR = 40


def main() -> int:
    """Attack, then say what became of the server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000, help="frames and requests to throw")
    parser.add_argument("--seed", type=int, default=1, help="what they are made of")
    parser.add_argument("--transport", choices=("picows", "websockets"), default="picows")
    parser.add_argument("--waves", type=int, default=10, help="how often they rest meanwhile")
    chosen = parser.parse_args()
    with serving(*LIMITS, "--transport", chosen.transport, impatience=IMPATIENCE) as server:
        watch = Watch(server, chosen.frames)
        result = Attack()
        for wave in range(chosen.waves):
            so_far = attack(server, chosen.frames // chosen.waves, chosen.seed + wave, watch.on_progress)
            result.add(asyncio.run(so_far))
            watch.rest()
        print(file=sys.stderr)
        counted = counters(server)
        said = server.errors
        code = server.stop()
    report(result, watch, counted)
    faults = [*result.faults, *(["it wrote names, clues or keys"] if MARK in said else [])]
    faults += ["something failed inside"] if '"error"' in said else []
    faults += ["it grows"] if watch.grown > GROWTH else []
    print("\n".join(f"FAULT: {fault}" for fault in faults) or f"no fault; the server left with code {code}")
    print(f"what it wrote to its log: {said.strip() or 'nothing'}")
    return 1 if faults or code else 0


class Watch:
    """A progress bar, and the server's memory along the way."""

    def __init__(self, server: Server, frames: int) -> None:
        """Just started."""
        self._server = server
        self._frames = frames
        self._since = time.monotonic()
        self._before = 0
        self._thrown = 0
        self.at_rest = [memory_of(server)]
        """Bytes before the first wave and after each."""
        self.largest = 0

    def on_progress(self, result: Attack) -> None:
        """Draw the progress bar."""
        self._thrown = self._before + result.thrown
        size = memory_of(self._server)
        self.largest = max(self.largest, size)
        done = min(1.0, self._thrown / self._frames)
        took = time.monotonic() - self._since
        left = took / done - took if done else 0.0
        bar = "#" * int(BAR * done) + "-" * (BAR - int(BAR * done))
        line = f"\r[{bar}] {done:5.1%}  {self._thrown:,} thrown  {size / MEGABYTE:.0f} MB  {left:.0f} s left "
        print(line, end="", file=sys.stderr, flush=True)

    def rest(self) -> None:
        """Wait until all tables are unloaded, and measure the server's memory."""
        self._before = self._thrown
        end = time.monotonic() + REST
        while counters(self._server)["conteur_tables_awake"] and time.monotonic() < end:
            time.sleep(0.5)
        self.at_rest.append(memory_of(self._server))

    @property
    def grown(self) -> int:
        """Bytes gained at rest in the second half."""
        return self.at_rest[-1] - self.at_rest[len(self.at_rest) // 2]


def counters(server: Server) -> dict[str, int]:
    """The server's own counters."""
    with Guest(server.port) as guest:
        rows = guest.ask("GET", "/metrics").body.decode().splitlines()
    return {name: int(value) for name, value in (row.split() for row in rows if not row.startswith("#"))}


def report(result: Attack, watch: Watch, counted: dict[str, int]) -> None:
    """Print the figures."""
    counts = result.counts
    print(f"thrown: {result.thrown:,} frames and requests over {counts['connections']:,} connections")
    print(", ".join(f"{name} {counts[name]:,}" for name in ("polite", "malformed", "wild", "requests")))
    print(", ".join(f"{name.removeprefix('conteur_')} {value:,}" for name, value in counted.items()))
    sizes = ", ".join(f"{size / MEGABYTE:.1f}" for size in watch.at_rest)
    print(
        f"memory in MB at rest, before the first wave and after each: {sizes}; at most {watch.largest / MEGABYTE:.1f}"
    )
    print(f"games played to their end meanwhile: {result.games - len(result.faults)} of {result.games}")


if __name__ == "__main__":
    sys.exit(main())
