"""The actor under random events: devices come and go, the disk fails, others write, processes die, time passes."""

import asyncio
from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from conteur.live.idempotency import Reply
from conteur.live.table import Table
from conteur.rules.game import awaited
from conteur.rules.moves import Move
from conteur.rules.view import view
from conteur.store.entries import decode_entry
from conteur.store.replay import replay
from conteur.tables.asks import Ask, Hurry, Say, StartGame
from conteur.tables.requests import Request
from tests.live.room import Device, FailingLog, Room
from tests.tables.decide.test_dispatch import any_ask, check


class Evening:
    """Everything that can happen to one table, chosen at random."""

    def __init__(self, seed: int) -> None:
        """Nobody is there yet."""
        self.random = Random(seed)  # noqa: S311 - reproducible, not a secret
        self.log = FailingLog()
        self.room = Room(self.log, seed)
        self.devices: list[Device] = []
        self.open: list[asyncio.Future[Reply]] = []
        self.done: list[tuple[int, str]] = []
        self.asked = 0

    async def spend(self) -> None:
        """Many things, one after another or at once."""
        self.devices += await self.room.open(people=4)
        await self.devices[0].do(StartGame())
        for _ in range(150):
            await self.random.choice([self.ask] * 8 + [self.wait] * 2 + [self.come_or_go, self.trouble, self.rival])()
            if self.random.random() < 0.3:
                await self.settled()
            if self.random.random() < 0.01:
                await self.settled()
                await self.fall()
        self.log.trouble = None
        await self.settled()

    async def settled(self) -> None:
        """Nothing is pending; every request was answered, once."""
        await self.room.settle()
        assert all(answered.done() for answered in self.open)
        self.open.clear()
        listeners = [device for device in self.room.table.devices if isinstance(device, Device)]
        here = Counter(device.person for device in listeners if device.person is not None)
        assert dict(here) == self.room.table.presence.devices
        away = set(self.room.table.presence.away_since)
        assert away == {member.person for member in self.room.now.members if member.is_present} - set(here)
        assert all(device.sees.version == self.room.table.replayed.version for device in listeners)
        check(self.room.now)

    async def ask(self) -> None:
        """Somebody asks or moves; perhaps twice with one ref, perhaps from a device that is gone."""
        device = self.random.choice(self.devices)
        what = self._what(device)
        ref = f"r{self.random.randrange(40)}" if self.random.random() < 0.2 else f"s{self.asked}"
        ref += " of all" if isinstance(what, Hurry) else ""  # which leaves no trace in the log
        self.asked += 1
        answered = device.post(what, ref)
        by = device.person
        if by is not None and not isinstance(what, Hurry):
            answered.add_done_callback(lambda told: self._note(by, ref, told.result()))
        self.open.append(answered)

    def _note(self, by: int, ref: str, answer: Reply) -> None:
        if answer.refused is None:
            self.done.append((by, ref))

    def _what(self, device: Device) -> Move | Ask:
        game = self.room.now.game
        member = None if device.person is None else self.room.now.member(device.person)
        if game is not None and member is not None and member.seat in awaited(game) and self.random.random() < 0.7:
            seen = view(game, member.seat)
            if seen.you is not None and seen.you.options:
                return self.room.context.standin.choose(seen, seen.you.options)
        return self.random.choice([Say("x"), Hurry(), any_ask(self.random, self.room.now)])

    async def wait(self) -> None:
        """Time passes, not always long enough for anything."""
        await self.room.wait(self.random.choice([0.1, 1.0, 5.0, 61.0]))

    async def come_or_go(self) -> None:
        """A device, known or new, of somebody who is still a member."""
        device = self.random.choice(self.devices)
        if device in self.room.table.devices:
            device.leave()
        else:
            here = [member.person for member in self.room.now.members if member.is_present]
            self.devices.append(self.room.watch(self.random.choice([None, *here])))

    async def trouble(self) -> None:
        """The disk fails or recovers."""
        self.log.trouble = self.random.choice([None, None, "before", "after", "reading"])

    async def rival(self) -> None:
        """Another process writes to the same table."""
        if self.log.trouble is None and (people := [m.person for m in self.room.now.members if m.is_present]):
            other = Table(self.room.table.code, replay(await self.log.read(self.room.table.code)), self.room.context)
            answered: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
            other.post(Request(Say("from elsewhere"), people[0], f"t{self.asked}"), answered.set_result)
            self.asked += 1
            await answered

    async def fall(self) -> None:
        """The process dies; everybody who still may reconnects."""
        self.log.trouble = None
        await self.room.restart()
        for device in self.devices:
            if device.person is None or self.room.now.present(device.person):
                device.come()

    async def check_log(self) -> None:
        """What was acknowledged is in the log, once."""
        entries = [decode_entry(body) for body in await self.log.read(self.room.table.code)]
        named = [(entry.by, entry.ref) for entry in entries if entry.ref is not None]
        assert len(named) == len(set(named))
        assert set(self.done) <= set(named)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_an_evening_at_a_table(seed: int) -> None:
    """Every request is answered once, everybody sees the newest version, and what was acknowledged is in the log."""

    async def spend() -> None:
        evening = Evening(seed)
        await evening.spend()
        await evening.check_log()

    asyncio.run(spend())
