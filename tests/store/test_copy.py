"""`conteur log copy` moves a whole store into another, and back."""

import asyncio
from itertools import pairwise
from pathlib import Path

from conteur.store.backend import open_log
from tests.cli.running import conteur
from tests.store.postgres.server import Postgres


def test_there_and_back(postgres: Postgres, tmp_path: Path) -> None:
    """From a file to a database that was empty, and into another file: every table is the same."""
    bodies = {f"table {number}": [b"%d" % entry for entry in range(number + 1)] for number in range(30)}

    async def write(address: str) -> None:
        log = await open_log(address)
        for code, entries in bodies.items():
            await log.append(code, 0, entries)
            await log.put_blob(code, "clue", "audio/ogg", code.encode())
        await log.close()

    async def read(address: str) -> dict[str, list[bytes]]:
        log = await open_log(address)
        entries = {code: await log.read(code) for code in bodies}
        assert await log.blob("table 7", "clue") == ("audio/ogg", b"table 7")
        await log.close()
        return entries

    addresses = [f"sqlite:{tmp_path / 'one.sqlite'}", postgres.new_database(), f"sqlite:{tmp_path / 'two.sqlite'}"]
    asyncio.run(write(addresses[0]))
    for source, target in pairwise(addresses):
        done = conteur("log", "copy", "--from", source, "--to", target)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == "30 tables, 465 entries, 30 recordings and 0 pictures copied and compared\n"
        assert asyncio.run(read(target)) == bodies
    refused = conteur("log", "copy", "--from", "elsewhere", "--to", addresses[2])
    assert refused.returncode == 2
    assert "write sqlite:PATH or postgresql://HOST/DATABASE" in refused.stderr
