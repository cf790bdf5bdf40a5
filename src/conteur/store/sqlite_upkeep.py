"""Looking after a log in a SQLite file, beside the server that plays on it: as another process would."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

from conteur.store.attic import pack, unpack
from conteur.store.sqlite_file import SqliteFile
from conteur.store.sqlite_schema import READ_CHAIN
from conteur.store.upkeep import Tail

_Answer = TypeVar("_Answer")

_TAILS: Final = """
SELECT "table", head.version, body FROM head JOIN entry ON place = last WHERE "table" > ? ORDER BY "table" LIMIT ?"""
_COUNT: Final = "SELECT count(*) FROM head"
_BLOBS: Final = 'SELECT name FROM blob WHERE "table" = ? ORDER BY name'
_PACKED: Final = 'SELECT packed FROM attic WHERE "table" = ?'
_PACK: Final = 'INSERT OR REPLACE INTO attic ("table", packed) VALUES (?, ?)'
_DROP: Final = "DELETE FROM entry WHERE place = ?"
_CUT: Final = "UPDATE entry SET previous = NULL WHERE place = ?"
_CHANGE: Final = "UPDATE entry SET body = ? WHERE place = ?"
_PLACES: Final = ("head", "attic", "blob", "listing")


class SqliteUpkeep:
    """An Upkeep of a log in a file."""

    def __init__(self, path: Path) -> None:
        """Of the log in this file, which somebody has opened before."""
        self._file = SqliteFile(path, can_write=True)
        self._turn = asyncio.Lock()

    async def tails(self, after: str, limit: int) -> list[Tail]:
        """How tables end."""
        return await self._do(lambda file: [Tail(*row) for row in file.execute(_TAILS, (after, limit))])

    async def count(self) -> int:
        """How many tables there are."""
        return await self._do(lambda file: int(file.execute(_COUNT).fetchone()[0]))

    async def blob_names(self, table: str) -> list[str]:
        """What is kept with a table."""
        return await self._do(lambda file: [name for (name,) in file.execute(_BLOBS, (table,))])

    async def put_away(self, table: str) -> None:
        """Pack a table's history."""
        await self._do(lambda file: _put_away(file, table))

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Put other bodies in the place of these entries."""
        await self._do(lambda file: _rewrite(file, table, bodies))
        async with self._turn:
            await asyncio.to_thread(self._wipe)

    async def remove(self, table: str) -> None:
        """Everything of a table."""

        def remove(file: sqlite3.Connection) -> None:
            file.executemany(_DROP, [(place,) for place, _, _ in file.execute(READ_CHAIN, (table, 0)).fetchall()])
            for place in _PLACES:
                file.execute(f'DELETE FROM {place} WHERE "table" = ?', (table,))  # noqa: S608 - our own names

        await self._do(remove)

    async def close(self) -> None:
        """Let go of the file."""
        async with self._turn:
            self._file.close()

    async def _do(self, work: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        async with self._turn:
            return await asyncio.to_thread(self._commit, work)

    def _wipe(self) -> None:
        """What was there before is in the write-ahead log, too, until that begins again."""
        with self._file.use() as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _commit(self, work: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        with self._file.use() as connection:
            connection.execute("BEGIN IMMEDIATE")
            answer = work(connection)
            connection.execute("COMMIT")
        return answer


def _put_away(file: sqlite3.Connection, table: str) -> None:
    *rows, (last, _, _) = file.execute(READ_CHAIN, (table, 0)).fetchall() or [(0, 0, b"")]
    if rows:
        packed = file.execute(_PACKED, (table,)).fetchone()
        before = unpack(packed[0]) if packed else []
        file.execute(_PACK, (table, pack([*before, *(body for _, _, body in rows)])))
        file.executemany(_DROP, [(place,) for place, _, _ in rows])
        file.execute(_CUT, (last,))


def _rewrite(file: sqlite3.Connection, table: str, bodies: Mapping[int, bytes]) -> None:
    packed = file.execute(_PACKED, (table,)).fetchone()
    if packed:
        before = unpack(packed[0])
        file.execute(_PACK, (table, pack([bodies.get(number, body) for number, body in enumerate(before, 1)])))
    rows = file.execute(READ_CHAIN, (table, 0)).fetchall()
    file.executemany(_CHANGE, [(bodies[version], place) for place, version, _ in rows if version in bodies])
