"""What a visitor sees of a table before sitting down; also its row in the public lobby."""

import contextlib
from collections.abc import Callable, Coroutine

import msgspec
from msgspec import Struct

from conteur.store.log import EventLog, LogUnavailable
from conteur.tables.gathering import Status
from conteur.tables.table import Table


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
        self._shown: dict[str, Listing] = {}

    def on_change(self, table: Table) -> None:
        """A table changed; its row may have to."""
        listing = Listing.of(table)
        before = self._shown.get(table.code)
        if not listing.is_public:
            if before is not None:
                del self._shown[table.code]
                self._soon(self._put(table.code, None))
        elif listing != before:
            self._shown[table.code] = listing
            self._soon(self._put(table.code, msgspec.json.encode(listing)))

    async def _put(self, code: str, body: bytes | None) -> None:
        # The lobby is a convenience: a row that could not be written comes with the next change.
        with contextlib.suppress(LogUnavailable):
            await self._log.put_listing(code, body)
