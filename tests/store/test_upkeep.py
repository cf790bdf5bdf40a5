"""Both homes can be looked after, and moved into each other by the command line."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from conteur.store.home import migrate_home, open_log
from tests.cli.running import conteur
from tests.store.postgres import Postgres
from tests.store.upkeep_contract import UpkeepContract


class TestSqliteUpkeep(UpkeepContract):
    """In a file."""

    async def new_home(self, folder: Path) -> str:
        """A file of its own."""
        return f"sqlite:{folder / 'conteur.sqlite'}"


class TestPostgresUpkeep(UpkeepContract):
    """In a database."""

    postgres: Postgres

    @pytest.fixture(autouse=True)
    def _home(self, postgres: Postgres) -> None:
        self.postgres = postgres

    async def new_home(self, folder: Path) -> str:
        """A database of its own."""
        del folder
        address = await asyncio.to_thread(self.postgres.new_database)
        await migrate_home(address)
        return address


def test_there_and_back(postgres: Postgres, tmp_path: Path) -> None:
    """From a file to a database that was empty, and into another file: every table is the same."""
    bodies = {f"table {number}": [b"%d" % entry for entry in range(number + 1)] for number in range(30)}

    async def write(address: str) -> None:
        log = await open_log(address)
        for table, entries in bodies.items():
            await log.append(table, 0, entries)
            await log.put_blob(table, "clue", "audio/ogg", table.encode())
        await log.close()

    async def read(address: str) -> dict[str, list[bytes]]:
        log = await open_log(address)
        found = {table: await log.read(table) for table in bodies}
        assert await log.blob("table 7", "clue") == ("audio/ogg", b"table 7")
        await log.close()
        return found

    homes = [f"sqlite:{tmp_path / 'one.sqlite'}", postgres.new_database(), f"sqlite:{tmp_path / 'two.sqlite'}"]
    asyncio.run(write(homes[0]))
    for source, target in pairwise(homes):
        done = conteur("log", "copy", "--from", source, "--to", target)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == "30 tables, 465 entries, 30 recordings and 0 pictures are there, and the same\n"
        assert asyncio.run(read(target)) == bodies
    refused = conteur("log", "copy", "--from", "elsewhere", "--to", homes[2])
    assert refused.returncode == 2
    assert "write sqlite:PATH or postgresql://HOST/DATABASE" in refused.stderr
