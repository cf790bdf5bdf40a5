"""A file of every earlier version is brought up to date by opening it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from conteur.store import sqlite_schema
from conteur.store.sqlite import SqliteLog


@pytest.mark.parametrize("done", range(1, len(sqlite_schema._STEPS)))
def test_from_every_earlier_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: int) -> None:
    """Whatever was written before is there afterwards, and everything new works."""
    path = tmp_path / "conteur.sqlite"
    file = sqlite3.connect(path, isolation_level=None)
    with monkeypatch.context() as older:
        older.setattr(sqlite_schema, "_STEPS", sqlite_schema._STEPS[:done])
        sqlite_schema.bring_up_to_date(file)
    file.execute("INSERT INTO entry VALUES ('oak', 1, x'6f6c64')")
    file.execute("INSERT INTO blob VALUES ('oak', 'clue', 'audio/ogg', x'686f6f')")
    file.close()

    async def story() -> None:
        log = await SqliteLog.open(path)
        assert await log.read("oak") == [b"old"]
        assert await log.blob("oak", "clue") == ("audio/ogg", b"hoo")
        await log.append("oak", 1, [b"new"])
        await log.put_listing("oak", b"{}", 7)
        assert await log.listings(9, 0) == [("oak", b"{}")]
        await log.close()

    asyncio.run(story())
