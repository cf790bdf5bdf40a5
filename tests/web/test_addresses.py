"""Behind proxies: whose address counts, which origins may ask, and the path conteur is served under."""

import socket
from collections.abc import Iterator
from ipaddress import ip_network

import pytest

from conteur.cli import main
from conteur.web.addresses import is_direct_from, is_own_origin, visitor
from tests.web.hostile import Guest, guarded
from tests.web.serving import Server

PROXIES = (ip_network("10.0.0.0/8"), ip_network("fd00::/8"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("203.0.113.9", None, "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # nobody trusts this peer
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "192.0.2.66, 198.51.100.1", "198.51.100.1"),  # the first was the visitor's own invention
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", " , 198.51.100.1 ,", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "198.51.100.1, nonsense", "unknown"),
        ("", None, "unknown"),
        ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", None, "2001:db8:1:2::/64"),
        ("fd00::1", "[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", None, "203.0.113.9"),  # an IPv4 visitor of a socket that takes both
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
    ],
)
def test_whose_address_counts(peer: str, forwarded: str | None, counted: str) -> None:
    """Only trusted proxies are believed; an IPv6 household counts as one, an IPv4 visitor never as all of them."""
    headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
    assert counted == visitor(peer, headers, PROXIES)


@pytest.mark.parametrize(
    ("peer", "forwarded", "is_so"),
    [
        ("127.0.0.1", None, True),
        ("198.51.100.1", None, False),
        ("127.0.0.1", "127.0.0.1", False),  # a proxy on this machine that nobody vouched for
        ("10.0.0.1", "127.0.0.1", True),
        ("10.0.0.1", "198.51.100.1", False),
        ("10.0.0.1", "", False),
        ("nonsense", None, False),
    ],
)
def test_who_is_certainly_near(peer: str, forwarded: str | None, is_so: bool) -> None:  # noqa: FBT001 - the table's last column
    """Through a proxy nobody vouches for, nobody is near."""
    headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
    assert is_so == is_direct_from(peer, headers, (ip_network("127.0.0.0/8"),), PROXIES)


@pytest.mark.parametrize(
    ("origin", "host", "is_own"),
    [
        (None, "play.example", True),  # not a browser
        ("https://play.example", "play.example", True),
        ("http://play.example:8000", "play.example:8000", True),
        ("https://PLAY.example", "play.EXAMPLE", True),
        ("https://friend.example", "play.example", True),  # named with --origin
        ("http://friend.example", "play.example", False),
        ("https://evil.example", "play.example", False),
        ("https://play.example.evil.example", "play.example", False),
        ("https://play.example@evil.example", "play.example", False),
        ("http://play.example:8001", "play.example:8000", False),
        ("null", "play.example", False),
        ("null", "", False),
        ("", "", False),
        ("http://[", "play.example", False),
        ("file://", "", False),
    ],
)
def test_which_pages_may_ask(origin: str | None, host: str, is_own: bool) -> None:  # noqa: FBT001 - the table's last column
    """Those from this very address, and those that were named."""
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert is_own == is_own_origin(headers, frozenset({"https://friend.example"}))


@pytest.fixture(scope="module")
def proxied() -> Iterator[Server]:
    """A server under a path, behind a proxy on this machine."""
    with guarded("--root-path", "/games/", "--trusted-proxy", "127.0.0.1", "--allowance", "0.1") as server:
        yield server


@pytest.mark.parametrize(("option", "status"), [("127.0.0.1", 201), ("192.0.2.1", 429)])
def test_a_crowd_behind_a_proxy(option: str, status: int) -> None:
    """Behind a trusted proxy everybody has limits of their own; a stranger's X-Forwarded-For changes nothing."""
    with guarded("--trusted-proxy", option, "--allowance", "0.1") as server, Guest(server.port) as guest:
        answers = [guest.ask("POST", "/api/tables", {"X-Forwarded-For": f"198.51.100.{n}"}) for n in range(3)]
    assert [201, 201, status] == [answer.status for answer in answers]


def test_a_visitor_who_invents_an_address(proxied: Server) -> None:
    """A line of X-Forwarded-For that the visitor wrote before the proxy's own is not believed."""
    with Guest(proxied.port) as guest:
        statuses = []
        for number in range(3):
            guest.say(
                f"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.{100 + number}\r\n"
                "X-Forwarded-For: 198.51.100.77\r\n\r\n".encode()
            )
            statuses.append(guest.answered().status)
    assert [201, 201, 429] == statuses


EVERYWHERE = ["0.0.0.0", *(["::"] if socket.has_dualstack_ipv6() else [])]  # noqa: S104 - for the length of a test


@pytest.mark.parametrize("host", EVERYWHERE)
def test_a_visitor_of_every_address_of_a_machine(host: str) -> None:
    """Whoever comes by IPv4 is known by that address, also to a socket that takes both kinds."""
    with guarded("--host", host) as server, Guest(server.port) as guest:
        assert guest.ask("GET", "/metrics").status == 200


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("--root-path", "games", "does not begin with a slash: /games"),
        ("--trusted-proxy", "everybody", "nor a network such as 10.0.0.0/8"),
        ("--metrics-from", "10.0.0.0/99", "nor a network such as 10.0.0.0/8"),
        ("--allowance", "0", "not a number greater than 0"),
        ("--allowance", "inf", "not a number greater than 0"),
        ("--allowance", "much", "not a number greater than 0"),
    ],
)
def test_options_that_make_no_sense(option: str, value: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Refused before anything is opened, with what would be right."""
    with pytest.raises(SystemExit):
        main(["serve", option, value])
    assert message in capsys.readouterr().err
