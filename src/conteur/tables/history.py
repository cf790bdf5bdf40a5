"""A table's past folded into its present: version, people and game, and the refs already done."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace

from conteur.store.codec import CodecError
from conteur.tables.entries import Entry, decode_entry
from conteur.tables.folding import fold
from conteur.tables.gathering import Gathering, open_gathering
from conteur.tables.people import Person, TableOpened
from conteur.tables.timing import phase_of, seconds_now

REFS_KEPT: Final = 512


class Past(NamedTuple):
    """Where the log has brought a table."""

    version: int
    table: Gathering
    refs: tuple[tuple[Person, str], ...] = ()
    """The newest refs that were done, for whoever asks again after a restart."""

    def after(self, entry: Entry) -> "Past":
        """One entry later."""
        table = self.table
        for event in entry.events:
            table = fold(table, event, entry.at)
        return Past(self.version + 1, _with_clock(self.table, table, entry.at))


def _with_clock(before: Gathering, after: Gathering, at: int) -> Gathering:
    """A new phase has time of its own; a pause lasts as long as there is a clock to stop."""
    if after.game is before.game and after.settings is before.settings:
        return after
    clock = after.clock
    if phase_of(after) != phase_of(before):
        clock = clock.begun(at)
    if clock.paused_at is not None and seconds_now(after) is None:
        clock = clock.resumed(at)
    return after if clock is after.clock else replace(after, clock=clock)


def open_past(opened: TableOpened) -> Past:
    """The first entry of every table."""
    return Past(1, open_gathering(opened))


def read_past(bodies: Iterable[bytes]) -> Past:
    """The table a whole log tells of."""
    rest = iter(bodies)
    first = next(rest, None)
    opened = decode_entry(first).events[0] if first is not None else None
    if not isinstance(opened, TableOpened):
        raise CodecError("a table's log begins with table_opened")
    return catch_up(open_past(opened), rest)


def catch_up(past: Past, bodies: Iterable[bytes]) -> Past:
    """The same table with what was written since."""
    refs = list(past.refs)
    for body in bodies:
        entry = decode_entry(body)
        past = past.after(entry)
        if entry.by is not None and entry.ref is not None:
            refs.append((entry.by, entry.ref))
    return Past(past.version, past.table, tuple(refs[-REFS_KEPT:]))
