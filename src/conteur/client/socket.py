"""A socket to a table that reconnects, and resends unanswered requests. Knows refs and answers, no moves."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from itertools import count
from random import getrandbits, uniform
from typing import Final, Protocol
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from conteur.client.errors import Refused
from conteur.tables.refusals import TableRefusal
from conteur.web.protocol import messages as m

_FIRST_WAIT: Final = 0.1
_LONGEST_WAIT: Final = 5.0
_TEMPORARY: Final = frozenset({TableRefusal.TOO_FAST, TableRefusal.CANNOT_WRITE_NOW})
"""Reasons for a bye after which it is worth reconnecting."""
_NO_SUCH_ADDRESS: Final = 404
_LARGEST: Final = 1 << 20

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[m.ToClient]] = msgspec.json.Decoder(m.ToClient)


def pauses() -> Iterator[float]:
    """Exponential backoff with jitter: seconds to wait before each further attempt."""
    wait = _FIRST_WAIT
    while True:
        yield wait * uniform(0.5, 1.5)  # noqa: S311 - not a secret
        wait = min(wait * 2, _LONGEST_WAIT)


class SocketReader(Protocol):
    """Receives what arrives on a socket."""

    def on_view(self, view: m.View) -> None:
        """The table's new view."""
        ...

    def on_talk(self, talk: m.Talk) -> None:
        """Somebody said something."""
        ...

    def on_end(self) -> None:
        """Nothing more will arrive."""
        ...


class ReconnectingSocket:
    """Sends requests until they are answered, however often the connection is lost."""

    def __init__(self, url: str, code: str, reader: SocketReader) -> None:
        """Not connected yet."""
        self.key: str | None = None
        """The seat key for the hello; None for a spectator."""
        self.ended: Exception | None = None
        """Why it will not reconnect."""
        self._url = socket_url(url, code)
        self._reader = reader
        self._greeted: ClientConnection | None = None
        """The socket, once the server has answered the hello."""
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[m.Answer]]] = {}
        self._prefix = f"{getrandbits(64):x}"
        self._numbers = count(1)

    async def request(self, message: Callable[[str], m.MakeMove | m.MakeAsk]) -> m.Answer:
        """Send a message made with a new ref; returns its answer, on whichever connection it arrives."""
        if self.ended:
            raise self.ended
        ref = f"{self._prefix}.{next(self._numbers)}"
        raw = _encode(message(ref))
        future: asyncio.Future[m.Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[ref] = raw, future
        try:
            if self._greeted:
                await _send(self._greeted, raw)
            return await future
        finally:
            del self._unanswered[ref]

    async def run(self) -> None:
        """Connect and reconnect, until the table says bye."""
        waits = pauses()
        try:
            while self.ended is None:
                if await self._connect():
                    waits = pauses()
                if self.ended is None:
                    await asyncio.sleep(next(waits))
        except BaseException as error:
            self.end(ConnectionError(f"the connection was given up: {error!r}"))
            raise

    async def _connect(self) -> bool:
        """One connection until it ends; whether the server answered the hello."""
        was_greeted = False
        try:
            async with open_socket(self._url, compression=None, max_size=_LARGEST, proxy=None) as socket:
                await socket.send(_encode(m.Hello(m.PROTOCOL_VERSION, self.key)), text=True)
                async for raw in socket:
                    await self._receive(socket, raw)
                    was_greeted = was_greeted or self._greeted is not None
        except InvalidStatus as error:
            if error.response.status_code == _NO_SUCH_ADDRESS:
                self.end(Refused(TableRefusal.NO_SUCH_TABLE))
        except (OSError, ConnectionClosed, InvalidHandshake):
            pass
        finally:
            self._greeted = None
        return was_greeted

    async def _receive(self, socket: ClientConnection, raw: str | bytes) -> None:
        try:
            message = _decoder.decode(raw)
        except msgspec.ValidationError:
            return  # a message of a newer server
        match message:
            case m.View():
                self._reader.on_view(message)
                if self._greeted is None:
                    await self._resend(socket)
            case m.Answer():
                self._settle(message)
            case m.Talk():
                self._reader.on_talk(message)
            case m.Bye():
                if message.why not in _TEMPORARY:
                    self.end(Refused(message.why))
            case m.Pong():
                pass

    async def _resend(self, socket: ClientConnection) -> None:
        """Send what the server has not answered. The refs keep it from being done twice."""
        self._greeted = socket
        for raw, _ in [*self._unanswered.values()]:
            await _send(socket, raw)

    def _settle(self, answer: m.Answer) -> None:
        _, future = self._unanswered.get(answer.ref, (b"", None))
        if future and not future.done():
            future.set_result(answer)

    def end(self, why: Exception) -> None:
        """Fail all pending requests."""
        if self.ended is None:
            self.ended = why
            for _, future in self._unanswered.values():
                if not future.done():
                    future.set_exception(why)
            self._reader.on_end()


async def _send(socket: ClientConnection, raw: bytes) -> None:
    with contextlib.suppress(ConnectionClosed):  # it is resent on the next connection
        await socket.send(raw, text=True)


def socket_url(url: str, code: str) -> str:
    """The URL of a table's socket."""
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"{parts.path.rstrip('/')}/ws/{code}", "", ""))
