"""Latecomers get a seat between rounds."""

import pytest

from conteur.live.randomness import new_key
from conteur.rules.moves import CastVotes
from conteur.tables.asks import (
    Sit,
)
from conteur.tables.events import PersonJoined
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Request
from conteur.tables.settings import Settings
from conteur.tables.view import SharedView
from tests.tables.evening import Evening

PHASES = ["claiming", "telling", "submitting", "voting", "scored"]


def test_a_latecomer_sits_between_rounds() -> None:
    """With the lowest score, and cards from the next refill on."""
    evening = Evening().gather(4).start().play_to("voting")
    late = evening.sit("Late")
    assert evening.member(late).seat is None
    assert evening.request(Request(CastVotes((1,)), late)).refused is TableRefusal.WAIT_FOR_THE_NEXT_ROUND
    evening.play_to("scored")
    assert evening.member(late).seat == 4
    assert evening.game.scores[4] == min(evening.game.scores[seat] for seat in range(4))
    latest = evening.sit("Latest")  # after the points: at once
    assert evening.member(latest).seat == 5
    evening.play_to("telling")
    assert {6} == {len(hand) for hand in evening.game.hands.values()}


@pytest.mark.parametrize("phase", PHASES)
def test_a_latecomer_takes_a_bots_place_between_rounds(phase: str) -> None:
    """With its score and new cards. Until then they are shown no hand and may not move, for the bot plays the round."""
    evening = Evening().gather(3, bots=1).start().play_to(phase)
    late = evening.sit("Late")
    if phase != "scored":
        assert evening.member(late).seat is None
        assert SharedView("BCDFGH", 1, evening.state, frozenset(), 0, None).yours(late) is None
        assert evening.request(Request(CastVotes((1,)), late)).refused is TableRefusal.WAIT_FOR_THE_NEXT_ROUND
        evening.play_to("scored")
    assert evening.member(late).seat == 3
    assert evening.state.member(3) is None
    yours = SharedView("BCDFGH", 1, evening.state, frozenset(), 0, None).yours(late)
    assert yours is not None
    assert ((), ()) == (yours.hand, yours.submitted)
    score = evening.game.scores[3]
    evening.play_to("telling")
    assert (6, score) == (len(evening.game.hands[3]), evening.game.scores[3])


def test_more_come_than_there_are_chairs() -> None:
    """People wait for the places of bots; what is left of them over twelve goes before the next game."""
    evening = Evening(Settings(options={"end": {"laps": 1}})).gather(8, bots=4).start()
    evening.play(lambda game: game.phase == "voting" and game.round == len(game.seats))  # no round follows this one
    late = [evening.sit(f"Late {number}", rabbit=number) for number in range(4)]
    assert evening.ask(None, Sit("Too late", new_key())) is TableRefusal.TABLE_IS_FULL
    people = [member.rabbit for member in evening.state.members if member.is_present]
    assert len(people) == len(set(people))
    evening.play_to("ended")
    assert {None} == {evening.member(person).seat for person in late}
    evening.start()
    assert [*range(8), *late] == [member.person for member in evening.state.members]
    assert set(range(12)) == {member.rabbit for member in evening.state.members}


def test_a_latecomer_waits_when_the_pile_is_too_small() -> None:
    """Until the next game, which has a place for everybody."""
    evening = Evening(Settings(options={"end": "pile"})).gather(4).start()
    evening.play(lambda game: game.phase == "voting" and len(game.pile) < 10)
    late = evening.sit("Late")
    evening.play_to("ended")
    assert evening.member(late).seat is None
    assert not any(isinstance(event, PersonJoined) for event in evening.happened)
    evening.start()
    assert evening.member(late).seat == 4
