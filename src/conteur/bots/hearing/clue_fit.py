"""How well a clue fits each card of a deck, relative to the deck's other cards: the interface of all fits."""

import zlib
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, Protocol

from conteur.bots.hearing.card_texts import DeckTexts
from conteur.rules.vocabulary import Card

Fits = tuple[float, ...]
"""One number per card: 0 fits as well as the average card of the deck, 1 is one standard deviation better."""


class Mind(NamedTuple):
    """What one bot thinks of: derived from its seed, so the same all evening and after a restart."""

    seed: str
    blindness: float
    """The share of a card's tags and clues that it never notices."""
    recall: float
    """The share of a card's field that it may think of."""


class ClueFit(Protocol):
    """Fits clues to one deck's cards; shared by all bots of the process that play with it."""

    texts: DeckTexts
    """In the table's language."""

    def fits(self, clue: str, mind: Mind | None = None) -> Fits:
        """How well the clue fits each card, for this mind, or for one that notices everything."""
        ...

    def sayable_fits(self, card: Card, number: int) -> Fits:
        """The fits of one of the clues written for a card."""
        ...


def standardized(fits: Sequence[float | None]) -> Fits:
    """Fits relative to the deck: mean 0, standard deviation 1. A card without texts is average."""
    numbers = [fit for fit in fits if fit is not None]
    if not numbers:
        return (0.0,) * len(fits)
    mean = sum(numbers) / len(numbers)
    deviation = sqrt(sum((fit - mean) ** 2 for fit in numbers) / len(numbers))
    if deviation < 1e-6:  # noqa: PLR2004 - nothing stands out
        return (0.0,) * len(fits)
    return tuple(0.0 if fit is None else (fit - mean) / deviation for fit in fits)


def wording(clue: str) -> str:
    """Equal for clues that differ only in case, spaces and punctuation."""
    return "".join(filter(str.isalnum, clue.casefold())) or clue


def stamp(clue: str) -> int:
    """A hash of a clue's wording."""
    return zlib.crc32(wording(clue).encode())
