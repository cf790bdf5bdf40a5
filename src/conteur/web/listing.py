"""What a visitor sees of a table before sitting down; also its row in the public lobby."""

import contextlib
from collections.abc import Callable, Coroutine
from typing import Final

import msgspec
from msgspec import Struct

from conteur.store.log import EventLog, LogUnavailable
from conteur.tables.gathering import Status
from conteur.tables.table import Table

_REMEMBERED: Final = 10_000


class Listing(Struct, frozen=True):
    """No names, no cards."""

    code: str
    status: Status
    mode: str
    edition: str
    people: int
    bots: int
    is_public: bool

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
        )


class Notices:
    """Keeps the public lobby's rows as the tables are."""

    def __init__(self, log: EventLog, soon: Callable[[Coroutine[None, None, None]], None]) -> None:
        """Nothing is shown yet."""
        self._log = log
        self._soon = soon
        self._shown: dict[str, Listing | None] = {}
        """What the newest tables' rows say; a table that is not here may have one from before."""

    def on_change(self, table: Table) -> None:
        """A table changed; its row may have to."""
        listing = Listing.of(table)
        shown = listing if listing.is_public else None
        if table.code not in self._shown or self._shown[table.code] != shown:
            self._shown[table.code] = shown
            if len(self._shown) > _REMEMBERED:
                del self._shown[next(iter(self._shown))]
            self._soon(self._put(table.code, None if shown is None else msgspec.json.encode(shown)))

    async def _put(self, code: str, body: bytes | None) -> None:
        # The lobby is a convenience: a row that could not be written comes with the next change.
        with contextlib.suppress(LogUnavailable):
            await self._log.put_listing(code, body)
