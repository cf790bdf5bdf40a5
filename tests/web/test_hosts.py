"""A server answers to names it knows, so that a page of somebody else's name cannot lead to it (DNS rebinding)."""

from collections.abc import Iterator
from ipaddress import ip_network

import pytest

from conteur.web.hosts import KnownHosts, is_domain
from tests.web.hostile import Guest, guarded, open_table
from tests.web.serving import Server

PROXY = (ip_network("10.0.0.0/8"),)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One that was given a name, and the address of a public page."""
    names = ("--allow-host", "Games.example", "--public-url", "https://play.example/x")
    with guarded(*names, "--allowance", "9") as server:
        yield server


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("conteur.localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),  # an address is no name, whoever has it
        ("203.0.113.9", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("[::ffff:192.0.2.1]:8000", True),
        ("conteur.local:8000", True),
        ("kitchen", True),
        ("kitchen.local", True),
        ("kitchen.LAN.:8000", True),
        ("server1:8000", True),  # a container's name: no public DNS server has names without a dot
        ("", True),
        ("cellar.local", False),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("kitchen.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("127.0.0.1@evil.example", False),
        ("evil.example:80:80", False),
        ("localhost, evil.example", False),
    ],
)
def test_which_names_are_known(host: str, is_known: bool) -> None:  # noqa: FBT001 - the table's last column
    """Addresses, names without a dot, and this machine's own names."""
    assert is_known == KnownHosts(machine="Kitchen").answers([host], "192.0.2.7", "/")


def test_names_the_owner_gave() -> None:
    """By --allow-host, by --public-url, or any at all."""
    hosts = KnownHosts(["games.example"], "https://play.example:444/x", machine="kitchen.home.example")
    for name in ("games.example:8000", "play.example", "kitchen.home.example", "kitchen.local"):
        assert hosts.answers([name], "192.0.2.7", "/")
    assert not hosts.answers(["games.example", "evil.example"], "192.0.2.7", "/"), "two Host headers, one foreign"
    assert KnownHosts(["*"]).answers(["evil.example"], "192.0.2.7", "/")


def test_names_a_trusted_proxy_passes_on() -> None:
    """Are the proxy's to choose, unless the owner has named them."""
    assert KnownHosts(trusted=PROXY).answers(["play.example"], "10.0.0.1", "/")
    assert not KnownHosts(trusted=PROXY).answers(["play.example"], "192.0.2.7", "/")
    assert not KnownHosts(["games.example"], trusted=PROXY).answers(["play.example"], "10.0.0.1", "/")


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/api/lobby", "/worker.js", "/no/such/page"])
def test_a_foreign_name(server: Server, path: str) -> None:
    """Is told what to do, and nothing else; no cache keeps that."""
    with Guest(server.port) as guest:
        answer = guest.ask("GET", path, {"Host": f"evil.example:{server.port}"})
    assert 421 == answer.status
    assert b"--allow-host" in answer.body
    assert "no-store" == answer.headers["cache-control"]


def test_a_page_of_a_foreign_name(server: Server) -> None:
    """Opens no table and no socket, although its origin is the host it asks for."""
    evil = f"evil.example:{server.port}"
    with Guest(server.port) as guest:
        assert 421 == guest.ask("POST", "/api/tables", {"Host": evil, "Origin": f"http://{evil}"}).status
    code = open_table(server)
    with Guest(server.port) as guest:
        head = f"GET /ws/{code} HTTP/1.1\r\nHost: {evil}\r\nOrigin: http://{evil}\r\nUpgrade: websocket\r\n"
        guest.say(
            f"{head}Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert 421 == guest.answered().status


@pytest.mark.parametrize("name", ["games.example", "play.example", "localhost", "10.1.2.3"])
def test_a_known_name(server: Server, name: str) -> None:
    """Gets the page."""
    with Guest(server.port) as guest:
        assert 200 == guest.ask("GET", "/", {"Host": f"{name}:{server.port}"}).status


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_whoever_watches_the_server(server: Server, path: str) -> None:
    """Is answered under any name."""
    with Guest(server.port) as guest:
        assert 200 == guest.ask("GET", path, {"Host": "pod-7.cluster.example"}).status


@pytest.mark.parametrize(
    ("host", "is_name"),
    [("play.example:443", True), ("192.0.2.1", False), ("[::1]:8000", False), ("localhost", False), ("", False)],
)
def test_names_that_https_can_be_demanded_for(host: str, is_name: bool) -> None:  # noqa: FBT001 - the last column
    """Domains; browsers ignore the demand for addresses."""
    assert is_name == is_domain(host)
