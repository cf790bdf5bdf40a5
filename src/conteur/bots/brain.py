"""The interface of a brain: it gets the view of its seat and returns a move. It sees only what a player would see."""

from collections.abc import Callable
from typing import Protocol

from conteur.rules.moves import Move
from conteur.rules.options import Option
from conteur.rules.view import View
from conteur.tables.character import Character


class Brain(Protocol):
    """Anything that can choose a move."""

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """One of the moves that are legal now; `options` is never empty."""
        ...


BrainMaker = Callable[[Character], Brain]
"""Makes a brain for one seat and one game. An entry point of `conteur.brains` names one."""
