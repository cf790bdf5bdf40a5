"""The process that opens uploads: what it may do, and what its death costs."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from conteur.pictures.refusals import PictureRefused
from conteur.pictures.sandbox import ImageSandbox
from tests.pictures import hostile


def test_a_process_that_dies_or_hangs_costs_one_file(tmp_path: Path) -> None:
    """The file is refused, and the next one is prepared by a new process."""

    async def story() -> None:
        picture = tmp_path / "picture"
        picture.write_bytes(hostile.encoded(hostile.photo()))
        pipe = tmp_path / "never_ends"
        os.mkfifo(pipe)
        sandbox = ImageSandbox(seconds=30)
        await sandbox.prepare(picture)
        assert sandbox._process is not None
        sandbox._process.send_signal(signal.SIGKILL)
        await sandbox._process.wait()
        with pytest.raises(PictureRefused, match="picture_took_too_long"):
            await sandbox.prepare(picture)
        sandbox._seconds = 0.5
        with pytest.raises(PictureRefused, match="picture_took_too_long"):
            await sandbox.prepare(pipe)
        sandbox._seconds = 30
        assert (await sandbox.prepare(picture)).large
        await sandbox.close()

    asyncio.run(story())


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells a process's limits")
def test_its_limits(tmp_path: Path) -> None:
    """A gigabyte, two minutes of CPU time, and not one byte in a file."""

    async def story() -> str:
        picture = tmp_path / "picture"
        picture.write_bytes(hostile.encoded(hostile.photo()))
        sandbox = ImageSandbox()
        await sandbox.prepare(picture)
        assert sandbox._process is not None
        limits = await asyncio.to_thread(Path(f"/proc/{sandbox._process.pid}/limits").read_text, encoding="ascii")
        await sandbox.close()
        return limits

    limits = {line[:25].strip(): line[25:].split()[:2] for line in asyncio.run(story()).splitlines()}
    assert ["1073741824", "1073741824"] == limits["Max address space"]
    assert ["120", "120"] == limits["Max cpu time"]
    assert ["0", "0"] == limits["Max file size"]
