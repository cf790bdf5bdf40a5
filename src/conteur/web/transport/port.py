"""The port between sockets and the rest of conteur: interfaces and limits, independent of any library."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A WebSocket upgrade request."""

    path: str
    """Percent-decoded, without the query."""
    query: str
    """As it was sent, without the question mark."""
    headers: Mapping[str, str]
    """Lower-case names; a repeated header is joined with commas."""
    client: str
    """The address of the TCP peer, which may be a proxy; empty when unknown."""


@dataclass(frozen=True, slots=True)
class Rejected:
    """A plain HTTP answer instead of a socket."""

    status: int
    reason: str
    """The whole body of the answer."""


class Socket(Protocol):
    """The server's end of one open socket. After it is closed both calls do nothing."""

    def send(self, message: bytes, /) -> None:
        """Send one text message (valid UTF-8); never waits. A reader too slow to take it is closed with 1013."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Start the closing handshake; a peer that does not answer is dropped."""
        ...


class SocketListener(Protocol):
    """Receives the events of one socket: one at a time, from the event loop, never from inside `send` or `close`."""

    def charge(self, cost: float) -> float:
        """The peer has sent this much since the last call; returns for how many seconds to pause reading.

        A frame of any kind costs 1, and 1 more for every KiB in it. The listener may close the socket.
        """
        ...

    def on_open(self, socket: Socket) -> None:
        """The socket is open."""
        ...

    def on_message(self, message: bytes) -> None:
        """One whole text message, valid UTF-8. Raising closes the socket with 1011."""
        ...

    def on_close(self) -> None:
        """The socket is closed. Always called exactly once after on_open, as the last call."""
        ...


Accept: TypeAlias = Callable[[Upgrade], SocketListener | Rejected]
"""Called once for each well-formed upgrade request, before any answer is sent."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of one connection. Sizes in bytes, times in seconds."""

    max_head: int = 16 * 1024
    """Request line and headers together; more is answered 431."""
    head_timeout: float = 10.0
    """Time for the whole request head to arrive."""
    body_idle_timeout: float = 20.0
    """Time between two parts of a request body; exceeding this, or either of the next two limits, is answered 408."""
    body_timeout: float = 60.0
    """Time for a whole request body to arrive, plus a second for every `body_rate` bytes that have."""
    body_rate: int = 16 * 1024
    longest_body: float = 600.0
    """Time for any request body to arrive, however large."""
    max_idle: int = 128
    """Connections of one address on which nothing is being answered; for one more, the longest idle is closed."""
    idle_grace: float = 2.0
    """A connection idle for less than this is not closed for another one."""
    max_message: int = 16 * 1024
    """One message with all its fragments; more is closed with 1009."""
    max_unsent: int = 256 * 1024
    """Unsent bytes in this process for a slow reader; more is closed with 1013."""
    idle_timeout: float = 20.0
    """A socket silent for this long, at most twice this long, is pinged."""
    pong_timeout: float = 20.0
    """A pinged socket still silent after this is dropped."""
    close_timeout: float = 5.0
    """Time for the peer to answer a close."""
    stop_timeout: int = 10
    """Time for responses in progress to finish when the server stops."""
