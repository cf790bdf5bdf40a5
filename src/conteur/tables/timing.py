"""What time brings about at a table: deadlines, stand-ins, bots' thinking, a host who is gone. Time is an argument."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from conteur.rules.game import awaited
from conteur.rules.vocabulary import Seat
from conteur.tables.gathering import Gathering
from conteur.tables.people import Person
from conteur.tables.settings import seconds_for

EXTENSION: Final = 60.0


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

    phase: tuple[object, ...] = ()
    since: float = 0.0
    extra: float = 0.0
    paused_at: float | None = None

    def notice(self, table: Gathering, now: float) -> None:
        """Start again when the game has moved on to another phase."""
        game = table.game
        phase = () if game is None else (table.games, game.round, game.phase, game.storyteller)
        if phase != self.phase:
            self.phase, self.since, self.extra = phase, now, 0.0
            self.paused_at = None if self.paused_at is None else now

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

    def is_here(self, person: Person) -> bool:
        """Whether any device is connected."""
        return person in self.devices


@dataclass(frozen=True, slots=True)
class StandIn:
    """Play this seat's move, whoever it belongs to."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawLots:
    """Nobody claims to tell first."""


@dataclass(frozen=True, slots=True)
class ReplaceHost:
    """The host has been gone too long."""


Chore = StandIn | DrawLots | ReplaceHost


def chores(
    table: Gathering, presence: Presence, clock: Clock, patience: Patience, thinking: Mapping[Seat, float]
) -> Iterator[tuple[float, Chore]]:
    """Everything that will have to be done if nobody does anything, with its time."""
    host = table.host
    if host is not None and host in presence.away_since and _heirs(table, presence):
        yield presence.away_since[host] + patience.host_absence, ReplaceHost()
    game = table.game
    if game is None or game.phase == "ended":
        return
    ends_at = clock.ends_at(table) if clock.paused_at is None else None
    if game.phase == "claiming" and ends_at is not None:
        yield ends_at, DrawLots()
    for seat in awaited(game):
        member = table.seated(seat)
        if member is None or member.is_bot or member.is_leaving:
            grace = patience.claiming if game.phase == "claiming" else 0.0
            yield clock.since + grace + thinking.get(seat, patience.thinking[0]), StandIn(seat)
        elif clock.paused_at is None and member.person in presence.away_since:
            yield max(clock.since, presence.away_since[member.person] + patience.absence), StandIn(seat)
        elif ends_at is not None and game.phase != "claiming":
            yield ends_at, StandIn(seat)


def _heirs(table: Gathering, presence: Presence) -> list[Person]:
    """Who could become host: people who are here, in seating order."""
    return [member.person for member in table.members if not member.is_bot and presence.is_here(member.person)]


def heir_of(table: Gathering, presence: Presence) -> Person | None:
    """The next person after the host who is here."""
    heirs = _heirs(table, presence)
    order = [member.person for member in table.members]
    place = order.index(table.host) if table.host in order else -1
    after = [person for person in heirs if order.index(person) > place]
    return next(iter(after or heirs), None)
