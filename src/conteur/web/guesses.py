"""Wrong codes and keys, counted by address: after many, each answer is delayed. Nobody is locked out."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from conteur.web.limits import ConcurrencyLimit, PerAddress

_WAITING: Final = 8
"""Lookups from one address that may wait at once, so that guessing in parallel gains nothing."""


class Guesses:
    """Delays guesses. Right answers are delayed, too, or a guesser could give up early on wrong ones.

    A household shares an address. Holders of a seat key never wait, and everybody else only for seconds.
    """

    def __init__(
        self,
        misses: PerAddress,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """No guesses counted yet."""
        self._misses = misses
        self._now = now
        self._sleep = sleep
        self._waiting = ConcurrencyLimit(_WAITING)

    def miss(self, address: str) -> None:
        """Count a code of no table, or a key of no seat."""
        self._misses.owe(address, self._now())

    def is_suspect(self, address: str) -> bool:
        """Whether an address has to wait."""
        return self._misses.wait(address, self._now()) > 0

    async def wait(self, address: str) -> bool:
        """Wait as long as the address has to; False, at once, if too many of its lookups are already waiting."""
        seconds = self._misses.wait(address, self._now())
        if seconds <= 0:
            return True
        if not self._waiting.acquire(address):
            return False
        try:
            await self._sleep(seconds)
        finally:
            self._waiting.release(address)
        return True
