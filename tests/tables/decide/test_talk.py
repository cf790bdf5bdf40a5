"""What is said, and who hears it."""

from conteur.tables.asks import (
    AddWord,
    Leave,
    React,
    Reopen,
    Say,
    StartGame,
)
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Request
from conteur.tables.sanitize import MAX_REMARK
from conteur.tables.settings import Settings, SettingsChange
from tests.tables.evening import Evening


def test_a_word_is_mixed_in_and_cut_to_size() -> None:
    """In seating order; the newest word of a person counts; an empty one is none."""
    evening = Evening().gather(3)
    assert evening.ask(1, AddWord("one")) is None
    assert evening.ask(0, AddWord("x" * 59 + " yz")) is None
    assert evening.ask(1, AddWord("two")) is None
    assert evening.ask(2, AddWord(" \u200b ")) is TableRefusal.WORD_IS_EMPTY
    evening.start()
    assert evening.game.words == ("x" * 59, "two")
    assert not evening.state.words


def test_what_is_said_is_numbered_and_clean() -> None:
    """Newest last; only the newest fifty are kept, the numbers go on."""
    evening = Evening().gather(3)
    assert evening.ask(0, Say(" hello\u202e \n there ")) is None
    assert evening.ask(1, React("heart")) is None
    assert [("hello there", False), ("heart", True)] == [
        (remark.said.text, remark.said.is_reaction) for remark in evening.state.talk
    ]
    for _ in range(60):
        assert evening.ask(2, Say("x")) is None
    assert (50, 62) == (len(evening.state.talk), evening.state.remarks)
    assert evening.state.talk[-1].number == 62


def test_what_cannot_be_said() -> None:
    """Nothing, too much, or to a team where there is none."""
    evening = Evening().gather(3)
    assert evening.ask(0, Say("\u200b")) is TableRefusal.TEXT_IS_EMPTY
    assert evening.ask(0, Say("x" * (MAX_REMARK + 1))) is TableRefusal.TEXT_IS_TOO_LONG
    assert evening.ask(0, Say("x" * MAX_REMARK)) is None
    assert evening.ask(0, Say("x", to_team=True)) is TableRefusal.ONLY_TEAMS_TALK_APART
    assert evening.ask(None, Say("x")) is TableRefusal.SIT_DOWN_FIRST
    evening.start()
    assert evening.ask(0, Say("x", to_team=True)) is TableRefusal.ONLY_TEAMS_TALK_APART


def test_slow_talk() -> None:
    """One remark or gesture per person in this many seconds; the refusal says how long to wait."""
    evening = Evening(Settings(slow_talk=10)).gather(3)
    assert evening.ask(0, Say("one")) is None
    evening.at = 4_000
    assert evening.ask(1, Say("another's")) is None
    for ask in (Say("two"), React("heart")):
        outcome = evening.request(Request(ask, 0))
        assert (TableRefusal.TALK_IS_SLOW, 6_000) == (outcome.refused, outcome.wait)
    evening.at = 10_000
    assert evening.ask(0, Say("two")) is None
    evening.agree(SettingsChange(slow_talk=30))
    evening.at = 39_999
    assert evening.request(Request(Say("three"), 0)).wait == 1
    evening.agree(SettingsChange(slow_talk=0))
    assert evening.ask(0, Say("three")) is None


def test_partners_in_private_are_not_slowed_down() -> None:
    """The rate limit of talk never delays a round."""
    evening = Evening(Settings(mode="team", slow_talk=30, options={"team_talk": "private"})).gather(6).start()
    for _ in range(2):
        assert evening.ask(0, Say("x", to_team=True)) is None


def test_partners_talk_even_when_talk_is_off() -> None:
    """Agreeing who gives is part of the game."""
    evening = Evening(Settings(mode="team", has_talk=False)).gather(6)
    assert evening.ask(0, Say("x", to_team=True)) is TableRefusal.ONLY_TEAMS_TALK_APART
    evening.start()
    assert evening.ask(0, Say("x")) is TableRefusal.TALK_IS_OFF
    assert evening.ask(0, Say("x", to_team=True)) is None


def test_team_talk_stays_in_its_game() -> None:
    """In the next game somebody else may be the partner, or hear everything."""
    evening = Evening(Settings(mode="team", options={"team_talk": "private"})).gather(6).start()
    assert evening.ask(0, Say("secret", to_team=True)) is None
    assert evening.ask(0, Say("public")) is None
    evening.play_to("ended")
    assert [remark.said.text for remark in evening.state.talk] == ["secret", "public"]
    assert evening.ask(0, Reopen()) is None
    assert [remark.said.text for remark in evening.state.talk] == ["public"]
    evening.start()
    assert evening.ask(1, Say("secret too", to_team=True)) is None
    evening.play_to("ended")
    assert evening.ask(0, StartGame()) is None
    evening.agree(SettingsChange(has_talk=True))
    assert [remark.said.text for remark in evening.state.talk] == ["public"]
    assert evening.state.remarks == 3


def test_a_newcomer_does_not_hear_what_partners_said_before() -> None:
    """Whoever takes a seat in Team hears its partner from then on, not what was said to who sat there before."""
    evening = Evening(Settings(mode="team", options={"team_talk": "private"})).gather(6).start()
    assert evening.ask(0, Say("to the one who leaves", to_team=True)) is None
    assert evening.ask(3, Leave()) is None
    late = evening.sit("Late")
    evening.play_to("scored")
    assert evening.member(late).seat == 3
    assert evening.ask(0, Say("to the one who came", to_team=True)) is None
    assert evening.ask(1, Say("to all")) is None
    assert [(0, 3), (0, late), None] == [remark.hearers for remark in evening.state.talk]
