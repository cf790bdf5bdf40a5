"""The host's hard rights: sending people and bots away, letting back, locking the table, stopping the game."""

import pytest

from conteur.rules.refusals import Refusal
from conteur.tables.asks import AddBot, ChangeSettings, Leave, LetBack, Reopen, SendAway, Sit, StartGame, StopGame
from conteur.tables.gathering import Gathering
from conteur.tables.keys import new_key
from conteur.tables.open_asks import asks_open_to
from conteur.tables.people import Person, PersonLeft, PersonSentAway
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.wishes import Wish
from tests.tables.evening import Evening
from tests.tables.looping import in_a_loop
from tests.tables.room import Room

PHASES = ["claiming", "telling", "submitting", "voting", "scored"]


def lit(table: Gathering, person: Person = 0) -> set[str]:
    """The kinds of ask that are offered."""
    return set(asks_open_to(table, person, has_clock=False))


def test_not_back_with_the_same_key() -> None:
    """A device that was sent away does not sit down again by itself; with the host's word it may."""
    evening = Evening().gather(3)
    assert evening.ask(0, SendAway(1)) is None
    assert [PersonSentAway(1), PersonLeft(1)] == evening.happened[-2:]
    assert [(1, "B")] == [(one.person, one.name) for one in evening.table.sent_away]
    again = Sit("B", evening.keys[1])
    assert evening.ask(None, again) is TableRefusal.SENT_AWAY
    assert evening.ask(2, LetBack(1)) is TableRefusal.ONLY_THE_HOST_MAY
    assert evening.ask(0, LetBack(7)) is TableRefusal.NO_SUCH_PERSON
    assert "let_back" in lit(evening.table)
    assert evening.ask(0, LetBack(1)) is None
    assert "let_back" not in lit(evening.table)
    assert evening.ask(None, again) is None


def test_whoever_leaves_may_come_back() -> None:
    """To go is no offence, and a host who sends themselves away has only left."""
    evening = Evening().gather(3)
    assert evening.ask(1, Leave()) is None
    assert evening.ask(None, Sit("B", evening.keys[1])) is None
    assert evening.ask(0, SendAway(0)) is None
    assert evening.table.sent_away == ()
    assert evening.ask(None, Sit("A", evening.keys[0])) is None


@pytest.mark.parametrize("leavers", ["bot", "go"])
def test_sent_away_in_the_middle_of_a_game(leavers: str) -> None:
    """As whoever leaves: a bot plays on, or the seat goes between rounds; the key is no good either way."""
    evening = Evening(Settings(leavers="go" if leavers == "go" else "bot")).gather(5).start().play_to("voting")
    assert evening.ask(0, SendAway(2)) is None
    assert evening.ask(None, Sit("C", evening.keys[2])) is TableRefusal.SENT_AWAY
    evening.play_to("scored")
    assert (leavers == "go") == (evening.table.member(2) is None)
    evening.play_to("ended")


def test_only_so_many_are_remembered() -> None:
    """A log does not grow for ever in memory."""
    evening = Evening().gather(1)
    for _ in range(30):
        assert evening.ask(0, SendAway(evening.sit("X"))) is None
    assert len(evening.table.sent_away) == 24


@pytest.mark.parametrize("phase", PHASES)
def test_a_bot_is_sent_away_between_rounds(phase: str) -> None:
    """It plays the round to its end, and then its seat is gone."""
    evening = Evening().gather(3, bots=1).start().play_to(phase)
    assert evening.ask(0, SendAway(3)) is None
    if phase != "scored":
        assert evening.member(3).is_leaving
        assert evening.ask(0, SendAway(3)) is TableRefusal.NO_SUCH_PERSON
        evening.play_to("scored")
    assert evening.table.member(3) is None
    assert evening.table.sent_away == ()
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
    assert (name, False) == (evening.member(3).name, evening.member(3).is_leaving)


def test_somebody_takes_the_place_of_a_bot_on_its_way_out() -> None:
    """Then nobody goes."""
    evening = Evening().gather(3, bots=1).start().play_to("voting")
    assert evening.ask(0, SendAway(3)) is None
    assert evening.sit("New") == 3
    assert not evening.member(3).is_leaving
    evening.play_to("scored")
    assert evening.member(3).name == "New"


def test_a_locked_table() -> None:
    """Nobody new sits down, not even in a bot's place; who has a seat keeps it. The host may open it again."""
    evening = Evening().gather(3, bots=1).agree(SettingsChange(is_locked=True))
    assert evening.ask(None, Sit("New", new_key())) is TableRefusal.TABLE_IS_LOCKED
    assert evening.wish(Wish(Sit("B", evening.keys[1]))).person == 1
    assert evening.ask(0, AddBot()) is None
    evening.start()
    assert evening.ask(None, Sit("New", new_key())) is TableRefusal.TABLE_IS_LOCKED
    assert evening.ask(0, ChangeSettings(SettingsChange(is_locked=False))) is None
    assert evening.sit("New") == 3


def test_a_locked_table_that_all_have_left() -> None:
    """Is nobody's to lock."""
    evening = Evening().gather(1).agree(SettingsChange(is_locked=True))
    assert evening.ask(0, Leave()) is None
    assert evening.sit("New") == 1


@pytest.mark.parametrize("mode", ["base", "party", "team"])
@pytest.mark.parametrize("phase", PHASES)
def test_the_host_stops_the_game(mode: str, phase: str) -> None:
    """At any moment: nobody wins, and the same people can begin anew (C-18)."""
    evening = Evening(Settings(mode="team" if mode == "team" else "party" if mode == "party" else "base"))
    evening.gather(6).start().play_to(phase)
    assert "stop_game" in lit(evening.table)
    assert "stop_game" not in lit(evening.table, 1)
    assert evening.ask(1, StopGame()) is TableRefusal.ONLY_THE_HOST_MAY
    assert evening.ask(0, StopGame()) is None
    assert ("ended", "stopped", ()) == (evening.game.phase, evening.game.end_reason, evening.game.winners)
    assert evening.ask(0, StopGame()) is TableRefusal.NO_GAME_IS_RUNNING
    assert evening.ask(0, StartGame()) is None
    assert evening.ask(0, StopGame()) is None
    assert evening.ask(0, Reopen()) is None
    assert evening.ask(0, StopGame()) is TableRefusal.NO_GAME_IS_RUNNING


def test_a_stopped_game_lets_leavers_go_and_latecomers_in() -> None:
    """Who was on the way out is gone, who waited plays the next one."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("voting")
    assert evening.ask(1, Leave()) is None
    late = evening.sit("Late")
    assert evening.ask(0, StopGame()) is None
    assert evening.table.member(1) is None
    evening.start()
    assert evening.member(late).seat is not None


@in_a_loop
async def test_each_device_is_told_why() -> None:
    """Sent away is another goodbye than leaving, also for a second device, and for whoever has the number later."""
    room = Room()
    ann, bob, cy, _ = await room.open(people=4, starts=True)
    phone = room.watch(bob.person)
    await ann.do(SendAway(1))
    assert [TableRefusal.SENT_AWAY] * 2 == [bob.told[-1], phone.told[-1]]
    await cy.do(Leave())
    assert TableRefusal.SIT_DOWN_FIRST is cy.told[-1]
    new = await room.sit("New")
    assert new.person == 1  # a bot had it meanwhile
    await new.do(Leave())
    assert TableRefusal.SIT_DOWN_FIRST is new.told[-1]
