"""A finished game may be looked through again by anybody who knows the table: the album is what everybody saw."""

import asyncio
import json
import urllib.error

import pytest

from tests.web.hostile import Guest, open_table
from tests.web.serving import Server, serving
from tests.web.stranger import Json, Stranger, call
from tests.web.test_stranger import play

LONGEST = 60.0


def album(server: Server, settings: Json, size: int) -> tuple[Json, list[Stranger]]:
    """A whole game among strangers, and its album."""
    code, people, _ = asyncio.run(asyncio.wait_for(play(server.url, settings, size), LONGEST))
    return call(f"{server.url}/api/tables/{code}/games/1/album"), people


@pytest.mark.parametrize(("mode", "size"), [("base", 4), ("party", 6), ("team", 6)])
def test_the_album_is_what_everybody_saw_at_each_reveal(mode: str, size: int) -> None:
    """Round by round: clue, pictures, votes, points, scores and names; in Party no owner."""
    with serving("--absence", "300") as server:
        found, people = album(server, {"mode": mode, "options": {"end": {"laps": 1}}}, size)
        assert server.errors == ""
    seen = {
        view["game"]["round"]: view for view in people[0].views if view["game"] and view["game"]["phase"] == "scored"
    }
    assert list(range(1, size + 1)) == [page["round"] for page in found["rounds"]]
    for page in found["rounds"][:-1]:  # the last one is scored and over in the same moment
        view = seen[page["round"]]
        for part in ("storyteller", "clue", "gallery", "reveal", "players"):
            assert view["game"][part] == page[part]
        named = [(person["seat"], person["name"], person["rabbit"]) for person in view["table"]["people"]]
        assert named == [(person["seat"], person["name"], person["rabbit"]) for person in page["people"]]
    assert (mode == "party") == all(page["reveal"]["owners"] is None for page in found["rounds"])
    assert mode == found["setup"]["mode"]


def test_there_is_no_album_before_the_end() -> None:
    """A game that runs is nobody's to look through, nor one that never was."""
    with serving("--absence", "300") as server:
        code = call(f"{server.url}/api/tables", {})["code"]
        for number in ("1", "0", "-1", "one"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                call(f"{server.url}/api/tables/{code}/games/{number}/album")
            assert (404, {"refused": "no_game_is_running"}) == (refused.value.code, json.load(refused.value))


def at_a_vote(server: Server, settings: Json, size: int) -> tuple[str, list[Guest]]:
    """A table where everybody but the last has voted, in the first round; the first is host."""
    code = open_table(server, {"options": {"first_storyteller": "random"}, **settings})
    guests = [Guest(server.port).sit(code) for _ in range(size)]
    assert guests[0].request({"kind": "start_game"}) is None
    votes = 0
    while votes < size - 2:
        for guest in guests:
            with Guest(server.port) as device:
                own = device.hello(code, guest.key)["you"]["game"]
            for option in own["options"]:
                if option["kind"] == "may_tell":
                    card = option["cards"][0] if option["cards"] else None
                    assert guest.request(move={"kind": "give_clue", "clue": "face down", "card": card}) is None
                elif option["kind"] == "may_submit":
                    assert (
                        guest.request(move={"kind": "submit_cards", "cards": option["cards"][: option["count"]]})
                        is None
                    )
                elif own["slots"] == [] and votes < size - 2:
                    red = option["red"][0] if option["red"] else None
                    assert guest.request(move={"kind": "cast_votes", "slots": option["slots"][-1:], "red": red}) is None
                    votes += 1
    return code, guests


@pytest.mark.parametrize(("mode", "size"), [("base", 4), ("party", 6)])
def test_a_game_that_is_stopped_during_the_vote(mode: str, size: int) -> None:
    """Neither the view nor the record nor the album says how anybody voted, whose cards lie there, or the secret."""
    with serving("--absence", "300") as server:
        code, guests = at_a_vote(server, {"mode": mode}, size)
        assert guests[0].request({"kind": "stop_game"}) is None
        with Guest(server.port) as looker:
            game = looker.hello(code)["game"]
            assert (game["phase"], game["end_reason"], len(game["gallery"])) == ("ended", "stopped", size)
            assert (game["reveal"], game["shuffle"]["secret"]) == (None, None)
        for form in ("", "/album"):
            with Guest(server.port) as reader:
                answer = reader.ask("GET", f"/api/tables/{code}/games/1{form}")
            assert (404, {"refused": "no_game_is_running"}) == (answer.status, answer.json)
        for guest in guests:
            guest.leave()
