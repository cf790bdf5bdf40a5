"""The contract of the maintenance of a log."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from conteur.store.backend import open_log, upkeep_of
from conteur.store.copy import copy_log
from conteur.store.log import Conflict, EventLog, LogUnavailable
from conteur.store.memory.log import MemoryLog
from conteur.store.upkeep import Tail, Upkeep

Story = Callable[[Any, EventLog, Upkeep], Coroutine[None, None, None]]


def with_upkeep(story: Story) -> Callable[[Any, Path], None]:
    """Run the test with an empty log."""

    async def run(contract: "UpkeepContract", folder: Path) -> None:
        address = await contract.new_log(folder)
        log = await open_log(address)
        upkeep = upkeep_of(address, log)
        try:
            await asyncio.wait_for(story(contract, log, upkeep), 120)
        finally:
            await upkeep.close()
            await log.close()

    def test(self: "UpkeepContract", tmp_path: Path) -> None:
        asyncio.run(run(self, tmp_path))

    test.__doc__ = story.__doc__
    return test


class UpkeepContract(ABC):
    """The promises."""

    @abstractmethod
    async def new_log(self, folder: Path) -> str:
        """The address of an empty log."""

    @with_upkeep
    async def test_all_tables_page_by_page(self, log: EventLog, upkeep: Upkeep) -> None:
        """Each with its last entry, none twice, none missed."""
        names = sorted((f"table {number}" for number in range(25)), key=str.encode)
        for number, name in enumerate(names):
            await log.append(name, 0, [b"x"] * number + [b"last of %d" % number])
        tails: list[Tail] = []
        while page := await upkeep.tails(tails[-1].code if tails else "", 7):
            assert len(page) <= 7
            tails += page
        assert tails == [Tail(name, number + 1, b"last of %d" % number) for number, name in enumerate(names)]
        assert await upkeep.count() == 25

    @with_upkeep
    async def test_written_anew(self, log: EventLog, upkeep: Upkeep) -> None:
        """Only these entries; the rest stays as it was."""
        await log.append("oak", 0, [b"1", b"2", b"3", b"4"])
        await log.append("oak", 4, [b"5", b"6"])
        await upkeep.rewrite("oak", {2: b"two", 4: b"four", 6: b"six", 9: b"none"})
        assert await log.read("oak") == [b"1", b"two", b"3", b"four", b"5", b"six"]
        assert await log.version("oak") == 6

    @with_upkeep
    async def test_removed(self, log: EventLog, upkeep: Upkeep) -> None:
        """Nothing is left of it, its neighbours are; the name may be used again."""
        for name in ("oak", "oaks"):
            await log.append(name, 0, [b"1", b"2"])
            await log.put_blob(name, "clue", "audio/ogg", b"hoo")
            await log.put_listing(name, b"{}", 7)
        await upkeep.remove("oak")
        assert (await log.version("oak"), await log.read("oak"), await log.blob("oak", "clue")) == (0, [], None)
        assert await log.listings(9, 0) == [("oaks", b"{}")]
        assert await upkeep.blob_names("oaks") == ["clue"]
        with pytest.raises(Conflict):
            await log.append("oak", 2, [b"3"])
        await log.append("oak", 0, [b"new"])
        assert await log.read("oaks") == [b"1", b"2"]

    @with_upkeep
    async def test_copied(self, log: EventLog, upkeep: Upkeep) -> None:
        """Entries and recordings; a second time only what is new; never over another history."""
        await log.append("oak", 0, [b"%d" % number for number in range(2_500)])
        await log.append("elm", 0, [b"1", b"2"])
        await log.put_blob("elm", "clue", "audio/ogg", b"hoo")
        target = MemoryLog()
        assert [("elm", 2, 1), ("oak", 2_500, 0)] == [tuple(one) async for one in copy_log(log, upkeep, target)]
        assert await target.read("oak") == await log.read("oak")
        assert await target.blob("elm", "clue") == ("audio/ogg", b"hoo")
        await log.append("elm", 2, [b"3"])
        assert [3, 2_500] == [one.entries async for one in copy_log(log, upkeep, target)]
        assert await target.read("elm") == [b"1", b"2", b"3"]
        await target.append("elm", 3, [b"other"])
        await log.append("elm", 3, [b"4"])
        with pytest.raises(LogUnavailable, match="another history"):
            _ = [one async for one in copy_log(log, upkeep, target)]
