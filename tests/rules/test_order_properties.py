"""The order in which simultaneous moves arrive changes nothing: not the game, not a letter of a view."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given

from conteur.rules import CastVotes, ConfirmScores, Move, NameGiver, Refusal, Setup, SubmitCards, awaited, decide, views
from conteur.rules.closing import lay_gallery
from conteur.rules.options import MayNameGiver, options
from conteur.rules.vocabulary import Phase, Seat
from tests.rules.strategies import Dice, Played, decisions, examples, random_move, seeds, setups


def _settle(played: Played, moves: Mapping[Seat, Move], order: Sequence[Seat]) -> Played:
    """The game after each of these moves, in this order."""
    for seat in order:
        decision = decide(played.game, seat, moves[seat], played.chance)
        assert not isinstance(decision, Refusal), (seat, moves[seat], decision)
        played = played.after(decision)
    return played


def _assert_order_does_not_matter(start: Played, moves: Mapping[Seat, Move], dice: Dice) -> Played:
    """Two orders, one game; returns it."""
    one = _settle(start, moves, dice.shuffled(moves))
    other = _settle(start, moves, dice.shuffled(moves))
    assert one.game == other.game
    assert repr(views(one.game)) == repr(views(other.game))
    return one


def _at(phase: Phase, setup: Setup, seed: int) -> Played | None:
    """A game at the first moment of this phase, in some round; None if it ends before."""
    rounds = seed % 3
    for played in decisions(setup, seed):
        if played.game.phase == phase and played.game.round > rounds:
            return played
    return None


@pytest.mark.rule("H-6")
@examples(150)
@given(setups(), seeds)
def test_gifts_in_any_order(setup: Setup, seed: int) -> None:
    """Who names a giver or gives a card first makes no difference to anything."""
    start, dice = _at("submitting", setup, seed), Dice(seed + 1)
    if start is None:
        return
    namers = [
        seat for seat in start.game.seats if isinstance(next(iter(options(start.game, seat)), None), MayNameGiver)
    ]
    partner_of = setup.partner_of
    giver = {seat: dice.pick((seat, partner_of(seat))) for seat in namers}
    agreed = {seat: NameGiver(giver[min(seat, partner_of(seat))]) for seat in namers}
    start = _assert_order_does_not_matter(start, agreed, dice)
    gifts = {seat: random_move(start.game, seat, dice) for seat in awaited(start.game)}
    assert {SubmitCards} == {type(move) for move in gifts.values()}
    assert _assert_order_does_not_matter(start, gifts, dice).game.phase == "voting"


@examples(150)
@given(setups(), seeds)
def test_votes_in_any_order(setup: Setup, seed: int) -> None:
    """Who votes first makes no difference to the points, the reveal or the end."""
    start, dice = _at("voting", setup, seed), Dice(seed + 1)
    if start is None:
        return
    votes = {seat: random_move(start.game, seat, dice) for seat in awaited(start.game)}
    assert {CastVotes} == {type(move) for move in votes.values()}
    assert _assert_order_does_not_matter(start, votes, dice).game.phase in ("scored", "ended")


@examples(150)
@given(setups(), seeds)
def test_confirmations_in_any_order(setup: Setup, seed: int) -> None:
    """Who is first ready for the next round makes no difference to the refill."""
    start, dice = _at("scored", setup, seed), Dice(seed + 1)
    if start is None:
        return
    ready: dict[Seat, Move] = {seat: ConfirmScores() for seat in awaited(start.game)}
    assert _assert_order_does_not_matter(start, ready, dice).game.phase in ("telling", "ended")


@pytest.mark.rule("H-6")
@examples(100)
@given(setups(), seeds)
def test_gallery_does_not_depend_on_givers(setup: Setup, seed: int) -> None:
    """The same cards lie in the same order whoever gave which, so the order tells nothing of owners."""
    start, dice = _at("voting", setup, seed), Dice(seed + 1)
    if start is None:
        return
    gallery = start.game.gallery
    givers = dice.shuffled(range(len(gallery)))
    gifts = {seat: (card,) for seat, card in zip(givers, gallery, strict=True)}
    laid = lay_gallery(start.game.round, gifts, start.chance)
    assert gallery == laid.cards
    assert tuple(givers) == laid.owners
