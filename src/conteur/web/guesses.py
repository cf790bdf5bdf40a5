"""Wrong codes and keys, counted by address: whoever has tried many waits for each answer. Nobody is locked out."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from conteur.web.limits import ConcurrencyLimit, PerAddress

_WAITING: Final = 8
"""Lookups of one address that may wait at the same time, so that a guesser gains nothing by asking all at once."""


class Guesses:
    """What guessing costs: time, also for the right answer, or a guesser would wait only for the wrong ones.

    A household shares an address. Whoever has a seat's key is not asked to wait, and everybody else only for seconds.
    """

    def __init__(
        self,
        misses: PerAddress,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Nobody has guessed yet."""
        self._misses = misses
        self._now = now
        self._sleep = sleep
        self._waiting = ConcurrencyLimit(_WAITING)

    def miss(self, address: str) -> None:
        """A code of no table, or a key of no seat."""
        self._misses.owe(address, self._now())

    def is_suspect(self, address: str) -> bool:
        """Whether an address has to wait."""
        return self._misses.wait(address, self._now()) > 0

    async def wait(self, address: str) -> bool:
        """Wait for as long as the address has to; False, at once, if too many of its lookups are waiting already."""
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
