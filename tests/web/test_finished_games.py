"""Old games are read beside the event loop, once, without what was said and without those who were forgotten."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final

import pytest

from conteur.live.snapshots import EVERY, SnapshotSchedule, TableReader
from conteur.privacy.collect import subjects_in
from conteur.privacy.decks import ERASED
from conteur.privacy.erase import erase_person
from conteur.rules.events import GameEnded
from conteur.store import finished_games as album
from conteur.store import replay
from conteur.store.backend import open_log, upkeep_of
from conteur.store.entries import decode_entry, encode_entry
from conteur.store.log import EventLog, Sieve
from conteur.store.memory.images import MemoryImages
from conteur.store.memory.log import MemoryLog
from conteur.store.memory.snapshots import MemorySnapshots
from conteur.tables.entry import Entry
from conteur.tables.events import LookChanged, Said
from conteur.web.finished_games import Archive, Busy, Form
from tests.store.recorded_tables import FOLDER

CODE: Final = "BCDFGH"
BODIES: Final = (FOLDER / "v1-base.log").read_bytes().splitlines()
TALK: Final = encode_entry(
    Entry(0, (Said(0, 'I say {"event":"game_dealt"} and "game_ended" \N{RABBIT}'),), 0, "game_dealt")
)
FORMS: Final[tuple[Form, ...]] = ("record", "album")


class Decoding:
    """Counts what is decoded, and in which threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on."""
        self.bodies: list[bytes] = []
        self.threads: set[str] = set()
        for module in (album, replay):
            monkeypatch.setattr(module, "decode_entry", self._decode)

    def _decode(self, body: bytes) -> Entry:
        self.bodies.append(body)
        self.threads.add(threading.current_thread().name)
        return decode_entry(body)


class SlowLog(MemoryLog):
    """Answers when it is let."""

    def __init__(self) -> None:
        """At once, until told otherwise."""
        super().__init__()
        self.begun, self.gate = asyncio.Event(), asyncio.Event()
        self.sifting = 0

    async def sift(self, table: str, is_wanted: Sieve, after: int = 0, until: int | None = None) -> list[bytes]:
        """When the gate is open."""
        self.sifting += 1
        self.begun.set()
        await self.gate.wait()
        return await super().sift(table, is_wanted, after, until)


def run(story: Callable[[], Coroutine[None, None, None]]) -> None:
    """In an event loop."""
    asyncio.run(asyncio.wait_for(story(), 60))


def with_talk(each: int) -> list[bytes]:
    """The evening, with so many remarks after every entry."""
    return [part for body in BODIES for part in (body, *[TALK] * each)]


async def filled(log: EventLog, each: int = 0) -> Archive:
    """The archive of a log with that evening in it."""
    await log.append(CODE, 0, with_talk(each))
    return Archive(log)


@pytest.mark.parametrize("form", FORMS)
def test_talk_costs_nothing(form: Form, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Tens of thousands of remarks change neither the answer nor how many entries are decoded, beside the loop."""

    async def story() -> None:
        decoding = Decoding(monkeypatch)
        quiet = await filled(MemoryLog())
        expected = await quiet.find(CODE, 1, form, "ana")
        count = len(decoding.bodies)
        assert 0 < count <= len(BODIES)
        lively_log = await open_log(f"sqlite:{tmp_path / 'conteur.sqlite'}")
        lively = await filled(lively_log, each=200)
        assert await lively_log.version(CODE) > 20_000
        assert expected == await lively.find(CODE, 1, form, "ana")
        assert 2 * count == len(decoding.bodies)
        assert TALK not in decoding.bodies
        assert decoding.threads == {"archive_0"}
        await lively_log.close()

    run(story)


def test_a_second_answer_decodes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even when the table has gone on meanwhile; a game that is not over is looked for again."""

    async def story() -> None:
        decoding, log = Decoding(monkeypatch), MemoryLog()
        archive = await filled(log)
        first = [await archive.find(CODE, 1, form, "ana") for form in FORMS]
        assert all(first)
        assert await archive.find(CODE, 2, "record", "ana") is None
        decoding.bodies.clear()
        await log.append(CODE, len(BODIES), [TALK] * 3)
        assert first == [await archive.find(CODE, 1, form, "bo") for form in FORMS]
        assert decoding.bodies == []

    run(story)


def test_the_record_of_a_game_decodes_that_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither who sat down before nor the game after it."""

    async def story() -> None:
        decoding = Decoding(monkeypatch)
        archive = await filled(MemoryLog())
        record = json.loads(await archive.find(CODE, 1, "record", "ana") or "")
        decoded = [event for body in decoding.bodies for event in json.loads(body)["events"]]
        of_the_game = [event["event"] for event in record["events"]]
        assert set(of_the_game) <= {event["event"] for event in decoded}
        assert len(decoding.bodies) <= len(of_the_game)

    run(story)


class SpanLog(MemoryLog):
    """Counts the entries that are read of it."""

    read_entries = 0

    async def sift(self, table: str, is_wanted: Sieve, after: int = 0, until: int | None = None) -> list[bytes]:
        """And counted."""
        bodies = await super().sift(table, is_wanted, after, until)
        self.read_entries += len(bodies)
        return bodies


@pytest.mark.parametrize("form", FORMS)
def test_a_game_of_a_table_with_a_long_log(form: Form) -> None:
    """Only its own entries are read, wherever it lies in the log; the answer is the one of the whole log."""
    deal = next(place for place, body in enumerate(BODIES) if b'"event":"game_started"' in body)
    end = next(place for place, body in enumerate(BODIES) if b'"event":"game_ended"' in body)
    flood = [encode_entry(Entry(0, (LookChanged(0, "A", 0),), 0, "look"))] * (2 * EVERY)
    bodies = [*BODIES[:deal], *flood, *BODIES[deal : end + 1], *flood, *BODIES[end + 1 :]]

    async def story() -> None:
        log = SpanLog()
        await log.append(CODE, 0, bodies)
        expected = await Archive(log).find(CODE, 1, form, "ana")
        assert log.read_entries >= len(bodies)
        reader = TableReader(log, snapshots := MemorySnapshots(log))
        now = replay.replay(bodies[:1])
        schedule = SnapshotSchedule(CODE, now.version, reader, lambda: now)
        for body in bodies[1:]:
            before, now = now, replay.catch_up(now, [body])
            schedule.on_change(before, now)
        await reader.finish()
        log.read_entries = 0
        assert expected == await Archive(log, snapshots).find(CODE, 1, form, "ana")
        assert end - deal + 1 == log.read_entries

    run(story)


@pytest.mark.parametrize("form", FORMS)
def test_the_second_game_of_a_table(form: Form) -> None:
    """Is not taken for the first, however little of the first is read for it."""

    async def story() -> None:
        dealt = [place for place, body in enumerate(BODIES) if b'"event":"game_dealt"' in body]
        stop = encode_entry(Entry(0, (GameEnded("stopped", ()),), 0))
        bodies = [*BODIES[: dealt[1] + 1], stop]
        log = MemoryLog()
        await log.append(CODE, 0, bodies)
        archive = Archive(log)
        first, second = [await archive.find(CODE, number, form, "ana") for number in (1, 2)]
        assert first
        if form == "record":
            assert (album.finished_game(bodies, 2) or "").encode() == second
            assert [e["event"] for e in json.loads(second or "")["events"]] == ["game_dealt", "game_ended"]
        else:
            assert second is None, "no round was played to its end"

    run(story)


def test_somebody_is_forgotten(tmp_path: Path) -> None:
    """What was cached of them is not served again, whoever rewrote the log."""

    async def story() -> None:
        address = f"sqlite:{tmp_path / 'conteur.sqlite'}"
        log = await open_log(address)
        upkeep = upkeep_of(address, log)
        archive = await filled(log)
        before = [json.loads(await archive.find(CODE, 1, form, "ana") or "") for form in FORMS]
        storyteller = next(event for event in before[0]["events"] if event["event"] == "clue_given")
        people = before[1]["rounds"][0]["people"]
        name = next(person["name"] for person in people if person["seat"] == storyteller["seat"])
        subject = next(subject for subject in subjects_in(BODIES) if subject.name == name)
        await erase_person(log, upkeep, MemoryImages(), CODE, subject)
        record, pages = [json.loads(await archive.find(CODE, 1, form, "ana") or "") for form in FORMS]
        clues = [event["clue"] for event in record["events"] if event["event"] == "clue_given"]
        assert clues[0] == ERASED
        assert storyteller["clue"] not in json.dumps([record, pages])
        assert name not in [person["name"] for page in pages["rounds"] for person in page["people"]]
        await upkeep.close()
        await log.close()

    run(story)


def test_many_ask_at_once() -> None:
    """The same game is read once for all of them; one address waits for two, and a crowd for so many."""

    async def story() -> None:
        log = SlowLog()
        archive = await filled(log)
        asking = [asyncio.create_task(archive.find(CODE, 1, "record", f"visitor {number}")) for number in range(20)]
        others = [asyncio.create_task(archive.find(CODE, number, "record", "another")) for number in (5, 6)]
        await log.begun.wait()
        assert log.sifting == 1
        with pytest.raises(Busy):
            await archive.find(CODE, 7, "record", "another")
        crowd = [asyncio.create_task(archive.find(CODE, 8, "record", f"crowd {number}")) for number in range(20)]
        await asyncio.sleep(0)
        log.gate.set()
        answers = await asyncio.gather(*asking)
        assert len(set(answers)) == 1
        assert answers[0]
        assert [None, None] == await asyncio.gather(*others)
        refused = [isinstance(each, Busy) for each in await asyncio.gather(*crowd, return_exceptions=True)]
        assert any(refused)
        assert not all(refused)
        assert await archive.find(CODE, 1, "record", "another"), "whoever has waited may ask again"

    run(story)


def test_memory_is_bounded() -> None:
    """When there is no room for another game, the one nobody has asked for longest goes."""

    async def story() -> None:
        log = MemoryLog()
        size = len(await (await filled(log)).find(CODE, 1, "record", "ana") or b"")
        for code in ("BBBBBB", "CCCCCC"):
            await log.append(code, 0, BODIES)
        archive = Archive(log, largest=2 * size)
        for code in (CODE, "BBBBBB", CODE, "CCCCCC"):
            assert await archive.find(code, 1, "record", "ana")
        cached = [key.code for key in archive._cache]
        assert [CODE, "CCCCCC"] == cached
        none = Archive(log, largest=size - 1)
        assert await none.find(CODE, 1, "record", "ana")
        assert not none._cache

    run(story)
