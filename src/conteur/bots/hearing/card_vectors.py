"""Computes and caches the sentence vectors of a deck's texts, and how well each written clue fits each card."""

import hashlib
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conteur.bots.hearing.card_texts import DeckTexts
from conteur.bots.hearing.clue_fit import LETTERS, CachedSimilarity, ClueFit, StoredFits
from conteur.bots.hearing.encoder import Encoder, VectorSimilarity, encoder_name

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PACKAGED: Final = Path(__file__).parent / "vectors"
_FILES_KEPT: Final = 64
"""In the cache folder: two for each deck and language played with lately."""
_DECKS_KEPT: Final = 3
_FINEST: Final = 127


def digest_of(texts: Iterable[str]) -> str:
    """The same for the same texts and the same model."""
    digest = hashlib.sha256((encoder_name() or "").encode())
    for text in texts:
        digest.update(b"\0" + text.encode())
    return digest.hexdigest()[:24]


class CardVectors:
    """Files in the package and in a cache folder, named by a digest of their source, so that none is out of date."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` is the cache; None computes everything that is not in the package."""
        self._folder = folder
        self._decks: OrderedDict[str, tuple[CachedSimilarity, NDArray[np.float32]]] = OrderedDict()

    def clue_fit(self, texts: DeckTexts, encoder: Encoder, letters: ClueFit | None = None) -> ClueFit:
        """For these texts; computed and cached if it is not there yet."""
        bare = texts.with_learned({})
        similarity, vectors = self._similarity(texts, bare, encoder)
        name = fits_name(bare, letters)
        packed = self._load(name)
        if packed is None:
            packed = packed_fits(ClueFit(texts, similarity, letters=letters), vectors, encoder)
            self._save(name, packed)
        return ClueFit(texts, similarity, StoredFits(packed.tobytes(), len(texts.cards)), letters)

    def _similarity(
        self, texts: DeckTexts, bare: DeckTexts, encoder: Encoder
    ) -> "tuple[CachedSimilarity, NDArray[np.float32]]":
        """One for all languages that these texts are spoken in."""
        name = vectors_name(texts)
        deck = self._decks.get(name)
        if deck is None:
            vectors = self._vectors(bare, encoder)
            if texts != bare:
                vectors = _with_learned(texts, vectors, encoder)
            deck = self._decks[name] = CachedSimilarity(VectorSimilarity(encoder, vectors)), vectors
            if len(self._decks) > _DECKS_KEPT:
                self._decks.popitem(last=False)
        return deck

    def _vectors(self, texts: DeckTexts, encoder: Encoder) -> "NDArray[np.float32]":
        name = vectors_name(texts)
        packed = self._load(name)
        if packed is None:
            packed = packed_vectors(encoder.encode([*texts.texts(), ""]))  # one more, for a deck without a word
            self._save(name, packed)
        return unpacked_vectors(packed)[:-1]

    def _load(self, name: str) -> "NDArray[np.int8] | None":
        import numpy as np

        for folder in (PACKAGED, self._folder):
            if folder is not None and (folder / name).exists():
                try:
                    packed: NDArray[np.int8] = np.load(folder / name, allow_pickle=False)
                except (OSError, ValueError):
                    continue  # half written when the power went: computed again
                return packed
        return None

    def _save(self, name: str, packed: "NDArray[np.int8]") -> None:
        if self._folder is not None:
            save(self._folder / name, packed)
            for old in sorted(self._folder.glob("*.npy"), key=lambda path: path.stat().st_mtime)[:-_FILES_KEPT]:
                old.unlink(missing_ok=True)


def _with_learned(texts: DeckTexts, vectors: "NDArray[np.float32]", encoder: Encoder) -> "NDArray[np.float32]":
    """The vectors with those of learned clues, each behind its card's."""
    import numpy as np

    learned = encoder.encode([clue for card in texts.cards for clue in card.learned])
    places, end = [], 0
    for card in texts.cards:
        end += len(card.sentences) + len(card.tags)
        places += [end] * len(card.learned)
    both: NDArray[np.float32] = np.insert(vectors, places, learned, axis=0)
    return both


def save(path: Path, packed: "NDArray[np.int8]") -> None:
    """Write a file whole or not at all."""
    import numpy as np

    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.save(file, packed, allow_pickle=False)
    part.replace(path)


def vectors_name(texts: DeckTexts) -> str:
    """The file of the vectors of a deck's texts."""
    return f"vectors-{digest_of(texts.texts())}.npy"


def fits_name(texts: DeckTexts, letters: ClueFit | None = None) -> str:
    """The file of the fits of every sayable clue of a deck."""
    source = [*texts.texts(), "", *(clue.text for clue in texts.sayable())]
    if letters is not None:
        source += [f"{LETTERS}", *letters.texts.with_learned({}).texts()]
    return f"fits-{digest_of(source)}.npy"


def packed_vectors(vectors: "NDArray[np.float32]") -> "NDArray[np.int8]":
    """A byte a number; the rounding moves a cosine by less than a hundredth, see the test."""
    import numpy as np

    scales = np.abs(vectors).max(axis=1, keepdims=True) / _FINEST
    rounded: NDArray[np.int8] = np.rint(vectors / np.maximum(scales, 1e-12)).astype(np.int8)
    return rounded


def unpacked_vectors(packed: "NDArray[np.int8]") -> "NDArray[np.float32]":
    """Unit vectors again: only their direction is used."""
    import numpy as np

    vectors = packed.astype(np.float32)
    unit: NDArray[np.float32] = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
    return unit


def packed_fits(fit: ClueFit, vectors: "NDArray[np.float32]", encoder: Encoder) -> "NDArray[np.int8]":
    """The fits of every sayable clue; a byte a card."""
    import numpy as np

    clues = [clue.text for clue in fit.texts.sayable()]
    near = encoder.encode(clues) @ vectors.T if clues else np.zeros((0, 0), np.float32)
    rows = np.array(
        [
            fit.with_letters(fit.fits_from(similarities), clue)
            for similarities, clue in zip(near.tolist(), clues, strict=True)
        ],
        np.float32,
    ).reshape(len(clues), len(fit.texts.cards))
    packed: NDArray[np.int8] = np.rint(
        np.clip(rows, -StoredFits.WIDEST, StoredFits.WIDEST) * (StoredFits.FINEST / StoredFits.WIDEST)
    ).astype(np.int8)
    return packed
