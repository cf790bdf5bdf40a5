"""Behind a reverse proxy: the root path, and the scheme visitors see."""

from collections.abc import Iterator

import pytest

from tests.web.hostile import Guest, guarded
from tests.web.serving import Server


@pytest.fixture(scope="module")
def proxied() -> Iterator[Server]:
    """A server under a path, behind a proxy on this machine."""
    with guarded("--root-path", "/games/", "--trusted-proxy", "127.0.0.1", "--allowance", "0.1") as server:
        yield server


@pytest.mark.parametrize("prefix", ["", "/games"])
def test_a_path_of_its_own(proxied: Server, prefix: str) -> None:
    """Pages, interface and sockets are found whether or not the proxy takes the prefix away."""
    with Guest(proxied.port) as guest:
        opened = guest.ask("POST", f"{prefix}/api/tables", {"X-Forwarded-For": f"192.0.2.{len(prefix) + 1}"})
        assert opened.status == 201
        assert opened.json["path"] == f"/games/t/{opened.json['code']}"
        assert guest.ask("GET", f"{prefix}/healthz").body == b"ok\n"
        assert guest.ask("GET", f"{prefix}/api/lobby").status == 200
        assert guest.ask("GET", f"{prefix}/gamesapi/tables").status == 404
    with Guest(proxied.port) as guest:
        assert guest.knock(f"{prefix}/ws/{opened.json['code'].lower()}") == 101


def test_an_address_as_visitors_see_it(proxied: Server) -> None:
    """A trusted proxy says that it was asked by https; a redirect stays there, and under the path."""
    with Guest(proxied.port) as guest:
        answer = guest.ask("GET", "/api/lobby/", {"Host": "play.example", "X-Forwarded-Proto": "https"})
    assert (307, "https://play.example/games/api/lobby") == (answer.status, answer.headers["location"])


def test_a_visitor_who_claims_https() -> None:
    """Nobody believes one who is no trusted proxy."""
    with guarded("--allow-host", "play.example") as server, Guest(server.port) as guest:
        answer = guest.ask("GET", "/api/lobby/", {"Host": "play.example", "X-Forwarded-Proto": "https"})
    assert (307, "http://play.example/api/lobby") == (answer.status, answer.headers["location"])
