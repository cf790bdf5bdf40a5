"""Going away, being sent away, coming late, playing again (A-27)."""

import pytest

from conteur.live.randomness import new_key
from conteur.rules.moves import CastVotes
from conteur.rules.refusals import Refusal
from conteur.tables.asks import (
    ArrangeSeats,
    Leave,
    SendAway,
    Sit,
)
from conteur.tables.bot_names import NAMES
from conteur.tables.events import BotTookOver, PersonLeft
from conteur.tables.keys import hash_of, owner_of
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Request
from conteur.tables.settings import Settings, SettingsChange
from tests.tables.evening import Evening

PHASES = ["claiming", "telling", "submitting", "voting", "scored"]


def test_out_of_the_waiting_room_at_once() -> None:
    """No trace but the number, which nobody else gets."""
    evening = Evening().gather(3)
    assert evening.ask(0, SendAway(1)) is None
    assert evening.state.member(1) is None
    assert evening.sit("New") == 3


@pytest.mark.parametrize("phase", PHASES)
def test_a_bot_takes_the_seat_for_good(phase: str) -> None:
    """Between rounds, with its own number: cards, score and seat stay, and the key is void at once."""
    evening = Evening().gather(4).start().play_to(phase)
    hand = evening.game.hands[2]
    assert evening.ask(2, Leave()) is None
    assert owner_of(evening.state.members, hash_of(evening.keys[2]) or "") is None
    assert evening.request(Request(CastVotes((1,)), 2)).refused is TableRefusal.SIT_DOWN_FIRST
    if phase != "scored":
        assert evening.member(2).is_leaving
        assert hand == evening.game.hands[2]
        evening.play_to("scored")
    assert evening.state.member(2) is None
    bot = evening.member(4)
    assert (2, True, False) == (bot.seat, bot.is_bot, bot.is_leaving)
    assert bot.name in NAMES["en"]
    evening.play_to("ended")


def test_a_number_is_never_used_twice() -> None:
    """Not by the bot that takes over, not by the person who replaces it, not by anybody after them."""
    evening = Evening().gather(3, bots=1).start()
    numbers = {member.person for member in evening.state.members}
    for _ in range(4):
        evening.play_to("voting")
        late = evening.sit("Late")
        assert late not in numbers
        numbers.add(late)
        evening.play_to("scored")
        assert evening.member(late).seat == 3
        assert evening.ask(late, Leave()) is None
        bot = evening.state.seated(3)
        assert bot is not None
        assert bot.person not in numbers
        numbers.add(bot.person)
        evening.play_to("telling")


@pytest.mark.parametrize("phase", ["claiming", "submitting", "voting"])
@pytest.mark.parametrize("mode", ["base", "party"])
def test_the_seat_goes_away_between_rounds(mode: str, phase: str) -> None:
    """A stand-in finishes the round; then the seat is removed and the game continues."""
    settings = Settings(mode="party" if mode == "party" else "base", leavers="go")
    evening = Evening(settings).gather(7).start().play_to(phase)
    assert evening.ask(0, SendAway(2)) is None
    assert evening.member(2).is_leaving
    assert 2 in evening.game.seats
    evening.play_to("scored")
    assert evening.state.member(2) is None
    assert 2 not in evening.game.seats
    evening.play_to("ended")
    assert 2 not in evening.game.winners


def test_a_leaver_has_no_say_any_more() -> None:
    """Neither moves nor asks nor the key, before the round is over; the name is free again."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("voting")
    assert evening.ask(1, Leave()) is None
    assert evening.request(Request(CastVotes((1,)), 1)).refused is TableRefusal.SIT_DOWN_FIRST
    assert evening.ask(1, Leave()) is TableRefusal.SIT_DOWN_FIRST
    assert evening.ask(0, SendAway(1)) is TableRefusal.NO_SUCH_PERSON
    back = evening.request(Request(Sit("B", evening.keys[1])))  # with the old key: a latecomer like any other
    assert back.person == 5
    assert evening.member(5).seat is None
    evening.play_to("scored")
    assert evening.state.member(1) is None
    assert evening.member(5).seat == 5


def test_the_storyteller_leaves_before_the_clue() -> None:
    """The next player to the left tells; the leaver's card still comes from a stand-in (A-27)."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("telling")
    teller = evening.teller()
    assert evening.ask(teller, Leave()) is None
    assert (evening.game.phase, evening.game.storyteller) == ("telling", (teller + 1) % 5)
    evening.play_to("scored")
    assert teller in evening.game.owners
    assert evening.state.member(teller) is None


def test_the_storyteller_leaves_after_the_clue() -> None:
    """The round continues, and is scored as usual."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("submitting")
    teller = evening.teller()
    assert evening.ask(teller, Leave()) is None
    assert evening.game.storyteller == teller
    evening.play_to("scored")
    assert teller not in evening.game.seats
    evening.play(lambda game: game.phase == "telling")
    assert evening.game.storyteller == (teller + 1) % 5


def test_where_too_few_would_remain_a_bot_plays_on() -> None:
    """Three cannot become two."""
    evening = Evening(Settings(leavers="go")).gather(3).start().play_to("voting")
    assert evening.ask(1, Leave()) is None
    evening.play_to("scored")
    assert BotTookOver(1, evening.member(3).name, 3) in evening.happened
    assert evening.member(3).is_bot
    assert not evening.member(3).is_leaving
    assert evening.game.seats == (0, 1, 2)
    evening.play_to("ended")


def test_in_team_a_bot_always_takes_the_seat() -> None:
    """Whatever the host chose; and somebody new can only take a bot's place."""
    evening = Evening(Settings(mode="team", leavers="go")).gather(6).start().play_to("submitting")
    assert evening.ask(None, Sit("Late", new_key())) is Refusal.TEAMS_KEEP_THEIR_SEATS
    assert evening.ask(4, Leave()) is None
    assert evening.sit("Late") == 6
    assert evening.ask(None, Sit("Later", new_key())) is Refusal.TEAMS_KEEP_THEIR_SEATS
    evening.play_to("scored")
    assert evening.member(6).seat == 4
    assert [0, 1, 2, 3, 6, 5] == [member.person for member in evening.state.members]  # partners stay partners
    evening.play_to("ended")


@pytest.mark.parametrize("leavers", ["bot", "go"])
@pytest.mark.parametrize("phase", PHASES)
def test_the_host_leaves_during_a_game(leavers: str, phase: str) -> None:
    """The next person, not a bot and not another leaver, is host at once."""
    evening = Evening().gather(4, bots=1).agree(SettingsChange(leavers="go" if leavers == "go" else "bot"))
    evening.start().play_to(phase)
    assert evening.ask(1, Leave()) is None
    assert evening.ask(0, Leave()) is None
    assert evening.state.host == 2
    evening.play_to("ended")
    assert evening.state.host == 2


@pytest.mark.parametrize("leavers", ["bot", "go"])
@pytest.mark.parametrize("phase", PHASES)
def test_everybody_leaves_and_somebody_new_comes(leavers: str, phase: str) -> None:
    """The table has no host until then, and the newcomer becomes it, in a seat or waiting for one."""
    evening = Evening().gather(4).agree(SettingsChange(leavers="go" if leavers == "go" else "bot"))
    evening.start().play_to(phase)
    for person in range(4):
        assert evening.ask(person, Leave()) is None
    assert evening.state.host not in {0, 1, 2, 3}
    new = evening.sit("New")
    assert evening.state.host == new
    evening.play_to("ended")
    assert evening.state.host == new
    assert not any(member.is_leaving for member in evening.state.members)


def test_whoever_leaves_after_the_end_is_gone_at_once() -> None:
    """The result stays."""
    evening = Evening().gather(4).start().play_to("ended")
    assert evening.ask(2, Leave()) is None
    assert isinstance(evening.happened[-1], PersonLeft)
    assert evening.game.phase == "ended"
    evening.start()
    assert [0, 1, 2] == [member.seat for member in evening.state.members]


def test_the_host_leaves_the_waiting_room() -> None:
    """The next person in seating order becomes host; when the last goes, the next to come."""
    evening = Evening().gather(3)
    assert evening.ask(0, ArrangeSeats((2, 0, 1))) is None
    assert evening.ask(0, Leave()) is None
    assert evening.state.host == 1
    assert evening.ask(1, Leave()) is None
    assert evening.ask(2, Leave()) is None
    assert not evening.state.members
    assert evening.sit("New") == evening.state.host
