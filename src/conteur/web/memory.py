"""What was encoded of a table last: most of it is the same at the next move. Lost without harm."""

from typing import Final

from msgspec import Raw

from conteur.rules.setup import Setup
from conteur.rules.view import You
from conteur.tables.people import Person


class Encoded:
    """Parts of a table's views, each beside what it was made from: whoever asks compares, and encodes anew."""

    __slots__ = ("asks", "facts", "hands", "setup", "table")

    def __init__(self) -> None:
        """Nothing yet."""
        self.facts: tuple[object, ...] = ()
        self.table = b""
        self.asks: dict[tuple[Person, bool], bytes] = {}
        self.hands: dict[Person, tuple[You | None, bytes]] = {}
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
