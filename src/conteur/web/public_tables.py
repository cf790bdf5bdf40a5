"""The public lobby: keeps a row in the log for every public table, together with other servers."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterable
from time import time
from typing import Final

import msgspec

from conteur.live.table import Table
from conteur.store.log import EventLog, LogUnavailable
from conteur.tables.view import SharedView
from conteur.web.protocol.http_types import Listing

_REMEMBERED: Final = 10_000
LISTED_FOR: Final = 120.0
"""Seconds a row stays valid after somebody was last seen at its table."""


class PublicTables:
    """The rows of the public lobby.

    Each server renews the rows of the tables that people are at through it. A row that no server renews expires: its
    people left, or its server stopped. No server removes a row because nobody is at the table here: people may be at
    it through another server.
    """

    def __init__(
        self,
        log: EventLog,
        start: Callable[[Coroutine[None, None, None]], None],
        listed_for: float = LISTED_FOR,
        date: Callable[[], float] = time,
    ) -> None:
        """No row is written yet; `start` runs a coroutine in the background, `date` gives seconds since 1970."""
        self._log = log
        self._start = start
        self._listed_for = listed_for
        self._date = date
        self._rows: dict[str, Listing | None] = {}
        """The rows as last written; other tables may have older rows."""

    def on_change(self, view: SharedView) -> None:
        """A table changed; its row may have to change."""
        settings = view.state.settings
        row = Listing.of(view.code, view.state) if settings.is_public and not settings.is_locked else None
        if row is not None and not view.here:
            return
        if view.code not in self._rows or self._rows[view.code] != row:
            self._rows[view.code] = row
            if len(self._rows) > _REMEMBERED:
                del self._rows[next(iter(self._rows))]
            self._start(self._put(view.code, None if row is None else msgspec.json.encode(row)))

    async def renew(self, tables: Iterable[Table]) -> None:
        """Renew the rows of public tables that people are at, and remove expired rows."""
        listings = [Listing.of(table.code, table.state) for table in tables if table.presence.devices]
        await asyncio.gather(*(self._put(row.code, msgspec.json.encode(row)) for row in listings if row.is_listed))
        with contextlib.suppress(LogUnavailable):  # expired rows are no longer listed; removing them can wait
            await self._log.forget_listings(int(self._date() - 2 * self._listed_for))

    async def rows(self, most: int) -> list[bytes]:
        """The rows visitors see, newest first."""
        since = int(self._date() - self._listed_for)
        return [body for _, body in await self._log.listings(most, since)]

    async def _put(self, code: str, body: bytes | None) -> None:
        # The lobby is a convenience: a row that could not be written is written at the next change or renewal.
        with contextlib.suppress(LogUnavailable):
            await self._log.put_listing(code, body, int(self._date()))
