"""What a visitor sees of a table before sitting down; also its row in the public lobby."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterable
from time import time
from typing import Final

import msgspec
from msgspec import Struct

from conteur.store.log import EventLog, LogUnavailable
from conteur.tables.gathering import Status
from conteur.tables.table import Table

_REMEMBERED: Final = 10_000
LISTED_FOR: Final = 120.0
"""Seconds a row is believed after somebody was last seen at its table."""


class Listing(Struct, frozen=True):
    """No names, no cards."""

    code: str
    status: Status
    mode: str
    edition: str
    people: int
    bots: int
    is_public: bool
    is_locked: bool

    @classmethod
    def of(cls, table: Table) -> "Listing":
        """The table as it stands."""
        now = table.past.table
        bots = sum(member.is_bot for member in now.members)
        return cls(
            code=table.code,
            status=now.status,
            mode=now.settings.mode,
            edition=now.settings.edition,
            people=len(now.members) - bots,
            bots=bots,
            is_public=now.settings.is_public,
            is_locked=now.settings.is_locked,
        )

    @property
    def is_listed(self) -> bool:
        """Whether the lobby shows it: whoever looks there looks for a chair."""
        return self.is_public and not self.is_locked


class Notices:
    """Keeps the public lobby's rows as the tables are, together with other servers of the same log.

    A server vouches for the tables that people are at through it, again and again. A row nobody vouches for fades: its
    people went, or its server did. No server takes a row off because nobody is at the table here: they may be at it
    through another.
    """

    def __init__(
        self,
        log: EventLog,
        soon: Callable[[Coroutine[None, None, None]], None],
        listed_for: float = LISTED_FOR,
        date: Callable[[], float] = time,
    ) -> None:
        """Nothing is shown yet; `date` gives seconds since 1970."""
        self._log = log
        self._soon = soon
        self._listed_for = listed_for
        self._date = date
        self._shown: dict[str, Listing | None] = {}
        """What the newest tables' rows say; a table that is not here may have one from before."""

    def on_change(self, table: Table) -> None:
        """A table changed; its row may have to."""
        settings = table.past.table.settings
        shown = Listing.of(table) if settings.is_public and not settings.is_locked else None
        if shown is not None and not table.presence.devices:
            return
        if table.code not in self._shown or self._shown[table.code] != shown:
            self._shown[table.code] = shown
            if len(self._shown) > _REMEMBERED:
                del self._shown[next(iter(self._shown))]
            self._soon(self._put(table.code, None if shown is None else msgspec.json.encode(shown)))

    async def vouch(self, tables: Iterable[Table]) -> None:
        """People are at these tables: those that are public stay listed. What nobody vouches for goes."""
        alive = [Listing.of(table) for table in tables if table.presence.devices]
        await asyncio.gather(*(self._put(row.code, msgspec.json.encode(row)) for row in alive if row.is_listed))
        with contextlib.suppress(LogUnavailable):  # not found any more; to remove them can wait
            await self._log.forget_listings(int(self._date() - 2 * self._listed_for))

    async def rows(self, most: int) -> list[bytes]:
        """What visitors find: the newest tables first."""
        since = int(self._date() - self._listed_for)
        return [body for _, body in await self._log.listings(most, since)]

    async def _put(self, code: str, body: bytes | None) -> None:
        # The lobby is a convenience: a row that could not be written comes with the next change, or the next round.
        with contextlib.suppress(LogUnavailable):
            await self._log.put_listing(code, body, int(self._date()))
