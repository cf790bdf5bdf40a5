"""Worker threads with a timeout."""

import asyncio
import threading

import pytest

from conteur.bots.workers import MOST_LOST, StalledError, Workers


def test_too_many_stalled() -> None:
    """Workers then begin nothing more."""
    workers = Workers()
    workers._lost = MOST_LOST

    async def ask() -> None:
        await workers.run(lambda: 1, 1.0)

    with pytest.raises(StalledError):
        asyncio.run(ask())


def test_given_up_before_it_began() -> None:
    """A thought that waited too long for a thread is not begun, and costs no thread."""
    workers, begun, go = Workers(), threading.Event(), threading.Event()

    async def ask() -> None:
        first = asyncio.ensure_future(workers.run(lambda: go.wait(30), 30))
        await asyncio.sleep(0)  # it takes the only thread
        with pytest.raises(TimeoutError):
            await workers.run(begun.set, 0.05)
        go.set()
        assert await first
        assert 7 == await workers.run(lambda: 7, 30)

    asyncio.run(ask())
    assert not begun.is_set()
    assert 0 == workers._lost
