"""Snapshots in a SQLite file keep the contract, and are erased from the file itself."""

import asyncio
from pathlib import Path

from conteur.store.snapshots import NEWEST, Snapshot
from tests.store.snapshots_contract import ErasedSnapshotsContract


def _is_said(folder: Path) -> bool:
    return any(b"Zanzibar" in file.read_bytes() for file in folder.iterdir())


class TestSqliteSnapshots(ErasedSnapshotsContract):
    """In a file."""

    async def new_log(self, folder: Path) -> str:
        """A file of its own."""
        return f"sqlite:{folder / 'conteur.sqlite'}"

    def test_no_trace_is_left_in_the_file(self, tmp_path: Path) -> None:
        """When entries are rewritten, what a snapshot said is overwritten on the disk."""

        async def story() -> None:
            log, snapshots = await self.open(tmp_path)
            upkeep = self.upkeep(log)
            await log.append("oak", 0, [b"1"])
            await snapshots.put("oak", NEWEST, Snapshot(1, "1", b"Zanzibar" * 2000))
            assert _is_said(tmp_path)
            await upkeep.rewrite("oak", {})
            assert not _is_said(tmp_path)
            await upkeep.close()
            await log.close()

        asyncio.run(story())
