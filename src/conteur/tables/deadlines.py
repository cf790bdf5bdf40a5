"""Deadlines of the running phase: how long it may take, and what identifies it."""

from typing import Final

from conteur.tables.settings import seconds_for
from conteur.tables.state import TableState

EXTENSION: Final = 60_000
"""Milliseconds."""

Moment = tuple[object, ...]
"""One phase of one game with its clock; a chore for another one comes too late."""


def phase_of(state: TableState) -> tuple[object, ...]:
    """Where the table's game stands."""
    game = state.game
    return () if game is None else (state.games, game.round, game.phase, game.storyteller)


def seconds_now(state: TableState) -> int | None:
    """How long the running phase may take, if there is a limit."""
    return None if state.game is None else seconds_for(state.settings, state.game.phase)


def moment_of(state: TableState) -> Moment:
    """Where the table's game stands, and what its clock says: whoever paused or extended, all chores come anew."""
    return (*phase_of(state), state.clock)
