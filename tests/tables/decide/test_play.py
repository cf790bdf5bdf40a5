"""Moves by people, by stand-ins, and by lot."""

import pytest

from conteur.rules.moves import ClaimStory, GiveClue, SubmitCards
from conteur.rules.refusals import Refusal
from conteur.tables.deadlines import moment_of
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import DrawLots, Request, StandIn
from tests.tables.evening import Evening


def test_only_who_has_a_seat_moves() -> None:
    """A spectator has none, a latecomer waits for the next round, and before the deal nobody has one."""
    evening = Evening().gather(4)
    assert TableRefusal.NO_GAME_IS_RUNNING is evening.request(Request(ClaimStory(), 0)).refused
    evening.start()
    late = evening.sit("Late")
    assert TableRefusal.SIT_DOWN_FIRST is evening.request(Request(ClaimStory())).refused
    assert TableRefusal.WAIT_FOR_THE_NEXT_ROUND is evening.request(Request(ClaimStory(), late)).refused


def test_a_clue_is_cleaned_whoever_gives_it() -> None:
    """A person's and a bot's alike."""
    for by_bot in (False, True):
        evening = Evening().gather(4).start()
        evening.draw_lots()
        seat = evening.game.storyteller
        assert seat is not None
        clue = GiveClue(" sea\u202e  salt ", evening.game.hands[seat][0])
        what = StandIn(seat, moment_of(evening.state), clue) if by_bot else clue
        evening.request(Request(what, None if by_bot else evening.teller()))
        assert "sea salt" == evening.game.clue


def test_an_illegal_thought_is_replaced_by_a_blind_move() -> None:
    """The table never waits for a bot that does not know the rules."""
    evening = Evening().gather(4).start().play_to("submitting")
    seat = next(seat for seat in evening.game.seats if seat != evening.game.storyteller)
    strange = SubmitCards((evening.game.hands[evening.game.storyteller or 0][0],))
    assert evening.request(Request(StandIn(seat, moment_of(evening.state), strange))).steps
    assert seat in evening.game.submitted


def test_what_was_meant_for_another_moment_comes_to_nothing() -> None:
    """No refusal and no event: somebody was quicker."""
    evening = Evening().gather(4).start()
    before = moment_of(evening.state)
    evening.draw_lots()
    for late in (DrawLots(before), StandIn(0, before)):
        outcome = evening.request(Request(late))
        assert (None, ()) == (outcome.refused, outcome.steps)
    waiting = next(seat for seat in evening.game.seats if seat != evening.game.storyteller)
    assert () == evening.request(Request(StandIn(waiting, moment_of(evening.state)))).steps


def test_the_rules_say_why_not() -> None:
    """Their refusal is passed on."""
    evening = Evening().gather(4).start()
    evening.draw_lots()
    assert Refusal.STORYTELLER_ALREADY_CHOSEN is evening.request(Request(ClaimStory(), 0)).refused


@pytest.mark.parametrize("clue", ["\ufe0f", "\U000e0100", "\u180b", "\U00016fe4", "\u3164", "\u2800", "\u200d \u200c"])
def test_a_clue_of_invisible_letters_is_none(clue: str) -> None:
    """Nobody could vote for it."""
    evening = Evening().gather(4).start()
    evening.draw_lots()
    card = evening.game.hands[evening.game.storyteller or 0][0]
    assert Refusal.CLUE_IS_EMPTY is evening.request(Request(GiveClue(clue, card), evening.teller())).refused
