"""The table actor: takes one request at a time, writes it to the log, and only then broadcasts."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from conteur.live.audience import Audience
from conteur.live.bots import BotTurns
from conteur.live.commit import Committer
from conteur.live.context import TableContext
from conteur.live.idempotency import Reply
from conteur.live.ports import Device
from conteur.live.timers.timekeeper import Timekeeper
from conteur.store.peers import Elsewhere
from conteur.store.replay import Replayed
from conteur.tables.deadlines import moment_of
from conteur.tables.decide.claims import claim_with
from conteur.tables.events import Person
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import CloseClaim, Request, RestartClock, StandIn
from conteur.tables.state import TableState
from conteur.tables.view import SharedView

RETRY: Final = 1.0
"""Seconds before a failed chore is tried again: the disk may have space by then."""


class _Job(NamedTuple):
    request: Request
    answer: Callable[[Reply], None]


class Table:
    """One table in this process: its requests in order, and the devices connected to it."""

    def __init__(self, code: str, replayed: Replayed, context: TableContext) -> None:
        """A table replayed from its log, with no devices yet."""
        self.code = code
        self.is_lost = False
        """Whether the log was rolled back behind what we know, or is gone: the table has to be loaded again."""
        self._audience = Audience()
        self.presence = self._audience.presence
        self._context = context
        self._elsewhere = Elsewhere()
        self._committer = Committer(code, replayed, context, self.presence)
        self._bot_turns = BotTurns(code, context.bots, self._play_thought)
        self._time = Timekeeper(context, self.presence, self._on_timer)
        self._time.is_begun = self._bot_turns.is_about
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[_Job] = deque()
        self._working: asyncio.Task[bool] | None = None
        self._view: SharedView | None = None
        self._newest = replayed.version
        self._is_in_doubt = False
        self._stop_following = (
            context.log.follow(code, self._on_growth),
            context.peers.follow(code, self._on_peers),
        )
        self._audience.expect(self.state, self._time.now())

    @property
    def replayed(self) -> Replayed:
        """The table as replayed from the log."""
        return self._committer.replayed

    @property
    def state(self) -> TableState:
        """The people and their game."""
        return self._committer.replayed.state

    # Devices

    @property
    def devices(self) -> set[Device]:
        """All devices connected through this server."""
        return self._audience.devices

    def arrive(self, device: Device) -> None:
        """A device connected."""
        is_first = not self.devices
        self._audience.add(device)
        if is_first:
            self._begin_to_look()
        self._broadcast()

    def _begin_to_look(self) -> None:
        """Restart a clock that ran out while nobody was connected, here or elsewhere."""
        self._time.watch()
        self._prepare_bots()
        if self._time.is_overdue(self.state) and self._elsewhere == Elsewhere():
            self.post(Request(RestartClock(moment_of(self.state))), _ignore)

    def depart(self, device: Device) -> None:
        """A device disconnected."""
        if self._audience.remove(device, self._time.now()):
            self._broadcast()
            self.withdraw(device)

    def withdraw(self, device: Device) -> None:
        """A device no longer claims a seat."""
        claim = None if device.person is not None else claim_with(self.state, device.key_hash)
        if claim is not None:
            self.post(Request(CloseClaim(claim.number)), _ignore)

    def recognise(self, device: Device, person: Person) -> None:
        """A spectator's device sat down."""
        self._audience.recognise(device, person)

    @property
    def is_idle(self) -> bool:
        """Whether it may be unloaded: no device is connected, and nothing is being written."""
        return not self.devices and not self._jobs and self._working is None and self._bot_turns.are_none

    async def finish(self) -> None:
        """Wait until nothing is being written."""
        while self._working is not None:
            await asyncio.shield(self._working)

    def rest(self) -> None:
        """Unload the table; it can be loaded again from the log."""
        self._time.rest()
        self._bot_turns.rest()
        self._committer.rest()
        for stop in self._stop_following:
            stop()

    # What other servers do

    def _on_growth(self, version: int | None) -> None:
        """The log has grown, or may have: by our own write, or by another server's if we do not know the version."""
        if version is None:
            self._is_in_doubt = True
        elif version > self._newest:
            self._newest = version
        if self._working is None and self._is_behind:
            self._begin_work()

    @property
    def _is_behind(self) -> bool:
        return self._is_in_doubt or self._newest > self.replayed.version

    async def catch_up(self) -> bool:
        """Read to the end of the log, so that nobody coming from another server sees an old state; False on failure."""
        self._is_in_doubt = True
        while self._is_in_doubt and not self.is_lost:
            if not await asyncio.shield(self._working or self._begin_work()):
                return False
        return not self.is_lost

    def _on_peers(self) -> None:
        """Somebody connected or disconnected through another server."""
        self._elsewhere = self._context.peers.elsewhere(self.code)
        self.presence.elsewhere = self._elsewhere.people
        self._time.is_minded_elsewhere = self._elsewhere.is_minding
        self._audience.expect(self.state, self._time.now())
        self._prepare_bots()
        self._broadcast()

    # Requests

    def post(self, request: Request, answer: Callable[[Reply], None]) -> None:
        """Queue a request; it is answered once it is durable, or refused."""
        self._jobs.append(_Job(request, answer))
        if self._working is None:
            self._begin_work()

    def _post_all(self, requests: list[Request]) -> None:
        """Post requests; bots choose their moves first, off the event loop."""
        for request in requests:
            if not (isinstance(request.what, StandIn) and self._bot_turns.begin(self.state, request.what)):
                self.post(request, _ignore)

    def _begin_work(self) -> asyncio.Task[bool]:
        self._working = self._loop.create_task(self._work())
        return self._working

    async def _work(self) -> bool:
        """Work through the queue; whether everything known to be in the log could be read."""
        is_read = True
        try:
            while self._jobs or (self._is_behind and is_read):
                jobs = list(self._jobs)
                self._jobs.clear()
                is_read = await self._do(jobs)
        finally:
            self._working = None
            if self._jobs:  # a reply led to a new request
                self._begin_work()
        return is_read

    async def _do(self, jobs: list[_Job]) -> bool:
        """Read what others wrote, decide all waiting requests, write them as one batch, and only then broadcast."""
        before = self.replayed
        is_read = await self._read_on() if self._is_behind else True
        replies = await self._committer.commit([job.request for job in jobs]) if jobs else []
        for job, reply in zip(jobs, replies, strict=True):
            job.answer(reply)
        is_anybody_new = any(reply.person is not None for reply in replies)
        if is_anybody_new or before.state.members is not self.state.members:
            # after the answers: somebody may have sat down and been sent away in one batch
            self._audience.check_keys(self.state, self._time.now())
        has_changed = self.replayed.version != before.version
        if has_changed:
            self._follow_up(before)
        if self._committer.take_forgetting():  # bots must not remember anything of an erased person
            self._bot_turns.rest()
        if self._committer.is_lost:
            self._lose()
        elif has_changed or is_anybody_new:
            self._broadcast()
        elif not self._time.is_set:
            self._set_timer(no_sooner=self._time.now() + RETRY)
        if has_changed:
            self._context.on_change(self.view())
            self._committer.snapshots.on_change(before, self.replayed)
        self._post_all([Request(what) for reply in replies for what in reply.follow_ups])
        return is_read

    def _follow_up(self, before: Replayed) -> None:
        """Update who is expected to be connected, and get the bots of a new game ready."""
        state = self.state
        if before.state.members is not state.members:
            self._audience.expect(state, self._time.now())
            self._prepare_bots()
        elif before.state.games != state.games:
            self._prepare_bots()

    async def _read_on(self) -> bool:
        self._is_in_doubt = False  # before reading: growth reported during the read counts again
        if await self._committer.read_on():
            return True
        self._is_in_doubt = True
        self._context.scheduler().call_at(self._time.now() + RETRY, self._try_again)
        return False

    def _try_again(self) -> None:
        if self._working is None and self._is_behind:
            self._begin_work()

    def _lose(self) -> None:
        """Everybody has to reconnect, to the table as it is in the log."""
        self.is_lost = True
        self.rest()
        self._audience.dismiss_all(TableRefusal.CANNOT_WRITE_NOW, self._time.now())

    # Views

    def view(self) -> SharedView:
        """The current view, shared by everybody who asks before the table changes."""
        if self._view is None:
            replayed, spectators = self.replayed, self._audience.spectators
            if not self._context.peers.is_alone:
                self._audience.announce(self.code, self._context.peers)
            self._view = SharedView(
                self.code,
                replayed.version,
                replayed.state,
                self.presence.here(),
                spectators + self._elsewhere.spectators,
                self._time.time_left(replayed.state),
            )
        return self._view

    def _broadcast(self) -> None:
        self._view = None
        self._audience.broadcast(self.view())
        self._set_timer()

    # Timers and bots

    def _set_timer(self, no_sooner: float = 0.0) -> None:
        """Schedule the next chore; without connected devices there is no timer."""
        if self.devices:
            self._time.set_timer(self.state, no_sooner)
        else:
            self._time.rest()

    def _on_timer(self) -> None:
        self._post_all(self._time.due(self.state))
        if self._working is None:
            self._set_timer()

    def _prepare_bots(self) -> None:
        if not self._elsewhere.is_minding:
            self._bot_turns.get_ready(self.state)

    def _play_thought(self, chore: StandIn) -> None:
        self.post(Request(chore), partial(self._on_played, chore))

    def _on_played(self, chore: StandIn, reply: Reply) -> None:
        """If the move could not be written, the bot thinks again later, when the disk may have space."""
        self._bot_turns.end(chore)
        if reply.refused is not None:
            self._set_timer(no_sooner=self._time.now() + RETRY)


def _ignore(_reply: Reply) -> None:
    """Nobody needs the reply to a chore."""
