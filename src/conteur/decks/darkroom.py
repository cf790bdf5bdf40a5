"""Where strangers' files are opened: a process of its own, so that the worst file costs that process and nothing else.

A decoder is old C fed with anything. It runs with its memory, its time and its files limited; when it dies or dallies
it is ended, the file is refused, and the next one gets a new process. Tables in the event loop never notice.
"""

import asyncio
import contextlib
import json
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from conteur.decks.refusing import PictureRefusal, PictureRefused

SECONDS: Final = 30.0
"""One picture may take; it takes a quarter of one."""
_ERRANDS: Final = 100
"""Of one process, before a fresh one takes over: no leak lasts."""
_HEAD: Final = struct.Struct("!II")


@dataclass(frozen=True, slots=True)
class Developed:
    """A picture that is fit to be a card."""

    large: bytes
    small: bytes
    likeness: str


class Darkroom:
    """One file at a time, in the order they came."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Nothing runs before it is needed."""
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._errands = 0

    async def members(self, path: Path) -> list[str] | None:
        """The names of what is in an archive; None if this file is none."""
        head, _ = await self._do({"what": "look", "path": str(path)})
        found: list[str] | None = head["members"]
        return found

    async def develop(self, path: Path, member: str | None = None) -> Developed:
        """The card in this file, or in this file of an archive; PictureRefused says why there is none."""
        head, body = await self._do({"what": "develop", "path": str(path), "member": member})
        return Developed(body[: head["large"]], body[head["large"] :], head["likeness"])

    async def close(self) -> None:
        """End the process."""
        async with self._turn:
            await self._end()

    async def _do(self, errand: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        async with self._turn:
            try:
                head, body = await asyncio.wait_for(self._ask(errand), self._seconds)
            except (TimeoutError, asyncio.IncompleteReadError, OSError):
                await self._end()
                raise PictureRefused(PictureRefusal.PICTURE_TOOK_TOO_LONG) from None
            except BaseException:
                await self._end()  # an answer may be under way that nobody waits for
                raise
        if "refused" in head:
            raise PictureRefused(PictureRefusal(head["refused"]))
        return head, body

    async def _ask(self, errand: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        if self._errands >= _ERRANDS:
            await self._end()
        process = self._process or await self._begin()
        if process.stdin is None or process.stdout is None:
            raise TypeError("the process was begun with pipes")
        self._errands += 1
        process.stdin.write(json.dumps(errand).encode() + b"\n")
        await process.stdin.drain()
        head_length, body_length = _HEAD.unpack(await process.stdout.readexactly(_HEAD.size))
        head: dict[str, Any] = json.loads(await process.stdout.readexactly(head_length))
        return head, await process.stdout.readexactly(body_length)

    async def _begin(self) -> Process:
        self._errands = 0
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-I", "-m", "conteur.decks.darkroom_child", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
