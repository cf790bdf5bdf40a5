"""One thing that is wrong with a deployment, in sentences. Knows no disk, database or network."""

from typing import NamedTuple


class Finding(NamedTuple):
    """What `conteur doctor` found."""

    code: str
    """For programs."""
    what: str
    """What is wrong, and what comes of it."""
    remedy: str
    """What to do."""
