"""New databases for tests, and a time limit."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import TypeVar

from conteur.store.log import LogUnavailable
from conteur.store.postgres.migrate import migrate
from tests.store.log_contract import PATIENCE
from tests.store.postgres.server import Postgres

T = TypeVar("T")


def run(story: Coroutine[None, None, None]) -> None:
    """Run a test's coroutine, with a limit."""
    asyncio.run(asyncio.wait_for(story, PATIENCE * 3))


async def persistently(what: Callable[[], Coroutine[None, None, T]]) -> T:
    """Retry until the database answers: a pool fails fast for a moment after an error."""
    while True:
        with contextlib.suppress(LogUnavailable):
            return await what()
        await asyncio.sleep(0.05)


async def migrated(postgres: Postgres) -> str:
    """The address of an empty log."""
    address = await asyncio.to_thread(postgres.new_database)
    await migrate(address)
    return address
