"""What time brings about at a table: deadlines, stand-ins, bots' thinking, a host who is gone. Time is an argument."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from conteur.rules.game import awaited
from conteur.rules.moves import Move
from conteur.rules.vocabulary import Seat
from conteur.tables.gathering import Gathering, Member
from conteur.tables.people import Person
from conteur.tables.settings import seconds_for

EXTENSION: Final = 60_000
"""Milliseconds."""

Moment = tuple[object, ...]
"""One phase of one game with its clock; a chore for another one comes too late."""


def phase_of(table: Gathering) -> tuple[object, ...]:
    """Where the table's game stands."""
    game = table.game
    return () if game is None else (table.games, game.round, game.phase, game.storyteller)


def seconds_now(table: Gathering) -> int | None:
    """How long the running phase may take, if there is a limit."""
    return None if table.game is None else seconds_for(table.settings, table.game.phase)


def moment_of(table: Gathering) -> Moment:
    """Where the table's game stands, and what its clock says: whoever paused or extended, all chores come anew."""
    return (*phase_of(table), table.clock)


def ends_at(table: Gathering) -> int | None:
    """When this phase is over, in milliseconds since 1970, if it has a limit."""
    limit = seconds_now(table)
    return None if limit is None else table.clock.since + limit * 1000 + table.clock.extra


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


@dataclass(frozen=True, slots=True)
class Dial:
    """A table's clock as this process reads it, in seconds of its own."""

    since: float
    """When the phase began, or when somebody began to look if that was later."""
    ends_at: float | None
    is_paused: bool


@dataclass(slots=True)
class Presence:
    """Who is connected, with how many devices, and since when the others are not."""

    devices: dict[Person, int] = field(default_factory=dict)
    away_since: dict[Person, float] = field(default_factory=dict)
    elsewhere: frozenset[Person] = frozenset()
    """Connected through other servers."""

    def arrive(self, person: Person) -> None:
        """One more device."""
        self.devices[person] = self.devices.get(person, 0) + 1
        self.away_since.pop(person, None)

    def depart(self, person: Person, now: float) -> None:
        """One device less."""
        left = self.devices.pop(person, 0) - 1
        if left > 0:
            self.devices[person] = left
        elif person not in self.elsewhere:
            self.away_since[person] = now

    def expect(self, people: Collection[Person], now: float) -> None:
        """These are at the table, and nobody else: who of them is not connected is away."""
        away = [person for person in people if not self.is_here(person)]
        self.away_since = {person: self.away_since.get(person, now) for person in away}

    def here(self) -> frozenset[Person]:
        """Everybody who is connected."""
        return self.elsewhere.union(self.devices)

    def is_here(self, person: Person) -> bool:
        """Whether any device is connected."""
        return person in self.devices or person in self.elsewhere


@dataclass(frozen=True, slots=True)
class StandIn:
    """Play this seat's move, whoever it belongs to, if the game still stands where it stood."""

    seat: Seat
    moment: Moment
    move: Move | None = None
    """What was thought of; None leaves it to whoever plays blindly."""


@dataclass(frozen=True, slots=True)
class DrawLots:
    """Nobody claims to tell first."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class ReplaceHost:
    """The host has been gone too long."""


Chore = StandIn | DrawLots | ReplaceHost


def is_carefree(table: Gathering, presence: Presence) -> bool:
    """Whether there is no chore, as on most evenings: no clock runs, everybody is here and plays, and one is host."""
    game = table.game
    if table.host is None or presence.away_since or seconds_now(table) is not None:
        return False
    if game is None:
        return True
    playing = {member.seat for member in table.members if member.key_hash is not None and not member.is_leaving}
    return playing.issuperset(game.seats)  # `is_present`, without a call for each


def chores(
    table: Gathering, presence: Presence, dial: Dial, patience: Patience, thinking: Mapping[Seat, float]
) -> Iterator[tuple[float, Chore]]:
    """Everything that will have to be done if nobody does anything, with its time."""
    host = table.host
    if (host is None or host in presence.away_since) and _heirs(table, presence):
        patient_until = dial.since if host is None else presence.away_since[host] + patience.host_absence
        yield patient_until, ReplaceHost()
    game = table.game
    if game is None or game.phase == "ended":
        return
    if game.phase == "claiming":
        yield from _claiming(table, presence, dial, patience, thinking)
        return
    for seat in awaited(game):
        member = table.seated(seat)
        if member is None or not member.is_present:  # nobody will move here
            yield dial.since + thinking.get(seat, patience.thinking[0]), StandIn(seat, moment_of(table))
        elif dial.ends_at is not None or presence.away_since:
            for when in _waits_for(member, presence, dial, patience):
                yield when, StandIn(seat, moment_of(table))


def _waits_for(member: Member, presence: Presence, dial: Dial, patience: Patience) -> Iterator[float]:
    """When the patience with somebody ends: at the deadline, or after a long absence. Never during a pause."""
    if dial.is_paused:
        return
    if member.person in presence.away_since:
        yield max(dial.since, presence.away_since[member.person] + patience.absence)
    if dial.ends_at is not None:
        yield dial.ends_at


def _claiming(
    table: Gathering, presence: Presence, dial: Dial, patience: Patience, thinking: Mapping[Seat, float]
) -> Iterator[tuple[float, Chore]]:
    """A claim is waited for from anybody: bots come last, nobody claims for the absent, and lots end the wait."""
    moment = moment_of(table)
    if dial.ends_at is not None and not dial.is_paused:
        yield dial.ends_at, DrawLots(moment)
    playing = [member for member in table.members if member.seat is not None and not member.is_leaving]
    for member in playing:
        if member.is_bot and member.seat is not None:
            thought = thinking.get(member.seat, patience.thinking[0])
            yield dial.since + patience.claiming + thought, StandIn(member.seat, moment)
    people = [member.person for member in playing if not member.is_bot]
    if not dial.is_paused and all(person in presence.away_since for person in people):
        gone = max((presence.away_since[person] for person in people), default=dial.since)
        yield max(dial.since + patience.claiming, gone + patience.absence), DrawLots(moment)


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
