"""One log entry: the events of one decision, when, by whom, and under which ref."""

from msgspec import Struct

from conteur.tables.events import Event, Person


class Entry(Struct, frozen=True):
    """One decision as it is stored."""

    at: int
    """Milliseconds since 1970."""
    events: tuple[Event, ...]
    by: Person | None = None
    ref: str | None = None
    """The sender's idempotency key: a request sent twice is done once."""
