"""One seat at a table on a server: sees views, makes moves, and comes back by itself when the line is cut."""

import asyncio
import contextlib
import json
import random
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from conteur.tables.asks import Ask, Sit
from conteur.tables.keys import new_key
from conteur.tables.refusing import TableRefusal
from conteur.web import messages as m

_FIRST_WAIT: Final = 0.05
_LONGEST_WAIT: Final = 5.0
_BREATH: Final = 0.25
"""How long to wait before asking again when the server says: too fast."""
_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[m.ToClient]] = msgspec.json.Decoder(m.ToClient)


class Refused(Exception):  # noqa: N818 - an answer, not an error
    """The table says no; `code` says why."""

    def __init__(self, code: str) -> None:
        """Why."""
        super().__init__(code)
        self.code = code


async def open_table(url: str, settings: dict[str, Any] | None = None) -> str:
    """Open a table on a server; its code."""
    return await asyncio.to_thread(_post, f"{url.rstrip('/')}/api/tables", settings or {})


def _post(url: str, body: dict[str, Any]) -> str:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})  # noqa: S310 - the caller's own server
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - as above
            return str(json.load(answer)["code"])
    except urllib.error.HTTPError as error:
        with error:
            raise Refused(json.load(error).get("refused", str(error.code))) from None


class Seat:
    """A place at a table, or a spectator's. Iterate over it for views; the newest wins when they come fast."""

    def __init__(self, url: str, code: str, key: str | None) -> None:
        """Not connected yet; `key` is kept to come back with."""
        self.key = key
        self.view: m.View | None = None
        self.remarks: list[m.RemarkView] = []
        self._url = _socket_url(url, code)
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[bytes, asyncio.Future[m.Answer]]] = {}
        self._refs = (f"{random.getrandbits(48):x}.{number}" for number in count())
        self._is_seated = False
        self._changed = asyncio.Event()
        self._ended: Exception | None = None

    # Seeing

    def __aiter__(self) -> AsyncIterator[m.View]:
        """Views, as long as the table keeps the seat."""
        return self._views()

    async def _views(self) -> AsyncIterator[m.View]:
        seen: m.View | None = None
        while True:
            while self.view is seen or self.view is None:
                if self._ended:
                    raise self._ended
                self._changed.clear()
                await self._changed.wait()
            seen = self.view
            yield seen

    async def next_view(self) -> m.View:
        """The next view that comes."""
        seen = self.view
        async for view in self:
            if view is not seen:
                return view
        raise AssertionError

    # Doing

    async def move(self, move: m.WireMove) -> None:
        """Make a move; returns when it is durable, raises Refused if it is not to be."""
        await self._ask(lambda ref: m.MakeMove(ref, move))

    async def ask(self, ask: Ask) -> m.Answer:
        """Ask something of the table."""
        return await self._ask(lambda ref: m.MakeAsk(ref, ask))

    async def _ask(self, message: Any) -> m.Answer:  # noqa: ANN401 - a function from ref to message
        while (answer := await self._ask_once(message)).refused == TableRefusal.TOO_FAST:
            await asyncio.sleep(_BREATH)
        if answer.refused is not None:
            raise Refused(answer.refused)
        return answer

    async def _ask_once(self, message: Any) -> m.Answer:  # noqa: ANN401 - as above
        if self._ended:
            raise self._ended
        ref = next(self._refs)
        raw = _encode(message(ref))
        answered: asyncio.Future[m.Answer] = asyncio.get_running_loop().create_future()
        self._asked[ref] = raw, answered
        if self._socket:
            with contextlib.suppress(ConnectionClosed):  # it is sent again on the next line
                await self._socket.send(raw, text=True)
        try:
            return await answered
        finally:
            self._asked.pop(ref, None)

    # The line

    async def run(self) -> None:
        """Keep the line up until the table ends it."""
        wait = _FIRST_WAIT
        while self._ended is None:
            try:
                async with open_socket(self._url, compression=None, max_size=1 << 20, proxy=None) as socket:
                    wait = _FIRST_WAIT
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            if self._ended is None:
                await asyncio.sleep(wait * random.uniform(0.5, 1.5))  # noqa: S311 - so that not all come back at once
                wait = min(wait * 2, _LONGEST_WAIT)

    async def _talk(self, socket: ClientConnection) -> None:
        key = self.key if self._is_seated else None
        await socket.send(_encode(m.Hello(m.PROTOCOL_VERSION, key)), text=True)
        self._socket = socket
        is_first = True
        async for raw in socket:
            message = _decoder.decode(raw)
            match message:
                case m.View():
                    self.view = message
                    self._changed.set()
                    if is_first:
                        is_first = False
                        await self._send_again(socket)
                case m.Answer():
                    self._settle(message)
                case m.Talk():
                    self.remarks += message.remarks
                    self._changed.set()
                case m.Bye():
                    self._end(Refused(message.why))
                case m.Pong():
                    pass

    async def _send_again(self, socket: ClientConnection) -> None:
        """What was asked and not answered before the line was cut; the refs keep it from being done twice."""
        for raw, _ in list(self._asked.values()):
            await socket.send(raw, text=True)

    def _settle(self, answer: m.Answer) -> None:
        asked = self._asked.get(answer.ref)
        if asked is None or asked[1].done():
            return
        if answer.person is not None and answer.refused is None:
            self._is_seated = True
            self.view = None  # a spectator's; the seat's own follows
        asked[1].set_result(answer)

    def _end(self, why: Exception) -> None:
        self._ended = why
        self._changed.set()
        for _, answered in self._asked.values():
            if not answered.done():
                answered.set_exception(why)

    async def sit(self, name: str, rabbit: int | None = None) -> None:
        """Sit down under this name."""
        if self.key is None:
            self.key = new_key()
        await self.ask(Sit(name, self.key, rabbit))

    def sits_already(self) -> None:
        """The key is a seat's: greet with it."""
        self._is_seated = True


@contextlib.asynccontextmanager
async def connect(
    url: str, code: str, name: str | None = None, *, key: str | None = None, rabbit: int | None = None
) -> AsyncIterator[Seat]:
    """A seat: a new one with a name, one's own again with its key, or with neither a spectator's place."""
    seat = Seat(url, code, key)
    if key is not None and name is None:
        seat.sits_already()
    line = asyncio.get_running_loop().create_task(seat.run())
    try:
        if name is not None:
            await seat.sit(name, rabbit)
        yield seat
    finally:
        line.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await line


def _socket_url(url: str, code: str) -> str:
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"{parts.path.rstrip('/')}/ws/{code}", "", ""))
