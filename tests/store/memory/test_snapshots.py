"""Snapshots in memory keep the contract."""

from pathlib import Path

from conteur.store.log import EventLog
from conteur.store.memory.log import MemoryLog
from conteur.store.memory.snapshots import MemorySnapshots
from conteur.store.snapshots import Snapshots
from tests.store.snapshots_contract import SnapshotsContract


class TestMemorySnapshots(SnapshotsContract):
    """In dictionaries."""

    async def open(self, folder: Path) -> tuple[EventLog, Snapshots]:
        """Memory needs no folder."""
        del folder
        log = MemoryLog()
        return log, MemorySnapshots(log)
