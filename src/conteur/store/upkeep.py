"""The port for maintaining a log: list all tables, rewrite entries, remove tables. Knows no disk and no database."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol


class Tail(NamedTuple):
    """The last entry of a table's log."""

    code: str
    version: int
    body: bytes


class Upkeep(Protocol):
    """Maintenance of a log, for retention, privacy, and moving to another store."""

    async def tails(self, after: str, limit: int) -> list[Tail]:
        """The last entries of tables, ordered by name as bytes, starting after this name."""
        ...

    async def count(self) -> int:
        """How many tables there are."""
        ...

    async def blob_names(self, code: str) -> list[str]:
        """The names of a table's blobs."""
        ...

    async def rewrite(self, code: str, bodies: Mapping[int, bytes]) -> None:
        """Replace the bodies of these entries, all or none. Readers are not notified."""
        ...

    async def remove(self, code: str) -> None:
        """Delete a table and everything that belongs to it."""
        ...

    async def close(self) -> None:
        """Close the store."""
        ...
