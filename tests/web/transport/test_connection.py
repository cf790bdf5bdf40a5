"""How sockets and the server end: each in its way, and each listener hears of it exactly once."""

import selectors
import signal
import socket
import struct
from collections.abc import Iterator

import pytest

from tests.web.transport.client import (
    CLOSE,
    COMBINATIONS,
    PING,
    PONG,
    TEXT,
    Server,
    close_frame,
    frame,
    running,
    upgrade_request,
)


@pytest.fixture(scope="module", params=COMBINATIONS)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """One server for the whole file."""
    with running(request.param) as server:
        yield server


@pytest.fixture(scope="module", params=COMBINATIONS)
def hasty(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that soon loses patience with silent sockets."""
    with running(request.param, idle_timeout=0.2, pong_timeout=2.0, close_timeout=0.2) as server:
        yield server


@pytest.mark.parametrize("goodbye", [close_frame(1000), close_frame(1001, "gone"), close_frame(4000), frame(CLOSE)])
def test_the_visitor_closes(server: Server, goodbye: bytes) -> None:
    """The goodbye is answered, with the same code if there was one, and the server hangs up."""
    closed = server.counts()["closed"]
    with server.visitor() as visitor:
        visitor.upgrade().say(goodbye)
        opcode, payload = visitor.read_frame()
        assert opcode == CLOSE
        said = bytes(a ^ b for a, b in zip(goodbye[6:8], goodbye[2:4], strict=False))
        assert payload[:2] in {said, struct.pack("!H", 1000)}
        assert visitor.is_hung_up()
    assert server.counts(closed=closed + 1)["wrongs"] == 0


def test_the_server_closes(server: Server) -> None:
    """The visitor hears code and reason, cut to fit; the listener hears of the end without waiting for the answer."""
    closed = server.counts()["closed"]
    with server.visitor() as visitor:
        visitor.upgrade("/close").say(frame(TEXT, b"4009 " + "é".encode() * 100) + frame(TEXT, b"after the end"))
        assert (CLOSE, struct.pack("!H", 4009) + "é".encode() * 61) == visitor.read_frame()
        assert server.counts(closed=closed + 1)["wrongs"] == 0
        visitor.say(close_frame(4009))
        assert visitor.is_hung_up()
    assert closed + 1 == server.counts()["closed"]


def test_the_server_closes_at_once(server: Server) -> None:
    """A listener may close while it is being opened; what it sends then is not heard."""
    with server.visitor() as visitor:
        assert visitor.upgrade("/close-on-open").close_code() == 4001
        visitor.say(close_frame(4001))
        assert visitor.is_hung_up()


def test_a_visitor_who_does_not_answer_the_close(hasty: Server) -> None:
    """The connection is cut."""
    with hasty.visitor() as visitor:
        visitor.upgrade("/close").say(frame(TEXT, b"4000 "))
        assert visitor.close_code() == 4000
        assert visitor.is_hung_up()


def test_a_reset_connection(server: Server) -> None:
    """A telephone that loses its network ends like any other."""
    closed = server.counts()["closed"]
    for last_words in (b"", frame(TEXT, b"x")[:3], frame(TEXT, b"x", fin=False)):
        visitor = server.visitor()
        visitor.upgrade().say(last_words)
        visitor.reset()
    assert server.counts(closed=closed + 3)["wrongs"] == 0


def test_a_connection_closed_for_writing_only(server: Server) -> None:
    """Who can say nothing more is not playing any more."""
    closed = server.counts()["closed"]
    with server.visitor() as visitor:
        visitor.upgrade().tcp.shutdown(socket.SHUT_WR)
        assert server.counts(closed=closed + 1)["wrongs"] == 0
        assert visitor.is_hung_up()


def test_silent_visitors(hasty: Server) -> None:
    """Who answers the ping stays, who does not is cut off."""
    closed = hasty.counts()["closed"]
    with hasty.visitor() as alive, hasty.visitor() as dead:
        alive.upgrade()
        dead.upgrade()
        for _ in range(2):
            opcode, payload = alive.read_frame()
            assert opcode == PING
            alive.say(frame(PONG, payload))
        assert dead.read_frame() == (PING, b"")
        assert dead.is_hung_up()
        assert hasty.counts(closed=closed + 1)["wrongs"] == 0
        alive.say(frame(TEXT, b"still here"))
        while (heard := alive.read_frame())[0] == PING:
            alive.say(frame(PONG, heard[1]))
        assert heard == (TEXT, b"still here")


def test_a_reader_too_slow(server: Server) -> None:
    """Who does not read is closed with 1013 while little waits in memory, and others notice nothing."""
    before = server.counts()
    with server.visitor() as other, server.visitor() as slow:
        other.upgrade()
        slow.upgrade("/flood").say(frame(TEXT, b"2000"))
        after = server.counts(closed=before["closed"] + 1)
        assert other.echo(b"quick") == b"quick"
        assert after["peak_kib"] - before["peak_kib"] < 8 * 1024, "125 MiB were sent"
        while (heard := slow.read_frame())[0] == TEXT:
            assert len(heard[1]) == 65536
        assert (heard[0], int.from_bytes(heard[1][:2])) == (CLOSE, 1013)
        slow.say(close_frame(1013))
        assert slow.is_hung_up()


def test_a_reader_who_never_reads_again(hasty: Server) -> None:
    """The goodbye cannot reach them; the connection is cut all the same."""
    closed = hasty.counts()["closed"]
    with hasty.visitor() as slow:
        slow.upgrade("/flood").say(frame(TEXT, b"2000"))
        hasty.counts(closed=closed + 1)
        with selectors.DefaultSelector() as ends:
            ends.register(slow.tcp, selectors.EVENT_WRITE)
            while True:  # the server reads until it cuts, then writing fails
                ends.select()
                try:
                    slow.say(frame(PONG))
                except OSError:
                    break


def test_thousands_come_and_go(server: Server) -> None:
    """Nothing of them stays behind, whichever way they went, even without the garbage collector."""
    before = server.counts()
    total, together = 2000, 200
    for start in range(0, total, together):
        crowd = [server.visitor() for _ in range(together)]
        for visitor in crowd:
            visitor.say(upgrade_request() + frame(TEXT, b"hello"))
        for number, visitor in enumerate(crowd):
            visitor.opened()
            assert visitor.read_frame() == (TEXT, b"hello")
            (visitor.leave, visitor.reset)[number % 2]()
        server.counts(closed=before["closed"] + start + together)
    after = server.counts()
    assert (before["opened"] + total, 0, 0) == (after["opened"], after["wrongs"], after["alive"])


STOPS = [(combination, "SIGTERM") for combination in [*COMBINATIONS, "websockets-asyncio"]]


@pytest.mark.parametrize(
    ("combination", "cause"), [*STOPS, ("picows-uvloop", "SIGINT"), ("websockets-uvloop", "event")]
)
def test_the_server_stops(combination: str, cause: str) -> None:
    """Sockets are closed with 1012, a page in progress is finished, the port is closed, and `serve` returns."""
    with running(combination) as server, server.visitor() as player, server.visitor() as reader:
        player.upgrade("/stop")
        reader.say(b"GET /counts?closed=1 HTTP/1.1\r\n\r\n")
        server.catch_up()
        if cause == "event":
            player.say(frame(TEXT, b"please"))
        else:
            server.process.send_signal(signal.Signals[cause])
        assert player.close_code() == 1012
        player.say(close_frame(1012))
        assert player.is_hung_up()
        assert reader.answer()[0] == 200
        assert server.goodbye() == (0, "over 1 1 0\n")
        with pytest.raises(ConnectionRefusedError):
            server.visitor()
