"""WebSocket framing by the websockets library: slower than picows, but pure Python, so it runs everywhere."""

import asyncio

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from conteur.web.transport.connection import LARGEST_READ, SocketConnection
from conteur.web.transport.http_protocol import UpgradedConnection
from conteur.web.transport.logs import LIBRARY_LOGGER


def start_socket(upgraded: UpgradedConnection) -> None:
    """Answer the upgrade and start reading the connection."""
    framing = WebsocketsFraming(upgraded)
    upgraded.transport.set_write_buffer_limits(high=upgraded.limits.max_unsent)
    upgraded.transport.set_protocol(framing)
    framing.data_received(upgraded.request)
    if upgraded.tail and not upgraded.transport.is_closing():
        framing.data_received(upgraded.tail)


class WebsocketsFraming(asyncio.Protocol):
    """Adapter between the event loop, the library and a SocketConnection."""

    __slots__ = ("_connection", "_frames", "_transport", "_unread")

    def __init__(self, upgraded: UpgradedConnection) -> None:
        """The upgrade is not answered yet. No extensions, so no compression."""
        self._transport = upgraded.transport
        self._frames = ServerProtocol(max_size=upgraded.limits.max_message, logger=LIBRARY_LOGGER)  # type: ignore[arg-type]  # has everything that is called
        self._connection = SocketConnection(self, upgraded.listener, upgraded.limits, upgraded.open_connections)
        self._unread = memoryview(b"")

    # Called by the event loop

    def data_received(self, data: bytes) -> None:
        """Read a little at a time; while reading is paused, the rest waits."""
        self._unread = memoryview(bytes(self._unread) + data) if self._unread else memoryview(data)
        while self._unread and self._transport.is_reading() and not self._transport.is_closing():
            part, self._unread = self._unread[:LARGEST_READ], self._unread[LARGEST_READ:]
            self._take(bytes(part))

    def _take(self, data: bytes) -> None:
        """Pass on frames. The library has checked sizes, masks, opcodes and the order of frames."""
        connection = self._connection
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                connection.charge(len(event.data))
                if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                    connection.receive(event.opcode, bytes(event.data), is_final=event.fin)
            elif isinstance(event, Request):
                self._frames.send_response(self._frames.accept(event))
                self._flush()
                connection.open()
        self._flush()

    def eof_received(self) -> None:
        """The visitor hung up; the event loop closes the connection."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The TCP connection has ended."""
        del exc
        self._connection.lost()

    def pause_writing(self) -> None:
        """The reader is too slow."""
        self._connection.overflow()

    # Called by the connection

    def write(self, message: bytes) -> None:
        """Send a text frame, unless the library has closed the connection already."""
        if self._frames.state is State.OPEN:
            self._frames.send_text(message)
            self._flush()

    def ping(self) -> None:
        """Send a ping."""
        if self._frames.state is State.OPEN:
            self._frames.send_ping(b"")
            self._flush()

    def send_close(self, code: int, reason: str) -> None:
        """Send a close frame."""
        if self._frames.state is State.OPEN:
            self._frames.send_close(code, reason)
            self._flush()

    def abort(self) -> None:
        """Drop the connection."""
        self._transport.abort()

    def pause(self) -> None:
        """Pause reading."""
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        """Resume reading."""
        if not self._transport.is_closing():
            self._transport.resume_reading()
            self.data_received(b"")

    def _flush(self) -> None:
        for data in self._frames.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
