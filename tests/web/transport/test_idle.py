"""Connections that ask for nothing: one address cannot hold them all."""

import pytest

from conteur.web.transport.idle import IdleConnections
from tests.web.transport.client import COMBINATIONS, running


class Line:
    """A connection that remembers being closed."""

    is_closed = False

    def close(self) -> None:
        """Closed."""
        self.is_closed = True


def test_the_longest_idle_goes_first() -> None:
    """Only of the address that has too many, and not what was used meanwhile."""
    idle = IdleConnections(2, 0.0, lambda: 0.0)
    first, second, third, other = Line(), Line(), Line(), Line()
    idle.add("192.0.2.1", first)
    idle.add("192.0.2.1", second)
    idle.add("192.0.2.2", other)
    idle.discard("192.0.2.1", first)
    idle.add("192.0.2.1", first)  # it asked for something, and was answered
    idle.add("192.0.2.1", third)
    assert [False, True, False, False] == [line.is_closed for line in (first, second, third, other)]


def test_an_ipv6_household_is_one_address() -> None:
    """However many addresses it has."""
    idle, lines = IdleConnections(2, 0.0, lambda: 0.0), [Line() for _ in range(3)]
    for number, line in enumerate(lines):
        idle.add(f"2001:db8::{number}", line)
    assert [True, False, False] == [line.is_closed for line in lines]


def test_many_who_come_at_once() -> None:
    """After a restart nobody is closed before they had time to ask; then all that are too many."""
    times = [0.0, 0.5, 1.0, 1.5, 2.9]
    idle, lines = IdleConnections(2, 2.0, iter(times).__next__), [Line() for _ in times]
    for line in lines:
        idle.add("192.0.2.1", line)
    assert [True, True, False, False, False] == [line.is_closed for line in lines]


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_many_who_say_nothing(combination: str) -> None:
    """They make room for one another, and for whoever has something to say; open sockets are not touched."""
    with running(combination, max_idle=4, idle_grace=0.0) as server, server.visitor() as player:
        player.upgrade()
        crowd = [server.visitor() for _ in range(12)]
        with server.visitor() as reader:
            assert reader.get() == (200, b"hello 0")
            assert [True] * 8 == [visitor.is_hung_up() for visitor in crowd[:8]]
            assert crowd[-1].get() == (200, b"hello 0")
        assert player.echo(b"still here") == b"still here"
        for visitor in crowd:
            visitor.leave()
