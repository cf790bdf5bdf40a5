"""What one moment of a table looks like: made once, shown to every listener. Knows no encoding."""

from msgspec import Struct

from conteur.rules.view import Public, You, private, public
from conteur.tables.gathering import Gathering
from conteur.tables.people import Person


class TimeLeft(Struct, frozen=True):
    """The running phase's clock, as it stood when it was shown."""

    milliseconds: int
    is_paused: bool


class Shown(Struct, frozen=True, eq=False):
    """A table at one version, with who is there. What each person may see is made when somebody asks."""

    code: str
    version: int
    table: Gathering
    here: frozenset[Person]
    spectators: int
    time_left: TimeLeft | None

    @property
    def public(self) -> Public | None:
        """What everybody sees of the game."""
        return None if self.table.game is None else public(self.table.game)

    def yours(self, person: Person) -> You | None:
        """What this person alone sees of the game."""
        member = self.table.member(person)
        game = self.table.game
        if game is None or member is None or member.seat is None or member.seat not in game.seats:
            return None
        return private(game, member.seat)
