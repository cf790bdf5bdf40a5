"""Who is connected where, in a table all servers share: each writes its own rows and beats while it lives."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic, time
from typing import Final, NamedTuple
from zlib import crc32

from conteur.store.company import Elsewhere
from conteur.store.log import LogUnavailable
from conteur.store.postgres import PostgresLog
from conteur.store.postgres_schema import STEPS
from conteur.store.postgres_spending import PostgresSpending

BEAT: Final = 1.5
"""Seconds between two signs of life."""
_DEAD: Final = "interval '6 seconds'"
"""Without a sign of life, a server's people are taken to be away."""
_BURIED: Final = "interval '1 minute'"
_BREATH: Final = 0.3
"""Seconds before something that could not be written or read is tried again."""
_SAMPLES: Final = 8
"""Of so many looks at the database's clock, the quickest one counts: it is the most exact."""

# One question a beat: here I am; am I new to you; what is the time; who else lives; may I go on?
_ALIVE: Final = f"""
WITH beat AS (
    INSERT INTO server (name, version, steps, seen) VALUES ($1, $2, $3, clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS is_new
)
SELECT is_new, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
    (SELECT array_agg(name ORDER BY name) FROM server WHERE name <> $1 AND seen > clock_timestamp() - {_DEAD}) AS others
FROM beat"""  # noqa: S608 - our own constant
_BURY: Final = f"DELETE FROM server WHERE seen < clock_timestamp() - {_BURIED}"  # noqa: S608 - as above
_CLEAR: Final = "DELETE FROM presence p WHERE NOT EXISTS (SELECT FROM server s WHERE s.name = p.server)"
_TELL: Final = """
INSERT INTO presence (server, "table", people, spectators)
SELECT $1, a."table", a.people::int[], a.spectators
FROM unnest($2::text[], $3::text[], $4::int[]) AS a ("table", people, spectators)
ON CONFLICT ("table", server) DO UPDATE SET people = excluded.people, spectators = excluded.spectators"""
_EMPTY: Final = 'DELETE FROM presence WHERE server = $1 AND "table" = ANY($2::text[])'
_ELSEWHERE: Final = f"""
SELECT p."table", p.server, p.people, p.spectators FROM presence p JOIN server s ON s.name = p.server
WHERE p."table" = ANY($1::text[]) AND p.server <> $2 AND s.seen > clock_timestamp() - {_DEAD}"""  # noqa: S608 - as above
_LEAVE: Final = ("DELETE FROM presence WHERE server = $1", "DELETE FROM server WHERE name = $1")

Here = tuple[frozenset[int], int]
"""People and spectators."""


class _Sample(NamedTuple):
    """One look at the database's clock: how long it took, and how far ours is behind, in milliseconds."""

    took: float
    behind: float


class PostgresCompany:
    """One server among the others of a database."""

    is_alone = False

    def __init__(self, log: PostgresLog, version: str) -> None:
        """Beat from now on; `version` is this program's, for people who ask what runs."""
        self._log = log
        self._version = version
        self._here: dict[str, Here] = {}
        self._untold: set[str] = set()
        self._curious: set[str] = set()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._notices: dict[str, Callable[[], None]] = {}
        self._others: list[str] = []
        self._samples: list[_Sample] = []
        self._news = asyncio.Event()
        self._spending = PostgresSpending(log.lines, log.name)
        log.bell.on_moved = self._on_moved
        work = (self._beat_on(), self._exchange_on(), self._spending.exchange_on())
        self._working = [asyncio.get_running_loop().create_task(each) for each in work]

    def date(self) -> int:
        """Milliseconds since 1970 by the database's clock, which all servers have in common."""
        behind = min(self._samples).behind if self._samples else 0.0
        return int(time() * 1000 + behind)

    def tell(self, table: str, people: frozenset[int], spectators: int) -> None:
        """These look at the table through this server now."""
        if people or spectators:
            self._here[table] = people, spectators
        else:
            self._here.pop(table, None)
        self._untold.add(table)
        self._news.set()

    def elsewhere(self, table: str) -> Elsewhere:
        """Who looks at a table that is followed, through the others."""
        return self._elsewhere.get(table, Elsewhere())

    def follow(self, table: str, notice: Callable[[], None]) -> Callable[[], None]:
        """Call `notice` when somebody came or went elsewhere."""
        self._notices[table] = notice
        self._on_moved([table])

        def stop() -> None:
            if self._notices.get(table) is notice:
                del self._notices[table]
                self._elsewhere.pop(table, None)

        return stop

    def spend(self, kind: str, address: str) -> None:
        """An address took one of what is counted for all servers together."""
        self._spending.spend(kind, address)

    def on_spent(self, notice: Callable[[str, str, int], None]) -> None:
        """Call `notice` when an address took some elsewhere."""
        self._spending.on_spent = notice

    async def close(self) -> None:
        """Say that nobody is here any more."""
        for work in self._working:
            work.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        with suppress(LogUnavailable):
            for statement in _LEAVE:
                await self._log.lines.fetch(statement, self._log.name)
            self._log.bell.moved(self._here)

    def _on_moved(self, tables: Iterable[str]) -> None:
        self._curious.update(table for table in tables if table in self._notices)
        if self._curious:
            self._news.set()

    async def _beat_on(self) -> None:
        while True:
            with suppress(LogUnavailable):
                await self._beat()
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        lines, began = self._log.lines, monotonic()
        (row,) = await lines.fetch(_ALIVE, self._log.name, self._version, len(STEPS))
        took = (monotonic() - began) * 1000
        self._samples = [*self._samples[1 - _SAMPLES :], _Sample(took, row["now"] + took / 2 - time() * 1000)]
        await self._log.check_schema()
        others = row["others"] or []
        if row["is_new"]:  # to this database: after a fail-over it knows nobody
            self._untold.update(self._here)
            self._news.set()
        if others != self._others:
            self._others = others
            self._on_moved([*self._notices])
            await lines.fetch(_BURY)
            await lines.fetch(_CLEAR)

    async def _exchange_on(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            untold, self._untold = self._untold, set()
            curious, self._curious = self._curious, set()
            try:
                await self._tell([*untold])
                await self._ask([*curious])
            except LogUnavailable:
                self._untold |= untold
                self._curious |= curious
                await asyncio.sleep(_BREATH)
                self._news.set()

    async def _tell(self, tables: list[str]) -> None:
        if not tables:
            return
        here = {table: self._here[table] for table in tables if table in self._here}
        if here:
            people = ["{" + ",".join(map(str, sorted(people))) + "}" for people, _ in here.values()]
            spectators = [spectators for _, spectators in here.values()]
            await self._log.lines.fetch(_TELL, self._log.name, [*here], people, spectators)
        if empty := [table for table in tables if table not in here]:
            await self._log.lines.fetch(_EMPTY, self._log.name, empty)
        self._log.bell.moved(tables)

    async def _ask(self, tables: list[str]) -> None:
        if not tables:
            return
        found = dict.fromkeys(tables, Elsewhere())
        for table, server, people, spectators in await self._log.lines.fetch(_ELSEWHERE, tables, self._log.name):
            known = found[table]
            is_minding = known.is_minding or first_to_mind((server, self._log.name), table) == server
            found[table] = Elsewhere(known.people.union(people), known.spectators + spectators, is_minding)
        for table, elsewhere in found.items():
            notice = self._notices.get(table)
            if notice is not None and elsewhere != self.elsewhere(table):
                self._elsewhere[table] = elsewhere
                notice()


def first_to_mind(servers: Iterable[str], table: str) -> str:
    """Of these servers, all with somebody at the table, the one that plays for its bots; at another table another."""
    return min(servers, key=lambda server: (crc32(f"{server} {table}".encode()), server))
