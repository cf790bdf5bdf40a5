"""One log entry: the events of one decision, when, by whom, and under which ref."""

from msgspec import Struct

from conteur.tables.events import Event, Person


class Entry(Struct, frozen=True):
    """A decision, as it is remembered."""

    at: int
    """Milliseconds since 1970."""
    events: tuple[Event, ...]
    by: Person | None = None
    ref: str | None = None
    """The sender's own name for it: sent twice, it is done once."""
