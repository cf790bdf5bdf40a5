"""A dozen people with long names: they sit down, and stay seated as long as they are looked at."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator, Sequence
from typing import Final

from conteur.client import connect

LONG_NAMES: Final = (
    "Maximilian-Alexander",
    "Wilhelmine von Hohenfels",
    "Bo",
    "Anastasia Konstantinowna",
    "Jean-Baptiste Moreau",
    "Esperanza Rodríguez",
    "محمد عبد الرحمن",
    "Александра Владимировна",
    "Ed",
    "Guðmundur Þorsteinsson",
    "Friederike-Charlotte",
)
_LONGEST: Final = 60.0


@contextlib.contextmanager
def seated(address: str, names: Sequence[str]) -> Iterator[None]:
    """Everybody of these names at the table of this address, until the block is left."""
    url, _, code = address.rpartition("/t/")
    loop = asyncio.new_event_loop()
    are_there, may_go = threading.Event(), asyncio.Event()

    async def sit() -> None:
        async with contextlib.AsyncExitStack() as chairs:
            for name in names:
                await chairs.enter_async_context(connect(url, code, name))
            are_there.set()
            await may_go.wait()

    def keep() -> None:
        loop.run_until_complete(sit())

    room = threading.Thread(target=keep, daemon=True)
    room.start()
    try:
        if not are_there.wait(_LONGEST):
            raise TimeoutError("they did not come")
        yield
    finally:
        loop.call_soon_threadsafe(may_go.set)
        room.join(_LONGEST)
        loop.close()
