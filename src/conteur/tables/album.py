"""Finished games, told again from a table's log."""

from collections.abc import Iterable
from typing import get_args

from conteur.rules.events import Event, GameDealt, GameEnded
from conteur.store.record import record_of, written_record
from conteur.tables.entries import decode_entry

_GAME_EVENTS = get_args(Event)


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
