"""Throws hostile frames and requests at a real server, a million of them, while people play at other tables.

python bench/fuzz.py --frames 1000000
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the attackers are those of the tests

from tests.web.fuzzing import LIMITS, Attack, attack, memory_of
from tests.web.hostile import MARK, Guest
from tests.web.serving import Server, serving

QUARTERS = (0.0, 0.05, 0.25, 0.5, 0.75)
"""When the server's size is told; after a twentieth it is as large as it is when busy."""
MEGABYTE = 2**20
BAR = 40


def main() -> int:
    """Attack, then say what became of the server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000, help="frames and requests to throw")
    parser.add_argument("--seed", type=int, default=1, help="what they are made of")
    parser.add_argument("--transport", choices=("picows", "websockets"), default="picows")
    chosen = parser.parse_args()
    with serving(*LIMITS, "--transport", chosen.transport) as server:
        watch = Watch(server, chosen.frames)
        result = asyncio.run(attack(server, chosen.frames, chosen.seed, watch.on_progress))
        after = memory_of(server)
        print(file=sys.stderr)
        counted = counters(server)
        said = server.errors
        code = server.stop()
    report(result, watch, after, counted)
    faults = [*result.faults, *(["it wrote names, clues or keys"] if MARK in said else [])]
    faults += ["something failed inside"] if '"error"' in said else []
    print("\n".join(f"FAULT: {fault}" for fault in faults) or f"no fault; the server left with code {code}")
    print(f"what it wrote to its log: {said.strip() or 'nothing'}")
    return 1 if faults or code else 0


class Watch:
    """A bar while it runs, and the server's size on the way."""

    def __init__(self, server: Server, frames: int) -> None:
        """Just started."""
        self._server = server
        self._frames = frames
        self._since = time.monotonic()
        self.sizes = {0: memory_of(server)}

    def on_progress(self, result: Attack) -> None:
        """Draw."""
        self.sizes[result.thrown] = memory_of(self._server)
        done = min(1.0, result.thrown / self._frames)
        took = time.monotonic() - self._since
        left = took / done - took if done else 0.0
        bar = "#" * int(BAR * done) + "-" * (BAR - int(BAR * done))
        size = self.sizes[result.thrown] / MEGABYTE
        line = (
            f"\r[{bar}] {done:5.1%}  {result.thrown:,} thrown  {size:.0f} MB  {result.games} games  {left:.0f} s left "
        )
        print(line, end="", file=sys.stderr, flush=True)

    def size_at(self, part: float) -> int:
        """Bytes when this part of the run was over."""
        return next(size for thrown, size in sorted(self.sizes.items()) if thrown >= part * self._frames)


def counters(server: Server) -> dict[str, int]:
    """What the server has counted itself."""
    with Guest(server.port) as guest:
        rows = guest.ask("GET", "/metrics").body.decode().splitlines()
    return {name: int(value) for name, value in (row.split() for row in rows if not row.startswith("#"))}


def report(result: Attack, watch: Watch, after: int, counted: dict[str, int]) -> None:
    """Figures."""
    counts = result.counts
    print(f"thrown: {result.thrown:,} frames and requests over {counts['connections']:,} connections")
    print(", ".join(f"{name} {counts[name]:,}" for name in ("polite", "malformed", "wild", "requests")))
    print(", ".join(f"{name.removeprefix('conteur_')} {value:,}" for name, value in counted.items()))
    sizes = {f"at {part:.0%}": watch.size_at(part) for part in QUARTERS} | {"at the end": after}
    print("memory in MB: " + ", ".join(f"{size / MEGABYTE:.1f} {when}" for when, size in sizes.items()))
    print(f"games played to their end meanwhile: {result.games - len(result.faults)} of {result.games}")


if __name__ == "__main__":
    sys.exit(main())
