"""Any server serves any table: whoever plays cannot tell where the others are connected."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from random import Random
from typing import Any

import pytest

from conteur.client import Refused, Seat, connect, open_table
from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.record import read_record
from conteur.tables.asks import AddBot, Extend, HandOver, Leave, Pause, React, Resume, StartGame
from conteur.web.protocol import messages as m
from tests.client.players import play
from tests.web.serving import Server

Pair = tuple[Server, Server]
_LONGEST = 90.0


def run(story: Coroutine[None, None, None]) -> None:
    """With a limit, far from what it takes."""
    asyncio.run(asyncio.wait_for(story, _LONGEST))


@contextlib.asynccontextmanager
async def around(
    servers: Pair, people: int, settings: dict[str, Any] | None = None
) -> AsyncIterator[tuple[str, list[Seat]]]:
    """A table whose people are connected to the servers in turn, all of them seen by all."""
    code = await open_table(servers[0].url, settings)
    async with contextlib.AsyncExitStack() as stack:
        seats = [
            await stack.enter_async_context(connect(servers[number % 2].url, code, f"P{number}"))
            for number in range(people)
        ]
        for seat in seats:
            await seat.until(lambda view: len(here(view)) == people)
        yield code, seats


def is_paused(view: m.View) -> bool:
    """Whether time stands still."""
    return view.time_left is not None and view.time_left.is_paused


async def play_all(seats: list[Seat]) -> list[m.View]:
    """A whole game; what each saw last."""
    return await asyncio.gather(*(play(seat, Random(number), []) for number, seat in enumerate(seats)))  # noqa: S311 - reproducible, not a secret


def here(view: m.View) -> list[str]:
    """Who is connected, wherever."""
    return [person.name for person in view.table.people if person.is_here]


@pytest.mark.parametrize(
    ("mode", "people", "options"), [("base", 3, {"end": {"points": 8}}), ("party", 6, {}), ("team", 6, {})]
)
def test_a_whole_game(pair: Pair, mode: str, people: int, options: dict[str, Any]) -> None:
    """Every move is seen by everybody, all see the same end, and the record, if there is one, is fair."""

    async def story() -> None:
        async with around(pair, people, {"mode": mode, "options": options}) as (_, seats):
            await seats[1].until(lambda view: view.table.status == "waiting")
            await seats[0].ask(StartGame())
            ends = await play_all(seats)
            assert len({(end.version, repr(end.game)) for end in ends}) == 1
            if mode == "party":
                with pytest.raises(Refused, match="no_game_is_running"):
                    await seats[0].finished_game(1)
                return
            records = [await seat.finished_game(1) for seat in seats[:2]]
            assert records[0] == records[1]
            record = read_record(records[0])
            assert isinstance(check(record.commitment, record.events), Game)

    run(story())


def test_talk_and_gestures(pair: Pair) -> None:
    """What is said on one server is heard on the other."""

    async def story() -> None:
        async with around(pair, 2) as (_, (ann, bo)):
            await ann.say("hello")
            await bo.ask(React("heart"))
            for seat in (ann, bo):
                heard = await seat.hear(1)
                assert [remark.text for remark in [*seat.remarks[:1], *heard]][-2:] == ["hello", "heart"]

    run(story())


def test_coming_and_going(pair: Pair) -> None:
    """Whoever hangs up on one server is away on the other, and here again wherever they come back with their key."""

    async def story() -> None:
        async with around(pair, 2) as (code, (ann, bo)):
            key = bo.key
            await ann.until(lambda view: here(view) == ["P0", "P1"])
            bo.socket.end(ConnectionError("the lid is closed"))
            async with connect(pair[1].url, code) as screen:
                await ann.until(lambda view: view.table.spectators == 1)
                await screen.until(lambda view: view.table.spectators == 1)
        async with connect(pair[0].url, code, "P1", key=key) as again:
            assert (await again.until(lambda view: here(view) == ["P1"])).you is not None

    run(story())


def test_one_clock(pair: Pair) -> None:
    """Whoever stops it, on whichever server, stops it for all; both servers show the same time."""

    async def story() -> None:
        async with around(pair, 4, {"pace": "relaxed"}) as (_, (ann, bo, *_)):
            await ann.ask(StartGame())
            await bo.until(lambda view: view.time_left is not None)
            await bo.ask(Extend())
            await bo.ask(Pause())
            seen = [await seat.until(is_paused) for seat in (ann, bo)]
            assert len({view.time_left for view in seen if view.time_left}) == 1
            left = seen[0].time_left
            assert left is not None
            assert 120_000 < left.milliseconds <= 150_000
            await ann.ask(Resume())
            await bo.until(lambda view: view.time_left is not None and not view.time_left.is_paused)

    run(story())


def test_a_host_on_another_server(pair: Pair) -> None:
    """Handing over, leaving, and asking what only the host may: the log decides, not the server."""

    async def story() -> None:
        async with around(pair, 3) as (_, (ann, bo, cy)):
            with pytest.raises(Refused, match="only_the_host_may"):
                await bo.ask(AddBot())
            await ann.ask(HandOver(1))
            await bo.ask(AddBot())
            await bo.ask(Leave())
            view = await cy.until(lambda view: [p.name for p in view.table.people if p.is_host] == ["P2"])
            assert [person.is_bot for person in view.table.people] == [False, False, True]

    run(story())


def test_bots_and_lots_act_once(pair: Pair) -> None:
    """Both servers look after the same bots; no move is made twice, and no game stands still."""

    async def story() -> None:
        async with around(pair, 2, {"options": {"end": {"points": 8}}}) as (_, (ann, bo)):
            for _ in range(4):
                await ann.ask(AddBot())
            await ann.ask(StartGame())
            ends = await play_all([ann, bo])
            assert ends[0].version == ends[1].version
            record = read_record(await bo.finished_game(1))
            assert isinstance(check(record.commitment, record.events), Game)

    run(story())


def test_moves_at_the_same_moment(pair: Pair) -> None:
    """Everybody says something at once, on both servers: each remark is there once, in one order for all."""

    async def story() -> None:
        async with around(pair, 6) as (_, seats):
            words = [f"{number} {turn}" for number in range(6) for turn in range(8)]
            await asyncio.gather(*(seats[int(word[0])].say(word) for word in words))
            await asyncio.gather(*(seat.hear(len(words) - 1) for seat in seats))
            heard = [[remark.text for remark in seat.remarks] for seat in seats]
            assert sorted(heard[0]) == sorted(words)
            assert heard == [heard[0]] * 6

    run(story())
