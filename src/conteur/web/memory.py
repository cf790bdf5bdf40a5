"""What was encoded of a table last: most of it is the same at the next move. Lost without harm."""

from typing import Final

from msgspec import Raw

from conteur.rules.setup import Setup
from conteur.tables.people import Person
from conteur.tables.shown import Shown


class Encoded:
    """Parts of one table's views. All of them are what would be made of `moment`, or there is no moment."""

    __slots__ = ("asks", "game", "head", "moment", "setup", "table", "yours")

    def __init__(self) -> None:
        """Nothing yet."""
        self.moment: Shown | None = None
        self.head = b""
        """How every view of the moment begins; `table` and `game` follow, then what is one person's."""
        self.table = b""
        self.game = b""
        self.asks: dict[Person, bytes] = {}
        self.yours: dict[Person, bytes] = {}
        """The ends of the views, each for one person's eyes; somebody not here has not been shown this yet."""
        self.setup: tuple[Setup, Raw] | None = None


class Memory(dict[str, Encoded]):
    """What is known of the tables that were shown lately, by their codes; of all others, nothing yet."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._before: dict[str, Encoded] = {}

    def __missing__(self, code: str) -> Encoded:
        """What was known before, if it has not faded."""
        self[code] = found = self._before.pop(code) if code in self._before else Encoded()
        return found

    def fade(self) -> None:
        """Forget the tables that were not shown since the last time."""
        self._before = dict(self)
        self.clear()


MEMORY: Final = Memory()
"""One for the process: what is in it depends on nothing but what it was made from."""
