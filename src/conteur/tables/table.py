"""One table: takes one move at a time, writes it, and only then tells."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final, NamedTuple

from conteur.store.company import Alone, Company, Elsewhere
from conteur.store.log import EventLog
from conteur.tables.answers import Answer
from conteur.tables.around import Hours, Listener, milliseconds_now
from conteur.tables.asks import Hurry
from conteur.tables.gathering import Gathering
from conteur.tables.history import Past
from conteur.tables.leaving import why_gone
from conteur.tables.minds import Minds
from conteur.tables.people import Person
from conteur.tables.refusing import TableRefusal
from conteur.tables.scribe import Scribe
from conteur.tables.shown import Shown
from conteur.tables.thoughts import Thoughts
from conteur.tables.timekeeper import Timekeeper
from conteur.tables.timing import Patience, Presence, StandIn, moment_of
from conteur.tables.wishes import Chooser, RestartClock, Wish

RETRY: Final = 1.0
"""Seconds before a chore that came to nothing is tried again: the disk may have room by then."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What all tables of a process have in common."""

    log: EventLog
    standin: Chooser
    """Plays blindly, for want of a better thought."""
    patience: Patience
    random: Random
    on_change: Callable[["Table"], None] = lambda _table: None
    """Told after every durable change."""
    hours: Callable[[], Hours] = asyncio.get_running_loop
    date: Callable[[], int] = milliseconds_now
    """Milliseconds since 1970, the same for all servers."""
    company: Company = field(default_factory=Alone)
    minds: Minds | None = None
    """Where bots think; without it they play blindly."""


class _Job(NamedTuple):
    wish: Wish
    answer: Callable[[Answer], None]


class Table:
    """The people of one table who are connected here, and what they wish, in order."""

    def __init__(self, code: str, past: Past, ways: Ways) -> None:
        """A table as its log tells it, with nobody looking yet."""
        self.code = code
        self.presence = Presence()
        self.listeners: set[Listener] = set()
        self.is_lost = False
        """Whether the log went back behind what we know, or is gone: then only to read it anew helps."""
        self._ways = ways
        self._elsewhere = Elsewhere()
        self._told: tuple[frozenset[Person], int] = (frozenset(), 0)
        self._scribe = Scribe(code, past, ways.log, ways.standin, ways.date, is_shared=not ways.company.is_alone)
        self._thoughts = Thoughts(code, ways.minds, self._play_thought)
        self._time = Timekeeper(ways.patience, ways.random, ways.hours, ways.date, self.presence, self._wake)
        self._time.is_begun = self._thoughts.is_about
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[_Job] = deque()
        self._working: asyncio.Task[bool] | None = None
        self._stale: Shown | None = None
        self._heard = past.version
        self._is_in_doubt = False
        self._stop_following = (
            ways.log.follow(code, self._on_growth),
            ways.company.follow(code, self._on_company),
        )
        self._miss_the_absent()

    @property
    def past(self) -> Past:
        """Where the log has brought the table."""
        return self._scribe.past

    # Who is here

    def arrive(self, listener: Listener) -> None:
        """A device begins to look."""
        is_first = not self.listeners
        self.listeners.add(listener)
        if listener.person is not None:
            self.presence.arrive(listener.person)
        if is_first:
            self._begin_to_look()
        self._tell()

    def _begin_to_look(self) -> None:
        """Time that ran out while nobody was there, here or elsewhere, is given back."""
        self._time.watch()
        self._expect_bots()
        table = self.past.table
        if self._time.is_overdue(table) and self._elsewhere == Elsewhere():
            self.post(Wish(RestartClock(moment_of(table))), _nobody_asked)

    def depart(self, listener: Listener) -> None:
        """A device looks away."""
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        if listener.person is not None:
            self.presence.depart(listener.person, self._time.now())
        self._tell()

    def recognise(self, listener: Listener, person: Person) -> None:
        """A device that was looking on sat down."""
        if listener in self.listeners and listener.person is None:
            listener.person = person
            self.presence.arrive(person)

    def _miss_the_absent(self) -> None:
        """Whoever is at the table but not connected here is away, even if never seen: the line may have been cut."""
        present = [member.person for member in self.past.table.members if member.is_present]
        self.presence.expect(present, self._time.now())

    @property
    def is_idle(self) -> bool:
        """Whether it may be put away: nobody looks, nothing is being written."""
        return not self.listeners and not self._jobs and self._working is None and self._thoughts.are_none

    async def finish(self) -> None:
        """Until nothing is being written."""
        while self._working is not None:
            await asyncio.shield(self._working)

    def rest(self) -> None:
        """Put away; the log remembers."""
        self._time.rest()
        self._thoughts.rest()
        for stop in self._stop_following:
            stop()

    # What other servers do

    def _on_growth(self, version: int | None) -> None:
        """The log has grown, or may have: by our own hand while we write, by another's if we do not know it."""
        if version is None:
            self._is_in_doubt = True
        elif version > self._heard:
            self._heard = version
        if self._working is None and self._is_behind:
            self._begin_work()

    @property
    def _is_behind(self) -> bool:
        return self._is_in_doubt or self._heard > self.past.version

    async def catch_up(self) -> bool:
        """Be as new as the log, for whoever comes from another server: nobody is taken back. False if it cannot be."""
        self._is_in_doubt = True
        while self._is_in_doubt and not self.is_lost:
            if not await asyncio.shield(self._working or self._begin_work()):
                return False
        return not self.is_lost

    def _on_company(self) -> None:
        """Somebody came or went, through another server."""
        self._elsewhere = self._ways.company.elsewhere(self.code)
        self.presence.elsewhere = self._elsewhere.people
        self._time.is_minded_elsewhere = self._elsewhere.is_minding
        self._miss_the_absent()
        self._expect_bots()
        self._tell()

    # What they wish

    def post(self, wish: Wish, answer: Callable[[Answer], None]) -> None:
        """Take a wish; it is answered when it is durable, or refused."""
        if isinstance(wish.what, Hurry):
            if self._ways.company.is_alone:
                answer(self._hurry(wish))
                return
            self._is_in_doubt = True  # who is host, and who is waited for, another server may know better
        self._jobs.append(_Job(wish, answer))
        if self._working is None:
            self._begin_work()

    def _hurry(self, wish: Wish) -> Answer:
        """Only what stand-ins do is in the log, but they are asked once as all others are."""
        known = self._scribe.known(wish)
        if known is not None:
            return known
        asked = self._time.hurry(self.past.table, wish.by)
        answer = Answer(asked if isinstance(asked, TableRefusal) else None)
        self._scribe.remember(wish, answer)
        if not isinstance(asked, TableRefusal):
            self._post_all(asked)
        return answer

    def _hurry_first(self, jobs: list[_Job]) -> list[_Job]:
        """Answer what had to wait until we knew as much as the log; all other jobs."""
        for job in jobs:
            if isinstance(job.wish.what, Hurry):
                job.answer(self._hurry(job.wish))
        return [job for job in jobs if not isinstance(job.wish.what, Hurry)]

    def _post_all(self, wishes: list[Wish]) -> None:
        """Moves of bots are thought of first, beside the loop."""
        for wish in wishes:
            if not (isinstance(wish.what, StandIn) and self._thoughts.begin(self.past.table, wish.what)):
                self.post(wish, _nobody_asked)

    def _expect_bots(self) -> None:
        if not self._elsewhere.is_minding:
            self._thoughts.get_ready(self.past.table)

    def _play_thought(self, chore: StandIn) -> None:
        self.post(Wish(chore), partial(self._on_played, chore))

    def _on_played(self, chore: StandIn, answer: Answer) -> None:
        """What could not be written is thought of again when the disk may have room."""
        self._thoughts.end(chore)
        if answer.refused is not None:
            self._set_alarm(no_sooner=self._time.now() + RETRY)

    def _begin_work(self) -> asyncio.Task[bool]:
        self._working = self._loop.create_task(self._work())
        return self._working

    async def _work(self) -> bool:
        """Whether all that was known to be in the log could be read."""
        is_read = True
        try:
            while self._jobs or (self._is_behind and is_read):
                jobs = list(self._jobs)
                self._jobs.clear()
                is_read = await self._do(jobs)
        finally:
            self._working = None
            if self._jobs:  # somebody answered an answer with a wish
                self._begin_work()
        return is_read

    async def _do(self, jobs: list[_Job]) -> bool:
        """Read what others wrote, decide all that wait, write them as one, and only then tell."""
        before = self.past
        is_read = await self._read_on() if self._is_behind else True
        if not self._ways.company.is_alone:
            jobs = self._hurry_first(jobs)
        answers = await self._scribe.write([job.wish for job in jobs]) if jobs else []
        gone = self._gone_since(before.table)
        for job, answer in zip(jobs, answers, strict=True):
            job.answer(answer)
        for listener, why in gone:
            self._dismiss(listener, why)
        has_changed = self.past.version != before.version
        if has_changed:
            if before.table.members is not self.past.table.members:
                self._miss_the_absent()
                self._expect_bots()
            elif before.table.games != self.past.table.games:
                self._expect_bots()
            self._ways.on_change(self)
        self._forget_thoughts()
        if self._scribe.is_lost:
            self._lose()
        elif has_changed or any(answer.person is not None for answer in answers):
            self._tell()
        elif not self._time.is_set:
            self._set_alarm(no_sooner=self._time.now() + RETRY)
        return is_read

    async def _read_on(self) -> bool:
        self._is_in_doubt = False  # before reading: a doubt that comes meanwhile is a new one
        if await self._scribe.read_on():
            return True
        self._is_in_doubt = True
        self._ways.hours().call_at(self._time.now() + RETRY, self._try_again)
        return False

    def _forget_thoughts(self) -> None:
        """Bots remember nothing of somebody who wants to be forgotten; they think again."""
        if self._scribe.has_forgotten:
            self._scribe.has_forgotten = False
            self._thoughts.rest()

    def _try_again(self) -> None:
        if self._working is None and self._is_behind:
            self._begin_work()

    def _lose(self) -> None:
        """Everybody has to come again, to the table as the log has it."""
        self.is_lost = True
        self.rest()
        for listener in tuple(self.listeners):
            self._dismiss(listener, TableRefusal.CANNOT_WRITE_NOW)

    # What they see

    def shown(self) -> Shown:
        """The table as it stands, the same for everybody who asks before it changes."""
        if self._stale is None:
            past = self.past
            spectators = [listener.person for listener in self.listeners].count(None)
            if not self._ways.company.is_alone:
                self._tell_company(spectators)
            self._stale = Shown(
                self.code,
                past.version,
                past.table,
                self.presence.here(),
                spectators + self._elsewhere.spectators,
                self._time.time_left(past.table),
            )
        return self._stale

    def _tell(self) -> None:
        self._stale = None
        shown = self.shown()
        for listener in tuple(self.listeners):
            listener.show(shown)
        self._set_alarm()

    def _tell_company(self, spectators: int) -> None:
        here = frozenset(self.presence.devices), spectators
        if here != self._told:
            self._told = here
            self._ways.company.tell(self.code, *here)

    def _gone_since(self, before: Gathering) -> list[tuple[Listener, TableRefusal]]:
        """Devices of people who left or were sent away, or whose place is somebody else's now."""
        table = self.past.table
        if before.members is table.members:
            return []
        return [
            (listener, why)
            for listener in self.listeners
            if listener.person is not None and (why := why_gone(before, table, listener.person)) is not None
        ]

    def _dismiss(self, listener: Listener, why: TableRefusal) -> None:
        self.listeners.discard(listener)
        if listener.person is not None:
            self.presence.depart(listener.person, self._time.now())
        listener.dismiss(why)

    # What time brings

    def _set_alarm(self, no_sooner: float = 0.0) -> None:
        """A table nobody looks at stands still."""
        if self.listeners:
            self._time.set_alarm(self.past.table, no_sooner)
        else:
            self._time.rest()

    def _wake(self) -> None:
        self._post_all(self._time.due(self.past.table))
        if self._working is None:
            self._set_alarm()


def _nobody_asked(_answer: Answer) -> None:
    """A chore's own answer interests nobody."""
