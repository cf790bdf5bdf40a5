"""Hands a connection to the websockets library's Sans-I/O server: slower than picows, and at home everywhere."""

import asyncio

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from conteur.web.transport.door import Crossing
from conteur.web.transport.journal import JOURNAL
from conteur.web.transport.line import Line


def hand_over(crossing: Crossing) -> None:
    """Answer the upgrade and read the connection from now on."""
    wire = WebsocketsWire(crossing)
    crossing.transport.set_write_buffer_limits(high=crossing.limits.max_unsent)
    crossing.transport.set_protocol(wire)
    wire.data_received(crossing.request)
    if crossing.tail and not crossing.transport.is_closing():
        wire.data_received(crossing.tail)


class WebsocketsWire(asyncio.Protocol):
    """Between the connection, the library and a line."""

    __slots__ = ("_frames", "_line", "_transport")

    def __init__(self, crossing: Crossing) -> None:
        """Take the connection over, the upgrade not yet answered. Without extensions there is no compression."""
        self._transport = crossing.transport
        self._frames = ServerProtocol(max_size=crossing.limits.max_message, logger=JOURNAL)  # type: ignore[arg-type]  # has all that is called
        self._line = Line(self, crossing.listener, crossing.limits, crossing.open_lines)

    # What the event loop calls.

    def data_received(self, data: bytes) -> None:
        """Pass on what the bytes mean. The library has checked sizes, masks, opcodes and the order of frames."""
        line = self._line
        line.heard = True
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                    line.receive(event.opcode, bytes(event.data), is_final=event.fin)
            elif isinstance(event, Request):
                self._frames.send_response(self._frames.accept(event))
                self._flush()
                line.open()
        self._flush()

    def eof_received(self) -> None:
        """The visitor hung up; the event loop closes the connection."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The TCP connection has ended."""
        del exc
        self._line.lost()

    def pause_writing(self) -> None:
        """The reader is too slow."""
        self._line.overflow()

    # What the line calls.

    def write(self, message: bytes) -> None:
        """Send a text frame, unless the library has said goodbye already."""
        if self._frames.state is State.OPEN:
            self._frames.send_text(message)
            self._flush()

    def ping(self) -> None:
        """Send a ping."""
        if self._frames.state is State.OPEN:
            self._frames.send_ping(b"")
            self._flush()

    def say_close(self, code: int, reason: str) -> None:
        """Send a close frame."""
        if self._frames.state is State.OPEN:
            self._frames.send_close(code, reason)
            self._flush()

    def abort(self) -> None:
        """Cut the connection."""
        self._transport.abort()

    def _flush(self) -> None:
        for data in self._frames.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
