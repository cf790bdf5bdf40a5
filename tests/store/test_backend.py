"""Which stores an address names."""

import asyncio
from pathlib import Path

import pytest

from conteur.store.backend import has_games, open_backend, open_images, open_log, upkeep_of
from conteur.store.log import LogUnavailable
from conteur.store.sqlite.log import SqliteLog


def test_a_file(tmp_path: Path) -> None:
    """Log, pictures and upkeep are of the same folder; nobody else writes there."""
    address = f"sqlite:{tmp_path / 'games.sqlite'}"

    async def story() -> None:
        backend = await open_backend(address, "1")
        assert isinstance(backend.log, SqliteLog)
        assert backend.peers.is_alone
        assert backend.date() > 1_700_000_000_000
        await backend.log.append("TABLE", 0, [b"{}"])
        assert 1 == await upkeep_of(address, backend.log).count()
        images = await open_images(address, tmp_path)
        assert 0 == await images.room()
        await images.close()
        await backend.close()

    asyncio.run(story())


def test_an_address_of_nothing() -> None:
    """The sentence says what one looks like."""
    with pytest.raises(LogUnavailable, match="sqlite:PATH or postgresql://HOST/DATABASE"):
        asyncio.run(open_log("mysql://localhost"))


def test_whether_there_are_games(tmp_path: Path) -> None:
    """To ask makes no file."""
    path = tmp_path / "games.sqlite"
    assert not has_games(f"sqlite:{path}")
    assert not path.exists()
