"""What durability costs: appends to a SQLite log, each acknowledged when it is on the disk.

    .venv/bin/python bench/store.py [folder]

The folder is where the files are written, so name one on the disk you want to know about; it takes half a minute.
The ways are measured in turn, several times over, and a ratio is the median of ratios within one turn: a shared
machine is noisy, and figures of different moments do not compare.
"""

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from conteur.store.sqlite.log import SqliteLog

BODY: Final = b"x" * 200
SECONDS: Final = 0.8
TURNS: Final = 5
SCHEMA: Final = 'CREATE TABLE entry ("table" TEXT, version INTEGER, body BLOB, PRIMARY KEY ("table", version))'
SETTINGS: Final = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"

Append = Callable[[str, int], Coroutine[None, None, None]]


@dataclass(frozen=True, slots=True)
class Sample:
    """One way, for less than a second."""

    per_second: float
    middle: float
    worst: float
    processor: float


async def measure(append: Append, writers: int) -> Sample:
    """Appends to this many tables, each waiting for its acknowledgement before the next write."""
    waits: list[float] = []
    begin, begin_processor = time.perf_counter(), time.process_time()

    async def write_on(table: str) -> None:
        version = 0
        while (asked := time.perf_counter()) < begin + SECONDS:
            await append(table, version)
            version += 1
            waits.append(time.perf_counter() - asked)

    await asyncio.gather(*(write_on(f"table {number:04}") for number in range(writers)))
    passed, processor = time.perf_counter() - begin, time.process_time() - begin_processor
    waits.sort()
    count = len(waits)
    return Sample(count / passed, waits[count // 2] * 1e3, waits[count * 99 // 100] * 1e3, processor / count * 1e6)


async def in_the_loop(path: Path, writers: int) -> Sample:
    """The baseline: one connection, one commit each, blocking the event loop."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(f"{SETTINGS} {SCHEMA};")

    async def append(table: str, version: int) -> None:
        connection.execute("INSERT INTO entry VALUES (?, ?, ?)", (table, version + 1, BODY))
        await asyncio.sleep(0)

    try:
        return await measure(append, writers)
    finally:
        connection.close()


async def through_the_log(path: Path, writers: int, largest_batch: int) -> Sample:
    """The log itself, with at most this many appends in one commit."""
    log = await SqliteLog.open(path, largest_batch=largest_batch)
    try:
        return await measure(lambda table, version: log.append(table, version, [BODY]), writers)
    finally:
        await log.close()


def bytes_per_entry(folder: Path, ending: str) -> float:
    """What the write-ahead log takes for an entry, 64 of 1,000 tables in each commit."""
    path = folder / "pages.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(f"{SETTINGS} PRAGMA wal_autocheckpoint = 0; {SCHEMA} {ending};")
    for number in range(200):
        tables = [(f"table {(number * 64 + step) * 7919 % 1000:04}", number, BODY) for step in range(64)]
        connection.execute("BEGIN")
        connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", tables)
        connection.execute("COMMIT")
    size = path.with_name("pages.db-wal").stat().st_size
    connection.close()
    path.unlink()
    return size / (200 * 64)


def main(folder: Path) -> None:
    """Measure in turn, print one small table."""
    ways: dict[str, Callable[[Path, int], Coroutine[None, None, Sample]]] = {
        "a commit each, in the loop": in_the_loop,
        "a commit each, in the writer": lambda path, writers: through_the_log(path, writers, 1),
        "group commit": lambda path, writers: through_the_log(path, writers, 512),
    }
    samples: dict[tuple[int, str], list[Sample]] = {(writers, way): [] for writers in (1, 64) for way in ways}
    for turn in range(TURNS):
        for number, (writers, way) in enumerate(samples):
            path = folder / f"{turn}-{number}.db"
            samples[writers, way].append(asyncio.run(ways[way](path, writers)))
            path.unlink()
    print(f"{'writers':>7}  {'way':<28} {'appends/s':>9} {'p50 ms':>7} {'p99 ms':>7} {'CPU µs':>7}  ratio")
    for (writers, way), taken in samples.items():
        base = samples[writers, "a commit each, in the writer"]
        ratio = statistics.median(one.per_second / two.per_second for one, two in zip(taken, base, strict=True))
        columns = [statistics.median(column) for column in zip(*map(_figures, taken), strict=True)]
        print(
            f"{writers:>7}  {way:<28} {columns[0]:>9,.0f} {columns[1]:>7.2f} {columns[2]:>7.2f} {columns[3]:>7.0f}"
            f"  {ratio:.2f}"
        )
    with_rowid, without = (bytes_per_entry(folder, ending) for ending in ("", "WITHOUT ROWID"))
    print(
        f"bytes written for a 200-byte entry: {with_rowid:.0f} with a rowid, {without:.0f} WITHOUT ROWID:"
        f" ratio {without / with_rowid:.2f}"
    )


def _figures(sample: Sample) -> tuple[float, float, float, float]:
    return sample.per_second, sample.middle, sample.worst, sample.processor


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        main(Path(name))
