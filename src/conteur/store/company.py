"""Who is connected to the other servers of one log, as everybody above sees it. Knows no database."""

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Elsewhere(NamedTuple):
    """Who looks at a table through other servers."""

    people: frozenset[int] = frozenset()
    spectators: int = 0
    is_minding: bool = False
    """Whether one of them plays for bots and for whoever is away, so that nobody else need think about it."""


class Company(Protocol):
    """The other servers: told who is here, asked who is there. All of it may be a moment old."""

    is_alone: bool
    """Whether there can be no other server: then nobody else writes, and there is nothing to tell."""

    def tell(self, table: str, people: frozenset[int], spectators: int) -> None:
        """These look at the table through this server now; a server that dies is soon taken to have nobody."""
        ...

    def elsewhere(self, table: str) -> Elsewhere:
        """Who looks at a table that is followed, through the others."""
        ...

    def follow(self, table: str, notice: Callable[[], None]) -> Callable[[], None]:
        """Call `notice` when somebody came or went elsewhere, until the answer is called."""
        ...

    def spend(self, kind: str, address: str) -> None:
        """An address took one of what is counted for all servers together."""
        ...

    def on_spent(self, notice: Callable[[str, str, int], None]) -> None:
        """Call `notice` with kind, address and number when an address took some elsewhere."""
        ...


class Alone:
    """No other server."""

    is_alone = True

    def tell(self, table: str, people: frozenset[int], spectators: int) -> None:
        """Nobody listens."""

    def elsewhere(self, table: str) -> Elsewhere:
        """Nobody."""
        del table
        return Elsewhere()

    def follow(self, table: str, notice: Callable[[], None]) -> Callable[[], None]:
        """Nothing will happen."""
        del table, notice
        return lambda: None

    def spend(self, kind: str, address: str) -> None:
        """Nobody else counts."""

    def on_spent(self, notice: Callable[[str, str, int], None]) -> None:
        """Nothing will happen."""
