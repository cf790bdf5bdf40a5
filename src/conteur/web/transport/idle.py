"""Idle connections: limits how many one address may hold, and closes the longest idle first."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from conteur.web.addresses import visitor


class Closable(Protocol):
    """The transport of a connection."""

    def close(self) -> None:
        """Close it."""
        ...


class IdleConnections:
    """All idle connections of one server, by the TCP peer's address. A new one is never refused: old ones are closed.

    After a restart a whole school, or everybody behind a proxy, reconnects at once, and nobody has sent a request yet:
    so a connection is closed only after a grace period.
    """

    def __init__(self, most: int, grace: float, now: Callable[[], float]) -> None:
        """At most `most` for an address, not counting those idle for less than `grace` seconds."""
        self._most = most
        self._grace = grace
        self._now = now
        self._idle: dict[str, OrderedDict[Closable, float]] = {}

    def add(self, peer: str, connection: Closable) -> None:
        """The connection was opened, or its request answered, and nothing has arrived since."""
        address = visitor(peer, {}, ())
        idle = self._idle.setdefault(address, OrderedDict())
        now = self._now()
        idle[connection] = now
        while len(idle) > self._most:
            oldest, since = next(iter(idle.items()))
            if now - since < self._grace:
                break
            del idle[oldest]
            oldest.close()

    def discard(self, peer: str, connection: Closable) -> None:
        """The connection has sent a request, was upgraded to a socket, or is closed."""
        address = visitor(peer, {}, ())
        idle = self._idle.get(address)
        if idle is not None:
            idle.pop(connection, None)
            if not idle:
                del self._idle[address]
