"""A table with a long log is loaded from its newest snapshot and the entries after it."""

import asyncio
from pathlib import Path

import pytest

from conteur.live.idempotency import Reply
from conteur.live.snapshots import EVERY, WORTH, TableReader
from conteur.privacy.collect import subjects_in
from conteur.privacy.erase import erase_person
from conteur.store import replay as replay_module
from conteur.store.backend import open_backend, upkeep_of
from conteur.store.entries import decode_entry, encode_entry
from conteur.store.log import LogUnavailable
from conteur.store.memory.images import MemoryImages
from conteur.store.memory.log import MemoryLog
from conteur.store.memory.snapshots import MemorySnapshots
from conteur.store.replay import catch_up, replay
from conteur.store.snapshot_codec import FORMAT
from conteur.store.snapshots import NEWEST, Snapshot
from conteur.tables.asks import Say, StartGame
from conteur.tables.entry import Entry
from conteur.tables.events import Said
from tests.live.looping import in_a_loop
from tests.live.room import Room
from tests.store.recorded_tables import FOLDER, bodies_of

CODE = "BCDFGH"
EVENING = bodies_of(FOLDER / "v1-base.log")
TALK = encode_entry(Entry(7, (Said(0, "on and on"),), 0, "ref"))


class CountingLog(MemoryLog):
    """Counts the entries that are read."""

    entries = 0

    async def read(self, code: str, after: int = 0) -> list[bytes]:
        """And counted."""
        bodies = await super().read(code, after)
        self.entries += len(bodies)
        return bodies


class FullSnapshots(MemorySnapshots):
    """On a full disk."""

    async def put(self, code: str, name: str, snapshot: Snapshot) -> None:
        """Not now."""
        del code, name, snapshot
        raise LogUnavailable("the disk is full")


class ClosedSnapshots(FullSnapshots):
    """Does not answer at all."""

    async def find(self, code: str, name: str) -> Snapshot | None:
        """Not now."""
        del code, name
        raise LogUnavailable("nobody answers")


@pytest.mark.parametrize("entries", [1_000, 100_000])
def test_waking_reads_no_more_than_is_new(entries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the log is: once it was read, only a few entries are read and decoded from then on."""
    decoded: list[bytes] = []

    def count(body: bytes) -> Entry:
        decoded.append(body)
        return decode_entry(body)

    async def story() -> None:
        log = CountingLog()
        await log.append(CODE, 0, EVENING + [TALK] * (entries - len(EVENING)))
        snapshots = MemorySnapshots(log)
        reader = TableReader(log, snapshots)
        whole = await reader.wake(CODE)
        await reader.finish()
        log.entries = 0
        monkeypatch.setattr(replay_module, "decode_entry", count)
        assert whole == await TableReader(log, snapshots).wake(CODE)
        assert (1, []) == (log.entries, decoded)
        await log.append(CODE, entries, [TALK] * (WORTH - 1))
        woken = await TableReader(log, snapshots).wake(CODE)
        assert woken is not None
        assert (entries + WORTH - 1, WORTH - 1) == (woken.version, len(decoded))
        assert 1 + WORTH == log.entries

    asyncio.run(story())


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.log")), ids=lambda path: path.stem)
def test_woken_from_a_snapshot_a_table_is_the_same(path: Path) -> None:
    """In every mode, wherever the snapshot was taken; also if somebody was erased after that."""
    bodies = bodies_of(path)

    async def story() -> None:
        log = MemoryLog()
        await log.append(CODE, 0, bodies)
        whole = replay(bodies)
        for cut in range(1, len(bodies) + 1, 5):
            snapshots = MemorySnapshots(log)
            reader = TableReader(log, snapshots)
            reader.take(CODE, replay(bodies[:cut]))
            await reader.finish()
            assert whole == await reader.wake(CODE)

    asyncio.run(story())


@pytest.mark.parametrize(
    "useless",
    [
        Snapshot(20, "0", b"of a later release"),
        Snapshot(20, FORMAT, b"damaged"),
        Snapshot(20, FORMAT, b""),
    ],
)
def test_a_snapshot_of_no_use(useless: Snapshot) -> None:
    """It is ignored and deleted, and the log is read instead."""

    async def story() -> None:
        log = MemoryLog()
        await log.append(CODE, 0, EVENING)
        snapshots = MemorySnapshots(log)
        await snapshots.put(CODE, NEWEST, useless)
        reader = TableReader(log, snapshots)
        assert replay(EVENING) == await reader.wake(CODE)
        await reader.finish()
        assert useless != await snapshots.find(CODE, NEWEST)

    asyncio.run(story())


def test_a_log_that_went_back() -> None:
    """A snapshot newer than the log is ignored."""

    async def story() -> None:
        long, short = MemoryLog(), MemoryLog()
        await long.append(CODE, 0, EVENING)
        await short.append(CODE, 0, EVENING[:30])
        snapshots = MemorySnapshots(long)
        reader = TableReader(long, snapshots)
        reader.take(CODE, replay(EVENING))
        await reader.finish()
        assert replay(EVENING[:30]) == await TableReader(short, snapshots).wake(CODE)
        assert await snapshots.find(CODE, NEWEST) is None

    asyncio.run(story())


@pytest.mark.parametrize("kind", [FullSnapshots, ClosedSnapshots])
def test_no_room_for_snapshots(kind: type[FullSnapshots]) -> None:
    """Tables are loaded all the same."""

    async def story() -> None:
        log = MemoryLog()
        await log.append(CODE, 0, EVENING + [TALK] * WORTH)
        reader = TableReader(log, kind(log))
        assert replay(EVENING + [TALK] * WORTH) == await reader.wake(CODE)
        await reader.finish()
        assert await reader.wake("ZZZZZZ") is None

    asyncio.run(story())


@in_a_loop
async def test_a_snapshot_now_and_then() -> None:
    """After this many entries, and when the table is unloaded; an earlier request is answered and not done again."""
    room = Room(MemoryLog())
    snapshots = MemorySnapshots(room.log)
    room.use_snapshots(snapshots)
    ann, *others = await room.open(people=3)
    while room.table.replayed.version <= EVERY:
        assert await snapshots.find(room.table.code, NEWEST) is None
        await ann.do(Say("on and on"))
    await room.context.reader.finish()
    first = await snapshots.find(room.table.code, NEWEST)
    assert first is not None
    assert EVERY < first.version <= room.table.replayed.version
    await ann.do(StartGame(), ref="once")
    for number in range(WORTH):
        await ann.do(Say(f"remark {number}"))
    for device in (ann, *others):
        device.leave()
    before = room.table.replayed
    assert (0, 1) == (room.lobby.put_away_idle(), room.lobby.put_away_idle())
    await room.context.reader.finish()
    last = await snapshots.find(room.table.code, NEWEST)
    assert last is not None
    assert before.version == last.version
    found = await room.lobby.find(room.table.code)
    assert found is not None
    room.table = found
    assert before.state == found.state
    ann.come()
    assert Reply() == await ann.do(StartGame(), ref="once")
    assert before.version == found.replayed.version


@pytest.mark.parametrize("is_late", [False, True])
def test_nobody_who_was_erased_is_in_a_snapshot(tmp_path: Path, *, is_late: bool) -> None:
    """Neither in one from before, nor in one that was taken before and is written after."""

    async def story() -> None:
        address = f"sqlite:{tmp_path / 'conteur.sqlite'}"
        backend = await open_backend(address, "test")
        log, upkeep = backend.log, upkeep_of(address, backend.log)
        bodies = [body.replace(b'"name":"C"', b'"name":"Zanzibar"') for body in EVENING]
        await log.append(CODE, 0, bodies)
        reader = TableReader(log, backend.snapshots)
        reader.take(CODE, replay(bodies))
        await reader.finish()
        found = await backend.snapshots.find(CODE, NEWEST)
        assert found is not None
        assert b"Zanzibar" in found.body
        (cy, *_) = [each for each in subjects_in(bodies) if each.name == "Zanzibar"]
        await erase_person(log, upkeep, MemoryImages(), CODE, cy)
        if is_late:
            reader.take(CODE, replay(bodies))
            await reader.finish()
        assert await backend.snapshots.find(CODE, NEWEST) is None
        woken = await reader.wake(CODE)
        await reader.finish()
        assert replay(await log.read(CODE)) == woken
        assert not any(_is_said(file) for file in tmp_path.iterdir())  # noqa: ASYNC240 - a test may wait
        await upkeep.close()
        await backend.close()

    asyncio.run(story())


def _is_said(file: Path) -> bool:
    return b"Zanzibar" in file.read_bytes()


def test_long_tails_are_folded_as_short_ones() -> None:
    """In a thread or not, the table is the same."""

    async def story() -> None:
        start, news = replay(EVENING[:20]), EVENING[20:] + [TALK] * WORTH
        reader = TableReader(MemoryLog())
        assert catch_up(start, news) == await reader.read_on(start, news)
        assert catch_up(start, news[:9]) == await reader.read_on(start, news[:9])

    asyncio.run(story())
