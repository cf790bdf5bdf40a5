"""What one more event makes of a table."""

from typing import Final

from msgspec.structs import replace

from conteur.rules.events import ClueGiven, Event, GameDealt
from conteur.rules.evolve import deal, evolve
from conteur.tables.clock import Clock
from conteur.tables.gathering import Gathering, Member, OwnPicture, Remark, SentAway
from conteur.tables.people import (
    BotRelieved,
    BotSat,
    BotTookOver,
    ClockExtended,
    ClockPaused,
    ClockRestarted,
    ClockResumed,
    DeckBrought,
    Fact,
    GameStarted,
    HostChanged,
    LookChanged,
    PeopleEvent,
    Person,
    PersonForgotten,
    PersonJoined,
    PersonLeaving,
    PersonLeft,
    PersonLetBack,
    PersonSat,
    PersonSentAway,
    PictureAdded,
    PictureDescribed,
    PictureRemoved,
    Said,
    SeatsArranged,
    SettingsChanged,
    TableOpened,
    TableReopened,
    WordAdded,
)

_TALK_KEPT: Final = 50
_SENT_AWAY_KEPT: Final = 24
"""A host who has sent away more than that locks the table."""


def fold(table: Gathering, event: PeopleEvent | Event, at: int) -> Gathering:  # noqa: C901, PLR0912 - one branch an event
    """The table after one more event."""
    if not isinstance(event, Fact):
        return _fold_game(table, event)
    match event:
        case PersonSat(person, name, rabbit, key_hash):
            return _add(table, Member(person, name, rabbit, key_hash))
        case BotSat(person, name, rabbit):
            return _add(table, Member(person, name, rabbit, None))
        case BotRelieved(person, name, rabbit, key_hash):
            relieved = _change(table, person, name=name, rabbit=rabbit, key_hash=key_hash, is_leaving=False)
            return replace(relieved, host=person) if table.host is None else relieved
        case LookChanged(person, name, rabbit):
            return _change(table, person, name=name, rabbit=rabbit)
        case PersonLeft(person):
            return _remove(table, person)
        case PersonSentAway(person):
            return _send_away(table, person)
        case PersonLetBack(person):
            return replace(table, sent_away=tuple(one for one in table.sent_away if one.person != person))
        case PersonForgotten():
            return table  # what came before says nothing of them any more
        case BotTookOver(person, name):
            return _without_host(_change(table, person, name=name, key_hash=None, is_leaving=False), person)
        case PersonLeaving(person):
            return _without_host(_change(table, person, is_leaving=True), person)
        case PersonJoined(person, seat):
            return _change(table, person, seat=seat)
        case HostChanged(person):
            return replace(table, host=person)
        case SettingsChanged(settings):
            return replace(table, settings=settings)
        case SeatsArranged(order):
            by_person = {member.person: member for member in table.members}
            return replace(table, members=tuple(by_person[person] for person in order))
        case WordAdded(person, word):
            return replace(table, words={**table.words, person: word})
        case PictureAdded(picture, likeness, title, tags):
            return replace(table, own=(*table.own, OwnPicture(picture, likeness, title, tags)))
        case PictureDescribed(picture, title, tags):
            own = (replace(each, title=title, tags=tags) if each.id == picture else each for each in table.own)
            return replace(table, own=tuple(own))
        case PictureRemoved(picture):
            return replace(table, own=tuple(each for each in table.own if each.id != picture))
        case DeckBrought():
            return replace(table, brought={**table.brought, event.name: event})
        case GameStarted(seats, next_secret, pictures):
            placed = {person: seat for seat, person in enumerate(seats)}
            members = tuple(replace(member, seat=placed[member.person]) for member in table.members)
            return replace(
                _without_team_talk(table),
                members=members,
                words={},
                secret=next_secret,
                pictures=pictures,
                games=table.games + 1,
            )
        case TableReopened():
            members = tuple(replace(member, seat=None) for member in table.members)
            return replace(_without_team_talk(table), members=members, game=None, pictures=())
        case Said():
            remark = Remark(table.remarks + 1, at, event)
            return replace(table, talk=(*table.talk, remark)[-_TALK_KEPT:], remarks=remark.number)
        case ClockPaused():
            return replace(table, clock=table.clock.paused(at))
        case ClockResumed():
            return replace(table, clock=table.clock.resumed(at))
        case ClockExtended(milliseconds):
            return replace(table, clock=table.clock.extended(milliseconds))
        case ClockRestarted():
            return replace(table, clock=Clock(at))
        case TableOpened():
            raise TypeError("a table is opened once")


def _fold_game(table: Gathering, event: Event) -> Gathering:
    if isinstance(event, GameDealt):
        return replace(table, game=deal(event), clues=())
    if table.game is None:
        raise TypeError(f"{type(event).__name__} before the deal")
    if isinstance(event, ClueGiven):
        return replace(table, game=evolve(table.game, event), clues=(*table.clues, event.clue))
    return replace(table, game=evolve(table.game, event))


def _add(table: Gathering, member: Member) -> Gathering:
    """The first person to sit down looks after the table."""
    host = member.person if table.host is None and not member.is_bot else table.host
    return replace(table, members=(*table.members, member), next_person=member.person + 1, host=host)


def _change(table: Gathering, person: Person, **changes: object) -> Gathering:
    members = tuple(replace(member, **changes) if member.person == person else member for member in table.members)
    return replace(table, members=members)


def _remove(table: Gathering, person: Person) -> Gathering:
    members = tuple(member for member in table.members if member.person != person)
    words = {by: word for by, word in table.words.items() if by != person}
    return _without_host(replace(table, members=members, words=words), person)


def _send_away(table: Gathering, person: Person) -> Gathering:
    member = table.member(person)
    if member is None or member.key_hash is None:
        raise TypeError("somebody who is not here was sent away")
    gone = SentAway(person, member.name, member.key_hash)
    return replace(table, sent_away=(*table.sent_away, gone)[-_SENT_AWAY_KEPT:])


def _without_host(table: Gathering, person: Person) -> Gathering:
    """Whoever leaves looks after nothing; the next to sit down will, if nobody is named."""
    return replace(table, host=None) if table.host == person else table


def _without_team_talk(table: Gathering) -> Gathering:
    """What partners said stays in their game: in the next one they may sit apart, or talk in public (T-22)."""
    return replace(table, talk=tuple(remark for remark in table.talk if not remark.said.to_team))
