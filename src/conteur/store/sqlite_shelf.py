"""The shelf in a SQLite file of its own, so that a picture being written never stands in the way of a move."""

import asyncio
import functools
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from conteur.store.log import CLOSED, LogUnavailable
from conteur.store.shelf import Shelved, check_owner, deck_owner

_Answer = TypeVar("_Answer")

_OURS: Final = 0x636F6E50  # "conP"
_PATIENCE: Final = 10.0
# Forward only: a step, once published, is never changed; the file's user_version counts the steps done.
_STEPS: Final = (
    """
    CREATE TABLE picture (id TEXT PRIMARY KEY, large BLOB NOT NULL, small BLOB NOT NULL, size INTEGER NOT NULL);
    CREATE TABLE holding (
        place INTEGER PRIMARY KEY AUTOINCREMENT,
        owner TEXT NOT NULL,
        picture TEXT NOT NULL REFERENCES picture (id),
        about BLOB NOT NULL,
        UNIQUE (owner, picture)
    );
    CREATE INDEX holding_of_picture ON holding (picture);
    CREATE TABLE deck (name TEXT PRIMARY KEY, body BLOB NOT NULL);
    CREATE TABLE wanted (owner TEXT PRIMARY KEY, at INTEGER NOT NULL);
    """,
)
_TIDY: Final = "DELETE FROM picture WHERE id NOT IN (SELECT picture FROM holding)"
_OWNERS: Final = """
SELECT owner, at FROM wanted w WHERE EXISTS (SELECT 1 FROM holding h WHERE h.owner = w.owner) ORDER BY owner"""
_WANT: Final = """
INSERT INTO wanted (owner, at) VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET at = max(at, excluded.at)"""


class SqliteShelf:
    """A Shelf in a file. Several processes of one machine may share it: a server, and the command line."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        """Use `SqliteShelf.open`."""
        self._connection = connection
        self._thread = thread
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The shelf in this file, which is made if there is none; LogUnavailable says why not."""
        thread = ThreadPoolExecutor(1, thread_name_prefix=f"shelf {path.name}")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, _opened, path)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(connection, thread)

    async def put(self, owner: str, picture: Shelved, at: int) -> None:
        """Keep a new picture."""
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

        await self._do(put)

    async def image(self, picture: str, *, is_small: bool) -> bytes | None:
        """A picture in one of its sizes."""
        wanted = "SELECT small FROM picture WHERE id = ?" if is_small else "SELECT large FROM picture WHERE id = ?"
        rows = await self._ask(wanted, picture)
        return rows[0][0] if rows else None

    async def held(self, owner: str) -> list[tuple[str, bytes]]:
        """What an owner holds."""
        return await self._ask("SELECT picture, about FROM holding WHERE owner = ? ORDER BY place", owner)

    async def owners(self) -> list[tuple[str, int]]:
        """Every table that holds something."""
        return await self._ask(_OWNERS)

    async def let_go(self, owner: str, picture: str) -> None:
        """Hold it no longer."""

        def let_go(file: sqlite3.Connection) -> None:
            file.execute("DELETE FROM holding WHERE owner = ? AND picture = ?", (owner, picture))
            file.execute(_TIDY)

        await self._do(let_go)

    async def destroy(self, picture: str) -> None:
        """Take it from everybody."""

        def destroy(file: sqlite3.Connection) -> None:
            file.execute("DELETE FROM holding WHERE picture = ?", (picture,))
            file.execute("DELETE FROM picture WHERE id = ?", (picture,))

        await self._do(destroy)
        await self._do(lambda file: file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())

    async def room(self, owner: str | None = None) -> int:
        """Bytes taken."""
        if owner is None:
            rows = await self._ask("SELECT coalesce(sum(size), 0) FROM picture")
        else:
            held = (
                "SELECT coalesce(sum(size), 0) FROM picture WHERE id IN (SELECT picture FROM holding WHERE owner = ?)"
            )
            rows = await self._ask(held, owner)
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

        return await self._do(put)

    async def remove_deck(self, name: str) -> bool:
        """Forget a deck."""

        def remove(file: sqlite3.Connection) -> bool:
            if file.execute("DELETE FROM deck WHERE name = ?", (name,)).rowcount == 0:
                return False
            file.execute("DELETE FROM holding WHERE owner = ?", (deck_owner(name),))
            file.execute(_TIDY)
            return True

        return await self._do(remove)

    async def decks(self) -> list[tuple[str, bytes]]:
        """The decks by name."""
        return await self._ask("SELECT name, body FROM deck ORDER BY name")

    async def touch(self, owner: str, at: int) -> None:
        """Wanted now."""
        await self._do(lambda file: file.execute("UPDATE wanted SET at = max(at, ?) WHERE owner = ?", (at, owner)))

    async def forget(self, before: int) -> int:
        """Let go of what tables hold and nobody has wanted since."""

        def forget(file: sqlite3.Connection) -> int:
            file.execute("DELETE FROM holding WHERE owner IN (SELECT owner FROM wanted WHERE at < ?)", (before,))
            forgotten = file.execute("DELETE FROM wanted WHERE at < ?", (before,)).rowcount
            file.execute(_TIDY)
            return forgotten

        return await self._do(forget)

    async def close(self) -> None:
        """Write what is waiting, let go of the file."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
            self._thread.shutdown(wait=False)

    async def _ask(self, question: str, *values: object) -> list[Any]:
        return await self._do(lambda file: file.execute(question, values).fetchall())

    async def _do(self, work: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._thread, functools.partial(self._commit, work))

    def _commit(self, work: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        try:
            with self._connection:
                return work(self._connection)
        except sqlite3.OperationalError as error:
            raise LogUnavailable(f"the pictures cannot be kept or read now: {error}") from error


def _opened(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, timeout=_PATIENCE, check_same_thread=False)
    except sqlite3.OperationalError as error:
        raise LogUnavailable(
            f"{path}: {error}: the folder must exist, and this user must be allowed to write"
        ) from None
    try:
        _bring_up_to_date(connection, path)
    except sqlite3.DatabaseError as error:
        connection.close()
        raise LogUnavailable(f"{path}: {error}: name another folder, or bring back a backup") from None
    except BaseException:
        connection.close()
        raise
    return connection


def _bring_up_to_date(connection: sqlite3.Connection, path: Path) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    (size,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != _OURS and (application or done or size):
        raise LogUnavailable(f"{path}: this is another program's file: name another folder")
    if done > len(_STEPS):
        raise LogUnavailable(f"{path}: a newer conteur has written here: use that one or a newer one")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what must be forgotten is overwritten
    for number, step in enumerate(_STEPS[done:], done + 1):
        connection.executescript(
            f"BEGIN IMMEDIATE; {step} PRAGMA application_id = {_OURS}; PRAGMA user_version = {number}; COMMIT;"
        )
