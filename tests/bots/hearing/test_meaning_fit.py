"""How the similarity of meanings becomes a fit for each card."""

from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray

from conteur.bots.hearing.card_texts import CardTexts, DeckTexts, WrittenClue
from conteur.bots.hearing.clue_fit import Fits, Mind
from conteur.bots.hearing.encoder import VectorSimilarity
from conteur.bots.hearing.meaning_fit import BY_HEART, MeaningFit, comparable

TEXTS = DeckTexts(
    (
        CardTexts(("a boat",), ("sea",), (WrittenClue("Ahoy", "plain"),), field=("Land in sight!", "Man overboard")),
        CardTexts(("a cat",), ("fur",), (WrittenClue("Miaow", "plain"),), field=("Nine lives", "Let me out")),
        CardTexts(),
    )
)
WRITTEN = list(comparable(TEXTS, with_sentences=True))


class FixedSimilarity:
    """Has the same answer for every clue."""

    def __init__(self, *numbers: float) -> None:
        """One number a text."""
        self.numbers = np.array(numbers, np.float32)

    def similarities(self, clue: str) -> NDArray[np.float32]:
        """The numbers given."""
        del clue
        return self.numbers


class NoLetters:
    """Letters that fit no card better than another."""

    texts = TEXTS

    def fits(self, clue: str, mind: Mind | None = None) -> Fits:
        """Nothing stands out."""
        del clue, mind
        return (0.0,) * 3

    def sayable_fits(self, card: int, number: int) -> Fits:
        """Nothing stands out."""
        del card, number
        return (0.0,) * 3


def meaning_fit(*similarities: float) -> MeaningFit:
    """With these similarities to the ten texts."""
    return MeaningFit(TEXTS, WRITTEN, cast("VectorSimilarity", FixedSimilarity(*similarities)), NoLetters())


def test_what_is_compared() -> None:
    """Sentences, tags, clues and fields; in the second language no sentences."""
    assert ["a boat", "sea", "Ahoy", "Land in sight!", "Man overboard"] == [
        text.text for text in WRITTEN if text.card == 0
    ]
    assert [False, False, False, True, True] == [text.is_phrase for text in WRITTEN if text.card == 0]
    assert "a boat" not in [text.text for text in comparable(TEXTS, with_sentences=False)]


def test_the_nearest_count_most() -> None:
    """One text that is near outweighs many that are a little nearer than others; a card without texts is average."""
    fits = meaning_fit(0.1, 0.1, 0.1, 0.7, 0.1, 0.2, 0.2, 0.2, 0.2, 0.2).fits("clue")
    assert pytest.approx((1.22, -1.22, 0.0), abs=0.01) == fits


def test_not_by_heart() -> None:
    """A clue in the very words of a text is taken for a good paraphrase, however it is typed."""
    numbers = (0.1, 0.1, 0.1, 1.0, 0.1, 0.1, 0.1, 0.1, BY_HEART + 0.1, 0.1)
    fit = meaning_fit(*numbers)
    assert fit.fits("something else")[0] > 0
    assert fit.fits("land in sight")[0] < 0


def test_what_comes_to_mind() -> None:
    """Each mind draws its part of a field, the same each time; without recall none of it."""
    fit = meaning_fit(0.2, 0.2, 0.2, 0.9, 0.1, 0.3, 0.3, 0.3, 0.1, 0.1)
    whole = [fit.fits("clue", Mind(f"{seed}", 0.0, 1.0))[0] > 0 for seed in range(20)]
    half = [fit.fits("clue", Mind(f"{seed}", 0.0, 0.5))[0] > 0 for seed in range(20)]
    none = [fit.fits("clue", Mind(f"{seed}", 0.0, 0.0))[0] > 0 for seed in range(20)]
    assert {True} == set(whole)
    assert {True, False} == set(half)
    assert {False} == set(none)
    assert half == [fit.fits("clue", Mind(f"{seed}", 0.0, 0.5))[0] > 0 for seed in range(20)]
