"""A table with its actor, in a real event loop, on a real log, with a clock that tests control."""

import asyncio
import heapq
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from random import Random

from conteur.bots.brains.blind import BlindBrain
from conteur.live.context import TableContext
from conteur.live.idempotency import Reply
from conteur.live.lobby import Lobby
from conteur.live.patience import Patience
from conteur.live.randomness import new_key
from conteur.live.table import Table
from conteur.rules.game import Game
from conteur.rules.moves import Move
from conteur.store.log import LogUnavailable
from conteur.store.memory.log import MemoryLog
from conteur.store.replay import replay
from conteur.store.snapshots import Snapshots
from conteur.tables.asks import Ask, ClaimSeat, Sit, StartGame
from conteur.tables.events import Person
from conteur.tables.keys import hash_of
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import AddPicture, BringDeck, Request
from conteur.tables.settings import Settings
from conteur.tables.state import TableState
from conteur.tables.view import SharedView

PATIENCE = Patience(absence=60.0, host_absence=60.0, thinking=(1.0, 3.0), claiming=6.0)


class Alarm:
    """One scheduled call."""

    def __init__(self, callback: Callable[[], object]) -> None:
        """Not cancelled."""
        self.callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        """Cancel the call."""
        self.callback = None


class ManualScheduler:
    """A scheduler whose time advances only when a test says so."""

    __test__ = False

    def __init__(self) -> None:
        """Start at time zero."""
        self._now = 1000.0
        self._order = count()
        self._due: list[tuple[float, int, Alarm]] = []

    def time(self) -> float:
        """Now."""
        return self._now

    def call_at(self, when: float, callback: Callable[[], object], /) -> Alarm:
        """Schedule a call."""
        alarm = Alarm(callback)
        heapq.heappush(self._due, (when, next(self._order), alarm))
        return alarm

    def next_call(self, until: float) -> Callable[[], object] | None:
        """Step to the next call before `until`, or to `until`."""
        while self._due and self._due[0][0] <= until:
            when, _, alarm = heapq.heappop(self._due)
            if alarm.callback is not None:
                self._now = max(self._now, when)
                return alarm.callback
        self._now = until
        return None


class FailingLog(MemoryLog):
    """A log whose disk can be full: before a write, or after it, so that the write is not acknowledged."""

    trouble: str | None = None

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write, unless the disk is full."""
        if self.trouble == "before":
            raise LogUnavailable("the disk is full")
        await super().append(table, expected, bodies)
        if self.trouble == "after":
            raise LogUnavailable("the disk went away")

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Read, unless the log is unavailable."""
        if self.trouble == "reading":
            raise LogUnavailable("the disk does not answer")
        return await super().read(table, after)


class Device:
    """A phone, a laptop or a screen; keeps everything it was sent, in order."""

    def __init__(self, room: "Room", person: Person | None) -> None:
        """Not connected yet."""
        self.person = person
        member = None if person is None else room.now.member(person)
        self.key_hash = None if member is None else member.key_hash
        self.told: list[SharedView | Reply | TableRefusal] = []
        self._room = room

    def show(self, shown: SharedView) -> None:
        """Receive a view."""
        self.told.append(shown)

    def dismiss(self, why: TableRefusal) -> None:
        """Receive a dismissal."""
        self.told.append(why)

    def post(self, what: Move | Ask | AddPicture | BringDeck, ref: str | None = None) -> "asyncio.Future[Reply]":
        """Send a request; the answer comes later."""
        if self.person is None and isinstance(what, Sit | ClaimSeat):
            self.key_hash = hash_of(what.key)
        answered: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

        def take(answer: Reply) -> None:
            if answer.person is not None and self.person is None:
                self._room.table.recognise(self, answer.person)
            self.told.append(answer)
            answered.set_result(answer)

        self._room.table.post(Request(what, self.person, ref or self._room.new_ref(), self.key_hash), take)
        return answered

    async def do(self, what: Move | Ask | AddPicture | BringDeck, ref: str | None = None) -> Reply:
        """Send a request, and wait for the answer and all that follows."""
        answer = await self.post(what, ref)
        await self._room.settle()
        return answer

    def leave(self) -> None:
        """Disconnect."""
        self._room.table.depart(self)

    def come(self) -> "Device":
        """Connect again."""
        self._room.table.arrive(self)
        return self

    @property
    def sees(self) -> SharedView:
        """The newest view."""
        return next(shown for shown in reversed(self.told) if isinstance(shown, SharedView))

    @property
    def hand(self) -> tuple[int, ...] | None:
        """Its own cards."""
        yours = None if self.person is None else self.sees.yours(self.person)
        return None if yours is None else yours.hand


class Room:
    """One table, its log and its clock."""

    def __init__(self, log: MemoryLog | None = None, seed: int = 1) -> None:
        """Empty."""
        self.log = log or FailingLog()
        self.scheduler = ManualScheduler()
        random = Random(seed)  # noqa: S311 - reproducible, not a secret
        self.context = TableContext(
            self.log,
            BlindBrain(random),
            PATIENCE,
            random,
            scheduler=lambda: self.scheduler,
            date=lambda: int(self.scheduler.time() * 1000) + self.step,
        )
        self.step = 0
        """Milliseconds by which the system clock was set forward or back."""
        self.lobby = Lobby(self.context)
        self.table: Table
        self.keys: dict[Person, str] = {}
        self._refs = count()

    def use_snapshots(self, snapshots: Snapshots) -> None:
        """Store snapshots here, too."""
        self.context = replace(self.context, snapshots=snapshots)
        self.lobby = Lobby(self.context)

    async def open(self, settings: Settings | None = None, people: int = 0, *, starts: bool = False) -> list[Device]:
        """A new table with people A, B, C ..., each with one device."""
        self.table = await self.lobby.open(settings or Settings())
        devices = [await self.sit(chr(ord("A") + number)) for number in range(people)]
        if starts:
            assert await devices[0].do(StartGame()) == Reply()
        return devices

    async def sit(self, name: str) -> Device:
        """Somebody with one device."""
        device, key = self.watch(), new_key()
        answer = await device.do(Sit(name, key))
        assert answer.person is not None, answer
        self.keys[answer.person] = key
        return device

    def watch(self, person: Person | None = None) -> Device:
        """One more device: a spectator's, or somebody's."""
        return Device(self, person).come()

    def new_ref(self) -> str:
        """An unused ref."""
        return f"ref {next(self._refs)}"

    async def settle(self) -> None:
        """Wait until nothing is being written."""
        while self.table._working is not None:
            await self.table._working

    async def wait(self, seconds: float) -> None:
        """Let time pass, and everything that is due happen at its time."""
        until = self.scheduler.time() + seconds
        while (call := self.scheduler.next_call(until)) is not None:
            call()
            await self.settle()

    async def restart(self) -> None:
        """The process died; another one reads the log. Devices have to reconnect."""
        self.table.rest()
        self.table = Table(self.table.code, replay(await self.log.read(self.table.code)), self.context)

    @property
    def now(self) -> TableState:
        """The table's current state."""
        return self.table.state

    @property
    def game(self) -> Game:
        """Its game."""
        assert self.now.game is not None
        return self.now.game

    def phase(self) -> str:
        """The current phase; a method, so that readers and mypy know that it changes."""
        return self.game.phase
