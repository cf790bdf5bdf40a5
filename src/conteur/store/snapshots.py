"""The port for snapshots: a table's state at some version, so that its log need not be read from the start.

Snapshots can be thrown away at any time: the log is authoritative.
"""

from typing import Final, NamedTuple, Protocol

NEWEST: Final = "newest"
"""The name of the snapshot that a table is loaded from."""
ERASED: Final = ""
"""The format of what remains of a snapshot after entries were rewritten, so that no equally old one is stored again."""


class Snapshot(NamedTuple):
    """A table's state at a version, or only a place in its log to begin or end at."""

    version: int
    format: str
    """The format of the body. Readers that do not know it ignore the snapshot."""
    body: bytes = b""


class Snapshots(Protocol):
    """Named snapshots of tables. Upkeep erases them along with the entries that it rewrites or removes."""

    async def put(self, code: str, name: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of an older one of that name.

        Ignored if the table does not have that version, or if its entries were rewritten since. LogUnavailable if it
        cannot be written.
        """
        ...

    async def find(self, code: str, name: str) -> Snapshot | None:
        """The snapshot of this name."""
        ...

    async def drop(self, code: str, name: str, version: int) -> None:
        """Delete a useless snapshot, if it is still the one of this version."""
        ...


class NoSnapshots:
    """Stores nothing: every table is read from its first entry."""

    async def put(self, code: str, name: str, snapshot: Snapshot) -> None:
        """Nothing is stored."""

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
