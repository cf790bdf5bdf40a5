"""Whole games in every mode, and a table where everybody talks, during faults. Records everything that was sent."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import WebSocketException

from conteur.client import Refused, open_table
from conteur.store.postgres.log import PostgresLog
from tests.cluster.cluster import Cluster
from tests.cluster.faults import Fault
from tests.cluster.linearizability import Operation
from tests.cluster.wandering import Wanderer
from tests.web.tape import Player, Tape, connected, is_ended
from tests.web.truth import Truth

SHORT: Final = {"end": {"points": 5}}
_PAUSE: Final = 0.25
"""Seconds before opening a table is retried."""
_KEPT: Final = 50
"""Remarks a table shows to newcomers."""

Remark = tuple[str, Any]
"""("say", text), or ("look", (number of the last remark, the last fifty))."""


@dataclass
class Fallen:
    """One fault, and how long the slowest device was without the table, and the slowest move without an answer."""

    name: str
    back: float
    answered: float
    since_promotion: float | None = None
    """How long the slowest move took that was answered after a standby was told to take over, counted from then."""


@dataclass
class Evening:
    """Tables of every mode, through one balancer."""

    cluster: Cluster
    random: Random
    tape: Tape = field(default_factory=Tape)
    players: list[Wanderer] = field(default_factory=list)
    games: dict[str, int] = field(default_factory=dict)
    spoken: list[Operation[Remark]] = field(default_factory=list)
    fallen: list[Fallen] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)
    """The number of every remark that anybody heard."""
    pace: float = 0.0
    """Seconds a player thinks, on average."""
    talking: float = 0.25
    """Seconds between two remarks of one person, and two looks of one visitor."""
    is_over: bool = False

    async def spend(self, tables: Iterable[tuple[str, int]], faults: Iterable[Fault], calm: float) -> None:
        """All tables at once, one fault after another, with quiet periods in between."""
        evening = [asyncio.ensure_future(self._table(mode, people)) for mode, people in tables]
        evening.append(asyncio.ensure_future(self._talk_on()))
        falling = asyncio.ensure_future(self._fall(faults, calm))
        try:
            await asyncio.wait([*evening, falling], return_when=asyncio.FIRST_EXCEPTION)
            await asyncio.gather(falling, *evening)
        finally:
            for work in (falling, *evening):
                work.cancel()

    async def _fall(self, faults: Iterable[Fault], calm: float) -> None:
        for fault in faults:
            await asyncio.sleep(calm)
            began = monotonic()
            await fault(self.cluster)
            await self._progress()
            self.fallen.append(self._fallen(fault.__name__, began))
        self.is_over = True

    def _fallen(self, name: str, began: float) -> Fallen:
        def slowest(spans: Iterable[tuple[float, float]], since: float) -> float:
            return max((end - max(begin, since) for begin, end in spans if end > since), default=0.0)

        back = slowest((span for one in self.players for span in one.cut_off), began)
        waited = [span for one in self.players for span in one.waited]
        promoted = self.cluster.promoted_at
        is_promoted = promoted is not None and promoted > began
        return Fallen(name, back, slowest(waited, began), slowest(waited, promoted or 0.0) if is_promoted else None)

    async def _progress(self) -> None:
        """Wait until every table has continued after the fault."""
        known = dict(self.tape.known)
        for code, version in known.items():
            player = next(one for one in self.players if one.code == code)
            await player.until(lambda view: bool(view["version"] > version))  # noqa: B023 - awaited at once

    # Games

    async def _open(self, settings: dict[str, Any]) -> str:
        while True:
            with contextlib.suppress(OSError, Refused):
                return await open_table(self.cluster.door.url, settings)
            await asyncio.sleep(_PAUSE)

    def _player(self, code: str, name: str | None) -> Wanderer:
        self.players.append(Wanderer(self.cluster.door.url, code, self.tape, self.random, name))
        return self.players[-1]

    async def _table(self, mode: str, people: int) -> None:
        """Game after game, until all faults have happened."""
        code = await self._open({"mode": mode, "options": SHORT if mode == "base" else {}})
        seats = [self._player(code, f"P{number}") for number in range(people)]
        self.games[code] = 0
        async with connected(*seats):
            for player in seats:
                await player.sit()
            while not self.is_over or self.games[code] == 0:
                await seats[0].ask("start_game")
                self.games[code] += 1
                await asyncio.gather(*(self._play(player, self.games[code]) for player in seats))

    async def _play(self, player: Wanderer, number: int) -> None:
        await player.until(lambda view: bool(view["table"]["games"] == number))
        await player.play(is_ended, self._ponder if self.pace else None)

    async def _ponder(self, _player: Player) -> None:
        if not self.is_over:
            await asyncio.sleep(self.random.uniform(0.0, 2 * self.pace))

    # Talk, for the checker

    async def _talk_on(self) -> None:
        """Some say things, others come in again and again to hear all there is; when, and what, is noted."""
        code = await self._open({})
        talkers = [self._player(code, f"T{number}") for number in range(3)]
        for talker in talkers:
            talker.on_talk = self._note_places
        async with connected(*talkers):
            for talker in talkers:
                await talker.sit()
            await self._say(talkers[0], "the first word")
            await asyncio.gather(
                *(self._say_on(talker, number) for number, talker in enumerate(talkers)),
                *(self._look_on(code) for _ in range(3)),
            )

    async def _say_on(self, talker: Wanderer, who: int) -> None:
        number = 0
        while not self.is_over:
            number += 1
            await self._say(talker, f"{who} says {number}")
            await asyncio.sleep(self.talking)

    async def _say(self, talker: Wanderer, text: str) -> None:
        called = monotonic()
        await talker.ask("say", text=text)
        self.spoken.append(Operation(("say", text), called, monotonic()))

    def _note_places(self, remarks: Iterable[Any]) -> None:
        for remark in remarks:
            if self.places.setdefault(remark["text"], remark["number"]) != remark["number"]:
                raise AssertionError(f"{remark['text']!r} is number {remark['number']}, and another one elsewhere")

    async def _look_on(self, code: str) -> None:
        while not self.is_over:
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                async with asyncio.timeout(10):
                    await self._look(code)
            await asyncio.sleep(self.talking)

    async def _look(self, code: str) -> None:
        """Connect and read; a lost connection counts as having seen nothing."""
        called = monotonic()
        address = f"{self.cluster.door.url.replace('http', 'ws', 1)}/ws/{code}"
        async with open_socket(address, compression=None, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "key": None}))
            async for raw in socket:
                message = json.loads(raw)
                if message["type"] == "talk":
                    texts = tuple(remark["text"] for remark in message["remarks"])
                    seen = message["remarks"][-1]["number"], texts
                    self._note_places(message["remarks"])
                    self.spoken.append(Operation(("look", seen), called, monotonic()))
                    return
                if message["type"] == "bye":
                    return


Talk = tuple[int, tuple[str, ...]]
"""How many remarks there are, and the last fifty."""
SILENCE: Final[Talk] = (0, ())


def step_by(places: Mapping[str, int]) -> Callable[[Talk, Remark], Talk | None]:
    """A table's talk: what is said is last, who looks sees the end of it.

    Whatever anybody was told the number of can only have been said as that one. Without this the checker would try
    all orders in which people may have spoken while nobody looked.
    """

    def step(talk: Talk, act: Remark) -> Talk | None:
        (number, texts), (kind, what) = talk, act
        if kind == "say":
            return (number + 1, (*texts, what)[-_KEPT:]) if places.get(what, number + 1) == number + 1 else None
        return talk if what == talk else None

    return step


async def truths_of(cluster: Cluster, codes: Iterable[str]) -> dict[str, Truth]:
    """What is in the database at the end."""
    log = await PostgresLog.open(cluster.database)
    try:
        return {code: Truth(code, await log.read(code)) for code in codes}
    finally:
        await log.close()
