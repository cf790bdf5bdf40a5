"""Players who come back wherever they are let in, ask again what could not be written, and note how long it took."""

import asyncio
import contextlib
from collections.abc import Callable
from itertools import count
from time import monotonic
from typing import Final

from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.web.tape import Json, Player

_BREATH: Final = 0.1
_PASSING: Final = frozenset({"cannot_write_now", "too_fast"})


class Wanderer(Player):
    """One device, through a balancer."""

    def __init__(self, *details: object, **more: object) -> None:
        """Not connected yet."""
        super().__init__(*details, **more)  # type: ignore[arg-type]
        self.code = self._code
        self.cut_off: list[tuple[float, float]] = []
        """When a line was lost, and when the next one showed the table."""
        self.waited: list[tuple[float, float]] = []
        """When something was asked, and when it was done."""
        self.on_talk: Callable[[list[Json]], None] = lambda _remarks: None
        """Told what is said at the table."""
        self._lost_at: float | None = None

    async def run(self) -> None:
        """Keep the line up, forever."""
        for line in count():
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                async with open_socket(self._address, compression=None, proxy=None, ping_interval=None) as socket:
                    await self._talk(socket, line)
            self._socket = None
            self._lost_at = self._lost_at or monotonic()
            await asyncio.sleep(_BREATH)

    def _hear(self, message: Json) -> None:
        if message["type"] == "bye" and message["why"] in _PASSING:
            return
        super()._hear(message)
        if message["type"] == "talk":
            self.on_talk(message["remarks"])
        if message["type"] == "view" and self._lost_at is not None:
            self.cut_off.append((self._lost_at, monotonic()))
            self._lost_at = None

    async def request(self, kind: str, what: Json) -> Json:
        """The same request under the same ref, until it is done or refused for good."""
        ref, asked = self.new_ref(), monotonic()
        while True:
            answer = await self._request_once(kind, what, ref)
            if answer["refused"] not in _PASSING:
                self.waited.append((asked, monotonic()))
                return answer
            await asyncio.sleep(_BREATH)
