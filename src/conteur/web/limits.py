"""Rate limits: how much one address or one socket may ask for. Time is an argument."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from conteur.tables.refusals import TableRefusal

_ADDRESSES_KEPT: Final = 20_000
_LONGEST_WAIT: Final = 10.0
"""Seconds after which any debt is paid off, however large it was."""


_REMARK: Final = 200
"""Bytes of a remark that count as one more."""


def remark_cost(text: str) -> float:
    """As how many remarks a remark counts: as many short ones take as much room."""
    return 1.0 + len(text.encode("utf-8", "replace")) // _REMARK


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
    usual_frames: Rate = Rate(burst=1200, per_second=120)
    """Frames of an address that are read whatever others do: twelve people with two devices send far fewer."""
    excess_frames: Rate = Rate(burst=8000, per_second=2000)
    """What all addresses of a server together may send beyond that before they have to wait."""
    usual_requests: Rate = Rate(burst=600, per_second=10)
    """HTTP requests of an address that are answered whatever others do: a page and its pictures for a dozen people."""
    excess_requests: Rate = Rate(burst=3000, per_second=200)
    """What all addresses of a server together may ask for beyond that before they have to wait."""
    writes_each: Rate = Rate(burst=240, per_second=3)
    """Moves and asks of one person at a table, from however many devices."""
    writes: Rate = Rate(burst=1200, per_second=24)
    """Of all people at a table together."""
    hourly_each: Rate = Rate(burst=1800, per_second=0.5)
    """Moves and asks of one person at a table over a long time: all of them are kept for ever."""
    hourly: Rate = Rate(burst=12_000, per_second=4)
    """Of all people at a table together."""
    talk_each: Rate = Rate(burst=120, per_second=1)
    """Remarks and gestures of one person at a table; a long one counts as several."""
    talk: Rate = Rate(burst=720, per_second=6)
    """Of all people at a table together."""
    decks: Rate = Rate(burst=12, per_second=1 / 7200)
    """Saved: twelve, and twelve a day after that."""
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
        """Full."""
        self._left = rate.burst
        self._at = now

    def take(self, rate: Rate, now: float, cost: float = 1.0) -> bool:
        """Take one, if there is one; what costs more may leave a debt."""
        if not self.has_any(rate, now):
            return False
        self._left -= cost
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

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Whether this address may; if so, it has."""
        has_taken = self.bucket(address, now).take(self.rate, now, cost)
        if has_taken and self._on_take is not None:
            self._on_take(address)
        return has_taken

    def spend(self, address: str, taken: int, now: float) -> None:
        """An address took so many elsewhere."""
        self.bucket(address, now).spend(taken, self.rate, now)

    def owe(self, address: str, now: float) -> None:
        """An address took one, whether or not there was one."""
        self.bucket(address, now).charge(1.0, self.rate, now)
        if self._on_take is not None:
            self._on_take(address)

    def wait(self, address: str, now: float) -> float:
        """The seconds until this address owes nothing; nobody new is remembered."""
        bucket = self._buckets.get(address)
        return 0.0 if bucket is None else min(bucket.charge(0.0, self.rate, now), _LONGEST_WAIT)

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


class FairShare:
    """What each address may have whatever others do, and what all may have beyond that, together.

    A flood from many addresses so costs the server no more than a flood from one, and whoever plays is not slowed down.
    """

    def __init__(self, usual: Rate, excess: Rate, now: float) -> None:
        """Nobody has asked yet."""
        self._usual = PerAddress(usual)
        self._rate = excess
        self._excess = Bucket(excess, now)

    def charge(self, address: str, cost: float, now: float) -> float:
        """Count so much more of this address; the seconds it has to wait."""
        usual = self._usual
        if usual.bucket(address, now).charge(cost, usual.rate, now) <= 0:
            return 0.0
        return self._excess.charge(cost, self._rate, now)


class PerWriter:
    """Two buckets for each person at a table, or for each table: one for seconds and one for hours."""

    def __init__(self, rate: Rate, hourly: Rate) -> None:
        """Nobody has written yet."""
        self._rate = rate
        self._hourly = hourly
        self._buckets: OrderedDict[str, tuple[Bucket, Bucket]] = OrderedDict()

    def take(self, writer: str, now: float) -> TableRefusal | None:
        """Why this one may not write any more now; if there is no reason, it has written."""
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
