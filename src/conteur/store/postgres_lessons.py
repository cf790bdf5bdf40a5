"""Clues that were given for pictures, in the database all servers share: what one of them learns, all know."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from conteur.store.lessons import MOST_FOR_A_PICTURE, MOST_PICTURES, in_one_number
from conteur.store.log import LogUnavailable
from conteur.store.postgres import PostgresLog
from conteur.store.postgres_line import Connection, Row

_PATIENCE: Final = 10.0
"""Seconds a thread waits for the loop: longer than a question may take."""
# Told again, a clue is the newest again.
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
    """Lessons beside a log. Asked from threads, and answered by the loop the log lives in."""

    def __init__(self, log: PostgresLog) -> None:
        """In the running loop."""
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._version = 0

    def learn(self, picture: str, clue: str) -> None:
        """Kept among the newest of its picture; LogUnavailable if it cannot be."""

        async def learn(connection: Connection) -> None:
            await connection.execute(_LEARN, picture, clue)
            await connection.execute(_TRIM, picture, MOST_FOR_A_PICTURE)
            await connection.execute(_TRIM_PICTURES, MOST_PICTURES)

        asyncio.run_coroutine_threadsafe(self._log.keeping.transact(learn), self._loop).result()

    def known(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """The oldest first; nothing while the database is away, for bots can do without."""
        places = {picture: place for place, picture in enumerate(pictures)}
        found: dict[int, list[str]] = {}
        with suppress(LogUnavailable, TimeoutError):
            for picture, clue in self._fetch(_KNOWN, [*places]):
                found.setdefault(places[picture], []).append(clue)
        return found

    def version(self) -> int:
        """What came last, and how many there are; as far as is known."""
        with suppress(LogUnavailable, TimeoutError):
            ((last, count),) = self._fetch(_ENDS)
            self._version = in_one_number(last, count)
        return self._version

    def count(self) -> int:
        """How many clues are remembered."""
        return int(self._fetch(_ENDS)[0][1])

    def forget(self) -> int:
        """All servers forget, and the words are gone from the disk."""
        count = self.count()

        async def forget(connection: Connection) -> None:
            await connection.execute("TRUNCATE lesson")

        asyncio.run_coroutine_threadsafe(self._log.keeping.transact(forget), self._loop).result()
        return count

    def _fetch(self, sql: str, *values: object) -> list[Row]:
        return asyncio.run_coroutine_threadsafe(self._log.lines.fetch(sql, *values), self._loop).result(_PATIENCE)
