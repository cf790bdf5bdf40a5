"""Security headers are on every response."""

from collections.abc import Iterator

import pytest

from conteur.web.http.headers import HEADERS
from tests.web.hostile import Guest, guarded, open_table
from tests.web.serving import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with guarded("--allowance", "100", "--absence", "300") as server:
        yield server
        assert server.errors == ""


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/lobby", b""),
        ("HEAD", "/api/lobby", b""),
        ("POST", "/api/tables", b""),
        ("POST", "/api/tables", b"nonsense"),
        ("GET", "/api/tables/BCDFGH", b""),
        ("GET", "/api/protocol.json", b""),
        ("GET", "/nowhere", b""),
        ("DELETE", "/api/lobby", b""),
        ("GET", "/healthz", b""),
    ],
)
def test_headers_of_every_answer(server: Server, method: str, path: str, body: bytes) -> None:
    """Found or not, understood or not: nothing from elsewhere, no frames, no sniffing, no referrer."""
    with Guest(server.port) as guest:
        headers = guest.ask(method, path, body=body).headers
    assert HEADERS == {name: headers.get(name) for name in HEADERS}
    assert "server" not in headers
    assert [] == [name for name in headers if name.startswith("access-control-")]


@pytest.mark.parametrize("path", ["", "/cards", "/games/1", "/recordings/none", "/belongings"])
def test_caches_that_people_share(server: Server, path: str) -> None:
    """Keep nothing of a table."""
    code = open_table(server)
    with Guest(server.port) as guest:
        caching = guest.ask("GET", f"/api/tables/{code}{path}").headers["cache-control"]
    assert caching in {"no-store", "private, no-cache"}


def test_who_may_hold_on_to_a_window() -> None:
    """Over https no page that opened ours; over plain HTTP browsers would only complain about the header."""
    with guarded("--trusted-proxy", "127.0.0.1") as server, Guest(server.port) as guest:
        headers = [
            guest.ask("GET", path, {"X-Forwarded-Proto": scheme}).headers.get("cross-origin-opener-policy")
            for path in ("/", "/nowhere")
            for scheme in ("https", "http")
        ]
    assert ["same-origin", None] * 2 == headers


def test_https_for_a_year() -> None:
    """Is demanded of whoever came by https to a name; never over plain HTTP, nor for an address or this machine."""
    came = [("play.example", "https"), ("play.example", "http"), ("192.0.2.1", "https"), ("localhost:8000", "https")]
    with guarded("--trusted-proxy", "127.0.0.1") as server, Guest(server.port) as guest:
        demands = [
            guest.ask("GET", "/", {"Host": host, "X-Forwarded-Proto": scheme}).headers.get("strict-transport-security")
            for host, scheme in came
        ]
    assert ["max-age=31536000", None, None, None] == demands


def test_https_that_nobody_vouches_for() -> None:
    """A visitor who claims to have come by https is not believed."""
    with guarded("--allow-host", "play.example") as server, Guest(server.port) as guest:
        answer = guest.ask("GET", "/", {"Host": "play.example", "X-Forwarded-Proto": "https"})
    assert "strict-transport-security" not in answer.headers


def test_the_policy_for_pages() -> None:
    """Nothing inline, nothing evaluated, nothing from another place, framed by nobody."""
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert not [value for value in policy.values() if "unsafe" in value or "*" in value or "http" in value]
