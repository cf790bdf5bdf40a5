"""Snapshots in PostgreSQL, in the same database as the entries they were made from."""

from typing import Final

from conteur.store.log import check_name
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.primary import Connection
from conteur.store.postgres.upkeep import LOCK
from conteur.store.snapshots import Snapshot

_PUT: Final = """
INSERT INTO snapshot ("table", name, version, format, body)
SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT FROM entry WHERE "table" = $1 AND version = $3)
AND NOT EXISTS (SELECT FROM snapshot WHERE "table" = $1 AND format = '' AND version >= $3)
ON CONFLICT ("table", name) DO UPDATE
SET version = excluded.version, format = excluded.format, body = excluded.body
WHERE excluded.version > snapshot.version"""
_FIND: Final = """
SELECT version, format, body FROM snapshot WHERE "table" = $1 AND name = $2 AND format <> ''"""
_DROP: Final = """
DELETE FROM snapshot WHERE "table" = $1 AND name = $2 AND version = $3 AND format <> ''"""


class PostgresSnapshots:
    """Snapshots of the tables of a log in a database, for all its servers."""

    def __init__(self, log: PostgresLog) -> None:
        """For this log, through its connections; writes do not wait for the standby."""
        self._pool = log.pool

    async def put(self, code: str, name: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of an older one; not while the table's entries are being rewritten or removed."""
        check_name(code)
        check_name(name, "snapshot")

        async def put(connection: Connection) -> None:
            await connection.execute(LOCK, code)
            await connection.execute(_PUT, code, name, *snapshot)

        await self._pool.transact(put)

    async def find(self, code: str, name: str) -> Snapshot | None:
        """The snapshot of this name."""
        rows = await self._pool.fetch(_FIND, code, name)
        return Snapshot(*rows[0]) if rows else None

    async def drop(self, code: str, name: str, version: int) -> None:
        """Delete a useless snapshot."""
        await self._pool.fetch(_DROP, code, name, version)
