"""The log in PostgreSQL keeps the contract, also with two servers on one database."""

import asyncio
from pathlib import Path

import pytest

from conteur.store.log import EventLog, LogUnavailable
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.migrate import migrate
from tests.store.postgres.server import Postgres
from tests.store.shared_contract import SharedLogContract


class TestPostgresLog(SharedLogContract):
    """In a real database."""

    postgres: Postgres
    databases: dict[Path, str]

    @pytest.fixture(autouse=True)
    def _server(self, postgres: Postgres) -> None:
        self.postgres, self.databases = postgres, {}

    async def open_log(self, folder: Path) -> EventLog:
        """One database for the whole folder."""
        if folder not in self.databases:
            self.databases[folder] = await asyncio.to_thread(self.postgres.new_database)
            await migrate(self.databases[folder])
        return await PostgresLog.open(self.databases[folder])


def test_many_readings_at_once(postgres: Postgres) -> None:
    """Each caller gets its own table from its own version on, whatever is read at the same time."""

    async def story() -> None:
        address = await asyncio.to_thread(postgres.new_database)
        await migrate(address)
        log = await PostgresLog.open(address)
        for number in range(150):
            await log.append(f"table {number}", 0, [b"%d" % number, b"two", b"three"])
        wanted = [(f"table {number}", number % 4) for number in range(-1, 150)]
        bodies = await asyncio.gather(*(log.read(code, after) for code, after in [*wanted, ("\0", 0), ("none", 7)]))
        entries = [[b"%d" % number, b"two", b"three"][number % 4 :] for number in range(150)]
        assert bodies == [[], *entries, [], []]
        await log.close()
        with pytest.raises(LogUnavailable):
            await log.read("table 1")

    asyncio.run(story())
