"""Files given to a real sandbox, as a server would."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from conteur.pictures.prepared import PreparedPicture
from conteur.pictures.refusals import PictureRefusal, PictureRefused
from conteur.pictures.sandbox import ImageSandbox

T = TypeVar("T")


def prepared_in_sandbox(content: bytes, folder: Path, member: str | None = None) -> PreparedPicture | PictureRefusal:
    """What becomes of a file, or of a file in an archive."""

    async def prepare(sandbox: ImageSandbox, path: Path) -> PreparedPicture:
        if member is None:
            assert await sandbox.members(path) is None
        return await sandbox.prepare(path, member)

    return _in_sandbox(content, folder, prepare)


def members_in_sandbox(content: bytes, folder: Path) -> list[str] | PictureRefusal | None:
    """The files in an archive."""
    return _in_sandbox(content, folder, lambda sandbox, path: sandbox.members(path))


def _in_sandbox(content: bytes, folder: Path, job: Callable[[ImageSandbox, Path], Awaitable[T]]) -> T | PictureRefusal:
    async def story() -> T | PictureRefusal:
        path = folder / "upload"
        path.write_bytes(content)
        sandbox = ImageSandbox()
        try:
            return await job(sandbox, path)
        except PictureRefused as refused:
            return refused.why
        finally:
            await sandbox.close()

    return asyncio.run(story())
