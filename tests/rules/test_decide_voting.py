"""Votes, red tokens and confirmations; slot 1 is seat 0's card, slot 2 seat 1's, and so on."""

import pytest

from conteur.rules import CastVotes, ConfirmScores, Refusal, awaited, decide, view
from conteur.rules.events import RoundScored, ScoresConfirmed, VotesCast
from conteur.rules.scoring import Ballot
from tests.rules.tables import CHANCE, after, dealt, found_by_all, scored, voting


@pytest.mark.rule("B-40", "B-42", "A-9")
def test_everybody_but_the_storyteller_votes() -> None:
    """Three are waited for, and the turn is not scored before the third vote."""
    game = voting(dealt("base", 4))
    assert (1, 2, 3) == awaited(game)
    assert Refusal.STORYTELLER_DOES_NOT_VOTE == decide(game, 0, CastVotes((2,)), CHANCE)
    game = scored(game, {3: 1, 1: 1})
    assert ("voting", (2,)) == (game.phase, awaited(game))
    assert "scored" == scored(game, {2: 1}).phase


@pytest.mark.rule("B-40", "A-9", "B-41", "G-3")
@pytest.mark.parametrize(
    ("votes", "code"),
    [
        (CastVotes(()), Refusal.WRONG_NUMBER_OF_VOTES),
        (CastVotes((1, 3)), Refusal.WRONG_NUMBER_OF_VOTES),
        (CastVotes((0,)), Refusal.NO_SUCH_SLOT),
        (CastVotes((5,)), Refusal.NO_SUCH_SLOT),
        (CastVotes((-1,)), Refusal.NO_SUCH_SLOT),
        (CastVotes((2,)), Refusal.CANNOT_VOTE_FOR_OWN_CARD),
        (CastVotes((1,), 3), Refusal.ONLY_STORYTELLER_PLACES_RED),
    ],
)
def test_votes_that_are_refused(votes: CastVotes, code: Refusal) -> None:
    """One vote, on a slot where a card lies, never on the own card, and no red token outside Party."""
    assert code == decide(voting(dealt("base", 4)), 1, votes, CHANCE)


@pytest.mark.rule("TH-4")
def test_three_players_and_both_own_cards() -> None:
    """Seat 1 gave slots 2 and 3: three slots are left, and one vote."""
    game = voting(dealt("base", 3))
    barred = Refusal.CANNOT_VOTE_FOR_OWN_CARD
    answers = {slot: decide(game, 1, CastVotes((slot,)), CHANCE) for slot in range(1, 6)}
    assert {2: barred, 3: barred} == {slot: answer for slot, answer in answers.items() if answer == barred}
    assert (VotesCast(1, (4,)),) == answers[4]
    assert Refusal.WRONG_NUMBER_OF_VOTES == decide(game, 1, CastVotes((1, 4)), CHANCE)


@pytest.mark.rule("SV-2", "SV-3", "SV-4", "SV-5", "A-9")
@pytest.mark.parametrize("players", [7, 12])
def test_two_votes_of_seven_and_twelve(players: int) -> None:
    """One or two votes, on different slots, none of them the own card; no vote is too few and three are too many."""
    game = voting(dealt("base", players))
    assert (VotesCast(1, (3,)),) == decide(game, 1, CastVotes((3,)), CHANCE)
    assert (VotesCast(1, (3, 1)),) == decide(game, 1, CastVotes((3, 1)), CHANCE)
    assert Refusal.WRONG_NUMBER_OF_VOTES == decide(game, 1, CastVotes(()), CHANCE)
    assert Refusal.WRONG_NUMBER_OF_VOTES == decide(game, 1, CastVotes((1, 3, 4)), CHANCE)
    assert Refusal.VOTES_MUST_DIFFER == decide(game, 1, CastVotes((3, 3)), CHANCE)
    assert Refusal.CANNOT_VOTE_FOR_OWN_CARD == decide(game, 1, CastVotes((2, 3)), CHANCE)
    assert Refusal.CANNOT_VOTE_FOR_OWN_CARD == decide(game, 1, CastVotes((3, 2)), CHANCE)


@pytest.mark.rule("O-22")
def test_two_votes_where_one_was_agreed() -> None:
    """Seven who agreed on one vote have no second."""
    game = voting(dealt("base", 7, second_vote="never"))
    assert Refusal.WRONG_NUMBER_OF_VOTES == decide(game, 1, CastVotes((1, 3)), CHANCE)


@pytest.mark.rule("A-24")
def test_a_vote_is_moved() -> None:
    """Until the last one is in, the newest counts; the voter is counted once."""
    game = scored(voting(dealt("base", 4)), {1: 3, 2: 1})
    game = after(game, 1, CastVotes((1,)))
    assert ("voting", (3,)) == (game.phase, awaited(game))
    game = scored(game, {3: 1})
    assert {0: 0, 1: 2, 2: 2, 3: 2} == game.scores


@pytest.mark.rule("A-24", "B-43")
def test_a_vote_after_the_last() -> None:
    """Once all are turned over, nothing moves."""
    game = found_by_all(dealt("base", 4))
    assert Refusal.NOT_IN_THIS_PHASE == decide(game, 1, CastVotes((3,)), CHANCE)


@pytest.mark.rule("B-43", "B-44")
def test_the_last_vote() -> None:
    """With it all votes, the storyteller's card and the owners are shown at once, and not before."""
    game = scored(voting(dealt("base", 4)), {1: 1, 2: 2})
    assert view(game, None).public.reveal is None
    decision = decide(game, 3, CastVotes((2,)), CHANCE)
    assert not isinstance(decision, Refusal)
    assert [VotesCast, RoundScored] == [type(event) for event in decision]
    reveal = view(scored(game, {3: 2}), None).public.reveal
    assert reveal is not None
    assert ((1, Ballot((1,))), (2, Ballot((2,))), (3, Ballot((2,)))) == reveal.ballots
    assert (1, (0, 1, 2, 3), "some") == (reveal.story_slot, reveal.owners, reveal.found_by)


@pytest.mark.rule("P-3", "P-30", "P-31")
def test_party_votes() -> None:
    """Everybody votes once, for the own card if they like; the storyteller also places red, on any card."""
    game = voting(dealt("party", 6))
    assert (0, 1, 2, 3, 4, 5) == awaited(game)
    assert (VotesCast(1, (2,)),) == decide(game, 1, CastVotes((2,)), CHANCE)
    for red in range(1, 7):
        assert (VotesCast(0, (1,), red),) == decide(game, 0, CastVotes((1,), red), CHANCE)


@pytest.mark.rule("P-3", "P-30", "P-31", "G-3")
@pytest.mark.parametrize(
    ("seat", "votes", "code"),
    [
        (1, CastVotes((1, 3)), Refusal.WRONG_NUMBER_OF_VOTES),
        (1, CastVotes(()), Refusal.WRONG_NUMBER_OF_VOTES),
        (1, CastVotes((7,)), Refusal.NO_SUCH_SLOT),
        (1, CastVotes((1,), 2), Refusal.ONLY_STORYTELLER_PLACES_RED),
        (0, CastVotes((1,)), Refusal.RED_TOKEN_IS_MISSING),
        (0, CastVotes((1,), 0), Refusal.NO_SUCH_SLOT),
        (0, CastVotes((1,), 7), Refusal.NO_SUCH_SLOT),
        (0, CastVotes((), 2), Refusal.WRONG_NUMBER_OF_VOTES),
    ],
)
def test_party_votes_that_are_refused(seat: int, votes: CastVotes, code: Refusal) -> None:
    """One green vote each, red from the storyteller and from nobody else, and not left out."""
    assert code == decide(voting(dealt("party", 6)), seat, votes, CHANCE)


@pytest.mark.rule("P-30")
def test_a_second_vote_in_a_party_of_twelve() -> None:
    """Even with twelve there is only one."""
    assert Refusal.WRONG_NUMBER_OF_VOTES == decide(voting(dealt("party", 12)), 1, CastVotes((1, 3)), CHANCE)


@pytest.mark.rule("P-32", "O-8", "E-3")
def test_red_on_the_own_green() -> None:
    """Allowed, unless the table follows the Arabic text, which wants another card."""
    assert (VotesCast(0, (3,), 3),) == decide(voting(dealt("party", 6)), 0, CastVotes((3,), 3), CHANCE)
    apart = voting(dealt("party", 6, edition="ar"))
    assert Refusal.RED_CANNOT_LIE_ON_GREEN == decide(apart, 0, CastVotes((3,), 3), CHANCE)
    assert (VotesCast(0, (3,), 4),) == decide(apart, 0, CastVotes((3,), 4), CHANCE)


@pytest.mark.rule("T-30", "T-31", "T-32")
@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_team_votes(players: int) -> None:
    """The partners who did not give vote once; storyteller, partner and givers do not vote."""
    half = players // 2
    game = voting(dealt("team", players))
    assert tuple(range(half + 1, players)) == awaited(game)
    assert Refusal.STORYTELLER_DOES_NOT_VOTE == decide(game, 0, CastVotes((2,)), CHANCE)
    for giver in range(1, half + 1):
        assert Refusal.GIVER_DOES_NOT_VOTE == decide(game, giver, CastVotes((1,)), CHANCE)
    assert Refusal.WRONG_NUMBER_OF_VOTES == decide(game, half + 1, CastVotes((1, 3)), CHANCE)


@pytest.mark.rule("T-33", "H-11", "H-12")
def test_team_vote_for_the_own_team() -> None:
    """It is accepted like every other vote, so that nobody learns from the answer whose card it is."""
    game = voting(dealt("team", 6))
    assert [(VotesCast(4, (slot,)),) for slot in (1, 2, 3, 4)] == [
        decide(game, 4, CastVotes((slot,)), CHANCE) for slot in (1, 2, 3, 4)
    ]


@pytest.mark.rule("O-12")
def test_team_vote_for_the_own_team_where_it_is_forbidden() -> None:
    """Slot 2 is the partner's card and is refused; all others stand."""
    game = voting(dealt("team", 6, own_team_vote="forbid"))
    assert Refusal.CANNOT_VOTE_FOR_OWN_TEAM == decide(game, 4, CastVotes((2,)), CHANCE)
    assert (VotesCast(4, (3,)),) == decide(game, 4, CastVotes((3,)), CHANCE)


@pytest.mark.rule("C-5")
def test_everybody_confirms() -> None:
    """Each confirms once, the storyteller too, and the last one begins the next turn."""
    game = found_by_all(dealt("base", 4))
    assert (0, 1, 2, 3) == awaited(game)
    assert (ScoresConfirmed(2),) == decide(game, 2, ConfirmScores(), CHANCE)
    for seat in (2, 0, 3):
        game = after(game, seat, ConfirmScores())
    assert ("scored", 1, (1,)) == (game.phase, game.round, awaited(game))
    assert Refusal.ALREADY_CONFIRMED == decide(game, 2, ConfirmScores(), CHANCE)
    game = after(game, 1, ConfirmScores())
    assert ("telling", 2) == (game.phase, game.round)


@pytest.mark.rule("C-5")
def test_confirming_before_there_are_points() -> None:
    """There is nothing to confirm while votes are out."""
    assert Refusal.NOT_IN_THIS_PHASE == decide(voting(dealt("base", 4)), 1, ConfirmScores(), CHANCE)
