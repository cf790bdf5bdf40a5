"""Presence among servers: each writes who is connected to it, and a heartbeat, into tables that all share."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic, time
from typing import Final, NamedTuple
from zlib import crc32

from conteur.store.log import LogUnavailable
from conteur.store.peers import Elsewhere
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.schema import STEPS
from conteur.store.postgres.spending import PostgresSpending

HEARTBEAT: Final = 1.5
"""Seconds between two heartbeats."""
_DEAD_AFTER: Final = "interval '6 seconds'"
"""Without a heartbeat for this long, a server's people count as away."""
_DELETED_AFTER: Final = "interval '1 minute'"
_RETRY_AFTER: Final = 0.3
_SAMPLES: Final = 8
"""Of this many readings of the database's clock, the fastest counts: it is the most accurate."""

# One statement per heartbeat: registers this server, and returns whether it was unknown, the time, and other servers.
_HEARTBEAT: Final = f"""
WITH beat AS (
    INSERT INTO server (name, version, steps, seen) VALUES ($1, $2, $3, clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS is_new
)
SELECT is_new, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
    (SELECT array_agg(name ORDER BY name)
        FROM server WHERE name <> $1 AND seen > clock_timestamp() - {_DEAD_AFTER}) AS others
FROM beat"""  # noqa: S608 - our own constant
_DELETE_DEAD: Final = f"DELETE FROM server WHERE seen < clock_timestamp() - {_DELETED_AFTER}"  # noqa: S608 - as above
_DELETE_ORPHANS: Final = "DELETE FROM presence p WHERE NOT EXISTS (SELECT FROM server s WHERE s.name = p.server)"
_SEND: Final = """
INSERT INTO presence (server, "table", people, spectators)
SELECT $1, a."table", a.people::int[], a.spectators
FROM unnest($2::text[], $3::text[], $4::int[]) AS a ("table", people, spectators)
ON CONFLICT ("table", server) DO UPDATE SET people = excluded.people, spectators = excluded.spectators"""
_SEND_EMPTY: Final = 'DELETE FROM presence WHERE server = $1 AND "table" = ANY($2::text[])'
_ELSEWHERE: Final = f"""
SELECT p."table", p.server, p.people, p.spectators FROM presence p JOIN server s ON s.name = p.server
WHERE p."table" = ANY($1::text[]) AND p.server <> $2 AND s.seen > clock_timestamp() - {_DEAD_AFTER}"""  # noqa: S608 - as above
_SIGN_OFF: Final = ("DELETE FROM presence WHERE server = $1", "DELETE FROM server WHERE name = $1")

Watchers = tuple[frozenset[int], int]
"""People and spectators at a table, connected to this server."""


class _Sample(NamedTuple):
    """One reading of the database's clock: how long it took, and how far ours is behind, in milliseconds."""

    took: float
    behind: float


class PostgresPeers:
    """One server among those that share a database."""

    is_alone = False

    def __init__(self, log: PostgresLog, version: str) -> None:
        """Start sending heartbeats; `version` is conteur's, shown to operators."""
        self._log = log
        self._version = version
        self._local: dict[str, Watchers] = {}
        self._unsent: set[str] = set()
        self._outdated: set[str] = set()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._followers: dict[str, Callable[[], None]] = {}
        self._others: list[str] = []
        self._samples: list[_Sample] = []
        self._has_work = asyncio.Event()
        self._spending = PostgresSpending(log.pool, log.name)
        log.notifier.on_moved = self._on_moved
        work = (self._run_heartbeat(), self._run_exchange(), self._spending.run())
        self._tasks = [asyncio.get_running_loop().create_task(each) for each in work]

    def date(self) -> int:
        """Milliseconds since 1970 by the database's clock, which all servers share."""
        behind = min(self._samples).behind if self._samples else 0.0
        return int(time() * 1000 + behind)

    def publish(self, code: str, people: frozenset[int], spectators: int) -> None:
        """Publish who is connected to the table through this server."""
        if people or spectators:
            self._local[code] = people, spectators
        else:
            self._local.pop(code, None)
        self._unsent.add(code)
        self._has_work.set()

    def elsewhere(self, code: str) -> Elsewhere:
        """Who is connected to a followed table through other servers."""
        return self._elsewhere.get(code, Elsewhere())

    def follow(self, code: str, on_change: Callable[[], None]) -> Callable[[], None]:
        """Call `on_change` when somebody connects or disconnects elsewhere."""
        self._followers[code] = on_change
        self._on_moved([code])

        def stop() -> None:
            if self._followers.get(code) is on_change:
                del self._followers[code]
                self._elsewhere.pop(code, None)

        return stop

    def spend(self, kind: str, address: str) -> None:
        """Count one use by this address against a limit that all servers share."""
        self._spending.spend(kind, address)

    def on_spent(self, on_use: Callable[[str, str, int], None]) -> None:
        """Call `on_use` with kind, address and number when other servers have counted uses."""
        self._spending.on_spent = on_use

    async def close(self) -> None:
        """Tell the others that nobody is connected here any more."""
        for work in self._tasks:
            work.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(LogUnavailable):
            for statement in _SIGN_OFF:
                await self._log.pool.fetch(statement, self._log.name)
            self._log.notifier.moved(self._local)

    def _on_moved(self, codes: Iterable[str]) -> None:
        self._outdated.update(code for code in codes if code in self._followers)
        if self._outdated:
            self._has_work.set()

    async def _run_heartbeat(self) -> None:
        while True:
            with suppress(LogUnavailable):
                await self._send_heartbeat()
            await asyncio.sleep(HEARTBEAT)

    async def _send_heartbeat(self) -> None:
        pool, began = self._log.pool, monotonic()
        (row,) = await pool.fetch(_HEARTBEAT, self._log.name, self._version, len(STEPS))
        took = (monotonic() - began) * 1000
        self._samples = [*self._samples[1 - _SAMPLES :], _Sample(took, row["now"] + took / 2 - time() * 1000)]
        await self._log.check_schema()
        others = row["others"] or []
        if row["is_new"]:  # after a fail-over the database knows no servers
            self._unsent.update(self._local)
            self._has_work.set()
        if others != self._others:
            self._others = others
            self._on_moved([*self._followers])
            await pool.fetch(_DELETE_DEAD)
            await pool.fetch(_DELETE_ORPHANS)

    async def _run_exchange(self) -> None:
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            unsent, self._unsent = self._unsent, set()
            outdated, self._outdated = self._outdated, set()
            try:
                await self._send([*unsent])
                await self._receive([*outdated])
            except LogUnavailable:
                self._unsent |= unsent
                self._outdated |= outdated
                await asyncio.sleep(_RETRY_AFTER)
                self._has_work.set()

    async def _send(self, codes: list[str]) -> None:
        if not codes:
            return
        watchers = {code: self._local[code] for code in codes if code in self._local}
        if watchers:
            people = ["{" + ",".join(map(str, sorted(people))) + "}" for people, _ in watchers.values()]
            spectators = [spectators for _, spectators in watchers.values()]
            await self._log.pool.fetch(_SEND, self._log.name, [*watchers], people, spectators)
        if empty := [code for code in codes if code not in watchers]:
            await self._log.pool.fetch(_SEND_EMPTY, self._log.name, empty)
        self._log.notifier.moved(codes)

    async def _receive(self, codes: list[str]) -> None:
        if not codes:
            return
        answers = dict.fromkeys(codes, Elsewhere())
        for code, server, people, spectators in await self._log.pool.fetch(_ELSEWHERE, codes, self._log.name):
            so_far = answers[code]
            is_minding = so_far.is_minding or first_to_mind((server, self._log.name), code) == server
            answers[code] = Elsewhere(so_far.people.union(people), so_far.spectators + spectators, is_minding)
        for code, elsewhere in answers.items():
            on_change = self._followers.get(code)
            if on_change is not None and elsewhere != self.elsewhere(code):
                self._elsewhere[code] = elsewhere
                on_change()


def first_to_mind(servers: Iterable[str], code: str) -> str:
    """Of these servers, all with somebody at the table, the one that runs its bots; spread evenly over tables."""
    return min(servers, key=lambda server: (crc32(f"{server} {code}".encode()), server))
