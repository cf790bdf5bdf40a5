"""Claiming, the clue, and who may do what before it."""

import pytest

from conteur.rules import (
    CastVotes,
    ClaimStory,
    ConfirmScores,
    GiveClue,
    Move,
    NameGiver,
    Refusal,
    SubmitCards,
    awaited,
    decide,
    view,
)
from conteur.rules.events import ClueGiven, StorytellerChosen
from tests.rules.tables import CHANCE, after, dealt, found_by_all, next_round, submitting, telling


@pytest.mark.rule("B-10", "A-22", "T-10")
@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("party", 6), ("team", 6)])
def test_two_claim(mode: str, players: int) -> None:
    """The claim accepted first makes the storyteller, and the second is too late."""
    game = dealt(mode, players)
    assert (StorytellerChosen(2),) == decide(game, 2, ClaimStory(), CHANCE)
    claimed = telling(game, 2)
    assert 2 == claimed.storyteller
    assert Refusal.STORYTELLER_ALREADY_CHOSEN == decide(claimed, 1, ClaimStory(), CHANCE)
    assert Refusal.STORYTELLER_ALREADY_CHOSEN == decide(claimed, 2, ClaimStory(), CHANCE)


@pytest.mark.rule("B-10")
def test_before_the_claim() -> None:
    """Everybody is asked, everybody sees the own hand, and a clue without a claim is too early."""
    game = dealt("base", 4)
    assert (0, 1, 2, 3) == awaited(game)
    you = view(game, 1).you
    assert you is not None
    assert (6, 7, 8, 9, 10, 11) == you.hand
    assert Refusal.NOT_IN_THIS_PHASE == decide(game, 1, GiveClue("the sea", 6), CHANCE)


@pytest.mark.rule("B-11", "B-63")
def test_claim_in_the_second_turn() -> None:
    """The left neighbour tells; nobody claims any more."""
    game = next_round(found_by_all(dealt("base", 4), storyteller=3))
    assert (2, "telling", 0) == (game.round, game.phase, game.storyteller)
    assert Refusal.STORYTELLER_ALREADY_CHOSEN == decide(game, 1, ClaimStory(), CHANCE)


@pytest.mark.rule("B-20", "T-10")
@pytest.mark.parametrize(("mode", "players", "card"), [("base", 4, 3), ("team", 6, 3)])
def test_clue_and_card(mode: str, players: int, card: int) -> None:
    """One move commits both: the card leaves the hand, and there is no second clue."""
    game = telling(dealt(mode, players))
    assert (ClueGiven(0, "the sea", card),) == decide(game, 0, GiveClue("the sea", card), CHANCE)
    told = after(game, 0, GiveClue("the sea", card))
    assert ("submitting", "the sea", (card,)) == (told.phase, told.clue, told.submitted[0])
    assert card not in told.hands[0]
    assert Refusal.NOT_IN_THIS_PHASE == decide(told, 0, GiveClue("the moon", 1), CHANCE)
    assert Refusal.STORYTELLER_HAS_SUBMITTED == decide(told, 0, SubmitCards((1,)), CHANCE)


@pytest.mark.rule("B-20")
@pytest.mark.parametrize("card", [6, 24, 84, -1])
def test_clue_for_a_card_of_others_or_none_at_all(card: int) -> None:
    """A neighbour's card, one of the pile and one that does not exist are all simply not in the hand."""
    assert Refusal.CARD_NOT_IN_HAND == decide(telling(dealt("base", 4)), 0, GiveClue("the sea", card), CHANCE)


@pytest.mark.rule("B-21", "C-1")
@pytest.mark.parametrize("clue", ["o", "Once upon a midnight dreary", "Brrrm!", "海", "  so  ", "o" * 200])
def test_clues(clue: str) -> None:
    """Anything that is not blank and no longer than 200 characters will do, and is kept as it was said."""
    assert clue == after(telling(dealt("base", 4)), 0, GiveClue(clue, 0)).clue


@pytest.mark.rule("B-21", "C-1", "C-3")
@pytest.mark.parametrize(
    ("kind", "clue", "code"),
    [
        ("text", "", Refusal.CLUE_IS_EMPTY),
        ("text", " \t\n", Refusal.CLUE_IS_EMPTY),
        ("text", "o" * 201, Refusal.CLUE_IS_TOO_LONG),
        ("sound", " \t\n", Refusal.CLUE_IS_EMPTY),
        ("sound", "o" * 201, Refusal.CLUE_IS_TOO_LONG),
    ],
)
def test_clues_that_are_none(kind: str, clue: str, code: Refusal) -> None:
    """Blank is nothing, and 201 characters are too many; the same for the name of a recording."""
    assert code == decide(telling(dealt("base", 4, clue=kind)), 0, GiveClue(clue, 0), CHANCE)


@pytest.mark.rule("C-2", "O-19")
def test_spoken_clue() -> None:
    """What was said aloud is not written: the move comes without text, or is refused."""
    game = telling(dealt("base", 4, clue="spoken"))
    assert (ClueGiven(0, "", 0),) == decide(game, 0, GiveClue("", 0), CHANCE)
    assert Refusal.CLUE_IS_SPOKEN == decide(game, 0, GiveClue("the sea", 0), CHANCE)


@pytest.mark.rule("C-3", "O-19")
def test_recorded_clue() -> None:
    """A sound goes by a name, which everybody gets."""
    game = after(telling(dealt("base", 4, clue="sound")), 0, GiveClue("recording-7", 0))
    assert "recording-7" == view(game, None).public.clue


@pytest.mark.rule("C-21")
@pytest.mark.parametrize("clue", ["", "the sea"])
def test_a_storyteller_without_a_microphone(clue: str) -> None:
    """Where clues are recorded, one may be written or, without text, said aloud."""
    game = telling(dealt("base", 4, clue="sound"))
    assert (ClueGiven(0, clue, 0),) == decide(game, 0, GiveClue(clue, 0), CHANCE)


@pytest.mark.rule("B-22")
@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("party", 6), ("team", 6)])
@pytest.mark.parametrize(
    "wanted", [ClaimStory(), NameGiver(1), SubmitCards((6,)), CastVotes((1,)), CastVotes((1,), 2), ConfirmScores()]
)
def test_anything_but_a_clue_before_the_clue(mode: str, players: int, wanted: Move) -> None:
    """Nobody may do anything but the storyteller, who may only tell."""
    game = telling(dealt(mode, players))
    assert (0,) == awaited(game)
    for seat in game.seats:
        assert isinstance(decide(game, seat, wanted, CHANCE), Refusal)
    for seat in game.seats[1:]:
        told = decide(game, seat, GiveClue("the sea", game.hands[seat][0]), CHANCE)
        assert told == Refusal.ONLY_STORYTELLER_GIVES_CLUE


@pytest.mark.rule("O-17", "E-5")
def test_the_first_clue_claims() -> None:
    """Nobody claims; who gives a clue first tells, and the next clue is too late."""
    game = dealt("base", 4, edition="nl")
    assert Refusal.FIRST_CLUE_CLAIMS == decide(game, 2, ClaimStory(), CHANCE)
    assert Refusal.CARD_NOT_IN_HAND == decide(game, 2, GiveClue("the sea", 0), CHANCE)
    told = after(game, 2, GiveClue("the sea", 12))
    assert ("submitting", 2, (12,)) == (told.phase, told.storyteller, told.submitted[2])
    assert Refusal.NOT_IN_THIS_PHASE == decide(told, 1, GiveClue("the moon", 6), CHANCE)


@pytest.mark.rule("O-17", "P-11")
def test_the_first_clue_claims_in_party() -> None:
    """There the clue comes without a card, from a hand nobody has seen."""
    game = dealt("party", 6, edition="nl")
    assert Refusal.CLUE_TAKES_NO_CARD == decide(game, 2, GiveClue("the sea", 10), CHANCE)
    assert 2 == after(game, 2, GiveClue("the sea")).storyteller


@pytest.mark.rule("P-11", "H-12")
def test_party_storyteller_names_a_card() -> None:
    """The answer is the same for a card of the unseen hand, a neighbour's, and one of the pile."""
    game = telling(dealt("party", 6))
    cards = (game.hands[0][0], game.hands[1][0], game.pile[0], 84)
    assert [Refusal.CLUE_TAKES_NO_CARD] * 4 == [decide(game, 0, GiveClue("the sea", card), CHANCE) for card in cards]
    assert [Refusal.NOT_IN_THIS_PHASE] * 4 == [decide(game, 0, SubmitCards((card,)), CHANCE) for card in cards]


@pytest.mark.rule("P-11")
def test_party_clue_without_a_card() -> None:
    """It refers to no card, and the storyteller still holds all five, in the first and in a later turn."""
    game = submitting(dealt("party", 6))
    assert ({}, 5) == (game.submitted, len(game.hands[0]))
    later = submitting(next_round(found_by_all(dealt("party", 6))))
    assert ({}, 5) == (later.submitted, len(later.hands[1]))
