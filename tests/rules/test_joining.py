"""Somebody joins between two turns."""

import pytest

from conteur.rules import CastVotes, ConfirmScores, Refusal, ReleasePlayer, SeatPlayer, arrange, awaited, decide, view
from conteur.rules.events import PlayerSeated, VotesCast
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


@pytest.mark.rule("C-6", "C-7", "C-8")
def test_a_fifth_player() -> None:
    """Starts with the lowest score, has no cards and nothing to confirm, draws six with the refill, and plays."""
    game = scored(voting(dealt("base", 4).but(scores={0: 9, 1: 4, 2: 7, 3: 5})), {1: 1, 2: 2, 3: 2})
    assert {0: 12, 1: 9, 2: 7, 3: 5} == game.scores
    assert (PlayerSeated(4, 5, 0),) == arrange(game, SeatPlayer(4), CHANCE)
    game = arranged(game, SeatPlayer(4))
    assert ((0, 1, 2, 3, 4), (0, 1, 2, 3)) == (game.seats, awaited(game))
    assert ((), 5) == (game.hands[4], game.scores[4])
    game = next_round(game)
    assert (27, 28, 29, 30, 31, 32) == game.hands[4]
    assert [6, 6, 6, 6, 6] == [len(game.hands[seat]) for seat in range(5)]
    assert (0, 2, 3, 4) == awaited(submitting(game))


@pytest.mark.rule("C-6")
def test_seats_to_join_at() -> None:
    """Any of the twelve that is free, in the middle too; the circle closes up."""
    game = found_by_all(dealt("base", 4))
    assert Refusal.SEAT_IS_TAKEN == arrange(game, SeatPlayer(0), CHANCE)
    assert Refusal.NO_SUCH_SEAT == arrange(game, SeatPlayer(12), CHANCE)
    assert Refusal.NO_SUCH_SEAT == arrange(game, SeatPlayer(-1), CHANCE)
    game = arranged(game, SeatPlayer(11))
    assert (0, 1, 2, 3, 11) == game.seats


@pytest.mark.rule("C-6")
def test_joining_at_another_time() -> None:
    """Nobody joins while a turn is on."""
    new = dealt("base", 4)
    for game in (new, telling(new), submitting(new), voting(new)):
        assert Refusal.NOT_IN_THIS_PHASE == arrange(game, SeatPlayer(4), CHANCE)


@pytest.mark.rule("C-12")
def test_joining_teams() -> None:
    """In Team every seat is spoken for."""
    for game in (dealt("team", 6), found_by_all(dealt("team", 6))):
        assert Refusal.TEAMS_KEEP_THEIR_SEATS == arrange(game, SeatPlayer(6), CHANCE)


@pytest.mark.rule("C-13", "C-8", "TH-6")
def test_three_become_four() -> None:
    """Hands are of six again: the storyteller holds six already, the others draw one, and everybody gives one."""
    game = next_round(arranged(found_by_all(dealt("base", 3)), SeatPlayer(3)))
    assert {
        0: (1, 2, 3, 4, 5, 6),
        1: (9, 10, 11, 12, 13, 21),
        2: (16, 17, 18, 19, 20, 22),
        3: (23, 24, 25, 26, 27, 28),
    } == game.hands
    assert (1, 9, 16, 23) == voting(game).gallery


@pytest.mark.rule("A-27", "SV-1")
def test_six_become_seven() -> None:
    """They sat down as six: one vote each, to the end."""
    game = voting(next_round(arranged(found_by_all(dealt("base", 6)), SeatPlayer(6))))
    assert (7, 6) == (len(game.gallery), len(awaited(game)))
    assert Refusal.WRONG_NUMBER_OF_VOTES == decide(game, 2, CastVotes((1, 4)), CHANCE)
    assert (VotesCast(2, (1,)),) == decide(game, 2, CastVotes((1,)), CHANCE)


@pytest.mark.rule("A-27", "O-2")
def test_six_without_a_cap_become_seven() -> None:
    """They agreed on no cap as six, and keep it: five votes on seat 2's card pay 5."""
    game = voting(next_round(arranged(found_by_all(dealt("base", 6, bonus_cap=None)), SeatPlayer(6))))
    game = scored(game, {0: 3, 2: 2, 3: 3, 4: 3, 5: 3, 6: 3})
    assert {0: 0, 1: 5, 2: 10, 3: 2, 4: 2, 5: 2, 6: 0} == game.scores


@pytest.mark.rule("C-7")
@pytest.mark.parametrize(
    ("first", "turns", "told", "total"),
    [
        (0, 1, 0, 5),  # between seat 3, who has not told, and seat 0, who has: tells last
        (2, 1, 0, 5),  # between seats 3 and 0, who both have not: tells between them
        (3, 2, 1, 4),  # between seats 3 and 0, who both have: not in this lap
    ],
)
def test_joining_a_game_of_one_lap(first: int, turns: int, told: int, total: int) -> None:
    """At seat 4 the newcomer tells if the lap has not passed that seat yet, and the game is as long as that."""
    game = found_by_all(dealt("base", 4, end={"laps": 1}), storyteller=first)
    for _ in range(turns - 1):
        game = found_by_all(next_round(game))
    game = arranged(game, SeatPlayer(4))
    assert told == game.told[4]
    played = turns
    while game.phase != "ended":
        game = found_by_all(next_round(game))
        played += 1
    assert total == played


@pytest.mark.rule("C-7")
def test_joining_at_the_first_seat() -> None:
    """Its right neighbour is the last seat: seats 1 and 2 have told, seat 3 has not, so neither has the newcomer."""
    game = next_round(found_by_all(dealt("base", 4, end={"laps": 1}), storyteller=1))
    game = arranged(found_by_all(game), ReleasePlayer(0))
    assert (PlayerSeated(0, 2, 0),) == arrange(game, SeatPlayer(0), CHANCE)


@pytest.mark.rule("C-7", "B-63")
def test_joining_to_the_storytellers_left() -> None:
    """The newcomer tells next."""
    game = next_round(arranged(found_by_all(dealt("base", 4), storyteller=3), SeatPlayer(4)))
    assert 4 == game.storyteller


@pytest.mark.rule("C-9", "C-4")
@pytest.mark.parametrize(("deck_size", "code"), [(34, Refusal.NOT_ENOUGH_CARDS_TO_JOIN), (35, None)])
def test_joining_with_a_small_deck(deck_size: int, code: Refusal | None) -> None:
    """Five hands of six and a gallery of five need 35 cards."""
    answer = arrange(found_by_all(dealt("base", 4, deck_size=deck_size)), SeatPlayer(4), CHANCE)
    assert code == (answer if isinstance(answer, Refusal) else None)


@pytest.mark.rule("C-9", "C-4")
def test_twelve_with_the_whole_deck() -> None:
    """Eleven and one more have a card each to give, and not one to spare."""
    game = next_round(arranged(found_by_all(dealt("base", 11)), SeatPlayer(11)))
    assert [6] * 12 == [len(game.hands[seat]) for seat in range(12)]
    assert 12 == len(game.pile) + len(game.discard)


@pytest.mark.rule("C-9", "O-3")
def test_joining_a_game_that_ends_with_the_pile() -> None:
    """Twelve cards left fill four hands and a fifth one; the next turn leaves eight, and they do not."""
    game = found_by_all(dealt("base", 4, edition="ar"))
    for _ in range(12):
        game = found_by_all(next_round(game))
    assert 12 == len(game.pile)
    assert (PlayerSeated(4, 18, 3),) == arrange(game, SeatPlayer(4), CHANCE)
    game = found_by_all(next_round(game))
    assert 8 == len(game.pile)
    assert Refusal.NOT_ENOUGH_CARDS_TO_JOIN == arrange(game, SeatPlayer(4), CHANCE)


@pytest.mark.rule("C-8", "P-50", "H-10")
def test_joining_party() -> None:
    """The newcomer draws five and passes them on like everybody; at the storyteller's left, tells blind."""
    game = next_round(arranged(found_by_all(dealt("party", 6), storyteller=5), SeatPlayer(6)))
    assert 6 == game.storyteller
    assert (30, 31, 32, 33, 34) == game.hands[0]
    assert (26, 27, 28, 29, 40) == game.hands[6]
    private = view(game, 6).you
    assert private is not None
    assert private.hand is None


@pytest.mark.rule("H-9", "C-8")
def test_joining_party_at_a_seat_just_left() -> None:
    """Seat 1's card was never revealed, and is not told to whoever sits there next."""
    game = arranged(found_by_all(dealt("party", 7)), ReleasePlayer(1))
    private = view(arranged(game, SeatPlayer(1)), 1).you
    assert private is not None
    assert ((), ()) == (private.hand, private.submitted)


@pytest.mark.rule("C-8", "C-5")
def test_the_newcomer_is_not_waited_for() -> None:
    """The others confirm, and the turn begins."""
    game = arranged(found_by_all(dealt("base", 4)), SeatPlayer(4))
    assert Refusal.ALREADY_CONFIRMED == decide(game, 4, ConfirmScores(), CHANCE)
    for seat in (0, 1, 2):
        game = after(game, seat, ConfirmScores())
    assert "telling" == after(game, 3, ConfirmScores()).phase
