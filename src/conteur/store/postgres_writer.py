"""Group commit: all that waits goes into one transaction, and a table's conflict is its own. Knows no wake-ups."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from conteur.store.log import Conflict, LogUnavailable
from conteur.store.postgres_line import Lines, Unanswered

_log = logging.getLogger("conteur.writer")

LARGEST_BATCH: Final = 512  # bounds how long the first of a crowd waits for the last
_PATIENCE: Final = 5.0
"""Seconds a move waits for a database that has just gone away: long enough for most fail-overs."""
_BREATH: Final = 0.2
"""Seconds between two tries."""

# One statement is one transaction. An append's first entry decides: whoever inserts it holds the key until the commit,
# and nobody who does not see it can insert the next. A first entry without the one before it is not inserted.
_COMMIT: Final = """
WITH first AS (
    INSERT INTO entry ("table", version, body)
    SELECT a."table", a.expected + 1, a.body
    FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS a ("table", expected, body)
    WHERE CASE WHEN a.expected = 0
        THEN NOT EXISTS (SELECT FROM entry e WHERE e."table" = a."table")
        ELSE EXISTS (SELECT FROM entry e WHERE e."table" = a."table" AND e.version = a.expected) END
    ON CONFLICT DO NOTHING
    RETURNING "table"
), rest AS (
    INSERT INTO entry ("table", version, body)
    SELECT r."table", r.version, r.body
    FROM unnest($4::text[], $5::bigint[], $6::bytea[]) AS r ("table", version, body)
    JOIN first USING ("table")
)
SELECT "table" FROM first"""
_VERSIONS: Final = """
SELECT t, (SELECT coalesce(max(version), 0) FROM entry WHERE "table" = t) FROM unnest($1::text[]) AS t"""
_READ: Final = 'SELECT body FROM entry WHERE "table" = $1 AND version > $2 ORDER BY version LIMIT $3'


@dataclass(slots=True, eq=False)
class Append:
    """Entries to write if the table is where its writer believes."""

    table: str
    expected: int
    bodies: Sequence[bytes]
    done: asyncio.Future[None]

    @property
    def end(self) -> int:
        """The table's version afterwards."""
        return self.expected + len(self.bodies)

    def settle(self, trouble: Exception | None = None) -> None:
        """Tell whoever waits."""
        if self.done.done():  # nobody waits any more: it was cancelled
            return
        if trouble is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(trouble)


Chains = dict[str, list[Append]]
"""For each table, appends that follow each other: written or refused together."""
Row = tuple[str, int, bytes]


def _columns(rows: list[Row]) -> tuple[list[str], list[int], list[bytes]]:
    """As the statement takes them: an array a column."""
    return [table for table, _, _ in rows], [number for _, number, _ in rows], [body for _, _, body in rows]


def _refuse(chains: Chains, why: str) -> None:
    for chain in chains.values():
        for append in chain:
            append.settle(LogUnavailable(why))  # one each: an exception remembers who met it


class PostgresWriter:
    """Takes appends from anywhere and settles each, as soon as its fate is known."""

    def __init__(self, lines: Lines, grew: Callable[[str, int], None]) -> None:
        """`grew` is told what became durable."""
        self._lines = lines
        self._grew = grew
        self._waiting: deque[Append] = deque()
        self._working: asyncio.Task[None] | None = None
        self._is_cut_off = False

    def submit(self, append: Append) -> None:
        """Write this with the next commit."""
        self._waiting.append(append)
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    async def finish(self) -> None:
        """Write what is waiting."""
        while self._working is not None:
            await self._working

    async def _work(self) -> None:
        while self._waiting:
            chains = self._next_batch()
            try:
                await self._write(chains)
            except LogUnavailable as trouble:
                _refuse(chains, str(trouble))
            except Exception:  # noqa: BLE001 - whatever it is, nobody must wait for ever
                _log.exception("a commit failed in a way nobody thought of")
                _refuse(chains, "the commit failed: look at the server's own log")
        self._working = None

    def _next_batch(self) -> Chains:
        """What is waiting; an append that does not follow the one before it at its table waits for the next batch."""
        chains: Chains = {}
        later: list[Append] = []
        broken: set[str] = set()
        for _ in range(min(len(self._waiting), LARGEST_BATCH)):
            append = self._waiting.popleft()
            chain = chains.setdefault(append.table, [])
            if append.table in broken or (chain and chain[-1].end != append.expected):
                broken.add(append.table)  # the order of asking is kept
                later.append(append)
            else:
                chain.append(append)
        self._waiting.extendleft(reversed(later))
        return chains

    async def _write(self, chains: Chains) -> None:
        written, is_doubtful = await self._commit_persistently(chains)
        versions: dict[str, int] = {}
        for table in sorted(chains, key=lambda table: table not in written):  # what is known first: to ask may fail
            chain = chains[table]
            if table in written or (is_doubtful and await self._is_there(chain)):
                versions[table] = chain[-1].end
                self._grew(table, versions[table])
                for append in chain:
                    append.settle()
        lost = [table for table in chains if table not in versions]
        if lost:
            versions.update(await self._lines.fetch(_VERSIONS, lost))
        for table in lost:
            first, *others = chains[table]
            first.settle(Conflict(table, first.expected, versions[table]))
            self._waiting.extendleft(reversed(others))  # they may be right where the first was not
        self._refuse_latecomers(versions)

    def _refuse_latecomers(self, versions: dict[str, int]) -> None:
        """Whoever waits with an older hope is told now: a table never goes back."""
        for _ in range(len(self._waiting)):
            append = self._waiting.popleft()
            if append.expected < versions.get(append.table, 0):
                append.settle(Conflict(append.table, append.expected, versions[append.table]))
            else:
                self._waiting.append(append)

    async def _commit_persistently(self, chains: Chains) -> tuple[set[str], bool]:
        """The tables that were written, and whether an earlier try may have written the others."""
        loop = asyncio.get_running_loop()
        until = loop.time() + (_BREATH if self._is_cut_off else _PATIENCE)  # one more try, or many
        is_doubtful = False
        while True:
            try:
                written = await self._commit(chains)
            except LogUnavailable as trouble:
                is_doubtful = is_doubtful or isinstance(trouble, Unanswered)
                self._is_cut_off = loop.time() >= until
                if self._is_cut_off:
                    raise
                await asyncio.sleep(_BREATH)
            else:
                self._is_cut_off = False
                return written, is_doubtful

    async def _commit(self, chains: Chains) -> set[str]:
        firsts: list[Row] = []
        rest: list[Row] = []
        for table in sorted(chains):  # everybody in the same order: nobody waits for somebody who waits for them
            version = chains[table][0].expected
            first, *others = (body for append in chains[table] for body in append.bodies)
            firsts.append((table, version, first))
            rest += ((table, number, body) for number, body in enumerate(others, version + 2))
        return {table for (table,) in await self._lines.fetch(_COMMIT, *_columns(firsts), *_columns(rest))}

    async def _is_there(self, chain: list[Append]) -> bool:
        """Whether it was our own try, never answered, that took the place."""
        bodies = [body for append in chain for body in append.bodies]
        found = await self._lines.fetch(_READ, chain[0].table, chain[0].expected, len(bodies))
        return bodies == [body for (body,) in found]
