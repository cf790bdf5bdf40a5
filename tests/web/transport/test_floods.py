"""A socket that sends more than its listener pays for is not read any further; others notice nothing."""

from contextlib import AbstractContextManager

import pytest

from tests.web.flood import FLOODS, Flooder
from tests.web.transport.client import CLOSE, COMBINATIONS, PING, PONG, TEXT, Server, frame, running, upgrade_request

BURST = 100
ONE_READ = 2048 // 6 + 1
"""Frames without content that one read may bring."""
ROUNDS = 60
UNDERSTOOD = [kind for kind in FLOODS if kind != "binary messages"]
"""By a listener that echoes; a binary message closes its socket."""


def poor(combination: str) -> AbstractContextManager[Server]:
    """A server whose sockets may send a hundred frames and then next to nothing."""
    return running(combination, burst=BURST, per_second=0.01, close_timeout=0.5)


@pytest.mark.parametrize("combination", COMBINATIONS)
@pytest.mark.parametrize("kind", UNDERSTOOD)
def test_a_flood_is_not_read(combination: str, kind: str) -> None:
    """Of hundreds of thousands of frames a few hundred are handled, and a bystander is answered after each round."""
    with poor(combination) as server, server.visitor() as bystander, server.visitor() as attacker:
        bystander.upgrade("/rich")
        flood = Flooder(attacker.upgrade(), kind)
        for number in range(ROUNDS):
            flood.push()
            assert b"%d" % number == bystander.echo(b"%d" % number)
        counts = server.counts()
        assert flood.frames > 4 * (BURST + ONE_READ), "more was sent than may be handled"
        assert counts["paid"] <= BURST + 16 + ROUNDS
        assert counts["messages"] <= BURST + ONE_READ + ROUNDS


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_a_flood_right_behind_the_upgrade_request(combination: str) -> None:
    """What came with the request is not handled at once either: the answers to it are those of one read."""
    with poor(combination) as server, server.visitor() as bystander, server.visitor() as attacker:
        attacker.say(upgrade_request() + frame(PING) * 2000)
        attacker.opened()
        assert bystander.upgrade("/rich").echo(b"here") == b"here"
        assert server.counts()["paid"] <= BURST + 16
        answered = pongs(attacker.tcp.recv(65536))  # waits for the first of them
        assert 0 < answered <= BURST + 16 + ONE_READ


def pongs(received: bytes) -> int:
    """How many empty pongs these are."""
    assert received == received[:2] * (len(received) // 2) == frame(PONG, is_masked=False) * (len(received) // 2)
    return len(received) // 2


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_a_flood_after_the_goodbye(combination: str) -> None:
    """Whoever goes on after being closed is not read any more, and cut off."""
    with poor(combination) as server, server.visitor() as attacker:
        flood = Flooder(attacker.upgrade(), "binary messages")
        for _ in range(ROUNDS):
            flood.push()
        assert attacker.close_code() == 1003
        assert attacker.is_hung_up()
        assert server.counts(closed=1)["messages"] == 0


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_a_pause_loses_nothing(combination: str) -> None:
    """Whoever sends too much at once is answered later, in order and in full, and stays."""
    count = 1500
    with running(combination, burst=BURST, per_second=4000) as server, server.visitor() as hasty:
        hasty.upgrade()
        hasty.say(b"".join(frame(TEXT, b"%d" % number) for number in range(count)))
        for number in range(count):
            assert (TEXT, b"%d" % number) == hasty.read_frame()
        assert hasty.echo(b"still here") == b"still here"
        assert server.counts()["paid"] > count - 16, "all of it was counted, but for what is not told yet"


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_bytes_are_paid_for_as_frames_are(combination: str) -> None:
    """A message of sixteen KiB costs as much as seventeen frames."""
    with poor(combination) as server, server.visitor() as visitor:
        visitor.upgrade("/rich").echo(b"x" * 16 * 1024)
        assert server.counts()["paid"] == 17


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_what_is_owed_at_the_end(combination: str) -> None:
    """Is paid when the socket closes: coming back at once saves nothing."""
    with poor(combination) as server:
        for _ in range(3):
            with server.visitor() as visitor:
                visitor.upgrade().say(frame(PING) * 9 + frame(CLOSE))
                while not visitor.is_hung_up():
                    pass
        assert server.counts(closed=3)["paid"] == 30
