"""Stored images in their own SQLite file, so that writing a picture never delays a move."""

import asyncio
import functools
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from conteur.store.images import StoredImage, check_owner, deck_owner
from conteur.store.log import CLOSED, LogUnavailable
from conteur.store.sqlite.file import SqliteFile
from conteur.store.sqlite.schema import Schema

_Answer = TypeVar("_Answer")

IMAGES_SCHEMA: Final = Schema(
    application_id=0x636F6E50,  # "conP"
    steps=(
        (
            """
CREATE TABLE picture (id TEXT PRIMARY KEY, large BLOB NOT NULL, small BLOB NOT NULL, size INTEGER NOT NULL)""",
            """
CREATE TABLE holding (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    owner TEXT NOT NULL,
    picture TEXT NOT NULL REFERENCES picture (id),
    about BLOB NOT NULL,
    UNIQUE (owner, picture)
)""",
            "CREATE INDEX holding_of_picture ON holding (picture)",
            "CREATE TABLE deck (name TEXT PRIMARY KEY, body BLOB NOT NULL)",
            "CREATE TABLE wanted (owner TEXT PRIMARY KEY, at INTEGER NOT NULL)",
        ),
    ),
    probe="deck",
)
_TIDY: Final = "DELETE FROM picture WHERE id NOT IN (SELECT picture FROM holding)"
_OWNERS: Final = """
SELECT owner, at FROM wanted w WHERE EXISTS (SELECT 1 FROM holding h WHERE h.owner = w.owner) ORDER BY owner"""
_WANT: Final = """
INSERT INTO wanted (owner, at) VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET at = max(at, excluded.at)"""


class SqliteImages:
    """An ImageStore in a file, which several processes on one machine may share."""

    def __init__(self, file: SqliteFile, thread: ThreadPoolExecutor) -> None:
        """Use `SqliteImages.open`."""
        self._file = file
        self._thread = thread
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The images in this file, which is created if there is none; LogUnavailable says why not."""
        file = SqliteFile(path, IMAGES_SCHEMA, can_write=True)
        thread = ThreadPoolExecutor(1, thread_name_prefix=f"images in {path.name}")
        try:
            await asyncio.get_running_loop().run_in_executor(thread, file.create)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(file, thread)

    async def put(self, owner: str, picture: StoredImage, at: int) -> None:
        """Store a new picture."""
        check_owner(owner)

        def put(file: sqlite3.Connection) -> None:
            size = len(picture.large) + len(picture.small)
            file.execute(
                "INSERT OR IGNORE INTO picture (id, large, small, size) VALUES (?, ?, ?, ?)",
                (picture.id, picture.large, picture.small, size),
            )
            file.execute(
                "INSERT OR IGNORE INTO holding (owner, picture, about) VALUES (?, ?, ?)",
                (owner, picture.id, picture.about),
            )
            file.execute(_WANT, (owner, at))

        await self._commit(put)

    async def image(self, picture: str, *, is_small: bool) -> bytes | None:
        """A picture in one of its sizes."""
        wanted = "SELECT small FROM picture WHERE id = ?" if is_small else "SELECT large FROM picture WHERE id = ?"
        rows = await self._fetch(wanted, picture)
        return rows[0][0] if rows else None

    async def held(self, owner: str) -> list[tuple[str, bytes]]:
        """The pictures an owner holds."""
        return await self._fetch("SELECT picture, about FROM holding WHERE owner = ? ORDER BY place", owner)

    async def owners(self) -> list[tuple[str, int]]:
        """Every table that holds pictures."""
        return await self._fetch(_OWNERS)

    async def let_go(self, owner: str, picture: str) -> None:
        """Release a picture."""

        def let_go(file: sqlite3.Connection) -> None:
            file.execute("DELETE FROM holding WHERE owner = ? AND picture = ?", (owner, picture))
            file.execute(_TIDY)

        await self._commit(let_go)

    async def destroy(self, picture: str) -> None:
        """Delete it for all its owners."""

        def destroy(file: sqlite3.Connection) -> None:
            file.execute("DELETE FROM holding WHERE picture = ?", (picture,))
            file.execute("DELETE FROM picture WHERE id = ?", (picture,))

        await self._commit(destroy)
        await self._fetch("PRAGMA wal_checkpoint(TRUNCATE)")

    async def room(self, owner: str | None = None) -> int:
        """Bytes of all pictures, or of one owner's."""
        if owner is None:
            rows = await self._fetch("SELECT coalesce(sum(size), 0) FROM picture")
        else:
            held = (
                "SELECT coalesce(sum(size), 0) FROM picture WHERE id IN (SELECT picture FROM holding WHERE owner = ?)"
            )
            rows = await self._fetch(held, owner)
        return int(rows[0][0])

    async def put_deck(self, name: str, body: bytes, pictures: Sequence[tuple[str, bytes]]) -> bool:
        """Save a deck."""
        check_owner(name)

        def put(file: sqlite3.Connection) -> bool:
            if file.execute("INSERT OR IGNORE INTO deck (name, body) VALUES (?, ?)", (name, body)).rowcount == 0:
                return False
            file.executemany(
                "INSERT INTO holding (owner, picture, about) SELECT ?, id, ? FROM picture WHERE id = ?",
                [(deck_owner(name), about, picture) for picture, about in pictures],
            )
            return True

        return await self._commit(put)

    async def remove_deck(self, name: str) -> bool:
        """Delete a deck."""

        def remove(file: sqlite3.Connection) -> bool:
            if file.execute("DELETE FROM deck WHERE name = ?", (name,)).rowcount == 0:
                return False
            file.execute("DELETE FROM holding WHERE owner = ?", (deck_owner(name),))
            file.execute(_TIDY)
            return True

        return await self._commit(remove)

    async def decks(self) -> list[tuple[str, bytes]]:
        """The decks by name."""
        return await self._fetch("SELECT name, body FROM deck ORDER BY name")

    async def touch(self, owner: str, at: int) -> None:
        """Remember when the owner's pictures were last used."""
        await self._commit(lambda file: file.execute("UPDATE wanted SET at = max(at, ?) WHERE owner = ?", (at, owner)))

    async def forget(self, before: int) -> int:
        """Release the pictures of tables that were last used before this time."""

        def forget(file: sqlite3.Connection) -> int:
            file.execute("DELETE FROM holding WHERE owner IN (SELECT owner FROM wanted WHERE at < ?)", (before,))
            forgotten = file.execute("DELETE FROM wanted WHERE at < ?", (before,)).rowcount
            file.execute(_TIDY)
            return forgotten

        return await self._commit(forget)

    async def close(self) -> None:
        """Finish pending calls, and close the file."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._file.close)
            self._thread.shutdown(wait=False)

    async def _fetch(self, sql: str, *values: object) -> list[Any]:
        return await self._in_thread(functools.partial(self._fetch_now, sql, values))

    async def _commit(self, work: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        return await self._in_thread(functools.partial(self._file.commit, work))

    async def _in_thread(self, work: Callable[[], _Answer]) -> _Answer:
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _fetch_now(self, sql: str, values: Sequence[object]) -> list[Any]:
        with self._file.use() as connection:
            return connection.execute(sql, values).fetchall()
