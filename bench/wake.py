"""What waking a table costs, by the length of its log: read from its first entry, and from its newest snapshot.

    .venv/bin/python bench/wake.py

Logs in a SQLite file of their own; it takes a minute. The ways take turns, and a ratio is the median of ratios within
one turn: figures of different moments do not compare. `fresh` is a table of twelve entries without a snapshot.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

from conteur.live.snapshots import TableReader
from conteur.store.backend import Backend, open_backend
from conteur.store.entries import encode_entry
from conteur.store.snapshots import NEWEST, NoSnapshots
from conteur.tables.entry import Entry
from conteur.tables.events import LookChanged
from tests.store.recorded_tables import FOLDER, bodies_of

EVENING: Final = bodies_of(FOLDER / "v1-base.log")
MORE: Final = encode_entry(Entry(0, (LookChanged(0, "Ann", 0),), 0, "look"))
LENGTHS: Final = (100, 10_000, 100_000)
TURNS: Final = 5


async def _milliseconds(reader: TableReader, code: str) -> float:
    begin = time.perf_counter()
    await reader.wake(code)
    passed = time.perf_counter() - begin
    await reader.finish()
    return passed * 1000


async def _measure(backend: Backend) -> None:
    await backend.log.append("fresh", 0, EVENING[:12])
    for length in LENGTHS:
        bodies = EVENING[:100] + [MORE] * (length - 100)
        for begin in range(0, length, 1000):
            await backend.log.append(str(length), begin, bodies[begin : begin + 1000])
    before, after = TableReader(backend.log, NoSnapshots()), TableReader(backend.log, backend.snapshots)
    for length in LENGTHS:
        replayed = await before.wake(str(length))
        if replayed is not None:
            after.take(str(length), replayed)  # a table of 100 entries would have none
    await after.finish()
    turns: list[dict[str, float]] = []
    for _ in range(TURNS):
        turn = {"fresh": await _milliseconds(after, "fresh")}
        for length in LENGTHS:
            turn[f"{length} all"] = await _milliseconds(before, str(length))
            turn[f"{length} snapshot"] = await _milliseconds(after, str(length))
        turns.append(turn)
    for name in turns[0]:
        middle = statistics.median(turn[name] for turn in turns)
        ratio = statistics.median(turn[name] / turn["fresh"] for turn in turns)
        print(f"{name:>16}: {middle:9.2f} ms, {ratio:8.1f} times a fresh table")
    for length in LENGTHS:
        snapshot = await backend.snapshots.find(str(length), NEWEST)
        print(f"{length:>16}: a snapshot of {len(snapshot.body) if snapshot else 0} bytes")


async def main() -> None:
    """Measure in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        backend = await open_backend(f"sqlite:{folder}/conteur.sqlite", "bench")
        try:
            await _measure(backend)
        finally:
            await backend.close()


if __name__ == "__main__":
    asyncio.run(main())
