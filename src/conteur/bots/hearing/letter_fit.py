"""Fits clues to cards by their letters: without a model, while it loads, and together with it for literal words."""

from array import array
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from threading import Lock
from typing import Final, Protocol

from conteur.bots.hearing.card_texts import DeckTexts
from conteur.bots.hearing.clue_fit import Fits, Mind, standardized
from conteur.rules.vocabulary import MAX_CLUE_LENGTH, Card

BEST_WORDS: Final = 3
"""A clue relates to a few of a card's associations, never to all."""
CLUES_KEPT: Final = 128
_MINDS_KEPT: Final = 64


class Similarity(Protocol):
    """Compares a clue with every text about a deck, in the order of `DeckTexts.texts`."""

    def similarities(self, clue: str) -> Sequence[float]:
        """One number per text; greater is more similar."""
        ...


class CachedSimilarity:
    """Compares each clue once, however many bots hear it."""

    def __init__(self, similarity: Similarity) -> None:
        """Start with an empty cache."""
        self.similarity = similarity
        self._cache: OrderedDict[str, array[float]] = OrderedDict()
        self._guard = Lock()

    def similarities(self, clue: str) -> "array[float]":
        """The similarities of the clue, truncated to the maximum length of a clue."""
        clue = clue[:MAX_CLUE_LENGTH]
        with self._guard:
            numbers = self._cache.get(clue)
            if numbers is None:
                numbers = self._cache[clue] = array("f", self.similarity.similarities(clue))
                if len(self._cache) > CLUES_KEPT:
                    self._cache.popitem(last=False)
            self._cache.move_to_end(clue)
            return numbers


class LetterFit:
    """Half the sentences, half the three most similar words. Fields are not compared: they share few letters."""

    def __init__(self, texts: DeckTexts, similarity: CachedSimilarity) -> None:
        """`similarity` compares with `texts.texts()`."""
        self.texts = texts
        self.similarity = similarity
        ends = [0]
        for card in texts.cards:
            ends.append(ends[-1] + len(card.sentences) + len(card.words))
        self._spans = list(pairwise(ends))
        self._noticed = lru_cache(_MINDS_KEPT)(self._draw_noticed)

    def fits(self, clue: str, mind: Mind | None = None) -> Fits:
        """How well the clue fits each card, for this mind, or for one that notices everything."""
        similarities = self.similarity.similarities(clue)
        noticed = None if mind is None else self._noticed(mind)
        fits = []
        for card, (first, end) in zip(self.texts.cards, self._spans, strict=True):
            middle = first + len(card.sentences)
            words: Sequence[float] = similarities[middle:end]
            if noticed is not None:
                words = [word for word, is_noticed in zip(words, noticed[middle:end], strict=True) if is_noticed]
            fits.append(_card_fit(similarities[first:middle], words))
        return standardized(fits)

    def sayable_fits(self, card: Card, number: int) -> Fits:
        """The fits of one of the clues written for a card."""
        return self.fits(self.texts.cards[card].sayable()[number].text)

    def _draw_noticed(self, mind: Mind) -> bytes:
        random = Random(f"{mind.seed} sees")  # noqa: S311 - reproducible play
        return bytes(random.random() >= mind.blindness for _ in range(self._spans[-1][1] if self._spans else 0))


def _card_fit(sentences: Sequence[float], words: Sequence[float]) -> float | None:
    """Half the sentences, half the most similar words; None for a card without texts."""
    best = sorted(words)[-BEST_WORDS:]
    halves = [sum(half) / len(half) for half in (sentences, best) if half]
    return sum(halves) / len(halves) if halves else None
