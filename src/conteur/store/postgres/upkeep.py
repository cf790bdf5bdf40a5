"""Maintenance of a log in PostgreSQL while servers use it, one transaction per table: list, rewrite, remove."""

from collections.abc import Mapping
from typing import Final

from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.primary import Connection
from conteur.store.snapshots import ERASED, NEWEST
from conteur.store.upkeep import Tail

# A loose index scan from name to name: a table with a thousand entries costs as much as one with ten.
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
_REWRITE: Final = 'UPDATE entry SET body = $3 WHERE "table" = $1 AND version = $2'
LOCK: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 7))"
"""Serializes all changes to a table's stored data other than appends."""
_UNSNAP: Final = 'DELETE FROM snapshot WHERE "table" = $1'
_MARK_ERASED: Final = """
INSERT INTO snapshot ("table", name, version, format, body)
SELECT $1, $2, max(version), $3, '' FROM entry WHERE "table" = $1 HAVING max(version) IS NOT NULL"""
_REMOVE: Final = (
    _UNSNAP,
    'DELETE FROM entry WHERE "table" = $1',
    'DELETE FROM blob WHERE "table" = $1',
    'DELETE FROM listing WHERE "table" = $1',
    'DELETE FROM presence WHERE "table" = $1',
)


class PostgresUpkeep:
    """An Upkeep of a log in a database."""

    def __init__(self, log: PostgresLog) -> None:
        """For this log, through its connections."""
        self._pool = log.pool
        self._durable_pool = log.durable_pool

    async def close(self) -> None:
        """Nothing to do: the log closes its connections."""

    async def tails(self, after: str, limit: int) -> list[Tail]:
        """The last entries of tables, by name."""
        return [Tail(*row) for row in await self._pool.fetch(_TAILS, after, limit)]

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self._pool.fetch(_COUNT))[0][0])

    async def blob_names(self, code: str) -> list[str]:
        """The names of a table's blobs."""
        return [name for (name,) in await self._pool.fetch(_BLOBS, code)]

    async def rewrite(self, code: str, bodies: Mapping[int, bytes]) -> None:
        """Replace the bodies of these entries, and erase the snapshots made from them."""

        async def rewrite(connection: Connection) -> None:
            await connection.execute(LOCK, code)
            await connection.executemany(_REWRITE, [(code, version, body) for version, body in bodies.items()])
            await connection.execute(_UNSNAP, code)
            await connection.execute(_MARK_ERASED, code, NEWEST, ERASED)

        await self._durable_pool.transact(rewrite)

    async def remove(self, code: str) -> None:
        """Delete a table and everything that belongs to it."""

        async def remove(connection: Connection) -> None:
            await connection.execute(LOCK, code)
            for statement in _REMOVE:
                await connection.execute(statement, code)

        await self._durable_pool.transact(remove)
