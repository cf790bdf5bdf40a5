"""HTTP on the one port: uvicorn answers requests, WebSocket upgrades go to a socket library.

Subclasses uvicorn's HttpToolsProtocol, whose private names it uses.
"""

import asyncio
import base64
import binascii
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from conteur.web.transport.body_timer import BodyTimer
from conteur.web.transport.connection import OpenConnections
from conteur.web.transport.idle import IdleConnections
from conteur.web.transport.logs import log_failure
from conteur.web.transport.port import Accept, Limits, Rejected, SocketListener, Upgrade


@dataclass(frozen=True, slots=True)
class UpgradedConnection:
    """A connection whose upgrade was accepted, for a socket library to take over."""

    transport: asyncio.Transport
    key: str
    """A valid Sec-WebSocket-Key."""
    tail: bytes
    """Bytes the visitor already sent after the request."""
    listener: SocketListener
    limits: Limits
    open_connections: OpenConnections

    @property
    def request(self) -> bytes:
        """A minimal upgrade request: the visitor's own was checked here and may be formatted differently."""
        return (
            "GET / HTTP/1.1\r\nHost: conteur\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {self.key}\r\n\r\n"
        ).encode()


StartSocket = Callable[[UpgradedConnection], None]


@dataclass(frozen=True, slots=True)
class UpgradeOptions:
    """How upgrades are handled."""

    accept: Accept
    start_socket: StartSocket
    limits: Limits
    idle: IdleConnections


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it is upgraded to a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        upgrades: UpgradeOptions,
    ) -> None:
        """Not connected yet; uvicorn calls this."""
        super().__init__(config, server_state, app_state, _loop)
        self._upgrades = upgrades
        self._head_room: int | None = upgrades.limits.max_head
        """How many more bytes the request head may have; None once it is complete."""
        self._head_timer: asyncio.TimerHandle | None = None
        self._body_timer: BodyTimer | None = None
        self._answering: RequestResponseCycle | None = None
        """The request being answered; uvicorn itself knows only the last one that was read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # the same as in uvicorn
        """Start the timeout of the request head."""
        super().connection_made(transport)
        self._upgrades.idle.add(self._peer, transport)
        self._head_timer = self.loop.call_later(self._upgrades.limits.head_timeout, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._stop_timers()
        self._upgrades.idle.discard(self._peer, self.transport)
        super().connection_lost(exc)
        if self._answering is not None:  # with requests queued behind it, uvicorn does not notify it
            self._answering.disconnected = True
            self._answering.message_event.set()

    def on_message_begin(self) -> None:
        """A request head begins: on a keep-alive connection its size limit and timeout start again."""
        super().on_message_begin()
        if self._head_room is None:
            self._head_room = self._upgrades.limits.max_head
            self._head_timer = self.loop.call_later(self._upgrades.limits.head_timeout, self.transport.close)

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self._head_room = None
        self._stop_timers()
        self._upgrades.idle.discard(self._peer, self.transport)
        super().on_headers_complete()
        self._body_timer = BodyTimer(
            self.loop, self._upgrades.limits, lambda: self.flow.read_paused, self._on_body_timeout
        )

    def on_body(self, body: bytes) -> None:
        """A part of the body has arrived."""
        if self._body_timer is not None:
            self._body_timer.receive(len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The body is complete, or there is none."""
        self._stop_timers()
        super().on_message_complete()

    def _on_body_timeout(self) -> None:
        """Answer 408 if a body takes too long; if a response has already been sent, just drop the connection."""
        if self.cycle.response_started:
            self.transport.close()
        else:
            self._answer(HTTPStatus.REQUEST_TIMEOUT, "request body too slow")

    def on_response_complete(self) -> None:
        """A request was answered."""
        super().on_response_complete()
        if self.pipeline:  # uvicorn reads on: whoever sends faster than it is answered would fill the memory
            self.flow.pause_reading()
        if not self.pipeline and not self.transport.is_closing():
            self._upgrades.idle.add(self._peer, self.transport)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Start answering a request, now or after those before it."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        """Parse what was read, but never more of a request head than its size limit."""
        self._unset_keepalive_if_required()
        rest = b""
        if self._head_room is not None:
            data, rest = data[: self._head_room], data[self._head_room :]
            self._head_room -= len(data)
        try:
            self.parser.feed_data(data)
            if self._head_room == 0:
                self._answer(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "request head too large")
            elif rest:
                data, rest = rest, b""
                self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                self._switch_protocols(data[upgrade.args[0] :] + rest)
            else:
                self._unsupported_upgrade_warning()
        except httptools.HttpParserError:
            self._answer(HTTPStatus.BAD_REQUEST, "not a valid HTTP request")

    def _switch_protocols(self, tail: bytes) -> None:
        """Ask whether the visitor may have a socket, and start the socket library."""
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]  # None at first
            self.transport.abort()  # a request is still being answered on this connection: no real client does this
            return
        upgrade = self._upgrade()
        if isinstance(upgrade, Rejected):
            self._answer(upgrade.status, upgrade.reason)
            return
        try:
            verdict = self._upgrades.accept(upgrade)
        except Exception as error:  # noqa: BLE001 - one visitor's fault must not reach the others
            log_failure(error)
            verdict = Rejected(HTTPStatus.INTERNAL_SERVER_ERROR, "internal error")
        if isinstance(verdict, Rejected):
            self._answer(verdict.status, verdict.reason)
            return
        self._release()
        key = upgrade.headers["sec-websocket-key"]
        self._upgrades.start_socket(
            UpgradedConnection(self.transport, key, tail, verdict, self._upgrades.limits, self.connections)  # type: ignore[arg-type]  # it has what uvicorn calls: shutdown()
        )

    def _upgrade(self) -> Upgrade | Rejected:
        """The upgrade request, if it is valid under RFC 6455."""
        headers: dict[str, str] = {}
        for raw_name, raw_value in self.headers:
            name, value = raw_name.decode("latin-1"), raw_value.decode("latin-1")
            headers[name] = f"{headers[name]}, {value}" if name in headers else value
        if self.scope["method"] != "GET" or self.scope["http_version"] != "1.1":
            return Rejected(HTTPStatus.BAD_REQUEST, "an upgrade is a GET request of HTTP/1.1")
        if headers.get("sec-websocket-version") != "13":
            return Rejected(HTTPStatus.UPGRADE_REQUIRED, "only version 13 of the WebSocket protocol is spoken here")
        if not is_key(headers.get("sec-websocket-key", "")):
            return Rejected(HTTPStatus.BAD_REQUEST, "Sec-WebSocket-Key must be 16 bytes in base64")
        try:
            url = httptools.parse_url(self.url)
        except httptools.HttpParserInvalidURLError:
            return Rejected(HTTPStatus.BAD_REQUEST, "not a valid address")
        path, query = url.path or b"/", url.query or b""
        return Upgrade(
            path=unquote(path.decode("latin-1")),
            query=query.decode("latin-1"),
            headers=headers,
            client=self._peer,
        )

    def _answer(self, status: int, text: str) -> None:
        """Send a plain text response, the last on this connection."""
        self._stop_timers()
        body = text.encode()
        head = [
            b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode()),
            *(b"%s: %s" % header for header in self.server_state.default_headers),
            b"content-type: text/plain; charset=utf-8",
            b"content-length: %d" % len(body),
            b"connection: close",
        ]
        if status == HTTPStatus.UPGRADE_REQUIRED:
            head.append(b"sec-websocket-version: 13")
        self.transport.write(b"\r\n".join([*head, b"", body]))
        self.transport.close()

    def _release(self) -> None:
        """Release the connection, and the parser, which refers to this object."""
        self._unset_keepalive_if_required()
        self._stop_timers()
        self.connections.discard(self)
        self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end

    def _stop_timers(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
        if self._body_timer is not None:
            self._body_timer.stop()
            self._body_timer = None


def is_key(key: str) -> bool:
    """Whether this is what a browser sends as Sec-WebSocket-Key."""
    try:
        return len(base64.b64decode(key, validate=True)) == 16  # noqa: PLR2004 - RFC 6455, 4.1
    except (binascii.Error, ValueError):
        return False
