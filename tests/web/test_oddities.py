"""Requests nobody honest sends: each gets a plain answer or a closed connection, and the server goes on."""

import socket
from collections.abc import Iterator

import pytest

from conteur.web.http.headers import HEADERS
from tests.web.hostile import Guest, guarded
from tests.web.serving import Server
from tests.web.transport.client import upgrade_request

LAST = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with guarded("--allowance", "100") as server:
        yield server
        assert server.errors == ""


def statuses(server: Server, raw: bytes) -> list[int]:
    """What a connection answers until it is closed, when it is sent these bytes and no more."""
    found = []
    with Guest(server.port) as guest:
        guest.say(raw)
        if not raw.endswith(LAST):
            guest.tcp.shutdown(socket.SHUT_WR)
        while line := guest.stream.readline():
            if line.startswith(b"HTTP/1.1 "):
                found.append(int(line.split()[1]))
    return found


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("HEAD", "/api/lobby", 200),
        ("OPTIONS", "/api/tables", 405),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/api/tables/BCDFGH", 405),
        ("TRACE", "/api/lobby", 405),
        ("GET", "/api/tables", 405),
        ("POST", "/api/lobby", 405),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", 404),
        ("GET", "/../../../etc/passwd", 404),
        ("GET", "/api/tables/BCDFGH/games/" + "9" * 5000, 404),
        ("GET", "/api/tables/BCDFGH/games/-1", 404),
        ("GET", "/api/tables/BCDFGH/recordings/%F0%9F%90%B0", 404),
        ("GET", "/api/tables/%C3%9F%C3%9F%C3%9F", 404),
        ("GET", "/api/tables/BCDFGH/qr.svg", 404),
        ("GET", "//api//tables", 404),
        ("GET", "/%", 404),
        ("GET", "/healthz?" + "a=b&" * 3000, 200),
        ("GET", "http://elsewhere.example/healthz", 200),
        ("GET", "/ws/BCDFGH", 404),
    ],
)
def test_a_request_of_any_kind(server: Server, method: str, path: str, status: int) -> None:
    """An answer that fits, and the same connection can ask on."""
    with Guest(server.port) as guest:
        assert status == guest.ask(method, path).status
        assert guest.ask("GET", "/healthz").status == 200


@pytest.mark.parametrize(
    ("raw", "answers"),
    [
        (
            b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            [400],
        ),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef", [400]),
        (b"POST /api/lobby HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", [400]),
        (b"POST /api/lobby HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n", [400]),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", [400]),
        (b"GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n", [400]),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nA: b\r\n c: d\r\n\r\n", [400]),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nA: \x00\r\n\r\n", [400]),
        (b"GET /heal thz HTTP/1.1\r\nHost: x\r\n\r\n", [400]),
        (b"BREW /coffee HTTP/1.1\r\nHost: x\r\n\r\n", [400]),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]),
        (b"GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n", [400]),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(60), [400]),
        (b"\r\n" * 3 + b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", [200]),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nA: " + b"a" * 20_000 + b"\r\n\r\n", [431]),
        (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", [431]),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 5000 + b"\r\n", [431]),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 4 + LAST, [200] * 5),
        (b"GET /healthz HTTP/1.1\r\nHost", []),
        (b"", []),
    ],
)
def test_bytes_that_are_hardly_a_request(server: Server, raw: bytes, answers: list[int]) -> None:
    """No two readers of the same bytes can see different requests in them, and nothing is held forever."""
    assert answers == statuses(server, raw)


@pytest.mark.parametrize(
    "raw",
    [
        b"BREW /coffee HTTP/1.1\r\n\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
        upgrade_request("/nowhere"),
        upgrade_request("/ws/BCDFGH", "Origin: http://evil.example"),
    ],
)
def test_headers_of_a_refusal_at_the_door(server: Server, raw: bytes) -> None:
    """What no page answers has the safe headers, too."""
    with Guest(server.port) as guest:
        guest.say(raw)
        headers = guest.answered().headers
    assert HEADERS == {name: headers.get(name) for name in HEADERS}


def test_a_socket_that_brings_its_first_words_along(server: Server) -> None:
    """Bytes sent right behind the upgrade are frames, never another request."""
    with Guest(server.port) as guest:
        guest.say(upgrade_request("/ws/BCDFGH") + LAST)
        guest.opened()
        assert b"HTTP" not in guest.stream.read()
