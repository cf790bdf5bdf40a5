"""The brain without a thought: legal in every mode and size, and it agrees with its partner."""

from random import Random

import pytest

from conteur.bots.brains.blind import WORDLESS, BlindBrain
from conteur.rules import CastVotes, GiveClue, NameGiver, SubmitCards, options, view
from conteur.rules.game import Game
from conteur.rules.moves import Move
from tests.rules.tables import after, dealt, submitting, telling, voting

TRIES = 200


def chosen(game: Game, seat: int, tries: int = TRIES) -> set[Move]:
    """Everything the brain plays here when asked often enough."""
    brain = BlindBrain(Random(0), ("hush", "Tuesday"))  # noqa: S311 - the same whims every time
    seen = view(game, seat)
    assert seen.you is not None
    return {brain.choose(seen, seen.you.options) for _ in range(tries)}


def test_the_storyteller_says_any_clue_to_any_card() -> None:
    """Two clues and six cards are twelve moves."""
    moves = chosen(telling(dealt("base", 4)), 0)
    assert {GiveClue(clue, card) for clue in ("hush", "Tuesday") for card in range(6)} == moves


def test_without_words_of_its_own_it_says_one_that_needs_no_language() -> None:
    """Three dots."""
    game = telling(dealt("base", 4))
    move = BlindBrain(Random(0)).choose(view(game, 0), options(game, 0))  # noqa: S311 - any whim
    assert isinstance(move, GiveClue)
    assert WORDLESS == (move.clue,)


def test_a_spoken_clue_is_not_written() -> None:
    """The program only notes that it was said."""
    assert {""} == {
        move.clue for move in chosen(telling(dealt("base", 4, clue="spoken")), 0) if isinstance(move, GiveClue)
    }


def test_the_party_storyteller_tells_without_a_card() -> None:
    """No card has been seen."""
    assert {GiveClue("hush"), GiveClue("Tuesday")} == chosen(telling(dealt("party", 6)), 0)


def test_with_three_it_gives_any_two_different_cards() -> None:
    """Seven cards are 42 ordered pairs."""
    pairs = {SubmitCards((a, b)) for a in range(7, 14) for b in range(7, 14) if a != b}
    assert pairs == chosen(submitting(dealt("base", 3)), 1, tries=1000)


def test_with_seven_it_votes_once_or_twice_never_for_its_own_card() -> None:
    """Slot 2 is its own."""
    slots = (1, 3, 4, 5, 6, 7)
    one = {CastVotes((a,)) for a in slots}
    two = {CastVotes((a, b)) for a in slots for b in slots if a != b}
    assert one | two == chosen(voting(dealt("base", 7)), 1, tries=2000)


@pytest.mark.parametrize("option", ["allowed", "forbidden"])
def test_the_party_storyteller_places_red(option: str) -> None:
    """Anywhere; where the edition forbids it, not on the own green token."""
    moves = chosen(voting(dealt("party", 6, red_on_green=option)), 0, tries=1000)
    slots = range(1, 7)
    assert {CastVotes((a,), red) for a in slots for red in slots if option == "allowed" or a != red} == moves


def test_partners_agree() -> None:
    """Either may give; whoever names second names whom the first has named."""
    game = submitting(dealt("team", 6))
    assert {NameGiver(1), NameGiver(4)} == chosen(game, 1)
    for giver in (1, 4):
        assert {NameGiver(giver)} == chosen(after(game, 1, NameGiver(giver)), 4)
