"""Runs a test with a log in a SQLite file."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

from conteur.store.sqlite.log import SqliteLog
from tests.store.log_contract import PATIENCE


def run_with_log(path: Path, story: Callable[[SqliteLog], Coroutine[None, None, None]]) -> None:
    """The story, with a log in this file."""

    async def with_log() -> None:
        log = await SqliteLog.open(path)
        try:
            await asyncio.wait_for(story(log), PATIENCE)
        finally:
            await log.close()

    asyncio.run(with_log())
