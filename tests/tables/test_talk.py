"""Talk: messages and reactions, and what partners say apart (T-22)."""

from conteur.tables.asks import React, Reopen, Say, StartGame
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.texts import MAX_REMARK
from tests.tables.evening import Evening


def test_what_is_said_is_numbered_and_clean() -> None:
    """Newest last; only the newest fifty are kept, the numbers go on."""
    evening = Evening().gather(3)
    assert evening.ask(0, Say(" hello\u202e \n there ")) is None
    assert evening.ask(1, React("heart")) is None
    assert [("hello there", False), ("heart", True)] == [
        (remark.said.text, remark.said.is_reaction) for remark in evening.table.talk
    ]
    for _ in range(60):
        assert evening.ask(2, Say("x")) is None
    assert (50, 62) == (len(evening.table.talk), evening.table.remarks)
    assert evening.table.talk[-1].number == 62


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
    assert [remark.said.text for remark in evening.table.talk] == ["secret", "public"]
    assert evening.ask(0, Reopen()) is None
    assert [remark.said.text for remark in evening.table.talk] == ["public"]
    evening.start()
    assert evening.ask(1, Say("secret too", to_team=True)) is None
    evening.play_to("ended")
    assert evening.ask(0, StartGame()) is None
    evening.agree(SettingsChange(has_talk=True))
    assert [remark.said.text for remark in evening.table.talk] == ["public"]
    assert evening.table.remarks == 3
