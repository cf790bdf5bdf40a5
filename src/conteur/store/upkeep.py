"""What whoever looks after a log may do beside playing. Knows no disk and no database."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol


class Tail(NamedTuple):
    """How a table's log ends."""

    table: str
    version: int
    body: bytes


class Upkeep(Protocol):
    """Beside a log: looks at all tables, packs what rests, removes what may go, rewrites what must be forgotten."""

    async def tails(self, after: str, limit: int) -> list[Tail]:
        """How tables end, in the order of their names' bytes, from the first after this name; "" is before all."""
        ...

    async def count(self) -> int:
        """How many tables there are."""
        ...

    async def blob_names(self, table: str) -> list[str]:
        """What is kept with a table."""
        ...

    async def put_away(self, table: str) -> None:
        """Pack a table's history; it is read and written as before, and takes less room."""
        ...

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Put other bodies in the place of these entries, all or none. Who read them before knows the old ones."""
        ...

    async def remove(self, table: str) -> None:
        """Everything of a table, for good."""
        ...

    async def close(self) -> None:
        """Let go."""
        ...
