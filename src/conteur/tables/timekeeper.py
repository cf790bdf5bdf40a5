"""A table's clock, its alarm, and what time brings. Does nothing itself: what is due comes as wishes."""

from collections.abc import Callable
from random import Random

from conteur.rules.game import awaited
from conteur.rules.vocabulary import MAX_SEATS, Seat
from conteur.tables.around import Alarm, Hours
from conteur.tables.asks import Extend, Hurry, Pause, Resume
from conteur.tables.deciding import MakeHost, Wish
from conteur.tables.gathering import Gathering
from conteur.tables.people import Person
from conteur.tables.refusing import TableRefusal
from conteur.tables.shown import TimeLeft
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


class Timekeeper:
    """Knows how late it is at one table, and wakes it when something is due."""

    __slots__ = ("_alarm", "_clock", "_hours", "_patience", "_presence", "_random", "_ring", "_thinking")

    def __init__(
        self,
        patience: Patience,
        random: Random,
        hours: Callable[[], Hours],
        presence: Presence,
        ring: Callable[[], None],
    ) -> None:
        """No alarm is set; `ring` is called when one goes off."""
        self._patience = patience
        self._random = random
        self._hours = hours
        self._presence = presence
        self._ring = ring
        self._clock = Clock()
        self._alarm: Alarm | None = None
        self._thinking: dict[Seat, float] = {}

    def now(self) -> float:
        """Seconds that never go back."""
        return self._hours().time()

    def notice(self, table: Gathering) -> None:
        """The table has changed; a new phase has time of its own."""
        self._clock.notice(table, self.now())

    def time_left(self, table: Gathering) -> TimeLeft | None:
        """What everybody sees of the clock, if there is one."""
        ends_at = self._clock.ends_at(table)
        if ends_at is None or table.status != "playing":
            return None
        paused_at = self._clock.paused_at
        left = ends_at - (self.now() if paused_at is None else paused_at)
        return TimeLeft(max(0, int(left * 1000)), paused_at is not None)

    # What people ask about time

    def ask(self, table: Gathering, wish: Wish) -> TableRefusal | list[Wish]:
        """Anybody at the table may stop the clock or ask for more; only the host may hurry the others.

        What has to be done at once comes back as wishes.
        """
        if wish.by is None or table.present(wish.by) is None:
            return TableRefusal.SIT_DOWN_FIRST
        if table.status != "playing":
            return TableRefusal.NO_GAME_IS_RUNNING
        if isinstance(wish.what, Hurry):
            return self._hurry(table, wish.by)
        if self._clock.ends_at(table) is None:
            return TableRefusal.THERE_IS_NO_CLOCK
        match wish.what:
            case Pause():
                self._clock.pause(self.now())
            case Resume():
                self._clock.resume(self.now())
            case Extend():
                self._clock.extra += EXTENSION
        return []

    def _hurry(self, table: Gathering, by: Person) -> TableRefusal | list[Wish]:
        """In this phase only: what follows from it is for people to think about again."""
        if table.host != by or table.game is None:
            return TableRefusal.ONLY_THE_HOST_MAY
        moment = moment_of(table)
        if table.game.phase == "claiming":
            return [Wish(DrawLots(moment))]
        return [Wish(StandIn(seat, moment)) for seat in awaited(table.game)]

    # What time brings

    @property
    def is_set(self) -> bool:
        """Whether an alarm will ring."""
        return self._alarm is not None

    def set_alarm(self, table: Gathering, no_sooner: float = 0.0) -> None:
        """Ring when the next thing is due."""
        self.rest()
        due = [when for when, _ in self._chores(table)]
        if due:
            self._alarm = self._hours().call_at(max(min(due), self.now(), no_sooner), self._on_alarm)

    def rest(self) -> None:
        """Ring no more."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def due(self, table: Gathering) -> list[Wish]:
        """Everything that has to be done by now."""
        now = self.now()
        wishes = (self._wish(table, chore) for when, chore in self._chores(table) if when <= now)
        return [wish for wish in wishes if wish is not None]

    def _on_alarm(self) -> None:
        self._alarm = None
        self._ring()

    def _wish(self, table: Gathering, chore: Chore) -> Wish | None:
        match chore:
            case StandIn() | DrawLots():
                return Wish(chore)
            case ReplaceHost():
                heir = heir_of(table, self._presence)
                return None if heir is None else Wish(MakeHost(heir))

    def _chores(self, table: Gathering) -> list[tuple[float, Chore]]:
        if not self._thinking:
            low, high = self._patience.thinking
            self._thinking = {seat: self._random.uniform(low, high) for seat in range(MAX_SEATS)}
        return list(chores(table, self._presence, self._clock, self._patience, self._thinking))
