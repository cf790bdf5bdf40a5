"""A seat at a table on a server: receives views, makes moves, reconnects automatically."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from conteur.client import http
from conteur.client.errors import Refused
from conteur.client.socket import ReconnectingSocket, pauses
from conteur.live.randomness import new_key
from conteur.tables.asks import Ask, Say, Sit
from conteur.tables.refusals import TableRefusal
from conteur.web.protocol import messages as m


class Seat:
    """A seat at a table, or a spectator's place. Iterate over it for views; old views are skipped."""

    def __init__(self, url: str, code: str) -> None:
        """Not connected: use `connect`."""
        self.key: str | None = None
        """The secret that proves the seat; whoever keeps it can come back, from any device."""
        self.view: m.View | None = None
        self.remarks: list[m.RemarkView] = []
        self.socket = ReconnectingSocket(url, code, self)
        self._url = url
        self._code = code
        self._waiting: list[asyncio.Future[None]] = []

    # Views and remarks

    async def __aiter__(self) -> AsyncIterator[m.View]:
        """The current view, then each newer one; Refused when the server says bye."""
        view = await self._newer_than(None)
        while True:
            yield view
            view = await self._newer_than(view)

    async def until(self, is_so: Callable[[m.View], bool]) -> m.View:
        """The first view for which this is true, starting with the current one."""
        view = await self._newer_than(None)
        while not is_so(view):
            view = await self._newer_than(view)
        return view

    async def hear(self, after: int = 0) -> list[m.RemarkView]:
        """The remarks after the one with this number, as soon as there are any."""
        while not self.remarks or self.remarks[-1].number <= after:
            await self._news()
        return [remark for remark in self.remarks if remark.number > after]

    async def _newer_than(self, seen: m.View | None) -> m.View:
        while self.view is None or self.view is seen:
            await self._news()
        return self.view

    async def _news(self) -> None:
        """Wait until something has arrived."""
        if self.socket.ended:
            raise self.socket.ended
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        await waiter

    def on_view(self, view: m.View) -> None:
        """A view has arrived; while a seat is being taken, only the seat's own view counts."""
        if view.you is not None or self.socket.key is None:
            self.view = view
            self._wake()

    def on_talk(self, talk: m.Talk) -> None:
        """Remarks have arrived; after reconnecting, old ones arrive again."""
        last = self.remarks[-1].number if self.remarks else 0
        self.remarks += [remark for remark in talk.remarks if remark.number > last]
        self._wake()

    def on_end(self) -> None:
        """The socket will not reconnect."""
        self._wake()

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for waiter in waiting:
            if not waiter.done():
                waiter.set_result(None)

    # Moves and asks

    async def move(self, move: m.WireMove) -> None:
        """Make a move; returns when it is durable and the view shows it, raises Refused if it is refused."""
        await self._see(await self._request(lambda ref: m.MakeMove(ref, move)))

    async def ask(self, ask: Ask) -> None:
        """Ask something of the table; raises Refused if it is refused."""
        await self._see(await self._request(lambda ref: m.MakeAsk(ref, ask)))

    async def say(self, text: str, *, to_team: bool = False) -> None:
        """Say something to everybody, or to the partner."""
        await self.ask(Say(text, to_team))

    async def sit(self, name: str, rabbit: int | None = None, key: str | None = None) -> None:
        """Sit down under this name; with the key of a seat, in that seat."""
        seat_key = key or new_key()
        answer = await self._request(lambda ref: m.MakeAsk(ref, Sit(name, seat_key, rabbit)))
        self.come_back_as(seat_key)
        await self._see(answer)

    def come_back_as(self, key: str) -> None:
        """Use this key for the hello from now on; a spectator's view is dropped."""
        self.key = self.socket.key = key
        if self.view is not None and self.view.you is None:
            self.view = None

    async def record(self, content: bytes, kind: str) -> str:
        """Upload a recording for the clue; returns its name."""
        if self.key is None:
            raise Refused(TableRefusal.SIT_DOWN_FIRST)
        return await http.send_recording(self._url, self._code, self.key, content, kind)

    async def recording(self, name: str) -> bytes:
        """The bytes of the storyteller's recording."""
        return await http.fetch_recording(self._url, self._code, name)

    async def finished_game(self, number: int) -> str:
        """The record of this table's game of that number, once it is over, for `conteur verify`."""
        return await http.fetch_record(self._url, self._code, number)

    async def _request(self, message: Callable[[str], m.MakeMove | m.MakeAsk]) -> m.Answer:
        for pause in pauses():
            answer = await self.socket.request(message)
            if answer.refused is None:
                return answer
            if answer.refused != TableRefusal.TOO_FAST:
                raise Refused(answer.refused)
            await asyncio.sleep(pause)
        raise AssertionError  # the pauses never end

    async def _see(self, answer: m.Answer) -> None:
        """Wait for the view that shows the change, so that the next move is not based on an old one."""
        while self.socket.ended is None and (self.view is None or self.view.version < answer.version):
            await self._news()


@contextlib.asynccontextmanager
async def connect(
    url: str, code: str, name: str | None = None, *, key: str | None = None, rabbit: int | None = None
) -> AsyncIterator[Seat]:
    """A seat: a new one with a name, your own again with its key, or without either a spectator's place.

    Waits for a server that does not answer: use asyncio.timeout to limit this. Raises Refused if the table refuses us.
    """
    seat = Seat(url, code)
    if key is not None and name is None:
        seat.come_back_as(key)
    running = asyncio.get_running_loop().create_task(seat.socket.run())
    try:
        if name is not None:
            await seat.sit(name, rabbit, key)
        await seat.until(lambda _view: True)
        yield seat
    finally:
        seat.socket.end(ConnectionError("the seat was closed: connect again"))
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
