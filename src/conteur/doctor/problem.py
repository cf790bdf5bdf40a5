"""A problem: one thing that is wrong with a deployment, in sentences."""

from typing import NamedTuple


class Problem(NamedTuple):
    """One problem that `conteur doctor` reports."""

    code: str
    """For programs."""
    what: str
    """What is wrong, and what comes of it."""
    remedy: str
    """What to do."""
