"""Snapshots in PostgreSQL keep the contract."""

import asyncio
from pathlib import Path

import pytest

from conteur.store.backend import migrate_backend
from tests.store.postgres.server import Postgres
from tests.store.snapshots_contract import ErasedSnapshotsContract


class TestPostgresSnapshots(ErasedSnapshotsContract):
    """In a database."""

    postgres: Postgres

    @pytest.fixture(autouse=True)
    def _database(self, postgres: Postgres) -> None:
        self.postgres = postgres

    async def new_log(self, folder: Path) -> str:
        """A database of its own."""
        del folder
        address = await asyncio.to_thread(self.postgres.new_database)
        await migrate_backend(address)
        return address
