"""Snapshots of running tables: when one is due, taking it off the event loop, and loading a table from one."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from conteur.store.log import EventLog, LogUnavailable
from conteur.store.replay import Replayed, catch_up, is_forgetting, replay
from conteur.store.snapshot_codec import PLACE, read_snapshot, take_snapshot
from conteur.store.snapshots import NEWEST, NoSnapshots, Snapshot, Snapshots, after_game, before_game

_Result = TypeVar("_Result")

EVERY: Final = 512
"""Entries after which a table in use gets another snapshot: more than most evenings have."""
WORTH: Final = 128
"""Entries worth a snapshot: an unloaded table gets one if it has grown by this many since the last one."""
_THREADS: Final = 2
"""So that one long history does not delay all other tables, and many do not delay the event loop."""
_log = logging.getLogger("conteur.snapshots")


class TableReader:
    """Reads tables from the log and their snapshots, and takes snapshots, all in its own threads."""

    def __init__(self, log: EventLog, snapshots: Snapshots | None = None) -> None:
        """Reads this log."""
        self._log = log
        self._snapshots = NoSnapshots() if snapshots is None else snapshots
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="snapshots")
        self._writing: set[asyncio.Task[None]] = set()

    async def wake(self, code: str) -> Replayed | None:
        """A table replayed from its newest snapshot and the entries after it; None if there is no such table."""
        replayed, entries = await self._from_snapshot(code)
        if replayed is None:
            bodies = await self._log.read(code)
            if not bodies:
                return None
            replayed, entries = await self._beside(replay, bodies), len(bodies)
        if entries >= WORTH:
            self.take(code, replayed)
        return replayed

    async def read_whole(self, code: str) -> Replayed:
        """A table replayed from its first entry, without any snapshot."""
        return await self._beside(replay, await self._log.read(code))

    async def read_on(self, replayed: Replayed, bodies: Sequence[bytes]) -> Replayed:
        """A table after more entries; many entries are folded off the event loop."""
        return catch_up(replayed, bodies) if len(bodies) < WORTH else await self._beside(catch_up, replayed, bodies)

    async def _from_snapshot(self, code: str) -> tuple[Replayed | None, int]:
        """The table, and how many entries had to be read; None if no snapshot is of use."""
        try:
            snapshot = await self._snapshots.find(code, NEWEST)
            if snapshot is None:
                return None, 0
            # Starting with the last entry it knows: if that is not there, the log was rolled back.
            bodies = await self._log.read(code, snapshot.version - 1)
        except LogUnavailable:
            return None, 0
        try:
            if bodies and not any(map(is_forgetting, bodies[1:])):
                return await self._beside(_continue, snapshot, bodies[1:]), len(bodies) - 1
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a snapshot, the log is authoritative
            _log.warning("a snapshot is of no use: %s", error, extra={"table": code})
        await self._drop(code, snapshot)
        return None, 0

    async def _drop(self, code: str, snapshot: Snapshot) -> None:
        try:
            await self._snapshots.drop(code, NEWEST, snapshot.version)
        except LogUnavailable:
            _log.info("a snapshot of no use stays for now", extra={"table": code})

    def take(self, code: str, replayed: Replayed, name: str = NEWEST) -> None:
        """Take a snapshot in the background; if it cannot be written, there is none."""
        self._start(code, name, partial(take_snapshot, replayed))

    def mark(self, code: str, version: int, name: str) -> None:
        """Remember a place in the log."""
        self._start(code, name, lambda: Snapshot(version, PLACE))

    def _start(self, code: str, name: str, make: Callable[[], Snapshot]) -> None:
        if isinstance(self._snapshots, NoSnapshots):
            return
        task = asyncio.get_running_loop().create_task(self._write(code, name, make))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self, code: str, name: str, make: Callable[[], Snapshot]) -> None:
        try:
            await self._snapshots.put(code, name, await self._beside(make))
        except LogUnavailable as trouble:
            _log.info("no snapshot was written: %s", trouble, extra={"table": code})

    async def finish(self) -> None:
        """Wait until all pending snapshots are written."""
        while self._writing:
            await asyncio.wait(self._writing)

    async def _beside(self, work: Callable[..., _Result], *arguments: object) -> _Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)


def _continue(snapshot: Snapshot, bodies: Sequence[bytes]) -> Replayed:
    return catch_up(read_snapshot(snapshot), bodies)


class SnapshotSchedule:
    """When one table's snapshots are due."""

    __slots__ = ("_code", "_last", "_reader", "_whole")

    def __init__(self, code: str, version: int, reader: TableReader, whole: Callable[[], Replayed]) -> None:
        """From this version on; `whole` is the table with the refs of its last requests."""
        self._code = code
        self._last = version
        self._reader = reader
        self._whole = whole

    def on_change(self, before: Replayed, after: Replayed) -> None:
        """The table has changed, and the change was broadcast."""
        if after.version - self._last >= EVERY:
            self._take()
        was, now = before.state, after.state
        if now.games == was.games + 1 and before.version >= EVERY:
            self._reader.take(self._code, before, before_game(now.games))
        if now.game is not None and now.game.phase == "ended" and (was.game is None or was.game.phase != "ended"):
            self._reader.mark(self._code, after.version, after_game(now.games))

    def on_rest(self, after: Replayed) -> None:
        """The table is unloaded."""
        if after.version - self._last >= WORTH:
            self._take()

    def _take(self) -> None:
        replayed = self._whole()
        self._last = replayed.version
        self._reader.take(self._code, replayed)
