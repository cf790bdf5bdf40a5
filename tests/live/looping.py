"""Tests that are coroutines."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps

from conteur.live.idempotency import Reply


def in_a_loop(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    """Run the test in its own event loop."""

    @wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


async def done(answer: Awaitable[Reply]) -> None:
    """It was not refused."""
    assert (await answer).refused is None
