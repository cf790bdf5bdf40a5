"""Presence: who is connected, with how many devices, and since when everybody else has been away."""

from collections.abc import Collection
from dataclasses import dataclass, field

from conteur.tables.events import Person


@dataclass(slots=True)
class Presence:
    """Who is connected, with how many devices, and since when the others have not been."""

    devices: dict[Person, int] = field(default_factory=dict)
    away_since: dict[Person, float] = field(default_factory=dict)
    elsewhere: frozenset[Person] = frozenset()
    """Connected through other servers."""

    def arrive(self, person: Person) -> None:
        """One more device."""
        self.devices[person] = self.devices.get(person, 0) + 1
        self.away_since.pop(person, None)

    def depart(self, person: Person, now: float) -> None:
        """One device fewer."""
        left = self.devices.pop(person, 0) - 1
        if left > 0:
            self.devices[person] = left
        elif person not in self.elsewhere:
            self.away_since[person] = now

    def expect(self, people: Collection[Person], now: float) -> None:
        """These people are at the table, and nobody else: any of them not connected are away."""
        away = [person for person in people if not self.is_here(person)]
        self.away_since = {person: self.away_since.get(person, now) for person in away}

    def here(self) -> frozenset[Person]:
        """Everybody who is connected."""
        return self.elsewhere.union(self.devices)

    def is_here(self, person: Person) -> bool:
        """Whether any device is connected."""
        return person in self.devices or person in self.elsewhere

    def away_for(self, person: Person, now: float) -> float:
        """For how many seconds somebody has not been connected, as far as this server knows."""
        return now - self.away_since.get(person, now)
