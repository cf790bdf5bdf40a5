"""How long tables are kept."""

import asyncio
from pathlib import Path

from conteur.privacy.retention import apply_retention
from conteur.store.backend import open_log, upkeep_of
from conteur.store.entries import decode_entry, encode_entry
from conteur.store.replay import replay
from conteur.tables.entry import Entry
from tests.live.room import Room
from tests.privacy.logs import LOGS

DAY = 86_400_000


def moved_to(bodies: list[bytes], at: int) -> list[bytes]:
    """The same evening, ending at another date."""
    last = decode_entry(bodies[-1])
    return [*bodies[:-1], encode_entry(Entry(at, last.events, last.by, last.ref))]


def test_old_tables(tmp_path: Path) -> None:
    """Nothing goes unless the operator says so; then finished tables go, and one with a running game stays."""

    async def story() -> None:
        address = f"sqlite:{tmp_path / 'conteur.sqlite'}"
        log = await open_log(address)
        upkeep = upkeep_of(address, log)
        now = 1_000 * DAY
        playing = LOGS["v1-base"]
        assert replay(playing).state.status == "playing"
        waiting = playing[:3]
        ages = {"FRESH": (waiting, 1), "MONTH": (waiting, 31), "OLD": (waiting, 200), "PLAYED": (playing, 200)}
        for code, (bodies, age) in ages.items():
            await log.append(code, 0, moved_to(bodies, now - age * DAY))
        lobby = Room().lobby
        assert await apply_retention(log, upkeep, lobby, now, None) == 0
        assert await upkeep.count() == 4
        assert await apply_retention(log, upkeep, lobby, now, 100) == 1
        assert [tail.code for tail in await upkeep.tails("", 9)] == ["FRESH", "MONTH", "PLAYED"]
        assert await log.read("PLAYED") == moved_to(playing, now - 200 * DAY)
        await upkeep.close()
        await log.close()

    asyncio.run(story())
