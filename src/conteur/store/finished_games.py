"""Finished games, read from a table's log: their record and their album. Entries not needed are skipped undecoded."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, get_args

from conteur.rules.afterwards import told_afterwards
from conteur.rules.events import Event, GameDealt, GameEnded, RoundScored
from conteur.rules.view import Public, public
from conteur.store.codec import EVENT_NAMES
from conteur.store.entries import decode_entry
from conteur.store.record import record_of, record_text
from conteur.store.replay import walk
from conteur.tables.state import TableState

_GAME_EVENTS = get_args(Event)

# How an event begins in an entry's bytes. It cannot be forged in a name or a remark: there every quotation mark is
# escaped with a backslash.
_EVENT: Final = b'"event":"'
_TALK: Final = b'"event":"said"'
_DEALT: Final = b'"event":"game_dealt"'
_ENDED: Final = b'"event":"game_ended"'
_OF_A_GAME: Final = re.compile(_EVENT + b"(?:" + b"|".join(name.encode() for name in sorted(EVENT_NAMES)) + b')"')


@dataclass(frozen=True, slots=True)
class AlbumPage:
    """A round as it was when it was scored: what everybody saw, and the table's state."""

    seen: Public
    state: TableState


class _GameSieve:
    """Counts the games in a table's entries, up to the end of one of them."""

    __slots__ = ("_dealt", "_is_over", "_number")

    def __init__(self, number: int) -> None:
        """The table's game of this number, counted from 1."""
        self._number = number
        self._dealt = 0
        self._is_over = False


class RecordSieve(_GameSieve):
    """Selects the entries of one game; must be called with a table's entries in order."""

    __slots__ = ()

    def __call__(self, body: bytes) -> bool:
        """Whether the record of the game needs this entry."""
        if self._is_over:
            return False
        self._dealt += _DEALT in body
        if self._dealt != self._number or _OF_A_GAME.search(body) is None:
            return False
        self._is_over = _ENDED in body
        return True


class AlbumSieve(_GameSieve):
    """Selects all entries up to the end of one game, but not talk."""

    __slots__ = ()

    def __call__(self, body: bytes) -> bool:
        """Whether the album of the game needs this entry."""
        if self._is_over or not body or is_talk(body):
            return False
        self._dealt += _DEALT in body
        self._is_over = self._dealt == self._number and _ENDED in body
        return True


def is_talk(body: bytes) -> bool:
    """Whether an entry holds a remark or a reaction and nothing else."""
    return _TALK in body and body.count(_EVENT) == 1


def played_game(bodies: Iterable[bytes], number: int) -> list[Event] | None:
    """All events of the table's game of this number, counted from 1, including secrets; None before it is over."""
    events = _events_in(filter(RecordSieve(number), bodies))
    return events if events and isinstance(events[-1], GameEnded) else None


def finished_game(bodies: Iterable[bytes], number: int) -> str | None:
    """The record of the table's game of this number; None before it is over, and if it would reveal a secret."""
    return record_in(filter(RecordSieve(number), bodies))


def record_in(bodies: Iterable[bytes]) -> str | None:
    """The record in the entries that a RecordSieve selected."""
    events = told_afterwards(_events_in(bodies))
    return None if events is None else record_text(record_of(events))


def _events_in(bodies: Iterable[bytes]) -> list[Event]:
    events: list[Event] = []
    for body in bodies:
        for event in decode_entry(body).events:
            if isinstance(event, GameDealt) or (events and isinstance(event, _GAME_EVENTS)):
                events.append(event)
    return events


def pages_of(bodies: Iterable[bytes], number: int, start: TableState | None = None) -> list[AlbumPage] | None:
    """The rounds of the table's game of this number, for people to look through; None before it is over.

    `start` is the table before these entries, if they do not start at the beginning.
    """
    pages: list[AlbumPage] = []
    sieve = AlbumSieve(number - (0 if start is None else start.games))
    for _, steps in walk(filter(sieve, bodies), start):
        for event, _, state in steps:
            if state is not None and state.games == number and state.game is not None:
                if isinstance(event, RoundScored):
                    pages.append(AlbumPage(public(state.game), state))
                elif isinstance(event, GameEnded):
                    return pages
    return None
