"""Words for pictures nobody has described, by a model that knows both: once a picture, never during a turn."""

import hashlib
import logging
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Final

from conteur.bots.looks import concepts
from conteur.bots.sight import Eye, Sight, SightError

if TYPE_CHECKING:
    from conteur.bots.sight import Vectors

_logger: Final = logging.getLogger(__name__)

KEPT: Final = 8
"""Words a picture: as many as a host who knows bots would write."""
_PROMPT: Final = "a picture of {}"
_PICTURES_KEPT: Final = 4096


class Tagger:
    """Scores the words of `concepts.tsv` against a picture, and keeps the best."""

    def __init__(self, sight: Sight) -> None:
        """Nothing is loaded yet."""
        self._sight = sight
        self._words = tuple(concepts())
        self._vectors: Vectors | None = None
        self._eye: Eye | None = None
        self._known: OrderedDict[str, tuple[str, ...]] = OrderedDict()
        self._guard = Lock()
        self._is_broken = False

    def words(self, image: bytes) -> tuple[str, ...]:
        """What it shows, in the English of `concepts.tsv`; nothing if the model cannot tell."""
        name = hashlib.sha256(image).hexdigest()
        with self._guard:
            if name not in self._known:
                self._known[name] = self._seen(image)
                if len(self._known) > _PICTURES_KEPT:
                    self._known.popitem(last=False)
            return self._known[name]

    def _seen(self, image: bytes) -> tuple[str, ...]:
        if self._is_broken:
            return ()
        try:
            if self._vectors is None:
                self._vectors = self._sight.encode_texts([_PROMPT.format(word) for word in self._words])
            if self._eye is None:
                self._eye = self._sight.eye()
            seen = self._eye.encode(image)
        except SightError as error:
            self._is_broken = True  # said once; bots go on without
            _logger.warning("no words for pictures: %s", error)
            return ()
        if seen is None:
            return ()
        scores = (self._vectors @ seen[0]).tolist()
        best = sorted(range(len(scores)), key=lambda place: -scores[place])[:KEPT]
        return tuple(self._words[place] for place in best)
