"""A dozen people at a table, without a browser: they sit down, and stay connected while the test runs."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from random import Random
from typing import Final

from conteur.client import Refused, Seat, connect
from conteur.web.protocol import messages as m
from tests.client.players import RACES, choose

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

Part = Callable[[Seat], Coroutine[None, None, None]]
"""What somebody does at the table."""


async def _look_on(_seat: Seat) -> None:
    """Nothing but sit."""


@contextlib.contextmanager
def seated(address: str, names: Sequence[str], do: Part = _look_on) -> Iterator[asyncio.AbstractEventLoop]:
    """Everybody of these names at the table of this address, until the block is left; the loop they live in."""
    url, _, code = address.rpartition("/t/")
    loop = asyncio.new_event_loop()
    are_there, may_go = threading.Event(), asyncio.Event()

    async def sit() -> None:
        async with contextlib.AsyncExitStack() as chairs:
            seats = [await chairs.enter_async_context(connect(url, code, name)) for name in names]
            parts = [asyncio.ensure_future(do(seat)) for seat in seats]
            are_there.set()
            await may_go.wait()
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)

    def keep() -> None:
        loop.run_until_complete(sit())

    room = threading.Thread(target=keep, daemon=True)
    room.start()
    try:
        if not are_there.wait(_LONGEST):
            raise TimeoutError("they did not come")
        yield loop
    finally:
        loop.call_soon_threadsafe(may_go.set)
        room.join(_LONGEST)
        loop.close()


@contextlib.contextmanager
def playing(address: str, names: Sequence[str]) -> Iterator[Callable[[int], None]]:
    """The same people play a round, one of them tells; all vote for one slot, as soon as it is named by the caller."""
    is_named, chosen = asyncio.Event(), list[int]()

    async def move(seat: Seat, option: m.WireOption) -> None:
        if isinstance(option, m.MayConfirm):
            return  # the reveal stays
        if isinstance(option, m.MayVote):
            await is_named.wait()
            await seat.move(m.CastVotes((chosen[0],), None))
            return
        try:
            await seat.move(choose(option, Random(0)))  # noqa: S311 - reproducible, not a secret
        except Refused as refused:
            if refused.code not in RACES:
                raise

    async def play(seat: Seat) -> None:
        async for view in seat:
            own = view.you and view.you.game
            if view.game and own and own.seat in view.game.awaited and own.options:
                await move(seat, own.options[0])

    with seated(address, names, play) as loop:

        def name(slot: int) -> None:
            chosen.append(slot)
            loop.call_soon_threadsafe(is_named.set)

        yield name
