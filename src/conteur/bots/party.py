"""Party's voting: the crowd is worth joining, and the storyteller's red token is worth fearing."""

from collections.abc import Sequence
from math import comb
from typing import Final

_MOST: Final = 5  # P-41


def joining(others: int, chance: float) -> float:
    """Points expected for a vote where each of the others also votes with this chance (P-40, P-41, P-43)."""
    return sum(_voting(others, chance, found) * min(found + 1, _MOST) for found in range(1, others + 1))


def _voting(others: int, chance: float, found: int) -> float:
    return comb(others, found) * chance**found * (1 - chance) ** (others - found)


def _shared(others: int, chance: float, *, joined: bool) -> float:
    """Points all others together expect on one card, with or without the storyteller's vote beside theirs."""
    total = 0.0
    for found in range(1, others + 1):
        together = found + joined
        if together > 1:
            total += _voting(others, chance, found) * found * min(together, _MOST)
    return total


def feared(crowd: Sequence[float]) -> list[float]:
    """How likely red lies on each card, if the storyteller wants to hurt: where the crowd will be."""
    squares = [chance * chance for chance in crowd]
    total = sum(squares) or 1.0
    return [square / total for square in squares]


def worth_joining(crowd: Sequence[float], others: int, cunning: float) -> list[float]:
    """Points expected for a vote on each card by somebody who fears the red token as far as cunning goes."""
    return [joining(others, chance) * (1 - cunning * fear) for chance, fear in zip(crowd, feared(crowd), strict=True)]


def best_tokens(crowd: Sequence[float], others: int, *, red_on_green: bool) -> list[tuple[float, int, int]]:
    """Every way to place green and red, with the storyteller's expected lead over the others' average; best first."""
    alone = [_shared(others, chance, joined=False) for chance in crowd]
    together = [_shared(others, chance, joined=True) for chance in crowd]
    own = [joining(others, chance) for chance in crowd]
    all_alone = sum(alone)
    ways = []
    for green in range(len(crowd)):
        everybody = all_alone - alone[green] + together[green]
        for red in range(len(crowd)):
            if red == green:
                if red_on_green:
                    ways.append((-(everybody - together[green]) / others, green, red))
            else:
                ways.append((own[green] - (everybody - alone[red]) / others, green, red))
    return sorted(ways, reverse=True)
