"""The log in memory keeps the contract."""

from pathlib import Path

from conteur.store.log import EventLog
from conteur.store.memory import MemoryLog
from tests.store.contract import LogContract


class TestMemoryLog(LogContract):
    """In dictionaries."""

    async def open_log(self, home: Path) -> EventLog:
        """Memory has no home."""
        del home
        return MemoryLog()
