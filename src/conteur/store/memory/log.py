"""The event log in memory, for tests."""

import asyncio
from collections.abc import Callable, Sequence

from conteur.store.followers import Followers
from conteur.store.log import CLOSED, Conflict, LogUnavailable, OnGrowth, Sieve, check_append, check_name


class MemoryLog:
    """An EventLog in dictionaries."""

    def __init__(self) -> None:
        """An empty log."""
        self._entries: dict[str, list[bytes]] = {}
        self._blobs: dict[tuple[str, str], tuple[str, bytes]] = {}
        self._listings: dict[str, tuple[bytes, int]] = {}
        self._followers = Followers()
        self._is_closed = False

    async def append(self, code: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Write the entries, all or none."""
        bodies = check_append(code, expected, bodies)
        await self._yield()
        entries = self._entries.get(code, [])
        if len(entries) != expected:
            raise Conflict(code, expected, len(entries))
        self._entries[code] = [*entries, *bodies]
        self._followers.grew(code, expected + len(bodies))
        await asyncio.sleep(0)  # others may read it before its writer returns, as with a disk

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """Every entry after this version, in order."""
        await self._yield()
        return self._entries.get(code, [])[max(after, 0) :]

    async def sift(self, code: str, is_wanted: Sieve, after: int = 0, until: int | None = None) -> list[bytes]:
        """Every entry after this version, empty where it is not wanted."""
        bodies = (await self.read(code))[max(after, 0) : until]
        return [body if is_wanted(body) else b"" for body in bodies]

    async def version(self, code: str) -> int:
        """The number of the table's last entry."""
        await self._yield()
        return len(self._entries.get(code, ()))

    def follow(self, code: str, on_growth: OnGrowth) -> Callable[[], None]:
        """Call `on_growth` when the table grows."""
        return self._followers.follow(code, on_growth)

    async def put_blob(self, code: str, name: str, kind: str, content: bytes) -> None:
        """Store a small file with the table."""
        check_name(code)
        check_name(name, "blob")
        check_name(kind, "kind")
        await self._yield()
        self._blobs[code, name] = (kind, content)

    async def blob(self, code: str, name: str) -> tuple[str, bytes] | None:
        """The kind and the content of the blob of this name."""
        await self._yield()
        return self._blobs.get((code, name))

    async def put_listing(self, code: str, body: bytes | None, at: int) -> None:
        """List the table in the public lobby; None removes it."""
        check_name(code)
        await self._yield()
        if body is None:
            self._listings.pop(code, None)
        else:
            self._listings[code] = (body, at)

    async def listings(self, limit: int, since: int) -> list[tuple[str, bytes]]:
        """The tables in the public lobby, the newest first."""
        await self._yield()
        alive = [(code, body) for code, (body, at) in self._listings.items() if at >= since]
        return alive[::-1][: max(limit, 0)]

    async def forget_listings(self, before: int) -> None:
        """Remove the listings that were last put before this time."""
        await self._yield()
        self._listings = {code: row for code, row in self._listings.items() if row[1] >= before}

    async def close(self) -> None:
        """Refuse all calls from now on."""
        self._is_closed = True

    async def _yield(self) -> None:
        await asyncio.sleep(0)  # other tasks run first, as with a disk
        if self._is_closed:
            raise LogUnavailable(CLOSED)
