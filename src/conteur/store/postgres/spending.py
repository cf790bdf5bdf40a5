"""Rate limits shared by all servers: usage by address is exchanged every second. Losing some does no harm."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from conteur.store.log import LogUnavailable
from conteur.store.postgres.pool import Pool

_EVERY: Final = 1.0
_SEND: Final = """
INSERT INTO spending (server, kind, address, taken)
SELECT $1, a.kind, a.address, a.taken FROM unnest($2::text[], $3::text[], $4::int[]) AS a (kind, address, taken)"""
_LAST: Final = "SELECT coalesce(max(number), 0) FROM spending"
_RECEIVE: Final = """
SELECT kind, address, taken FROM spending
WHERE number > $1 AND number <= $2 AND server <> $3 AND at > clock_timestamp() - interval '1 minute'"""
_DELETE: Final = "DELETE FROM spending WHERE server = $1 AND at < clock_timestamp() - interval '5 minutes'"
_DELETE_EVERY: Final = 100


class PostgresSpending:
    """One server's part of the exchange."""

    def __init__(self, pool: Pool, name: str) -> None:
        """`name` is this server's."""
        self._pool = pool
        self._name = name
        self._spent: Counter[tuple[str, str]] = Counter()
        self._last_received = 0
        self.on_spent: Callable[[str, str, int], None] = lambda _kind, _address, _taken: None

    def spend(self, kind: str, address: str) -> None:
        """Count one more use on this server."""
        self._spent[kind, address] += 1

    async def run(self) -> None:
        """Send and receive forever."""
        rounds = 0
        while True:
            await asyncio.sleep(_EVERY)
            rounds += 1
            with suppress(LogUnavailable):
                await self._send()
                await self._receive()
                if rounds % _DELETE_EVERY == 0:  # addresses are kept no longer than needed
                    await self._pool.fetch(_DELETE, self._name)

    async def _send(self) -> None:
        spent, self._spent = self._spent, Counter()
        if spent:
            kinds, addresses = [kind for kind, _ in spent], [address for _, address in spent]
            await self._pool.fetch(_SEND, self._name, kinds, addresses, [*spent.values()])

    async def _receive(self) -> None:
        ((last,),) = await self._pool.fetch(_LAST)
        if last < self._last_received:  # a fail-over has emptied the table, and ids start again
            self._last_received = 0
        if last > self._last_received:
            for kind, address, taken in await self._pool.fetch(_RECEIVE, self._last_received, last, self._name):
                self.on_spent(kind, address, taken)
            self._last_received = last
