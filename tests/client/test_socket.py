"""The line is cut, the server dies: nothing is lost and nothing is done twice."""

import asyncio
from itertools import islice
from random import Random

import pytest

from conteur.client import Refused, connect, open_table
from conteur.client.socket import pauses
from conteur.rules.events import CardsSubmitted, ScoresConfirmed
from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.record import read_record
from conteur.tables.asks import AddBot, StartGame
from conteur.web.protocol import messages as m
from tests.client.cutting_proxy import network
from tests.client.players import play, play_all, run, seated
from tests.web.serving import Server, serving

REMARKS = 60


def test_waits_grow_and_have_an_end() -> None:
    """From a tenth of a second to a few seconds, never none: no busy loop, no stampede, no hour of silence."""
    waits = list(islice(pauses(), 50))
    assert all(0.05 <= wait <= 7.5 for wait in waits)
    assert waits[0] <= 0.15
    assert min(waits[10:]) >= 2.5
    assert len(set(waits)) == len(waits)


def test_the_server_is_killed_in_the_middle_of_a_game_and_comes_back() -> None:
    """The game goes on and ends, and every move that was acknowledged is in its record, once."""

    async def evening(server: Server) -> None:
        made: dict[int, list[m.WireMove]] = {}
        async with seated(server.url, 4) as (_, seats):
            game = asyncio.ensure_future(play_all(seats, made))
            for goal in (2, 4, 6):
                await seats[0].until(lambda view, goal=goal: view.game is not None and view.game.round >= goal)  # type: ignore[misc]  # a default is no type
                await asyncio.to_thread(server.restart)
            last = await game
            assert all(view.game == last[0].game for view in last)
            record = read_record(await seats[0].finished_game(1))
        assert isinstance(check(record.commitment, record.events), Game)
        for number, moves in made.items():
            given = [
                event.cards for event in record.events if isinstance(event, CardsSubmitted) and event.seat == number
            ]
            assert given == [move.cards for move in moves if isinstance(move, m.SubmitCards)]
            seen = [event for event in record.events if isinstance(event, ScoresConfirmed) and event.seat == number]
            assert len(seen) == sum(isinstance(move, m.ConfirmScores) for move in moves)

    with serving("--absence", "300") as server:
        run(evening(server))


def test_on_a_network_that_cuts_lines_everything_is_said_once() -> None:
    """Each request is acknowledged in the end, and done exactly once, in order."""

    async def evening(server: Server) -> None:
        code = await open_table(server.url)
        cuts = Random(1)  # noqa: S311 - reproducible, not a secret
        async with network(server.url, cuts) as carried, connect(server.url, code, "Hears") as other:
            async with connect(carried.url, code, "Says") as seat:
                for number in range(REMARKS):
                    await seat.say(f"remark {number}")
            await other.hear(after=REMARKS - 1)
            assert [f"remark {number}" for number in range(REMARKS)] == [remark.text for remark in other.remarks]
            assert carried.opened > 5

    with serving() as server:
        run(evening(server))


def test_on_a_network_that_cuts_lines_a_game_ends() -> None:
    """With everybody behind it."""

    async def evening(server: Server) -> None:
        cuts = Random(2)  # noqa: S311 - reproducible, not a secret
        async with network(server.url, cuts) as carried, seated(carried.url, 3) as (_, seats):
            last = await play_all(seats)
            assert all(view.game == last[0].game for view in last)

    with serving("--absence", "300") as server:
        run(evening(server))


def test_a_seat_taken_while_the_server_was_away() -> None:
    """Connecting waits for the server, and a bye that lasts ends the waiting."""

    async def evening(server: Server) -> None:
        code = await open_table(server.url)
        server.kill()
        coming = asyncio.ensure_future(sit_and_play_with_bots(server.url, code))
        unknown = asyncio.ensure_future(look_on(server.url, "BBBBBB"))
        await asyncio.to_thread(server.start)
        assert (await coming).game is not None
        with pytest.raises(Refused, match="no_such_table"):
            await unknown

    with serving("--absence", "300", "--thinking", "0") as server:
        run(evening(server))


async def sit_and_play_with_bots(url: str, code: str) -> m.View:
    """A whole game against two bots."""
    async with connect(url, code, "Ana") as seat:
        await seat.ask(AddBot())
        await seat.ask(AddBot())
        await seat.ask(StartGame())
        return await play(seat, Random(3), [])  # noqa: S311 - reproducible, not a secret


async def look_on(url: str, code: str) -> None:
    """For as long as it takes."""
    async with connect(url, code) as screen:
        await screen.until(lambda _view: False)


def test_connecting_can_be_given_up() -> None:
    """Where there is no server, a timeout ends the wait and nothing stays behind."""

    async def evening(url: str) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3), connect(url, "BBBBBB", "Ana"):
                raise AssertionError
        assert {asyncio.current_task()} == asyncio.all_tasks()

    with serving() as server:
        url = server.url
    asyncio.run(evening(url))
