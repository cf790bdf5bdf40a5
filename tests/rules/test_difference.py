"""Whoever `difference` does not name sees the same as before, letter by letter."""

from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conteur.rules import CastVotes, ConfirmScores, Game, Setup, SubmitCards
from conteur.rules.difference import Difference, difference
from conteur.rules.view import private, public
from tests.rules.hiding import disguised
from tests.rules.strategies import Dice, Played, decisions, examples, games, seeds, setups
from tests.rules.tables import after, dealt, found_by_all, submitting, voting


def check(before: Game, now: Game) -> None:
    """Nothing has changed but what is said to."""
    differs = difference(before, now)
    if not differs.is_public:
        assert repr(public(before)) == repr(public(now))
    for seat in set(before.seats) & set(now.seats) - differs.seats:
        assert repr(private(before, seat)) == repr(private(now, seat))
    assert set(before.seats) == set(now.seats) or differs.is_public


@examples(100)
@given(setups(), seeds)
def test_one_move_later(setup: Setup, seed: int) -> None:
    """From each state of a game to the next."""
    for before, now in pairwise(islice(decisions(setup, seed), 200)):
        check(before.game, now.game)


@examples(100)
@given(setups(), seeds, st.integers(0, 40), st.integers(0, 40))
def test_any_two_moments(setup: Setup, seed: int, one: int, other: int) -> None:
    """From any state of a game to any other, backwards too."""
    moments = [played.game for played in islice(decisions(setup, seed), 41)]
    check(moments[one % len(moments)], moments[other % len(moments)])


@examples(100)
@given(games(), seeds)
def test_another_world(played: Played, seed: int) -> None:
    """To a game in which only what one seat may not know is different."""
    dice = Dice(seed)
    for viewer in (None, *played.game.seats):
        check(played.game, disguised(played, viewer, dice))


@pytest.mark.rule("H-7")
def test_a_first_vote_and_a_moved_one() -> None:
    """That somebody has voted is for everybody to see; a token that is moved concerns its owner alone."""
    game = voting(dealt("base", 6))
    slots = [slot for slot, owner in enumerate(game.owners, 1) if owner != 1]
    voted = after(game, 1, CastVotes((slots[0],)))
    moved = after(voted, 1, CastVotes((slots[1],)))
    assert Difference(is_public=True, seats=frozenset({1})) == difference(game, voted)
    assert Difference(is_public=False, seats=frozenset({1})) == difference(voted, moved)
    assert Difference(is_public=False, seats=frozenset()) == difference(moved, moved)


def test_a_card_and_a_confirmation() -> None:
    """Everybody sees who is no longer waited for, nobody else gets another private part."""
    game = submitting(dealt("base", 6))
    assert Difference(is_public=True, seats=frozenset({3})) == difference(
        game, after(game, 3, SubmitCards((game.hands[3][0],)))
    )
    points = found_by_all(dealt("base", 6))
    assert Difference(is_public=True, seats=frozenset({2})) == difference(points, after(points, 2, ConfirmScores()))


def test_a_new_phase() -> None:
    """Concerns everybody."""
    game = dealt("base", 4)
    assert Difference(is_public=True, seats=frozenset({0, 1, 2, 3})) == difference(game, submitting(game))
