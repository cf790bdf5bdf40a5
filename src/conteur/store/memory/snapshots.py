"""Snapshots in memory, for tests."""

import asyncio

from conteur.store.memory.log import MemoryLog
from conteur.store.snapshots import Snapshot


class MemorySnapshots:
    """Snapshots in a dictionary."""

    def __init__(self, log: MemoryLog) -> None:
        """For the tables of this log."""
        self._log = log
        self._kept: dict[tuple[str, str], Snapshot] = {}

    async def put(self, code: str, name: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of an older one."""
        kept = self._kept.get((code, name))
        if (kept is None or kept.version < snapshot.version) and snapshot.version <= await self._log.version(code):
            self._kept[code, name] = snapshot

    async def find(self, code: str, name: str) -> Snapshot | None:
        """The snapshot of this name."""
        await asyncio.sleep(0)
        return self._kept.get((code, name))

    async def drop(self, code: str, name: str, version: int) -> None:
        """Delete a useless snapshot."""
        await asyncio.sleep(0)
        kept = self._kept.get((code, name))
        if kept is not None and kept.version == version:
            del self._kept[code, name]
