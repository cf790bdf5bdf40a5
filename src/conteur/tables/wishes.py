"""What somebody wants of a table, or time itself, and what comes of it. Values only."""

from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from conteur.rules.moves import Move
from conteur.rules.options import Option
from conteur.rules.view import View
from conteur.tables.asks import Ask
from conteur.tables.happening import AnyRefusal, Happening
from conteur.tables.people import Person
from conteur.tables.picturing import AddPicture, BringDeck
from conteur.tables.timing import DrawLots, Moment, StandIn


class Chooser(Protocol):
    """Plays for whoever is not there."""

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """A legal move."""
        ...


@dataclass(frozen=True, slots=True)
class MakeHost:
    """The host has been gone too long; this one looks after the table, unless somebody else does by now."""

    person: Person
    instead_of: Person | None


@dataclass(frozen=True, slots=True)
class RestartClock:
    """The phase's time ran out while nobody was there: whoever comes shall have it."""

    moment: Moment


class Wish(Struct, frozen=True):
    """What somebody, or time itself, wants; `ref` is the sender's own name for it."""

    what: Move | Ask | AddPicture | BringDeck | StandIn | DrawLots | MakeHost | RestartClock
    by: Person | None = None
    ref: str | None = None


class Outcome(Struct, frozen=True):
    """Why not, or what happens, each step with its author; `person` is who has just sat down."""

    refused: AnyRefusal | None = None
    steps: tuple[tuple[Person | None, tuple[Happening, ...]], ...] = ()
    person: Person | None = None
