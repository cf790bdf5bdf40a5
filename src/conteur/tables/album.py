"""Finished games, told again from a table's log."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import get_args

from conteur.rules.events import Event, GameDealt, GameEnded, RoundScored
from conteur.rules.view import Public, public
from conteur.store.record import record_of, written_record
from conteur.tables.entries import decode_entry
from conteur.tables.folding import fold
from conteur.tables.gathering import Gathering, open_gathering
from conteur.tables.people import TableOpened

_GAME_EVENTS = get_args(Event)


@dataclass(frozen=True, slots=True)
class Page:
    """A round as it lay when its points were given: what everybody saw, and the table they sat at."""

    seen: Public
    table: Gathering


def finished_game(bodies: Iterable[bytes], number: int) -> str | None:
    """The record of the table's game of this number, counted from 1; None before it is over."""
    dealt = 0
    events: list[Event] = []
    for body in bodies:
        for event in decode_entry(body).events:
            dealt += isinstance(event, GameDealt)
            if dealt == number and isinstance(event, _GAME_EVENTS):
                events.append(event)
    if not events or not isinstance(events[-1], GameEnded):
        return None
    return written_record(record_of(events))


def pages_of(bodies: Iterable[bytes], number: int) -> list[Page] | None:
    """The rounds of the table's game of this number, for people to look through; None before it is over."""
    pages: list[Page] = []
    for table, event in _moments(bodies):
        if table.games == number and table.game is not None:
            if isinstance(event, RoundScored):
                pages.append(Page(public(table.game), table))
            elif isinstance(event, GameEnded):
                return pages
    return None


def _moments(bodies: Iterable[bytes]) -> Iterator[tuple[Gathering, object]]:
    """The table after each event of its log."""
    table: Gathering | None = None
    for body in bodies:
        entry = decode_entry(body)
        for event in entry.events:
            if isinstance(event, TableOpened):
                table = open_gathering(event)
            elif table is not None:
                table = fold(table, event, entry.at)
                yield table, event
