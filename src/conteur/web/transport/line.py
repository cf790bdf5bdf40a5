"""One open socket, whichever library frames it: whole messages in, exactly one end out. Reads and writes no bytes."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from conteur.web.transport.journal import log_failure
from conteur.web.transport.port import Limits, Listener

TEXT, BINARY = 1, 2
"""Opcodes of RFC 6455."""

LONGEST_REASON = 123
"""What is left in a control frame beside the code."""


class Wire(Protocol):
    """What a line needs of the library that frames it."""

    def write(self, message: bytes, /) -> None:
        """Send a text frame."""
        ...

    def ping(self) -> None:
        """Send a ping."""
        ...

    def say_close(self, code: int, reason: str) -> None:
        """Send a close frame and keep reading until the peer's."""
        ...

    def abort(self) -> None:
        """Cut the connection, whatever waits to be sent."""
        ...


class OpenLines(Protocol):
    """Where open lines are listed; uvicorn shuts each of them down and waits until the list is empty."""

    def add(self, line: "Line", /) -> None:
        """List it."""
        ...

    def discard(self, line: "Line", /) -> None:
        """Forget it."""
        ...


class Line:
    """The Socket a listener is given."""

    __slots__ = (
        "_limits",
        "_listener",
        "_loop",
        "_open_lines",
        "_parts",
        "_timer",
        "_was_pinged",
        "_wire",
        "heard",
        "send",
    )

    def __init__(self, wire: Wire, listener: Listener, limits: Limits, open_lines: OpenLines) -> None:
        """Join a listener and a wire; nothing is told until `open`."""
        self._wire = wire
        self.send: Callable[[bytes], None] = wire.write
        """Straight to the wire until the end; a table calls it for everybody at every move."""
        self._listener: Listener | None = listener
        self._limits = limits
        self._open_lines = open_lines
        self._loop = asyncio.get_running_loop()
        self._parts: bytearray | None = None
        self._was_pinged = False
        self.heard = True
        """Whether anything arrived since the last look; the wire sets it."""
        self._timer = self._loop.call_later(limits.idle_timeout, self._look_after)

    # What the listener calls.

    def close(self, code: int, reason: str) -> None:
        """Say goodbye; the connection is cut when the peer does not answer in time."""
        if self._listener is None:
            return
        self._loop.call_soon(self._tell_end, self._listener)
        self._listener = None
        self.send = _send_nothing
        self._parts = None
        self._timer.cancel()
        self._timer = self._loop.call_later(self._limits.close_timeout, self._wire.abort)
        shortest = reason.encode()[:LONGEST_REASON].decode(errors="ignore")
        self._wire.say_close(code, shortest)

    # What the wire calls.

    def open(self) -> None:
        """The handshake is done."""
        self._open_lines.add(self)
        listener = self._listener
        if listener is not None:
            try:
                listener.on_open(self)
            except Exception as error:  # noqa: BLE001 - one socket's fault must not reach the others
                self._fail(error)

    def receive(self, opcode: int, payload: bytes, *, is_final: bool) -> None:
        """One data frame; its order and size were checked by the wire, except that of the whole message."""
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
        """More waits to be sent than the reader may leave waiting."""
        self.close(1013, "too slow, come back")

    def lost(self) -> None:
        """The TCP connection has ended."""
        self._timer.cancel()
        self._open_lines.discard(self)
        del self._wire  # it holds on to this line: neither shall wait for the garbage collector
        self.send = _send_nothing
        listener, self._listener = self._listener, None
        if listener is not None:
            self._tell_end(listener)

    # What uvicorn calls.

    def shutdown(self) -> None:
        """The server stops; a browser may come back at once."""
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

    def _tell_end(self, listener: Listener) -> None:
        try:
            listener.on_close()
        except Exception as error:  # noqa: BLE001 - the socket is over either way
            log_failure(error)

    def _look_after(self) -> None:
        """Ping who is silent, cut off who stays silent."""
        pause = self._limits.idle_timeout
        if self.heard:
            self.heard = self._was_pinged = False
        elif self._was_pinged:
            self._wire.abort()
            return
        else:
            self._was_pinged = True
            self._wire.ping()
            pause = self._limits.pong_timeout
        self._timer = self._loop.call_later(pause, self._look_after)


def _send_nothing(_message: bytes) -> None:
    """The socket is over."""
