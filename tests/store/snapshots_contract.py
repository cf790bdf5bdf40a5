"""The contract of snapshots, and of the maintenance that erases them."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from conteur.store.backend import open_log, snapshots_of, upkeep_of
from conteur.store.log import EventLog
from conteur.store.snapshots import NEWEST, Snapshot, Snapshots, after_game
from conteur.store.upkeep import Upkeep

PATIENCE = 120


def with_snapshots(
    story: Callable[[Any, EventLog, Snapshots], Coroutine[None, None, None]],
) -> Callable[[Any, Path], None]:
    """Run the test with an empty log and its snapshots."""

    async def run(contract: "SnapshotsContract", folder: Path) -> None:
        log, snapshots = await contract.open(folder)
        try:
            await asyncio.wait_for(story(contract, log, snapshots), PATIENCE)
        finally:
            await log.close()

    def test(self: "SnapshotsContract", tmp_path: Path) -> None:
        asyncio.run(run(self, tmp_path))

    test.__doc__ = story.__doc__
    return test


class SnapshotsContract(ABC):
    """The promises of every store."""

    @abstractmethod
    async def open(self, folder: Path) -> tuple[EventLog, Snapshots]:
        """An empty log, and the snapshots of its tables."""

    @with_snapshots
    async def test_the_newest_is_kept(self, log: EventLog, snapshots: Snapshots) -> None:
        """For each name of each table, whoever comes last."""
        await log.append("oak", 0, [b"1", b"2", b"3"])
        await log.append("elm", 0, [b"1"])
        assert await snapshots.find("oak", NEWEST) is None
        for version in (2, 3, 1):
            await snapshots.put("oak", NEWEST, Snapshot(version, "1", b"oak %d" % version))
        await snapshots.put("oak", after_game(1), Snapshot(2, "place"))
        await snapshots.put("elm", NEWEST, Snapshot(1, "1", bytes(range(256))))
        assert await snapshots.find("oak", NEWEST) == Snapshot(3, "1", b"oak 3")
        assert await snapshots.find("oak", after_game(1)) == Snapshot(2, "place", b"")
        assert await snapshots.find("elm", NEWEST) == Snapshot(1, "1", bytes(range(256)))
        assert await snapshots.find("ash", NEWEST) is None

    @with_snapshots
    async def test_nothing_that_the_log_does_not_have(self, log: EventLog, snapshots: Snapshots) -> None:
        """No snapshot of a table that is not there, or not as far."""
        await log.append("oak", 0, [b"1"])
        await snapshots.put("oak", NEWEST, Snapshot(2, "1", b"too new"))
        await snapshots.put("elm", NEWEST, Snapshot(1, "1", b"of nothing"))
        assert (None, None) == (await snapshots.find("oak", NEWEST), await snapshots.find("elm", NEWEST))

    @with_snapshots
    async def test_dropped(self, log: EventLog, snapshots: Snapshots) -> None:
        """The one of that version; a newer one that came meanwhile stays."""
        await log.append("oak", 0, [b"1", b"2"])
        await snapshots.put("oak", NEWEST, Snapshot(2, "1", b"oak"))
        await snapshots.drop("oak", NEWEST, 1)
        assert await snapshots.find("oak", NEWEST) == Snapshot(2, "1", b"oak")
        await snapshots.drop("oak", NEWEST, 2)
        assert await snapshots.find("oak", NEWEST) is None
        await snapshots.put("oak", NEWEST, Snapshot(1, "1", b"again"))
        assert await snapshots.find("oak", NEWEST) == Snapshot(1, "1", b"again")

    @with_snapshots
    async def test_entries_up_to_a_place(self, log: EventLog, snapshots: Snapshots) -> None:
        """Whether or not a snapshot knows the place."""
        for version in range(30):
            await log.append("oak", version, [b"%d" % (version + 1)])
            await log.append("elm", version, [b"elm"])
        for _ in range(2):
            assert await log.sift("oak", bool, 3, 7) == [b"4", b"5", b"6", b"7"]
            assert await log.sift("oak", lambda body: body == b"2", 0, 2) == [b"", b"2"]
            assert await log.sift("oak", bool, 7, 7) == []
            assert await log.sift("oak", bool, 28, 99) == [b"29", b"30"]
            await snapshots.put("oak", after_game(1), Snapshot(7, "place"))
            await snapshots.put("oak", NEWEST, Snapshot(2, "1", b"oak"))


class ErasedSnapshotsContract(SnapshotsContract):
    """And of those that can be maintained."""

    @abstractmethod
    async def new_log(self, folder: Path) -> str:
        """The address of an empty log."""

    async def open(self, folder: Path) -> tuple[EventLog, Snapshots]:
        """At a new address."""
        self.address = await self.new_log(folder)
        log = await open_log(self.address)
        return log, snapshots_of(self.address, log)

    @with_snapshots
    async def test_written_anew(self, log: EventLog, snapshots: Snapshots) -> None:
        """An erased person stays in no snapshot, not even one made before and stored after."""
        upkeep = self.upkeep(log)
        await log.append("oak", 0, [b"1", b"Ann", b"3"])
        await log.append("elm", 0, [b"1"])
        await snapshots.put("elm", NEWEST, Snapshot(1, "1", b"elm"))
        await snapshots.put("oak", NEWEST, Snapshot(2, "1", b"Ann"))
        await snapshots.put("oak", "before 1", Snapshot(2, "1", b"Ann"))
        await upkeep.rewrite("oak", {2: b"x"})
        await snapshots.put("oak", NEWEST, Snapshot(3, "1", b"Ann"))
        await snapshots.put("oak", "before 1", Snapshot(3, "1", b"Ann"))
        await snapshots.drop("oak", NEWEST, 3)
        await snapshots.put("oak", NEWEST, Snapshot(3, "1", b"Ann"))
        assert (None, None) == (await snapshots.find("oak", NEWEST), await snapshots.find("oak", "before 1"))
        assert await snapshots.find("elm", NEWEST) == Snapshot(1, "1", b"elm")
        await log.append("oak", 3, [b"forgotten"])
        await snapshots.put("oak", NEWEST, Snapshot(4, "1", b"x"))
        assert await snapshots.find("oak", NEWEST) == Snapshot(4, "1", b"x")
        await upkeep.rewrite("oak", {})
        assert await snapshots.find("oak", NEWEST) is None
        await upkeep.close()

    @with_snapshots
    async def test_removed(self, log: EventLog, snapshots: Snapshots) -> None:
        """With the table; one that comes too late is not kept, and the next table of that name begins without."""
        upkeep = self.upkeep(log)
        await log.append("oak", 0, [b"1", b"2"])
        await snapshots.put("oak", NEWEST, Snapshot(1, "1", b"oak"))
        await upkeep.remove("oak")
        await snapshots.put("oak", NEWEST, Snapshot(2, "1", b"oak"))
        await log.append("oak", 0, [b"new"])
        assert await snapshots.find("oak", NEWEST) is None
        await snapshots.put("oak", NEWEST, Snapshot(1, "1", b"new"))
        assert await snapshots.find("oak", NEWEST) == Snapshot(1, "1", b"new")
        await upkeep.close()

    def upkeep(self, log: EventLog) -> Upkeep:
        """Its maintenance."""
        return upkeep_of(self.address, log)
