"""Connections on which nothing is being answered: one address may hold so many, and the longest idle goes first."""

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
    """All of one server's, by the address of the TCP peer. A new one is never refused: old ones make room.

    After a restart a whole school, or everybody behind a proxy, comes back at once: nobody has asked for anything yet,
    so only who has had some time to do so is closed.
    """

    def __init__(self, most: int, grace: float, now: Callable[[], float]) -> None:
        """None yet; so many for an address, of those that are older than so many seconds."""
        self._most = most
        self._grace = grace
        self._now = now
        self._idle: dict[str, OrderedDict[Closable, float]] = {}

    def add(self, peer: str, connection: Closable) -> None:
        """It is open, or was answered, and nothing has come since."""
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
        """It has asked for something, has become a socket, or is closed."""
        address = visitor(peer, {}, ())
        idle = self._idle.get(address)
        if idle is not None:
            idle.pop(connection, None)
            if not idle:
                del self._idle[address]
