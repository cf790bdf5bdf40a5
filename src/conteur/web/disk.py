"""Checks whether files can be written, by writing one, at most once a second."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

_SIZE: Final = 64 * 1024
"""Bytes that must fit on the disk."""
_FRESH: Final = 1.0
"""Seconds for which a result is cached."""


class DiskProbe:
    """Checks whether a folder is writable: its disk may be full or read-only, or it may be gone."""

    def __init__(self, folder: Path, now: Callable[[], float] = monotonic) -> None:
        """For this folder."""
        self._folder = folder
        self._now = now
        self._asked_at = float("-inf")
        self._answer = True
        self._lock = asyncio.Lock()

    async def is_writable(self) -> bool:
        """Whether a small file can be written there now."""
        async with self._lock:
            if self._now() - self._asked_at >= _FRESH:
                self._answer = await asyncio.to_thread(_can_write, self._folder / f"upload-{secrets.token_hex(8)}")
                self._asked_at = self._now()
            return self._answer


def _can_write(path: Path) -> bool:
    try:
        path.write_bytes(bytes(_SIZE))
    except OSError:
        return False
    finally:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
    return True
