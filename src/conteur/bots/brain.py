"""What a brain is: a View in, a Move out. It sees what a player in its seat would see."""

from typing import Protocol

from conteur.rules.moves import Move
from conteur.rules.options import Option
from conteur.rules.view import View


class Brain(Protocol):
    """Anything that can choose."""

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """One of the moves that are open now; `options` is never empty."""
        ...
