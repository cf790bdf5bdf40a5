"""The event log in memory: for tests and for trying things out. Nothing survives, which is why nothing is on disk."""

import asyncio
from collections.abc import Callable, Sequence

from conteur.store.follow import Followers
from conteur.store.log import CLOSED, Conflict, LogUnavailable, Notice, check_append, check_name


class MemoryLog:
    """An EventLog in dictionaries."""

    def __init__(self) -> None:
        """An empty log."""
        self._entries: dict[str, list[bytes]] = {}
        self._blobs: dict[tuple[str, str], tuple[str, bytes]] = {}
        self._listings: dict[str, tuple[bytes, int]] = {}
        self._followers = Followers()
        self._is_closed = False

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write the entries, all or none."""
        bodies = check_append(table, expected, bodies)
        await self._turn()
        entries = self._entries.get(table, [])
        if len(entries) != expected:
            raise Conflict(table, expected, len(entries))
        self._entries[table] = [*entries, *bodies]
        self._followers.grew(table, expected + len(bodies))
        await asyncio.sleep(0)  # others may read it before its writer knows, as with a disk

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Every entry after this version, in order."""
        await self._turn()
        return self._entries.get(table, [])[max(after, 0) :]

    async def version(self, table: str) -> int:
        """The number of the table's last entry."""
        await self._turn()
        return len(self._entries.get(table, ()))

    def follow(self, table: str, notice: Notice) -> Callable[[], None]:
        """Hear of the table's growth."""
        return self._followers.follow(table, notice)

    async def put_blob(self, table: str, name: str, kind: str, content: bytes) -> None:
        """Keep a small file with the table."""
        check_name(table)
        check_name(name, "blob")
        check_name(kind, "kind")
        await self._turn()
        self._blobs[table, name] = (kind, content)

    async def blob(self, table: str, name: str) -> tuple[str, bytes] | None:
        """The kind and the content of what was kept under this name."""
        await self._turn()
        return self._blobs.get((table, name))

    async def put_listing(self, table: str, body: bytes | None, at: int) -> None:
        """Show the table in the public lobby; None takes it off."""
        check_name(table)
        await self._turn()
        if body is None:
            self._listings.pop(table, None)
        else:
            self._listings[table] = (body, at)

    async def listings(self, limit: int, since: int) -> list[tuple[str, bytes]]:
        """The tables in the public lobby, the newest first."""
        await self._turn()
        alive = [(table, body) for table, (body, at) in self._listings.items() if at >= since]
        return alive[::-1][: max(limit, 0)]

    async def forget_listings(self, before: int) -> None:
        """Remove the rows that were last put before this time."""
        await self._turn()
        self._listings = {table: row for table, row in self._listings.items() if row[1] >= before}

    async def close(self) -> None:
        """Answer nothing any more."""
        self._is_closed = True

    async def _turn(self) -> None:
        await asyncio.sleep(0)  # others get their turn first, as with a disk
        if self._is_closed:
            raise LogUnavailable(CLOSED)
