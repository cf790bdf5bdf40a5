"""How much one address or one socket may ask for. Time is an argument."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

_ADDRESSES_KEPT: Final = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Bucket:
    """Tokens that drip in and are taken out."""

    __slots__ = ("_at", "_left")

    def __init__(self, rate: Rate, now: float) -> None:
        """Full."""
        self._left = rate.burst
        self._at = now

    def take(self, rate: Rate, now: float, cost: float = 1.0) -> bool:
        """Whether there was enough left."""
        self._left = min(rate.burst, self._left + (now - self._at) * rate.per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class PerAddress:
    """A bucket for each address; the ones longest unused are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        """Nobody has asked yet."""
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Whether this address may."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now)
            if len(self._buckets) > _ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(self._rate, now, cost)


class Places:
    """How many sockets an address may hold at once."""

    def __init__(self, most: int) -> None:
        """None is held."""
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """One more, if there is room."""
        held = self._held.get(address, 0)
        if held >= self._most:
            return False
        self._held[address] = held + 1
        return True

    def give_back(self, address: str) -> None:
        """One less."""
        left = self._held.pop(address, 0) - 1
        if left > 0:
            self._held[address] = left
