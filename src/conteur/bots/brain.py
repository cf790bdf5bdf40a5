"""What a brain is: a View in, a Move out. It sees what a player in its seat would see."""

from collections.abc import Callable
from typing import Protocol

from conteur.rules.moves import Move
from conteur.rules.options import Option
from conteur.rules.view import View
from conteur.tables.minds import Character


class Brain(Protocol):
    """Anything that can choose."""

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """One of the moves that are open now; `options` is never empty."""
        ...


BrainMaker = Callable[[Character], Brain]
"""Makes a brain for one seat and one game. An entry point of `conteur.brains` names one."""
