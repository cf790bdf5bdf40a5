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
    """One device connected to the table."""

    person: Person | None
    key_hash: str | None
    """The hash of the key it connected with, or claims a seat with; void once the seat has another key."""

    def show(self, view: SharedView) -> None:
        """Send this view of the table."""
        ...

    def dismiss(self, why: TableRefusal) -> None:
        """Disconnect the device: the seat is no longer theirs."""
        ...


class Timer(Protocol):
    """A cancellable timer."""

    def cancel(self) -> None:
        """Cancel it."""
        ...


class Scheduler(Protocol):
    """A monotonic clock with timers; an asyncio event loop is one."""

    def time(self) -> float:
        """The current time."""
        ...

    def call_at(self, when: float, callback: Callable[[], object], /) -> Timer:
        """Call back at that time."""
        ...


def milliseconds_now() -> int:
    """The time written with an entry."""
    return int(time() * 1000)


class BotPool(Protocol):
    """Where bots think of their moves. Never fails and never takes long: a table waits for it."""

    def get_ready(self, character: Character) -> None:
        """A bot with this character will soon have to think; returns at once."""
        ...

    def forget(self, code: str) -> None:
        """The table with this code was unloaded; its bots are created again when it is next used."""
        ...

    def think(self, character: Character, view: View, options: tuple[Option, ...]) -> Awaitable[Move]:
        """One of the legal moves; `options` is never empty."""
        ...
