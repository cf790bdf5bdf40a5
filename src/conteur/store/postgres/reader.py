"""Batches reads: when a notification wakes twenty tables, one query reads the new entries of all of them."""

import asyncio
from typing import Final, NamedTuple

from conteur.store.log import LogUnavailable
from conteur.store.postgres.pool import Pool, Row

_QUERIES_AT_ONCE: Final = 2
"""Reads that arrive while these are running share the next query."""
_TABLES_PER_QUERY: Final = 64
"""Limited because the answer may contain whole histories."""
_READ: Final = """
SELECT a.place, e.body
FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS a ("table", after, place)
CROSS JOIN LATERAL (
    SELECT version, body FROM entry WHERE "table" = a."table" AND version > a.after ORDER BY version
) AS e ORDER BY a.place, e.version"""


class _Request(NamedTuple):
    code: str
    after: int
    rows: "asyncio.Future[list[Row]]"


class PostgresReader:
    """Collects read requests, and answers each when its rows are there."""

    def __init__(self, pool: Pool) -> None:
        """Read through this pool."""
        self._pool = pool
        self._waiting: list[_Request] = []
        self._tasks: set[asyncio.Task[None] | None] = set()

    async def read(self, code: str, after: int) -> list[Row]:
        """The table's rows after this version: its place in the query, and the body."""
        loop = asyncio.get_running_loop()
        rows: asyncio.Future[list[Row]] = loop.create_future()
        self._waiting.append(_Request(code, after, rows))
        if len(self._tasks) < _QUERIES_AT_ONCE:  # starts in the loop's next iteration: all reads of this one share it
            self._tasks.add(loop.create_task(self._run()))
        return await rows

    async def _run(self) -> None:
        try:
            await self._answer_all()
        finally:  # at once: a read before the loop's next iteration would wait for a task that has ended
            self._tasks.discard(asyncio.current_task())

    async def _answer_all(self) -> None:
        while self._waiting:
            requests = self._waiting[:_TABLES_PER_QUERY]
            self._waiting = self._waiting[_TABLES_PER_QUERY:]
            answers: list[list[Row]] = [[] for _ in requests]
            why = "the reading failed: look at the server's own log"
            try:
                codes, versions = [request.code for request in requests], [request.after for request in requests]
                for row in await self._pool.fetch(_READ, codes, versions):
                    answers[row[0] - 1].append(row)
                why = ""
            except LogUnavailable as trouble:
                why = str(trouble)
            finally:  # whatever happens, no caller must wait forever
                for request, answer in zip(requests, answers, strict=True):
                    if request.rows.done():  # cancelled
                        continue
                    if why:
                        request.rows.set_exception(LogUnavailable(why))
                    else:
                        request.rows.set_result(answer)
