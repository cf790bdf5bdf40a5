"""A separate process, for the tests of a log whose process or disk fails.

Prints a line for every acknowledged entry: table, version, body.
"""

import asyncio
import os
import sys
from pathlib import Path

from conteur.store.log import LogUnavailable
from conteur.store.sqlite.log import SqliteLog

NOBODY = 65534


def say(*words: object) -> None:
    """One line, out of our hands when this returns."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def write_on(log: SqliteLog, code: str, size: int) -> None:
    """Append one or two entries at a time, and acknowledge each, forever."""
    version = await log.version(code)
    while True:
        bodies = [f"{code}-{version + number}-".ljust(size, "x") for number in range(1, 2 + version % 2)]
        await log.append(code, version, [body.encode() for body in bodies])
        for body in bodies:
            version += 1
            say(code, version, body)


async def write_until_killed(path: Path) -> None:
    """Six tables at once."""
    log = await SqliteLog.open(path)
    await asyncio.gather(*(write_on(log, f"table{number}", 60) for number in range(6)))


async def fill_the_disk(path: Path) -> None:
    """Write until the disk is full, check that this is reported, free some space, and continue."""
    import resource  # noqa: PLC0415 - not on Windows, where this is not called

    log = await SqliteLog.open(path)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    for _ in range(3):
        room = path.with_name(path.name + "-wal").stat().st_size + 300_000
        resource.setrlimit(
            resource.RLIMIT_FSIZE, (room, hard)
        )  # Python ignores SIGXFSZ: a write fails, as on a full disk
        writers = [write_on(log, f"table{number}", 2_000) for number in range(6)]
        answers = await asyncio.gather(*writers, return_exceptions=True)
        assert [LogUnavailable] * 6 == [type(answer) for answer in answers], answers
        say("refused:", answers[0])
        for number in range(6):
            code = f"table{number}"
            assert await log.version(code) == len(await log.read(code))
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        version = await log.version("table0")
        await log.append("table0", version, [b"healed"])
        say("table0", version + 1, "healed")
    await log.close()


async def meet_a_file_only_to_be_read(path: Path) -> None:
    """Open the log as somebody without the right to write, and say what came of it."""
    if os.geteuid() == 0:  # root may write everywhere
        os.seteuid(NOBODY)
    try:
        await SqliteLog.open(path)
    except LogUnavailable as trouble:
        say("refused:", trouble)


if __name__ == "__main__":
    act = {"write": write_until_killed, "fill": fill_the_disk, "readonly": meet_a_file_only_to_be_read}[sys.argv[1]]
    asyncio.run(act(Path(sys.argv[2])))
