"""The event log in PostgreSQL: for several servers. Durability, replication and fail-over are PostgreSQL's own."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Self
from uuid import uuid4

from conteur.store.attic import unpack
from conteur.store.follow import Followers
from conteur.store.log import CLOSED, LogUnavailable, Notice, check_append, check_name
from conteur.store.postgres_bell import Bell
from conteur.store.postgres_line import Lines, Row
from conteur.store.postgres_reader import PostgresReader
from conteur.store.postgres_schema import LOOK, refuse_strangers
from conteur.store.postgres_writer import Append, PostgresWriter

_READERS: Final = 3
"""Connections for questions, beside one for moves, one for all else that is kept, and one for wake-ups."""
LINES: Final = _READERS + 3
"""Connections in all."""

_PACKED: Final = 'SELECT packed FROM attic WHERE "table" = $1'
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
        """This server's, for the others."""
        self.lines = Lines(address, _READERS, lasting=False)
        """For questions, and for what servers tell each other while they live."""
        self.keeping = Lines(address, 1, lasting=True)
        """For what must stay and is no move."""
        self._reader = PostgresReader(self.lines)
        self._followers = Followers()
        self.bell = Bell(self.lines, self._followers, self.name)
        self._writing = Lines(address, 1, lasting=True)
        self._writer = PostgresWriter(self._writing, self._grew)
        self._is_closed = False
        self._unfit: str | None = None

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
        """LogUnavailable unless this program may serve from this database."""
        rows = await self.lines.fetch(LOOK)
        try:
            refuse_strangers(*(rows[0] if rows else (0, 0)))
        except LogUnavailable as trouble:
            self._unfit = f"{self.lines.place}: {trouble}"
            raise LogUnavailable(self._unfit) from None
        self._unfit = None

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write the entries, all or none; durable when this returns."""
        bodies = check_append(table, expected, bodies)
        if self._is_closed or self._unfit:
            raise LogUnavailable(self._unfit or CLOSED)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.submit(Append(table, expected, bodies, done))
        await done

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Every entry after this version, in order."""
        if not self._can_be(table):
            return []
        rows = await self._reader.read(table, after)
        bodies = [body for _, _, body in rows]
        if not rows or rows[0][1] == max(after, 0) + 1:
            return bodies
        packed = await self._ask(_PACKED, table)  # the history was put away
        if not packed:  # and the table removed since
            return []
        return [*unpack(packed[0][0])[max(after, 0) : rows[0][1] - 1], *bodies]

    async def version(self, table: str) -> int:
        """The number of the table's last entry."""
        rows = await self._ask(_VERSION, table)
        return int(rows[0][0]) if rows else 0

    def follow(self, table: str, notice: Notice) -> Callable[[], None]:
        """Hear of the table's growth: at once from this server, as soon as the bell rings from others."""
        return self._followers.follow(table, notice)

    async def put_blob(self, table: str, name: str, kind: str, content: bytes) -> None:
        """Keep a small file with the table; durable."""
        check_name(table)
        check_name(name, "blob")
        check_name(kind, "kind")
        await self.keeping.fetch(_PUT_BLOB, table, name, kind, content)

    async def blob(self, table: str, name: str) -> tuple[str, bytes] | None:
        """The kind and the content of what was kept under this name."""
        rows = await self._ask(_BLOB, table, name)
        return (rows[0][0], rows[0][1]) if rows else None

    async def put_listing(self, table: str, body: bytes | None, at: int) -> None:
        """Show the table in the public lobby; None takes it off."""
        check_name(table)
        await (self.keeping.fetch(_UNLIST, table) if body is None else self.keeping.fetch(_LIST, table, body, at))

    async def listings(self, limit: int, since: int) -> list[tuple[str, bytes]]:
        """The tables in the public lobby, the newest first."""
        return [(table, body) for table, body in await self.lines.fetch(_LISTINGS, since, max(limit, 0))]

    async def forget_listings(self, before: int) -> None:
        """Remove the rows that were last put before this time."""
        await self.keeping.fetch(_FORGET, before)

    async def close(self) -> None:
        """Write what is waiting, ring for it, let go."""
        self._is_closed = True
        await self._writer.finish()
        await self.bell.close()
        for lines in (self._writing, self.keeping, self.lines):
            await lines.close()

    def _grew(self, table: str, version: int) -> None:
        self.bell.grew(table, version)
        self._followers.grew(table, version)

    def _can_be(self, *names: str) -> bool:
        """Whether something may have these names; LogUnavailable if nothing can be asked at all."""
        if self._unfit or self._is_closed:
            raise LogUnavailable(self._unfit or CLOSED)
        try:
            for name in names:
                check_name(name)
        except ValueError:
            return False
        return True

    async def _ask(self, sql: str, *names: str) -> list[Row]:
        """What is there under these names; nothing under a name that nothing can have."""
        return await self.lines.fetch(sql, *names) if self._can_be(*names) else []
