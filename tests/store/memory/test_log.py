"""The log in memory keeps the contract."""

from pathlib import Path

from conteur.store.log import EventLog
from conteur.store.memory.log import MemoryLog
from tests.store.log_contract import LogContract


class TestMemoryLog(LogContract):
    """In dictionaries."""

    async def open_log(self, folder: Path) -> EventLog:
        """Memory needs no folder."""
        del folder
        return MemoryLog()
