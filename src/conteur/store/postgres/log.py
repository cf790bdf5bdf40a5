"""The event log in PostgreSQL, for several servers; PostgreSQL provides durability, replication and fail-over."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Self
from uuid import uuid4

from conteur.store.followers import Followers
from conteur.store.log import CLOSED, LogUnavailable, OnGrowth, Sieve, check_append, check_name
from conteur.store.postgres.notifier import Notifier
from conteur.store.postgres.pool import Pool, Row
from conteur.store.postgres.reader import PostgresReader
from conteur.store.postgres.schema import READ_VERSION, check_version
from conteur.store.postgres.writer import PostgresAppend, PostgresWriter

_READERS: Final = 3
CONNECTIONS: Final = _READERS + 3
"""Besides the readers: one for appends, one for other durable writes and one for notifications."""

_PAGE: Final = 'SELECT body FROM entry WHERE "table" = $1 AND version > $2 ORDER BY version LIMIT $3'
_PAGE_SIZE: Final = 1000
_VERSION: Final = 'SELECT coalesce(max(version), 0) FROM entry WHERE "table" = $1'
_PUT_BLOB: Final = """
INSERT INTO blob ("table", name, kind, content) VALUES ($1, $2, $3, $4)
ON CONFLICT ("table", name) DO UPDATE SET kind = excluded.kind, content = excluded.content"""
_BLOB: Final = 'SELECT kind, content FROM blob WHERE "table" = $1 AND name = $2'
_LIST: Final = """
INSERT INTO listing ("table", body, seen) VALUES ($1, $2, $3)
ON CONFLICT ("table") DO UPDATE SET body = excluded.body, seen = excluded.seen"""
_UNLIST: Final = 'DELETE FROM listing WHERE "table" = $1'
_LISTINGS: Final = 'SELECT "table", body FROM listing WHERE seen >= $1 ORDER BY place DESC LIMIT $2'
_FORGET: Final = "DELETE FROM listing WHERE seen < $1"


class PostgresLog:
    """An EventLog in a database that any number of servers share."""

    def __init__(self, address: str) -> None:
        """Use `PostgresLog.open`."""
        self.name = uuid4().hex
        """This server's id among its peers."""
        self.pool = Pool(address, _READERS, durable=False)
        """For reads, and for what servers exchange while they run."""
        self.durable_pool = Pool(address, 1, durable=True)
        """For durable writes other than appends."""
        self._reader = PostgresReader(self.pool)
        self._followers = Followers()
        self.notifier = Notifier(self.pool, self._followers, self.name)
        self._writer_pool = Pool(address, 1, durable=True)
        self._writer = PostgresWriter(self._writer_pool, self._grew)
        self._is_closed = False
        self._schema_error: str | None = None

    @classmethod
    async def open(cls, address: str) -> Self:
        """The log in this database; LogUnavailable says why not."""
        log = cls(address)
        try:
            await log.check_schema()
        except BaseException:
            await log.close()
            raise
        return log

    async def check_schema(self) -> None:
        """LogUnavailable unless this version of conteur may serve from this database."""
        rows = await self.pool.fetch(READ_VERSION)
        try:
            check_version(*(rows[0] if rows else (0, 0)))
        except LogUnavailable as trouble:
            self._schema_error = f"{self.pool.primary.name}: {trouble}"
            raise LogUnavailable(self._schema_error) from None
        self._schema_error = None

    async def append(self, code: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write the entries, all or none; durable when this returns."""
        bodies = check_append(code, expected, bodies)
        if self._is_closed or self._schema_error:
            raise LogUnavailable(self._schema_error or CLOSED)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.submit(PostgresAppend(code, expected, bodies, done))
        await done

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """Every entry after this version, in order."""
        if not self._is_possible(code):
            return []
        return [body for _, body in await self._reader.read(code, after)]

    async def sift(self, code: str, is_wanted: Sieve, after: int = 0, until: int | None = None) -> list[bytes]:
        """Every entry after this version, empty where it is not wanted; read a thousand at a time."""
        after = max(after, 0)
        bodies: list[bytes] = []
        while self._is_possible(code):
            begin = after + len(bodies)
            size = _PAGE_SIZE if until is None else min(_PAGE_SIZE, until - begin)
            rows = await self.pool.fetch(_PAGE, code, begin, size) if size > 0 else []
            if not rows:
                break
            bodies += [body if is_wanted(body) else b"" for (body,) in rows]
        return bodies

    async def version(self, code: str) -> int:
        """The number of the table's last entry."""
        rows = await self._fetch(_VERSION, code)
        return int(rows[0][0]) if rows else 0

    def follow(self, code: str, on_growth: OnGrowth) -> Callable[[], None]:
        """Call `on_growth` when the table grows: at once by this server, after a notification by another."""
        return self._followers.follow(code, on_growth)

    async def put_blob(self, code: str, name: str, kind: str, content: bytes) -> None:
        """Store a small file with the table, durably."""
        check_name(code)
        check_name(name, "blob")
        check_name(kind, "kind")
        await self.durable_pool.fetch(_PUT_BLOB, code, name, kind, content)

    async def blob(self, code: str, name: str) -> tuple[str, bytes] | None:
        """The kind and the content of the blob of this name."""
        rows = await self._fetch(_BLOB, code, name)
        return (rows[0][0], rows[0][1]) if rows else None

    async def put_listing(self, code: str, body: bytes | None, at: int) -> None:
        """List the table in the public lobby; None removes it."""
        check_name(code)
        await (
            self.durable_pool.fetch(_UNLIST, code) if body is None else self.durable_pool.fetch(_LIST, code, body, at)
        )

    async def listings(self, limit: int, since: int) -> list[tuple[str, bytes]]:
        """The tables in the public lobby, the newest first."""
        return [(code, body) for code, body in await self.pool.fetch(_LISTINGS, since, max(limit, 0))]

    async def forget_listings(self, before: int) -> None:
        """Remove the listings that were last put before this time."""
        await self.durable_pool.fetch(_FORGET, before)

    async def close(self) -> None:
        """Write what is waiting, notify the others, and close the connections."""
        self._is_closed = True
        await self._writer.finish()
        await self.notifier.close()
        for pool in (self._writer_pool, self.durable_pool, self.pool):
            await pool.close()

    def _grew(self, code: str, version: int) -> None:
        self.notifier.grew(code, version)
        self._followers.grew(code, version)

    def _is_possible(self, *names: str) -> bool:
        """Whether these are possible names; LogUnavailable if the log is closed or has another schema."""
        if self._schema_error or self._is_closed:
            raise LogUnavailable(self._schema_error or CLOSED)
        try:
            for name in names:
                check_name(name)
        except ValueError:
            return False
        return True

    async def _fetch(self, sql: str, *names: str) -> list[Row]:
        """The rows for these names; none for an impossible name."""
        return await self.pool.fetch(sql, *names) if self._is_possible(*names) else []
