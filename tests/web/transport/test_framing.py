"""What a socket carries: whole text messages, within limits, and nothing else."""

import random
from collections.abc import Iterator

import pytest
from websockets.sync.client import connect

from tests.web.transport.client import (
    BINARY,
    COMBINATIONS,
    CONT,
    PING,
    PONG,
    TEXT,
    Server,
    close_frame,
    frame,
    running,
)

LIMIT = 16 * 1024

WRONGS = {
    "binary": (frame(BINARY, b"\0"), 1003),
    "binary in fragments": (frame(BINARY, b"\0", fin=False), 1003),
    "not UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "not UTF-8 once put together": (frame(TEXT, b"\xc3", fin=False) + frame(CONT, b"("), 1007),
    "unmasked": (frame(TEXT, b"bare", is_masked=False), 1002),
    "compressed": (frame(TEXT, b"reserved", reserved=4), 1002),
    "reserved bit": (frame(TEXT, b"reserved", reserved=1), 1002),
    "unknown data opcode": (frame(3), 1002),
    "unknown control opcode": (frame(11), 1002),
    "continuation of nothing": (frame(CONT, b"of what?"), 1002),
    "message within a message": (frame(TEXT, b"one", fin=False) + frame(TEXT, b"two"), 1002),
    "ping in fragments": (frame(PING, b"in parts", fin=False), 1002),
    "long ping": (frame(PING, b"x" * 126), 1002),
    "close code nobody may send": (close_frame(1005), 1002),
}


@pytest.fixture(scope="module", params=COMBINATIONS)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """One server for the whole file; its readers may be slow."""
    with running(request.param, max_unsent=16 * 1024 * 1024) as server:
        yield server


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2000, 8192, 8193, LIMIT])
def test_a_message_of_any_allowed_size(server: Server, size: int) -> None:
    """It arrives whole, both ways."""
    with server.visitor() as visitor:
        assert b"x" * size == visitor.upgrade().echo(b"x" * size)


def test_a_message_beyond_the_limit(server: Server) -> None:
    """It is closed with 1009 before it has been read."""
    with server.visitor() as visitor:
        visitor.upgrade().say(frame(TEXT, b"x" * (LIMIT + 1))[:20])
        assert visitor.close_code() == 1009
        assert visitor.is_hung_up()


def test_fragments_with_control_frames_between(server: Server) -> None:
    """Fragments become one message, even when a letter is cut in two; a ping between them is answered at once."""
    voice = "la clé du rêve".encode()
    with server.visitor() as visitor:
        visitor.upgrade().say(frame(TEXT, voice[:6], fin=False) + frame(PING, b"1") + frame(PONG, b"unasked"))
        assert visitor.read_frame() == (PONG, b"1")
        visitor.say(frame(CONT, fin=False) + frame(CONT, voice[6:8], fin=False) + frame(PING, b"2"))
        assert visitor.read_frame() == (PONG, b"2")
        visitor.say(frame(CONT, voice[8:]))
        assert (TEXT, voice) == visitor.read_frame()


def test_fragments_beyond_the_limit_together(server: Server) -> None:
    """The limit is for the whole message."""
    with server.visitor() as visitor:
        half = b"x" * (LIMIT // 2)
        visitor.upgrade().say(frame(TEXT, half, fin=False) + frame(CONT, half, fin=False) + frame(CONT, b"x"))
        assert visitor.close_code() == 1009


@pytest.mark.parametrize(("wrong", "code"), WRONGS.values(), ids=WRONGS)
def test_a_frame_nobody_may_send(server: Server, wrong: bytes, code: int) -> None:
    """The socket ends with the code that RFC 6455 has for it, and its listener hears of it once."""
    closed = server.counts()["closed"]
    with server.visitor() as visitor:
        visitor.upgrade().say(wrong)
        assert code == visitor.close_code()
    assert server.counts(closed=closed + 1)["wrongs"] == 0


def test_a_listener_that_raises(server: Server) -> None:
    """Its socket is closed with 1011; others live; the log says what was raised and where, not the message."""
    with server.visitor() as other, server.visitor() as visitor:
        other.upgrade()
        visitor.upgrade("/raise").say(frame(TEXT, b"my secret clue") + frame(TEXT, b"more"))
        assert visitor.close_code() == 1011
        assert other.echo(b"alive") == b"alive"
    log = server.log.read_text()
    assert "raised ValueError" in log
    assert "in on_message" in log
    assert "secret clue" not in log


def test_a_listener_that_raises_when_opened(server: Server) -> None:
    """It is told of the end like any other."""
    closed = server.counts()["closed"]
    with server.visitor() as visitor:
        assert visitor.upgrade("/raise-on-open").close_code() == 1011
    assert server.counts(closed=closed + 1)["wrongs"] == 0


def test_long_messages_in_one_breath(server: Server) -> None:
    """None overwrites another while they wait for the reader, whichever library and event loop carry them."""
    sizes = [20_000 + number for number in range(600)]
    with server.visitor() as visitor:
        visitor.upgrade("/volley").say(frame(TEXT, str(sizes).encode()))
        server.catch_up()
        for size in sizes:
            assert visitor.read_frame() == (TEXT, b"%d" % (size % 10) * size)


def test_the_messages_of_a_client_library(server: Server) -> None:
    """The websockets library's client is understood, and understands."""
    with connect(f"ws://127.0.0.1:{server.port}/echo", compression=None) as client:
        client.send("Приве́т, рассказчик")
        assert client.recv(timeout=10) == "Приве́т, рассказчик"
        client.send(iter(["by ", "and ", "by"]))
        assert client.recv(timeout=10) == "by and by"


def test_noise_instead_of_frames(server: Server) -> None:
    """Whatever bytes come, each socket ends once and the server lives."""
    before = server.counts()
    dice = random.Random(26)  # noqa: S311 - noise, not secrets
    for _ in range(60):
        with server.visitor() as visitor:
            good = dice.choice([b"", frame(TEXT, b"x" * dice.randrange(300)), frame(TEXT, b"x", fin=False)])
            visitor.upgrade().say(good + dice.randbytes(dice.randrange(1, 400)))
    after = server.counts(closed=before["closed"] + 60)
    assert (before["opened"] + 60, 0) == (after["opened"], after["wrongs"])
