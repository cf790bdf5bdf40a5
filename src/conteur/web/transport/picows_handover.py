"""Hands a connection to picows. The only module that knows `picows.picows.WSProtocol`, which is not a public name."""

import asyncio
from typing import Final

from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # absent from the stubs, see TESTED_VERSION

from conteur.web.transport.door import Crossing
from conteur.web.transport.journal import JOURNAL
from conteur.web.transport.line import BINARY, TEXT, Line
from conteur.web.transport.port import Limits

TESTED_VERSION = "2.3.1"
"""tests/web/test_transport_leanings.py compares it and the class's signature with what is installed."""

READ_BUFFER = 2048
"""Grows for a visitor who sends more at once; picows takes no smaller one."""

COPIED_BY_PICOWS = 8192
"""Longer messages would leave picows as views of its own write buffer, which the next send overwrites."""

NOBODY = asyncio.Protocol()
"""uvloop keeps the last unbuffered protocol it was given; it shall not be a door with all its headers."""

PREFIX = bytes(14)
"""Room for picows to write a frame's header in front of a message."""

_TEXT: Final = WSMsgType.TEXT


def hand_over(crossing: Crossing) -> None:
    """Answer the upgrade and let picows read the connection from now on."""
    wire = PicowsWire(crossing)
    protocol = new_protocol(wire, crossing.limits)
    transport = crossing.transport
    transport.set_write_buffer_limits(high=crossing.limits.max_unsent)
    transport.set_protocol(NOBODY)
    transport.set_protocol(protocol)
    protocol.connection_made(transport)
    unread = memoryview(crossing.request + crossing.tail)
    while unread and not transport.is_closing():
        room = memoryview(protocol.get_buffer(-1))
        count = min(len(room), len(unread))
        room[:count] = unread[:count]
        protocol.buffer_updated(count)
        unread = unread[count:]


def new_protocol(wire: "PicowsWire", limits: Limits) -> "asyncio.BufferedProtocol":
    """A picows server connection for this wire. Pings and pongs are the line's affair."""
    protocol: asyncio.BufferedProtocol = WSProtocol(
        host_port=None,
        ws_path=None,
        is_client_side=False,
        ws_listener_factory=lambda _request: wire,
        logger=JOURNAL,
        disconnect_on_exception=True,
        websocket_handshake_timeout=None,  # the door has read the whole request
        enable_auto_ping=False,
        auto_ping_idle_timeout=limits.idle_timeout,
        auto_ping_reply_timeout=limits.pong_timeout,
        auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
        enable_auto_pong=False,
        max_frame_size=limits.max_message,
        extra_headers=None,
        read_buffer_init_size=READ_BUFFER,
    )
    return protocol


class PicowsWire(WSListener):
    """Between picows and a line."""

    __slots__ = ("_line", "_transport")

    _transport: WSTransport

    def __init__(self, crossing: Crossing) -> None:
        """A wire without a connection yet."""
        self._line = Line(self, crossing.listener, crossing.limits, crossing.open_lines)

    # What picows calls.

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The upgrade has been answered."""
        self._transport = transport
        self._line.open()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Pass data on, answer the rest. picows has checked sizes, masks and opcodes, not order and reserved bits."""
        line = self._line
        line.heard = True
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            line.close(1002, "no extension was agreed")
        elif kind is _TEXT or kind is WSMsgType.BINARY:
            if line.is_mid_message:
                line.close(1002, "expected a continuation frame")
            else:
                opcode = TEXT if kind is _TEXT else BINARY
                line.receive(opcode, frame.get_payload_as_bytes(), is_final=bool(frame.fin))
        elif kind is WSMsgType.CONTINUATION:
            if line.is_mid_message:
                line.receive(0, frame.get_payload_as_bytes(), is_final=bool(frame.fin))
            else:
                line.close(1002, "unexpected continuation frame")
        elif kind is WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind is WSMsgType.CLOSE:
            code = frame.get_close_code()
            transport.send_close(WSCloseCode.OK if code is WSCloseCode.NO_INFO else code)
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The TCP connection has ended."""
        del transport
        self._line.lost()

    def pause_writing(self) -> None:
        """The reader is too slow."""
        self._line.overflow()

    def resume_writing(self) -> None:
        """Too late: the line is over."""

    # What the line calls.

    def write(self, message: bytes) -> None:
        """Send a text frame."""
        if len(message) <= COPIED_BY_PICOWS:
            self._transport.send(_TEXT, message)
        else:
            room = bytearray(PREFIX)
            room += message
            self._transport.send_reuse_external_bytearray(_TEXT, room, len(PREFIX))

    def ping(self) -> None:
        """Send a ping."""
        self._transport.send_ping()

    def say_close(self, code: int, reason: str) -> None:
        """Send a close frame."""
        self._transport.send_close(code, reason)  # type: ignore[arg-type]  # any number is taken, 4000 and up too

    def abort(self) -> None:
        """Cut the connection."""
        self._transport.disconnect(graceful=False)
