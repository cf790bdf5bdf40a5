"""WebSocket framing by picows, the fastest measured (bench/). Uses `picows.picows.WSProtocol`, which is not public."""

import asyncio
from typing import Final

from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # missing from the stubs, see TESTED_VERSION

from conteur.web.transport.connection import BINARY, LARGEST_READ, TEXT, SocketConnection
from conteur.web.transport.http_protocol import UpgradedConnection
from conteur.web.transport.logs import LIBRARY_LOGGER
from conteur.web.transport.port import Limits

TESTED_VERSION = "2.3.1"
"""tests/web/transport/test_private_names.py compares it and the class's signature with what is installed."""

READ_BUFFER = 2048
"""Bytes; it grows for a visitor who sends more at once. picows accepts no smaller one."""

COPIED_BY_PICOWS = 8192
"""Longer messages would leave picows as views of its own write buffer, which the next send overwrites."""

NO_PROTOCOL = asyncio.Protocol()
"""uvloop keeps a reference to the last unbuffered protocol; this replaces the HttpProtocol with all its headers."""

PREFIX = bytes(14)
"""Room for picows to write a frame's header in front of a message."""

_TEXT: Final = WSMsgType.TEXT


def start_socket(upgraded: UpgradedConnection) -> None:
    """Answer the upgrade and let picows read from now on."""
    framing = PicowsFraming(upgraded)
    protocol = new_protocol(framing, upgraded.limits)
    transport = upgraded.transport
    transport.set_write_buffer_limits(high=upgraded.limits.max_unsent)
    transport.set_protocol(NO_PROTOCOL)
    transport.set_protocol(protocol)
    protocol.connection_made(transport)
    framing.feed(protocol, upgraded.request + upgraded.tail)


def new_protocol(framing: "PicowsFraming", limits: Limits) -> "asyncio.BufferedProtocol":
    """Picows's server protocol; pings and pongs are sent by SocketConnection."""
    protocol: asyncio.BufferedProtocol = _SmallReads(
        host_port=None,
        ws_path=None,
        is_client_side=False,
        ws_listener_factory=lambda _request: framing,
        logger=LIBRARY_LOGGER,
        disconnect_on_exception=True,
        websocket_handshake_timeout=None,  # the whole request has been read
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


class _SmallReads(WSProtocol):  # type: ignore[misc]  # as above
    """Limits each read: picows doubles a buffer that was filled, and processes all of it at once."""

    __slots__ = ()

    def get_buffer(self, size_hint: int) -> memoryview:
        """The buffer for the next bytes."""
        room: memoryview = super().get_buffer(size_hint)
        return room[:LARGEST_READ]


class PicowsFraming(WSListener):
    """Adapter between picows and a SocketConnection."""

    __slots__ = ("_connection", "_protocol", "_tcp", "_transport", "_unread")

    _transport: WSTransport

    def __init__(self, upgraded: UpgradedConnection) -> None:
        """The upgrade is not answered yet."""
        self._connection = SocketConnection(self, upgraded.listener, upgraded.limits, upgraded.open_connections)
        self._tcp: asyncio.Transport = upgraded.transport
        self._protocol: asyncio.BufferedProtocol | None = None
        self._unread = memoryview(b"")

    def feed(self, protocol: "asyncio.BufferedProtocol", data: bytes) -> None:
        """Pass picows what was read before it started; while reading is paused, the rest waits."""
        self._protocol = protocol
        self._unread = memoryview(data)
        self._read_on()

    def _read_on(self) -> None:
        while self._unread and self._protocol and self._tcp.is_reading() and not self._tcp.is_closing():
            room = memoryview(self._protocol.get_buffer(-1))
            count = min(len(room), len(self._unread))
            room[:count] = self._unread[:count]
            self._unread = self._unread[count:]
            self._protocol.buffer_updated(count)
        if not self._unread:
            self._protocol = None

    # Called by picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The upgrade has been answered."""
        self._transport = transport
        self._connection.open()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Pass on data, answer the rest. picows has checked sizes, masks and opcodes, not order and reserved bits."""
        connection = self._connection
        connection.charge(frame.payload_size)
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            connection.close(1002, "no extension was agreed")
        elif kind is _TEXT or kind is WSMsgType.BINARY:
            if connection.is_mid_message:
                connection.close(1002, "expected a continuation frame")
            else:
                opcode = TEXT if kind is _TEXT else BINARY
                connection.receive(opcode, frame.get_payload_as_bytes(), is_final=bool(frame.fin))
        elif kind is WSMsgType.CONTINUATION:
            if connection.is_mid_message:
                connection.receive(0, frame.get_payload_as_bytes(), is_final=bool(frame.fin))
            else:
                connection.close(1002, "unexpected continuation frame")
        elif kind is WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind is WSMsgType.CLOSE:
            code = frame.get_close_code()
            transport.send_close(WSCloseCode.OK if code is WSCloseCode.NO_INFO else code)
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The TCP connection has ended."""
        del transport
        self._protocol = None
        self._connection.lost()

    def pause_writing(self) -> None:
        """The reader is too slow."""
        self._connection.overflow()

    def resume_writing(self) -> None:
        """Too late: the connection has been closed."""

    # Called by the connection

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

    def send_close(self, code: int, reason: str) -> None:
        """Send a close frame."""
        self._transport.send_close(code, reason)  # type: ignore[arg-type]  # any number is accepted, also 4000 and up

    def abort(self) -> None:
        """Drop the connection."""
        self._transport.disconnect(graceful=False)

    def pause(self) -> None:
        """Pause reading."""
        if not self._tcp.is_closing():
            self._tcp.pause_reading()

    def resume(self) -> None:
        """Resume reading."""
        if not self._tcp.is_closing():
            self._tcp.resume_reading()
            self._read_on()
