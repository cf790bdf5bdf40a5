"""Reads what tables wait for with one question: when a bell wakes twenty of them, they are read as one."""

import asyncio
from typing import Final, NamedTuple

from conteur.store.log import LogUnavailable
from conteur.store.postgres_line import Lines, Row

_AT_ONCE: Final = 2
"""Questions under way; whoever comes meanwhile asks together with the next."""
_MOST: Final = 64
"""Tables of one question: whole histories may be among the answers."""
_READ: Final = """
SELECT a.place, e.version, e.body
FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS a ("table", after, place)
CROSS JOIN LATERAL (
    SELECT version, body FROM entry WHERE "table" = a."table" AND version > a.after ORDER BY version
) AS e ORDER BY a.place, e.version"""


class _Wanted(NamedTuple):
    table: str
    after: int
    answered: "asyncio.Future[list[Row]]"


class PostgresReader:
    """Takes readings from anywhere, and answers each when its rows are there."""

    def __init__(self, lines: Lines) -> None:
        """Through these connections."""
        self._lines = lines
        self._waiting: list[_Wanted] = []
        self._asking: set[asyncio.Task[None] | None] = set()

    async def read(self, table: str, after: int) -> list[Row]:
        """The table's rows after this version: place, version, body."""
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[list[Row]] = loop.create_future()
        self._waiting.append(_Wanted(table, after, answered))
        if len(self._asking) < _AT_ONCE:  # begins with the loop's next turn: all who wake in this one are in it
            asking = loop.create_task(self._ask())
            self._asking.add(asking)
        return await answered

    async def _ask(self) -> None:
        try:
            await self._ask_on()
        finally:  # at once: whoever comes before the loop's next turn would wait for somebody who has gone
            self._asking.discard(asyncio.current_task())

    async def _ask_on(self) -> None:
        while self._waiting:
            some, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            rows: list[list[Row]] = [[] for _ in some]
            why = "the reading failed: look at the server's own log"
            try:
                tables, versions = [one.table for one in some], [one.after for one in some]
                for row in await self._lines.fetch(_READ, tables, versions):
                    rows[row[0] - 1].append(row)
                why = ""
            except LogUnavailable as trouble:
                why = str(trouble)
            finally:  # whatever it is, nobody must wait for ever
                for wanted, found in zip(some, rows, strict=True):
                    if wanted.answered.done():  # nobody waits any more: it was cancelled
                        continue
                    if why:
                        wanted.answered.set_exception(LogUnavailable(why))
                    else:
                        wanted.answered.set_result(found)
