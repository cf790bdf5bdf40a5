"""Somebody leaves between two turns."""

import pytest

from conteur.rules import CastVotes, ConfirmScores, Refusal, ReleasePlayer, arrange, awaited, decide
from conteur.rules.events import GameEnded, PlayerReleased, RoundBegun, VotesCast
from tests.rules.tables import (
    CHANCE,
    after,
    arranged,
    dealt,
    found_by_all,
    next_round,
    scored,
    submitting,
    telling,
    voting,
)


@pytest.mark.rule("C-10", "I-1")
def test_one_of_five_leaves() -> None:
    """The hand goes to the discard, the score stays on record, and the others play on."""
    game = found_by_all(dealt("base", 5))
    assert (PlayerReleased(4),) == arrange(game, ReleasePlayer(4), CHANCE)
    game = arranged(game, ReleasePlayer(4))
    assert ((0, 1, 2, 3), (25, 26, 27, 28, 29), 2) == (game.seats, game.discard, game.scores[4])
    game = next_round(game)
    assert (25, 26, 27, 28, 29, 0, 6, 12, 18, 24) == game.discard
    everything = [*game.pile, *game.discard, *(card for hand in game.hands.values() for card in hand)]
    assert list(range(84)) == sorted(everything)
    assert Refusal.SEAT_IS_NOT_PLAYING == decide(game, 4, ConfirmScores(), CHANCE)


@pytest.mark.rule("C-10")
def test_the_leader_leaves() -> None:
    """Who has left cannot win; the best of those who stayed does."""
    game = found_by_all(dealt("base", 5, end={"laps": 1}).but(scores={0: 0, 1: 3, 2: 1, 3: 0, 4: 50}))
    game = arranged(game, ReleasePlayer(4))
    for _ in range(3):
        game = found_by_all(next_round(game))
    assert {0: 6, 1: 9, 2: 7, 3: 6, 4: 52} == game.scores
    assert ("laps", (1,)) == (game.end_reason, game.winners)


@pytest.mark.rule("C-10", "C-19")
def test_leaving_at_another_time() -> None:
    """Nobody leaves while a turn is on, and nobody leaves a seat that is empty."""
    new = dealt("base", 4)
    for game in (new, telling(new), submitting(new), voting(new)):
        assert Refusal.NOT_IN_THIS_PHASE == arrange(game, ReleasePlayer(1), CHANCE)
    assert Refusal.SEAT_IS_NOT_PLAYING == arrange(found_by_all(new), ReleasePlayer(4), CHANCE)
    assert Refusal.NO_SUCH_SEAT == arrange(found_by_all(new), ReleasePlayer(12), CHANCE)


@pytest.mark.rule("C-11")
@pytest.mark.parametrize(("mode", "players"), [("base", 3), ("party", 6)])
def test_one_of_the_fewest_leaves(mode: str, players: int) -> None:
    """Two cannot play the base game, nor five Party."""
    assert Refusal.TOO_FEW_PLAYERS == arrange(found_by_all(dealt(mode, players)), ReleasePlayer(1), CHANCE)


@pytest.mark.rule("C-12")
def test_one_of_a_team_leaves() -> None:
    """There are no teams of one, however many play."""
    assert Refusal.TEAMS_KEEP_THEIR_SEATS == arrange(found_by_all(dealt("team", 8)), ReleasePlayer(1), CHANCE)


@pytest.mark.rule("C-13", "TH-1", "TH-2", "TH-3")
def test_four_become_three() -> None:
    """Everybody draws two cards to hold seven, and the two who do not tell give two each."""
    game = next_round(arranged(found_by_all(dealt("base", 4)), ReleasePlayer(3)))
    assert {0: (1, 2, 3, 4, 5, 28, 29), 1: (7, 8, 9, 10, 11, 24, 25), 2: (13, 14, 15, 16, 17, 26, 27)} == game.hands
    game = voting(game)
    assert ((1, 2, 7, 13, 14), (0, 0, 1, 2, 2)) == (game.gallery, game.owners)
    assert Refusal.CANNOT_VOTE_FOR_OWN_CARD == decide(game, 0, CastVotes((2,)), CHANCE)


@pytest.mark.rule("A-27", "SV-2")
def test_seven_become_six() -> None:
    """They sat down as seven: two votes each, to the end, and the point for a single one."""
    game = voting(next_round(arranged(found_by_all(dealt("base", 7)), ReleasePlayer(6))))
    assert (VotesCast(2, (1, 2)),) == decide(game, 2, CastVotes((1, 2)), CHANCE)
    game = scored(game.but(scores=dict.fromkeys(range(7), 0)), {0: 2, 2: (1, 2), 3: 1, 4: 1, 5: 1})
    assert {0: 3 + 1 + 3, 1: 3, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0} == game.scores


@pytest.mark.rule("C-10", "B-63", "A-31")
@pytest.mark.parametrize(("leaver", "storyteller", "first"), [(0, 1, 1), (1, 2, 2), (4, 1, 1)])
def test_who_tells_when_somebody_left(leaver: int, storyteller: int, first: int) -> None:
    """Seat 0 told: the next one still there to the left tells and draws first, whoever left."""
    game = next_round(arranged(found_by_all(dealt("base", 5)), ReleasePlayer(leaver)))
    assert storyteller == game.storyteller
    assert 30 == game.hands[first][-1]


@pytest.mark.rule("C-14", "C-5")
def test_the_one_everybody_waits_for_leaves() -> None:
    """The next turn begins at once."""
    game = found_by_all(dealt("base", 5))
    for seat in (0, 1, 2, 3):
        game = after(game, seat, ConfirmScores())
    assert (4,) == awaited(game)
    decision = arrange(game, ReleasePlayer(4), CHANCE)
    assert not isinstance(decision, Refusal)
    assert [PlayerReleased, RoundBegun] == [type(event) for event in decision]
    game = arranged(game, ReleasePlayer(4))
    assert ("telling", 2, 1) == (game.phase, game.round, game.storyteller)


@pytest.mark.rule("C-14")
@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("party", 7)])
def test_the_only_one_who_has_not_told_leaves(mode: str, players: int) -> None:
    """All who remain have told: the game of one lap is over, and the best of them win."""
    game = found_by_all(dealt(mode, players, end={"laps": 1}))
    for _ in range(players - 2):
        game = found_by_all(next_round(game))
    staying = range(players - 1)
    best = max(game.scores[seat] for seat in staying)
    winners = tuple(seat for seat in staying if game.scores[seat] == best)
    decision = arrange(game, ReleasePlayer(players - 1), CHANCE)
    assert (PlayerReleased(players - 1), GameEnded("laps", winners)) == decision


@pytest.mark.rule("C-14")
def test_one_who_has_told_leaves() -> None:
    """The lap goes on among the others: three turns more."""
    game = arranged(found_by_all(dealt("base", 4, end={"laps": 1})), ReleasePlayer(0))
    played = 1
    while game.phase != "ended":
        game = found_by_all(next_round(game))
        played += 1
    assert (4, {0: 1, 1: 1, 2: 1, 3: 1}) == (played, game.told)


@pytest.mark.rule("C-14", "C-13", "O-3")
def test_hands_of_seven_take_the_rest_of_the_pile() -> None:
    """Six cards are left where four players need four; three need six, and so the game ends."""
    game = found_by_all(dealt("base", 4, edition="ar", deck_size=30))
    assert ("scored", 6) == (game.phase, len(game.pile))
    game = arranged(game, ReleasePlayer(3))
    assert "scored" == game.phase
    game = next_round(game)
    assert ("ended", "pile", (1, 2), ()) == (game.phase, game.end_reason, game.winners, game.pile)
    assert [7, 7, 7] == [len(game.hands[seat]) for seat in range(3)]


@pytest.mark.rule("C-10", "P-50")
def test_one_of_a_party_of_seven_leaves() -> None:
    """Hands are passed over the empty seat: seat 2 gets the hand of seat 0."""
    game = next_round(arranged(found_by_all(dealt("party", 7)), ReleasePlayer(1)))
    assert (1, 2, 3, 4) == game.hands[2][:4]
    assert [5] * 6 == [len(game.hands[seat]) for seat in (0, 2, 3, 4, 5, 6)]
    assert (2, (6, 7, 8, 9)) == (game.storyteller, game.discard[:4])
