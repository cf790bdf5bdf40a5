"""Whether files can be written is found out by writing one, and not too often."""

import asyncio
from pathlib import Path

from conteur.web.disk import DiskProbe


def test_a_folder_that_takes_files(tmp_path: Path) -> None:
    """Nothing is left in it."""
    assert asyncio.run(DiskProbe(tmp_path).is_writable())
    assert [] == list(tmp_path.iterdir())


def test_a_folder_that_is_gone_and_comes_back(tmp_path: Path) -> None:
    """An answer holds for a second, and then the disk is asked again."""
    folder, seconds = tmp_path / "data", [0.0]
    folder.mkdir()
    probe = DiskProbe(folder, lambda: seconds[0])

    async def ask() -> list[bool]:
        return [await probe.is_writable() for _ in range(2)]

    async def story() -> None:
        assert [True, True] == await ask()
        await asyncio.to_thread(folder.rmdir)
        assert [True, True] == await ask()
        seconds[0] += 1
        assert [False, False] == await ask()
        await asyncio.to_thread(folder.mkdir)
        seconds[0] += 1
        assert [True, True] == await ask()

    asyncio.run(story())
