"""A line to a table that is put up again when it is cut. Knows refs and answers, no moves."""

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
from conteur.tables.refusing import TableRefusal
from conteur.web import messages as m

_FIRST_WAIT: Final = 0.1
_LONGEST_WAIT: Final = 5.0
_PASSING: Final = frozenset({TableRefusal.TOO_FAST, TableRefusal.CANNOT_WRITE_NOW})
"""Reasons for a bye after which it is worth coming back."""
_NO_SUCH_ADDRESS: Final = 404
_LARGEST: Final = 1 << 20

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[m.ToClient]] = msgspec.json.Decoder(m.ToClient)


def pauses() -> Iterator[float]:
    """How long to wait before each further try: longer and longer, and never all clients at the same time."""
    wait = _FIRST_WAIT
    while True:
        yield wait * uniform(0.5, 1.5)  # noqa: S311 - no secret
        wait = min(wait * 2, _LONGEST_WAIT)


class Reader(Protocol):
    """Who wants to hear."""

    def on_view(self, view: m.View) -> None:
        """The table looks like this now."""
        ...

    def on_talk(self, talk: m.Talk) -> None:
        """Somebody said something."""
        ...

    def on_end(self) -> None:
        """Nothing will come any more."""
        ...


class Line:
    """Sends wishes until they are answered, however often the line is cut."""

    def __init__(self, url: str, code: str, reader: Reader) -> None:
        """Not up yet."""
        self.key: str | None = None
        """Whose seat to greet with; None is a spectator's greeting."""
        self.ended: Exception | None = None
        """Why the line is down for good."""
        self._url = socket_url(url, code)
        self._reader = reader
        self._greeted: ClientConnection | None = None
        """The socket, once the server has answered hello."""
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[m.Answer]]] = {}
        self._prefix = f"{getrandbits(64):x}"
        self._numbers = count(1)

    async def ask(self, wish: Callable[[str], m.MakeMove | m.MakeAsk]) -> m.Answer:
        """Send a wish under a new ref; the answer, whichever line it comes by."""
        if self.ended:
            raise self.ended
        ref = f"{self._prefix}.{next(self._numbers)}"
        raw = _encode(wish(ref))
        answered: asyncio.Future[m.Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[ref] = raw, answered
        try:
            if self._greeted:
                await _send(self._greeted, raw)
            return await answered
        finally:
            del self._unanswered[ref]

    async def keep_up(self) -> None:
        """Open the line again and again, until the table says goodbye."""
        waits = pauses()
        try:
            while self.ended is None:
                if await self._was_up():
                    waits = pauses()
                if self.ended is None:
                    await asyncio.sleep(next(waits))
        except BaseException as error:
            self.end(ConnectionError(f"the line was given up: {error!r}"))
            raise

    async def _was_up(self) -> bool:
        """One line, until it is cut; whether the server answered hello on it."""
        has_held = False
        try:
            async with open_socket(self._url, compression=None, max_size=_LARGEST, proxy=None) as socket:
                await socket.send(_encode(m.Hello(m.PROTOCOL_VERSION, self.key)), text=True)
                async for raw in socket:
                    await self._hear(socket, raw)
                    has_held = has_held or self._greeted is not None
        except InvalidStatus as refused:
            if refused.response.status_code == _NO_SUCH_ADDRESS:
                self.end(Refused(TableRefusal.NO_SUCH_TABLE))
        except (OSError, ConnectionClosed, InvalidHandshake):
            pass
        finally:
            self._greeted = None
        return has_held

    async def _hear(self, socket: ClientConnection, raw: str | bytes) -> None:
        try:
            message = _decoder.decode(raw)
        except msgspec.ValidationError:
            return  # something newer than we know
        match message:
            case m.View():
                self._reader.on_view(message)
                if self._greeted is None:
                    await self._begin(socket)
            case m.Answer():
                self._settle(message)
            case m.Talk():
                self._reader.on_talk(message)
            case m.Bye():
                if message.why not in _PASSING:
                    self.end(Refused(message.why))
            case m.Pong():
                pass

    async def _begin(self, socket: ClientConnection) -> None:
        """The server knows us: send what it has not answered. The refs keep it from being done twice."""
        self._greeted = socket
        for raw, _ in [*self._unanswered.values()]:
            await _send(socket, raw)

    def _settle(self, answer: m.Answer) -> None:
        _, answered = self._unanswered.get(answer.ref, (b"", None))
        if answered and not answered.done():
            answered.set_result(answer)

    def end(self, why: Exception) -> None:
        """Nobody will be answered any more."""
        if self.ended is None:
            self.ended = why
            for _, answered in self._unanswered.values():
                if not answered.done():
                    answered.set_exception(why)
            self._reader.on_end()


async def _send(socket: ClientConnection, raw: bytes) -> None:
    with contextlib.suppress(ConnectionClosed):  # it is sent again on the next line
        await socket.send(raw, text=True)


def socket_url(url: str, code: str) -> str:
    """Where a table's socket is."""
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"{parts.path.rstrip('/')}/ws/{code}", "", ""))
