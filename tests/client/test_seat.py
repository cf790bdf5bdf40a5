"""What a program can do with a seat."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from conteur.client import Refused, connect, open_table
from conteur.live.randomness import new_key
from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.record import read_record
from conteur.tables.asks import AddBot, ArrangeSeats, Leave, SendAway, StartGame
from conteur.web.protocol import messages as m
from tests.client.players import play_all, run, seated
from tests.web.serving import Server, serving

SOUND = (Path(__file__).parents[1] / "web" / "sounds" / "tone-2s.wav").read_bytes()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all tests of this file; it must have nothing to complain about."""
    with serving("--absence", "300", "--thinking", "0") as running:
        yield running
        assert running.errors == ""


@pytest.mark.parametrize(("mode", "people"), [("base", 3), ("base", 7), ("party", 6), ("team", 6)])
def test_a_game_from_the_deal_to_its_record(server: Server, mode: str, people: int) -> None:
    """Everybody sees the same end, and the record passes the check, where there is one."""

    async def evening() -> None:
        async with seated(server.url, people, {"mode": mode}) as (_, seats):
            last = await play_all(seats)
            assert all(view.game == last[0].game for view in last)
            assert last[0].game is not None
            if mode == "party":  # whose card was whose is never told
                with pytest.raises(Refused, match="no_game_is_running"):
                    await seats[0].finished_game(1)
                return
            record = read_record(await seats[0].finished_game(1))
            assert last[0].game.shuffle.commitment == record.commitment
            assert isinstance(check(record.commitment, record.events), Game)

    run(evening())


def test_a_refused_move_raises_its_code(server: Server) -> None:
    """And nothing has changed."""

    async def evening() -> None:
        async with seated(server.url, 1) as (_, [seat]):
            with pytest.raises(Refused, match="no_game_is_running"):
                await seat.move(m.ClaimStory())
            with pytest.raises(Refused, match="too_few_players"):
                await seat.ask(StartGame())
            with pytest.raises(Refused, match="order_must_name_everybody_once"):
                await seat.ask(ArrangeSeats((5,)))
            with pytest.raises(Refused, match="no_game_is_running"):
                await seat.finished_game(1)

    run(evening())


@pytest.mark.parametrize("code", ["BBBBBB", "nonsense"])
def test_an_unknown_table(server: Server, code: str) -> None:
    """Whether the code could be one or not."""

    async def evening() -> None:
        async with connect(server.url, code, "Ana"):
            raise AssertionError

    with pytest.raises(Refused, match="no_such_table"):
        run(evening())


def test_a_wrong_key(server: Server) -> None:
    """Does not even look on."""

    async def evening() -> None:
        code = await open_table(server.url)
        async with connect(server.url, code, key=new_key()):
            raise AssertionError

    with pytest.raises(Refused, match="wrong_key"):
        run(evening())


def test_two_devices_on_one_seat_see_the_same(server: Server) -> None:
    """What one does, the other sees; the person is there until both are gone."""

    async def evening() -> None:
        async with seated(server.url, 1) as (code, [phone]):
            async with connect(server.url, code, key=phone.key) as laptop:
                await laptop.ask(AddBot())
                seen = await phone.until(lambda view: len(view.table.people) == 2)
                assert seen.you == (await laptop.until(lambda view: view.version == seen.version)).you
            await phone.ask(AddBot())
            assert (await phone.until(lambda view: len(view.table.people) == 3)).table.people[0].is_here

    run(evening())


def test_a_seat_moves_to_another_device_by_its_key(server: Server) -> None:
    """The cards come along."""

    async def evening() -> None:
        async with seated(server.url, 3) as (code, seats):
            await seats[0].ask(StartGame())
            before = await seats[2].until(lambda view: view.game is not None)
            async with connect(server.url, code, key=seats[2].key) as elsewhere:
                assert elsewhere.view is not None
                assert before.you == elsewhere.view.you

    run(evening())


def test_to_sit_down_again_with_the_same_key_is_to_come_back(server: Server) -> None:
    """Nobody sits twice."""

    async def evening() -> None:
        async with (
            seated(server.url, 1) as (code, [seat]),
            connect(server.url, code, "Another name", key=seat.key) as again,
        ):
            assert again.view is not None
            assert ["P0"] == [person.name for person in again.view.table.people]

    run(evening())


def test_a_spectator_sees_what_everybody_sees(server: Server) -> None:
    """And may not move."""

    async def evening() -> None:
        async with seated(server.url, 3) as (code, seats), connect(server.url, code) as screen:
            await seats[0].ask(StartGame())
            shown = await screen.until(lambda view: view.game is not None)
            own = await seats[1].until(lambda view: view.version == shown.version)
            assert (None, own.game) == (shown.you, shown.game)
            with pytest.raises(Refused, match="sit_down_first"):
                await screen.move(m.ClaimStory())
            await screen.sit("Late")
            assert (await screen.until(lambda _view: True)).you is not None

    run(evening())


def test_iteration_ends_with_the_goodbye(server: Server) -> None:
    """Whoever is sent away, or leaves, is told so; nothing more can be asked."""

    async def evening() -> None:
        async with seated(server.url, 3) as (_, [host, sent_away, leaver]):
            await host.ask(SendAway(1))
            with pytest.raises(Refused, match="sent_away"):
                async for _view in sent_away:
                    pass
            with pytest.raises(Refused, match="sent_away"):
                await sent_away.ask(Leave())
            await leaver.ask(Leave())
            with pytest.raises(Refused, match="sit_down_first"):
                await leaver.until(lambda _view: False)

    run(evening())


def test_what_is_said_is_heard_once(server: Server) -> None:
    """By those who were there and, later, by those who come."""

    async def evening() -> None:
        async with seated(server.url, 2) as (code, [one, other]):
            await one.say("good evening")
            await one.say("and good night")
            texts = [remark.text for remark in await other.hear(after=1)]
            assert ["and good night"] == texts
            async with connect(server.url, code) as late:
                assert ["good evening", "and good night"] == [remark.text for remark in await late.hear()]

    run(evening())


def test_a_recorded_clue(server: Server) -> None:
    """Goes up by the storyteller's key, comes down by its name."""

    async def evening() -> None:
        options = {"clue": "sound", "first_storyteller": "random"}
        async with seated(server.url, 3, {"options": options}) as (_, seats):
            await seats[0].ask(StartGame())
            view = await seats[0].until(lambda view: view.game is not None and view.game.storyteller is not None)
            assert view.game is not None
            assert view.game.storyteller is not None
            teller = seats[view.game.storyteller]
            name = await teller.record(SOUND, "audio/wav")
            mine = await teller.until(lambda view: bool(view.you and view.you.game and view.you.game.options))
            assert mine.you is not None
            assert mine.you.game is not None
            [option] = mine.you.game.options
            assert isinstance(option, m.MayTell)
            with pytest.raises(Refused, match="no_such_recording"):
                await teller.move(m.GiveClue(new_key(), option.cards[0]))
            await teller.move(m.GiveClue(name, option.cards[0]))
            heard = await seats[0].until(lambda view: view.game is not None and view.game.clue is not None)
            assert heard.game is not None
            assert name == heard.game.clue
            assert SOUND == await seats[0].recording(name)
            with pytest.raises(Refused):
                await teller.record(b"a picture", "image/png")

    run(evening())


def test_the_newest_view_wins_for_a_slow_reader(server: Server) -> None:
    """Views that came while the reader was busy are not queued up."""

    async def evening() -> None:
        async with seated(server.url, 2) as (_, [quick, slow]):
            views = aiter(slow)
            first = await anext(views)
            for number in range(10):
                await quick.say(f"remark {number}")
            await slow.hear(after=9)
            second = await anext(views)
            assert second.version >= first.version + 10

    run(evening())


def test_a_cancelled_request_leaves_nothing_behind(server: Server) -> None:
    """The seat goes on; leaving the block ends what still waits."""

    async def evening() -> None:
        async with seated(server.url, 3) as (_, seats):
            waiting = asyncio.ensure_future(seats[0].until(lambda _view: False))
            asking = asyncio.ensure_future(seats[0].say("never mind"))
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            await seats[0].say("this one")
            await seats[0].ask(StartGame())
        with pytest.raises(ConnectionError):
            await waiting
        with pytest.raises(ConnectionError):
            await seats[0].say("too late")

    run(evening())
