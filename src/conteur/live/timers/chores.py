"""Chores: what has to happen at a table as time passes: deadlines, stand-ins, bots, an absent host. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from conteur.live.patience import Patience
from conteur.live.presence import Presence
from conteur.rules.game import awaited
from conteur.rules.vocabulary import Seat
from conteur.tables.deadlines import moment_of, seconds_now
from conteur.tables.decide.claims import CLAIM_LASTS
from conteur.tables.events import Person
from conteur.tables.requests import CloseClaim, DrawLots, StandIn
from conteur.tables.state import Member, TableState


@dataclass(frozen=True, slots=True)
class LocalClock:
    """A table's clock in this process's monotonic seconds."""

    since: float
    """When the phase began, or when the first device connected, if that was later."""
    ends_at: float | None
    is_paused: bool


@dataclass(frozen=True, slots=True)
class ReplaceHost:
    """The host has been away too long."""


Chore = StandIn | DrawLots | ReplaceHost | CloseClaim


def has_no_chores(state: TableState, presence: Presence) -> bool:
    """Whether there is no chore, the common case: no clock, everybody is here and playing, and there is a host."""
    game = state.game
    if state.host is None or state.claims or presence.away_since or seconds_now(state) is not None:
        return False
    if game is None:
        return True
    playing = {member.seat for member in state.members if member.key_hash is not None and not member.is_leaving}
    return playing.issuperset(game.seats)  # the same as `is_present`, without a call per member


def chores(
    state: TableState, presence: Presence, clock: LocalClock, patience: Patience, thinking: Mapping[Seat, float]
) -> Iterator[tuple[float, Chore]]:
    """Everything that will be due if nobody does anything, with its time."""
    host = state.host
    if (host is None or host in presence.away_since) and _heirs(state, presence):
        patient_until = clock.since if host is None else presence.away_since[host] + patience.host_absence
        yield patient_until, ReplaceHost()
    game = state.game
    if game is None or game.phase == "ended":
        return
    if game.phase == "claiming":
        yield from _claiming(state, presence, clock, patience, thinking)
        return
    for seat in awaited(game):
        member = state.seated(seat)
        if member is None or not member.is_present:  # no person will move here
            yield clock.since + thinking.get(seat, patience.thinking[0]), StandIn(seat, moment_of(state))
        elif clock.ends_at is not None or presence.away_since:
            for when in _waits_for(member, presence, clock, patience):
                yield when, StandIn(seat, moment_of(state))


def claims_over(state: TableState, presence: Presence, date_at_zero: float) -> Iterator[tuple[float, Chore]]:
    """When each claim on a seat ends: when it expires, or at once if the seat's owner came back or left for good."""
    for claim in state.claims:
        is_idle = presence.is_here(claim.person) or state.present(claim.person) is None
        yield 0.0 if is_idle else (claim.at + CLAIM_LASTS) / 1000 - date_at_zero, CloseClaim(claim.number)


def _waits_for(member: Member, presence: Presence, clock: LocalClock, patience: Patience) -> Iterator[float]:
    """When waiting for somebody ends: at the deadline, or after a long absence. Never during a pause."""
    if clock.is_paused:
        return
    if member.person in presence.away_since:
        yield max(clock.since, presence.away_since[member.person] + patience.absence)
    if clock.ends_at is not None:
        yield clock.ends_at


def _claiming(
    state: TableState, presence: Presence, clock: LocalClock, patience: Patience, thinking: Mapping[Seat, float]
) -> Iterator[tuple[float, Chore]]:
    """Anybody may claim: bots claim last, nobody claims for absent players, and lots end the wait."""
    moment = moment_of(state)
    if clock.ends_at is not None and not clock.is_paused:
        yield clock.ends_at, DrawLots(moment)
    playing = [member for member in state.members if member.seat is not None and not member.is_leaving]
    for member in playing:
        if member.is_bot and member.seat is not None:
            thought = thinking.get(member.seat, patience.thinking[0])
            yield clock.since + patience.claiming + thought, StandIn(member.seat, moment)
    people = [member.person for member in playing if not member.is_bot]
    if not clock.is_paused and all(person in presence.away_since for person in people):
        gone = max((presence.away_since[person] for person in people), default=clock.since)
        yield max(clock.since + patience.claiming, gone + patience.absence), DrawLots(moment)


def _heirs(state: TableState, presence: Presence) -> list[Person]:
    """Who could become host: people who are here, in seating order."""
    return [member.person for member in state.members if member.is_present and presence.is_here(member.person)]


def heir_of(state: TableState, presence: Presence) -> Person | None:
    """The next person after the host who is here."""
    heirs = _heirs(state, presence)
    order = [member.person for member in state.members]
    place = order.index(state.host) if state.host in order else -1
    after = [person for person in heirs if order.index(person) > place]
    return next(iter(after or heirs), None)
