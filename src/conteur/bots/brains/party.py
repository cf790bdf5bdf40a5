"""Votes in Party: expected points for each card, and the best places for the storyteller's tokens."""

from collections.abc import Sequence
from math import comb
from typing import Final

_MOST: Final = 5  # P-41


def joining(others: int, chance: float) -> float:
    """Expected points of a vote for a card that each of the others votes for with this chance (P-40, P-41, P-43)."""
    return sum(_chance_of(others, chance, count) * min(count + 1, _MOST) for count in range(1, others + 1))


def _chance_of(others: int, chance: float, count: int) -> float:
    return comb(others, count) * chance**count * (1 - chance) ** (others - count)


def _shared(others: int, chance: float, *, joined: bool) -> float:
    """Expected points of all others together on one card, with or without the storyteller's vote."""
    total = 0.0
    for count in range(1, others + 1):
        together = count + joined
        if together > 1:
            total += _chance_of(others, chance, count) * count * min(together, _MOST)
    return total


def feared(crowd: Sequence[float]) -> list[float]:
    """How likely the red token is on each card, if the storyteller aims it at the most popular ones."""
    squares = [chance * chance for chance in crowd]
    total = sum(squares) or 1.0
    return [square / total for square in squares]


def worth_joining(crowd: Sequence[float], others: int, cunning: float) -> list[float]:
    """Expected points of a vote for each card; cunning says how much the red token is taken into account."""
    return [joining(others, chance) * (1 - cunning * fear) for chance, fear in zip(crowd, feared(crowd), strict=True)]


def best_tokens(crowd: Sequence[float], others: int, *, red_on_green: bool) -> list[tuple[float, int, int]]:
    """Every placement of green and red, with the storyteller's expected lead over the others' average; best first."""
    alone = [_shared(others, chance, joined=False) for chance in crowd]
    together = [_shared(others, chance, joined=True) for chance in crowd]
    own = [joining(others, chance) for chance in crowd]
    all_alone = sum(alone)
    placements = []
    for green in range(len(crowd)):
        everybody = all_alone - alone[green] + together[green]
        for red in range(len(crowd)):
            if red == green:
                if red_on_green:
                    placements.append((-(everybody - together[green]) / others, green, red))
            else:
                placements.append((own[green] - (everybody - alone[red]) / others, green, red))
    return sorted(placements, reverse=True)
