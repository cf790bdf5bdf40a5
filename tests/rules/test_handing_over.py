"""Somebody else plays on in a seat between two turns."""

from dataclasses import replace

import pytest

from conteur.rules import (
    Chance,
    ConfirmScores,
    Game,
    HandOverSeat,
    Refusal,
    StopGame,
    arrange,
    awaited,
    commitment_to,
    decide,
    evolve_all,
    replay,
)
from conteur.rules.events import GameDealt, PlayerReleased, PlayerSeated, RoundBegun, RoundScored
from conteur.rules.verify import Finding, check
from conteur.rules.view import private
from tests.rules.tables import CHANCE, arranged, dealt, found_by_all, next_round, submitting, telling, voting
from tests.store.recorded import finished


@pytest.mark.rule("C-22", "H-1")
@pytest.mark.parametrize(
    ("mode", "players", "full"), [("base", 3, 7), ("base", 12, 6), ("party", 6, 5), ("team", 6, 4)]
)
def test_a_seat_that_changes_hands_has_new_cards(mode: str, players: int, full: int) -> None:
    """The score stays, the hand goes to the discard, and a whole one comes with the refill."""
    game = found_by_all(dealt(mode, players))
    seat = players - 1
    before, score = game.hands[seat], game.scores[game.setup.side_of(seat)]
    game = arranged(game, HandOverSeat(seat))
    assert ((), ()) == (private(game, seat).hand, private(game, seat).submitted)
    assert {*before} <= {*game.discard}
    assert score == game.scores[game.setup.side_of(seat)]
    assert {game.setup.side_of(each) for each in game.seats} == {*game.scores}
    assert seat not in awaited(game)
    game = next_round(game)
    assert {full} == {len(hand) for hand in game.hands.values()}
    cards = [*game.pile, *game.discard, *(card for hand in game.hands.values() for card in hand)]
    assert [*range(84)] == sorted(cards)


@pytest.mark.rule("C-22")
def test_a_seat_changes_hands_at_another_time() -> None:
    """Never while a turn is on, and never one that nobody plays."""
    new = dealt("base", 4)
    for game in (new, telling(new), submitting(new), voting(new)):
        assert Refusal.NOT_IN_THIS_PHASE == arrange(game, HandOverSeat(1), CHANCE)
    assert Refusal.SEAT_IS_NOT_PLAYING == arrange(found_by_all(new), HandOverSeat(4), CHANCE)


@pytest.mark.rule("C-14", "C-22")
def test_the_last_to_confirm_goes() -> None:
    """Whoever comes has nothing to confirm, so the next turn begins at once."""
    game = found_by_all(dealt("base", 4))
    for seat in (0, 1, 2):
        confirmed = decide(game, seat, ConfirmScores(), CHANCE)
        assert not isinstance(confirmed, Refusal)
        game = evolve_all(game, confirmed)
    happened = arrange(game, HandOverSeat(3), CHANCE)
    assert not isinstance(happened, Refusal)
    assert [PlayerReleased, PlayerSeated, RoundBegun] == [type(event) for event in happened]


@pytest.mark.rule("C-9", "C-22")
def test_the_last_cards_of_a_pile() -> None:
    """They are not spent on whoever takes over: a game that ends with the pile would end early."""
    game = found_by_all(dealt("base", 4, end="pile"))
    assert Refusal.NOT_ENOUGH_CARDS_TO_JOIN == arrange(game.but(pile=game.pile[:9]), HandOverSeat(1), CHANCE)
    assert not isinstance(arrange(game.but(pile=game.pile[:10]), HandOverSeat(1), CHANCE), Refusal)


@pytest.mark.rule("C-22")
def test_a_record_with_a_seat_that_changed_hands() -> None:
    """Is checked like any other, and a score that changed with the hands is found."""
    events = list(finished("base", 4))
    dealt_first = events[0]
    assert isinstance(dealt_first, GameDealt)
    chance = Chance(dealt_first.secret, dealt_first.words)
    del events[next(place for place, event in enumerate(events, 1) if isinstance(event, RoundScored)) :]
    for move in (HandOverSeat(2), StopGame()):
        happened = arrange(replay(events), move, chance)
        assert not isinstance(happened, Refusal)
        events += happened
    promise = commitment_to(dealt_first.secret)
    assert isinstance(check(promise, events), Game)
    (seated,) = (event for event in events if isinstance(event, PlayerSeated))
    steered = [replace(seated, score=seated.score + 5) if event is seated else event for event in events]
    assert isinstance(check(promise, steered), Finding)
