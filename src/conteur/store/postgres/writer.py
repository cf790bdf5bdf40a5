"""Group commit: all waiting appends go into one transaction, and a conflict at one table leaves the others alone."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from conteur.store.log import Conflict, LogUnavailable
from conteur.store.postgres.pool import Pool, Unanswered

_log = logging.getLogger("conteur.writer")

LARGEST_BATCH: Final = 512  # bounds how long the first of many waits for the last
_FAILOVER_TIMEOUT: Final = 5.0
"""Seconds an append waits for a database that has just become unavailable: long enough for most fail-overs."""
_RETRY_AFTER: Final = 0.2

# One statement is one transaction. An append's first entry decides: whoever inserts it holds the key until the commit,
# and a writer that does not see it cannot insert the next. The first is inserted only if the entry before it exists.
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
class PostgresAppend:
    """Entries to write if the table is at the expected version."""

    code: str
    expected: int
    bodies: Sequence[bytes]
    done: asyncio.Future[None]

    @property
    def end(self) -> int:
        """The table's version afterwards."""
        return self.expected + len(self.bodies)

    def settle(self, trouble: Exception | None = None) -> None:
        """Complete the future, unless the caller was cancelled."""
        if self.done.done():
            return
        if trouble is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(trouble)


Chains = dict[str, list[PostgresAppend]]
"""For each table, consecutive appends, which are written or refused together."""
_EntryRow = tuple[str, int, bytes]


def _as_columns(rows: list[_EntryRow]) -> tuple[list[str], list[int], list[bytes]]:
    """The statement's parameters: one array per column."""
    return [code for code, _, _ in rows], [number for _, number, _ in rows], [body for _, _, body in rows]


def _fail(chains: Chains, why: str) -> None:
    for chain in chains.values():
        for append in chain:
            append.settle(LogUnavailable(why))  # one each: an exception keeps the traceback of its raiser


class PostgresWriter:
    """Collects appends and completes each as soon as it is committed or refused."""

    def __init__(self, pool: Pool, grew: Callable[[str, int], None]) -> None:
        """`grew` is called with what became durable."""
        self._pool = pool
        self._grew = grew
        self._waiting: deque[PostgresAppend] = deque()
        self._task: asyncio.Task[None] | None = None
        self._is_down = False

    def submit(self, append: PostgresAppend) -> None:
        """Write this with the next commit."""
        self._waiting.append(append)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def finish(self) -> None:
        """Write what is waiting."""
        while self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            chains = self._next_batch()
            try:
                await self._write(chains)
            except LogUnavailable as trouble:
                _fail(chains, str(trouble))
            except Exception:  # noqa: BLE001 - no caller must wait forever
                _log.exception("a commit failed unexpectedly")
                _fail(chains, "the commit failed: look at the server's own log")
        self._task = None

    def _next_batch(self) -> Chains:
        """What is waiting; an append that does not follow its table's previous one waits for the next batch."""
        chains: Chains = {}
        later: list[PostgresAppend] = []
        broken: set[str] = set()
        for _ in range(min(len(self._waiting), LARGEST_BATCH)):
            append = self._waiting.popleft()
            chain = chains.setdefault(append.code, [])
            if append.code in broken or (chain and chain[-1].end != append.expected):
                broken.add(append.code)  # the order of appends is kept
                later.append(append)
            else:
                chain.append(append)
        self._waiting.extendleft(reversed(later))
        return chains

    async def _write(self, chains: Chains) -> None:
        committed, is_uncertain = await self._commit_with_retries(chains)
        versions: dict[str, int] = {}
        for code in sorted(chains, key=lambda code: code not in committed):  # certain ones first: the query may fail
            chain = chains[code]
            if code in committed or (is_uncertain and await self._was_committed(chain)):
                versions[code] = chain[-1].end
                self._grew(code, versions[code])
                for append in chain:
                    append.settle()
        refused = [code for code in chains if code not in versions]
        if refused:
            versions.update(await self._pool.fetch(_VERSIONS, refused))
        for code in refused:
            first, *others = chains[code]
            first.settle(Conflict(code, first.expected, versions[code]))
            self._waiting.extendleft(reversed(others))  # they may succeed where the first did not
        self._refuse_latecomers(versions)

    def _refuse_latecomers(self, versions: dict[str, int]) -> None:
        """Refuse waiting appends that expect an older version: a table never goes back."""
        for _ in range(len(self._waiting)):
            append = self._waiting.popleft()
            if append.expected < versions.get(append.code, 0):
                append.settle(Conflict(append.code, append.expected, versions[append.code]))
            else:
                self._waiting.append(append)

    async def _commit_with_retries(self, chains: Chains) -> tuple[set[str], bool]:
        """The tables that were written, and whether an earlier attempt may have written others."""
        loop = asyncio.get_running_loop()
        until = loop.time() + (_RETRY_AFTER if self._is_down else _FAILOVER_TIMEOUT)  # one more attempt, or many
        is_uncertain = False
        while True:
            try:
                committed = await self._commit(chains)
            except LogUnavailable as trouble:
                is_uncertain = is_uncertain or isinstance(trouble, Unanswered)
                self._is_down = loop.time() >= until
                if self._is_down:
                    raise
                await asyncio.sleep(_RETRY_AFTER)
            else:
                self._is_down = False
                return committed, is_uncertain

    async def _commit(self, chains: Chains) -> set[str]:
        firsts: list[_EntryRow] = []
        rest: list[_EntryRow] = []
        for code in sorted(chains):  # the same order on all servers, to avoid deadlocks
            version = chains[code][0].expected
            first, *others = (body for append in chains[code] for body in append.bodies)
            firsts.append((code, version, first))
            rest += ((code, number, body) for number, body in enumerate(others, version + 2))
        return {code for (code,) in await self._pool.fetch(_COMMIT, *_as_columns(firsts), *_as_columns(rest))}

    async def _was_committed(self, chain: list[PostgresAppend]) -> bool:
        """Whether an earlier attempt of ours, which was never answered, wrote these entries."""
        bodies = [body for append in chain for body in append.bodies]
        rows = await self._pool.fetch(_READ, chain[0].code, chain[0].expected, len(bodies))
        return bodies == [body for (body,) in rows]
