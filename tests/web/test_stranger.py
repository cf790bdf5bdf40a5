"""docs/protocol.md is enough: a client written from it alone plays every mode against a real server."""

import ast
import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.web import stranger
from tests.web.serving import serving
from tests.web.stranger import Json, Stranger, call

SIZES = [
    *[("base", size) for size in (3, 4, 6, 7, 12)],
    *[("party", size) for size in (6, 12)],
    *[("team", size) for size in (6, 12)],
]

LONGEST = 60.0
"""Seconds after which a game that does not end is a failure; none takes a tenth of it."""


async def play(url: str, settings: Json, size: int) -> tuple[str, list[Stranger], list[Json]]:
    """A whole game among strangers: the code, who played, and what each saw last."""
    code = (await asyncio.to_thread(call, f"{url}/api/tables", settings))["code"]
    names = [f"S{number}" for number in range(size)]
    people = [await Stranger.sit(url, code, name, Random(name)) for name in names]  # noqa: S311 - reproducible, not a secret
    people[0].ask({"kind": "start_game"})
    last = await asyncio.gather(*(person.play() for person in people))
    await asyncio.gather(*(person.line.close() for person in people))
    return code, people, last


@pytest.mark.parametrize(("mode", "size"), SIZES)
def test_strangers_play_a_whole_game(mode: str, size: int) -> None:
    """Whoever chooses only from `view.you.game.options` is refused nothing but a race, and every game ends."""
    with serving("--absence", "300") as server:
        code, people, last = asyncio.run(asyncio.wait_for(play(server.url, {"mode": mode}, size), LONGEST))
        record = None if mode == "party" else call(f"{server.url}/api/tables/{code}/games/1")
        assert server.errors == ""
    refused = {why for person in people for why in person.refused}
    assert refused <= {"storyteller_already_chosen"}  # several may request to tell first; one does
    games = [view["game"] for view in last]
    assert all(game == games[0] for game in games)
    assert games[0]["phase"] == "ended"
    assert games[0]["winners"]
    assert games[0]["end_reason"] == ("points" if mode == "base" else "laps")
    assert (record is None) == (games[0]["shuffle"]["secret"] is None)
    if record is not None:
        assert record["commitment"] == games[0]["shuffle"]["commitment"]
        assert record["events"][-1]["event"] == "game_ended"


@pytest.mark.parametrize(
    ("settings", "size"),
    [
        ({"mode": "base", "edition": "ar"}, 6),
        ({"mode": "base", "edition": "nl", "options": {"clue": "spoken", "end": {"laps": 1}}}, 4),
        ({"mode": "base", "edition": "pl-2", "options": {"second_vote": "never"}}, 7),
        ({"mode": "party", "edition": "ar"}, 7),
        ({"mode": "party", "edition": "pl-1", "options": {"first_storyteller": "random"}}, 6),
        ({"mode": "team", "options": {"own_team_vote": "forbid", "team_talk": "private"}}, 8),
    ],
    ids=str,
)
def test_strangers_play_other_editions(settings: Json, size: int) -> None:
    """Nothing in the client changes: the options say what may be done."""
    with serving("--absence", "300") as server:
        _, people, last = asyncio.run(asyncio.wait_for(play(server.url, settings, size), LONGEST))
        assert server.errors == ""
    refused = {why for person in people for why in person.refused}
    assert refused <= {"storyteller_already_chosen", "only_storyteller_gives_clue", "not_in_this_phase"}
    assert all(view["game"] == last[0]["game"] for view in last)
    assert last[0]["game"]["phase"] == "ended"


@pytest.mark.parametrize("transport", ["picows", "websockets"])
def test_the_protocol_is_the_same_whatever_carries_it(transport: str) -> None:
    """Both socket libraries of the server."""
    with serving("--absence", "300", "--transport", transport) as server:
        _, people, last = asyncio.run(asyncio.wait_for(play(server.url, {"mode": "team"}, 6), LONGEST))
    assert {"ended"} == {view["game"]["phase"] for view in last}
    assert {1000} >= {person.line.close_code for person in people} - {None}


def test_the_stranger_knows_nothing_of_ours() -> None:
    """Not one import but the standard library's."""
    tree = ast.parse(Path(stranger.__file__).read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    modules += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    assert [] == [module for module in modules if module.partition(".")[0] in {"conteur", "tests", "websockets"}]
