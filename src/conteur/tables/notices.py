"""Notices: lines in the talk about what people did, as codes with names. They say nothing about cards or votes."""

from typing import Final

from msgspec.structs import replace

from conteur.rules.events import CardsSubmitted, ClueGiven, GiverNamed, ScoresConfirmed, VotesCast
from conteur.tables.events import (
    BotTookOver,
    Event,
    HostChanged,
    Person,
    PersonLeaving,
    PersonLeft,
    PersonLetBack,
    PersonSentAway,
    SettingsChanged,
    TableEventBase,
)
from conteur.tables.moderation import PersonMuted, PersonUnmuted, PlayedFor, SeatRegained
from conteur.tables.state import Notice, NoticeKind, TableState

NOTICES_KEPT: Final = 50
_MOVES: Final = (ClueGiven, GiverNamed, CardsSubmitted, VotesCast, ScoresConfirmed)

_News = tuple[NoticeKind, str, tuple[str, ...]]


def with_notices(before: TableState, after: TableState, event: Event, by: Person | None, at: int) -> TableState:
    """The table after an event, with its notices; `by` is who asked for it, None is the table itself."""
    if not isinstance(event, TableEventBase):
        return _with_stand_in(after, event, by, at) if by is None or by in after.played_for else after
    for kind, who, actors in _news(before, event, by):
        after = _add(after, kind, who, actors, at)
    return after


def _with_stand_in(state: TableState, event: Event, by: Person | None, at: int) -> TableState:
    """A bot plays for somebody who is away or late: noted once, and again when they play themselves."""
    if not isinstance(event, _MOVES):
        return state
    member = state.seated(event.seat)
    if member is None or not member.is_present:
        return state
    if by is None and member.person not in state.played_for:
        marked = replace(state, played_for=state.played_for | {member.person})
        return _add(marked, "stood_in", member.name, (), at)
    if by == member.person:
        return _add(replace(state, played_for=state.played_for - {by}), "plays_again", member.name, (), at)
    return state


def _add(state: TableState, kind: NoticeKind, who: str, by: tuple[str, ...], at: int) -> TableState:
    notice = Notice(state.notices_made + 1, at, kind, who, by)
    return replace(state, notices=(*state.notices, notice)[-NOTICES_KEPT:], notices_made=notice.number)


def _news(before: TableState, event: TableEventBase, by: Person | None) -> tuple[_News, ...]:
    author = _names(before, () if by is None else (by,))
    match event:
        case PersonSentAway(person):
            return (("sent_away", _name(before, person), author),)
        case PersonLetBack(person):
            return tuple(("let_back", one.name, author) for one in before.sent_away if one.person == person)
        case PersonLeaving(person) | PersonLeft(person):
            return _departure(before, person)
        case BotTookOver(person, name):
            member = before.member(person)
            return () if member is None or member.is_bot else (("bot_took_over", member.name, (name,)),)
        case SeatRegained(_, person, _, agreed):
            return (("seat_regained", _name(before, person), _names(before, agreed)),)
        case HostChanged(person):
            return (("host_changed", _name(before, person), ()),)
        case PersonMuted(person) | PersonUnmuted(person):
            return (("muted" if isinstance(event, PersonMuted) else "unmuted", _name(before, person), author),)
        case PlayedFor(people):
            fresh = tuple(person for person in people if person not in before.played_for)
            return tuple(("played_for", name, author) for name in _names(before, fresh))
        case SettingsChanged(settings) if settings.is_locked != before.settings.is_locked:
            return (("locked" if settings.is_locked else "unlocked", "", author),)
        case _:
            return ()


def _departure(before: TableState, person: Person) -> tuple[_News, ...]:
    """A notice that somebody left; those sent away, or who left during the round, have had theirs already."""
    member = before.member(person)
    if member is None or not member.is_present or any(one.person == person for one in before.sent_away):
        return ()
    return (("left", member.name, ()),)


def _name(state: TableState, person: Person) -> str:
    member = state.member(person)
    return "" if member is None else member.name


def _names(state: TableState, people: tuple[Person, ...]) -> tuple[str, ...]:
    return tuple(member.name for person in people if (member := state.member(person)) is not None)
