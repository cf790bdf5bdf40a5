"""The clock of the running phase in monotonic seconds, so that changing the system clock changes no duration.

The log has the date a phase began. The date is read once, when a phase is first seen, to know how much has passed.
"""

from collections.abc import Callable
from typing import Final

from conteur.tables.clock import Clock
from conteur.tables.deadlines import phase_of, seconds_now
from conteur.tables.state import TableState

_LATE: Final = 2.0
"""Seconds within which a server hears of a pause. If the log's dates differ by more, the system clock was changed."""


class PhaseClock:
    """Tracks one table's clock across changes."""

    __slots__ = ("_date", "_now", "_phase", "_seen", "_stopped", "since")

    def __init__(self, now: Callable[[], float], date: Callable[[], int]) -> None:
        """`now` returns monotonic seconds, `date` milliseconds since 1970."""
        self._now = now
        self._date = date
        self._seen: Clock | None = None
        self._phase: tuple[object, ...] = ()
        self._stopped = 0.0
        """When the pause began, if there is one."""
        self.since = 0.0
        """When the phase began, not counting pauses."""

    def follow(self, state: TableState) -> None:
        """Update from the table's clock; must be called before anything is read."""
        if state.clock is not self._seen:
            self._see(state)

    def _see(self, state: TableState) -> None:
        clock, before, phase = state.clock, self._seen, phase_of(state)
        if before is None or phase != self._phase or self._is_set_anew(before, clock):
            now, date = self._now(), self._date()
            stopped_at = date if clock.paused_at is None else clock.paused_at
            self._stopped = now - max(0, date - stopped_at) / 1000
            self.since = self._stopped - max(0, stopped_at - clock.since) / 1000
        elif before.paused_at is None and clock.paused_at is not None:
            self._stopped = self._paused_at(clock)
        elif before.paused_at is not None and clock.paused_at is None:
            self.since += self._now() - self._stopped
        self._seen, self._phase = clock, phase

    def _paused_at(self, clock: Clock) -> float:
        """When a pause began: by the log, so that all servers show the same time, unless its dates make no sense."""
        now = self._now()
        by_log = self.since + ((clock.paused_at or 0) - clock.since) / 1000
        return by_log if abs(by_log - now) < _LATE else now

    @staticmethod
    def _is_set_anew(before: Clock, clock: Clock) -> bool:
        """Whether the phase was restarted; ending a pause moves the beginning, too."""
        return before.since != clock.since and (before.paused_at is None or clock.paused_at is not None)

    def ends_at(self, state: TableState) -> float | None:
        """When the phase is over, if it has a limit; during a pause, as if the pause ended now."""
        limit = seconds_now(state)
        if limit is None:
            return None
        self.follow(state)
        return self.since + limit + state.clock.extra / 1000

    def left(self, state: TableState) -> float | None:
        """Seconds left in the phase, if it has a limit."""
        end = self.ends_at(state)
        if end is None:
            return None
        return end - (self._now() if state.clock.paused_at is None else self._stopped)
