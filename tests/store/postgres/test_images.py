"""The images in PostgreSQL keep the contract; a server's copies never outlive the pictures."""

import asyncio
from pathlib import Path

import pytest

from conteur.store.images import ImageStore
from conteur.store.postgres.images import PostgresImages
from conteur.store.postgres.migrate import migrate
from tests.store.images_contract import ImageStoreContract, picture
from tests.store.postgres.server import Postgres


class TestPostgresImages(ImageStoreContract):
    """In a real database."""

    postgres: Postgres

    @pytest.fixture(autouse=True)
    def _server(self, postgres: Postgres) -> None:
        self.postgres = postgres

    async def open_images(self, folder: Path) -> ImageStore:
        """Each in a separate database."""
        database = await asyncio.to_thread(self.postgres.new_database)
        await migrate(database)
        return PostgresImages(database, folder / "copies")


def test_copies(postgres: Postgres, tmp_path: Path) -> None:
    """Two servers show the same pictures; what one of them removes, the other's copy does not keep."""
    database = postgres.new_database()

    async def story() -> None:
        await migrate(database)
        ours, theirs = (PostgresImages(database, tmp_path / name) for name in ("ours", "theirs"))
        await ours.put("table A", picture("one"), 1)
        for images in (ours, theirs):
            for _ in range(2):
                assert b"one.." == await images.image("one", is_small=True)
                assert b"one......." == await images.image("one", is_small=False)
        assert [2, 2] == [len(list((tmp_path / name).iterdir())) for name in ("ours", "theirs")]
        await ours.let_go("table A", "one")
        assert await theirs.image("one", is_small=True) is None
        assert len(list((tmp_path / "theirs").iterdir())) == 1
        assert await theirs.image("\0", is_small=True) is None
        await asyncio.gather(ours.close(), theirs.close())

    asyncio.run(story())


def test_copies_of_what_is_gone(postgres: Postgres, tmp_path: Path) -> None:
    """Another server's copy of a deleted picture is deleted at that server's next cleanup; the others stay."""
    database = postgres.new_database()

    async def story() -> None:
        await migrate(database)
        ours, theirs = (PostgresImages(database, tmp_path / name) for name in ("ours", "theirs"))
        for name in ("one", "two"):
            await ours.put("table A", picture(name), 10)
            for images in (ours, theirs):
                assert await images.image(name, is_small=True) is not None
        await ours.destroy("one")
        assert [1, 2] == [len([*(tmp_path / name).iterdir()]) for name in ("ours", "theirs")]
        assert 0 == await theirs.forget(5)
        assert [1, 1] == [len([*(tmp_path / name).iterdir()]) for name in ("ours", "theirs")]
        assert await theirs.image("two", is_small=True) is not None
        await ours.close()
        await theirs.close()

    asyncio.run(story())
