"""Compares a clue with texts by word stems and letter n-grams, without a model; both in the same language."""

import re
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import log, sqrt
from typing import Any, Final, Protocol

from conteur.tables.character import Language

_NAMES: Final[dict[Language, str]] = {
    "en": "english",
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "pt": "portuguese",
    "it": "italian",
    "nl": "dutch",
    "pl": "polish",
    "ru": "russian",
    "ar": "arabic",
}
_WORD: Final = re.compile(r"\w+")
_MARKS: Final = re.compile("[\u0640\u064b-\u0652\u0670]")
"""Arabic vowel signs and the tatweel: they would split a word in two, and few people type them."""
_SIZES: Final = (3, 4, 5)


class _Stemmer(Protocol):
    def stemWord(self, word: str) -> str:  # noqa: N802 - Snowball's own name
        ...


class _NoStemmer:
    """Leaves words as they are."""

    def stemWord(self, word: str) -> str:  # noqa: N802 - Snowball's own name
        return word


def stemmer_for(language: Language) -> _Stemmer:
    """The Snowball stemmer for this language; if it is not installed, one that leaves words as they are."""
    try:
        import snowballstemmer
    except ImportError:
        return _NoStemmer()
    stemmer: Any = snowballstemmer.stemmer(_NAMES[language])
    return stemmer  # type: ignore[no-any-return]  # has no types


class NgramSimilarity:
    """Cosine similarity of n-grams of three to five letters, weighted by how rare they are in the deck (TF-IDF)."""

    def __init__(self, texts: Iterable[str], language: Language) -> None:
        """Build an inverted index in arrays, n-grams as hashes: as objects it would take ten times the memory."""
        self._stemmer = stemmer_for(language)
        documents = list(texts)
        self._size = len(documents)
        occurrences = Counter(ngram for text in documents for ngram in set(self._ngrams(text)))
        self._place = {ngram: place for place, ngram in enumerate(occurrences)}
        self._rarity = array("f", [log((1 + self._size) / (1 + times)) + 1 for times in occurrences.values()])
        self._ends = array("I", accumulate(occurrences.values()))
        self._numbers = array("H", bytes(2 * sum(occurrences.values())))
        self._weights = array("f", bytes(4 * sum(occurrences.values())))
        free = array("I", [0, *self._ends[:-1]] if occurrences else [])
        for number, text in enumerate(documents):
            for ngram, weight in self._weighted(Counter(self._ngrams(text))):
                place = self._place[ngram]
                self._numbers[free[place]], self._weights[free[place]] = number, weight
                free[place] += 1

    def similarities(self, clue: str) -> Sequence[float]:
        """The cosine with each text."""
        cosines = [0.0] * self._size
        for ngram, weight in self._weighted(Counter(self._ngrams(clue))):
            place = self._place.get(ngram)
            if place is not None:
                for at in range(self._ends[place - 1] if place else 0, self._ends[place]):
                    cosines[self._numbers[at]] += weight * self._weights[at]
        return cosines

    def _weighted(self, ngrams: "Counter[int]") -> list[tuple[int, float]]:
        unseen = log(1 + self._size) + 1
        rarity, places = self._rarity, self._place
        weighted = [
            (ngram, (1 + log(times)) * (rarity[places[ngram]] if ngram in places else unseen))
            for ngram, times in ngrams.items()
        ]
        length = sqrt(sum(weight * weight for _, weight in weighted)) or 1.0
        return [(ngram, weight / length) for ngram, weight in weighted]

    def _ngrams(self, text: str) -> Iterator[int]:
        for word in _WORD.findall(_MARKS.sub("", text.casefold())):
            stem = f" {self._stemmer.stemWord(word)} "
            yield hash(stem)
            for size in _SIZES:
                for start in range(len(stem) - size + 1):
                    yield hash(stem[start : start + size])
