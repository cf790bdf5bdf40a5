"""Rate limits: how much one address or one socket may request. Time is an argument."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from conteur.tables.refusals import TableRefusal

_ADDRESSES_KEPT: Final = 20_000
_LONGEST_WAIT: Final = 10.0
"""Seconds after which any debt is cleared, however large."""


_REMARK: Final = 200
"""Bytes of a remark that count as one more remark."""


def remark_cost(text: str) -> float:
    """How many remarks a long remark counts as: as many as short ones that take the same space."""
    return 1.0 + len(text.encode("utf-8", "replace")) // _REMARK


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst, and a number per second after that."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        """The rate for this many."""
        return Rate(self.burst * factor, self.per_second * factor)


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowance:
    """The limits of one address: a household, or a school with four full tables and two devices per player."""

    visits: Rate = Rate(burst=240, per_second=10)
    """HTTP requests, and sockets opened."""
    sockets: float = 120
    """Sockets open at once."""
    openings: Rate = Rate(burst=20, per_second=0.1)
    """Tables opened."""
    joins: Rate = Rate(burst=60, per_second=1)
    misses: Rate = Rate(burst=20, per_second=0.2)
    """Wrong table codes and seat keys: many of them are guesses."""
    uploads: Rate = Rate(burst=12, per_second=0.2)
    pictures: Rate = Rate(burst=400, per_second=2)
    """Files a host uploads, zips included."""
    messages: Rate = Rate(burst=2400, per_second=400)
    """Messages from all its sockets together."""
    messages_each: Rate = Rate(burst=120, per_second=40)
    """Messages from one socket: faster than people and bots can be, slower than a flood."""
    frames: Rate = Rate(burst=8000, per_second=1600)
    """Frames of any kind from all its sockets together, pings and fragments too; a frame of n KiB counts as 1 + n."""
    frames_each: Rate = Rate(burst=600, per_second=160)
    """Frames from one socket: four times the messages it may send, so that a fast client hits that limit first."""
    usual_frames: Rate = Rate(burst=1200, per_second=120)
    """Frames of an address that are always read, whatever others do: twelve people with two devices send far fewer."""
    excess_frames: Rate = Rate(burst=8000, per_second=2000)
    """Frames beyond that which all addresses of a server together may send before they have to wait."""
    usual_requests: Rate = Rate(burst=600, per_second=10)
    """HTTP requests of an address that are always answered at once: a page and its pictures for a dozen people."""
    excess_requests: Rate = Rate(burst=3000, per_second=200)
    """Requests beyond that which all addresses of a server together may send before they have to wait."""
    writes_each: Rate = Rate(burst=240, per_second=3)
    """Moves and asks of one person at a table, from any number of devices."""
    writes: Rate = Rate(burst=1200, per_second=24)
    """Of all people at a table together."""
    hourly_each: Rate = Rate(burst=1800, per_second=0.5)
    """Moves and asks of one person at a table over a long time: all of them are stored."""
    hourly: Rate = Rate(burst=12_000, per_second=4)
    """Of all people at a table together."""
    talk_each: Rate = Rate(burst=120, per_second=1)
    """Remarks and gestures of one person at a table; a long one counts as several."""
    talk: Rate = Rate(burst=720, per_second=6)
    """Of all people at a table together."""
    decks: Rate = Rate(burst=12, per_second=1 / 7200)
    """Decks saved: twelve at once, and twelve a day after that."""
    claims: Rate = Rate(burst=8, per_second=1 / 20)
    """Claims on lost seats of one table, including withdrawn ones, so that nobody is pestered with questions."""

    def times(self, factor: float) -> "Allowance":
        """The limits for this many such addresses in one."""
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
            usual_frames=self.usual_frames.times(factor),
            excess_frames=self.excess_frames.times(factor),
            usual_requests=self.usual_requests.times(factor),
            excess_requests=self.excess_requests.times(factor),
            writes_each=self.writes_each.times(factor),
            writes=self.writes.times(factor),
            hourly_each=self.hourly_each.times(factor),
            hourly=self.hourly.times(factor),
            talk_each=self.talk_each.times(factor),
            talk=self.talk.times(factor),
            decks=self.decks.times(factor),
            claims=self.claims.times(factor),
        )


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_left")

    def __init__(self, rate: Rate, now: float) -> None:
        """Start full."""
        self._left = rate.burst
        self._at = now

    def take(self, rate: Rate, now: float, cost: float = 1.0) -> bool:
        """Take one, if there is one; a higher cost may leave a debt."""
        if not self.has_any(rate, now):
            return False
        self._left -= cost
        return True

    def charge(self, cost: float, rate: Rate, now: float) -> float:
        """Take this many, even if it leaves a debt; the seconds until the debt is cleared."""
        self.has_any(rate, now)
        self._left = max(self._left - cost, -rate.per_second * _LONGEST_WAIT)
        return max(-self._left / rate.per_second, 0.0)

    def spend(self, taken: int, rate: Rate, now: float) -> None:
        """Count what was taken elsewhere; the debt is never larger than a full bucket."""
        self.has_any(rate, now)
        self._left = max(self._left - taken, -rate.burst)

    def has_any(self, rate: Rate, now: float) -> bool:
        """Whether one could be taken."""
        self._left = min(rate.burst, self._left + (now - self._at) * rate.per_second)
        self._at = now
        return self._left >= 1.0


class PerAddress:
    """A bucket for each address, or any other key; the least recently used are dropped first."""

    def __init__(self, rate: Rate, on_take: Callable[[str], None] | None = None) -> None:
        """No buckets yet; `on_take` is called with the address that took one, so that other servers count it, too."""
        self.rate = rate
        self._on_take = on_take
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Take one for this address; False if there is none."""
        has_taken = self.bucket(address, now).take(self.rate, now, cost)
        if has_taken and self._on_take is not None:
            self._on_take(address)
        return has_taken

    def spend(self, address: str, taken: int, now: float) -> None:
        """An address took this many elsewhere."""
        self.bucket(address, now).spend(taken, self.rate, now)

    def owe(self, address: str, now: float) -> None:
        """Take one for this address, even if it leaves a debt."""
        self.bucket(address, now).charge(1.0, self.rate, now)
        if self._on_take is not None:
            self._on_take(address)

    def wait(self, address: str, now: float) -> float:
        """The seconds until this address has no debt; creates no bucket."""
        bucket = self._buckets.get(address)
        return 0.0 if bucket is None else min(bucket.charge(0.0, self.rate, now), _LONGEST_WAIT)

    def may(self, address: str, now: float) -> bool:
        """Whether this address could take one; takes nothing, and creates no bucket."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has_any(self.rate, now)

    def bucket(self, address: str, now: float) -> Bucket:
        """The bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, now)
            if len(self._buckets) > _ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class FairShare:
    """A guaranteed rate for each address, and a shared rate for everything beyond that.

    A flood from many addresses costs the server no more than a flood from one, and players are not slowed down.
    """

    def __init__(self, usual: Rate, excess: Rate, now: float) -> None:
        """Nothing counted yet."""
        self._usual = PerAddress(usual)
        self._rate = excess
        self._excess = Bucket(excess, now)

    def charge(self, address: str, cost: float, now: float) -> float:
        """Count this cost for this address; the seconds it has to wait."""
        usual = self._usual
        if usual.bucket(address, now).charge(cost, usual.rate, now) <= 0:
            return 0.0
        return self._excess.charge(cost, self._rate, now)


class PerWriter:
    """Two buckets for each person at a table, or for each table: one for bursts and one for hours."""

    def __init__(self, rate: Rate, hourly: Rate) -> None:
        """No writes yet."""
        self._rate = rate
        self._hourly = hourly
        self._buckets: OrderedDict[str, tuple[Bucket, Bucket]] = OrderedDict()

    def take(self, writer: str, now: float) -> TableRefusal | None:
        """Why this writer may not write now; if there is no reason, the write is counted."""
        buckets = self._buckets.get(writer)
        if buckets is None:
            buckets = self._buckets[writer] = Bucket(self._rate, now), Bucket(self._hourly, now)
            if len(self._buckets) > _ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(writer)
        if not buckets[1].has_any(self._hourly, now):
            return TableRefusal.ENOUGH_FOR_AN_HOUR
        if not buckets[0].take(self._rate, now):
            return TableRefusal.TOO_FAST
        buckets[1].take(self._hourly, now)
        return None


class ConcurrencyLimit:
    """How many things, such as sockets, an address may have at once."""

    def __init__(self, most: float) -> None:
        """Nothing acquired yet."""
        self._most = most
        self._held: dict[str, int] = {}

    def acquire(self, address: str) -> bool:
        """Acquire one more, if allowed."""
        held = self._held.get(address, 0)
        if held >= self._most:
            return False
        self._held[address] = held + 1
        return True

    def release(self, address: str) -> None:
        """Release one."""
        left = self._held.pop(address, 0) - 1
        if left > 0:
            self._held[address] = left
