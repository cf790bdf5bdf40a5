"""What durability costs in PostgreSQL: appends of many tables in one commit, each acknowledged when it is on the disk.

    .venv/bin/python bench/postgres.py [postgresql://...]

Without an address, a PostgreSQL of its own on the loopback, from the wheel the tests use, with its settings as they
come. The same measure as bench/store.py; one processor core is the database's, one ours.
"""

import asyncio
import statistics
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.store import BODY, Sample, measure
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.migrate import migrate
from tests.store.postgres.server import running

WRITERS: Final = (1, 64, 512, 2048)
TURNS: Final = 3


async def sample(address: str, writers: int) -> Sample:
    """Appends of this many new tables."""
    log = await PostgresLog.open(address)
    turn = log.name
    try:
        return await measure(lambda table, version: log.append(f"{turn} {table}", version, [BODY]), writers)
    finally:
        await log.close()


def main(address: str) -> None:
    """Measure in turn, print one small table."""
    asyncio.run(migrate(address))
    taken: dict[int, list[Sample]] = {writers: [] for writers in WRITERS}
    for _ in range(TURNS):
        for writers, samples in taken.items():
            samples.append(asyncio.run(sample(address, writers)))
    print(f"{'writers':>7} {'appends/s':>9} {'p50 ms':>7} {'p99 ms':>7} {'CPU µs':>7}")
    for writers, samples in taken.items():
        figures = [(one.per_second, one.middle, one.worst, one.processor) for one in samples]
        columns = [statistics.median(column) for column in zip(*figures, strict=True)]
        print(f"{writers:>7} {columns[0]:>9,.0f} {columns[1]:>7.2f} {columns[2]:>7.2f} {columns[3]:>7.0f}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(sys.argv[1])
    else:
        with running() as postgres:
            main(postgres.new_database())
