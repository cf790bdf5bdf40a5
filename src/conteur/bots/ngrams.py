"""An ear without a model: compares stems and letters. Needs texts in the language of the clue."""

import re
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import log, sqrt
from typing import Any, Final, Protocol

from conteur.tables.minds import Language

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
_SIZES: Final = (3, 4, 5)


class _Stemmer(Protocol):
    def stemWord(self, word: str) -> str:  # noqa: N802 - snowball's own name
        ...


class _Whole:
    """Takes words as they are."""

    def stemWord(self, word: str) -> str:  # noqa: N802 - snowball's own name
        return word


def stemmer_for(language: Language) -> _Stemmer:
    """Cuts endings off; where snowball is not installed, leaves them."""
    try:
        import snowballstemmer
    except ImportError:
        return _Whole()
    made: Any = snowballstemmer.stemmer(_NAMES[language])
    return made  # type: ignore[no-any-return]  # has no types


class NgramEar:
    """Weighs pieces of three to five letters by how rare they are in the deck."""

    def __init__(self, texts: Iterable[str], language: Language) -> None:
        """What is found is kept in arrays, and a piece as its hash: as objects it would take ten times the room."""
        self._stemmer = stemmer_for(language)
        read = list(texts)
        self._size = len(read)
        spread = Counter(piece for text in read for piece in set(self._pieces(text)))
        self._place = {piece: place for place, piece in enumerate(spread)}
        self._rarity = array("f", [log((1 + self._size) / (1 + times)) + 1 for times in spread.values()])
        self._ends = array("I", accumulate(spread.values()))
        self._numbers = array("H", bytes(2 * sum(spread.values())))
        self._weights = array("f", bytes(4 * sum(spread.values())))
        free = array("I", [0, *self._ends[:-1]] if spread else [])
        for number, text in enumerate(read):
            for piece, weight in self._weighed(Counter(self._pieces(text))):
                place = self._place[piece]
                self._numbers[free[place]], self._weights[free[place]] = number, weight
                free[place] += 1

    def nearness(self, clue: str) -> Sequence[float]:
        """The cosine of the pieces in common."""
        near = [0.0] * self._size
        for piece, weight in self._weighed(Counter(self._pieces(clue))):
            place = self._place.get(piece)
            if place is not None:
                for found in range(self._ends[place - 1] if place else 0, self._ends[place]):
                    near[self._numbers[found]] += weight * self._weights[found]
        return near

    def _weighed(self, pieces: "Counter[int]") -> list[tuple[int, float]]:
        rarest = log(1 + self._size) + 1
        rarity, places = self._rarity, self._place
        weighed = [
            (piece, (1 + log(times)) * (rarity[places[piece]] if piece in places else rarest))
            for piece, times in pieces.items()
        ]
        length = sqrt(sum(weight * weight for _, weight in weighed)) or 1.0
        return [(piece, weight / length) for piece, weight in weighed]

    def _pieces(self, text: str) -> Iterator[int]:
        for word in _WORD.findall(text.casefold()):
            stem = f" {self._stemmer.stemWord(word)} "
            yield hash(stem)
            for size in _SIZES:
                for start in range(len(stem) - size + 1):
                    yield hash(stem[start : start + size])
