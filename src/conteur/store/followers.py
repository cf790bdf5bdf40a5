"""Callbacks by table, which a store calls when a table has grown. Knows no disk."""

from collections.abc import Callable

from conteur.store.log import OnGrowth


class Followers:
    """The followers of one log, in the event loop's thread."""

    def __init__(self) -> None:
        """Nobody follows yet."""
        self._by_table: dict[str, dict[object, OnGrowth]] = {}

    @property
    def codes(self) -> list[str]:
        """The tables that are followed."""
        return [*self._by_table]

    def follow(self, code: str, on_growth: OnGrowth) -> Callable[[], None]:
        """Add a follower, until the returned function is called."""
        followers = self._by_table.setdefault(code, {})
        key = object()
        followers[key] = on_growth

        def stop() -> None:
            if followers.pop(key, None) is not None and not followers:
                self._by_table.pop(code, None)

        return stop

    def grew(self, code: str, version: int) -> None:
        """Call the followers of a table that has reached this version."""
        followers = self._by_table.get(code)
        if followers is not None:
            for on_growth in tuple(followers.values()):
                on_growth(version)

    def doubt(self) -> None:
        """Call all followers, because any table may have grown."""
        for followers in tuple(self._by_table.values()):
            for on_growth in tuple(followers.values()):
                on_growth(None)
