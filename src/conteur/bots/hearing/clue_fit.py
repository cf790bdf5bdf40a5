"""How well a clue fits each card of a deck, compared with the deck's other cards."""

from array import array
from collections import OrderedDict
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import sqrt
from threading import Lock
from typing import Final, Protocol

from conteur.bots.hearing.card_texts import DeckTexts
from conteur.rules.vocabulary import MAX_CLUE_LENGTH, Card

Fits = tuple[float, ...]
"""One number a card: 0 fits as well as the average card of the deck, 1 is one standard deviation better."""

BEST_WORDS: Final = 3
"""A clue touches a few of the things a card brings to mind, never all."""
CLUES_KEPT: Final = 128
LETTERS: Final = 0.3
"""What letters weigh beside meanings; measured in docs/bots.md."""


class Similarity(Protocol):
    """Compares a clue with every text about a deck, in the order of `DeckTexts.texts`."""

    def similarities(self, clue: str) -> Sequence[float]:
        """One number a text, greater is nearer."""
        ...


class CachedSimilarity:
    """Compares each clue once, however many bots hear it."""

    def __init__(self, similarity: Similarity) -> None:
        """The cache is empty."""
        self.similarity = similarity
        self._cache: OrderedDict[str, array[float]] = OrderedDict()
        self._guard = Lock()

    def similarities(self, clue: str) -> "array[float]":
        """Those of the clue, cut to the length a clue may have."""
        clue = clue[:MAX_CLUE_LENGTH]
        with self._guard:
            numbers = self._cache.get(clue)
            if numbers is None:
                numbers = self._cache[clue] = array("f", self.similarity.similarities(clue))
                if len(self._cache) > CLUES_KEPT:
                    self._cache.popitem(last=False)
            self._cache.move_to_end(clue)
            return numbers


class ClueFit:
    """Fits clues to one deck's cards; shared by all bots of the process that play with it."""

    def __init__(
        self,
        texts: DeckTexts,
        similarity: CachedSimilarity,
        stored: "StoredFits | None" = None,
        letters: "ClueFit | None" = None,
    ) -> None:
        """`stored` are the fits of every sayable clue, if they were computed before.

        `letters` is the same deck in the language of the table: where meanings are compared in English, a plain word
        of another language is recognised best by its letters.
        """
        self.texts = texts
        self.similarity = similarity
        self.letters = letters
        ends = [0]
        for card in texts.cards:
            ends.append(ends[-1] + len(card.sentences) + len(card.words))
        self._spans = list(pairwise(ends))
        self.text_count = ends[-1]
        self._first_sayable = list(accumulate((len(card.sayable()) for card in texts.cards), initial=0))
        self._stored = stored

    def fits(self, clue: str, noticed: Sequence[bool] | None = None) -> Fits:
        """How well the clue fits each card, for a bot that thinks of the noticed texts only."""
        return self.with_letters(self.fits_from(self.similarity.similarities(clue), noticed), clue)

    def with_letters(self, fits: Fits, clue: str) -> Fits:
        """Fits by meaning, corrected by how well the letters fit."""
        if self.letters is None:
            return fits
        by_letters = self.letters.fits(clue)
        return standardized([meaning + LETTERS * letters for meaning, letters in zip(fits, by_letters, strict=True)])

    def fits_from(self, similarities: Sequence[float], noticed: Sequence[bool] | None = None) -> Fits:
        """The fit of each card, from the similarity of each text."""
        fits = []
        for card, (first, end) in zip(self.texts.cards, self._spans, strict=True):
            middle = first + len(card.sentences)
            words = similarities[middle:end]
            if noticed is not None:
                words = [word for word, is_noticed in zip(words, noticed[middle:end], strict=True) if is_noticed]
            fits.append(_card_fit(similarities[first:middle], words))
        return standardized(fits)

    def sayable_fits(self, card: Card, number: int) -> Fits:
        """The fits of one of the clues a storyteller could say of a card."""
        if self._stored is None:
            return self.fits(self.texts.cards[card].sayable()[number].text)
        return self._stored.fits(self._first_sayable[card] + number)


class StoredFits:
    """Fits computed before, a byte a card."""

    WIDEST: Final = 6.0
    """Standard deviations beyond which no difference matters."""
    FINEST: Final = 127

    def __init__(self, packed: bytes, cards: int) -> None:
        """The fits of one clue after the other."""
        self._packed = memoryview(packed).cast("b")
        self._cards = cards

    def fits(self, number: int) -> Fits:
        """Those of the clue of this number."""
        step = self.WIDEST / self.FINEST
        return tuple([step * fit for fit in self._packed[number * self._cards : (number + 1) * self._cards]])


def _card_fit(sentences: Sequence[float], words: Sequence[float]) -> float | None:
    """Half what the card shows, half the nearest of what it brings to mind; None for a card without texts."""
    best = sorted(words)[-BEST_WORDS:]
    halves = [sum(half) / len(half) for half in (sentences, best) if half]
    return sum(halves) / len(halves) if halves else None


def standardized(fits: Sequence[float | None]) -> Fits:
    """Relative to the deck: mean 0, deviation 1. A card without texts is average."""
    numbers = [fit for fit in fits if fit is not None]
    if not numbers:
        return (0.0,) * len(fits)
    mean = sum(numbers) / len(numbers)
    deviation = sqrt(sum((fit - mean) ** 2 for fit in numbers) / len(numbers))
    if deviation < 1e-6:  # noqa: PLR2004 - nothing stands out
        return (0.0,) * len(fits)
    return tuple(0.0 if fit is None else (fit - mean) / deviation for fit in fits)
