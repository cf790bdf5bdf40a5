"""Deadlines of the running phase: how long it may take, and what identifies it."""

from typing import Final

from conteur.tables.settings import seconds_for
from conteur.tables.state import TableState

EXTENSION: Final = 60_000
"""Milliseconds that an extension adds."""

Moment = tuple[object, ...]
"""One phase of one game with its clock; a chore for any other moment is out of date."""


def phase_of(state: TableState) -> tuple[object, ...]:
    """Which phase of which game the table is in."""
    game = state.game
    return () if game is None else (state.games, game.round, game.phase, game.storyteller)


def seconds_now(state: TableState) -> int | None:
    """How long the running phase may take, if there is a limit."""
    return None if state.game is None else seconds_for(state.settings, state.game.phase)


def moment_of(state: TableState) -> Moment:
    """The phase, and the state of its clock: after a pause or an extension, all chores are scheduled again."""
    return (*phase_of(state), state.clock)
