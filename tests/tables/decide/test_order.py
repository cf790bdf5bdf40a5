"""Mutes and reports, which only the host sees."""

from conteur.tables.asks import CloseReport, Leave, Mute, React, ReportPerson, Say, SendAway, Unmute
from conteur.tables.decide.order import MOST_REPORTS
from conteur.tables.options import asks_open_to
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import Settings
from tests.tables.evening import Evening


def test_a_muted_person() -> None:
    """Neither words nor gestures, until the host unmutes them; everything else still works."""
    evening = Evening().gather(3)
    assert evening.ask(0, Mute(1)) is None
    assert evening.ask(0, Mute(1)) is None
    assert evening.member(1).is_muted
    assert evening.ask(1, Say("x")) is TableRefusal.YOU_ARE_MUTED
    assert evening.ask(1, React("heart")) is TableRefusal.YOU_ARE_MUTED
    assert evening.ask(2, Say("x")) is None
    assert evening.ask(0, Unmute(1)) is None
    assert evening.ask(1, Say("x")) is None


def test_who_may_mute_whom() -> None:
    """The host, anybody but bots and themselves."""
    evening = Evening().gather(3, bots=1)
    assert evening.ask(1, Mute(2)) is TableRefusal.ONLY_THE_HOST_MAY
    assert evening.ask(1, Unmute(2)) is TableRefusal.ONLY_THE_HOST_MAY
    for person in (0, 3, 9):
        assert evening.ask(0, Mute(person)) is TableRefusal.NO_SUCH_PERSON
    assert "mute" in asks_open_to(evening.state, 0, has_clock=False)
    assert "unmute" not in asks_open_to(evening.state, 0, has_clock=False)
    assert evening.ask(0, Mute(1)) is None
    assert "unmute" in asks_open_to(evening.state, 0, has_clock=False)


def test_partners_talk_in_private_although_muted() -> None:
    """Agreeing who gives is part of the game; where all read it, it is talk to the table."""
    for team_talk, refused in (("private", None), ("public", TableRefusal.YOU_ARE_MUTED)):
        evening = Evening(Settings(mode="team", options={"team_talk": team_talk})).gather(6).start()
        assert evening.ask(0, Mute(1)) is None
        assert evening.ask(1, Say("x", to_team=True)) is refused
        assert evening.ask(1, Say("x")) is TableRefusal.YOU_ARE_MUTED


def test_a_leavers_bot_is_not_muted() -> None:
    """Somebody else plays there."""
    evening = Evening().gather(4).start()
    assert evening.ask(0, Mute(1)) is None
    assert evening.ask(1, Leave()) is None
    evening.play_to("scored")
    assert [] == [member.name for member in evening.state.members if member.is_muted]


def test_a_report() -> None:
    """Once a person, with the number of what was said; seen to by closing, muting or sending away."""
    evening = Evening().gather(4)
    assert evening.ask(1, Say("rude")) is None
    for _ in range(2):
        assert evening.ask(2, ReportPerson(1, remark=1)) is None
    assert evening.ask(3, ReportPerson(1)) is None
    assert [(1, 1, 2, 1), (2, 1, 3, None)] == [
        (report.number, report.person, report.by, report.remark) for report in evening.state.reports
    ]
    assert not evening.state.notices
    assert evening.ask(0, CloseReport(1)) is None
    assert [2] == [report.number for report in evening.state.reports]
    assert evening.ask(0, Mute(1)) is None
    assert not evening.state.reports
    assert evening.ask(2, ReportPerson(1)) is None
    assert evening.ask(0, SendAway(1)) is None
    assert not evening.state.reports


def test_what_cannot_be_reported() -> None:
    """The host, oneself, a bot, nobody; and a remark by somebody else is not attributed to them."""
    evening = Evening().gather(3, bots=1)
    assert evening.ask(2, Say("mine")) is None
    assert evening.ask(1, ReportPerson(0)) is TableRefusal.HOST_CANNOT_BE_REPORTED
    for person in (1, 3, 9):
        assert evening.ask(1, ReportPerson(person)) is TableRefusal.NO_SUCH_PERSON
    assert evening.ask(2, ReportPerson(1, remark=1)) is None
    assert evening.state.reports[0].remark is None
    assert evening.ask(2, CloseReport(1)) is TableRefusal.ONLY_THE_HOST_MAY
    assert "report_person" not in asks_open_to(evening.state, 0, has_clock=False)


def test_enough_reports() -> None:
    """So that a host is not flooded."""
    evening = Evening().gather(8)
    reports = [(by, about) for by in range(1, 8) for about in range(1, 8) if by != about]
    for by, about in reports[:MOST_REPORTS]:
        assert evening.ask(by, ReportPerson(about)) is None
    by, about = reports[MOST_REPORTS]
    assert evening.ask(by, ReportPerson(about)) is TableRefusal.ENOUGH_REPORTS
