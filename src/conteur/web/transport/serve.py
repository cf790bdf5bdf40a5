"""Runs the server on one port: uvicorn for HTTP, picows or websockets for sockets."""

import asyncio
import contextlib
import importlib
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping, MutableMapping
from functools import partial
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, cast

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from conteur.web.transport.http_protocol import HttpProtocol, StartSocket, UpgradeOptions
from conteur.web.transport.idle import IdleConnections
from conteur.web.transport.port import Accept, Limits

Transport: TypeAlias = Literal["auto", "picows", "websockets"]

Message: TypeAlias = MutableMapping[str, Any]
AsgiApp: TypeAlias = Callable[
    [Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]
]
"""Any ASGI application, such as Starlette's. It does not get sockets."""

BACKLOG = 2048
_LAST_ANSWERS = 3.0
"""Seconds for open requests to be answered before the server stops."""


async def serve(  # noqa: PLR0913 - the one place where everything about the port is configured
    app: AsgiApp,
    accept: Accept,
    *,
    host: str,
    port: int,
    transport: Transport = "auto",
    limits: Limits | None = None,
    headers: Mapping[str, str] = MappingProxyType({}),
    stop: asyncio.Event | None = None,
    on_ready: Callable[[int], None] | None = None,
    on_leaving: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Serve until SIGINT, SIGTERM or `stop`; then close sockets with 1012, finish responses and return.

    `on_leaving` is awaited first, with a timeout: open requests can still be answered.

    `headers` are added to every response, including rejected upgrades and bad requests.
    `on_ready` is called with the port, which matters if 0 was given. An address in use raises OSError.
    """
    limits = limits or Limits()
    idle = IdleConnections(limits.max_idle, limits.idle_grace, asyncio.get_running_loop().time)
    upgrades = UpgradeOptions(accept, framing_of(transport), limits, idle)
    config = uvicorn.Config(
        cast("Any", app),
        http=cast("type[asyncio.Protocol]", partial(HttpProtocol, upgrades=upgrades)),
        ws=asyncio.Protocol,  # never used; without a class uvicorn treats upgrades as plain requests
        interface="asgi3",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # web/addresses.py decides, for HTTP and sockets alike
        server_header=False,
        headers=[*headers.items()],
        timeout_graceful_shutdown=limits.stop_timeout,
        backlog=BACKLOG,
    )
    listening = bind(host, port)
    server = Server(config, on_ready, on_leaving)
    watch = asyncio.ensure_future(server.leave_on(stop)) if stop is not None else None
    try:
        await server.serve([listening])
    finally:
        listening.close()
        if watch is not None:
            watch.cancel()


def framing_of(transport: Transport) -> StartSocket:
    """The chosen library's start_socket; "auto" is picows if it is installed."""
    if transport != "websockets":
        try:
            return cast("StartSocket", importlib.import_module("conteur.web.transport.picows_framing").start_socket)
        except ImportError:
            if transport == "picows":
                raise
    return cast("StartSocket", importlib.import_module("conteur.web.transport.websockets_framing").start_socket)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """A uvloop loop where available, otherwise (on Windows) an asyncio loop. For asyncio.Runner(loop_factory=...)."""
    try:
        return cast("asyncio.AbstractEventLoop", importlib.import_module("uvloop").new_event_loop())
    except ImportError:
        return asyncio.new_event_loop()


def bind(host: str, port: int) -> socket.socket:
    """A listening socket. "::" also listens on IPv4 where the system can."""
    if ":" not in host:
        return socket.create_server((host, port), backlog=BACKLOG)
    dual = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=socket.AF_INET6, backlog=BACKLOG, dualstack_ipv6=dual)


class Server(uvicorn.Server):
    """uvicorn's server with callbacks for being ready and for stopping."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_ready: Callable[[int], None] | None,
        on_leaving: Callable[[], Awaitable[None]] | None,
    ) -> None:
        """Not started yet."""
        super().__init__(config)
        self._on_ready = on_ready
        self._on_leaving = on_leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then call `on_ready`."""
        await super().startup(sockets)
        if self._on_ready is not None and sockets:
            self._on_ready(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `on_leaving`, then close everything."""
        if self._on_leaving is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._on_leaving(), _LAST_ANSWERS)
        await super().shutdown(sockets)

    async def leave_on(self, stop: asyncio.Event) -> None:
        """Stop when the event is set."""
        await stop.wait()
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal and, unlike uvicorn, do not re-raise it: the caller has a store to close."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, action in before.items():
                signal.signal(number, action)
