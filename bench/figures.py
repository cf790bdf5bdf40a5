"""One measured figure with its goal, as a line of text."""

import math
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

_WIDTH = 77


class Figure(NamedTuple):
    """A number measured several times; the goal is for its median."""

    what: str
    values: Sequence[float]
    at_least: float = -math.inf
    at_most: float = math.inf

    @property
    def verdict(self) -> str:
        """The goal, and whether it is met; empty without a goal."""
        goals = [
            f"{words} {bound:g}"
            for words, bound in (("at least", self.at_least), ("at most", self.at_most))
            if math.isfinite(bound)
        ]
        if not goals:
            return ""
        is_met = self.at_least <= median(self.values) <= self.at_most
        return f"{', '.join(goals)}: {'met' if is_met else 'NOT MET'}"

    def __str__(self) -> str:
        """The median, and the range of the repetitions."""
        few, most = min(self.values), max(self.values)
        spread = f"{_short(few)} to {_short(most)}"
        return f"{self.what:<{_WIDTH}}{_short(median(self.values)):>7}  {spread:<15}  {self.verdict}".rstrip()


def show(figures: Iterable[Figure]) -> list[Figure]:
    """Print them as they come."""
    shown = []
    for figure in figures:
        print(figure, flush=True)
        shown.append(figure)
    return shown


def _short(value: float) -> str:
    digits = 0 if abs(value) >= 100 else 2  # noqa: PLR2004 - three digits are enough
    return f"{value:.{digits}f}"
