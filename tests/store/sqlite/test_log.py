"""The log in a SQLite file keeps the contract, also with two logs on one file."""

from pathlib import Path

from conteur.store.log import EventLog
from conteur.store.sqlite.log import SqliteLog
from tests.store.shared_contract import SharedLogContract


class TestSqliteLog(SharedLogContract):
    """In a real file."""

    async def open_log(self, folder: Path) -> EventLog:
        """One file for the whole folder."""
        return await SqliteLog.open(folder / "conteur.db")
