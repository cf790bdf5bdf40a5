"""Going away, being sent away, coming late, playing again (A-27)."""

import pytest

from conteur.rules.moves import CastVotes
from conteur.rules.refusals import Refusal
from conteur.tables.asks import ArrangeSeats, Leave, Reopen, SendAway, Sit
from conteur.tables.bot_names import NAMES
from conteur.tables.keys import hash_of, new_key, owner_of
from conteur.tables.people import BotTookOver, PersonJoined, PersonLeft
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.wishes import Wish
from tests.tables.evening import Evening

PHASES = ["claiming", "telling", "submitting", "voting", "scored"]


def test_out_of_the_waiting_room_at_once() -> None:
    """No trace but the number, which nobody else gets."""
    evening = Evening().gather(3)
    assert evening.ask(0, SendAway(1)) is None
    assert evening.table.member(1) is None
    assert evening.sit("New") == 3


@pytest.mark.parametrize("phase", PHASES)
def test_a_bot_takes_the_seat_for_good(phase: str) -> None:
    """Cards, score and seat stay; the name is a bot's; the key opens nothing."""
    evening = Evening().gather(4).start().play_to(phase)
    seat, hand = evening.member(2).seat, evening.game.hands[2]
    assert evening.ask(2, Leave()) is None
    assert (seat, True) == (evening.member(2).seat, evening.member(2).is_bot)
    assert evening.member(2).name in NAMES["en"]
    assert hand == evening.game.hands[2]
    assert owner_of(evening.table.members, hash_of(evening.keys[2]) or "") is None
    assert evening.wish(Wish(CastVotes((1,)), 2)).refused is TableRefusal.SIT_DOWN_FIRST
    evening.play_to("ended")


@pytest.mark.parametrize("phase", ["claiming", "submitting", "voting"])
@pytest.mark.parametrize("mode", ["base", "party"])
def test_the_seat_goes_away_between_rounds(mode: str, phase: str) -> None:
    """A stand-in plays the round to its end; then the seat is gone and the game goes on."""
    settings = Settings(mode="party" if mode == "party" else "base", leavers="go")
    evening = Evening(settings).gather(7).start().play_to(phase)
    assert evening.ask(0, SendAway(2)) is None
    assert evening.member(2).is_leaving
    assert 2 in evening.game.seats
    evening.play_to("scored")
    assert evening.table.member(2) is None
    assert 2 not in evening.game.seats
    evening.play_to("ended")
    assert 2 not in evening.game.winners


def test_a_leaver_has_no_say_any_more() -> None:
    """Neither moves nor asks nor the key, before the round is over; the name is free again."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("voting")
    assert evening.ask(1, Leave()) is None
    assert evening.wish(Wish(CastVotes((1,)), 1)).refused is TableRefusal.SIT_DOWN_FIRST
    assert evening.ask(1, Leave()) is TableRefusal.SIT_DOWN_FIRST
    assert evening.ask(0, SendAway(1)) is TableRefusal.NO_SUCH_PERSON
    back = evening.wish(Wish(Sit("B", evening.keys[1])))  # with the old key: a latecomer like any other
    assert back.person == 5
    assert evening.member(5).seat is None
    evening.play_to("scored")
    assert evening.table.member(1) is None
    assert evening.member(5).seat == 5


def test_the_storyteller_leaves_before_the_clue() -> None:
    """The next to the left tells; the leaver's card still comes from a stand-in (A-27)."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("telling")
    teller = evening.teller()
    assert evening.ask(teller, Leave()) is None
    assert (evening.game.phase, evening.game.storyteller) == ("telling", (teller + 1) % 5)
    evening.play_to("scored")
    assert teller in evening.game.owners
    assert evening.table.member(teller) is None


def test_the_storyteller_leaves_after_the_clue() -> None:
    """The round goes on, and is scored as if nothing had happened."""
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
    assert any(isinstance(event, BotTookOver) for event in evening.happened)
    assert evening.member(1).is_bot
    assert not evening.member(1).is_leaving
    assert evening.game.seats == (0, 1, 2)
    evening.play_to("ended")


def test_in_team_a_bot_always_takes_the_seat() -> None:
    """Whatever the host chose; and somebody new can only take a bot's place."""
    evening = Evening(Settings(mode="team", leavers="go")).gather(6).start().play_to("submitting")
    assert evening.ask(None, Sit("Late", new_key())) is Refusal.TEAMS_KEEP_THEIR_SEATS
    assert evening.ask(4, Leave()) is None
    assert evening.member(4).is_bot
    assert evening.sit("Late") == 4
    assert evening.member(4).seat == 4
    evening.play_to("ended")


@pytest.mark.parametrize("leavers", ["bot", "go"])
@pytest.mark.parametrize("phase", PHASES)
def test_the_host_leaves_during_a_game(leavers: str, phase: str) -> None:
    """The next person, not a bot and not another leaver, is host at once."""
    evening = Evening().gather(4, bots=1).agree(SettingsChange(leavers="go" if leavers == "go" else "bot"))
    evening.start().play_to(phase)
    assert evening.ask(1, Leave()) is None
    assert evening.ask(0, Leave()) is None
    assert evening.table.host == 2
    evening.play_to("ended")
    assert evening.table.host == 2


@pytest.mark.parametrize("leavers", ["bot", "go"])
@pytest.mark.parametrize("phase", PHASES)
def test_everybody_leaves_and_somebody_new_comes(leavers: str, phase: str) -> None:
    """The table has no host until then, and the newcomer becomes it, in a seat or waiting for one."""
    evening = Evening().gather(4).agree(SettingsChange(leavers="go" if leavers == "go" else "bot"))
    evening.start().play_to(phase)
    for person in range(4):
        assert evening.ask(person, Leave()) is None
    assert evening.table.host not in {0, 1, 2, 3}
    new = evening.sit("New")
    assert evening.table.host == new
    evening.play_to("ended")
    assert evening.table.host == new
    assert not any(member.is_leaving for member in evening.table.members)


def test_a_latecomer_sits_between_rounds() -> None:
    """With the lowest score, and cards from the next refill on."""
    evening = Evening().gather(4).start().play_to("voting")
    late = evening.sit("Late")
    assert evening.member(late).seat is None
    assert evening.wish(Wish(CastVotes((1,)), late)).refused is TableRefusal.WAIT_FOR_THE_NEXT_ROUND
    evening.play_to("scored")
    assert evening.member(late).seat == 4
    assert evening.game.scores[4] == min(evening.game.scores[seat] for seat in range(4))
    latest = evening.sit("Latest")  # after the points: at once
    assert evening.member(latest).seat == 5
    evening.play_to("telling")
    assert {6} == {len(hand) for hand in evening.game.hands.values()}


def test_a_latecomer_takes_a_bots_place_at_once() -> None:
    """With its cards and score."""
    evening = Evening().gather(3, bots=1).start().play_to("voting")
    hand = evening.game.hands[3]
    assert evening.sit("Late") == 3
    assert (3, False, hand) == (evening.member(3).seat, evening.member(3).is_bot, evening.game.hands[3])


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


def test_rematch_with_the_same_people() -> None:
    """Leavers are gone, latecomers play, and the shuffle is another."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("voting")
    first = evening.game.secret
    late = evening.sit("Late")
    assert evening.ask(1, Leave()) is None
    evening.play_to("ended")
    evening.start()
    assert evening.table.games == 2
    assert first != evening.game.secret
    assert [0, 2, 3, 4, late] == [member.person for member in evening.table.members]
    assert [0, 1, 2, 3, 4] == [member.seat for member in evening.table.members]
    assert (0, 1, 2, 3, 4) == evening.game.seats


def test_back_to_the_waiting_room() -> None:
    """With the same people, to agree on something else."""
    evening = Evening().gather(6).start().play_to("ended")
    assert evening.ask(0, Reopen()) is None
    assert evening.table.status == "waiting"
    assert {None} == {member.seat for member in evening.table.members}
    evening.agree(SettingsChange(mode="team")).start()
    assert evening.game.setup.mode == "team"


def test_whoever_leaves_after_the_end_is_gone_at_once() -> None:
    """The result stays."""
    evening = Evening().gather(4).start().play_to("ended")
    assert evening.ask(2, Leave()) is None
    assert isinstance(evening.happened[-1], PersonLeft)
    assert evening.game.phase == "ended"
    evening.start()
    assert [0, 1, 2] == [member.seat for member in evening.table.members]


def test_seats_are_arranged_between_games_with_latecomers() -> None:
    """Everybody who is there is named, whether they played or waited."""
    evening = Evening(Settings(options={"end": "pile"})).gather(4).start()
    evening.play(lambda game: game.phase == "voting" and len(game.pile) < 10)
    late = evening.sit("Late")
    assert evening.ask(0, ArrangeSeats((late, 3, 2, 1, 0))) is TableRefusal.GAME_IS_RUNNING
    evening.play_to("ended")
    assert evening.ask(0, ArrangeSeats((3, 2, 1, 0))) is TableRefusal.ORDER_MUST_NAME_EVERYBODY_ONCE
    assert evening.ask(0, ArrangeSeats((late, 3, 2, 1, 0))) is None
    evening.start()
    assert [(late, 0), (3, 1), (2, 2), (1, 3), (0, 4)] == [(m.person, m.seat) for m in evening.table.members]
