"""A cache of encoded parts of tables' views: most of a view stays the same after a move."""

from conteur.rules.setup import Setup
from conteur.tables.events import Person
from conteur.tables.view import SharedView
from conteur.web.protocol.messages import SetupView


class Encoded:
    """Parts of one table's views, all made from `moment`; without a moment none is valid."""

    __slots__ = ("asks", "game", "head", "moment", "setup", "table", "yours")

    def __init__(self) -> None:
        """Nothing yet."""
        self.moment: SharedView | None = None
        self.head = b""
        """The beginning of every view of the moment; `table` and `game` follow, then one person's part."""
        self.table = b""
        self.game = b""
        self.asks: dict[Person, bytes] = {}
        self.yours: dict[Person, bytes] = {}
        """The private ends of the views, by person; missing if this moment has not been sent to them yet."""
        self.setup: tuple[Setup, SetupView] | None = None


class EncodedTables(dict[str, Encoded]):
    """The encoded parts of recently shown tables, by code. One per process."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._before: dict[str, Encoded] = {}

    def __missing__(self, code: str) -> Encoded:
        """The parts encoded earlier, if they have not expired; otherwise empty."""
        self[code] = encoded = self._before.pop(code) if code in self._before else Encoded()
        return encoded

    def fade(self) -> None:
        """Drop the tables that were not shown since the last call."""
        self._before = dict(self)
        self.clear()
