"""An ear without a model: compares stems and letters. Needs texts in the language of the clue."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
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
        import snowballstemmer  # noqa: PLC0415 - the game alone runs without it
    except ImportError:
        return _Whole()
    made: Any = snowballstemmer.stemmer(_NAMES[language])
    return made  # type: ignore[no-any-return]  # has no types


class NgramEar:
    """Weighs pieces of three to five letters by how rare they are in the deck."""

    def __init__(self, texts: Iterable[str], language: Language) -> None:
        """Reads every text once."""
        self._stemmer = stemmer_for(language)
        counted = [Counter(self._pieces(text)) for text in texts]
        self._size = len(counted)
        spread = Counter(piece for pieces in counted for piece in pieces)
        self._rarity = {piece: log((1 + self._size) / (1 + times)) + 1 for piece, times in spread.items()}
        self._found: dict[str, list[tuple[int, float]]] = {}
        for number, pieces in enumerate(counted):
            for piece, weight in self._weighed(pieces):
                self._found.setdefault(piece, []).append((number, weight))

    def nearness(self, clue: str) -> Sequence[float]:
        """The cosine of the pieces in common."""
        near = [0.0] * self._size
        for piece, weight in self._weighed(Counter(self._pieces(clue))):
            for number, other in self._found.get(piece, ()):
                near[number] += weight * other
        return near

    def _weighed(self, pieces: "Counter[str]") -> list[tuple[str, float]]:
        rarest = log(1 + self._size) + 1
        weighed = [(piece, (1 + log(times)) * self._rarity.get(piece, rarest)) for piece, times in pieces.items()]
        length = sqrt(sum(weight * weight for _, weight in weighed)) or 1.0
        return [(piece, weight / length) for piece, weight in weighed]

    def _pieces(self, text: str) -> Iterator[str]:
        for word in _WORD.findall(text.casefold()):
            stem = f" {self._stemmer.stemWord(word)} "
            yield stem
            for size in _SIZES:
                for start in range(len(stem) - size + 1):
                    yield stem[start : start + size]
