"""A locked table is closed to onlookers, except those who were there or are invited."""

from collections.abc import Iterator

import pytest

from tests.web.hostile import Guest, guarded, new_key, open_table
from tests.web.serving import Server

CLOSED = {"type": "bye", "why": "table_is_closed"}
LOCK = {"kind": "change_settings", "settings": {"is_locked": True}}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with guarded("--allowance", "100") as server:
        yield server
        assert server.errors == ""


def look_of(guest: Guest) -> str:
    """The look key that comes next."""
    return str(guest.until("look")["key"])


def test_a_stranger_with_the_code(server: Server) -> None:
    """Is told that it is closed, and sees nothing; when it is opened again, they may look."""
    code = open_table(server)
    with Guest(server.port).sit(code) as ana:
        assert ana.request(LOCK) is None
        for look in (None, new_key(), "x"):
            with Guest(server.port) as stranger:
                assert CLOSED == stranger.hello(code, look=look)
                assert {"type": "closed", "code": 1008} == stranger.until("view", "talk")
        assert ana.request({"kind": "change_settings", "settings": {"is_locked": False}}) is None
        with Guest(server.port) as stranger:
            assert "view" == stranger.hello(code)["type"]


def test_whoever_was_there_comes_back(server: Server) -> None:
    """An onlooker stays when the table is locked, and may reconnect; so may everybody with a seat."""
    code = open_table(server)
    with Guest(server.port).sit(code) as ana, Guest(server.port) as onlooker:
        onlooker.hello(code)
        kept = look_of(onlooker)
        assert ana.request(LOCK) is None
        while not onlooker.view["table"]["settings"]["is_locked"]:
            onlooker.until("view")
        with Guest(server.port) as again:
            assert "view" == again.hello(code, look=kept)["type"]
        with Guest(server.port) as phone:
            assert ana.person == phone.hello(code, ana.key)["you"]["person"]


def test_a_screen_with_an_invitation(server: Server) -> None:
    """The link from somebody at the table opens it although it is locked, and stays an invitation."""
    code = open_table(server)
    with Guest(server.port).sit(code) as ana:
        assert ana.request(LOCK) is None
        with Guest(server.port) as phone:
            phone.hello(code, ana.key)
            invitation = phone.until("look")
        with Guest(server.port) as screen:
            assert screen.hello(code, look=invitation["key"])["you"] is None
            assert invitation == screen.until("look")


def test_whoever_was_sent_away_looks_on_no_more(server: Server) -> None:
    """The keys they knew open nothing; the others who are connected get another one."""
    code = open_table(server)
    with Guest(server.port).sit(code) as ana, Guest(server.port) as bo, Guest(server.port) as screen:
        bo.sit(code)
        known = look_of(bo)
        screen.hello(code, look=known)
        assert known == look_of(screen)
        assert ana.request(LOCK) is None
        assert ana.request({"kind": "send_away", "person": bo.person}) is None
        assert "bye" == bo.until("look", "bye")["type"]
        another = look_of(screen)
        assert known != another
        with Guest(server.port) as gone:
            assert CLOSED == gone.hello(code, look=known)
        with Guest(server.port) as again:
            assert "view" == again.hello(code, look=another)["type"]
