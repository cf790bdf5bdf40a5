"""Computes and caches the sentence vectors of a deck's texts, and how well each written clue fits each card."""

import hashlib
from collections import OrderedDict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conteur.bots.hearing.card_texts import DeckTexts
from conteur.bots.hearing.clue_fit import ClueFit
from conteur.bots.hearing.encoder import Encoder, VectorSimilarity, encoder_name
from conteur.bots.hearing.meaning_fit import BY_HEART, LETTERS, SHARPNESS, MeaningFit, Text, comparable, stored_fits

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PACKAGED: Final = Path(__file__).parent / "vectors"
BASIS: Final = PACKAGED / "basis.npy"
"""The 128 principal directions of meaning: projected onto them, vectors are 4 times smaller (scripts/know_decks.py)."""
FILES_KEPT: Final = 64
"""Files in the cache folder: two for each deck and language played with recently."""
_LISTS_KEPT: Final = 4
_FINEST: Final = 127


@cache
def basis() -> "NDArray[np.float32]":
    """The directions, one per column."""
    import numpy as np

    columns: NDArray[np.float32] = np.load(BASIS, allow_pickle=False).astype(np.float32)
    return columns


@cache
def _model() -> bytes:
    """What vectors depend on besides the texts."""
    return (encoder_name() or "").encode() + hashlib.sha256(BASIS.read_bytes()).digest()


def digest_of(texts: Iterable[str]) -> str:
    """The same for the same texts and the same model."""
    digest = hashlib.sha256(_model())
    for text in texts:
        digest.update(b"\0" + text.encode())
    return digest.hexdigest()[:24]


class CardVectors:
    """Files in the package and in a cache folder, named by a digest of their source, so that none can be stale."""

    def __init__(self, folder: Path | None, *, files_kept: int | None = FILES_KEPT) -> None:
        """`folder` is the cache; None computes everything that is not in the package."""
        self._folder = folder
        self._files_kept = files_kept
        self._lists: OrderedDict[str, NDArray[np.float32]] = OrderedDict()

    def clue_fit(self, english: DeckTexts, spoken: DeckTexts, letters: ClueFit, encoder: Encoder) -> MeaningFit:
        """The fit for these texts; computed and cached if it is not cached yet."""
        lists = written_in(english, spoken)
        vectors = [self._vectors([text.text for text in each], encoder) for each in lists]
        written = [text for each in lists for text in each]
        name = fits_name(english, spoken)
        stored = self._load(name)
        if stored is None:
            bare = MeaningFit(spoken, written, VectorSimilarity(encoder, vectors, basis()), letters)
            stored = stored_fits(bare, _compact(encoder, [clue.text for clue in bare.sayable]), vectors)
            self._save(name, stored)
        learned = [
            Text(clue, number, is_phrase=False) for number, card in enumerate(spoken.cards) for clue in card.learned
        ]
        vectors.append(_compact(encoder, [text.text for text in learned]))
        return MeaningFit(spoken, [*written, *learned], VectorSimilarity(encoder, vectors, basis()), letters, stored)

    def _vectors(self, texts: list[str], encoder: Encoder) -> "NDArray[np.float32]":
        """The vectors of a deck's English texts, shared by all languages it is played in."""
        name = vectors_name(texts)
        vectors = self._lists.get(name)
        if vectors is None:
            packed = self._load(name)
            if packed is None:
                packed = packed_vectors(_compact(encoder, texts))
                self._save(name, packed)
            vectors = self._lists[name] = unpacked_vectors(packed)
            if len(self._lists) > _LISTS_KEPT:
                self._lists.popitem(last=False)
        self._lists.move_to_end(name)
        return vectors

    def _load(self, name: str) -> "NDArray[np.int8] | None":
        import numpy as np

        for folder in (PACKAGED, self._folder):
            if folder is not None and (folder / name).exists():
                try:
                    packed: NDArray[np.int8] = np.load(folder / name, allow_pickle=False)
                except (OSError, ValueError):
                    continue  # half written at a power failure: computed again
                return packed
        return None

    def _save(self, name: str, packed: "NDArray[np.int8]") -> None:
        if self._folder is not None:
            save(self._folder / name, packed)
            if self._files_kept is not None:
                for old in sorted(self._folder.glob("*.npy"), key=lambda path: path.stat().st_mtime)[
                    : -self._files_kept
                ]:
                    old.unlink(missing_ok=True)


def written_in(english: DeckTexts, spoken: DeckTexts) -> list[list[Text]]:
    """What clues are compared with: the English texts, and those of the table's language if that is another one."""
    lists = [list(comparable(english, with_sentences=True))]
    other = list(comparable(spoken, with_sentences=False))
    if other != list(comparable(english, with_sentences=False)):
        lists.append(other)
    return lists


def _compact(encoder: Encoder, texts: list[str]) -> "NDArray[np.float32]":
    """The texts' unit vectors, projected onto the basis."""
    import numpy as np

    if not texts:
        return np.zeros((0, basis().shape[1]), np.float32)
    parts = [encoder.encode(texts[first : first + _BATCH]) @ basis() for first in range(0, len(texts), _BATCH)]
    return _unit(np.concatenate(parts))


_BATCH: Final = 256
"""Texts encoded at once: other bots need the encoder, too."""


def _unit(vectors: "NDArray[np.float32]") -> "NDArray[np.float32]":
    import numpy as np

    unit: NDArray[np.float32] = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
    return unit


def save(path: Path, packed: "NDArray[np.int8] | NDArray[np.float16]") -> None:
    """Write a file atomically."""
    import numpy as np

    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.save(file, packed, allow_pickle=False)
    part.replace(path)


def vectors_name(texts: Iterable[str]) -> str:
    """The name of the file with the vectors of these texts."""
    return f"vectors-{digest_of(texts)}.npy"


def fits_name(english: DeckTexts, spoken: DeckTexts) -> str:
    """The name of the file with the fits of everything sayable about a deck in a language."""
    source = [
        f"{SHARPNESS} {LETTERS} {BY_HEART}",
        *(text.text for each in written_in(english, spoken) for text in each),
    ]
    source += ["", *(clue.text for clue in spoken.sayable()), "", *spoken.with_learned({}).texts()]
    return f"fits-{digest_of(source)}.npy"


def packed_vectors(vectors: "NDArray[np.float32]") -> "NDArray[np.int8]":
    """One byte per number; rounding changes a cosine by less than 0.01, see the test."""
    import numpy as np

    scales = np.abs(vectors).max(axis=1, keepdims=True, initial=0) / _FINEST
    rounded: NDArray[np.int8] = np.rint(vectors / np.maximum(scales, 1e-12)).astype(np.int8)
    return rounded


def unpacked_vectors(packed: "NDArray[np.int8]") -> "NDArray[np.float32]":
    """Unit vectors again: only their direction is used."""
    import numpy as np

    return _unit(packed.astype(np.float32))
