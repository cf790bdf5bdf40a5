"""Tables are opened over HTTP: with settings that make sense, and not too many."""

import json
from collections.abc import Iterator

import pytest

from tests.web.hostile import Guest, guarded
from tests.web.serving import Server

SMALL = ("--allowance", "0.1")
"""24 visits, 12 sockets, 2 tables, 6 joins, 2 misses, 240 messages, 12 of one socket: bursts a test can reach."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with guarded("--allowance", "100") as server:
        yield server
        assert server.errors == ""


@pytest.mark.parametrize("framing", ["content-length", "chunked"])
@pytest.mark.parametrize(("size", "status"), [(16 * 1024, 400), (16 * 1024 + 1, 413), (5_000_000, 413)])
def test_a_body_that_is_too_large(server: Server, framing: str, size: int, status: int) -> None:
    """Read no further than 16 KB, however it is sent."""
    with Guest(server.port) as guest:
        if framing == "chunked":
            guest.say(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            body = b"%x\r\n%s\r\n0\r\n\r\n" % (size, b"x" * size)
        else:
            guest.say(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size)
            body = b"x" * size
        try:
            guest.say(body)
        except (BrokenPipeError, ConnectionResetError):
            assert size > 1_000_000  # the server has hung up on us while we were still shouting
        assert status == guest.answered().status


@pytest.mark.parametrize(
    "body",
    [b"[" * 16_000, b"{" * 16_000, b"\xff\xfe", b"null", b"[]", b'{"mode":1}', b'{"x":1}', b'{"edition":"\xff"}'],
)
def test_a_body_that_is_no_settings(server: Server, body: bytes) -> None:
    """Refused with a code."""
    with Guest(server.port) as guest:
        answer = guest.ask("POST", "/api/tables", body=body)
    assert (400, {"refused": "not_understood"}) == (answer.status, answer.json)


def test_too_many_tables() -> None:
    """The third of two is refused with a code, and no table is made."""
    with guarded(*SMALL) as server, Guest(server.port) as guest:
        answers = [guest.ask("POST", "/api/tables", body=json.dumps({"is_public": True}).encode()) for _ in range(3)]
        assert [201, 201, 429] == [answer.status for answer in answers]
        assert answers[2].json == {"refused": "too_many_tables"}
