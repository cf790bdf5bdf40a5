"""Rate limits: how much one address or one socket may ask for. Time is an argument."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_ADDRESSES_KEPT: Final = 20_000
_LONGEST_WAIT: Final = 10.0
"""Seconds after which any debt is paid off, however large it was."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        """As much for this many."""
        return Rate(self.burst * factor, self.per_second * factor)


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowance:
    """What one address may have: a household, or a school with four full tables and two devices a player."""

    visits: Rate = Rate(burst=240, per_second=10)
    """Requests, and sockets opened."""
    sockets: float = 120
    """Held at once."""
    openings: Rate = Rate(burst=20, per_second=0.1)
    """Tables."""
    joins: Rate = Rate(burst=60, per_second=1)
    misses: Rate = Rate(burst=20, per_second=0.2)
    """Codes of no table, and keys of no seat: guesses, when there are many."""
    uploads: Rate = Rate(burst=12, per_second=0.2)
    pictures: Rate = Rate(burst=400, per_second=2)
    """Files a host brings, zips included."""
    messages: Rate = Rate(burst=2400, per_second=400)
    """From all its sockets together."""
    messages_each: Rate = Rate(burst=120, per_second=40)
    """From one socket: faster than people and bots can be, slower than a flood."""
    frames: Rate = Rate(burst=8000, per_second=1600)
    """From all its sockets together, of every kind, pings and fragments too; a frame of n KiB counts as 1 + n."""
    frames_each: Rate = Rate(burst=600, per_second=160)
    """From one socket: four times the messages it may send, so that a hasty client meets that limit first."""
    writes_each: Rate = Rate(burst=240, per_second=3)
    """Moves and asks of one person at a table, from however many devices."""
    writes: Rate = Rate(burst=1200, per_second=24)
    """Of all people at a table together."""
    claims: Rate = Rate(burst=8, per_second=1 / 20)
    """On lost seats of one table, withdrawn ones too: whoever is asked shall not be pestered."""

    def times(self, factor: float) -> "Allowance":
        """As much for this many such addresses in one."""
        return Allowance(
            visits=self.visits.times(factor),
            sockets=self.sockets * factor,
            openings=self.openings.times(factor),
            joins=self.joins.times(factor),
            misses=self.misses.times(factor),
            uploads=self.uploads.times(factor),
            pictures=self.pictures.times(factor),
            messages=self.messages.times(factor),
            messages_each=self.messages_each.times(factor),
            frames=self.frames.times(factor),
            frames_each=self.frames_each.times(factor),
            writes_each=self.writes_each.times(factor),
            writes=self.writes.times(factor),
            claims=self.claims.times(factor),
        )


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_left")

    def __init__(self, rate: Rate, now: float) -> None:
        """Full."""
        self._left = rate.burst
        self._at = now

    def take(self, rate: Rate, now: float) -> bool:
        """Take one, if there is one."""
        if not self.has_any(rate, now):
            return False
        self._left -= 1.0
        return True

    def charge(self, cost: float, rate: Rate, now: float) -> float:
        """Take so many, whether or not they are there; the seconds until nothing is owed."""
        self.has_any(rate, now)
        self._left = max(self._left - cost, -rate.per_second * _LONGEST_WAIT)
        return max(-self._left / rate.per_second, 0.0)

    def spend(self, taken: int, rate: Rate, now: float) -> None:
        """So many were taken elsewhere; never more are owed than a full bucket has."""
        self.has_any(rate, now)
        self._left = max(self._left - taken, -rate.burst)

    def has_any(self, rate: Rate, now: float) -> bool:
        """Whether one could be taken."""
        self._left = min(rate.burst, self._left + (now - self._at) * rate.per_second)
        self._at = now
        return self._left >= 1.0


class PerAddress:
    """A bucket for each address, or for whatever else has a name; the ones longest unused are forgotten first."""

    def __init__(self, rate: Rate, on_take: Callable[[str], None] | None = None) -> None:
        """Nobody has asked yet; `on_take` is called with whoever took one, for other servers to count it too."""
        self.rate = rate
        self._on_take = on_take
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether this address may; if so, it has."""
        has_taken = self.bucket(address, now).take(self.rate, now)
        if has_taken and self._on_take is not None:
            self._on_take(address)
        return has_taken

    def spend(self, address: str, taken: int, now: float) -> None:
        """An address took so many elsewhere."""
        self.bucket(address, now).spend(taken, self.rate, now)

    def may(self, address: str, now: float) -> bool:
        """Whether this address may; nothing is taken, and nobody new is remembered."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has_any(self.rate, now)

    def bucket(self, address: str, now: float) -> Bucket:
        """The one of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, now)
            if len(self._buckets) > _ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class ConcurrencyLimit:
    """How many things, such as sockets, an address may hold at once."""

    def __init__(self, most: float) -> None:
        """Nothing is held."""
        self._most = most
        self._held: dict[str, int] = {}

    def acquire(self, address: str) -> bool:
        """One more, if it may."""
        held = self._held.get(address, 0)
        if held >= self._most:
            return False
        self._held[address] = held + 1
        return True

    def release(self, address: str) -> None:
        """One less."""
        left = self._held.pop(address, 0) - 1
        if left > 0:
            self._held[address] = left
