"""People who play by the client: they choose blindly among what is offered."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from conteur.client import Refused, Seat, connect, open_table
from conteur.tables.asks import StartGame
from conteur.web.protocol import messages as m

RACES = frozenset({"storyteller_already_chosen", "giver_already_agreed", "not_in_this_phase"})
"""What may be refused because somebody else was quicker."""

SPOKEN = Path(__file__).parents[1] / "web" / "sounds" / "chromium-2s.webm"

LONGEST = 120.0
"""Seconds after which an evening that does not end is a failure, on a busy machine too."""


def run(evening: Coroutine[None, None, None]) -> None:
    """What happens in an event loop."""
    asyncio.run(asyncio.wait_for(evening, LONGEST))


def choose(option: m.WireOption, random: Random) -> m.WireMove:
    """A move of the shape the option offers."""
    match option:
        case m.MayClaim():
            return m.ClaimStory()
        case m.MayTell(cards):
            return m.GiveClue("a clue", random.choice(cards) if cards else None)
        case m.MayNameGiver(givers):
            return m.NameGiver(min(givers))
        case m.MaySubmit(cards, count):
            return m.SubmitCards(tuple(random.sample(cards, count)))
        case m.MayVote(slots, at_most, red):
            return m.CastVotes(tuple(random.sample(slots, at_most)), random.choice(red) if red else None)
        case m.MayConfirm():
            return m.ConfirmScores()


async def play(seat: Seat, random: Random, made: list[m.WireMove]) -> m.View:
    """Move whenever it is one's turn, until the game is over; `made` gets every move that was done."""
    async for view in seat:
        if view.game is None or view.you is None or view.you.game is None:
            continue
        if view.game.phase == "ended":
            return view
        if view.you.game.seat in view.game.awaited:
            move = choose(random.choice(view.you.game.options), random)
            if isinstance(move, m.GiveClue) and view.game.setup.clue == "sound":
                move = replace(move, clue=await seat.record(SPOKEN.read_bytes(), "audio/webm"))
            try:
                await seat.move(move)
            except Refused as refused:
                if refused.code not in RACES:
                    raise
            else:
                made.append(move)
    raise AssertionError


@contextlib.asynccontextmanager
async def seated(
    url: str, people: int, settings: dict[str, Any] | None = None
) -> AsyncIterator[tuple[str, list[Seat]]]:
    """A new table with this many at it; its code and their seats, the host's first."""
    code = await open_table(url, settings)
    async with contextlib.AsyncExitStack() as stack:
        yield code, [await stack.enter_async_context(connect(url, code, f"P{number}")) for number in range(people)]


async def play_all(seats: list[Seat], made: dict[int, list[m.WireMove]] | None = None) -> list[m.View]:
    """A whole game; what each saw last."""
    await seats[0].ask(StartGame())
    moves = made if made is not None else {}
    return await asyncio.gather(
        *(play(seat, Random(number), moves.setdefault(number, [])) for number, seat in enumerate(seats))  # noqa: S311 - reproducible, not a secret
    )
