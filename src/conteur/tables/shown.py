"""What one moment of a table looks like: made once, shown to every listener. Knows no encoding."""

from dataclasses import dataclass, field
from functools import cached_property

from conteur.rules.view import Public, You, private, public
from conteur.tables.gathering import Gathering
from conteur.tables.people import Person


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """The running phase's clock, as it stood when it was shown."""

    milliseconds: int
    is_paused: bool


@dataclass(eq=False)
class Shown:
    """A table at one version, with who is there. What each person may see is made when somebody asks, once."""

    code: str
    version: int
    table: Gathering
    here: frozenset[Person]
    spectators: int
    time_left: TimeLeft | None
    wire: dict[object, bytes] = field(default_factory=dict)
    """Room for whoever encodes this, so that it is done once."""
    _yours: dict[Person, You | None] = field(default_factory=dict)

    @cached_property
    def public(self) -> Public | None:
        """What everybody sees of the game."""
        return None if self.table.game is None else public(self.table.game)

    def yours(self, person: Person) -> You | None:
        """What this person alone sees of the game."""
        if person not in self._yours:
            self._yours[person] = self._private(person)
        return self._yours[person]

    def _private(self, person: Person) -> You | None:
        member = self.table.member(person)
        game = self.table.game
        if game is None or member is None or member.seat is None or member.seat not in game.seats:
            return None
        return private(game, member.seat)
