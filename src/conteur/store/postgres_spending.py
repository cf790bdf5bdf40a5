"""What addresses used up of their allowance, told among servers about once a second. A miss costs nobody anything."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from conteur.store.log import LogUnavailable
from conteur.store.postgres_line import Lines

_EVERY: Final = 1.0
_SPEND: Final = """
INSERT INTO spending (server, kind, address, taken)
SELECT $1, a.kind, a.address, a.taken FROM unnest($2::text[], $3::text[], $4::int[]) AS a (kind, address, taken)"""
_LAST: Final = "SELECT coalesce(max(number), 0) FROM spending"
_HEAR: Final = """
SELECT kind, address, taken FROM spending
WHERE number > $1 AND number <= $2 AND server <> $3 AND at > clock_timestamp() - interval '1 minute'"""
_FORGET: Final = "DELETE FROM spending WHERE server = $1 AND at < clock_timestamp() - interval '5 minutes'"
_FORGET_EVERY: Final = 100


class PostgresSpending:
    """One server's part of it."""

    def __init__(self, lines: Lines, name: str) -> None:
        """Told and heard under this name."""
        self._lines = lines
        self._name = name
        self._spent: Counter[tuple[str, str]] = Counter()
        self._heard = 0
        self.on_spent: Callable[[str, str, int], None] = lambda _kind, _address, _taken: None

    def spend(self, kind: str, address: str) -> None:
        """One more was taken here."""
        self._spent[kind, address] += 1

    async def exchange_on(self) -> None:
        """Tell and hear, for ever."""
        rounds = 0
        while True:
            await asyncio.sleep(_EVERY)
            rounds += 1
            with suppress(LogUnavailable):
                await self._tell()
                await self._hear()
                if rounds % _FORGET_EVERY == 0:  # addresses are nobody's business for longer than needed
                    await self._lines.fetch(_FORGET, self._name)

    async def _tell(self) -> None:
        spent, self._spent = self._spent, Counter()
        if spent:
            kinds, addresses = [kind for kind, _ in spent], [address for _, address in spent]
            await self._lines.fetch(_SPEND, self._name, kinds, addresses, [*spent.values()])

    async def _hear(self) -> None:
        ((last,),) = await self._lines.fetch(_LAST)
        if last < self._heard:  # a fail-over has emptied the table, and counts anew
            self._heard = 0
        if last > self._heard:
            for kind, address, taken in await self._lines.fetch(_HEAR, self._heard, last, self._name):
                self.on_spent(kind, address, taken)
            self._heard = last
