"""A storyteller with a notebook."""

from random import Random

import pytest

from conteur.bots.random_brain import WORDLESS
from conteur.bots.seed_brain import SeedBrain
from conteur.bots.simulation import play
from conteur.rules import Chance, make_setup
from conteur.rules.events import ClueGiven

NOTEBOOK = [(f"clue of card {card}",) for card in range(40)]
"""The first forty cards are known, the others are not."""


def told(mode: str, **options: object) -> list[ClueGiven]:
    """Every clue of a game among six with the same notebook."""
    random = Random(3)  # noqa: S311 - whims
    brains = {seat: SeedBrain(random, NOTEBOOK) for seat in range(6)}
    steps = play(make_setup(mode, 6, options=options), Chance(bytes(32)), brains, random)
    return [event for _, events in steps for event in events if isinstance(event, ClueGiven)]


@pytest.mark.parametrize("mode", ["base", "team"])
def test_clue_of_the_chosen_card(mode: str) -> None:
    """The clue is one of the card's own; for a card nobody wrote about it says nothing in words."""
    clues = told(mode)
    assert {True, False} == {clue.card is not None and clue.card < 40 for clue in clues}
    for clue in clues:
        assert clue.card is not None
        expected = f"clue of card {clue.card}" if clue.card < 40 else WORDLESS[0]
        assert expected == clue.clue


def test_blind_in_party() -> None:
    """Without a card any page of the notebook will do."""
    for clue in told("party"):
        assert clue.card is None
        assert clue.clue == WORDLESS[0] or clue.clue.startswith("clue of card ")


def test_spoken_clues() -> None:
    """What is said aloud is not written."""
    assert {""} == {clue.clue for clue in told("base", clue="spoken")}
