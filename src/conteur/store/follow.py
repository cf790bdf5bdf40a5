"""Who waits for which table to grow. Knows no disk: a home says what grew, or that it is no longer sure."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from conteur.store.log import LogUnavailable

_Ask = Callable[[str], Awaitable[int]]


class Follower:
    """One reader's ear on one table. Hears versions, so that its own writes do not make it read again."""

    def __init__(self, table: str, ask: _Ask, silence: str | None) -> None:
        """A new follower knows nothing yet, and is in doubt."""
        self._table = table
        self._ask = ask
        self._known = 0
        self._in_doubt = True
        self._silence = silence
        self._bell = asyncio.Event()

    async def beyond(self, seen: int) -> int:
        """The table's version as soon as it is greater than `seen`."""
        while self._known <= seen:
            if self._silence is not None:
                raise LogUnavailable(self._silence)
            self._bell.clear()
            if not self._in_doubt:
                await self._bell.wait()
                continue
            self._in_doubt = False  # before asking: a doubt that comes while we ask is a new one
            try:
                self.hear(await self._ask(self._table))
            except BaseException:
                self.doubt()
                raise
        return self._known

    def hear(self, version: int) -> None:
        """The table has reached this version."""
        self._known = max(self._known, version)
        self._bell.set()

    def doubt(self) -> None:
        """The table may have grown unheard: ask before waiting on."""
        self._in_doubt = True
        self._bell.set()

    def fall_silent(self, why: str) -> None:
        """Nothing will be heard any more."""
        self._silence = why
        self._bell.set()


class Followers:
    """All followers of one log, in the event loop's thread."""

    def __init__(self, ask: _Ask) -> None:
        """`ask` gives a table's version from the log itself."""
        self._ask = ask
        self._by_table: dict[str, set[Follower]] = {}
        self._silence: str | None = None

    @contextmanager
    def follow(self, table: str) -> Iterator[Follower]:
        """A new follower, for as long as the block lasts."""
        follower = Follower(table, self._ask, self._silence)
        self._by_table.setdefault(table, set()).add(follower)
        try:
            yield follower
        finally:
            others = self._by_table[table]
            others.remove(follower)
            if not others:
                del self._by_table[table]

    def grew(self, table: str, version: int) -> None:
        """The table has reached this version."""
        for follower in self._by_table.get(table, ()):
            follower.hear(version)

    def doubt(self) -> None:
        """Somebody wrote, we do not know where."""
        for followers in self._by_table.values():
            for follower in followers:
                follower.doubt()

    def close(self, why: str) -> None:
        """Nothing will grow any more."""
        self._silence = why
        for followers in self._by_table.values():
            for follower in followers:
                follower.fall_silent(why)
