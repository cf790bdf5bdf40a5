"""Order at the table: the host may mute somebody, and others may report somebody to the host in private."""

from typing import Final

from conteur.tables.asks import CloseReport, Mute, ReportPerson, Unmute
from conteur.tables.moderation import PersonMuted, PersonReported, PersonUnmuted, ReportClosed
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import TableDecision
from conteur.tables.state import Member, TableState

MOST_REPORTS: Final = 12
"""Open reports at one time."""


def mute(state: TableState, ask: Mute) -> TableDecision:
    """Nobody hears this person until the host unmutes them; muting twice changes nothing."""
    other = state.present(ask.person)
    if other is None or other.person == state.host:
        return TableRefusal.NO_SUCH_PERSON
    return () if other.is_muted else (PersonMuted(other.person),)


def unmute(state: TableState, ask: Unmute) -> TableDecision:
    """Everybody hears this person again."""
    other = state.present(ask.person)
    if other is None:
        return TableRefusal.NO_SUCH_PERSON
    return (PersonUnmuted(other.person),) if other.is_muted else ()


def report_person(state: TableState, member: Member, ask: ReportPerson) -> TableDecision:
    """For the host alone; only one open report by the same person about the same person."""
    other = state.present(ask.person)
    if other is None or other.person == member.person:
        return TableRefusal.NO_SUCH_PERSON
    if other.person == state.host:
        return TableRefusal.HOST_CANNOT_BE_REPORTED
    if any(report.by == member.person and report.person == other.person for report in state.reports):
        return ()
    if len(state.reports) >= MOST_REPORTS:
        return TableRefusal.ENOUGH_REPORTS
    is_theirs = any(one.number == ask.remark and one.said.person == other.person for one in state.talk)
    remark = ask.remark if is_theirs else None
    return (PersonReported(state.reports_made + 1, other.person, member.person, remark),)


def close_report(state: TableState, ask: CloseReport) -> TableDecision:
    """The host has dealt with the report."""
    return (ReportClosed(ask.report),) if any(one.number == ask.report for one in state.reports) else ()
