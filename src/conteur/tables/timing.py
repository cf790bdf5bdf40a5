"""What time brings about at a table: deadlines, stand-ins, bots' thinking, a host who is gone. Time is an argument."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from conteur.rules.game import awaited
from conteur.rules.vocabulary import Seat
from conteur.tables.gathering import Gathering, Member
from conteur.tables.people import Person
from conteur.tables.settings import seconds_for

EXTENSION: Final = 60.0

Moment = tuple[object, ...]
"""One phase of one game; a chore for another one comes too late."""


def moment_of(table: Gathering) -> Moment:
    """Where the table's game stands."""
    game = table.game
    return () if game is None else (table.games, game.round, game.phase, game.storyteller)


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a table waits, in seconds."""

    absence: float = 60.0
    """Before a stand-in plays for somebody who is away."""
    host_absence: float = 60.0
    """Before somebody else becomes host."""
    thinking: tuple[float, float] = (1.0, 3.0)
    """How long bots seem to think, at least and at most."""
    claiming: float = 6.0
    """How much longer they leave people to claim first."""


@dataclass(slots=True)
class Clock:
    """The running phase's time. Lost with the process: after a restart a phase begins anew."""

    moment: Moment = ()
    since: float = 0.0
    extra: float = 0.0
    paused_at: float | None = None

    def notice(self, table: Gathering, now: float) -> None:
        """Start again when the game has moved on; a pause lasts as long as there is a clock to stop."""
        moment = moment_of(table)
        if moment != self.moment:
            self.moment, self.since, self.extra = moment, now, 0.0
            self.paused_at = None if self.paused_at is None else now
        if self.ends_at(table) is None:
            self.paused_at = None

    def ends_at(self, table: Gathering) -> float | None:
        """When this phase is over, if it has a limit."""
        limit = None if table.game is None else seconds_for(table.settings, table.game.phase)
        return None if limit is None else self.since + limit + self.extra

    def pause(self, now: float) -> None:
        """Time stands still."""
        if self.paused_at is None:
            self.paused_at = now

    def resume(self, now: float) -> None:
        """Time goes on where it stood."""
        if self.paused_at is not None:
            self.since += now - self.paused_at
            self.paused_at = None


@dataclass(slots=True)
class Presence:
    """Who is connected, with how many devices, and since when the others are not."""

    devices: dict[Person, int] = field(default_factory=dict)
    away_since: dict[Person, float] = field(default_factory=dict)

    def arrive(self, person: Person) -> None:
        """One more device."""
        self.devices[person] = self.devices.get(person, 0) + 1
        self.away_since.pop(person, None)

    def depart(self, person: Person, now: float) -> None:
        """One device less."""
        left = self.devices.pop(person, 0) - 1
        if left > 0:
            self.devices[person] = left
        else:
            self.away_since[person] = now

    def expect(self, people: Collection[Person], now: float) -> None:
        """These are at the table, and nobody else: who of them is not connected is away."""
        for person in people:
            if person not in self.devices:
                self.away_since.setdefault(person, now)
        self.away_since = {person: since for person, since in self.away_since.items() if person in people}

    def is_here(self, person: Person) -> bool:
        """Whether any device is connected."""
        return person in self.devices


@dataclass(frozen=True, slots=True)
class StandIn:
    """Play this seat's move, whoever it belongs to, if the game still stands where it stood."""

    seat: Seat
    moment: Moment


@dataclass(frozen=True, slots=True)
class DrawLots:
    """Nobody claims to tell first."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class ReplaceHost:
    """The host has been gone too long."""


Chore = StandIn | DrawLots | ReplaceHost


def chores(
    table: Gathering, presence: Presence, clock: Clock, patience: Patience, thinking: Mapping[Seat, float]
) -> Iterator[tuple[float, Chore]]:
    """Everything that will have to be done if nobody does anything, with its time."""
    host = table.host
    if (host is None or host in presence.away_since) and _heirs(table, presence):
        patient_until = clock.since if host is None else presence.away_since[host] + patience.host_absence
        yield patient_until, ReplaceHost()
    game, ends_at = table.game, clock.ends_at(table)
    if game is None or game.phase == "ended":
        return
    if game.phase == "claiming":
        yield from _claiming(table, presence, clock, patience, thinking)
        return
    for seat in awaited(game):
        for when in _waits_for(table.seated(seat), presence, ends_at, clock, patience):
            yield when, StandIn(seat, moment_of(table))
        if _is_played(table.seated(seat)):
            yield clock.since + thinking.get(seat, patience.thinking[0]), StandIn(seat, moment_of(table))


def _is_played(member: Member | None) -> bool:
    """Whether nobody will move here."""
    return member is None or not member.is_present


def _waits_for(
    member: Member | None, presence: Presence, ends_at: float | None, clock: Clock, patience: Patience
) -> Iterator[float]:
    """When the patience with somebody ends: at the deadline, or after a long absence. Never during a pause."""
    if member is None or not member.is_present or clock.paused_at is not None:
        return
    if member.person in presence.away_since:
        yield max(clock.since, presence.away_since[member.person] + patience.absence)
    if ends_at is not None:
        yield ends_at


def _claiming(
    table: Gathering, presence: Presence, clock: Clock, patience: Patience, thinking: Mapping[Seat, float]
) -> Iterator[tuple[float, Chore]]:
    """A claim is waited for from anybody: bots come last, nobody claims for the absent, and lots end the wait."""
    moment = moment_of(table)
    ends_at = clock.ends_at(table)
    if ends_at is not None and clock.paused_at is None:
        yield ends_at, DrawLots(moment)
    playing = [member for member in table.members if member.seat is not None and not member.is_leaving]
    for member in playing:
        if member.is_bot and member.seat is not None:
            thought = thinking.get(member.seat, patience.thinking[0])
            yield clock.since + patience.claiming + thought, StandIn(member.seat, moment)
    people = [member.person for member in playing if not member.is_bot]
    if clock.paused_at is None and all(person in presence.away_since for person in people):
        gone = max((presence.away_since[person] for person in people), default=clock.since)
        yield max(clock.since + patience.claiming, gone + patience.absence), DrawLots(moment)


def _heirs(table: Gathering, presence: Presence) -> list[Person]:
    """Who could become host: people who are here, in seating order."""
    return [member.person for member in table.members if member.is_present and presence.is_here(member.person)]


def heir_of(table: Gathering, presence: Presence) -> Person | None:
    """The next person after the host who is here."""
    heirs = _heirs(table, presence)
    order = [member.person for member in table.members]
    place = order.index(table.host) if table.host in order else -1
    after = [person for person in heirs if order.index(person) > place]
    return next(iter(after or heirs), None)
