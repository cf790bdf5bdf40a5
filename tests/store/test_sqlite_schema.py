"""A file of every earlier version is brought up to date by opening it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from conteur.store import sqlite_schema
from conteur.store.attic import pack
from conteur.store.sqlite import SqliteLog
from conteur.store.sqlite_file import SqliteFile
from conteur.store.sqlite_upkeep import SqliteUpkeep
from conteur.store.writer import Append, Head, Page


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


def test_a_file_with_an_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables side by side, one of them packed: chained in their order, read, written, packed and removed as before."""
    path = tmp_path / "conteur.sqlite"
    file = sqlite3.connect(path, isolation_level=None)
    with monkeypatch.context() as older:
        older.setattr(sqlite_schema, "_STEPS", sqlite_schema._STEPS[:4])
        sqlite_schema.bring_up_to_date(file)
    rows = [(table, version, b"%d" % version) for version in (1, 2, 3) for table in ("oak", "elm", "ash")]
    file.executemany("INSERT INTO entry VALUES (?, ?, ?)", [*rows, ("fir", 3, b"3")])
    file.execute("INSERT INTO attic VALUES ('fir', ?)", (pack([b"1", b"2"]),))
    file.close()

    async def story() -> None:
        log, upkeep = await SqliteLog.open(path), SqliteUpkeep(path)
        assert [tail.table for tail in await upkeep.tails("", 9)] == ["ash", "elm", "fir", "oak"]
        for table in ("oak", "elm", "ash", "fir"):
            assert await log.read(table) == [b"1", b"2", b"3"]
            assert await log.read(table, 2) == [b"3"]
            await log.append(table, 3, [b"4", b"5"])
        await upkeep.put_away("fir")
        await upkeep.put_away("elm")
        await upkeep.remove("ash")
        await log.append("ash", 0, [b"new"])
        await log.append("elm", 5, [b"6"])
        assert await log.read("elm") == [b"1", b"2", b"3", b"4", b"5", b"6"]
        assert await log.read("fir", 3) == [b"4", b"5"]
        assert await log.read("oak", 1) == [b"2", b"3", b"4", b"5"]
        assert await log.read("ash") == [b"new"]
        assert await upkeep.count() == 4
        await upkeep.close()
        await log.close()

    asyncio.run(story())


def test_many_tables_in_one_commit_fill_few_pages(tmp_path: Path) -> None:
    """However many histories grow at once, what is written lies together."""
    path = tmp_path / "conteur.sqlite"
    file = SqliteFile(path, can_write=True)
    tables = [f"table{number}" for number in range(50)]
    with file.use(create=True) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        heads: dict[str, Head] = {}
        place = number = 0
        for expected in range(100):
            before = path.with_name(f"{path.name}-wal").stat().st_size
            connection.execute("BEGIN IMMEDIATE")
            page = Page(heads, place, number)
            jobs = [Append(table, expected, [b"x" * 100]) for table in tables]
            page.look_up(connection, jobs)
            page.fill(connection, jobs)
            connection.execute("COMMIT")
            place, number = page.place, page.number
            (size,) = connection.execute("PRAGMA page_size").fetchone()
            pages = (path.with_name(f"{path.name}-wal").stat().st_size - before) // size
            assert pages <= 8, f"{pages} pages for {len(tables)} entries"
    file.close()
