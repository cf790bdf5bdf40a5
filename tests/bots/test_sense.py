"""How a clue's nearness to texts becomes a fit for each card."""

from collections.abc import Sequence

import pytest

from conteur.bots.lore import CardLore, DeckLore, Seed
from conteur.bots.sense import CLUES_KEPT, DeckSense, Echoes, Hearing, standard
from conteur.rules.vocabulary import MAX_CLUE_LENGTH

LORE = DeckLore(
    (
        CardLore(("a boat",), ("sea", "salt", "rope", "rust"), (Seed("ahoy", "plain"), Seed("far", "oblique"))),
        CardLore(("a cat",), ("fur",)),
        CardLore(),
    )
)


class Notebook:
    """An ear that says what is written down for it, and counts how often it is asked."""

    def __init__(self, *near: float) -> None:
        """One number a text of LORE."""
        self.near = near
        self.asked: list[str] = []

    def nearness(self, clue: str) -> Sequence[float]:
        """What is written down."""
        self.asked.append(clue)
        return self.near


def test_half_sentence_half_best_words() -> None:
    """The best three words count, the fourth does not; a card nobody described lies in the middle."""
    row = DeckSense(LORE, Hearing(Notebook(0.4, 0.9, 0.6, 0.3, 0.0, 0.2, 0.1))).row("clue")
    assert pytest.approx((1.0, -1.0, 0.0)) == row
    lower = DeckSense(LORE, Hearing(Notebook(0.4, 0.9, 0.6, 0.3, -5.0, 0.2, 0.1)))
    assert row == lower.row("clue")


def test_words_that_do_not_come_to_mind() -> None:
    """Whoever does not see the best word finds the card less near."""
    ear = Notebook(0.2, 0.9, 0.1, 0.1, 0.1, 0.25, 0.25)
    sense = DeckSense(LORE, Hearing(ear))
    assert sense.row("clue")[0] > sense.row("clue")[1]
    blind = sense.row("clue", [True, False, True, True, True, True, True])
    assert blind[0] < blind[1]


def test_nothing_comes_to_mind() -> None:
    """A card none of whose words are seen is told by its sentence alone."""
    sense = DeckSense(LORE, Hearing(Notebook(0.5, 0, 0, 0, 0, 0.1, 0.1)))
    assert sense.row("clue", [True, False, False, False, False, True, True])[0] == pytest.approx(1.0)


def test_asked_once_a_clue() -> None:
    """However many bots listen, one clue is compared once; old ones are forgotten in the end."""
    ear = Notebook(*[0.1] * 7)
    sense = DeckSense(LORE, Hearing(ear))
    for _ in range(5):
        sense.row("once")
    assert ["once"] == ear.asked
    for number in range(CLUES_KEPT):
        sense.row(f"clue {number}")
    sense.row("once")
    assert ["once", "once"] == [clue for clue in ear.asked if clue == "once"]
    assert len(sense.hearing._heard) == CLUES_KEPT


def test_long_clue() -> None:
    """No more of it is heard than a clue may be long."""
    ear = Notebook(*[0.1] * 7)
    DeckSense(LORE, Hearing(ear)).row("x" * 10_000)
    assert ["x" * MAX_CLUE_LENGTH] == ear.asked


def test_echo_of_what_could_be_said() -> None:
    """The same row as if somebody had said it; computed when first wanted, or taken as given."""
    ear = Notebook(0.4, 0.9, 0.6, 0.3, 0.0, 0.2, 0.1)
    sense = DeckSense(LORE, Hearing(ear))
    assert sense.row("far") == sense.echo(0, 1)
    assert ["far"] == ear.asked
    given = DeckSense(LORE, Hearing(ear), Echoes(bytes([127, 0, 0, 0, 127, 0, 0, 0, 129]), 3))
    assert [(6.0, 0.0, 0.0), (0.0, 6.0, 0.0)] == [given.echo(0, number) for number in (0, 1)]
    assert (0.0, 0.0, -6.0) == given.echo(1, 0)


def test_all_alike() -> None:
    """Where nothing stands out, nothing does."""
    assert (0.0, 0.0) == standard([0.3, 0.3])
    assert (0.0, 0.0) == standard([None, None])
    assert () == standard([])


def test_seeds_else_tags() -> None:
    """What could be said of a card: its seeds; where nobody wrote any, its tags; never what was learned."""
    learned = LORE.with_learned({0: ["sea", "Moby Dick"], 1: ["nine lives"]})
    assert ("Moby Dick",) == learned.cards[0].learned  # `sea` was known
    assert [Seed("ahoy", "plain"), Seed("far", "oblique"), Seed("fur", "bare")] == list(learned.seeds())
    assert ["a boat", "sea", "salt", "rope", "rust", "Moby Dick", "a cat", "fur", "nine lives"] == list(learned.texts())
