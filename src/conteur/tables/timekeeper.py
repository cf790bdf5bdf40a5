"""A table's clock, its alarm, and what time brings. Does nothing itself: what is due comes as wishes."""

from collections.abc import Callable
from random import Random
from typing import Final

from conteur.rules.game import awaited
from conteur.rules.vocabulary import MAX_SEATS, Seat
from conteur.tables.around import Alarm, Hours
from conteur.tables.gathering import Gathering
from conteur.tables.people import Person
from conteur.tables.pondering import pondered
from conteur.tables.refusing import TableRefusal
from conteur.tables.shown import TimeLeft
from conteur.tables.timing import (
    Chore,
    Dial,
    DrawLots,
    Patience,
    Presence,
    ReplaceHost,
    StandIn,
    chores,
    ends_at,
    heir_of,
    is_carefree,
    moment_of,
    seconds_now,
)
from conteur.tables.wishes import MakeHost, Wish

_MILLISECOND: Final = 0.001


class Timekeeper:
    """Knows how late it is at one table, and wakes it when something is due."""

    __slots__ = (
        "_alarm",
        "_date",
        "_hours",
        "_patience",
        "_presence",
        "_random",
        "_ring",
        "_thinking",
        "_watched",
        "is_begun",
        "is_minded_elsewhere",
    )

    def __init__(
        self,
        patience: Patience,
        random: Random,
        hours: Callable[[], Hours],
        date: Callable[[], int],
        presence: Presence,
        ring: Callable[[], None],
    ) -> None:
        """No alarm is set; `ring` is called when one goes off. `date` is the same for all servers."""
        self._patience = patience
        self._random = random
        self._hours = hours()
        self._date = date
        self._presence = presence
        self._ring = ring
        self.is_begun: Callable[[Chore], bool] = lambda _chore: False
        """Whether somebody is about this already, so that nothing has to ring for it."""
        self.is_minded_elsewhere = False
        """Whether another server plays for bots and for whoever is away."""
        self._alarm: Alarm | None = None
        self._thinking: dict[Seat, float] = {}
        self._watched = self.now()

    def now(self) -> float:
        """Seconds that never go back."""
        return self._hours.time()

    def watch(self) -> None:
        """Somebody looks again: bots begin to think, and nobody was kept waiting before."""
        self._watched = self.now()

    def is_overdue(self, table: Gathering) -> bool:
        """Whether the running phase's time is over."""
        end = ends_at(table)
        return end is not None and table.clock.paused_at is None and table.status == "playing" and self._date() >= end

    def time_left(self, table: Gathering) -> TimeLeft | None:
        """What everybody sees of the clock, if there is one."""
        end, paused_at = ends_at(table), table.clock.paused_at
        if end is None or table.status != "playing":
            return None
        return TimeLeft(max(0, end - (self._date() if paused_at is None else paused_at)), paused_at is not None)

    def _dial(self, table: Gathering) -> Dial:
        """The table's clock in the seconds of this process."""
        end, here = ends_at(table), self.now() - self._date() / 1000
        since = max(self._watched, table.clock.since / 1000 + here)
        return Dial(since, None if end is None else end / 1000 + here, table.clock.paused_at is not None)

    # What people ask about time

    def hurry(self, table: Gathering, by: Person | None) -> TableRefusal | list[Wish]:
        """Host: stand-ins for all, in this phase only; what follows from it is for people to think about again."""
        if by is None or table.present(by) is None:
            return TableRefusal.SIT_DOWN_FIRST
        if table.status != "playing":
            return TableRefusal.NO_GAME_IS_RUNNING
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
        if self._alarm is not None:
            self.rest()
        if is_carefree(table, self._presence):  # asked after every move, and cheaper than to look for chores
            return
        due = [when for when, _ in self._chores(table)]
        if due:
            self._alarm = self._hours.call_at(max(min(due), self.now(), no_sooner), self._on_alarm)

    def rest(self) -> None:
        """Ring no more."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def due(self, table: Gathering) -> list[Wish]:
        """Everything that has to be done by now."""
        now = self.now() + _MILLISECOND  # the date has whole ones
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
                return None if heir is None else Wish(MakeHost(heir, table.host))

    def _chores(self, table: Gathering) -> list[tuple[float, Chore]]:
        if not self._thinking:
            low, high = self._patience.thinking
            self._thinking = {seat: self._random.uniform(low, high) for seat in range(MAX_SEATS)}
        game, limit = table.game, seconds_now(table)
        thinking = {} if game is None else {seat: pondered(game, self._thinking[seat], limit) for seat in game.seats}
        due = chores(table, self._presence, self._dial(table), self._patience, thinking)
        return [
            (when, chore)
            for when, chore in due
            if not (self.is_begun(chore) or (self.is_minded_elsewhere and isinstance(chore, StandIn)))
        ]
