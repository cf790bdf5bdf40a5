"""The event log in one SQLite file: durable, nothing to install. Knows the event loop; its writer has the file."""

import asyncio
import functools
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final, Self, TypeVar

from conteur.store.attic import unpack
from conteur.store.follow import Followers
from conteur.store.log import CLOSED, LogUnavailable, Notice, check_append, check_name
from conteur.store.sqlite_file import SqliteFile
from conteur.store.sqlite_schema import READ_CHAIN
from conteur.store.writer import LARGEST_BATCH, Append, Job, Statement, Writer

_Answer = TypeVar("_Answer")

_PACKED: Final = 'SELECT packed FROM attic WHERE "table" = ?'
_VERSION: Final = 'SELECT coalesce(max(version), 0) FROM head WHERE "table" = ?'
_PUT_BLOB: Final = 'INSERT OR REPLACE INTO blob ("table", name, kind, content) VALUES (?, ?, ?, ?)'
_BLOB: Final = 'SELECT kind, content FROM blob WHERE "table" = ? AND name = ?'
_LIST: Final = (
    'INSERT INTO listing ("table", body, seen) VALUES (?, ?, ?) '
    'ON CONFLICT ("table") DO UPDATE SET body = excluded.body, seen = excluded.seen'
)
_UNLIST: Final = 'DELETE FROM listing WHERE "table" = ?'
_LISTINGS: Final = 'SELECT "table", body FROM listing WHERE seen >= ? ORDER BY place DESC LIMIT ?'
_FORGET: Final = "DELETE FROM listing WHERE seen < ?"


class SqliteLog:
    """An EventLog in a file. Several processes may share it, on one machine."""

    def __init__(self, path: Path, written: SqliteFile, largest_batch: int) -> None:
        """Use `SqliteLog.open`."""
        self._loop = asyncio.get_running_loop()
        self._followers = Followers()
        self._waiting: dict[Job, asyncio.Future[None]] = {}
        self._is_closed = False
        self._writer = Writer(
            written,
            largest_batch,
            give_back=self._in_loop(self._settle),
            notice=self._in_loop(self._followers.doubt),
            say_goodbye=self._in_loop(self._refuse_all),
        )
        self._read_file = SqliteFile(path, can_write=False)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix=f"reader of {path.name}")

    @classmethod
    async def open(cls, path: Path, *, largest_batch: int = LARGEST_BATCH) -> Self:
        """The log in this file, which is made if there is none; LogUnavailable says why not."""
        written = SqliteFile(path, can_write=True)
        await asyncio.to_thread(_open, written)
        return cls(path, written, largest_batch)

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write the entries, all or none; durable when this returns."""
        await self._write(Append(table, expected, check_append(table, expected, bodies)))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Every entry after this version, in order."""
        return await self._ask(lambda file: _bodies(file, table, max(after, 0)))

    async def version(self, table: str) -> int:
        """The number of the table's last entry."""
        return await self._ask(lambda file: int(file.execute(_VERSION, (table,)).fetchone()[0]))

    def follow(self, table: str, notice: Notice) -> Callable[[], None]:
        """Hear of the table's growth: at once from this process, within a moment from another."""
        return self._followers.follow(table, notice)

    async def put_blob(self, table: str, name: str, kind: str, content: bytes) -> None:
        """Keep a small file with the table; durable."""
        check_name(table)
        check_name(name, "blob")
        check_name(kind, "kind")
        await self._write(Statement(_PUT_BLOB, (table, name, kind, content)))

    async def blob(self, table: str, name: str) -> tuple[str, bytes] | None:
        """The kind and the content of what was kept under this name."""
        return await self._ask(lambda file: file.execute(_BLOB, (table, name)).fetchone())

    async def put_listing(self, table: str, body: bytes | None, at: int) -> None:
        """Show the table in the public lobby; None takes it off."""
        check_name(table)
        await self._write(Statement(_UNLIST, (table,)) if body is None else Statement(_LIST, (table, body, at)))

    async def listings(self, limit: int, since: int) -> list[tuple[str, bytes]]:
        """The tables in the public lobby, the newest first."""
        return await self._ask(lambda file: file.execute(_LISTINGS, (since, max(limit, 0))).fetchall())

    async def forget_listings(self, before: int) -> None:
        """Remove the rows that were last put before this time."""
        await self._write(Statement(_FORGET, (before,)))

    async def close(self) -> None:
        """Write what is waiting, let go of the file."""
        self._is_closed = True
        await asyncio.to_thread(self._reader.shutdown)
        self._read_file.close()  # before the writer's, which tidies the file when it is the last
        await asyncio.to_thread(self._writer.finish)

    async def _write(self, job: Job) -> None:
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        self._waiting[job] = done = self._loop.create_future()
        self._writer.submit(job)
        await done

    def _settle(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            done = self._waiting.pop(job, None)
            if done is None or done.done():  # nobody waits any more: it was cancelled
                pass
            elif job.trouble is not None:
                done.set_exception(job.trouble)
            else:
                done.set_result(None)
            if isinstance(job, Append) and job.trouble is None:
                self._followers.grew(job.table, job.expected + len(job.bodies))

    def _refuse_all(self, why: str) -> None:
        for done in self._waiting.values():
            if not done.done():
                done.set_exception(LogUnavailable(why))
        self._waiting.clear()

    def _in_loop(self, act: Callable[..., None]) -> Callable[..., None]:
        def from_thread(*details: object) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
                self._loop.call_soon_threadsafe(act, *details)

        return from_thread

    async def _ask(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        return await self._loop.run_in_executor(self._reader, functools.partial(self._answer, question))

    def _answer(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        with self._read_file.use() as connection:
            return question(connection)


def _bodies(file: sqlite3.Connection, table: str, after: int) -> list[bytes]:
    rows = file.execute(READ_CHAIN, (table, after)).fetchall()
    bodies = [body for _, _, body in rows]
    if not rows or rows[0][1] == after + 1:
        return bodies
    (packed,) = file.execute(_PACKED, (table,)).fetchone()  # the history was put away
    return [*unpack(packed)[after : rows[0][1] - 1], *bodies]


def _open(file: SqliteFile) -> None:
    with file.use(create=True):
        pass
