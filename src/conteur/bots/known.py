"""What was computed about a deck's texts, kept so that it is computed once: with the package, or in a folder."""

import hashlib
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conteur.bots.encoder import Encoder, VectorEar, encoder_name
from conteur.bots.lore import DeckLore
from conteur.bots.sense import LETTERS, DeckSense, Echoes, Hearing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PACKAGED: Final = Path(__file__).parent / "shelf"
_FILES_KEPT: Final = 64
"""In the folder: two for each deck and language played with lately."""
_EARS_KEPT: Final = 3
_FINEST: Final = 127


def digest_of(texts: Iterable[str]) -> str:
    """The same for the same texts read by the same model."""
    digest = hashlib.sha256((encoder_name() or "").encode())
    for text in texts:
        digest.update(b"\0" + text.encode())
    return digest.hexdigest()[:24]


class Known:
    """Two shelves of files named by what they were computed from, so that none can be out of date."""

    def __init__(self, folder: Path | None) -> None:
        """The package's own shelf, and one that can be written to."""
        self._folder = folder
        self._ears: OrderedDict[str, tuple[Hearing, NDArray[np.float32]]] = OrderedDict()

    def sense(self, lore: DeckLore, encoder: Encoder, letters: DeckSense | None = None) -> DeckSense:
        """The deck's sense; computed and put on the shelf if it is not there yet."""
        bare = lore.with_learned({})
        hearing, vectors = self._hearing(lore, bare, encoder)
        name = echoes_name(bare, letters)
        packed = self._find(name)
        if packed is None:
            packed = packed_echoes(DeckSense(lore, hearing, letters=letters), vectors, encoder)
            self._keep(name, packed)
        return DeckSense(lore, hearing, Echoes(packed.tobytes(), len(lore.cards)), letters)

    def _hearing(self, lore: DeckLore, bare: DeckLore, encoder: Encoder) -> "tuple[Hearing, NDArray[np.float32]]":
        """An ear for these texts, one for all languages they are told in."""
        name = vectors_name(lore)
        known = self._ears.get(name)
        if known is None:
            vectors = self._vectors(bare, encoder)
            if lore != bare:
                vectors = _with_learned(lore, vectors, encoder)
            known = self._ears[name] = Hearing(VectorEar(encoder, vectors)), vectors
            if len(self._ears) > _EARS_KEPT:
                self._ears.popitem(last=False)
        return known

    def _vectors(self, lore: DeckLore, encoder: Encoder) -> "NDArray[np.float32]":
        name = vectors_name(lore)
        found = self._find(name)
        if found is None:
            found = packed_vectors(encoder.encode([*lore.texts(), ""]))  # one more, for a deck without a word
            self._keep(name, found)
        return unpacked_vectors(found)[:-1]

    def _find(self, name: str) -> "NDArray[np.int8] | None":
        import numpy as np

        for shelf in (PACKAGED, self._folder):
            if shelf is not None and (shelf / name).exists():
                try:
                    found: NDArray[np.int8] = np.load(shelf / name, allow_pickle=False)
                except (OSError, ValueError):
                    continue  # half written when the power went: computed again
                return found
        return None

    def _keep(self, name: str, packed: "NDArray[np.int8]") -> None:
        if self._folder is not None:
            keep(self._folder / name, packed)
            for old in sorted(self._folder.glob("*.npy"), key=lambda path: path.stat().st_mtime)[:-_FILES_KEPT]:
                old.unlink(missing_ok=True)


def _with_learned(lore: DeckLore, vectors: "NDArray[np.float32]", encoder: Encoder) -> "NDArray[np.float32]":
    """The vectors with those of what was learned, each behind its card's."""
    import numpy as np

    learned = encoder.encode([clue for card in lore.cards for clue in card.learned])
    places, end = [], 0
    for card in lore.cards:
        end += len(card.sentences) + len(card.tags)
        places += [end] * len(card.learned)
    both: NDArray[np.float32] = np.insert(vectors, places, learned, axis=0)
    return both


def keep(path: Path, packed: "NDArray[np.int8]") -> None:
    """Written whole or not at all."""
    import numpy as np

    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.save(file, packed, allow_pickle=False)
    part.replace(path)


def vectors_name(lore: DeckLore) -> str:
    """Where the vectors of a deck's texts are kept."""
    return f"vectors-{digest_of(lore.texts())}.npy"


def echoes_name(lore: DeckLore, letters: DeckSense | None = None) -> str:
    """Where the rows of all that could be said of a deck are kept."""
    texts = [*lore.texts(), "", *(seed.clue for seed in lore.seeds())]
    if letters is not None:
        texts += [f"{LETTERS}", *letters.lore.with_learned({}).texts()]
    return f"echoes-{digest_of(texts)}.npy"


def packed_vectors(vectors: "NDArray[np.float32]") -> "NDArray[np.int8]":
    """A byte a number; what is lost moves a cosine by less than a thousandth, see the test."""
    import numpy as np

    scales = np.abs(vectors).max(axis=1, keepdims=True) / _FINEST
    rounded: NDArray[np.int8] = np.rint(vectors / np.maximum(scales, 1e-12)).astype(np.int8)
    return rounded


def unpacked_vectors(packed: "NDArray[np.int8]") -> "NDArray[np.float32]":
    """Unit vectors again: all that is asked of them is a direction."""
    import numpy as np

    vectors = packed.astype(np.float32)
    unit: NDArray[np.float32] = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
    return unit


def packed_echoes(sense: DeckSense, vectors: "NDArray[np.float32]", encoder: Encoder) -> "NDArray[np.int8]":
    """The row of everything sayable; a byte a card."""
    import numpy as np

    clues = [seed.clue for seed in sense.lore.seeds()]
    near = encoder.encode(clues) @ vectors.T if clues else np.zeros((0, 0), np.float32)
    heard = zip(near.tolist(), clues, strict=True)
    rows = np.array([sense.blended(sense.row_of(texts), clue) for texts, clue in heard], np.float32).reshape(
        len(clues), len(sense.lore.cards)
    )
    packed: NDArray[np.int8] = np.rint(
        np.clip(rows, -Echoes.WIDEST, Echoes.WIDEST) * (Echoes.FINEST / Echoes.WIDEST)
    ).astype(np.int8)
    return packed
