"""How the similarity of letters becomes a fit for each card."""

from collections.abc import Sequence

import pytest

from conteur.bots.hearing.card_texts import CardTexts, DeckTexts, WrittenClue
from conteur.bots.hearing.clue_fit import Mind
from conteur.bots.hearing.letter_fit import CLUES_KEPT, CachedSimilarity, LetterFit
from conteur.rules.vocabulary import MAX_CLUE_LENGTH

TEXTS = DeckTexts(
    (
        CardTexts(
            ("a boat",), ("sea", "salt", "rope", "rust"), (WrittenClue("ahoy", "plain"), WrittenClue("far", "oblique"))
        ),
        CardTexts(("a cat",), ("fur",)),
        CardTexts(),
    )
)


class FixedSimilarity:
    """Has the same answer for every clue, and a list of the clues it was asked about."""

    def __init__(self, *numbers: float) -> None:
        """One number a text of TEXTS."""
        self.numbers = numbers
        self.asked: list[str] = []

    def similarities(self, clue: str) -> Sequence[float]:
        """The numbers given."""
        self.asked.append(clue)
        return self.numbers


def test_half_sentence_half_best_words() -> None:
    """The best three words count, the fourth does not; a card without texts is average."""
    fits = LetterFit(TEXTS, CachedSimilarity(FixedSimilarity(0.4, 0.9, 0.6, 0.3, 0.0, 0.2, 0.1))).fits("clue")
    assert pytest.approx((1.0, -1.0, 0.0)) == fits
    lower = LetterFit(TEXTS, CachedSimilarity(FixedSimilarity(0.4, 0.9, 0.6, 0.3, -5.0, 0.2, 0.1)))
    assert fits == lower.fits("clue")


def test_words_that_are_not_noticed() -> None:
    """For some bots that miss half of the words a card fits less, always the same ones; sentences are not missed."""
    similarity = FixedSimilarity(0.2, 0.9, 0.1, 0.1, 0.1, 0.25, 0.25)
    clue_fit = LetterFit(TEXTS, CachedSimilarity(similarity))
    assert clue_fit.fits("clue")[0] > clue_fit.fits("clue")[1]
    firsts = [clue_fit.fits("clue", Mind(f"{seed}", 0.5, 1.0))[0] for seed in range(40)]
    assert {-1.0, 1.0} == {round(first, 6) for first in firsts}
    assert firsts == [clue_fit.fits("clue", Mind(f"{seed}", 0.5, 1.0))[0] for seed in range(40)]


def test_no_word_is_noticed() -> None:
    """The fit of a card none of whose words are noticed is that of its sentence."""
    clue_fit = LetterFit(TEXTS, CachedSimilarity(FixedSimilarity(0.5, 0, 0, 0, 0, 0.1, 0.9)))
    assert clue_fit.fits("clue", Mind("a", 1.0, 1.0))[0] == pytest.approx(1.0)


def test_asked_once_a_clue() -> None:
    """However many bots listen, one clue is compared once; old ones are forgotten in the end."""
    similarity = FixedSimilarity(*[0.1] * 7)
    clue_fit = LetterFit(TEXTS, CachedSimilarity(similarity))
    for _ in range(5):
        clue_fit.fits("once")
    assert ["once"] == similarity.asked
    for number in range(CLUES_KEPT):
        clue_fit.fits(f"clue {number}")
    clue_fit.fits("once")
    assert ["once", "once"] == [clue for clue in similarity.asked if clue == "once"]
    assert len(clue_fit.similarity._cache) == CLUES_KEPT


def test_long_clue() -> None:
    """No more of it is heard than a clue may be long."""
    similarity = FixedSimilarity(*[0.1] * 7)
    LetterFit(TEXTS, CachedSimilarity(similarity)).fits("x" * 10_000)
    assert ["x" * MAX_CLUE_LENGTH] == similarity.asked


def test_fits_of_sayable_clues() -> None:
    """The same as if somebody had given the clue."""
    similarity = FixedSimilarity(0.4, 0.9, 0.6, 0.3, 0.0, 0.2, 0.1)
    clue_fit = LetterFit(TEXTS, CachedSimilarity(similarity))
    assert clue_fit.fits("far") == clue_fit.sayable_fits(0, 1)
    assert ["far"] == similarity.asked
