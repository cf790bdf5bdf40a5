"""Snapshots in the SQLite file of the log, written by its one writer in the same commits as entries."""

from typing import Final

from conteur.store.log import check_name
from conteur.store.snapshots import Snapshot
from conteur.store.sqlite.log import SqliteLog
from conteur.store.sqlite.writer import Statement

# The entry's place is stored, too, so that the table's entries can be read backwards from there.
_PUT: Final = """
WITH RECURSIVE chain (place, previous, version) AS (
    SELECT place, previous, version FROM entry WHERE place = (SELECT last FROM head WHERE "table" = ?1)
    UNION ALL
    SELECT entry.place, entry.previous, entry.version
    FROM chain JOIN entry ON entry.place = chain.previous WHERE chain.version > ?3
)
INSERT INTO snapshot ("table", name, version, place, format, body)
SELECT ?1, ?2, ?3, place, ?4, ?5 FROM chain WHERE version = ?3
AND NOT EXISTS (SELECT 1 FROM snapshot WHERE "table" = ?1 AND format = '' AND version >= ?3)
ON CONFLICT ("table", name) DO UPDATE
SET version = excluded.version, place = excluded.place, format = excluded.format, body = excluded.body
WHERE excluded.version > snapshot.version"""
_FIND: Final = """
SELECT version, format, body FROM snapshot WHERE "table" = ? AND name = ? AND format <> ''"""
_DROP: Final = """
DELETE FROM snapshot WHERE "table" = ? AND name = ? AND version = ? AND format <> ''"""


class SqliteSnapshots:
    """Snapshots of the tables of a log in a file."""

    def __init__(self, log: SqliteLog) -> None:
        """For this log."""
        self._log = log

    async def put(self, code: str, name: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of an older one."""
        check_name(code)
        check_name(name, "snapshot")
        await self._log.write(Statement(_PUT, (code, name, *snapshot)))

    async def find(self, code: str, name: str) -> Snapshot | None:
        """The snapshot of this name."""
        row = await self._log.query(lambda file: file.execute(_FIND, (code, name)).fetchone())
        return None if row is None else Snapshot(*row)

    async def drop(self, code: str, name: str, version: int) -> None:
        """Delete a useless snapshot."""
        await self._log.write(Statement(_DROP, (code, name, version)))
