"""Pages and sockets behind one port: who comes in, how, and who does not."""

import json
from collections.abc import Iterator

import pytest

from tests.web.transport.client import COMBINATIONS, KEY, PING, PONG, TEXT, Server, frame, running, upgrade_request


@pytest.fixture(scope="module", params=COMBINATIONS)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """One server for the whole file; short of patience with heads only."""
    with running(request.param, head_timeout=3.0, max_head=4096) as server:
        yield server


def test_a_page_and_a_socket_on_the_same_port(server: Server) -> None:
    """One address serves both."""
    with server.visitor() as reader, server.visitor() as player:
        assert reader.get() == (200, b"hello 0")
        assert player.upgrade().echo(b"bonjour") == b"bonjour"


def test_a_kept_alive_page_beside_an_upgrading_connection(server: Server) -> None:
    """A browser's page connection goes on answering while its socket lives."""
    with server.visitor() as reader, server.visitor() as player:
        assert reader.get()[0] == 200
        player.upgrade()
        assert reader.get()[0] == 200
        assert player.echo(b"still here") == b"still here"


def test_an_upgrade_on_a_connection_that_served_pages(server: Server) -> None:
    """A proxy may reuse a kept-alive connection for the upgrade."""
    with server.visitor() as visitor:
        assert visitor.get()[0] == 200
        assert visitor.upgrade().echo(b"here") == b"here"


def test_an_upgrade_request_in_several_segments(server: Server) -> None:
    """The request is read until it is whole."""
    request = upgrade_request()
    with server.visitor() as visitor:
        for start in range(0, len(request), 60):
            visitor.say(request[start : start + 60])
            server.catch_up()
        assert visitor.opened().echo(b"whole") == b"whole"


def test_what_an_upgrade_leaves_behind(server: Server) -> None:
    """Once upgraded, the HTTP side of the connection is gone from memory."""
    visitors = [server.visitor() for _ in range(20)]
    http_protocols = server.counts()["http_protocols"]
    for visitor in visitors:
        visitor.upgrade()
    assert server.counts()["http_protocols"] <= http_protocols - 20 + 1, (
        "only the visitor who asks for the counts is new"
    )
    for visitor in visitors:
        visitor.leave()


def test_frames_right_behind_the_upgrade_request(server: Server) -> None:
    """What was sent without waiting for the answer is not lost, nor answered before the upgrade is."""
    first = [frame(PING, b"there?"), frame(TEXT, b"impatient")]
    many = [frame(TEXT, bytes([65 + number]) * 1000) for number in range(20)]
    with server.visitor() as visitor:
        visitor.say(upgrade_request() + b"".join(first + many))
        visitor.opened()
        assert visitor.read_frame() == (PONG, b"there?")
        assert visitor.read_frame() == (TEXT, b"impatient")
        for number in range(20):
            assert (TEXT, bytes([65 + number]) * 1000) == visitor.read_frame()


def test_half_a_frame_behind_the_upgrade_request(server: Server) -> None:
    """The rest may come later."""
    whole = frame(TEXT, b"in two halves")
    with server.visitor() as visitor:
        visitor.say(upgrade_request() + whole[:5])
        visitor.opened()
        visitor.say(whole[5:])
        assert visitor.read_frame() == (TEXT, b"in two halves")


def test_an_upgrade_as_firefox_words_it(server: Server) -> None:
    """`Connection: keep-alive, Upgrade` is an upgrade too."""
    with server.visitor() as visitor:
        visitor.say(upgrade_request(connection="keep-alive, Upgrade"))
        assert visitor.opened().echo(b"hello") == b"hello"


def test_an_upgrade_to_something_else(server: Server) -> None:
    """Who would rather speak HTTP/2 is answered in HTTP/1.1."""
    with server.visitor() as visitor:
        visitor.say(b"GET / HTTP/1.1\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n")
        assert visitor.answer() == (200, b"hello 0")


def test_what_is_known_before_accepting(server: Server) -> None:
    """Path, query, headers and address are the visitor's."""
    with server.visitor() as visitor:
        lines = ("Origin: https://play.example", "X-Forwarded-For: 203.0.113.7", "X-Forwarded-For: 198.51.100.2")
        visitor.say(upgrade_request("/fac%74s?table=abc&x=%20", *lines))
        facts = json.loads(visitor.opened().echo(b"?"))
    assert (facts["path"], facts["query"], facts["client"]) == ("/facts", "table=abc&x=%20", "127.0.0.1")
    assert facts["headers"]["origin"] == "https://play.example"
    assert facts["headers"]["x-forwarded-for"] == "203.0.113.7, 198.51.100.2"


def test_compression_offered(server: Server) -> None:
    """Compression is not taken up: it costs memory for each socket."""
    with server.visitor() as visitor:
        visitor.say(upgrade_request("/echo", "Sec-WebSocket-Extensions: permessage-deflate"))
        status, headers = visitor.head()
    assert status == 101
    assert "sec-websocket-extensions" not in headers


@pytest.mark.parametrize(("path", "status"), [("/nobody", 404), ("/stranger", 403), ("/hurried", 429), ("/full", 503)])
def test_a_rejected_visitor(server: Server, path: str, status: int) -> None:
    """The answer is plain HTTP with the given status and reason, and the last on its connection."""
    with server.visitor() as visitor:
        visitor.say(upgrade_request(path))
        assert (status, b"no, because") == visitor.answer()
        assert visitor.is_hung_up()


def test_a_fault_while_accepting(server: Server) -> None:
    """The visitor hears 500 and no details; the log has no details either."""
    with server.visitor() as visitor:
        visitor.say(upgrade_request("/broken?secret"))
        assert visitor.answer() == (500, b"internal error")
    assert "RuntimeError" in server.log.read_text()
    assert "planted fault secret" not in server.log.read_text()


@pytest.mark.parametrize(
    ("right", "wrong", "status"),
    [
        ("Version: 13", "Version: 12", 426),
        ("Sec-WebSocket-Version: 13\r\n", "", 426),
        (KEY, "dG9vIHNob3J0", 400),
        (KEY, "not base64 at all!!!!!!!", 400),
        ("GET ", "POST ", 400),
        ("HTTP/1.1", "HTTP/1.0", 400),
        ("GET /echo", "GET http://h:x/echo", 400),
        ("Host: localhost", "Ho st: localhost", 400),
    ],
)
def test_a_malformed_upgrade(server: Server, right: str, wrong: str, status: int) -> None:
    """It is refused and nobody is asked."""
    with server.visitor() as visitor:
        visitor.say(upgrade_request().replace(right.encode(), wrong.encode(), 1))
        assert status == visitor.answer()[0]
        assert visitor.is_hung_up()


@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\n", upgrade_request()[:-2]])
def test_an_oversized_head(server: Server, start: bytes) -> None:
    """Headers beyond the limit are answered 431, whatever they were to become."""
    with server.visitor() as visitor:
        visitor.say(start + b"X-Long: " + b"x" * (4096 - len(start) - 8))
        assert visitor.answer()[0] == 431
        assert visitor.is_hung_up()


def test_a_body_larger_than_any_head(server: Server) -> None:
    """The limit is for heads: a picture may be sent in."""
    with server.visitor() as visitor:
        visitor.say(b"POST / HTTP/1.1\r\nContent-Length: 300000\r\n\r\n" + bytes(300_000))
        assert visitor.answer() == (200, b"hello 300000")


def test_heads_that_never_end(server: Server) -> None:
    """Who does not finish asking is hung up on, be it at first or on a kept-alive connection."""
    with (
        server.visitor() as silent,
        server.visitor() as slow,
        server.visitor() as upgrading,
        server.visitor() as second,
    ):
        slow.say(b"GET / HT")
        upgrading.say(upgrade_request()[:-2])
        assert second.get()[0] == 200
        second.say(upgrade_request()[:-2])
        for visitor in (silent, slow, upgrading, second):
            assert visitor.is_hung_up()


def test_an_upgrade_behind_an_unanswered_page(server: Server) -> None:
    """Nobody honest asks like this: the connection is cut before the two answers can mix."""
    opened = server.counts()["opened"]
    with server.visitor() as visitor, server.visitor() as next_one:
        visitor.say(b"GET /counts?opened=%d HTTP/1.1\r\n\r\n" % (opened + 1) + upgrade_request())
        assert visitor.is_hung_up()
        next_one.upgrade()


def test_pages_asked_for_and_not_waited_for(server: Server) -> None:
    """A visitor who asks for two at once and leaves is no fault of the program's: nothing is written to the log."""
    opened = server.counts()["opened"]
    with server.visitor() as visitor, server.visitor() as next_one:
        visitor.say(b"GET /counts?opened=%d HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n" % (opened + 1))
        server.catch_up()
        visitor.reset()
        server.catch_up()
        next_one.upgrade()
        server.counts(opened=opened + 1)
        server.catch_up()
    assert "Exception in ASGI application" not in server.log.read_text()
