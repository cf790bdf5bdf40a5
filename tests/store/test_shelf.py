"""The shelves keep the contract, and the one in a file survives."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from conteur.store.log import LogUnavailable
from conteur.store.memory_shelf import MemoryShelf
from conteur.store.shelf import Shelf
from conteur.store.sqlite_shelf import SqliteShelf
from tests.store.shelf_contract import ShelfContract, picture


class TestMemoryShelf(ShelfContract):
    """In dictionaries."""

    async def open_shelf(self, home: Path) -> Shelf:
        """Memory has no home."""
        del home
        return MemoryShelf()


class TestSqliteShelf(ShelfContract):
    """In a real file."""

    async def open_shelf(self, home: Path) -> Shelf:
        """One file for the whole home."""
        return await SqliteShelf.open(home / "pictures.sqlite")


def test_pictures_outlive_the_process(tmp_path: Path) -> None:
    """Closed and opened again, and seen by a second one meanwhile."""

    async def story() -> bytes | None:
        first = await SqliteShelf.open(tmp_path / "pictures.sqlite")
        second = await SqliteShelf.open(tmp_path / "pictures.sqlite")
        await first.put("table A", picture("one"), 1)
        seen = await second.image("one", is_small=True)
        await second.close()
        await first.close()
        third = await SqliteShelf.open(tmp_path / "pictures.sqlite")
        again = await third.image("one", is_small=True)
        await third.close()
        return again if seen == again else None

    assert b"one.." == asyncio.run(story())


def test_somebody_elses_file(tmp_path: Path) -> None:
    """Is left alone."""
    other = sqlite3.connect(tmp_path / "pictures.sqlite")
    other.execute("CREATE TABLE address_book (name TEXT)")
    other.close()
    with pytest.raises(LogUnavailable, match="another program"):
        asyncio.run(SqliteShelf.open(tmp_path / "pictures.sqlite"))


@pytest.mark.parametrize("content", [b"not a database at all" * 100, None])
def test_no_file_of_pictures(tmp_path: Path, content: bytes | None) -> None:
    """Damaged, or in a folder that is not there: it says which file."""
    path = tmp_path / "pictures.sqlite" if content else tmp_path / "nowhere" / "pictures.sqlite"
    if content:
        path.write_bytes(content)
    with pytest.raises(LogUnavailable, match=r"pictures\.sqlite"):
        asyncio.run(SqliteShelf.open(path))
