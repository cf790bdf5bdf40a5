"""The first message of a socket, what comes right behind it, and what happens when it does not come."""

import json
from collections.abc import Iterator

import pytest

from tests.web.hostile import MARK, Guest, Json, guarded, new_key, open_table
from tests.web.serving import Server, serving
from tests.web.transport.client import TEXT, frame, upgrade_request

HELLO: Json = {"type": "hello", "protocol": 1}
MOST_EARLY = 32


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with guarded("--allowance", "100") as server:
        yield server
        assert server.errors == ""


def together(code: str, *messages: Json) -> bytes:
    """An upgrade and all these messages, as one piece of TCP."""
    return upgrade_request(f"/ws/{code}") + b"".join(frame(TEXT, json.dumps(one).encode()) for one in messages)


def ask(ref: str, **what: object) -> Json:
    """A request."""
    return {"type": "ask", "ref": ref, "ask": what}


def test_asks_right_behind_the_hello(server: Server) -> None:
    """They wait until it is answered, and are done in order: sit down, then speak; a table asleep is woken first."""
    code = open_table(server)
    with Guest(server.port) as guest:
        guest.say(
            together(
                code,
                HELLO,
                ask("1", kind="sit", name="Ana", key=new_key()),
                ask("2", kind="sit", name="Ana", key=new_key()),
            )
        )
        guest.opened()
        assert guest.until("view", "answer")["type"] == "view"
        first, second = guest.until("answer"), guest.until("answer")
    assert ("1", None, 0) == (first["ref"], first["refused"], first["person"])
    assert ("2", "name_is_taken") == (second["ref"], second["refused"])


def test_a_seat_key_and_a_request_at_once(server: Server) -> None:
    """Whoever comes back says hello and plays on, without waiting for a view."""
    code = open_table(server)
    with Guest(server.port).sit(code) as ana, Guest(server.port) as again:
        again.say(together(code, {**HELLO, "key": ana.key}, ask("1", kind="react", reaction="wow")))
        again.opened()
        assert again.until("answer")["refused"] is None


def test_a_crowd_of_requests_behind_one_hello(server: Server) -> None:
    """As many wait as anybody could need; the rest is answered at once, and nothing is lost or done twice."""
    code = open_table(server)
    with Guest(server.port) as guest:
        requests = [ask(str(number), kind="leave") for number in range(2 * MOST_EARLY)]
        guest.say(together(code, HELLO, *requests))
        guest.opened()
        answers = [guest.until("answer") for _ in requests]
    assert {request["ref"] for request in requests} == {answer["ref"] for answer in answers}
    assert {"sit_down_first", "too_fast"} >= {answer["refused"] for answer in answers}
    waited = [answer for answer in answers if answer["refused"] == "sit_down_first"]
    assert len(waited) >= MOST_EARLY


def test_requests_behind_a_hello_that_is_refused(server: Server) -> None:
    """They are gone with it."""
    with Guest(server.port) as guest:
        guest.say(together(open_table(server), {**HELLO, "key": new_key()}, ask("1", kind="leave")))
        guest.opened()
        assert guest.until("answer", "bye") == {"type": "bye", "why": "wrong_key"}
        assert guest.until("answer", "closed") == {"type": "closed", "code": 1008}


def test_nobody_says_hello() -> None:
    """After the time for it the socket is closed, with a reason; whoever pings meanwhile has said nothing."""
    with serving(impatience={"hello_within": 0.5}) as server:
        code = open_table(server)
        with Guest(server.port) as silent, Guest(server.port) as chatty, Guest(server.port) as polite:
            assert {101} == {guest.knock(f"/ws/{code}") for guest in (silent, chatty)}
            chatty.tell({"type": "ping"})
            polite.hello(code)
            assert chatty.until("pong") == {"type": "pong"}
            for guest in (silent, chatty):
                assert guest.until("view", "bye") == {"type": "bye", "why": "not_understood"}
                assert guest.until("closed") == {"type": "closed", "code": 1008}
            polite.tell({"type": "ping"})
            assert polite.until("pong", "bye") == {"type": "pong"}
        assert server.errors == ""


def test_a_key_opens_one_seat_at_one_table(server: Server) -> None:
    """Its own; at another table, in an address, cut short or changed it opens none."""
    code, elsewhere = open_table(server), open_table(server)
    with Guest(server.port) as ana:
        ana.sit(code)
    with Guest(server.port) as again:
        assert again.hello(code, ana.key)["you"]["person"] == ana.person
    other = "b" if ana.key[0] != "b" else "c"
    wrong = (other + ana.key[1:], ana.key[:-1], "", "=" * 22, "\N{RABBIT}" * 22)
    for where, key in [(elsewhere, ana.key), *((code, key) for key in wrong)]:
        with Guest(server.port) as thief:
            assert thief.hello(where, key) == {"type": "bye", "why": "wrong_key"}
            assert thief.until() == {"type": "closed", "code": 1008}
    with Guest(server.port) as careless:
        assert careless.knock(f"/ws/{code}?key={ana.key}", f"Authorization: Bearer {ana.key}") == 101
        careless.tell({"type": "hello", "protocol": 1})
        assert careless.until("view")["you"] is None


def test_a_spectator_only_looks(server: Server) -> None:
    """Moves and asks are refused, whoever they claim to be from."""
    code = open_table(server)
    with Guest(server.port) as ana, Guest(server.port) as spectator:
        ana.sit(code)
        spectator.hello(code)
        for ask in ({"kind": "start_game"}, {"kind": "leave"}, {"kind": "say", "text": MARK}, {"kind": "add_bot"}):
            assert spectator.request(ask) == "sit_down_first"
        assert spectator.request(move={"kind": "claim_story"}) == "sit_down_first"


def test_words_before_hello(server: Server) -> None:
    """Nothing is done for a socket that has not greeted; a second greeting is not understood."""
    code = open_table(server)
    with Guest(server.port) as rude:
        assert rude.knock(f"/ws/{code}") == 101
        assert rude.request({"kind": "sit", "name": MARK, "key": new_key()}) == "sit_down_first"
        rude.tell({"type": "hello", "protocol": 1})
        assert rude.until("view")["table"]["people"] == []
        rude.tell({"type": "hello", "protocol": 1})
        assert rude.until("bye")["why"] == "not_understood"


@pytest.mark.parametrize("protocol", [0, 2, -1, 10**30])
def test_another_protocol(server: Server, protocol: int) -> None:
    """Is not spoken here."""
    with Guest(server.port) as guest:
        guest.knock(f"/ws/{open_table(server)}")
        guest.tell({"type": "hello", "protocol": protocol})
        assert guest.until("bye")["why"] == "not_understood"
