"""A table's past folded into its present: version, people and game, and the refs already done."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from conteur.store.codec import CodecError
from conteur.tables.entries import Entry, decode_entry
from conteur.tables.gathering import Gathering, fold, open_gathering
from conteur.tables.people import Person, TableOpened

REFS_KEPT: Final = 512


class Past(Struct, frozen=True):
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
        return Past(self.version + 1, table)


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
