"""The contract of every event log. A store's own test file opens the log and inherits the rest."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from conteur.store.log import Conflict, EventLog, LogUnavailable

Story = Callable[[Any, EventLog], Coroutine[None, None, None]]
PATIENCE = 60  # seconds: a wake-up that is lost fails, and does not hang


def with_log(story: Story) -> Callable[[Any, Path], None]:
    """Run the test with an empty log."""

    async def run(contract: "LogContract", folder: Path) -> None:
        log = await contract.open_log(folder)
        try:
            await asyncio.wait_for(story(contract, log), PATIENCE)
        finally:
            await log.close()

    def test(self: "LogContract", tmp_path: Path) -> None:
        asyncio.run(run(self, tmp_path))

    test.__doc__ = story.__doc__
    return test


async def append_persistently(log: EventLog, code: str, body: bytes) -> None:
    """Append as a table does: retry after each conflict."""
    expected = 0
    while True:
        try:
            return await log.append(code, expected, [body])
        except Conflict as conflict:
            expected = conflict.current


class Follower:
    """Follows a table and reads whenever there is something new."""

    def __init__(self, log: EventLog, code: str) -> None:
        """Start following."""
        self.versions: list[int | None] = []
        self._log, self._code = log, code
        self._news = asyncio.Event()
        self.stop = log.follow(code, self._notice)

    def _notice(self, version: int | None) -> None:
        self.versions.append(version)
        self._news.set()

    async def read_all(self, count: int) -> list[bytes]:
        """Everything read, once it is this many entries."""
        heard = await self._log.read(self._code)
        while len(heard) < count:
            await self._news.wait()
            self._news.clear()
            heard += await self._log.read(self._code, len(heard))
        self.stop()
        return heard


class LogContract(ABC):
    """What a log promises to one server."""

    @abstractmethod
    async def open_log(self, folder: Path) -> EventLog:
        """A log in this folder; the same folder gives the same entries."""

    @with_log
    async def test_a_table_nobody_knows(self, log: EventLog) -> None:
        """A table without entries is at version 0."""
        assert await log.version("oak") == 0
        assert await log.read("oak") == []

    @with_log
    async def test_entries_come_back_in_order(self, log: EventLog) -> None:
        """Reading gives every entry after the version asked for, in the order of writing."""
        await log.append("oak", 0, [b"1", b"2"])
        await log.append("oak", 2, [b"3"])
        assert await log.read("oak") == [b"1", b"2", b"3"]
        assert await log.read("oak", 2) == [b"3"]
        assert await log.read("oak", 3) == []
        assert await log.read("oak", 99) == []
        assert await log.version("oak") == 3

    @with_log
    async def test_entries_that_are_not_wanted(self, log: EventLog) -> None:
        """Each is asked about once, in order; those not wanted come back empty, so that places still tell versions."""
        bodies = [b"%d" % number for number in range(2_500)]
        await log.append("oak", 0, bodies)
        asked: list[bytes] = []

        def is_even(body: bytes) -> bool:
            asked.append(body)
            return int(body) % 2 == 0

        assert [body if int(body) % 2 == 0 else b"" for body in bodies] == await log.sift("oak", is_even)
        assert bodies == asked
        assert await log.sift("oak", is_even, 2_498) == [b"2498", b""]
        assert await log.sift("oak", is_even, 9_999) == []
        assert await log.sift("elm", is_even) == []

    @with_log
    async def test_tables_do_not_mix(self, log: EventLog) -> None:
        """Each table has its own numbers and entries, also when names look alike."""
        names = ["oak", "OAK", "oak ", "дуб", "🌳", "%", "oak'; --"]
        for name in names:
            await log.append(name, 0, [name.encode()])
        assert [await log.read(name) for name in names] == [[name.encode()] for name in names]

    @with_log
    async def test_any_bytes_are_a_body(self, log: EventLog) -> None:
        """A body is kept to the byte, whatever it is."""
        bodies = [b"", b"\0", bytes(range(256)), "clé 🗝".encode(), b"\xff\xfe", b"x" * 300_000]
        await log.append("oak", 0, bodies)
        assert await log.read("oak") == bodies

    @with_log
    async def test_a_big_append_is_whole(self, log: EventLog) -> None:
        """Thousands of entries may come at once."""
        bodies = [str(number).encode() for number in range(5_000)]
        await log.append("oak", 0, bodies)
        assert await log.read("oak") == bodies

    @pytest.mark.parametrize("expected", [0, 1, 3, 2**40])
    def test_another_version_than_expected(self, tmp_path: Path, expected: int) -> None:
        """Too early or too late, the append is refused with the table's version, and nothing is written."""

        @with_log
        async def story(_: LogContract, log: EventLog) -> None:
            await log.append("oak", 0, [b"1", b"2"])
            with pytest.raises(Conflict) as refused:
                await log.append("oak", expected, [b"other"])
            assert (refused.value.code, refused.value.expected, refused.value.current) == ("oak", expected, 2)
            assert await log.read("oak") == [b"1", b"2"]

        story(self, tmp_path)

    @with_log
    async def test_what_can_never_be_written(self, log: EventLog) -> None:
        """An append without entries, before the beginning, without bytes or without a name is the caller's mistake."""
        with pytest.raises(ValueError, match="at least one body"):
            await log.append("oak", 0, [])
        with pytest.raises(ValueError, match="begin at 0"):
            await log.append("oak", -1, [b"1"])
        with pytest.raises(TypeError, match="bytes"):
            await log.append("oak", 0, ["1"])  # type: ignore[list-item]
        for name in ("", "o\0ak", "\ud800"):
            with pytest.raises(ValueError, match=r"name|surrogate"):
                await log.append(name, 0, [b"1"])
        assert await log.version("oak") == 0

    @with_log
    async def test_of_many_who_expect_the_same_version_one_writes(self, log: EventLog) -> None:
        """Exactly one succeeds, and other tables are not affected."""
        rivals = [log.append("oak", 0, [b"%d" % number, b"and more"]) for number in range(30)]
        neighbours = [log.append(f"elm {number}", 0, [b"calm"]) for number in range(30)]
        answers = await asyncio.gather(*rivals, *neighbours, return_exceptions=True)
        assert [answer for answer in answers[:30] if not isinstance(answer, Conflict)] == [None]
        assert answers[30:] == [None] * 30
        winner = answers.index(None)
        assert await log.read("oak") == [b"%d" % winner, b"and more"]

    @with_log
    async def test_moves_sent_without_waiting(self, log: EventLog) -> None:
        """A writer may append the next before the last is acknowledged; the order of calls is kept."""
        await asyncio.gather(*(log.append("oak", number, [b"%d" % number]) for number in range(200)))
        assert await log.read("oak") == [b"%d" % number for number in range(200)]

    @with_log
    async def test_many_writers_at_few_tables(self, log: EventLog) -> None:
        """Every acknowledged entry is there exactly once, without a gap."""
        wanted: dict[str, list[bytes]] = {"oak": [], "elm": [], "ash": []}
        writers = []
        for number in range(150):
            code = list(wanted)[number % 7 % 3]
            wanted[code].append(b"%d" % number)
            writers.append(append_persistently(log, code, b"%d" % number))
        await asyncio.gather(*writers)
        for code, bodies in wanted.items():
            assert sorted(bodies) == sorted(await log.read(code))
            assert len(bodies) == await log.version(code)

    @with_log
    async def test_a_writer_who_leaves(self, log: EventLog) -> None:
        """A cancelled append is written completely or not at all, and blocks nobody."""
        leaving = [asyncio.ensure_future(log.append("oak", 0, [b"1", b"2"])) for _ in range(20)]
        await asyncio.sleep(0)
        for writer in leaving:
            writer.cancel()
        await asyncio.gather(*leaving, return_exceptions=True)
        await append_persistently(log, "oak", b"3")
        assert await log.read("oak") in ([b"3"], [b"1", b"2", b"3"])

    @with_log
    async def test_followers_miss_nothing(self, log: EventLog) -> None:
        """A follower sees every entry, from before and after it started following."""
        early = [asyncio.ensure_future(Follower(log, "oak").read_all(60)) for _ in range(5)]
        await asyncio.gather(*(append_persistently(log, "oak", b"%d" % number) for number in range(30)))
        late = [asyncio.ensure_future(Follower(log, "oak").read_all(60)) for _ in range(5)]
        await asyncio.gather(*(append_persistently(log, "oak", b"%d" % number) for number in range(30)))
        histories = await asyncio.gather(*early, *late)
        assert histories == [await log.read("oak")] * 10

    @with_log
    async def test_a_follower_hears_only_its_table(self, log: EventLog) -> None:
        """What happens at other tables is not reported; nor is anything after the end."""
        follower, other = Follower(log, "oak"), Follower(log, "elm")
        await log.append("elm", 0, [b"1", b"2", b"3"])
        await log.append("oak", 0, [b"1", b"2"])
        assert max(version or 0 for version in follower.versions) == 2
        assert max(version or 0 for version in other.versions) == 3
        follower.stop()
        follower.stop()
        count = len(follower.versions)
        await log.append("oak", 2, [b"3"])
        assert count == len(follower.versions)

    @with_log
    async def test_blobs(self, log: EventLog) -> None:
        """A recording comes back with its kind; the last one of a name counts."""
        assert await log.blob("oak", "clue 1") is None
        await log.put_blob("oak", "clue 1", "audio/webm", bytes(range(256)) * 400)
        await log.put_blob("oak", "clue 2", "audio/ogg", b"")
        await log.put_blob("oak", "clue 1", "audio/mp4", b"better\0")
        assert await log.blob("oak", "clue 1") == ("audio/mp4", b"better\0")
        assert await log.blob("oak", "clue 2") == ("audio/ogg", b"")
        assert await log.blob("elm", "clue 1") is None
        assert await log.version("oak") == 0

    @with_log
    async def test_listings(self, log: EventLog) -> None:
        """The newest table is first; a change keeps the place; a table taken off and put back is new."""
        assert await log.listings(10, 0) == []
        for name in ("oak", "elm", "ash"):
            await log.put_listing(name, b"{}", 7)
        await log.put_listing("oak", b'{"players": 3}', 7)
        assert await log.listings(10, 0) == [("ash", b"{}"), ("elm", b"{}"), ("oak", b'{"players": 3}')]
        assert await log.listings(2, 0) == [("ash", b"{}"), ("elm", b"{}")]
        assert await log.listings(0, 0) == []
        await log.put_listing("ash", None, 7)
        await log.put_listing("nobody knows", None, 7)
        await log.put_listing("oak", None, 7)
        await log.put_listing("oak", b"{}", 7)
        assert [name for name, _ in await log.listings(10, 0)] == ["oak", "elm"]

    @with_log
    async def test_listings_nobody_puts_again(self, log: EventLog) -> None:
        """Listings expire after a while, and can be removed; one renewed in time keeps its place."""
        await log.put_listing("oak", b"{}", 1_800_000_000)
        await log.put_listing("elm", b"{}", 1_800_000_000)
        await log.put_listing("oak", b"{}", 1_800_000_060)
        assert [name for name, _ in await log.listings(10, 1_800_000_000)] == ["elm", "oak"]
        assert [name for name, _ in await log.listings(10, 1_800_000_001)] == ["oak"]
        await log.forget_listings(1_800_000_060)
        assert [name for name, _ in await log.listings(10, 0)] == ["oak"]
        await log.forget_listings(1_800_000_061)
        assert await log.listings(10, 0) == []

    @with_log
    async def test_one_impossible_request_among_many(self, log: EventLog) -> None:
        """Only what cannot be stored is refused."""
        answers = await asyncio.gather(
            log.append("oak", 0, [b"1"]),
            log.put_blob("oak", "clue", "\ud800", b""),
            log.append("elm", 0, [b"1"]),
            return_exceptions=True,
        )
        assert answers[0] is None
        assert isinstance(answers[1], ValueError)
        assert answers[2] is None

    @with_log
    async def test_after_the_end(self, log: EventLog) -> None:
        """A closed log answers everything with LogUnavailable; closing it again does no harm."""
        await log.append("oak", 0, [b"1"])
        await log.close()
        questions = (
            log.append("oak", 0, [b"1"]),
            log.read("oak"),
            log.version("oak"),
            log.put_blob("oak", "clue", "audio/ogg", b""),
            log.blob("oak", "clue"),
            log.put_listing("oak", b"", 0),
            log.listings(1, 0),
            log.forget_listings(0),
        )
        answers = await asyncio.gather(*questions, return_exceptions=True)
        assert [LogUnavailable] * len(questions) == [type(answer) for answer in answers]
        assert all("closed" in str(answer) for answer in answers)
        await log.close()
