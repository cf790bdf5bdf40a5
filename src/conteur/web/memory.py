"""What was encoded of a table last: most of it is the same at the next move. Lost without harm."""

from collections import OrderedDict
from typing import Final

from msgspec import Raw

from conteur.rules.setup import Setup
from conteur.rules.view import You
from conteur.tables.people import Person

_TABLES_KEPT: Final = 10_000


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


_known: Final[OrderedDict[str, Encoded]] = OrderedDict()


def encoded_of(code: str) -> Encoded:
    """What is known of this table; the ones longest unused are forgotten first."""
    found = _known.get(code)
    if found is None:
        found = _known[code] = Encoded()
        if len(_known) > _TABLES_KEPT:
            _known.popitem(last=False)
    else:
        _known.move_to_end(code)
    return found
