"""The port of snapshots: a table as its log had made it at some version, so that nobody has to read all of it again.

Whatever is here can be thrown away at any time: the log alone is true.
"""

from typing import Final, NamedTuple, Protocol

NEWEST: Final = "newest"
"""The name of the snapshot that a table is woken from."""
ERASED: Final = ""
"""The format of what is left of a snapshot where entries were rewritten: none that is as old may be put again."""


class Snapshot(NamedTuple):
    """A table's state at a version, or only a place in its log to begin or end at."""

    version: int
    format: str
    """What the body is written in. Whoever does not know it ignores the snapshot."""
    body: bytes = b""


class Snapshots(Protocol):
    """Named snapshots of tables, beside their logs. Upkeep erases them with the entries that it rewrites or removes."""

    async def put(self, code: str, name: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one of that name.

        Nothing is kept of a table without that version, nor of one where entries were rewritten since. LogUnavailable
        if it cannot be written.
        """
        ...

    async def find(self, code: str, name: str) -> Snapshot | None:
        """The snapshot of this name."""
        ...

    async def drop(self, code: str, name: str, version: int) -> None:
        """Delete a snapshot that is of no use, if it is still the one of this version."""
        ...


class NoSnapshots:
    """Keeps nothing: every table is read from its first entry."""

    async def put(self, code: str, name: str, snapshot: Snapshot) -> None:
        """Nothing is kept."""

    async def find(self, code: str, name: str) -> Snapshot | None:
        """There is none."""
        del code, name
        return None

    async def drop(self, code: str, name: str, version: int) -> None:
        """There is none."""


def before_game(number: int) -> str:
    """The name of the snapshot from shortly before a game was dealt; its entries come after that version."""
    return f"before {number}"


def after_game(number: int) -> str:
    """The name of the place at which a game was over; its entries come no later."""
    return f"after {number}"
