"""One table: takes one move at a time, writes it, and only then tells."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from conteur.rules.chance import Chance
from conteur.rules.game import awaited
from conteur.rules.vocabulary import MAX_SEATS, Seat
from conteur.store.log import Conflict, EventLog, LogUnavailable
from conteur.tables.answers import Answer, Answers, Key
from conteur.tables.around import Alarm, Hours, Listener, milliseconds_now
from conteur.tables.asks import CLOCK, Extend, Hurry, Pause, Resume, Sit
from conteur.tables.deciding import Chooser, MakeHost, Wish, decide_wish
from conteur.tables.entries import Entry, encode_entry
from conteur.tables.gathering import Gathering, chance_of
from conteur.tables.history import Past, catch_up
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
    moment_of,
)

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
        self._alarm: Alarm | None = None
        self._thinking: dict[Seat, float] = {}
        self._answers = Answers(past.refs)
        self._chance: Chance | None = None
        self._stale: Shown | None = None
        self._miss_the_absent()

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

    def _miss_the_absent(self) -> None:
        """Whoever is at the table but not connected here is away, even if never seen: the line may have been cut."""
        present = [member.person for member in self.past.table.members if member.is_present]
        self.presence.expect(present, self._now())

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
        if isinstance(wish.what, CLOCK):
            answer(self._answer_at_once(wish))
            return
        self._jobs.append(_Job(wish, answer))
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    def _answer_at_once(self, wish: Wish) -> Answer:
        """Asks about time leave no trace in the log, but are done once like all others."""
        known = self._answers.find(_key(wish))
        if known is not None:
            return known
        answer = Answer(self._keep_time(wish))
        self._answers.keep(_key(wish), answer)
        return answer

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
        answers = await self._write(jobs)
        gone = self._gone_since(before.table)
        for job, answer in zip(jobs, answers, strict=True):
            self._answers.keep(_key(job.wish), answer)
            job.answer(answer)
        for listener in gone:
            self._dismiss(listener)
        has_changed = self.past.version != before.version
        if has_changed:
            self._miss_the_absent()
            self._ways.on_change(self)
        if has_changed or any(answer.person is not None for answer in answers):
            self._tell()
        elif self._alarm is None:
            self._set_alarm(no_sooner=self._now() + RETRY)

    async def _write(self, jobs: list[_Job]) -> list[Answer]:
        """The answers, once they are durable. If somebody else wrote first, decide again; if nobody can, say so."""
        while True:
            after, bodies, answers = self._decide(jobs)
            try:
                if bodies:
                    await self._ways.log.append(self.code, self.past.version, bodies)
            except Conflict:
                if not await self._read_on():
                    return self._refuse_to_write(jobs)
            except LogUnavailable:
                return self._refuse_to_write(jobs)
            else:
                self.past = after
                return answers

    async def _read_on(self) -> bool:
        """What somebody else wrote, or we ourselves without being told so; False if it cannot be read now."""
        try:
            self.past = catch_up(self.past, await self._ways.log.read(self.code, self.past.version))
        except LogUnavailable:
            return False
        self._answers.learn(self.past.refs)
        self._chance = None
        return True

    def _refuse_to_write(self, jobs: list[_Job]) -> list[Answer]:
        """Nothing was acknowledged, so nothing is said to be done but what was done before."""
        return [self._answers.find(_key(job.wish)) or Answer(TableRefusal.CANNOT_WRITE_NOW) for job in jobs]

    def _decide(self, jobs: list[_Job]) -> tuple[Past, list[bytes], list[Answer]]:
        past, bodies, answers = self.past, [], []
        done: dict[Key, Answer] = {}
        at = self._ways.date()
        for job in jobs:
            wish, key = job.wish, _key(job.wish)
            known = None if key is None else done.get(key) or self._answers.find(key)
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

    def _gone_since(self, before: Gathering) -> list[Listener]:
        """Devices of people who left, or whose place is somebody else's now."""
        if before.members is self.past.table.members:
            return []
        keys = {member.person: member.key_hash for member in before.members}
        gone = []
        for listener in self.listeners:
            if listener.person is not None:
                member = self.past.table.present(listener.person)
                if member is None or member.key_hash != keys.get(listener.person, member.key_hash):
                    gone.append(listener)
        return gone

    def _dismiss(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.person is not None:
            self.presence.depart(listener.person, self._now())
        listener.dismiss(TableRefusal.SIT_DOWN_FIRST)

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
        if wish.by is None or table.present(wish.by) is None:
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
        """In this phase only: what follows from it is for people to think about again."""
        table = self.past.table
        if table.host != by or table.game is None:
            return TableRefusal.ONLY_THE_HOST_MAY
        moment = moment_of(table)
        if table.game.phase == "claiming":
            self._do_chore(DrawLots(moment))
        else:
            for seat in awaited(table.game):
                self._do_chore(StandIn(seat, moment))
        return None

    def _do_chore(self, chore: Chore) -> None:
        match chore:
            case StandIn() | DrawLots():
                self.post(Wish(chore), _nobody_asked)
            case ReplaceHost():
                heir = heir_of(self.past.table, self.presence)
                if heir is not None:
                    self.post(Wish(MakeHost(heir)), _nobody_asked)

    def _set_alarm(self, no_sooner: float = 0.0) -> None:
        """Wake when the next thing is due. A table nobody looks at stands still."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not self.listeners:
            return
        due = [when for when, _ in self._chores()]
        if due:
            self._alarm = self._ways.hours().call_at(max(min(due), self._now(), no_sooner), self._wake)

    def _wake(self) -> None:
        self._alarm = None
        now = self._now()
        for when, chore in self._chores():
            if when <= now:
                self._do_chore(chore)
        if self._working is None:
            self._set_alarm()

    def _chores(self) -> list[tuple[float, Chore]]:
        if not self._thinking:
            low, high = self._ways.patience.thinking
            self._thinking = {seat: self._ways.random.uniform(low, high) for seat in range(MAX_SEATS)}
        return list(chores(self.past.table, self.presence, self._clock, self._ways.patience, self._thinking))

    def _now(self) -> float:
        return self._ways.hours().time()


def _key(wish: Wish) -> Key | None:
    """What a wish is remembered under. To sit down needs no memory: the seat key tells whether it was done."""
    if wish.by is None or wish.ref is None or isinstance(wish.what, Sit):
        return None
    return wish.by, wish.ref


def _nobody_asked(_answer: Answer) -> None:
    """A chore's own answer interests nobody."""
