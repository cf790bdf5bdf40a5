"""A seat is never seen by two people: in races for it, in mid-round, and by whoever has the link."""

from collections.abc import Iterator

import pytest

from tests.web.hostile import Guest, Json, guarded, new_key, open_table
from tests.web.serving import Server

TRIES = 40


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them; bots think for so long that nothing happens by itself."""
    with guarded("--allowance", "1000", "--thinking", "600") as server:
        yield server
        assert server.errors == ""


def views_until_closed(guest: Guest) -> list[Json]:
    """All views a guest is sent until the server hangs up."""
    views = []
    while (message := guest.until("view", "closed"))["type"] != "closed":
        views.append(message)
    return views


def sit_as(name: str) -> Json:
    """Ask for a seat with a new key."""
    return {"type": "ask", "ref": "m1", "ask": {"kind": "sit", "name": name, "key": new_key()}}


def test_a_race_for_a_seat(server: Server) -> None:
    """Sat down, sent away and followed by somebody else in one breath: nobody is taken for the next one."""
    code = open_table(server)
    with Guest(server.port) as host:
        host.sit(code)
        for _ in range(2):
            assert host.request({"kind": "add_bot"}) is None
        assert host.request({"kind": "start_game"}) is None
        number = 3
        for _ in range(TRIES):
            with Guest(server.port) as first, Guest(server.port) as second, Guest(server.port) as onlooker:
                first.hello(code)
                second.hello(code)
                first.tell(sit_as("First"))
                host.tell({"type": "ask", "ref": "h", "ask": {"kind": "send_away", "person": number}})
                second.tell(sit_as("Second"))
                first.tell({"type": "ask", "ref": "m2", "ask": {"kind": "change_look", "name": "Thief", "rabbit": 9}})
                host.until("answer")
                numbers = [guest.until("answer")["person"] for guest in (first, second)]
                assert sorted(numbers) == [number, number + 1]
                assert host.request({"kind": "send_away", "person": numbers[0]}) in (None, "no_such_person")
                parts = [view["you"] for view in views_until_closed(first) if view["you"] is not None]
                assert {numbers[0]} >= {you["person"] for you in parts}
                assert {None} >= {you["game"] for you in parts}
                people = {each["person"]: each["name"] for each in onlooker.hello(code)["table"]["people"]}
                assert numbers[0] not in people
                assert people.get(numbers[1], "Second") == "Second"
                assert host.request({"kind": "send_away", "person": numbers[1]}) in (None, "no_such_person")
                number += 2


@pytest.mark.parametrize("phase", ["claiming", "telling"])
def test_whoever_sits_down_in_a_round_sees_nobodys_hand(server: Server, phase: str) -> None:
    """Neither a bot's, nor the one of somebody the host has just sent away; they may look on, and play the next."""
    code = open_table(server)
    with Guest(server.port) as host, Guest(server.port) as guest, Guest(server.port) as late:
        host.sit(code)
        guest.sit(code)
        assert host.request({"kind": "add_bot"}) is None
        assert host.request({"kind": "start_game"}) is None
        if phase == "telling":
            assert guest.request(move={"kind": "claim_story"}) is None
        assert host.request({"kind": "send_away", "person": guest.person}) is None
        late.sit(code)
        assert late.view["you"]["person"] == late.person
        assert late.view["you"]["game"] is None
        assert late.request(move={"kind": "claim_story"}) == "wait_for_the_next_round"
        seats = {each["person"]: each["seat"] for each in late.view["table"]["people"]}
        assert seats[late.person or 0] is None
        assert seats[guest.person or 0] is not None  # a stand-in plays the round to its end
