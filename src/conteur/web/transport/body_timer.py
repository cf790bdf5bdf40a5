"""The timeouts of one request body: in total, and between two parts. While we pause reading, time does not count."""

from collections.abc import Callable

from conteur.live.ports import Scheduler
from conteur.web.transport.port import Limits


class BodyTimer:
    """Runs from the end of a request head to the end of its body."""

    __slots__ = (
        "_began",
        "_checked",
        "_heard",
        "_is_paused",
        "_limits",
        "_on_timeout",
        "_received",
        "_scheduler",
        "_timer",
    )

    def __init__(
        self, scheduler: Scheduler, limits: Limits, is_paused: Callable[[], bool], on_timeout: Callable[[], None]
    ) -> None:
        """Starts now. `is_paused` says whether we have paused reading; `on_timeout` is called at most once."""
        self._scheduler = scheduler
        self._limits = limits
        self._is_paused = is_paused
        self._on_timeout = on_timeout
        self._began = self._heard = self._checked = scheduler.time()
        self._received = 0
        self._timer = scheduler.call_at(self._deadline(), self._check)

    def receive(self, size: int) -> None:
        """More bytes have arrived."""
        self._received += size
        self._heard = self._scheduler.time()

    def stop(self) -> None:
        """The body is complete, or no longer needed."""
        self._timer.cancel()

    def _deadline(self) -> float:
        limits = self._limits
        whole = min(limits.body_timeout + self._received / limits.body_rate, limits.longest_body)
        return min(self._began + whole, self._heard + limits.body_idle_timeout)

    def _check(self) -> None:
        now = self._scheduler.time()
        if self._is_paused():
            paused = now - self._checked
            self._began += paused
            self._heard = now
        self._checked = now
        if now >= self._deadline():
            self._on_timeout()
        else:
            self._timer = self._scheduler.call_at(self._deadline(), self._check)
