"""One open WebSocket, independent of the framing library: heartbeat, flow control, and exactly one close."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from conteur.web.transport.logs import log_failure
from conteur.web.transport.port import Limits, SocketListener

TEXT, BINARY = 1, 2
"""Opcodes of RFC 6455."""

LONGEST_REASON = 123
"""Bytes left in a close frame besides the code."""

LARGEST_READ = 2048
"""Bytes read at once: a socket can send at most this much before it is paused."""

_PER_BYTE: Final = 1 / 1024
_CHARGED_AT: Final = 16.0
"""The cost at which the listener is charged; people at a table hardly ever get there."""


class Framing(Protocol):
    """What a connection needs from the library that reads and writes its frames."""

    def write(self, message: bytes, /) -> None:
        """Send a text frame."""
        ...

    def ping(self) -> None:
        """Send a ping."""
        ...

    def send_close(self, code: int, reason: str) -> None:
        """Send a close frame and keep reading until the peer's arrives."""
        ...

    def abort(self) -> None:
        """Drop the connection, even with unsent data."""
        ...

    def pause(self) -> None:
        """Pause reading: TCP then holds back what the peer sends."""
        ...

    def resume(self) -> None:
        """Resume reading."""
        ...


class OpenConnections(Protocol):
    """The set of open connections; uvicorn shuts each of them down and waits until the set is empty."""

    def add(self, connection: "SocketConnection", /) -> None:
        """The connection is open."""
        ...

    def discard(self, connection: "SocketConnection", /) -> None:
        """The connection is closed."""
        ...


class SocketConnection:
    """The Socket that a listener gets."""

    __slots__ = (
        "_cost",
        "_framing",
        "_has_heard",
        "_limits",
        "_listener",
        "_loop",
        "_open_connections",
        "_parts",
        "_pause_timer",
        "_timer",
        "_was_pinged",
        "send",
    )

    def __init__(
        self, framing: Framing, listener: SocketListener, limits: Limits, open_connections: OpenConnections
    ) -> None:
        """Connect a listener and a framing; the listener is not called before `open`."""
        self._framing = framing
        self.send: Callable[[bytes], None] = framing.write
        """The framing's own method until the close, for speed: a table calls it for everybody at every move."""
        self._listener: SocketListener | None = listener
        self._limits = limits
        self._open_connections = open_connections
        self._loop = asyncio.get_running_loop()
        self._parts: bytearray | None = None
        self._was_pinged = False
        self._has_heard = True
        self._cost = 0.0
        self._pause_timer: asyncio.TimerHandle | None = None
        self._timer = self._loop.call_later(limits.idle_timeout, self._heartbeat)

    # Called by the listener

    def close(self, code: int, reason: str) -> None:
        """Send a close frame; the connection is dropped if the peer does not answer in time."""
        if self._listener is None:
            return
        self._loop.call_soon(self._notify_closed, self._listener)
        self._listener = None
        self.send = _send_nothing
        self._parts = None
        self._timer.cancel()
        self._timer = self._loop.call_later(self._limits.close_timeout, self._framing.abort)
        short_reason = reason.encode()[:LONGEST_REASON].decode(errors="ignore")
        self._framing.send_close(code, short_reason)

    # Called by the framing

    def open(self) -> None:
        """The handshake is done."""
        self._open_connections.add(self)
        listener = self._listener
        if listener is not None:
            try:
                listener.on_open(self)
            except Exception as error:  # noqa: BLE001 - one socket's fault must not reach the others
                self._fail(error)

    def charge(self, size: int) -> None:
        """A frame of any kind with this many bytes was read; called for each frame before anything else."""
        self._has_heard = True
        self._cost += 1.0 + size * _PER_BYTE
        if self._cost >= _CHARGED_AT and self._pause_timer is None:
            self._charge_listener()

    def receive(self, opcode: int, payload: bytes, *, is_final: bool) -> None:
        """One data frame; the framing has checked its order and size, but not the size of the whole message."""
        if self._listener is None:
            return
        if opcode == BINARY:
            self.close(1003, "text messages only")
            return
        if self._parts is None:
            if is_final:
                self._deliver(payload)
                return
            self._parts = bytearray()
        self._parts += payload
        if len(self._parts) > self._limits.max_message:
            self.close(1009, "message too big")
        elif is_final:
            whole, self._parts = bytes(self._parts), None
            self._deliver(whole)

    @property
    def is_mid_message(self) -> bool:
        """Whether a continuation frame must come next."""
        return self._parts is not None

    def overflow(self) -> None:
        """There is more unsent data than the limit allows."""
        self.close(1013, "too slow, come back")

    def lost(self) -> None:
        """The TCP connection has ended."""
        self._timer.cancel()
        if self._pause_timer is not None:
            self._pause_timer.cancel()
        self._open_connections.discard(self)
        del self._framing  # breaks a reference cycle, so that neither waits for the garbage collector
        self.send = _send_nothing
        listener, self._listener = self._listener, None
        if listener is not None:
            self._notify_closed(listener)

    # Called by uvicorn

    def shutdown(self) -> None:
        """The server is stopping; a browser may reconnect at once."""
        self.close(1012, "server restarting")

    def _deliver(self, message: bytes) -> None:
        listener = self._listener
        if listener is None:
            return
        try:
            if not message.isascii():
                message.decode()
        except UnicodeDecodeError:
            self.close(1007, "text must be UTF-8")
            return
        try:
            listener.on_message(message)
        except Exception as error:  # noqa: BLE001 - one socket's fault must not reach the others
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        log_failure(error)
        self.close(1011, "internal error")

    def _notify_closed(self, listener: SocketListener) -> None:
        cost, self._cost = self._cost, 0.0
        try:
            listener.charge(cost)  # so that reconnecting does not escape the rate limit
            listener.on_close()
        except Exception as error:  # noqa: BLE001 - the socket is over either way
            log_failure(error)

    def _charge_listener(self) -> bool:
        """Whether reading may continue; if the listener says no, reading is paused for a while."""
        cost, self._cost = self._cost, 0.0
        listener = self._listener
        if listener is None:  # it was closed: there is no listener, and the connection will soon be dropped
            self._framing.pause()
            return False
        try:
            wait = listener.charge(cost)
        except Exception as error:  # noqa: BLE001 - one socket's fault must not reach the others
            self._fail(error)
            return True
        if wait > 0:
            self._framing.pause()
            self._pause_timer = self._loop.call_later(wait, self._read_on)
        return wait <= 0

    def _read_on(self) -> None:
        """End the pause, unless more was read before it began than the listener was charged for."""
        self._pause_timer = None
        self._has_heard = True  # silence during the pause was caused by us
        if self._charge_listener():
            self._framing.resume()

    def _heartbeat(self) -> None:
        """Ping a silent peer; drop one that stays silent."""
        pause = self._limits.idle_timeout
        if self._has_heard:
            self._has_heard = self._was_pinged = False
        elif self._was_pinged:
            self._framing.abort()
            return
        else:
            self._was_pinged = True
            self._framing.ping()
            pause = self._limits.pong_timeout
        self._timer = self._loop.call_later(pause, self._heartbeat)


def _send_nothing(_message: bytes) -> None:
    """The socket is closed."""
