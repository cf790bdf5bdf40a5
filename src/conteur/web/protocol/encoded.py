"""A cache of encoded parts of tables' views: most of a view is the same after the next move."""

from conteur.rules.setup import Setup
from conteur.tables.events import Person
from conteur.tables.view import SharedView
from conteur.web.protocol.messages import SetupView


class Encoded:
    """Parts of one table's views. All of them were made from `moment`; without a moment none is valid."""

    __slots__ = ("asks", "game", "head", "moment", "setup", "table", "yours")

    def __init__(self) -> None:
        """Nothing yet."""
        self.moment: SharedView | None = None
        self.head = b""
        """How every view of the moment begins; `table` and `game` follow, then what is one person's."""
        self.table = b""
        self.game = b""
        self.asks: dict[Person, bytes] = {}
        self.yours: dict[Person, bytes] = {}
        """The ends of the views, each for one person's eyes; somebody missing has not been sent this moment yet."""
        self.setup: tuple[Setup, SetupView] | None = None


class EncodedTables(dict[str, Encoded]):
    """The encoded parts of the tables that were shown lately, by their codes. One for a process."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._before: dict[str, Encoded] = {}

    def __missing__(self, code: str) -> Encoded:
        """What was encoded before, if it has not expired; otherwise nothing yet."""
        self[code] = encoded = self._before.pop(code) if code in self._before else Encoded()
        return encoded

    def fade(self) -> None:
        """Forget the tables that were not shown since the last call."""
        self._before = dict(self)
        self.clear()
