"""A lost seat is regained over real sockets: the host says yes, the new key opens it, the old one nothing."""

from collections.abc import Iterator

import pytest

from tests.web.hostile import Guest, Json, guarded, new_key, open_table
from tests.web.serving import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them; bots think for so long that nothing happens by itself."""
    with guarded("--thinking", "600") as server:
        yield server
        assert server.errors == ""


def until_view(guest: Guest, wanted: str) -> Json:
    """The first view in which the table has claims, or has none, or the guest has a seat."""
    while True:
        view = guest.until("view")
        found = {"claims": view["table"]["claims"], "none": not view["table"]["claims"], "seat": view["you"]}
        if found[wanted]:
            return view


def person(view: Json, number: int) -> Json:
    """Somebody in a view."""
    return next(each for each in view["table"]["people"] if each["person"] == number)


def until_away(guest: Guest, number: int) -> None:
    """Until this one is not connected."""
    while person(guest.until("view"), number)["is_here"]:
        pass


def begin(server: Server, host: Guest, other: Guest) -> tuple[str, str]:
    """A game of the host, somebody whose device is gone now, and a bot; its code, and the lost seat's key."""
    code = open_table(server)
    host.sit(code)
    other.sit(code)
    assert host.request({"kind": "add_bot"}) is None
    assert host.request({"kind": "start_game"}) is None
    return code, other.key


def test_the_seat_the_hand_and_a_move(server: Server) -> None:
    """Asked for with a new key, given by the host, seen with the next view; and everybody reads who gave it to whom."""
    with Guest(server.port) as host, Guest(server.port) as claimant, Guest(server.port) as late:
        with Guest(server.port) as lost:
            code, old_key = begin(server, host, lost)
            while lost.view["game"] is None:
                lost.until("view")
            hand = lost.view["you"]["game"]["hand"]
        until_away(host, 1)
        assert claimant.hello(code)["you"] is None
        key = new_key()
        assert claimant.request({"kind": "claim_seat", "person": 1, "key": key}) is None
        claim = until_view(host, "claims")["table"]["claims"][0]
        assert ({"claim": 1, "person": 1, "asked": [0], "supporters": []}) == claim
        host.tell({"type": "ask", "ref": "yes", "ask": {"kind": "answer_claim", "claim": 1, "agrees": True}})
        you = until_view(claimant, "seat")["you"]
        assert you["person"] == 1
        assert hand == you["game"]["hand"]
        notice = claimant.until("talk")["notices"][-1]
        assert ("seat_regained", 1) == (notice["kind"], len(notice["by"]))
        claimant.tell({"type": "move", "ref": "m", "move": {"kind": "claim_story"}})
        assert claimant.until("answer")["refused"] is None
        late.hello(code)
        assert notice == late.until("talk")["notices"][-1]
        with Guest(server.port) as old:
            assert old.hello(code, old_key)["why"] == "wrong_key"
        with Guest(server.port) as again:
            assert again.hello(code, key)["you"]["person"] == 1


def test_a_seat_in_use_is_not_to_be_had(server: Server) -> None:
    """Nor with a claim from before its owner came back."""
    with Guest(server.port) as host, Guest(server.port) as claimant, Guest(server.port) as back:
        with Guest(server.port) as lost:
            code, old_key = begin(server, host, lost)
            claimant.hello(code)
            assert claimant.request({"kind": "claim_seat", "person": 1, "key": new_key()}) == "seat_is_in_use"
        until_away(host, 1)
        assert claimant.request({"kind": "claim_seat", "person": 1, "key": new_key()}) is None
        until_view(claimant, "claims")
        assert back.hello(code, old_key)["you"]["person"] == 1
        assert until_view(claimant, "none")["you"] is None
        assert host.request({"kind": "answer_claim", "claim": 1, "agrees": True}) == "no_such_claim"


def test_whoever_claims_and_goes(server: Server) -> None:
    """Is not asked about any more."""
    with Guest(server.port) as host:
        with Guest(server.port) as lost:
            code, _ = begin(server, host, lost)
        until_away(host, 1)
        with Guest(server.port) as claimant:
            claimant.hello(code)
            assert claimant.request({"kind": "claim_seat", "person": 1, "key": new_key()}) is None
            until_view(host, "claims")
        until_view(host, "none")


def test_a_pest_is_slowed_down(server: Server) -> None:
    """Whoever asks again and again is told to wait."""
    with Guest(server.port) as host, Guest(server.port) as pest:
        with Guest(server.port) as lost:
            code, _ = begin(server, host, lost)
        until_away(host, 1)
        pest.hello(code)
        answers = []
        for _ in range(8):
            key = new_key()
            answers.append(pest.request({"kind": "claim_seat", "person": 1, "key": key}))
            answers.append(pest.request({"kind": "withdraw_claim", "key": key}))
        assert {None, "too_fast"} == set(answers)
        assert answers.count(None) < 16


def test_only_the_host_reads_a_report(server: Server) -> None:
    """Neither who is reported nor others nor spectators; nothing of it is in the talk."""
    code = open_table(server)
    with Guest(server.port) as host, Guest(server.port) as rude, Guest(server.port) as third, Guest(server.port) as tv:
        for guest in (host, rude, third):
            guest.sit(code)
        tv.hello(code)
        assert rude.request({"kind": "say", "text": "rude"}) is None
        assert third.request({"kind": "report_person", "person": 1, "remark": 1}) is None
        while not (view := host.until("view"))["you"]["reports"]:
            pass
        assert [{"report": 1, "person": 1, "by": 2, "remark": 1}] == view["you"]["reports"]
        assert host.request({"kind": "mute", "person": 1}) is None
        for guest in (rude, third, tv):
            while not person(view := guest.until("view"), 1)["is_muted"]:
                assert (view["you"] or {}).get("reports", []) == []
            assert b"report" not in str({**view, "you": None}).encode()
        assert rude.request({"kind": "say", "text": "again"}) == "you_are_muted"
        assert rude.request({"kind": "react", "reaction": "wow"}) == "you_are_muted"
