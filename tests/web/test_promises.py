"""What docs/protocol.md promises about single messages, tried on a real server by the stranger."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from random import Random

import pytest

from tests.web.serving import Server, serving
from tests.web.stranger import Json, Line, Stranger, call

LONGEST = 120.0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all tests of this file."""
    with serving("--absence", "300") as running:
        yield running


def at_a_table(
    server: Server, evening: Callable[[str, Stranger], Awaitable[None]], settings: Json | None = None
) -> None:
    """A new table with Ana at it."""

    async def whole() -> None:
        code = (await asyncio.to_thread(call, f"{server.url}/api/tables", settings or {}))["code"]
        ana = await Stranger.sit(server.url, code, "Ana", Random(1))  # noqa: S311 - reproducible, not a secret
        try:
            await evening(code, ana)
        finally:
            await ana.line.close()

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


@contextlib.asynccontextmanager
async def line_to(server: Server, code: str) -> AsyncIterator[Line]:
    """Another socket."""
    line = await Line.open(server.url, code)
    try:
        yield line
    finally:
        await line.close()


async def answer_to(person: Stranger, message: Json) -> Json:
    """Send exactly this; what comes back for its ref."""
    person.line.send(message)
    while (answer := await person.until("answer"))["ref"] != message["ref"]:
        pass
    return answer


def test_a_ref_that_was_done_is_answered_again_and_not_done_again(server: Server) -> None:
    """A double click is one bot."""

    async def evening(_: str, ana: Stranger) -> None:
        bot = {"type": "ask", "ref": "twice", "ask": {"kind": "add_bot"}}
        first, second = await answer_to(ana, bot), await answer_to(ana, bot)
        assert (None, None) == (first["refused"], second["refused"])
        third = await answer_to(ana, {**bot, "ref": "another"})
        await ana.until("view")
        assert 3 == len(ana.views[-1]["table"]["people"])
        assert third["version"] == ana.views[-1]["version"] == first["version"] + 1

    at_a_table(server, evening)


def test_a_minute_asked_for_twice_under_one_ref_is_one_minute(server: Server) -> None:
    """The clock keeps the promise, too."""

    async def evening(_: str, ana: Stranger) -> None:
        for ref in "ab":
            await answer_to(ana, {"type": "ask", "ref": ref, "ask": {"kind": "add_bot"}})
        await answer_to(ana, {"type": "ask", "ref": "c", "ask": {"kind": "start_game"}})
        for ref in ("d", "e"):
            await answer_to(ana, {"type": "ask", "ref": ref, "ask": {"kind": "pause"}})
        for ref in ("f", "f", "f"):
            await answer_to(ana, {"type": "ask", "ref": ref, "ask": {"kind": "extend"}})
        ana.line.send({"type": "ping"})
        await ana.until("pong")
        left = ana.views[-1]["time_left"]
        assert left["is_paused"]
        assert 90_000 + 1000 < left["milliseconds"] <= 90_000 + 60_000

    at_a_table(server, evening, {"pace": "relaxed"})


def test_to_sit_down_twice_with_one_key_is_to_sit_down_once(server: Server) -> None:
    """On the same socket, on another, and with the key in hello: always the same person."""

    async def evening(code: str, ana: Stranger) -> None:
        sit = {"type": "ask", "ref": "again", "ask": {"kind": "sit", "name": "Ana", "key": ana.key}}
        assert 0 == (await answer_to(ana, sit))["person"]
        async with line_to(server, code) as line:
            other = Stranger(line, "Ana", Random(1))  # noqa: S311 - reproducible, not a secret
            line.send({"type": "hello", "protocol": 1})
            await other.until("view")
            assert 0 == (await answer_to(other, sit))["person"]
            await other.until("view")
            assert 1 == len(other.views[-1]["table"]["people"])

    at_a_table(server, evening)


def test_a_request_before_the_first_view_is_refused(server: Server) -> None:
    """The server does not know yet who asks."""

    async def evening(code: str, ana: Stranger) -> None:
        refused = {
            "type": "answer",
            "ref": "early",
            "refused": "sit_down_first",
            "person": None,
            "version": 0,
            "wait": 0,
        }
        async with line_to(server, code) as line:
            line.send({"type": "ask", "ref": "early", "ask": {"kind": "add_bot"}})
            assert refused == await line.receive()
            line.send({"type": "hello", "protocol": 1, "key": ana.key})
            view = await line.receive()
            assert view is not None
            assert 0 == view["you"]["person"]

    at_a_table(server, evening)


@pytest.mark.parametrize(
    ("messages", "why"),
    [
        ([{"type": "hello", "protocol": 2}], "not_understood"),
        ([{"type": "hello", "protocol": 1, "key": "AAECAwQFBgcICQoLDA0ODw"}], "wrong_key"),
        ([{"type": "hello", "protocol": 1, "colour": "red"}], "not_understood"),
        ([{"type": "hello", "protocol": 1}, {"type": "hello", "protocol": 1}], "not_understood"),
        ([{"type": "dance"}], "not_understood"),
    ],
)
def test_bye_and_then_1008(server: Server, messages: list[Json], why: str) -> None:
    """The last message says why, and the closing code that it was said."""

    async def evening(code: str, _: Stranger) -> None:
        async with line_to(server, code) as line:
            for message in messages:
                line.send(message)
            heard = [await line.receive()]
            while heard[-1] is not None:
                heard.append(await line.receive())
        assert {"type": "bye", "why": why} == heard[-2]
        assert 1008 == line.close_code

    at_a_table(server, evening)


def test_nobody_has_that_table(server: Server) -> None:
    """A code that could be one gets hello and bye; one that could not, no socket at all."""

    async def evening() -> None:
        async with line_to(server, "BBBBBB") as line:
            line.send({"type": "hello", "protocol": 1})
            assert {"type": "bye", "why": "no_such_table"} == await line.receive()
        with pytest.raises(ConnectionError, match="404"):
            await Line.open(server.url, "AEIOUY")

    asyncio.run(asyncio.wait_for(evening(), LONGEST))


def test_refs_outlive_the_server() -> None:
    """After a kill and a restart, what was done is answered again: who sat down, and what they asked."""

    async def evening(server: Server) -> None:
        code = (await asyncio.to_thread(call, f"{server.url}/api/tables", {}))["code"]
        ana = await Stranger.sit(server.url, code, "Ana", Random(1))  # noqa: S311 - reproducible, not a secret
        sit, bot = ana.line.sent[-1], {"type": "ask", "ref": "bot", "ask": {"kind": "add_bot"}}
        await answer_to(ana, bot)
        await asyncio.to_thread(server.restart)
        await ana.line.close()
        async with line_to(server, code) as line:
            again = Stranger(line, "Ana", Random(1))  # noqa: S311 - reproducible, not a secret
            line.send({"type": "hello", "protocol": 1, "key": ana.key})
            await again.until("view")
            answers = [await answer_to(again, message) for message in (sit, bot)]
            assert [(None, 0), (None, None)] == [(answer["refused"], answer["person"]) for answer in answers]
            assert 2 == len(again.views[-1]["table"]["people"])

    with serving() as own:
        asyncio.run(asyncio.wait_for(evening(own), LONGEST))
