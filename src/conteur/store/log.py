"""The event log as everybody above sees it: what may be asked, what is promised. Knows no disk and no database."""

from collections.abc import Callable, Sequence
from typing import Protocol

Notice = Callable[[int | None], None]
"""Told the version a table has reached; None when it may have grown, and only a look can tell."""


class Conflict(Exception):  # noqa: N818 - an answer every writer must expect, not an error
    """Somebody else wrote first: read on from what you know, and decide again."""

    def __init__(self, table: str, expected: int, current: int) -> None:
        """The table is at `current`, the writer believed `expected`."""
        super().__init__(f"table {table!r} is at version {current}, not {expected}: read what is new and decide again")
        self.table = table
        self.expected = expected
        self.current = current


class LogUnavailable(Exception):  # noqa: N818 - a state of the world: a full disk, a closed log
    """Not acknowledged, so nobody may be told; the message says what is wrong and what to do.

    Try again whenever you like: with the same `expected`, an append is never done twice.
    """


class EventLog(Protocol):
    """The memory of all tables: entries numbered 1, 2, 3 ... for each, never changed, never removed.

    An entry's body is bytes; what they mean is for others to know.
    """

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write the entries expected+1, expected+2 ..., all or none; they are durable when this returns.

        Conflict if the table is not at `expected`. An append that is cancelled may have been written or not.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Every entry after this version, in order."""
        ...

    async def version(self, table: str) -> int:
        """The number of the table's last entry; 0 if it has none."""
        ...

    def follow(self, table: str, notice: Notice) -> Callable[[], None]:
        """Call `notice` whenever the table has grown, whoever wrote, until the answer is called.

        Follow first, then read: what grew in between is noticed. A version may be told twice, or late.
        """
        ...

    async def put_blob(self, table: str, name: str, kind: str, content: bytes) -> None:
        """Keep a recording or another small file with the table, in place of the one of that name; durable."""
        ...

    async def blob(self, table: str, name: str) -> tuple[str, bytes] | None:
        """The kind and the content of what was kept under this name."""
        ...

    async def put_listing(self, table: str, body: bytes | None, at: int) -> None:
        """Show the table in the public lobby, or change what is shown in its place; None takes it off.

        `at` is now, in seconds since 1970. Whoever has people at the table puts the row again before it is old: rows
        outlive their servers, and nobody else can know whether a table is still alive.
        """
        ...

    async def listings(self, limit: int, since: int) -> list[tuple[str, bytes]]:
        """The tables put in the public lobby at this time or later, the newest table first, at most `limit`."""
        ...

    async def forget_listings(self, before: int) -> None:
        """Remove the rows that were last put before this time."""
        ...

    async def close(self) -> None:
        """Finish what was asked and let go; everything asked later is answered with LogUnavailable."""
        ...


CLOSED = "the log is closed: open it again before using it"


def check_name(name: str, what: str = "table") -> None:
    """A name every home can keep."""
    if not name or "\0" in name:
        raise ValueError(f"{name!r} cannot name a {what}: a name has at least one character and no NUL")
    name.encode()  # a lone surrogate stops here, where its sender is, and not among others' entries


def check_append(table: str, expected: int, bodies: Sequence[bytes]) -> tuple[bytes, ...]:
    """The bodies, safe from later changes; an error if this could never be written."""
    check_name(table)
    if expected < 0:
        raise ValueError(f"expected is {expected}: versions begin at 0, the table without entries")
    if not bodies:
        raise ValueError("an append needs at least one body: when nothing happened there is nothing to write")
    if {*map(type, bodies)} != {bytes}:
        raise TypeError("every body is bytes: encode before appending")
    return tuple(bodies)
