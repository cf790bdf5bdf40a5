"""Brains against brains: fair seats, honest counts, ratings that follow the scores."""

from collections import Counter
from random import Random

import pytest

from conteur.bots.arena.arena import SIZES, Arena, seating, setups
from conteur.bots.arena.ratings import strengths
from conteur.bots.brains.blind import BlindBrain
from conteur.rules.editions import make_setup
from conteur.rules.setup import refuse_setup
from conteur.rules.vocabulary import Mode

KINDS = ("a", "b", "c")


def _arena(seed: int = 7) -> Arena:
    return Arena(dict.fromkeys(KINDS, BlindBrain), seed)


def test_every_size_of_every_mode_can_be_played() -> None:
    """And no other could."""
    every = [(mode, size) for mode in SIZES for size in range(1, 15)]
    playable = {(mode, size) for mode, size in every if refuse_setup(make_setup(mode, size)) is None}
    assert playable == {(setup.mode, setup.players) for setup in setups(("base", "party", "team"))}


def test_sizes_nobody_can_play_are_refused() -> None:
    """With what would be right."""
    with pytest.raises(ValueError, match="team 6, 8, 10 or 12"):
        setups(("team",), (7,))


@pytest.mark.parametrize(("mode", "players"), [("base", 3), ("base", 7), ("party", 12), ("team", 8)])
def test_seats_are_dealt_evenly_and_partners_are_of_one_kind(mode: Mode, players: int) -> None:
    """No kind has two more sides than another."""
    setup = make_setup(mode, players)
    for number in range(20):
        seats = seating(setup, KINDS, Random(number))  # noqa: S311 - lots in a test
        sides = {setup.side_of(seat): kind for seat, kind in seats.items()}
        assert all(sides[setup.side_of(seat)] == kind for seat, kind in seats.items())
        counts = Counter(sides.values())
        assert max(counts.values()) - min(counts[kind] for kind in KINDS) <= 1


def test_all_modes_are_played_and_all_is_counted() -> None:
    """21 games are one of each size; every vote and every storyteller of base and team is counted."""
    arena = _arena()
    played = list(arena.games(setups(("base", "party", "team")), 21))
    assert {(mode, size) for mode in SIZES for size in SIZES[mode]} == {(o.setup.mode, o.setup.players) for o in played}
    assert 21 == pytest.approx(sum(one.won for one in arena.statistics.values()))
    assert sum(len(outcome.scores) for outcome in played) == sum(one.games for one in arena.statistics.values())
    for one in arena.statistics.values():
        shares = [one.clue_share(who) or 0.0 for who in ("all", "some", "none")]
        assert 1 == pytest.approx(sum(shares))
        assert 0 < (one.right_share or 0.0) < 1


def test_party_has_no_card_to_be_found() -> None:
    """Its storyteller has none of their own to be guessed."""
    arena = _arena()
    list(arena.games(setups(("party",), (6,)), 2))
    assert all(one.clue_share("some") is None for one in arena.statistics.values())
    assert all(one.right_share is None for one in arena.statistics.values())


def test_a_seed_plays_the_same_games_again() -> None:
    """Same seed, same scores; another seed, others."""
    choices = setups(("base",), (4, 8))
    first, again, other = ([o.scores for o in _arena(seed).games(choices, 4)] for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_ratings_follow_who_wins() -> None:
    """Whoever always scores more is rated higher, and more games make it surer."""
    few = strengths(KINDS, [{"a": 30, "b": 20, "c": 10}] * 3)
    many = strengths(KINDS, [{"a": 30, "b": 20, "c": 10}] * 60)
    assert few["a"].rating > few["b"].rating > few["c"].rating
    assert many["a"].margin < few["a"].margin
    assert many["a"].rating - many["a"].margin > many["c"].rating + many["c"].margin


def test_whoever_met_nobody_is_not_rated() -> None:
    """A game among one kind says nothing."""
    assert strengths(("a",), [{"a": 30}]) == strengths(("a",), [])
