"""Ports: what a running table needs from outside, as protocols: devices, timers, a scheduler, bots."""

from collections.abc import Awaitable, Callable
from time import time
from typing import Protocol

from conteur.rules.moves import Move
from conteur.rules.options import Option
from conteur.rules.view import View
from conteur.tables.character import Character
from conteur.tables.events import Person
from conteur.tables.refusals import TableRefusal
from conteur.tables.view import SharedView


class Device(Protocol):
    """One device looking at the table."""

    person: Person | None
    key_hash: str | None
    """Of the key it came with, or asks for a seat with. A seat may get another key; then this one proves nothing."""

    def show(self, view: SharedView) -> None:
        """The table looks like this now."""
        ...

    def dismiss(self, why: TableRefusal) -> None:
        """The seat is no longer yours."""
        ...


class Timer(Protocol):
    """A cancellable timer."""

    def cancel(self) -> None:
        """It will not fire."""
        ...


class Scheduler(Protocol):
    """A monotonic clock with timers; an asyncio event loop is one."""

    def time(self) -> float:
        """Now."""
        ...

    def call_at(self, when: float, callback: Callable[[], object], /) -> Timer:
        """Call back at that time."""
        ...


def milliseconds_now() -> int:
    """The time written beside an entry."""
    return int(time() * 1000)


class BotPool(Protocol):
    """Where bots think of their moves. Never fails and never takes long: a table waits for it."""

    def get_ready(self, character: Character) -> None:
        """Somebody like this will soon have to think; returns at once."""
        ...

    def forget(self, code: str) -> None:
        """The table with this code was put away; whoever comes back to it is made anew."""
        ...

    def think(self, character: Character, view: View, options: tuple[Option, ...]) -> Awaitable[Move]:
        """One of the moves that are open; `options` is never empty."""
        ...
