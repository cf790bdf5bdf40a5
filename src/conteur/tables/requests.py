"""Requests: what somebody wants of a table, or what time brings, and the outcome. Values only."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from msgspec import Struct

from conteur.rules.moves import Move
from conteur.rules.options import Option
from conteur.rules.view import View
from conteur.rules.vocabulary import Seat
from conteur.tables.asks import Ask
from conteur.tables.deadlines import Moment
from conteur.tables.events import DeckBrought, Event, Person
from conteur.tables.refusals import AnyRefusal

TableDecision = tuple[Event, ...] | AnyRefusal
"""What a part of `decide` says: the events, none of them where there is nothing to do, or why not."""


class Chooser(Protocol):
    """Plays for whoever is not there."""

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """A legal move."""
        ...


@dataclass(frozen=True, slots=True)
class AddPicture:
    """An uploaded image was accepted and stored under this id."""

    picture: str
    likeness: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class BringDeck:
    """The host wants to play with a deck that is kept on this server."""

    deck: DeckBrought


@dataclass(frozen=True, slots=True)
class StandIn:
    """Play this seat's move, whoever it belongs to, if the game still stands where it stood."""

    seat: Seat
    moment: Moment
    move: Move | None = None
    """What was thought of; None leaves it to whoever plays blindly."""


@dataclass(frozen=True, slots=True)
class DrawLots:
    """Nobody claims to tell first."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class MakeHost:
    """The host has been gone too long; this one looks after the table, unless somebody else does by now."""

    person: Person
    instead_of: Person | None


@dataclass(frozen=True, slots=True)
class RestartClock:
    """The phase's time ran out while nobody was there: whoever comes shall have it."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class CloseClaim:
    """A claim is over: its time is, its owner came back, or whoever made it went away."""

    claim: int


class Company(Protocol):
    """Who is connected."""

    def is_here(self, person: Person) -> bool:
        """Whether any device is connected."""
        ...

    def away_for(self, person: Person, now: float) -> float:
        """For how many seconds somebody has not been connected."""
        ...


class Circumstances(NamedTuple):
    """What a decision may need to know beside the state."""

    at: int
    """Milliseconds since 1970."""
    now: float
    """Seconds of a clock that never goes back."""
    company: Company


class Request(Struct, frozen=True):
    """What somebody, or time itself, wants; `ref` is the sender's own name for it."""

    what: Move | Ask | AddPicture | BringDeck | StandIn | DrawLots | MakeHost | RestartClock | CloseClaim
    by: Person | None = None
    ref: str | None = None
    key_hash: str | None = None
    """Of the key that proved who asks. While a request waits, the seat may get another key."""


class Outcome(Struct, frozen=True):
    """Why not, or what happens, each step with its author; `person` is who has just sat down."""

    refused: AnyRefusal | None = None
    steps: tuple[tuple[Person | None, tuple[Event, ...]], ...] = ()
    person: Person | None = None
    follow_ups: tuple[StandIn | DrawLots, ...] = ()
    """Requests that this one leads to, to be posted by the table itself."""
    wait: int = 0
    """Milliseconds after which it may be asked again, where it came too soon."""
