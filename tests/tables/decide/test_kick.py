"""Kicked people stay away until the host lets them back."""

import pytest

from conteur.rules.refusals import Refusal
from conteur.tables.asks import Leave, LetBack, SendAway, Sit
from conteur.tables.events import Person, PersonLeft, PersonSentAway
from conteur.tables.options import asks_open_to
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import Settings
from conteur.tables.state import TableState
from tests.tables.evening import Evening

PHASES = ["claiming", "telling", "submitting", "voting", "scored"]


def lit(table: TableState, person: Person = 0) -> set[str]:
    """The kinds of ask that are offered."""
    return set(asks_open_to(table, person, has_clock=False))


def test_not_back_with_the_same_key() -> None:
    """Somebody who was sent away cannot sit down again until the host lets them."""
    evening = Evening().gather(3)
    assert evening.ask(0, SendAway(1)) is None
    assert [PersonSentAway(1), PersonLeft(1)] == evening.happened[-2:]
    assert [(1, "B")] == [(one.person, one.name) for one in evening.state.sent_away]
    again = Sit("B", evening.keys[1])
    assert evening.ask(None, again) is TableRefusal.SENT_AWAY
    assert evening.ask(2, LetBack(1)) is TableRefusal.ONLY_THE_HOST_MAY
    assert evening.ask(0, LetBack(7)) is TableRefusal.NO_SUCH_PERSON
    assert "let_back" in lit(evening.state)
    assert evening.ask(0, LetBack(1)) is None
    assert "let_back" not in lit(evening.state)
    assert evening.ask(None, again) is None


def test_whoever_leaves_may_come_back() -> None:
    """Leaving does not ban anybody, and a host who sends themselves away has only left."""
    evening = Evening().gather(3)
    assert evening.ask(1, Leave()) is None
    assert evening.ask(None, Sit("B", evening.keys[1])) is None
    assert evening.ask(0, SendAway(0)) is None
    assert evening.state.sent_away == ()
    assert evening.ask(None, Sit("A", evening.keys[0])) is None


@pytest.mark.parametrize("leavers", ["bot", "go"])
def test_sent_away_in_the_middle_of_a_game(leavers: str) -> None:
    """As for any leaver: a bot takes over, or the seat is removed between rounds; the key is void either way."""
    evening = Evening(Settings(leavers="go" if leavers == "go" else "bot")).gather(5).start().play_to("voting")
    assert evening.ask(0, SendAway(2)) is None
    assert evening.ask(None, Sit("C", evening.keys[2])) is TableRefusal.SENT_AWAY
    evening.play_to("scored")
    assert evening.state.member(2) is None
    assert (leavers == "go") == (evening.state.seated(2) is None)
    evening.play_to("ended")


def test_only_so_many_are_remembered() -> None:
    """A log does not grow forever in memory."""
    evening = Evening().gather(1)
    for _ in range(30):
        assert evening.ask(0, SendAway(evening.sit("X"))) is None
    assert len(evening.state.sent_away) == 24


@pytest.mark.parametrize("phase", PHASES)
def test_a_bot_is_sent_away_between_rounds(phase: str) -> None:
    """It plays the round to its end, and then its seat is gone."""
    evening = Evening().gather(3, bots=1).start().play_to(phase)
    assert evening.ask(0, SendAway(3)) is None
    if phase != "scored":
        assert evening.member(3).is_leaving
        assert evening.ask(0, SendAway(3)) is TableRefusal.NO_SUCH_PERSON
        evening.play_to("scored")
    assert evening.state.member(3) is None
    assert evening.state.sent_away == ()
    evening.play_to("ended")
    assert 3 not in evening.game.winners


def test_a_bot_that_is_needed_stays() -> None:
    """Three play, or six in Party; in Team each has a partner."""
    assert Evening().gather(2, bots=1).start().ask(0, SendAway(2)) is Refusal.TOO_FEW_PLAYERS
    assert Evening(Settings(mode="party")).gather(3, bots=3).start().ask(0, SendAway(4)) is Refusal.TOO_FEW_PLAYERS
    assert (
        Evening(Settings(mode="team")).gather(4, bots=4).start().ask(0, SendAway(5)) is Refusal.TEAMS_KEEP_THEIR_SEATS
    )
    evening = Evening().gather(2, bots=2).start().play_to("voting")
    assert evening.ask(0, SendAway(2)) is None
    assert evening.ask(0, SendAway(3)) is Refusal.TOO_FEW_PLAYERS


def test_a_bot_on_its_way_out_is_needed_after_all() -> None:
    """Somebody else left, too: it stays, under its own name."""
    evening = Evening(Settings(leavers="go")).gather(3, bots=1).start().play_to("voting")
    name = evening.member(3).name
    assert evening.ask(0, SendAway(3)) is None
    assert evening.ask(1, Leave()) is None
    evening.play_to("scored")
    assert 3 == len(evening.game.seats)
    assert name in [member.name for member in evening.state.members if member.is_bot and not member.is_leaving]


def test_somebody_comes_while_a_bot_is_on_its_way_out() -> None:
    """The bot goes all the same, and the newcomer has a seat of their own."""
    evening = Evening().gather(3, bots=1).start().play_to("voting")
    assert evening.ask(0, SendAway(3)) is None
    new = evening.sit("New")
    evening.play_to("scored")
    assert evening.state.member(3) is None
    assert evening.member(new).seat == 4
