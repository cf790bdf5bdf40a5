"""The port for peers: who is connected to the other servers of one log. Knows no database."""

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Elsewhere(NamedTuple):
    """Who is connected to a table through other servers."""

    people: frozenset[int] = frozenset()
    spectators: int = 0
    is_minding: bool = False
    """Whether one of those servers plays for bots and for people who are away, so that this one need not."""


class Peers(Protocol):
    """The other servers of one log. What they report may be slightly out of date."""

    is_alone: bool
    """Whether there can be no other server, so that nobody else writes and there is nothing to exchange."""

    def publish(self, code: str, people: frozenset[int], spectators: int) -> None:
        """Publish who is connected to the table through this server; after a crash it soon counts as empty."""
        ...

    def elsewhere(self, code: str) -> Elsewhere:
        """Who is connected to a followed table through other servers."""
        ...

    def follow(self, code: str, on_change: Callable[[], None]) -> Callable[[], None]:
        """Call `on_change` when somebody connects or disconnects elsewhere, until the returned function is called."""
        ...

    def spend(self, kind: str, address: str) -> None:
        """Count one use by this address against a limit that all servers share."""
        ...

    def on_spent(self, on_use: Callable[[str, str, int], None]) -> None:
        """Call `on_use` with kind, address and number when other servers have counted uses."""
        ...


class NoPeers:
    """No other server."""

    is_alone = True

    def publish(self, code: str, people: frozenset[int], spectators: int) -> None:
        """There is nobody to publish it to."""

    def elsewhere(self, code: str) -> Elsewhere:
        """Nobody."""
        del code
        return Elsewhere()

    def follow(self, code: str, on_change: Callable[[], None]) -> Callable[[], None]:
        """Never called."""
        del code, on_change
        return lambda: None

    def spend(self, kind: str, address: str) -> None:
        """Nobody else counts uses."""

    def on_spent(self, on_use: Callable[[str, str, int], None]) -> None:
        """Never called."""
