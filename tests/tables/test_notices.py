"""What people did is in the talk, with names, and reveals nothing about the game."""

from conteur.tables.asks import (
    AddBot,
    ChangeSettings,
    HandOver,
    Hurry,
    Leave,
    LetBack,
    Mute,
    SendAway,
    Unmute,
)
from conteur.tables.deadlines import moment_of
from conteur.tables.notices import NOTICES_KEPT
from conteur.tables.requests import Request, StandIn
from conteur.tables.settings import Settings, SettingsChange
from tests.tables.evening import Evening

Told = tuple[str, str, tuple[str, ...]]


def told(evening: Evening) -> list[Told]:
    """The notices so far."""
    return [(notice.kind, notice.who, notice.by) for notice in evening.state.notices]


def test_what_a_host_did() -> None:
    """With the names of both; sent away and left are one notice."""
    evening = Evening().gather(5)
    for ask in (
        Mute(1),
        Unmute(1),
        SendAway(4),
        LetBack(4),
        ChangeSettings(SettingsChange(is_locked=True)),
        ChangeSettings(SettingsChange(is_locked=True, pace="brisk")),
        ChangeSettings(SettingsChange(is_locked=False)),
        HandOver(2),
    ):
        assert evening.ask(0, ask) is None
    expected: list[Told] = [
        ("muted", "B", ("A",)),
        ("unmuted", "B", ("A",)),
        ("sent_away", "E", ("A",)),
        ("let_back", "E", ("A",)),
        ("locked", "", ("A",)),
        ("unlocked", "", ("A",)),
        ("host_changed", "C", ()),
    ]
    assert expected == told(evening)


def test_somebody_leaves_in_a_game() -> None:
    """Said when they go, not again when the round is over; then a bot plays on under its own name."""
    evening = Evening(Settings(leavers="bot")).gather(4).start()
    assert evening.ask(0, Leave()) is None
    assert [("left", "A", ()), ("host_changed", "B", ())] == told(evening)
    evening.play_to("scored")
    names = [member.name for member in evening.state.members if member.is_bot]
    assert ("bot_took_over", "A", tuple(names)) in told(evening)
    assert 1 == sum(kind == "left" for kind, *_ in told(evening))


def test_bots_come_and_go_without_a_word() -> None:
    """They are nobody's loss."""
    evening = Evening().gather(3)
    assert evening.ask(0, AddBot()) is None
    assert evening.ask(0, SendAway(3)) is None
    assert [] == told(evening)


def test_a_stand_in_is_announced_once_and_so_is_who_plays_again() -> None:
    """A notice of moves says that somebody was played for, never what was played."""
    evening = Evening().gather(3).start()
    evening.draw_lots()
    evening.play(lambda game: game.phase == "voting")  # by stand-ins, for everybody
    assert sorted([("stood_in", name, ()) for name in "ABC"]) == sorted(told(evening))
    before = len(told(evening))
    seat = next(seat for seat in evening.game.seats if seat != evening.game.storyteller)
    member = evening.state.seated(seat)
    assert member is not None
    voted = evening.vote(member.person)
    assert [("plays_again", member.name, ())] == told(evening)[before:]
    assert str(voted) not in "".join(who for _, who, _ in told(evening))
    evening.vote(member.person)
    assert before + 1 == len(told(evening))


def test_the_host_has_somebody_played_for() -> None:
    """One notice each, with the host's name; who hurries themselves, and bots, are not said to be hurried."""
    evening = Evening().gather(3, bots=1).start()
    evening.draw_lots()
    outcome = evening.request(Request(Hurry(), 0))
    for follow_up in outcome.follow_ups:
        evening.request(Request(follow_up))
    assert evening.game.phase == "submitting"
    before = told(evening)
    for follow_up in evening.request(Request(Hurry(), 0)).follow_ups:
        evening.request(Request(follow_up))
    names = {member.name for member in evening.state.members if member.is_present}
    news = told(evening)[len(before) :]
    assert {("played_for", name, ("A",)) for name in names - {"A"}} >= {one for one in news if one[0] == "played_for"}
    assert {"played_for", "stood_in"} >= {kind for kind, *_ in news}
    assert names == {who for _, who, _ in told(evening)}
    assert len(names) == len(told(evening))


def test_bots_play_without_a_notice() -> None:
    """Nobody is away."""
    evening = Evening().gather(1, bots=3).start()
    evening.draw_lots()
    for seat in (1, 2, 3):
        evening.request(Request(StandIn(seat, moment_of(evening.state))))
    assert [] == told(evening)


def test_a_new_game_begins_anew() -> None:
    """Who was played for in the last game is not said to play again."""
    evening = Evening().gather(3).start().play_to("ended").start()
    assert not evening.state.played_for


def test_only_the_newest_are_kept() -> None:
    """Numbered on."""
    evening = Evening().gather(3)
    for turn in range(NOTICES_KEPT + 10):
        assert evening.ask(0, Unmute(1) if turn % 2 else Mute(1)) is None
    assert (NOTICES_KEPT, NOTICES_KEPT + 10) == (len(evening.state.notices), evening.state.notices_made)
    assert evening.state.notices[-1].number == NOTICES_KEPT + 10
