"""The port of the event log: append, read and follow a table's entries. Knows no disk and no database."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

OnGrowth = Callable[[int | None], None]
"""Called with the version a table has reached; None if it may have grown, and only reading will show."""

Sieve = Callable[[bytes], bool]
"""Whether an entry is wanted; may be called in another thread."""


class Conflict(Exception):  # noqa: N818 - an expected outcome for every writer, not an error
    """Somebody else wrote first: read the new entries, and decide again."""

    def __init__(self, code: str, expected: int, current: int) -> None:
        """The table is at `current`; the writer assumed `expected`."""
        super().__init__(f"table {code!r} is at version {current}, not {expected}: read what is new and decide again")
        self.code = code
        self.expected = expected
        self.current = current


class LogUnavailable(Exception):  # noqa: N818 - a full disk, a lost connection, a closed log
    """Not acknowledged, so it must not be shown to anybody; the message says what is wrong and what to do.

    It is safe to retry: with the same `expected`, an append is never done twice.
    """


class EventLog(Protocol):
    """The entries of all tables, numbered 1, 2, 3 ... for each. A body is bytes, which only the caller interprets.

    Entries are only appended here. Only Upkeep rewrites them, to erase a person, and removes tables.
    """

    async def append(self, code: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write the entries expected+1, expected+2 ..., all or none; they are durable when this returns.

        Conflict if the table is not at `expected`. An append that is cancelled may have been written or not.
        """
        ...

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """Every entry after this version, in order."""
        ...

    async def sift(self, code: str, is_wanted: Sieve, after: int = 0, until: int | None = None) -> list[bytes]:
        """Every entry after this version, in order, with an empty one in place of each that is not wanted.

        Entries after the version `until` are left out; if there is a snapshot of that version, they are not even read.

        `is_wanted` is called with each in turn, and entries that are not wanted are not kept in memory.
        """
        ...

    async def version(self, code: str) -> int:
        """The number of the table's last entry; 0 if it has none."""
        ...

    def follow(self, code: str, on_growth: OnGrowth) -> Callable[[], None]:
        """Call `on_growth` whenever the table has grown, whoever wrote, until the returned function is called.

        Follow first, then read, so that nothing is missed in between. A version may be reported twice, or late.
        """
        ...

    async def put_blob(self, code: str, name: str, kind: str, content: bytes) -> None:
        """Store a recording or another small file with the table, durably; replaces one of the same name."""
        ...

    async def blob(self, code: str, name: str) -> tuple[str, bytes] | None:
        """The kind and the content of the blob of this name."""
        ...

    async def put_listing(self, code: str, body: bytes | None, at: int) -> None:
        """List the table in the public lobby, or change its listing, which keeps its place; None removes it.

        `at` is now, in seconds since 1970. A server with people at the table renews the listing before it expires:
        listings outlive their servers, and no other server can know whether a table is still in use.
        """
        ...

    async def listings(self, limit: int, since: int) -> list[tuple[str, bytes]]:
        """The tables listed at this time or later, the newest table first, up to `limit`."""
        ...

    async def forget_listings(self, before: int) -> None:
        """Remove the listings that were last put before this time."""
        ...

    async def close(self) -> None:
        """Finish pending calls, and close; later calls raise LogUnavailable."""
        ...


CLOSED: Final = "the log is closed: open it again before using it"


def check_name(name: str, what: str = "table") -> None:
    """Raise ValueError unless every store can keep this name."""
    if not name or "\0" in name:
        raise ValueError(f"{name!r} cannot name a {what}: a name has at least one character and no NUL")
    name.encode()  # a lone surrogate fails here, in the caller, and not in a commit shared with others


def check_append(code: str, expected: int, bodies: Sequence[bytes]) -> tuple[bytes, ...]:
    """The bodies as a tuple; an exception if they could never be written."""
    check_name(code)
    if expected < 0:
        raise ValueError(f"expected is {expected}: versions begin at 0, the table without entries")
    if not bodies:
        raise ValueError("an append needs at least one body: when nothing happened there is nothing to write")
    if {*map(type, bodies)} != {bytes}:
        raise TypeError("every body is bytes: encode before appending")
    return tuple(bodies)
