"""What was encoded of a table last: most of it is the same at the next move. Lost without harm."""

from typing import Final

from msgspec import Raw

from conteur.rules.setup import Setup
from conteur.tables.people import Person
from conteur.tables.shown import Shown


class Encoded:
    """Parts of one table's views. All of them are what would be made of `moment`, or there is no moment."""

    __slots__ = ("everybody", "game", "moment", "setup", "table", "yours")

    def __init__(self) -> None:
        """Nothing yet."""
        self.moment: Shown | None = None
        self.table = b""
        self.game = b""
        self.everybody = b""
        """How every view of the moment begins."""
        self.yours: dict[Person, bytes] = {}
        """The ends of the views, each for one person's eyes; somebody not here has not been shown this yet."""
        self.setup: tuple[Setup, Raw] | None = None


class Memory:
    """What is known of the tables that were shown lately."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._lately: dict[str, Encoded] = {}
        self._before: dict[str, Encoded] = {}

    def of(self, code: str) -> Encoded:
        """What is known of this table."""
        found = self._lately.get(code)
        if found is None:
            found = self._before.pop(code) if code in self._before else Encoded()
            self._lately[code] = found
        return found

    def fade(self) -> None:
        """Forget the tables that were not shown since the last time."""
        self._before, self._lately = self._lately, {}


MEMORY: Final = Memory()
"""One for the process: what is in it depends on nothing but what it was made from."""
