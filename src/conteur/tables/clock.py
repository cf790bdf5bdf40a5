"""The clock of the running phase: a value folded from the log, in milliseconds since 1970."""

from msgspec import Struct
from msgspec.structs import replace


class Clock(Struct, frozen=True):
    """When the phase began, how much extra time it has, and whether the clock is paused."""

    since: int = 0
    extra: int = 0
    paused_at: int | None = None

    def begun(self, at: int) -> "Clock":
        """A new phase starts its own time; a pause continues."""
        return Clock(at, 0, None if self.paused_at is None else at)

    def paused(self, at: int) -> "Clock":
        """The clock is paused."""
        return self if self.paused_at is not None else replace(self, paused_at=at)

    def resumed(self, at: int) -> "Clock":
        """The clock continues where it was paused."""
        if self.paused_at is None:
            return self
        return Clock(self.since + at - self.paused_at, self.extra)

    def extended(self, milliseconds: int) -> "Clock":
        """More time for this phase."""
        return replace(self, extra=self.extra + milliseconds)
