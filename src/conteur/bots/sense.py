"""What a clue brings to mind in one deck: for every card, how much better it fits than the others."""

from array import array
from collections import OrderedDict
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import sqrt
from threading import Lock
from typing import Final, Protocol

from conteur.bots.lore import DeckLore
from conteur.rules.vocabulary import MAX_CLUE_LENGTH, Card

Row = tuple[float, ...]
"""One number a card: 0 is as near as any other card of the deck, 1 is one standard deviation nearer."""

BEST_WORDS: Final = 3
"""A clue touches a few of the things a card brings to mind, never all."""
CLUES_KEPT: Final = 128
LETTERS: Final = 0.3
"""What letters weigh beside meanings; measured in docs/bots.md."""


class Ear(Protocol):
    """Compares a clue with every text that is known of a deck, in the order of `DeckLore.texts`."""

    def nearness(self, clue: str) -> Sequence[float]:
        """One number a text, greater is nearer."""
        ...


class Hearing:
    """An ear that is asked once a clue, however many listen."""

    def __init__(self, ear: Ear) -> None:
        """Nothing was heard yet."""
        self.ear = ear
        self._heard: OrderedDict[str, array[float]] = OrderedDict()
        self._guard = Lock()

    def nearness(self, clue: str) -> "array[float]":
        """As the ear says, of as much as a clue may be long."""
        clue = clue[:MAX_CLUE_LENGTH]
        with self._guard:
            known = self._heard.get(clue)
            if known is None:
                known = self._heard[clue] = array("f", self.ear.nearness(clue))
                if len(self._heard) > CLUES_KEPT:
                    self._heard.popitem(last=False)
            self._heard.move_to_end(clue)
            return known


class DeckSense:
    """One deck's cards and an ear for them; shared by every bot of the process that plays with it."""

    def __init__(
        self,
        lore: DeckLore,
        hearing: Hearing,
        echoes: "Echoes | None" = None,
        letters: "DeckSense | None" = None,
    ) -> None:
        """`echoes` are the rows of everything sayable, if somebody has them at hand.

        `letters` is the same deck in the language of the table: where meanings are compared in English, a plain word
        of another language is heard best by its letters.
        """
        self.lore = lore
        self.hearing = hearing
        self.letters = letters
        ends = [0]
        for card in lore.cards:
            ends.append(ends[-1] + len(card.sentences) + len(card.words))
        self._spans = list(pairwise(ends))
        self.texts = ends[-1]
        self._first_echo = list(accumulate((len(card.sayable()) for card in lore.cards), initial=0))
        self._echoes = echoes

    def row(self, clue: str, seen: Sequence[bool] | None = None) -> Row:
        """How well the clue fits each card, for somebody who thinks of these texts only."""
        return self.blended(self.row_of(self.hearing.nearness(clue), seen), clue)

    def blended(self, row: Row, clue: str) -> Row:
        """A row of meanings with what the letters say."""
        if self.letters is None:
            return row
        by_letters = self.letters.row(clue)
        return standard([meant + LETTERS * written for meant, written in zip(row, by_letters, strict=True)])

    def row_of(self, near: Sequence[float], seen: Sequence[bool] | None = None) -> Row:
        """The same, from how near each text is."""
        fits = []
        for card, (first, end) in zip(self.lore.cards, self._spans, strict=True):
            middle = first + len(card.sentences)
            words = near[middle:end]
            if seen is not None:
                words = [word for word, is_seen in zip(words, seen[middle:end], strict=True) if is_seen]
            fits.append(_fit(near[first:middle], words))
        return standard(fits)

    def echo(self, card: Card, number: int) -> Row:
        """The row of one thing that could be said of a card; what it would bring to mind in anybody."""
        if self._echoes is None:
            return self.row(self.lore.cards[card].sayable()[number].clue)
        return self._echoes.row(self._first_echo[card] + number)


class Echoes:
    """Rows at hand, a byte a card."""

    WIDEST: Final = 6.0
    """Deviations beyond which a card is simply the card."""
    FINEST: Final = 127

    def __init__(self, packed: bytes, cards: int) -> None:
        """One row after the other."""
        self._packed = memoryview(packed).cast("b")
        self._cards = cards

    def row(self, number: int) -> Row:
        """One of them."""
        step = self.WIDEST / self.FINEST
        return tuple([step * fit for fit in self._packed[number * self._cards : (number + 1) * self._cards]])


def _fit(told: Sequence[float], words: Sequence[float]) -> float | None:
    """Half what the card shows, half the nearest of what it brings to mind; None for a card nobody described."""
    best = sorted(words)[-BEST_WORDS:]
    halves = [sum(half) / len(half) for half in (told, best) if half]
    return sum(halves) / len(halves) if halves else None


def standard(fits: Sequence[float | None]) -> Row:
    """Measured against the deck: mean 0, deviation 1. What nothing is known of lies in the middle."""
    known = [fit for fit in fits if fit is not None]
    if not known:
        return (0.0,) * len(fits)
    mean = sum(known) / len(known)
    deviation = sqrt(sum((fit - mean) ** 2 for fit in known) / len(known))
    if deviation < 1e-6:  # noqa: PLR2004 - nothing stands out
        return (0.0,) * len(fits)
    return tuple(0.0 if fit is None else (fit - mean) / deviation for fit in fits)
