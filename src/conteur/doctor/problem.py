"""A problem: one thing that is wrong with a deployment, in sentences."""

from typing import NamedTuple


class Problem(NamedTuple):
    """One problem that `conteur doctor` reports."""

    code: str
    """A code for programs."""
    what: str
    """What is wrong, and its consequences."""
    remedy: str
    """What to do."""
