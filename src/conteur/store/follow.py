"""Who is told when which table grows. Knows no disk: a home says what grew, or that it is no longer sure."""

from collections.abc import Callable

from conteur.store.log import Notice


class Followers:
    """All followers of one log, in the event loop's thread."""

    def __init__(self) -> None:
        """Nobody follows yet."""
        self._by_table: dict[str, dict[object, Notice]] = {}

    @property
    def tables(self) -> list[str]:
        """What is followed."""
        return [*self._by_table]

    def follow(self, table: str, notice: Notice) -> Callable[[], None]:
        """A new follower, until the answer is called."""
        followers = self._by_table.setdefault(table, {})
        mark = object()
        followers[mark] = notice

        def stop() -> None:
            if followers.pop(mark, None) is not None and not followers:
                self._by_table.pop(table, None)

        return stop

    def grew(self, table: str, version: int) -> None:
        """The table has reached this version."""
        followers = self._by_table.get(table)
        if followers is not None:
            for notice in tuple(followers.values()):
                notice(version)

    def doubt(self) -> None:
        """Somebody wrote, we do not know where."""
        for followers in tuple(self._by_table.values()):
            for notice in tuple(followers.values()):
                notice(None)
