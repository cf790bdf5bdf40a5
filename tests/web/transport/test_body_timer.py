"""A request body has its time: in all, and between two parts of it."""

from collections.abc import Iterator

import pytest

from conteur.web.transport.body_timer import BodyTimer
from conteur.web.transport.port import Limits
from tests.live.room import ManualScheduler
from tests.web.transport.client import Server, running

HEAD = b"POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
LIMITS = Limits(body_idle_timeout=20.0, body_timeout=60.0, body_rate=1000, longest_body=300.0)


@pytest.fixture(scope="module")
def impatient() -> Iterator[Server]:
    """A server that waits a moment for the next part of a body, and two for all of it."""
    with running("picows-uvloop", body_idle_timeout=0.5, body_timeout=1.0) as server:
        yield server


def test_a_body_that_never_comes(impatient: Server) -> None:
    """Is answered 408, and the connection is closed."""
    with impatient.visitor() as visitor:
        visitor.say(HEAD + b"x" * 99)
        status, body = visitor.answer()
        assert (408, b"request body too slow") == (status, body)
        assert visitor.stream.read() == b""


def test_a_body_that_comes_in_drops(impatient: Server) -> None:
    """Each byte comes in time, and the whole does not."""
    with impatient.visitor() as visitor:
        visitor.tcp.settimeout(0.1)
        answer = b""
        visitor.say(HEAD)
        for _ in range(99):
            try:
                answer = visitor.tcp.recv(1000)
            except TimeoutError:
                visitor.say(b"x")
            else:
                break
        assert answer.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_comes_in_time(impatient: Server) -> None:
    """One connection, many bodies: each has its own time, and what lies between them counts for none."""
    with impatient.visitor() as visitor:
        for _ in range(5):
            visitor.say(HEAD + b"x" * 50)
            impatient.catch_up()
            visitor.say(b"x" * 50)
            assert (200, b"hello 100") == visitor.answer()


class Clocked:
    """A body timer whose time a test passes."""

    def __init__(self) -> None:
        """Just begun."""
        self.scheduler = ManualScheduler()
        self.is_paused = False
        self.timeouts = 0
        self.timer = BodyTimer(self.scheduler, LIMITS, lambda: self.is_paused, self._count)

    def _count(self) -> None:
        self.timeouts += 1

    def wait(self, seconds: float) -> int:
        """How often it has timed out after so long."""
        until = self.scheduler.time() + seconds
        while (call := self.scheduler.next_call(until)) is not None:
            call()
        return self.timeouts


def test_silence() -> None:
    """Twenty seconds without a byte are too many, counted from the last byte."""
    body = Clocked()
    assert body.wait(19) == 0
    body.timer.receive(1)
    assert body.wait(19) == 0
    assert body.wait(2) == 1
    assert body.wait(1000) == 1


def test_a_trickle() -> None:
    """However regularly it comes, it has a minute, and a second for each thousand bytes."""
    body = Clocked()
    for _ in range(10):
        body.timer.receive(500)
        assert body.wait(6) == 0
    assert body.wait(4) == 0
    assert body.wait(2) == 1


def test_a_long_body() -> None:
    """At a good pace it may take long, but not forever."""
    body = Clocked()
    for _ in range(29):
        body.timer.receive(1_000_000)
        assert body.wait(10) == 0
    body.timer.receive(1_000_000)
    assert body.wait(10) == 1


def test_a_pause_of_ours() -> None:
    """While we do not read, nobody is blamed for silence."""
    body = Clocked()
    body.is_paused = True
    assert body.wait(1000) == 0
    body.is_paused = False
    assert body.wait(41) == 1


def test_a_body_that_is_complete() -> None:
    """Times out no more."""
    body = Clocked()
    body.timer.stop()
    assert body.wait(1000) == 0
