"""The event log in one SQLite file: an asyncio interface to a writer thread and a reader thread."""

import asyncio
import functools
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final, Self, TypeVar

from conteur.store.followers import Followers
from conteur.store.log import CLOSED, LogUnavailable, OnGrowth, Sieve, check_append, check_name
from conteur.store.sqlite.chain import READ_CHAIN, READ_SPAN, SqliteAppend
from conteur.store.sqlite.file import SqliteFile
from conteur.store.sqlite.schema import LOG_SCHEMA
from conteur.store.sqlite.writer import LARGEST_BATCH, Job, SqliteWriter, Statement

_Answer = TypeVar("_Answer")

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
    """An EventLog in a file, which several processes on one machine may share."""

    def __init__(self, path: Path, write_file: SqliteFile, largest_batch: int) -> None:
        """Use `SqliteLog.open`."""
        self._loop = asyncio.get_running_loop()
        self._followers = Followers()
        self._waiting: dict[Job, asyncio.Future[None]] = {}
        self._is_closed = False
        self._writer = SqliteWriter(
            write_file,
            largest_batch,
            on_written=self._in_loop(self._settle),
            on_foreign_write=self._in_loop(self._followers.doubt),
            on_end=self._in_loop(self._fail_all),
        )
        self._read_file = SqliteFile(path, LOG_SCHEMA, can_write=False)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix=f"reader of {path.name}")

    @classmethod
    async def open(cls, path: Path, *, largest_batch: int = LARGEST_BATCH) -> Self:
        """The log in this file, which is created if there is none; LogUnavailable says why not."""
        write_file = SqliteFile(path, LOG_SCHEMA, can_write=True)
        await asyncio.to_thread(write_file.create)
        return cls(path, write_file, largest_batch)

    async def append(self, code: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write the entries, all or none; durable when this returns."""
        await self.write(SqliteAppend(code, expected, check_append(code, expected, bodies)))

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """Every entry after this version, in order."""
        return await self.query(lambda file: [body for _, _, body in file.execute(READ_CHAIN, (code, max(after, 0)))])

    async def sift(self, code: str, is_wanted: Sieve, after: int = 0, until: int | None = None) -> list[bytes]:
        """Every entry after this version, empty where it is not wanted."""
        chain = (code, max(after, 0), until)
        return await self.query(
            lambda file: [body if is_wanted(body) else b"" for _, _, body in file.execute(READ_SPAN, chain)]
        )

    async def version(self, code: str) -> int:
        """The number of the table's last entry."""
        return await self.query(lambda file: int(file.execute(_VERSION, (code,)).fetchone()[0]))

    def follow(self, code: str, on_growth: OnGrowth) -> Callable[[], None]:
        """Call `on_growth` when the table grows: at once by this process, within a moment by another."""
        return self._followers.follow(code, on_growth)

    async def put_blob(self, code: str, name: str, kind: str, content: bytes) -> None:
        """Store a small file with the table, durably."""
        check_name(code)
        check_name(name, "blob")
        check_name(kind, "kind")
        await self.write(Statement(_PUT_BLOB, (code, name, kind, content)))

    async def blob(self, code: str, name: str) -> tuple[str, bytes] | None:
        """The kind and the content of the blob of this name."""
        return await self.query(lambda file: file.execute(_BLOB, (code, name)).fetchone())

    async def put_listing(self, code: str, body: bytes | None, at: int) -> None:
        """List the table in the public lobby; None removes it."""
        check_name(code)
        await self.write(Statement(_UNLIST, (code,)) if body is None else Statement(_LIST, (code, body, at)))

    async def listings(self, limit: int, since: int) -> list[tuple[str, bytes]]:
        """The tables in the public lobby, the newest first."""
        return await self.query(lambda file: file.execute(_LISTINGS, (since, max(limit, 0))).fetchall())

    async def forget_listings(self, before: int) -> None:
        """Remove the listings that were last put before this time."""
        await self.write(Statement(_FORGET, (before,)))

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        self._is_closed = True
        await asyncio.to_thread(self._reader.shutdown)
        self._read_file.close()  # before the writer's: the last connection to close removes the write-ahead log
        await asyncio.to_thread(self._writer.finish)

    async def write(self, job: Job) -> None:
        """Written with the next commit, and durable when this returns."""
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        self._waiting[job] = done = self._loop.create_future()
        self._writer.submit(job)
        await done

    def _settle(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            done = self._waiting.pop(job, None)
            if done is None or done.done():  # cancelled
                pass
            elif job.error is not None:
                done.set_exception(job.error)
            else:
                done.set_result(None)
            if isinstance(job, SqliteAppend) and job.error is None:
                self._followers.grew(job.code, job.expected + len(job.bodies))

    def _fail_all(self, why: str) -> None:
        for done in self._waiting.values():
            if not done.done():
                done.set_exception(LogUnavailable(why))
        self._waiting.clear()

    def _in_loop(self, callback: Callable[..., None]) -> Callable[..., None]:
        def from_thread(*arguments: object) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody is waiting
                self._loop.call_soon_threadsafe(callback, *arguments)

        return from_thread

    async def query(self, query: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        """The result of a query, run in the reader thread."""
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        return await self._loop.run_in_executor(self._reader, functools.partial(self._run_query, query))

    def _run_query(self, query: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        with self._read_file.use() as connection:
            return query(connection)
