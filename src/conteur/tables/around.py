"""What a table finds around it: devices that look, hours that pass, the date."""

from collections.abc import Callable
from time import time
from typing import Protocol

from conteur.tables.people import Person
from conteur.tables.refusing import TableRefusal
from conteur.tables.shown import Shown


class Listener(Protocol):
    """One device looking at the table."""

    person: Person | None

    def show(self, shown: Shown) -> None:
        """The table looks like this now."""
        ...

    def dismiss(self, why: TableRefusal) -> None:
        """The seat is no longer yours."""
        ...


class Alarm(Protocol):
    """Something that will happen, unless."""

    def cancel(self) -> None:
        """It will not."""
        ...


class Hours(Protocol):
    """Seconds that never go back, and somebody to be woken by; an event loop is both."""

    def time(self) -> float:
        """Now."""
        ...

    def call_at(self, when: float, callback: Callable[[], object], /) -> Alarm:
        """Call then."""
        ...


def milliseconds_now() -> int:
    """The time written beside an entry."""
    return int(time() * 1000)
