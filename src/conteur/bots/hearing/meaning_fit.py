"""Fits clues to cards by meaning: all texts about a card count, those most similar to the clue the most."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from conteur.bots.hearing.card_texts import DeckTexts
from conteur.bots.hearing.clue_fit import ClueFit, Fits, Mind, stamp, standardized
from conteur.bots.hearing.encoder import VectorSimilarity
from conteur.rules.vocabulary import MAX_CLUE_LENGTH, Card

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SHARPNESS: Final = 9.0
"""How much more the most similar texts count: 0 would be the mean of all, infinity only the most similar one."""
LETTERS: Final = 0.2
"""The weight of letters relative to meaning. docs/bots.md says how all three numbers were measured."""
BY_HEART: Final = 0.6
"""The similarity of a clue to a text with the same wording, set to that of a good paraphrase. Bots quote fields: if
exact matches counted fully, each bot would find every other bot's card."""
_CLUES_KEPT: Final = 16
_MINDS_KEPT: Final = 64
_BYTE: Final = 256
WIDEST: Final = 6.0
"""Standard deviations beyond which no difference of fit matters."""
FINEST: Final = 127
"""The largest stored fit: each is one signed byte."""


class Text(NamedTuple):
    """One text about a card."""

    text: str
    card: Card
    is_phrase: bool
    """Whether it belongs to the card's field, of which each bot thinks of only a part."""


def comparable(texts: DeckTexts, *, with_sentences: bool) -> Iterator[Text]:
    """All texts of a deck in one language that clues are compared with, except learned clues."""
    for number, card in enumerate(texts.cards):
        for text in (card.sentences if with_sentences else ()) + card.associations:
            yield Text(text, number, is_phrase=False)
        for phrase in card.field:
            yield Text(phrase, number, is_phrase=True)


class MeaningFit:
    """Compares by meaning, in English and in the language of the table."""

    def __init__(
        self,
        spoken: DeckTexts,
        written: Sequence[Text],
        similarity: VectorSimilarity,
        letters: ClueFit,
        stored: "NDArray[np.int8] | None" = None,
    ) -> None:
        """`similarity` compares with the texts in `written`; `stored` has the fits of everything sayable."""
        import numpy as np

        self.texts = spoken
        self.sayable = tuple(spoken.sayable())
        self.stamps = np.array([stamp(clue.text) for clue in self.sayable], np.uint32)
        """The stamp of each sayable clue, independent of spelling variants."""
        self.owners = np.array([card for card, each in enumerate(spoken.cards) for _ in each.sayable()], np.intp)
        """The card each was written for."""
        self.stored = stored
        self._first_sayable = list(accumulate((len(card.sayable()) for card in spoken.cards), initial=0))
        self._similarity = similarity
        self._letters = letters
        self._owners = np.array([text.card for text in written], np.intp)
        self._is_phrase = np.array([text.is_phrase for text in written], np.bool_)
        self._written = np.array([stamp(text.text) for text in written], np.uint32)
        self._weights: OrderedDict[str, NDArray[np.float32]] = OrderedDict()
        self._thought_of = lru_cache(_MINDS_KEPT)(self._draw_thought_of)
        self._guard = Lock()

    def fits(self, clue: str, mind: Mind | None = None) -> Fits:
        """How well the clue fits each card, for this mind, or for one that notices everything."""
        clue = clue[:MAX_CLUE_LENGTH]
        with self._guard:
            weights = self._weights.get(clue)
            if weights is None:
                weights = self._weights[clue] = self.weights(clue, self._similarity.similarities(clue))
                if len(self._weights) > _CLUES_KEPT:
                    self._weights.popitem(last=False)
            self._weights.move_to_end(clue)
        return self.fits_from(clue, weights, mind)

    def weights(self, clue: str, similarities: "NDArray[np.float32]") -> "NDArray[np.float32]":
        """The weight of each text, from its similarity to the clue."""
        import numpy as np

        by_heart = self._written == stamp(clue)
        weights: NDArray[np.float32] = np.exp(SHARPNESS * np.where(by_heart, BY_HEART, similarities))
        return weights

    def fits_from(self, clue: str, weights: "NDArray[np.float32]", mind: Mind | None = None) -> Fits:
        """The fit of each card: the logarithm of its texts' mean weight, corrected by letters."""
        import numpy as np

        cards = len(self.texts.cards)
        owners = self._owners
        if mind is not None:
            thought_of = self._thought_of(mind)
            owners, weights = owners[thought_of], weights[thought_of]
        counts = np.bincount(owners, minlength=cards)
        sums = np.bincount(owners, weights, minlength=cards)
        means = np.log(np.maximum(sums, 1e-9) / np.maximum(counts, 1))
        meanings = standardized([float(mean) if count else None for mean, count in zip(means, counts, strict=True)])
        by_letters = self._letters.fits(clue)
        return standardized([mean + LETTERS * letters for mean, letters in zip(meanings, by_letters, strict=True)])

    def sayable_fits(self, card: Card, number: int) -> Fits:
        """The fits of one of the clues written for a card."""
        at = self._first_sayable[card] + number
        return self.fits(self.sayable[at].text) if self.stored is None else unpacked(self.stored[at])

    def _draw_thought_of(self, mind: Mind) -> "NDArray[np.unsignedinteger[Any]]":
        """The indices of the texts this mind thinks of, in the smallest integer type that fits."""
        import numpy as np

        random = Random(f"{mind.seed} thinks of")  # noqa: S311 - reproducible play
        luck = np.frombuffer(random.randbytes(len(self._owners)), np.uint8)
        needed = np.where(self._is_phrase, mind.recall, 1 - mind.blindness) * _BYTE
        return np.flatnonzero(luck < needed).astype(np.min_scalar_type(len(luck)))


def unpacked(row: "NDArray[np.int8]") -> Fits:
    """Decode stored fits."""
    step = WIDEST / FINEST
    return tuple([step * fit for fit in row.tolist()])


def stored_fits(
    fit: MeaningFit, said: "NDArray[np.float32]", lists: "Sequence[NDArray[np.float32]]"
) -> "NDArray[np.int8]":
    """The fits of everything sayable, one byte per card, from the vectors of clues and texts."""
    import numpy as np

    rows = np.zeros((len(said), len(fit.texts.cards)), np.float32)
    for number, clue in enumerate(fit.sayable):
        near = np.concatenate([vectors @ said[number] for vectors in lists])
        rows[number] = fit.fits_from(clue.text, fit.weights(clue.text, near))
    packed: NDArray[np.int8] = np.rint(np.clip(rows, -WIDEST, WIDEST) * (FINEST / WIDEST)).astype(np.int8)
    return packed
