"""Moderation events: claims of lost seats, moves made for somebody, mutes, reports."""

from conteur.tables.event_base import Person, TableEventBase


class SeatClaimed(TableEventBase, frozen=True):
    """Somebody without its key says that a seat is theirs; the key here is a new one that only they have."""

    claim: int
    person: Person
    key_hash: str


class ClaimSupported(TableEventBase, frozen=True):
    """One of the two people who have to agree to a claim has agreed."""

    claim: int
    person: Person


class ClaimClosed(TableEventBase, frozen=True):
    """The claim is closed: refused, withdrawn, expired, or the seat's owner came back."""

    claim: int


class SeatRegained(TableEventBase, frozen=True):
    """People gave a seat back: from now on this key proves it, and the old key is void."""

    claim: int
    person: Person
    key_hash: str
    agreed: tuple[Person, ...]
    """Who said yes."""


class PlayedFor(TableEventBase, frozen=True):
    """The host had stand-ins play for these people, just this once."""

    people: tuple[Person, ...]


class PersonMuted(TableEventBase, frozen=True):
    """The host muted somebody."""

    person: Person


class PersonUnmuted(TableEventBase, frozen=True):
    """Somebody who was muted may talk again."""

    person: Person


class PersonReported(TableEventBase, frozen=True):
    """Somebody reported another person to the host, and nobody else knows; the reporter is the entry's author."""

    report: int
    person: Person
    by: Person
    remark: int | None = None
    """The number of the remark, if the report is about one. Never its text, which is stored in one place only."""


class ReportClosed(TableEventBase, frozen=True):
    """The host has dealt with the report."""

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
