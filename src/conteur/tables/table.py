"""One table: takes one move at a time, writes it, and only then tells."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from msgspec import Struct

from conteur.store.log import EventLog
from conteur.tables.answers import Answer
from conteur.tables.around import Hours, Listener, milliseconds_now
from conteur.tables.asks import CLOCK
from conteur.tables.deciding import Chooser, Wish
from conteur.tables.gathering import Gathering
from conteur.tables.history import Past
from conteur.tables.people import Person
from conteur.tables.refusing import TableRefusal
from conteur.tables.scribe import Scribe
from conteur.tables.shown import Shown
from conteur.tables.timekeeper import Timekeeper
from conteur.tables.timing import Patience, Presence

RETRY: Final = 1.0
"""Seconds before a chore that came to nothing is tried again: the disk may have room by then."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What all tables of a process have in common."""

    log: EventLog
    standin: Chooser
    patience: Patience
    random: Random
    on_change: Callable[["Table"], None] = lambda _table: None
    """Told after every durable change."""
    hours: Callable[[], Hours] = asyncio.get_running_loop
    date: Callable[[], int] = milliseconds_now
    """Milliseconds since 1970."""


class _Job(Struct, frozen=True):
    wish: Wish
    answer: Callable[[Answer], None]


class Table:
    """The people of one table who are connected here, and what they wish, in order."""

    def __init__(self, code: str, past: Past, ways: Ways) -> None:
        """A table as its log tells it, with nobody looking yet."""
        self.code = code
        self.presence = Presence()
        self.listeners: set[Listener] = set()
        self._on_change = ways.on_change
        self._scribe = Scribe(code, past, ways.log, ways.standin, ways.date)
        self._time = Timekeeper(ways.patience, ways.random, ways.hours, self.presence, self._wake)
        self._jobs: deque[_Job] = deque()
        self._working: asyncio.Task[None] | None = None
        self._stale: Shown | None = None
        self._miss_the_absent()

    @property
    def past(self) -> Past:
        """Where the log has brought the table."""
        return self._scribe.past

    # Who is here

    def arrive(self, listener: Listener) -> None:
        """A device begins to look."""
        self.listeners.add(listener)
        if listener.person is not None:
            self.presence.arrive(listener.person)
        self._tell()

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
        return not self.listeners and not self._jobs and self._working is None

    def rest(self) -> None:
        """Put away; the log remembers."""
        self._time.rest()

    # What they wish

    def post(self, wish: Wish, answer: Callable[[Answer], None]) -> None:
        """Take a wish; it is answered when it is durable, or refused."""
        if isinstance(wish.what, CLOCK):
            answer(self._answer_at_once(wish))
            return
        self._jobs.append(_Job(wish, answer))
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    def _answer_at_once(self, wish: Wish) -> Answer:
        """Asks about time leave no trace in the log, but are done once like all others."""
        known = self._scribe.known(wish)
        if known is not None:
            return known
        asked = self._time.ask(self.past.table, wish)
        answer = Answer(asked if isinstance(asked, TableRefusal) else None)
        self._scribe.remember(wish, answer)
        if isinstance(asked, TableRefusal):
            return answer
        if asked:
            self._post_all(asked)
        else:
            self._tell()
        return answer

    def _post_all(self, wishes: list[Wish]) -> None:
        for wish in wishes:
            self.post(wish, _nobody_asked)

    async def _work(self) -> None:
        try:
            while self._jobs:
                jobs = list(self._jobs)
                self._jobs.clear()
                await self._do(jobs)
        finally:
            self._working = None
            if self._jobs:  # somebody answered an answer with a wish
                self._working = asyncio.get_running_loop().create_task(self._work())

    async def _do(self, jobs: list[_Job]) -> None:
        """Decide all that wait, write them as one, and only then tell."""
        before = self.past
        answers = await self._scribe.write([job.wish for job in jobs])
        gone = self._gone_since(before.table)
        for job, answer in zip(jobs, answers, strict=True):
            self._scribe.remember(job.wish, answer)
            job.answer(answer)
        for listener in gone:
            self._dismiss(listener)
        has_changed = self.past.version != before.version
        if has_changed:
            if before.table.members is not self.past.table.members:
                self._miss_the_absent()
            self._on_change(self)
        if has_changed or any(answer.person is not None for answer in answers):
            self._tell()
        elif not self._time.is_set:
            self._set_alarm(no_sooner=self._time.now() + RETRY)

    # What they see

    def shown(self) -> Shown:
        """The table as it stands, the same for everybody who asks before it changes."""
        if self._stale is None:
            past = self.past
            people = [listener.person for listener in self.listeners]
            self._stale = Shown(
                self.code,
                past.version,
                past.table,
                frozenset(self.presence.devices),
                people.count(None),
                self._time.time_left(past.table),
            )
        return self._stale

    def _tell(self) -> None:
        self._time.notice(self.past.table)
        self._stale = None
        shown = self.shown()
        for listener in tuple(self.listeners):
            listener.show(shown)
        self._set_alarm()

    def _gone_since(self, before: Gathering) -> list[Listener]:
        """Devices of people who left, or whose place is somebody else's now."""
        table = self.past.table
        if before.members is table.members:
            return []
        keys = {member.person: member.key_hash for member in before.members}
        gone = []
        for listener in self.listeners:
            if listener.person is not None:
                member = table.present(listener.person)
                if member is None or member.key_hash != keys.get(listener.person, member.key_hash):
                    gone.append(listener)
        return gone

    def _dismiss(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.person is not None:
            self.presence.depart(listener.person, self._time.now())
        listener.dismiss(TableRefusal.SIT_DOWN_FIRST)

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
