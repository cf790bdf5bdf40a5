"""The timekeeper: one table's timer, and what is due. Does nothing itself: it returns what is due as requests."""

from collections.abc import Callable
from typing import Final

from conteur.live.context import TableContext
from conteur.live.ports import Timer
from conteur.live.presence import Presence
from conteur.live.timers.chores import Chore, LocalClock, ReplaceHost, chores, claims_over, has_no_chores, heir_of
from conteur.live.timers.phase_clock import PhaseClock
from conteur.live.timers.thinking_time import thinking_seconds
from conteur.rules.vocabulary import MAX_SEATS, Seat
from conteur.tables.deadlines import seconds_now
from conteur.tables.requests import CloseClaim, DrawLots, MakeHost, Request, StandIn
from conteur.tables.state import TableState
from conteur.tables.view import TimeLeft

_MILLISECOND: Final = 0.001


class Timekeeper:
    """Knows what time it is at one table, and wakes it when something is due."""

    __slots__ = (
        "_clock",
        "_date",
        "_notify",
        "_patience",
        "_presence",
        "_random",
        "_scheduler",
        "_thinking",
        "_timer",
        "_watched",
        "is_begun",
        "is_minded_elsewhere",
    )

    def __init__(self, context: TableContext, presence: Presence, on_timer: Callable[[], None]) -> None:
        """No timer is set; `on_timer` is called when it fires."""
        self._patience = context.patience
        self._random = context.random
        self._scheduler = context.scheduler()
        self._date = context.date
        self._clock = PhaseClock(self.now, context.date)
        self._presence = presence
        self._notify = on_timer
        self.is_begun: Callable[[Chore], bool] = lambda _chore: False
        """Whether somebody is already doing this, so that no timer is needed for it."""
        self.is_minded_elsewhere = False
        """Whether another server plays for bots and for people who are away."""
        self._timer: Timer | None = None
        self._thinking: dict[Seat, float] = {}
        self._watched = self.now()

    def now(self) -> float:
        """Monotonic seconds."""
        return self._scheduler.time()

    def watch(self) -> None:
        """The first device connected again: bots start thinking now, and time before does not count as waiting."""
        self._watched = self.now()

    def is_overdue(self, state: TableState) -> bool:
        """Whether the running phase's time is over."""
        left = self._clock.left(state)
        return left is not None and left <= 0 and state.clock.paused_at is None and state.status == "playing"

    def time_left(self, state: TableState) -> TimeLeft | None:
        """What everybody sees of the clock, if there is one."""
        if seconds_now(state) is None:  # called for every view, and most tables have no clock
            return None
        left = self._clock.left(state)
        if left is None or state.status != "playing":
            return None
        return TimeLeft(max(0, round(left * 1000)), state.clock.paused_at is not None)

    def _local_clock(self, state: TableState) -> LocalClock:
        """The table's clock in the seconds of this process."""
        self._clock.follow(state)
        since = max(self._watched, self._clock.since)
        return LocalClock(since, self._clock.ends_at(state), state.clock.paused_at is not None)

    # Chores

    @property
    def is_set(self) -> bool:
        """Whether the timer is set."""
        return self._timer is not None

    def set_timer(self, state: TableState, no_sooner: float = 0.0) -> None:
        """Set the timer to when the next chore is due."""
        if self._timer is not None:
            self.rest()
        if has_no_chores(state, self._presence):  # called after every move, and cheaper than listing chores
            return
        due = [when for when, _ in self._chores(state)]
        if due:
            self._timer = self._scheduler.call_at(max(min(due), self.now(), no_sooner), self._on_timer)

    def rest(self) -> None:
        """Cancel the timer."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def due(self, state: TableState) -> list[Request]:
        """Everything that is due by now."""
        now = self.now() + _MILLISECOND  # dates have whole milliseconds
        requests = (self._request(state, chore) for when, chore in self._chores(state) if when <= now)
        return [request for request in requests if request is not None]

    def _on_timer(self) -> None:
        self._timer = None
        self._notify()

    def _request(self, state: TableState, chore: Chore) -> Request | None:
        match chore:
            case StandIn() | DrawLots() | CloseClaim():
                return Request(chore)
            case ReplaceHost():
                heir = heir_of(state, self._presence)
                return None if heir is None else Request(MakeHost(heir, state.host))

    def _chores(self, state: TableState) -> list[tuple[float, Chore]]:
        if not self._thinking:
            low, high = self._patience.thinking
            self._thinking = {seat: self._random.uniform(low, high) for seat in range(MAX_SEATS)}
        game, limit = state.game, seconds_now(state)
        thinking = (
            {} if game is None else {seat: thinking_seconds(game, self._thinking[seat], limit) for seat in game.seats}
        )
        due = chores(state, self._presence, self._local_clock(state), self._patience, thinking)
        over = claims_over(state, self._presence, self._date() / 1000 - self.now()) if state.claims else ()
        return [
            (when, chore)
            for when, chore in (*due, *over)
            if not (self.is_begun(chore) or (self.is_minded_elsewhere and isinstance(chore, StandIn)))
        ]
