"""A sandbox for uploaded files: they are opened in a child process with limited memory, time and file access.

Image decoders are C code that handles hostile input. If the child crashes or takes too long it is killed, the file
is refused, and the next file gets a new process. The event loop never waits for a decoder.
"""

import asyncio
import contextlib
import json
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Any, Final

from conteur.pictures.prepared import PreparedPicture
from conteur.pictures.refusals import PictureRefusal, PictureRefused

SECONDS: Final = 30.0
"""Timeout for one picture; most take a quarter of a second."""
_JOBS: Final = 100
"""Jobs before a process is replaced, so that memory leaks do not add up."""
_HEAD: Final = struct.Struct("!II")


class ImageSandbox:
    """Prepares one file at a time, in order of arrival."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """The child is started for the first file."""
        self._seconds = seconds
        self._lock = asyncio.Lock()
        self._process: Process | None = None
        self._jobs = 0

    async def members(self, path: Path) -> list[str] | None:
        """The names of the files in a zip; None if this is not a zip."""
        head, _ = await self._run({"what": "look", "path": str(path)})
        names: list[str] | None = head["members"]
        return names

    async def prepare(self, path: Path, member: str | None = None) -> PreparedPicture:
        """The card in this file, or in this member of a zip; PictureRefused says why there is none."""
        head, body = await self._run({"what": "prepare", "path": str(path), "member": member})
        return PreparedPicture(body[: head["large"]], body[head["large"] :], head["likeness"])

    async def close(self) -> None:
        """End the process."""
        async with self._lock:
            await self._end()

    async def _run(self, job: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        async with self._lock:
            try:
                head, body = await asyncio.wait_for(self._ask(job), self._seconds)
            except (TimeoutError, asyncio.IncompleteReadError, OSError):
                await self._end()
                raise PictureRefused(PictureRefusal.PICTURE_TOOK_TOO_LONG) from None
            except BaseException:
                await self._end()  # its answer would be taken for the next job's
                raise
        if "refused" in head:
            raise PictureRefused(PictureRefusal(head["refused"]))
        return head, body

    async def _ask(self, job: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        if self._jobs >= _JOBS:
            await self._end()
        process = self._process or await self._begin()
        if process.stdin is None or process.stdout is None:
            raise TypeError("the process was begun with pipes")
        self._jobs += 1
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        head_length, body_length = _HEAD.unpack(await process.stdout.readexactly(_HEAD.size))
        head: dict[str, Any] = json.loads(await process.stdout.readexactly(head_length))
        return head, await process.stdout.readexactly(body_length)

    async def _begin(self) -> Process:
        self._jobs = 0
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-I", "-m", "conteur.pictures.sandbox_child", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
