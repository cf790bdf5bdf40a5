"""A finished game may be looked through again by anybody who knows the table: the album is what everybody saw."""

import asyncio
import json
import urllib.error

import pytest

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
