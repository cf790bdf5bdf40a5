"""The images in a SQLite file keep the contract, and outlive the process."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from conteur.store.images import ImageStore
from conteur.store.log import LogUnavailable
from conteur.store.sqlite.images import SqliteImages
from tests.store.images_contract import ImageStoreContract, picture


class TestSqliteImages(ImageStoreContract):
    """In a real file."""

    async def open_images(self, folder: Path) -> ImageStore:
        """One file for the whole folder."""
        return await SqliteImages.open(folder / "pictures.sqlite")


def test_pictures_outlive_the_process(tmp_path: Path) -> None:
    """Closed and opened again, and seen by a second one meanwhile."""

    async def story() -> bytes | None:
        first = await SqliteImages.open(tmp_path / "pictures.sqlite")
        second = await SqliteImages.open(tmp_path / "pictures.sqlite")
        await first.put("table A", picture("one"), 1)
        seen = await second.image("one", is_small=True)
        await second.close()
        await first.close()
        third = await SqliteImages.open(tmp_path / "pictures.sqlite")
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
        asyncio.run(SqliteImages.open(tmp_path / "pictures.sqlite"))


@pytest.mark.parametrize("content", [b"not a database at all" * 100, None])
def test_no_file_of_pictures(tmp_path: Path, content: bytes | None) -> None:
    """Damaged, or in a folder that is not there: it says which file."""
    path = tmp_path / "pictures.sqlite" if content else tmp_path / "nowhere" / "pictures.sqlite"
    if content:
        path.write_bytes(content)
    with pytest.raises(LogUnavailable, match=r"pictures\.sqlite"):
        asyncio.run(SqliteImages.open(path))


def test_a_file_that_was_taken_away(tmp_path: Path) -> None:
    """What cannot be kept is refused, and begins no empty file; when it is back, all goes on."""
    path, away = tmp_path / "pictures.sqlite", tmp_path / "away.sqlite"

    async def story() -> None:
        images = await SqliteImages.open(path)
        await images.put("table A", picture("one"), 1)
        path.rename(away)
        with pytest.raises(LogUnavailable, match="cannot be opened"):
            await images.put("table A", picture("two"), 1)
        assert not path.exists()
        away.rename(path)
        await images.put("table A", picture("three"), 1)
        assert ["one", "three"] == [each for each, _ in await images.held("table A")]
        await images.close()

    asyncio.run(story())
