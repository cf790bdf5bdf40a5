"""Who gets a socket: at which path, from which pages."""

import json
from collections.abc import Iterator

import pytest

from tests.web.hostile import Guest, guarded, open_table
from tests.web.serving import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with guarded("--allowance", "100") as server:
        yield server
        assert server.errors == ""


@pytest.mark.parametrize(
    ("path", "lines", "status"),
    [
        ("/ws/BCDFG", (), 404),
        ("/ws/BCDFGHJ", (), 404),
        ("/ws/AEIOUY", (), 404),  # letters no code has
        ("/ws/BCDFGH/", (), 404),
        ("/ws/BCDFGH/../BCDFGH", (), 404),
        ("/ws/%42CDFGH", (), 101),
        ("/ws/BCDFG%00", (), 404),
        ("/ws/bcdfgh", (), 101),
        ("/ws/BCDFGH?key=x", (), 101),
        ("/WS/BCDFGH", (), 404),
        ("/ws/BCDFGH", ("Origin: http://localhost",), 101),
        ("/ws/BCDFGH", ("Origin: http://evil.example",), 403),
        ("/ws/BCDFGH", ("Origin: http://localhost", "Origin: http://evil.example"), 403),
        ("/ws/BCDFGH", ("Origin: http://[",), 403),
        ("/ws/BCDFGH", ("Host: evil.example", "Origin: http://evil.example"), 421),
        ("/", (), 404),
        ("/healthz", (), 404),
    ],
)
def test_a_socket_asked_for_in_any_way(server: Server, path: str, lines: tuple[str, ...], status: int) -> None:
    """Only at /ws/CODE, in either case, and only for pages from here."""
    with Guest(server.port) as guest:
        assert status == guest.knock(path, *lines)


def test_an_origin_that_was_named() -> None:
    """Sockets and tables may be opened from it, and from no other."""
    with guarded("--origin", "https://friend.example") as server:
        code = open_table(server)
        origins = {"https://friend.example": (101, 201), "https://evil.example": (403, 403), "null": (403, 403)}
        for origin, (socket, table) in origins.items():
            with Guest(server.port) as guest:
                assert table == guest.ask("POST", "/api/tables", {"Origin": origin}, json.dumps({}).encode()).status
                assert socket == guest.knock(f"/ws/{code}", f"Origin: {origin}")
