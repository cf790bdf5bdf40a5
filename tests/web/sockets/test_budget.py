"""One socket that floods a real server is stopped, and nobody at another table has to wait for it."""

import json
from collections.abc import Iterator
from typing import Final

import pytest

from tests.web.flood import FLOODS, Flooder
from tests.web.hostile import Guest, guarded, open_table
from tests.web.serving import Server
from tests.web.transport.client import PING, TEXT, frame, upgrade_request

TRANSPORTS: Final = ("picows", "websockets")
LITTLE: Final = ("--allowance", "0.1", "--trusted-proxy", "127.0.0.1")
"""A socket may send 60 frames at once and 16 a second, an address 800 and 160: floods end soon. A proxy is believed, so
that everybody can have an address."""
ATTACKER, OTHER = "203.0.113.66", "198.51.100.1"
ANSWERED: Final = 8
"""Wishes of each bystander: within what even a tenth of the usual allowance lets one ask at once."""


def knock_from(guest: Guest, address: str, code: str) -> int:
    """Ask for a socket as somebody from this address."""
    return guest.knock(f"/ws/{code}", f"X-Forwarded-For: {address}")


def seated_from(server: Server, address: str, code: str) -> Guest:
    """Somebody at the table, from this address."""
    guest = Guest(server.port)
    assert knock_from(guest, address, code) == 101
    guest.tell({"type": "hello", "protocol": 1})
    guest.until("view")
    assert guest.request({"kind": "sit", "name": address, "key": f"{address:A<21}A".replace(".", "_")}) is None
    return guest


def counter(server: Server, name: str) -> float:
    """What the server has counted."""
    with Guest(server.port) as guest:
        rows = guest.ask("GET", "/metrics").body.decode().splitlines()
    return next(float(row.split()[1]) for row in rows if row.startswith(f"conteur_{name} "))


@pytest.fixture(scope="module", params=TRANSPORTS)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """One for all floods."""
    with guarded("--transport", request.param, *LITTLE) as server:
        yield server


def open_from(server: Server, address: str) -> str:
    """A new table's code."""
    with Guest(server.port) as guest:
        code: str = guest.ask("POST", "/api/tables", {"X-Forwarded-For": address}).json["code"]
        return code


@pytest.mark.parametrize(("number", "kind"), [*enumerate(FLOODS)], ids=FLOODS)
def test_a_flood_ends_and_a_bystander_is_answered(server: Server, number: int, kind: str) -> None:
    """The attacker is shown out after a few hundred frames; every request at another table is answered meanwhile."""
    address = f"203.0.113.{number}"
    code, elsewhere = open_from(server, address), open_from(server, address)
    bystanders = [seated_from(server, f"198.51.{number}.{each}", elsewhere) for each in range(5)]
    with Guest(server.port) as attacker:
        assert knock_from(attacker, address, code) == 101
        attacker.tell({"type": "hello", "protocol": 1})
        attacker.until("view")
        before = counter(server, "frames_total")
        flood = Flooder(attacker, kind)
        for bystander in bystanders:
            for _ in range(ANSWERED):
                flood.push()
                assert bystander.request({"kind": "react", "reaction": "wow"}) is None
        assert attacker.until() == {"type": "closed", "code": 1003 if kind == "binary messages" else 1008}
        for _ in range(20):
            flood.push()
        bystanders[0].tell({"type": "ping"})
        assert bystanders[0].until("pong")
        assert flood.frames > 2000
        assert counter(server, "frames_total") - before < 1000
    for bystander in bystanders:
        bystander.leave()


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_coming_back_at_once(transport: str) -> None:
    """What an address has sent stays counted: after a dozen floods it gets no socket, and others still do."""
    with guarded("--transport", transport, *LITTLE) as server:
        code = open_table(server)
        answers: list[tuple[int, bytes]] = []
        while not answers or answers[-1] == (101, b""):
            with Guest(server.port) as attacker:
                attacker.say(upgrade_request(f"/ws/{code}", f"X-Forwarded-For: {ATTACKER}"))
                status, headers = attacker.head()
                answers.append((status, attacker.stream.read(int(headers.get("content-length", 0)))))
                if status == 101:
                    attacker.say(frame(PING) * 2000)
                    attacker.stream.read(16 * 2)  # it is being read: eight pongs at least
        assert answers[-1] == (429, b"too much at once from your address")
        assert 3 <= len(answers) <= 13, "a socket may send 60 frames at once, the address 800"
        with Guest(server.port) as other:
            assert knock_from(other, OTHER, code) == 101


def test_the_last_warning() -> None:
    """A client that goes on although everything is refused is refused a hundred times, then disconnected."""
    with guarded("--trusted-proxy", "127.0.0.1") as server:
        code = open_table(server)
        with Guest(server.port) as hasty:
            hasty.hello(code)
            for number in range(400):
                hasty.tell({"type": "ask", "ref": str(number), "ask": {"kind": "leave"}})
            refused = 0
            while (message := hasty.until("answer", "bye"))["type"] == "answer":
                refused += message["refused"] == "too_fast"
            assert message["why"] == "too_fast"
            assert hasty.until()["code"] == 1008
            assert 100 <= refused <= 110


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_a_household_that_is_in_a_hurry(transport: str) -> None:
    """Twelve players and a screen behind one address who all reload, five times, and play on at once: nobody waits."""
    with guarded("--transport", transport) as server:
        code = open_table(server)
        people = [Guest(server.port).sit(code) for _ in range(12)]
        for _ in range(5):
            keys = [person.key for person in people]
            for person in people:
                person.leave()
            people = []
            for key in keys:
                guest = Guest(server.port)
                guest.key = key
                assert guest.knock(f"/ws/{code}") == 101
                guest.say(frame(TEXT, json.dumps({"type": "hello", "protocol": 1, "key": key}).encode()))
                guest.say(frame(TEXT, b'{"type":"ping"}') * 8)
                people.append(guest)
            for guest in people:
                guest.until("pong")
                for _ in range(4):
                    assert guest.request({"kind": "react", "reaction": "applause"}) is None
        assert counter(server, "pauses_total") == 0
        for guest in people:
            guest.leave()
