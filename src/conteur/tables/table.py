"""One table: takes one move at a time, writes it, and only then tells."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import time
from typing import Protocol

from conteur.rules.chance import Chance
from conteur.rules.moves import DrawStoryteller
from conteur.rules.vocabulary import MAX_SEATS, Seat
from conteur.store.log import Conflict, EventLog, LogUnavailable
from conteur.tables.asks import Extend, Hurry, Pause, Resume
from conteur.tables.deciding import Chooser, MakeHost, Wish, decide_wish
from conteur.tables.entries import Entry, encode_entry
from conteur.tables.gathering import Gathering, chance_of
from conteur.tables.history import REFS_KEPT, Past, catch_up
from conteur.tables.people import Person
from conteur.tables.refusing import TableRefusal
from conteur.tables.seating import AnyRefusal
from conteur.tables.shown import Shown, TimeLeft
from conteur.tables.timing import (
    EXTENSION,
    Chore,
    Clock,
    DrawLots,
    Patience,
    Presence,
    ReplaceHost,
    StandIn,
    chores,
    heir_of,
)


class Listener(Protocol):
    """One device looking at the table."""

    person: Person | None

    def show(self, shown: Shown) -> None:
        """The table looks like this now."""
        ...

    def dismiss(self, why: TableRefusal) -> None:
        """The seat is no longer yours."""
        ...


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a wish."""

    refused: AnyRefusal | None = None
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class Ways:
    """What all tables of a process have in common."""

    log: EventLog
    standin: Chooser
    patience: Patience
    random: Random
    on_change: Callable[["Table"], None] = lambda _table: None
    """Told after every durable change."""


@dataclass(frozen=True, slots=True)
class _Job:
    wish: Wish
    answer: Callable[[Answer], None]


class Table:
    """The only writer of its table in this process; others may write too, and then it decides again."""

    def __init__(self, code: str, past: Past, ways: Ways) -> None:
        """A table as its log tells it, with nobody looking yet."""
        self.code = code
        self.past = past
        self.presence = Presence()
        self.listeners: set[Listener] = set()
        self._ways = ways
        self._clock = Clock()
        self._jobs: deque[_Job] = deque()
        self._working: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: dict[Seat, float] = {}
        self._answered: OrderedDict[tuple[Person, str], Answer] = OrderedDict()
        self._chance: Chance | None = None
        self._stale: Shown | None = None
        for member in past.table.members:
            if not member.is_bot:
                self.presence.away_since[member.person] = self._now()
        for by, ref in past.refs:
            self._remember(by, ref, Answer())

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
            self.presence.depart(listener.person, self._now())
        self._tell()

    def recognise(self, listener: Listener, person: Person) -> None:
        """A device that was looking on sat down."""
        if listener in self.listeners and listener.person is None:
            listener.person = person
            self.presence.arrive(person)

    @property
    def is_idle(self) -> bool:
        """Whether it may be put away: nobody looks, nothing is being written."""
        return not self.listeners and not self._jobs and self._working is None

    def rest(self) -> None:
        """Put away; the log remembers."""
        if self._alarm:
            self._alarm.cancel()

    # What they wish

    def post(self, wish: Wish, answer: Callable[[Answer], None]) -> None:
        """Take a wish; it is answered when it is durable, or refused."""
        if isinstance(wish.what, Pause | Resume | Extend | Hurry):
            answer(Answer(self._keep_time(wish)))
            return
        self._jobs.append(_Job(wish, answer))
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

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
        """Decide all that wait, write them as one, then tell. If somebody else wrote first, decide again."""
        while True:
            after, bodies, answers = self._decide(jobs)
            try:
                if bodies:
                    await self._ways.log.append(self.code, self.past.version, bodies)
            except Conflict:
                self.past = catch_up(self.past, await self._ways.log.read(self.code, self.past.version))
                self._chance = None
                continue
            except LogUnavailable:
                for job in jobs:
                    job.answer(Answer(TableRefusal.CANNOT_WRITE_NOW))
                return
            break
        self.past = after
        for job, answer in zip(jobs, answers, strict=True):
            if answer.refused is None and job.wish.by is not None and job.wish.ref is not None:
                self._remember(job.wish.by, job.wish.ref, answer)
            job.answer(answer)
        if bodies:
            self._dismiss_the_gone()
            self._ways.on_change(self)
        if bodies or any(answer.person is not None for answer in answers):
            self._tell()

    def _decide(self, jobs: list[_Job]) -> tuple[Past, list[bytes], list[Answer]]:
        past, bodies, answers = self.past, [], []
        done: dict[tuple[Person, str], Answer] = {}
        at = milliseconds_now()
        for job in jobs:
            wish = job.wish
            key = None if wish.by is None or wish.ref is None else (wish.by, wish.ref)
            known = None if key is None else done.get(key) or self._answered.get(key)
            if known is not None:
                answers.append(known)
                continue
            outcome = decide_wish(past.table, wish, self._ways.standin, self._chance_for(past.table))
            answer = Answer(outcome.refused, outcome.person)
            answers.append(answer)
            for by, events in outcome.steps:
                entry = Entry(at, events, by, wish.ref if by is not None else None)
                bodies.append(encode_entry(entry))
                past = past.after(entry)
            if key is not None and answer.refused is None:
                done[key] = answer
        return past, bodies, answers

    def _chance_for(self, table: Gathering) -> Chance | None:
        """The running game's dice, made once a game."""
        if table.game is None:
            return None
        if self._chance is None or self._chance.secret != table.game.secret:
            self._chance = chance_of(table.game)
        return self._chance

    def _remember(self, by: Person, ref: str, answer: Answer) -> None:
        """A ref already answered is answered again, not done again."""
        self._answered[by, ref] = answer
        if len(self._answered) > REFS_KEPT:
            self._answered.popitem(last=False)

    # What they see

    def shown(self) -> Shown:
        """The table as it stands, the same for everybody who asks before it changes."""
        if self._stale is None:
            people = [listener.person for listener in self.listeners]
            self._stale = Shown(
                self.code,
                self.past.version,
                self.past.table,
                frozenset(self.presence.devices),
                people.count(None),
                self._time_left(),
            )
        return self._stale

    def _tell(self) -> None:
        self._clock.notice(self.past.table, self._now())
        self._stale = None
        shown = self.shown()
        for listener in tuple(self.listeners):
            listener.show(shown)
        self._set_alarm()

    def _dismiss_the_gone(self) -> None:
        people = {member.person for member in self.past.table.members if not member.is_bot}
        for listener in tuple(self.listeners):
            if listener.person is not None and listener.person not in people:
                self.listeners.discard(listener)
                self.presence.devices.pop(listener.person, None)
                listener.dismiss(TableRefusal.SIT_DOWN_FIRST)
        for person in [*self.presence.away_since]:
            if person not in people:
                del self.presence.away_since[person]

    def _time_left(self) -> TimeLeft | None:
        ends_at = self._clock.ends_at(self.past.table)
        if ends_at is None or self.past.table.status != "playing":
            return None
        paused_at = self._clock.paused_at
        left = ends_at - (self._now() if paused_at is None else paused_at)
        return TimeLeft(max(0, int(left * 1000)), paused_at is not None)

    # What time brings

    def _keep_time(self, wish: Wish) -> AnyRefusal | None:
        """Anybody at the table may stop the clock or ask for more; only the host may hurry the others."""
        table, now = self.past.table, self._now()
        if wish.by is None or table.member(wish.by) is None:
            return TableRefusal.SIT_DOWN_FIRST
        if table.status != "playing":
            return TableRefusal.NO_GAME_IS_RUNNING
        if isinstance(wish.what, Hurry):
            return self._hurry(wish.by)
        if self._clock.ends_at(table) is None:
            return TableRefusal.THERE_IS_NO_CLOCK
        match wish.what:
            case Pause():
                self._clock.pause(now)
            case Resume():
                self._clock.resume(now)
            case Extend():
                self._clock.extra += EXTENSION
        self._tell()
        return None

    def _hurry(self, by: Person) -> AnyRefusal | None:
        table = self.past.table
        if table.host != by:
            return TableRefusal.ONLY_THE_HOST_MAY
        for seat in table.game.seats if table.game else ():
            self._do_chore(StandIn(seat))
        return None

    def _do_chore(self, chore: Chore) -> None:
        match chore:
            case StandIn():
                self.post(Wish(chore), _nobody_asked)
            case DrawLots():
                self.post(Wish(DrawStoryteller()), _nobody_asked)
            case ReplaceHost():
                heir = heir_of(self.past.table, self.presence)
                if heir is not None:
                    self.post(Wish(MakeHost(heir)), _nobody_asked)

    def _set_alarm(self) -> None:
        """Wake when the next thing is due. A table nobody looks at stands still."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not self.listeners:
            return
        due = [when for when, _ in self._chores()]
        if due:
            self._alarm = asyncio.get_running_loop().call_at(max(min(due), self._now()), self._wake)

    def _wake(self) -> None:
        self._alarm = None
        now = self._now()
        for when, chore in list(self._chores()):
            if when <= now:
                self._do_chore(chore)
        if self._working is None:
            self._set_alarm()

    def _chores(self) -> list[tuple[float, Chore]]:
        low, high = self._ways.patience.thinking
        for seat in range(MAX_SEATS):
            self._thinking.setdefault(seat, self._ways.random.uniform(low, high))
        return list(chores(self.past.table, self.presence, self._clock, self._ways.patience, self._thinking))

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()


def milliseconds_now() -> int:
    """The time written beside an entry."""
    return int(time() * 1000)


def _nobody_asked(_answer: Answer) -> None:
    """A chore's own answer interests nobody."""
