"""Looking after a log in PostgreSQL, while servers play on it: one transaction for each table."""

from collections.abc import Mapping
from typing import Final

from conteur.store.attic import pack, unpack
from conteur.store.postgres import PostgresLog
from conteur.store.postgres_line import Connection
from conteur.store.upkeep import Tail

# From name to name by the index: a table with a thousand entries costs as much as one with ten.
_TAILS: Final = """
WITH RECURSIVE name ("table") AS (
    (SELECT "table" FROM entry WHERE "table" > $1 ORDER BY "table" LIMIT 1)
    UNION ALL
    SELECT (SELECT e."table" FROM entry e WHERE e."table" > name."table" ORDER BY e."table" LIMIT 1)
    FROM name WHERE name."table" IS NOT NULL
)
SELECT name."table", last.version, last.body FROM name CROSS JOIN LATERAL (
    SELECT version, body FROM entry e WHERE e."table" = name."table" ORDER BY version DESC LIMIT 1
) AS last LIMIT $2"""
_COUNT: Final = 'SELECT count(*) FROM (SELECT DISTINCT "table" FROM entry) AS names'
_BLOBS: Final = 'SELECT name FROM blob WHERE "table" = $1 ORDER BY name'
_PACKED: Final = 'SELECT packed FROM attic WHERE "table" = $1'
_ROWS: Final = 'SELECT version, body FROM entry WHERE "table" = $1 ORDER BY version FOR UPDATE'
_PACK: Final = """
INSERT INTO attic ("table", packed) VALUES ($1, $2) ON CONFLICT ("table") DO UPDATE SET packed = excluded.packed"""
_DROP: Final = 'DELETE FROM entry WHERE "table" = $1 AND version < $2'
_CHANGE: Final = 'UPDATE entry SET body = $3 WHERE "table" = $1 AND version = $2'
_LOCK: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 7))"
_PLACES: Final = ("entry", "attic", "blob", "listing", "presence")


class PostgresUpkeep:
    """An Upkeep of a log in a database."""

    def __init__(self, log: PostgresLog) -> None:
        """Of this log."""
        self._lines = log.lines
        self._changing = log.keeping

    async def close(self) -> None:
        """The connections are the log's."""

    async def tails(self, after: str, limit: int) -> list[Tail]:
        """How tables end."""
        return [Tail(*row) for row in await self._lines.fetch(_TAILS, after, limit)]

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self._lines.fetch(_COUNT))[0][0])

    async def blob_names(self, table: str) -> list[str]:
        """What is kept with a table."""
        return [name for (name,) in await self._lines.fetch(_BLOBS, table)]

    async def put_away(self, table: str) -> None:
        """Pack a table's history."""

        async def put_away(connection: Connection) -> None:
            await connection.execute(_LOCK, table)
            rows = await connection.fetch(_ROWS, table)
            if len(rows) > 1:
                packed = await connection.fetchval(_PACKED, table)
                before = unpack(packed) if packed else []
                await connection.execute(_PACK, table, pack([*before, *(row["body"] for row in rows[:-1])]))
                await connection.execute(_DROP, table, rows[-1]["version"])

        await self._changing.transact(put_away)

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Put other bodies in the place of these entries."""

        async def rewrite(connection: Connection) -> None:
            await connection.execute(_LOCK, table)
            packed = await connection.fetchval(_PACKED, table)
            if packed:
                before = enumerate(unpack(packed), 1)
                await connection.execute(_PACK, table, pack([bodies.get(number, body) for number, body in before]))
            await connection.executemany(_CHANGE, [(table, version, body) for version, body in bodies.items()])

        await self._changing.transact(rewrite)

    async def remove(self, table: str) -> None:
        """Everything of a table."""

        async def remove(connection: Connection) -> None:
            await connection.execute(_LOCK, table)
            for place in _PLACES:
                await connection.execute(f'DELETE FROM {place} WHERE "table" = $1', table)  # noqa: S608 - our own names

        await self._changing.transact(remove)
