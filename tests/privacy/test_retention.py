"""How long tables are kept."""

import asyncio
from pathlib import Path

from conteur.privacy.retention import apply_retention
from conteur.settings import ServerSettings
from conteur.store.backend import open_images, open_log, upkeep_of
from conteur.store.entries import decode_entry, encode_entry
from conteur.store.images import StoredImage, table_owner
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
    """Whatever nobody has used for so long goes, with its pictures, in the middle of a game too; the rest stays."""

    async def story() -> None:
        address = f"sqlite:{tmp_path / 'conteur.sqlite'}"
        log = await open_log(address)
        upkeep = upkeep_of(address, log)
        now = 1_000 * DAY
        playing = LOGS["v1-base"]
        assert replay(playing).state.status == "playing"
        waiting = playing[:3]
        ages = {
            "FRESH": (waiting, 1),
            "MONTH": (waiting, 31),
            "DAY90": (playing, 90),
            "OLD": (waiting, 91),
            "PLAYED": (playing, 200),
        }
        for code, (bodies, age) in ages.items():
            await log.append(code, 0, moved_to(bodies, now - age * DAY))
        images = await open_images(address)
        for code in ("OLD", "MONTH"):
            await images.put(table_owner(code), StoredImage(f"of {code}", b"large", b"small"), now)
        lobby = Room().lobby
        assert await apply_retention(upkeep, images, lobby, now, None) == 0
        assert await upkeep.count() == 5
        keep_tables = ServerSettings().keep_tables
        assert keep_tables == 90
        assert await apply_retention(upkeep, images, lobby, now, keep_tables) == 2
        assert [tail.code for tail in await upkeep.tails("", 9)] == ["DAY90", "FRESH", "MONTH"]
        assert await log.read("MONTH") == moved_to(waiting, now - 31 * DAY)
        assert await images.image("of OLD", is_small=True) is None
        assert await images.image("of MONTH", is_small=True) == b"small"
        await images.close()
        await upkeep.close()
        await log.close()

    asyncio.run(story())
