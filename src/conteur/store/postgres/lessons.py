"""Lessons (clues by picture) in the database that all servers share."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from conteur.store.lessons import MOST_FOR_A_PICTURE, MOST_PICTURES, by_place, in_one_number
from conteur.store.log import LogUnavailable
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.pool import Row
from conteur.store.postgres.primary import Connection

_TIMEOUT: Final = 10.0
"""Seconds a thread waits for the event loop: longer than a statement's timeout."""
# A clue that already exists becomes the newest.
_LEARN: Final = """
INSERT INTO lesson (picture, clue) VALUES ($1, $2) ON CONFLICT (picture, clue) DO UPDATE SET number = DEFAULT"""
_TRIM: Final = """
DELETE FROM lesson WHERE picture = $1
    AND number NOT IN (SELECT number FROM lesson WHERE picture = $1 ORDER BY number DESC LIMIT $2)"""
_TRIM_PICTURES: Final = """
DELETE FROM lesson WHERE picture NOT IN
    (SELECT picture FROM lesson GROUP BY picture ORDER BY max(number) DESC LIMIT $1)"""
_KNOWN: Final = "SELECT picture, clue FROM lesson WHERE picture = ANY($1::text[]) ORDER BY number"
_ENDS: Final = "SELECT coalesce(max(number), 0), count(*) FROM lesson"


class PostgresLessons:
    """Lessons in a log's database. Called from threads; the queries run in the log's event loop."""

    def __init__(self, log: PostgresLog) -> None:
        """Must be called in the log's event loop."""
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._version = 0

    def learn(self, picture: str, clue: str) -> None:
        """Keep the clue among the newest of its picture; LogUnavailable if that fails."""

        async def learn(connection: Connection) -> None:
            await connection.execute(_LEARN, picture, clue)
            await connection.execute(_TRIM, picture, MOST_FOR_A_PICTURE)
            await connection.execute(_TRIM_PICTURES, MOST_PICTURES)

        asyncio.run_coroutine_threadsafe(self._log.durable_pool.transact(learn), self._loop).result()

    def clues_for(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """The clues of each picture, the oldest first; none while the database is unavailable: bots can do without."""
        with suppress(LogUnavailable, TimeoutError):
            return by_place(pictures, self._fetch(_KNOWN, [*pictures]))
        return {}

    def version(self) -> int:
        """The last id and the count, in one number; if it cannot be read now, the previous value."""
        with suppress(LogUnavailable, TimeoutError):
            ((last, count),) = self._fetch(_ENDS)
            self._version = in_one_number(last, count)
        return self._version

    def count(self) -> int:
        """How many clues are remembered."""
        return int(self._fetch(_ENDS)[0][1])

    def forget(self) -> int:
        """Delete all clues, for all servers."""
        count = self.count()

        async def forget(connection: Connection) -> None:
            await connection.execute("TRUNCATE lesson")

        asyncio.run_coroutine_threadsafe(self._log.durable_pool.transact(forget), self._loop).result()
        return count

    def _fetch(self, sql: str, *values: object) -> list[Row]:
        return asyncio.run_coroutine_threadsafe(self._log.pool.fetch(sql, *values), self._loop).result(_TIMEOUT)
