"""Maintenance of a log in a SQLite file, on a separate connection from the server's: list, rewrite, remove."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

from conteur.store.snapshots import ERASED, NEWEST
from conteur.store.sqlite.chain import READ_CHAIN
from conteur.store.sqlite.file import SqliteFile
from conteur.store.sqlite.schema import LOG_SCHEMA
from conteur.store.upkeep import Tail

_Answer = TypeVar("_Answer")

_TAILS: Final = """
SELECT "table", head.version, body FROM head JOIN entry ON place = last WHERE "table" > ? ORDER BY "table" LIMIT ?"""
_COUNT: Final = "SELECT count(*) FROM head"
_BLOBS: Final = 'SELECT name FROM blob WHERE "table" = ? ORDER BY name'
_REWRITE: Final = "UPDATE entry SET body = ? WHERE place = ?"
_UNSNAP: Final = 'DELETE FROM snapshot WHERE "table" = ?'
_MARK_ERASED: Final = """
INSERT INTO snapshot ("table", name, version, place, format, body)
SELECT "table", ?, version, last, ?, x'' FROM head WHERE "table" = ?"""
_REMOVE: Final = (
    _UNSNAP,
    'DELETE FROM head WHERE "table" = ?',
    'DELETE FROM blob WHERE "table" = ?',
    'DELETE FROM listing WHERE "table" = ?',
)


class SqliteUpkeep:
    """An Upkeep of a log in a file."""

    def __init__(self, path: Path) -> None:
        """For the log in this file, which must exist."""
        self._file = SqliteFile(path, LOG_SCHEMA, can_write=True)
        self._lock = asyncio.Lock()

    async def tails(self, after: str, limit: int) -> list[Tail]:
        """The last entries of tables, by name."""
        return await self._do(lambda file: [Tail(*row) for row in file.execute(_TAILS, (after, limit))])

    async def count(self) -> int:
        """How many tables there are."""
        return await self._do(lambda file: int(file.execute(_COUNT).fetchone()[0]))

    async def blob_names(self, code: str) -> list[str]:
        """The names of a table's blobs."""
        return await self._do(lambda file: [name for (name,) in file.execute(_BLOBS, (code,))])

    async def rewrite(self, code: str, bodies: Mapping[int, bytes]) -> None:
        """Replace the bodies of these entries, and erase the snapshots made from them."""

        def rewrite(file: sqlite3.Connection) -> None:
            rows = file.execute(READ_CHAIN, (code, 0)).fetchall()
            file.executemany(_REWRITE, [(bodies[version], place) for place, version, _ in rows if version in bodies])
            file.execute(_UNSNAP, (code,))
            file.execute(_MARK_ERASED, (NEWEST, ERASED, code))

        await self._do(rewrite)
        async with self._lock:
            await asyncio.to_thread(self._truncate_wal)

    async def remove(self, code: str) -> None:
        """Delete a table and everything that belongs to it."""

        def remove(file: sqlite3.Connection) -> None:
            places = [(place,) for place, _, _ in file.execute(READ_CHAIN, (code, 0)).fetchall()]
            file.executemany("DELETE FROM entry WHERE place = ?", places)
            for statement in _REMOVE:
                file.execute(statement, (code,))

        await self._do(remove)

    async def close(self) -> None:
        """Close the file."""
        async with self._lock:
            self._file.close()

    async def _do(self, work: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        async with self._lock:
            return await asyncio.to_thread(self._file.commit, work)

    def _truncate_wal(self) -> None:
        """Truncate the write-ahead log, where the old bodies would otherwise stay until it is overwritten."""
        with self._file.use() as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
