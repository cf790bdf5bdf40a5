"""The log in PostgreSQL keeps the contract, also with two servers on one database."""

import asyncio
from pathlib import Path

import pytest

from conteur.store.log import EventLog
from conteur.store.postgres import PostgresLog
from conteur.store.postgres_migrate import migrate
from tests.store.postgres import Postgres
from tests.store.shared_contract import SharedLogContract


class TestPostgresLog(SharedLogContract):
    """In a real database."""

    postgres: Postgres
    databases: dict[Path, str]

    @pytest.fixture(autouse=True)
    def _home(self, postgres: Postgres) -> None:
        self.postgres, self.databases = postgres, {}

    async def open_log(self, home: Path) -> EventLog:
        """One database for the whole home."""
        if home not in self.databases:
            self.databases[home] = await asyncio.to_thread(self.postgres.new_database)
            await migrate(self.databases[home])
        return await PostgresLog.open(self.databases[home])
