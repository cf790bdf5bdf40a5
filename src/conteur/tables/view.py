"""The view of a table: one shared view for all devices, and what each person alone may see."""

from msgspec import Struct

from conteur.rules.view import Public, You, private, public
from conteur.tables.events import Person
from conteur.tables.state import TableState


class TimeLeft(Struct, frozen=True):
    """The running phase's clock at the time the view was made."""

    milliseconds: int
    is_paused: bool


class SharedView(Struct, frozen=True, eq=False):
    """A table at one version, with who is there. What each person may see is made on demand."""

    code: str
    version: int
    state: TableState
    here: frozenset[Person]
    spectators: int
    time_left: TimeLeft | None

    @property
    def public(self) -> Public | None:
        """What everybody sees of the game."""
        return None if self.state.game is None else public(self.state.game)

    def yours(self, person: Person) -> You | None:
        """What this person alone sees of the game."""
        member = self.state.present(person)
        game = self.state.game
        if game is None or member is None or member.seat is None or member.seat not in game.seats:
            return None
        return private(game, member.seat)
