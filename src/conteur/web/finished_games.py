"""Finished games as JSON, made from their entries in a thread, one at a time, and cached."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from conteur.store.codec import CodecError
from conteur.store.finished_games import AlbumSieve, RecordSieve, pages_of, record_in
from conteur.store.log import EventLog
from conteur.store.replay import Replayed, is_forgetting
from conteur.store.snapshot_codec import read_snapshot
from conteur.store.snapshots import NoSnapshots, Snapshots, after_game, before_game
from conteur.tables.state import TableState
from conteur.web.limits import ConcurrencyLimit
from conteur.web.protocol.album import album_of

Form = Literal["record", "album"]
_Result = TypeVar("_Result")

_LARGEST: Final = 16 * 1024 * 1024
"""Bytes of finished games cached in memory: about a thousand evenings."""
_MOST_READ: Final = 32 * 1024 * 1024
"""Bytes of entries read for one game: far more than people can play; a larger game has no album."""
_EACH: Final = 2
"""Games one address may wait for at a time."""
_ALL: Final = 32
"""Games all addresses may wait for."""


class Busy(Exception):  # noqa: N818 - an expected answer, not a fault
    """Too many requests are waiting: try again later."""


class _Cached(NamedTuple):
    version: int
    """How far the log was read; later entries may erase somebody."""
    body: bytes


class _Key(NamedTuple):
    code: str
    number: int
    form: Form


class Archive:
    """The finished games of one log."""

    def __init__(self, log: EventLog, snapshots: Snapshots | None = None, largest: int = _LARGEST) -> None:
        """Nothing is cached yet; `largest` is how many bytes may be."""
        self._log = log
        self._snapshots = snapshots or NoSnapshots()
        self._largest = largest
        self._cache: OrderedDict[_Key, _Cached] = OrderedDict()
        self._size = 0
        self._running: dict[_Key, asyncio.Task[bytes | None]] = {}
        self._waiting = ConcurrencyLimit(_EACH)
        self._all_waiting = ConcurrencyLimit(_ALL)
        self._turn = asyncio.Lock()
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="archive")

    async def find(self, code: str, number: int, form: Form, address: str) -> bytes | None:
        """A finished game as JSON; None if there is none. Busy if this address, or all together, ask for too many."""
        key = _Key(code, number, form)
        cached = await self._cached(key)
        if cached is not None:
            return cached
        if not self._waiting.acquire(address):
            raise Busy
        try:
            if not self._all_waiting.acquire(""):
                raise Busy
            try:
                return await asyncio.shield(self._running.get(key) or self._begin(key))
            finally:
                self._all_waiting.release("")
        finally:
            self._waiting.release(address)

    async def beside(self, work: Callable[[], _Result]) -> _Result:
        """Run slow work in the thread, in turn."""
        return await asyncio.get_running_loop().run_in_executor(self._worker, work)

    def close(self) -> None:
        """Stop the thread."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    async def _cached(self, key: _Key) -> bytes | None:
        """From the cache, unless somebody was erased since, or the table was replaced by another."""
        cached = self._cache.get(key)
        if cached is None:
            return None
        version = await self._log.version(key.code)
        if version != cached.version:
            news = await self._log.sift(key.code, is_forgetting, cached.version)
            if version < cached.version or any(news):
                self._evict(key)
                return None
            if self._cache.get(key) is cached:
                self._cache[key] = _Cached(cached.version + len(news), cached.body)
        if key in self._cache:
            self._cache.move_to_end(key)
        return cached.body

    def _begin(self, key: _Key) -> "asyncio.Task[bytes | None]":
        task = asyncio.get_running_loop().create_task(self._make(key))
        self._running[key] = task
        task.add_done_callback(lambda _: self._running.pop(key, None))
        return task

    async def _make(self, key: _Key) -> bytes | None:
        """Make it; one at a time, because a whole game's entries are in memory."""
        sieve, make = (RecordSieve, _record) if key.form == "record" else (AlbumSieve, _album)
        async with self._turn:
            while True:
                version = await self._log.version(key.code)
                start, until = await self._span(key)
                after, games = (0, 0) if start is None else (start.version, start.state.games)
                is_wanted = _Bounded(sieve(key.number - games))
                bodies = await self._log.sift(key.code, is_wanted, after, until)
                if is_wanted.is_full:
                    return None
                body = await self.beside(partial(make, bodies, key.number, None if start is None else start.state))
                if not any(await self._log.sift(key.code, is_forgetting, version)):
                    break  # otherwise somebody was erased in the meantime
        if body is not None:
            self._store(key, _Cached(version, body))
        return body

    async def _span(self, key: _Key) -> tuple[Replayed | None, int | None]:
        """The table shortly before the game, and the version at which it was over, if known.

        With them, only the game's own entries are read, however long the table's log is.
        """
        snapshot = await self._snapshots.find(key.code, before_game(key.number))
        end = await self._snapshots.find(key.code, after_game(key.number))
        try:
            start = None if snapshot is None else await self.beside(partial(read_snapshot, snapshot))
        except CodecError:
            start = None
        return start, None if end is None else end.version

    def _store(self, key: _Key, cached: _Cached) -> None:
        self._evict(key)
        if len(cached.body) > self._largest:
            return
        self._cache[key] = cached
        self._size += len(cached.body)
        while self._size > self._largest:
            self._evict(next(iter(self._cache)))

    def _evict(self, key: _Key) -> None:
        cached = self._cache.pop(key, None)
        if cached is not None:
            self._size -= len(cached.body)


class _Bounded:
    """A sieve with a limit on the total bytes."""

    def __init__(self, is_wanted: Callable[[bytes], bool]) -> None:
        """No bytes counted yet."""
        self._is_wanted = is_wanted
        self._left = _MOST_READ
        self.is_full = False

    def __call__(self, body: bytes) -> bool:
        """Whether this entry is wanted and within the limit."""
        if self.is_full or not self._is_wanted(body):
            return False
        self._left -= len(body)
        self.is_full = self._left < 0
        return not self.is_full


def _record(bodies: Iterable[bytes], _number: int, _start: TableState | None) -> bytes | None:
    record = record_in(filter(None, bodies))
    return None if record is None else record.encode()


def _album(bodies: Iterable[bytes], number: int, start: TableState | None) -> bytes | None:
    pages = pages_of(bodies, number, start)
    album = None if pages is None else album_of(pages)
    return None if album is None else msgspec.json.encode(album)
