"""Requests to a table, from people or from timers, and their outcomes. Values only."""

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
"""What a part of `decide` returns: the events, empty if there is nothing to do, or a refusal."""


class Chooser(Protocol):
    """Plays for people who are not there."""

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
    """The host wants to play with a deck saved on this server."""

    deck: DeckBrought


@dataclass(frozen=True, slots=True)
class StandIn:
    """Play a move for this seat, whoever it belongs to, if the game is still at the same moment."""

    seat: Seat
    moment: Moment
    move: Move | None = None
    """The move a bot chose; None leaves it to the blind player."""


@dataclass(frozen=True, slots=True)
class DrawLots:
    """Nobody has claimed to tell first: draw lots."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class MakeHost:
    """The host has been away too long; this person becomes host, unless somebody else is by now."""

    person: Person
    instead_of: Person | None


@dataclass(frozen=True, slots=True)
class RestartClock:
    """The phase's time ran out while nobody was there: give it back to whoever comes."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class CloseClaim:
    """A claim is over: it expired, the seat's owner came back, or whoever made it went away."""

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
    """What a decision may need to know besides the state."""

    at: int
    """Milliseconds since 1970."""
    now: float
    """Seconds of a monotonic clock."""
    company: Company


class Request(Struct, frozen=True):
    """What somebody, or a timer, wants; `ref` is the sender's idempotency key."""

    what: Move | Ask | AddPicture | BringDeck | StandIn | DrawLots | MakeHost | RestartClock | CloseClaim
    by: Person | None = None
    ref: str | None = None
    key_hash: str | None = None
    """The hash of the key that authenticated the sender. The seat may get another key while the request waits."""


class Outcome(Struct, frozen=True):
    """A refusal, or what happens, each step with its author; `person` is who has just sat down."""

    refused: AnyRefusal | None = None
    steps: tuple[tuple[Person | None, tuple[Event, ...]], ...] = ()
    person: Person | None = None
    follow_ups: tuple[StandIn | DrawLots, ...] = ()
    """Requests that this one leads to, to be posted by the table itself."""
    wait: int = 0
    """Milliseconds after which to try again, if it came too soon."""
