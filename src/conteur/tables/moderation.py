"""Events of people looking after each other: lost seats, moves made for somebody, mutes, reports."""

from conteur.tables.event_base import Person, TableEventBase


class SeatClaimed(TableEventBase, frozen=True):
    """Somebody without a key says that a seat is theirs; the key is one of their own that nobody else has."""

    claim: int
    person: Person
    key_hash: str


class ClaimSupported(TableEventBase, frozen=True):
    """One of two who have to believe a claim does."""

    claim: int
    person: Person


class ClaimClosed(TableEventBase, frozen=True):
    """Nobody asks for the seat any more: refused, withdrawn, too late, or its owner came back."""

    claim: int


class SeatRegained(TableEventBase, frozen=True):
    """People gave a seat back: from now on this key proves it, and the one before proves nothing."""

    claim: int
    person: Person
    key_hash: str
    agreed: tuple[Person, ...]
    """Who said yes."""


class PlayedFor(TableEventBase, frozen=True):
    """The host had stand-ins play for these, this once."""

    people: tuple[Person, ...]


class PersonMuted(TableEventBase, frozen=True):
    """The host keeps somebody from talking to the table."""

    person: Person


class PersonUnmuted(TableEventBase, frozen=True):
    """Somebody who was muted may talk again."""

    person: Person


class PersonReported(TableEventBase, frozen=True):
    """Somebody told the host, and nobody else, that another person misbehaves; who did is the entry's author."""

    report: int
    person: Person
    by: Person
    remark: int | None = None
    """The number of what was said, if it is about that. Never the words: they are in one place."""


class ReportClosed(TableEventBase, frozen=True):
    """The host has seen to it."""

    report: int


ModerationEvent = (
    SeatClaimed
    | ClaimSupported
    | ClaimClosed
    | SeatRegained
    | PlayedFor
    | PersonMuted
    | PersonUnmuted
    | PersonReported
    | ReportClosed
)
