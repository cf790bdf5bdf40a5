"""Evolves a table's state by one more event, or one more log entry."""

from typing import Final

from msgspec.structs import replace

from conteur.rules.events import ClueGiven, GameDealt
from conteur.rules.events import Event as GameEvent
from conteur.rules.evolve import deal
from conteur.rules.evolve import evolve as evolve_game
from conteur.rules.talk import hearers
from conteur.tables.clock import Clock
from conteur.tables.deadlines import phase_of, seconds_now
from conteur.tables.entry import Entry
from conteur.tables.events import (
    BotRelieved,
    BotSat,
    BotTookOver,
    ClockExtended,
    ClockPaused,
    ClockRestarted,
    ClockResumed,
    DeckBrought,
    Event,
    GameStarted,
    HostChanged,
    LookChanged,
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
    TableEventBase,
    TableOpened,
    TableReopened,
    WordAdded,
)
from conteur.tables.moderation import (
    ClaimClosed,
    ClaimSupported,
    PersonMuted,
    PersonReported,
    PersonUnmuted,
    PlayedFor,
    ReportClosed,
    SeatClaimed,
    SeatRegained,
)
from conteur.tables.notices import with_notices
from conteur.tables.state import Claim, Member, OwnPicture, Remark, Report, SentAway, TableState

_TALK_KEPT: Final = 50
_SENT_AWAY_KEPT: Final = 24
"""A host who has to send away more people than that can lock the table."""


def evolve(state: TableState, event: Event, at: int) -> TableState:  # noqa: C901, PLR0912 - one branch per event
    """The table after one more event."""
    if not isinstance(event, TableEventBase):
        return _evolve_game(state, event)
    match event:
        case PersonSat(person, name, rabbit, key_hash, instead_of):
            return _add(state, Member(person, name, rabbit, key_hash), instead_of)
        case BotSat(person, name, rabbit):
            return _add(state, Member(person, name, rabbit, None))
        case BotRelieved(person, name, rabbit, key_hash):
            relieved = _change(state, person, name=name, rabbit=rabbit, key_hash=key_hash, is_leaving=False)
            return replace(relieved, host=person) if state.host is None else relieved
        case LookChanged(person, name, rabbit):
            return _change(state, person, name=name, rabbit=rabbit)
        case PersonLeft(person):
            return _remove(state, person)
        case PersonSentAway(person):
            return _send_away(state, person)
        case PersonLetBack(person):
            return replace(state, sent_away=tuple(one for one in state.sent_away if one.person != person))
        case PersonForgotten():
            return state  # earlier entries no longer mention them
        case SeatClaimed() | ClaimSupported() | ClaimClosed() | SeatRegained():
            return _evolve_claims(state, event, at)
        case PersonMuted() | PersonUnmuted() | PersonReported() | ReportClosed():
            return _evolve_order(state, event)
        case PlayedFor(people):
            return replace(state, played_for=state.played_for.union(people))
        case BotTookOver(person, name, bot):
            number = person if bot is None else bot
            after = _change(state, person, person=number, name=name, key_hash=None, is_leaving=False, is_muted=False)
            return _without_host(replace(after, next_person=max(after.next_person, number + 1)), person)
        case PersonLeaving(person):
            state = _without_reports(state, person)
            return _without_host(_change(state, person, is_leaving=True), person)
        case PersonJoined(person, seat, instead_of):
            return _put_in_place_of(instead_of, _change(state, person, seat=seat), person)
        case HostChanged(person):
            return replace(state, host=person)
        case SettingsChanged(settings):
            return replace(state, settings=settings)
        case SeatsArranged(order):
            by_person = {member.person: member for member in state.members}
            return replace(state, members=tuple(by_person[person] for person in order))
        case WordAdded(person, word):
            return replace(state, words={**state.words, person: word})
        case PictureAdded() | PictureDescribed() | PictureRemoved() | DeckBrought():
            return _evolve_pictures(state, event)
        case GameStarted():
            return _start_game(state, event)
        case TableReopened():
            members = tuple(replace(member, seat=None) for member in state.members)
            return replace(_without_team_talk(state), members=members, game=None, pictures=())
        case Said():
            remark = Remark(state.remarks + 1, at, event, _hearers(state, event))
            return replace(state, talk=(*state.talk, remark)[-_TALK_KEPT:], remarks=remark.number)
        case ClockPaused() | ClockResumed() | ClockExtended() | ClockRestarted():
            return replace(state, clock=_evolve_clock(state.clock, event, at))
        case TableOpened():
            raise TypeError("a table is opened once")


def evolve_entry(state: TableState, entry: Entry) -> TableState:
    """The table after one more entry of its log; a phase that began with it starts its own time."""
    after = state
    for event in entry.events:
        before, after = after, evolve(after, event, entry.at)
        after = with_notices(before, after, event, entry.by, entry.at)
    return _with_clock(state, after, entry.at)


def _with_clock(before: TableState, after: TableState, at: int) -> TableState:
    """A new phase starts its own time; a pause lasts as long as there is a clock to pause."""
    if after.game is before.game and after.settings is before.settings:
        return after
    clock = after.clock
    if phase_of(after) != phase_of(before):
        clock = clock.begun(at)
    if clock.paused_at is not None and seconds_now(after) is None:
        clock = clock.resumed(at)
    return after if clock is after.clock else replace(after, clock=clock)


def _evolve_game(state: TableState, event: GameEvent) -> TableState:
    if isinstance(event, GameDealt):
        return replace(state, game=deal(event), clues=())
    if state.game is None:
        raise TypeError(f"{type(event).__name__} before the deal")
    if isinstance(event, ClueGiven):
        return replace(state, game=evolve_game(state.game, event), clues=(*state.clues, event.clue))
    return replace(state, game=evolve_game(state.game, event))


def _add(state: TableState, member: Member, instead_of: Person | None = None) -> TableState:
    """Add a member; the first person to sit down becomes host."""
    host = member.person if state.host is None and not member.is_bot else state.host
    after = replace(state, members=(*state.members, member), next_person=member.person + 1, host=host)
    return _put_in_place_of(instead_of, after, member.person)


def _put_in_place_of(bot: Person | None, state: TableState, person: Person) -> TableState:
    """Seat the person where the bot sat, and remove the bot; without a bot, they keep their place."""
    newcomer = state.member(person)
    if bot is None or newcomer is None:
        return state
    others = [member for member in state.members if member is not newcomer]
    return replace(state, members=tuple(newcomer if member.person == bot else member for member in others))


def _change(state: TableState, who: Person, **changes: object) -> TableState:
    members = tuple(replace(member, **changes) if member.person == who else member for member in state.members)
    return replace(state, members=members)


def _remove(state: TableState, person: Person) -> TableState:
    members = tuple(member for member in state.members if member.person != person)
    words = {by: word for by, word in state.words.items() if by != person}
    return _without_host(_without_reports(replace(state, members=members, words=words), person), person)


def _send_away(state: TableState, person: Person) -> TableState:
    member = state.member(person)
    if member is None or member.key_hash is None:
        raise TypeError("somebody who is not here was sent away")
    gone = SentAway(person, member.name, member.key_hash)
    return replace(state, sent_away=(*state.sent_away, gone)[-_SENT_AWAY_KEPT:], kicks=state.kicks + 1)


def _evolve_claims(
    state: TableState, event: SeatClaimed | ClaimSupported | ClaimClosed | SeatRegained, at: int
) -> TableState:
    match event:
        case SeatClaimed(number, person, key_hash):
            claim = Claim(number, person, key_hash, at)
            return replace(state, claims=(*state.claims, claim), claims_made=number)
        case ClaimSupported(number, person):
            claims = tuple(
                replace(claim, supporters=(*claim.supporters, person)) if claim.number == number else claim
                for claim in state.claims
            )
            return replace(state, claims=claims)
        case ClaimClosed(number):
            return replace(state, claims=tuple(claim for claim in state.claims if claim.number != number))
        case SeatRegained(_, person, key_hash):
            others = tuple(claim for claim in state.claims if claim.person != person)
            return replace(_change(state, person, key_hash=key_hash), claims=others)


def _evolve_order(state: TableState, event: PersonMuted | PersonUnmuted | PersonReported | ReportClosed) -> TableState:
    match event:
        case PersonMuted(person):
            return _without_reports(_change(state, person, is_muted=True), person)
        case PersonUnmuted(person):
            return _change(state, person, is_muted=False)
        case PersonReported(number, person, by, remark):
            return replace(state, reports=(*state.reports, Report(number, person, by, remark)), reports_made=number)
        case ReportClosed(number):
            return replace(state, reports=tuple(report for report in state.reports if report.number != number))


def _without_reports(state: TableState, person: Person) -> TableState:
    """Drop the reports about somebody."""
    return replace(state, reports=tuple(report for report in state.reports if report.person != person))


def _without_host(state: TableState, person: Person) -> TableState:
    """A leaver is no longer host; if nobody is named, the next person to sit down becomes host."""
    return replace(state, host=None) if state.host == person else state


def _hearers(state: TableState, said: Said) -> tuple[Person, ...] | None:
    """Team talk may be private to the two partners (T-22): those seated then, not whoever has the seat later."""
    if not said.to_team:
        return None
    speaker = state.member(said.person)
    if state.game is None or speaker is None or speaker.seat is None:
        return ()
    seats = hearers(state.game.setup, speaker.seat, to_team=True)
    return None if seats is None else tuple(member.person for member in state.members if member.seat in seats)


def _without_team_talk(state: TableState) -> TableState:
    """Team talk ends with its game: in the next one the partners may be others, or talk may be public (T-22)."""
    return replace(state, talk=tuple(remark for remark in state.talk if not remark.said.to_team))


def _start_game(state: TableState, event: GameStarted) -> TableState:
    placed = {person: seat for seat, person in enumerate(event.seats)}
    members = tuple(replace(member, seat=placed[member.person]) for member in state.members)
    return replace(
        _without_team_talk(state),
        members=members,
        words={},
        played_for=frozenset(),
        secret=event.next_secret,
        pictures=event.pictures,
        games=state.games + 1,
    )


def _evolve_pictures(
    state: TableState, event: PictureAdded | PictureDescribed | PictureRemoved | DeckBrought
) -> TableState:
    match event:
        case PictureAdded(picture, likeness, title, tags):
            return replace(state, own=(*state.own, OwnPicture(picture, likeness, title, tags)))
        case PictureDescribed(picture, title, tags):
            own = (replace(each, title=title, tags=tags) if each.id == picture else each for each in state.own)
            return replace(state, own=tuple(own))
        case PictureRemoved(picture):
            return replace(state, own=tuple(each for each in state.own if each.id != picture))
        case DeckBrought():
            return replace(state, brought={**state.brought, event.name: event})


def _evolve_clock(clock: Clock, event: ClockPaused | ClockResumed | ClockExtended | ClockRestarted, at: int) -> Clock:
    match event:
        case ClockPaused():
            return clock.paused(at)
        case ClockResumed():
            return clock.resumed(at)
        case ClockExtended(milliseconds):
            return clock.extended(milliseconds)
        case ClockRestarted():
            return Clock(at)
