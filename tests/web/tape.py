"""Players who keep every frame they are sent, come back when the line is cut, and play whatever is offered."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from conteur.live.randomness import new_key

Json = dict[str, Any]
_PROTOCOL: Final = 1
_BREATH: Final = 0.1
_GONE: Final[Json] = {"refused": "gone"}
"""Our own answer when the server has said goodbye and will not give one."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One message to one device, in the order in which this process saw them."""

    code: str
    device: int
    line: int
    """Which of the device's connections."""
    person: int | None
    """Whose device it was; None is a spectator's."""
    floor: int
    """The newest version anybody had been told of when this line was opened."""
    raw: bytes


@dataclass(slots=True)
class Tape:
    """Everything that was sent to anybody."""

    frames: list[Frame] = field(default_factory=list)
    known: dict[str, int] = field(default_factory=dict)
    """The newest version each table has shown."""
    done: list[tuple[str, int, str]] = field(default_factory=list)
    """Acknowledged: table, person, ref."""
    requests: dict[tuple[int, str], tuple[Json, int]] = field(default_factory=dict)
    """What each device sent under each ref, and the version it had seen then."""
    sent: int = 0
    on_sent: Callable[[], None] = lambda: None
    devices: "count[int]" = field(default_factory=count)


class Player:
    """One device: a seat's if it has a name or a key, else a spectator's."""

    def __init__(self, url: str, code: str, tape: Tape, random: Random, name: str | None = None) -> None:
        """Not connected yet."""
        self.key: str | None = None if name is None else new_key()
        self.person: int | None = None
        self.view: Json | None = None
        self.is_gone = False
        self.can_connect = asyncio.Event()
        self.can_connect.set()
        self.url = url
        self._address = f"{url.replace('http', 'ws', 1)}/ws/{code}"
        self._code, self._tape, self._random, self._name = code, tape, random, name
        self.device = next(tape.devices)
        self._refs = count()
        self._waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()

    # The line

    async def run(self) -> None:
        """Keep the line up, forever."""
        for line in count():
            await self.can_connect.wait()
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError):
                async with open_socket(self._address, compression=None, proxy=None, ping_interval=None) as socket:
                    await self._talk(socket, line)
            self._socket = None

    async def _talk(self, socket: ClientConnection, line: int) -> None:
        floor = self._tape.known.get(self._code, 0)
        key = self.key if self.person is not None else None
        await socket.send(json.dumps({"type": "hello", "protocol": _PROTOCOL, "key": key}))
        async for raw in socket:
            body = raw.encode() if isinstance(raw, str) else raw
            self._tape.frames.append(Frame(self._code, self.device, line, self.person, floor, body))
            self._hear(json.loads(body))
            if self._socket is None:  # the first view: the table knows us
                self._socket = socket
                for message, _ in list(self._waiting.values()):
                    await self._send(message)
            async with self._news:
                self._news.notify_all()

    def _hear(self, message: Json) -> None:
        if message["type"] == "view":
            self.view = message
            self._tape.known[self._code] = max(self._tape.known.get(self._code, 0), message["version"])
        elif message["type"] == "answer":
            if message["person"] is not None:
                self.person = message["person"]
            if message["refused"] is None and self.person is not None:
                self._tape.done.append((self._code, self.person, message["ref"]))
            _, answered = self._waiting.pop(message["ref"], (None, None))
            if answered is not None and not answered.done():
                answered.set_result(message)
        elif message["type"] == "bye":
            self.is_gone = True
            self.can_connect.clear()
            for _, answered in self._waiting.values():
                answered.set_result(_GONE)

    async def _send(self, message: Json) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))
                self._tape.sent += 1
                self._tape.on_sent()

    async def cut(self) -> None:
        """The line breaks; `run` opens the next one."""
        if self._socket is not None:
            await self._socket.close()

    async def goodbye(self) -> None:
        """Wait until the server has said it."""
        async with self._news:
            await self._news.wait_for(lambda: self.is_gone)

    # Doing

    async def request(self, kind: str, what: Json) -> Json:
        """Send a move or an ask; its answer, however many lines it takes and however often it is too fast."""
        answer = await self._request_once(kind, what)
        if answer["refused"] != "too_fast":
            return answer
        await asyncio.sleep(_BREATH)
        return await self.request(kind, what)

    async def _request_once(self, kind: str, what: Json, ref: str | None = None) -> Json:
        if self.is_gone:
            return _GONE
        ref = ref or self.new_ref()
        message = {"type": kind, "ref": ref, kind: what}
        answered: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[ref] = message, answered
        self._tape.requests[self.device, ref] = message, self.view["version"] if self.view else 0
        await self._send(message)
        return await answered

    def new_ref(self) -> str:
        """A name no other request has."""
        return f"{self.device}.{next(self._refs)}"

    async def ask(self, kind: str, **fields: object) -> None:
        """Ask something of the table that is not refused."""
        answer = await self.request("ask", {"kind": kind, **fields})
        if answer["refused"] is not None and (kind, answer["refused"]) != ("leave", "gone"):
            raise AssertionError(f"{kind} was refused: {answer['refused']}")

    async def sit(self) -> None:
        """Sit down under one's name, with one's key."""
        await self.ask("sit", name=self._name, key=self.key)

    async def until(self, is_so: Callable[[Json], bool]) -> Json:
        """The first view that is like this."""
        async with self._news:
            await self._news.wait_for(lambda: self.view is not None and is_so(self.view))
        if self.view is None:
            raise AssertionError
        return self.view

    def beside(self) -> "Player":
        """The same seat on one more device."""
        other = Player(self.url, self._code, self._tape, self._random)
        other.key, other.person = self.key, self.person
        return other

    async def play(
        self, is_over: Callable[[Json], bool], before: Callable[["Player"], Awaitable[None]] | None = None
    ) -> None:
        """Make a legal move whenever one is waited for; before it, perhaps something else."""
        while True:
            view = await self.until(lambda view: self.is_gone or is_over(view) or is_waited_for(view))
            if self.is_gone or is_over(view):
                return
            if before is not None:
                await before(self)
            version = view["version"]
            await self.request("move", self.choose(view))
            await self.until(lambda view: self.is_gone or view["version"] > version)  # noqa: B023 - awaited at once

    def choose(self, view: Json) -> Json:
        """Any legal move."""
        option = self._random.choice(view["you"]["game"]["options"])
        pick = self._random.choice
        match option["kind"]:
            case "may_claim":
                return {"kind": "claim_story"}
            case "may_tell":
                return {"kind": "give_clue", "clue": "sea", "card": pick(option["cards"]) if option["cards"] else None}
            case "may_name_giver":
                return {"kind": "name_giver", "giver": min(option["givers"])}
            case "may_submit":
                return {"kind": "submit_cards", "cards": self._random.sample(option["cards"], option["count"])}
            case "may_vote":
                slots = self._random.sample(option["slots"], self._random.randint(1, option["at_most"]))
                red = [slot for slot in option["red"] if option["red_on_green"] or slot not in slots]
                return {"kind": "cast_votes", "slots": slots, "red": pick(red) if red else None}
            case _:
                return {"kind": "confirm_scores"}


def is_waited_for(view: Json) -> bool:
    """Whether the table waits for this player."""
    you, game = view["you"], view["game"]
    return bool(you and you["game"] and you["game"]["seat"] in game["awaited"] and you["game"]["options"])


def is_ended(view: Json) -> bool:
    """Whether the game is over."""
    return bool(view["table"]["status"] == "ended")


@contextlib.asynccontextmanager
async def connected(*players: Player) -> AsyncIterator[None]:
    """These devices' lines are kept up until the end of the block."""
    lines = [asyncio.get_running_loop().create_task(player.run()) for player in players]
    try:
        yield
    finally:
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
