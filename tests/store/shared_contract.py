"""The contract of event logs that several servers share, and that outlive them."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from conteur.store.log import Conflict, EventLog
from tests.store.log_contract import PATIENCE, Follower, LogContract, append_persistently

Story = Callable[[Any, EventLog, EventLog], Coroutine[None, None, None]]


def with_two_logs(story: Story) -> Callable[[Any, Path], None]:
    """Run the test with two logs open on one store, as two servers have them."""

    async def run(contract: "LogContract", folder: Path) -> None:
        ours, theirs = await contract.open_log(folder), await contract.open_log(folder)
        try:
            await asyncio.wait_for(story(contract, ours, theirs), PATIENCE)
        finally:
            await asyncio.gather(ours.close(), theirs.close())

    def test(self: "LogContract", tmp_path: Path) -> None:
        asyncio.run(run(self, tmp_path))

    test.__doc__ = story.__doc__
    return test


class SharedLogContract(LogContract):
    """What a log promises to several servers that share one store."""

    @with_two_logs
    async def test_servers_take_turns(self, ours: EventLog, theirs: EventLog) -> None:
        """Two servers may write to the same tables: a conflict is all that happens, and nothing is lost."""
        bodies = [b"%d" % number for number in range(40)]
        await asyncio.gather(
            *(
                append_persistently(log, "oak", body)
                for pair in zip(bodies[::2], bodies[1::2], strict=True)
                for log, body in zip((ours, theirs), pair, strict=True)
            )
        )
        assert sorted(bodies) == sorted(await ours.read("oak"))
        assert await theirs.read("oak") == await ours.read("oak")

    @with_two_logs
    async def test_servers_hear_each_other(self, ours: EventLog, theirs: EventLog) -> None:
        """A follower hears what the other server wrote."""
        hearing = asyncio.ensure_future(Follower(ours, "oak").read_all(3))
        for number in range(3):
            await theirs.append("oak", number, [b"%d" % number])
        assert await hearing == [b"0", b"1", b"2"]

    @with_two_logs
    async def test_closing_keeps_what_was_asked(self, ours: EventLog, theirs: EventLog) -> None:
        """Calls made before the close are written and acknowledged."""
        asked = [asyncio.ensure_future(ours.append("oak", number, [b"%d" % number])) for number in range(700)]
        await asyncio.sleep(0)
        await ours.close()
        assert await asyncio.gather(*asked) == [None] * 700
        assert await theirs.version("oak") == 700

    def test_the_next_server_finds_everything(self, tmp_path: Path) -> None:
        """Entries, blobs and listings outlive the log that wrote them."""

        async def first() -> None:
            log = await self.open_log(tmp_path)
            await log.append("oak", 0, [b"1", b"2"])
            await log.put_blob("oak", "clue", "audio/ogg", b"hoo")
            await log.put_listing("oak", b"{}", 7)
            await log.close()

        async def second() -> None:
            log = await self.open_log(tmp_path)
            assert await log.read("oak") == [b"1", b"2"]
            assert await log.blob("oak", "clue") == ("audio/ogg", b"hoo")
            assert await log.listings(9, 0) == [("oak", b"{}")]
            with suppress(Conflict):
                await log.append("oak", 1, [b"other"])
            assert await log.version("oak") == 2
            await log.close()

        asyncio.run(first())
        asyncio.run(second())
