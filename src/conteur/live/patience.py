"""Patience: how long a table waits for people, a host, and bots."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a table waits, in seconds."""

    absence: float = 180.0
    """Before a stand-in plays for somebody who is away; a phase clock may end the wait sooner."""
    host_absence: float = 60.0
    """Before somebody else becomes host."""
    thinking: tuple[float, float] = (1.0, 3.0)
    """The shortest and the longest time that bots pretend to think."""
    claiming: float = 6.0
    """How much longer bots wait for people to claim first."""
