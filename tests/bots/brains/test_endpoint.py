"""A brain that asks a language model: uses what is legal, survives what is not, and spends no more than it may."""

import base64
import json
import re
from random import Random
from typing import Any

import pytest

from conteur.bots.arena.simulation import play
from conteur.bots.brains.blind import BlindBrain
from conteur.bots.brains.endpoint import EndpointBrain
from conteur.bots.brains.endpoint_http import Endpoint
from conteur.bots.brains.registry import UnknownBrainError, find_brain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.rules import Chance, Game, make_setup
from conteur.rules.events import CardsSubmitted, ClueGiven, Event, VotesCast
from conteur.rules.vocabulary import Mode
from conteur.tables.character import Character
from tests.bots.model_server import KEY, Model, Reply, account, listening, saying


def played(model: Model, mode: Mode = "base", players: int = 4, **changes: Any) -> tuple[Game, list[Event], Endpoint]:  # noqa: ANN401
    """A whole game in which everybody asks the model; a refused move would end it with an error."""
    random = Random(7)  # noqa: S311 - the same game every time
    endpoint = Endpoint(account(model, **changes))
    brains = {
        seat: EndpointBrain(Character(str(seat), language="fr"), endpoint, BlindBrain(random, ("own words",)))
        for seat in range(players)
    }
    steps = list(play(make_setup(mode, players), Chance(random.randbytes(32)), brains, random))
    return steps[-1][0], [event for _, events in steps for event in events], endpoint


def answering(body: dict[str, Any]) -> tuple[int, bytes]:
    """A sensible model: the last card, a new clue each time."""
    parts = body["messages"][1]["content"]
    cards = sum(part["type"] == "text" and part["text"].startswith("Card ") for part in parts)
    number = len(json.dumps(body))
    answer = {"card": cards, "cards": list(range(cards, 0, -1)), "clue": f"«Comme un soir {number}.»"}
    return saying(answer)({})


@pytest.mark.parametrize(("mode", "players"), [("base", 3), ("base", 4), ("base", 7), ("party", 6), ("team", 6)])
def test_whole_games_as_the_model_says(mode: Mode, players: int) -> None:
    """Its clue without its quotes, its cards, its votes."""
    with listening(answering) as model:
        game, events, _ = played(model, mode, players)
        assert "ended" == game.phase
        assert {f"Bearer {KEY}"} == set(model.keys)
    clues = [event.clue for event in events if isinstance(event, ClueGiven)]
    if mode != "party":  # its storyteller has no card to speak of
        assert any(re.fullmatch(r"Comme un soir \d+", clue) for clue in clues)
    assert any(isinstance(event, CardsSubmitted) for event in events)
    assert any(isinstance(event, VotesCast) for event in events)


def test_it_is_told_what_the_seat_may_see() -> None:
    """Cards in words, the language of the table, clues not to be said again."""
    with listening(answering) as model:
        played(model)
        questions = [body["messages"][1]["content"] for body in model.asked]
    tellings = [parts for parts in questions if '"clue"' in parts[0]["text"]]
    assert all('"fr"' in parts[0]["text"] for parts in tellings)
    assert "Do not say again" in tellings[-1][0]["text"]
    assert all("image_url" not in part for parts in questions for part in parts)
    assert "nobody has described it" not in json.dumps(questions)


def test_a_model_that_sees_is_shown_the_pictures() -> None:
    """Small ones, inside the question: nothing has to be fetched from us."""
    with listening(answering) as model:
        played(model, has_sight=True)
        images = [part["image_url"]["url"] for part in model.asked[0]["messages"][1]["content"] if "image_url" in part]
    assert 6 == len(images)
    assert all(base64.b64decode(image.removeprefix("data:image/webp;base64,"))[8:12] == b"WEBP" for image in images)


@pytest.mark.parametrize(
    "reply",
    [
        lambda _: (500, b"oops"),
        lambda _: (401, b"{}"),
        lambda _: (200, b"not json"),
        lambda _: (200, b'{"choices": []}'),
        lambda _: (200, b"x" * 100_000),
        saying("words"),
        saying({"card": 99, "cards": [99], "clue": "far off"}),
        saying({"card": True, "cards": [1, 1, 1], "clue": 7}),
        saying({"card": 1, "clue": "\u202e" * 5, "cards": "all"}),
        saying({"card": 1, "clue": "long " * 60, "cards": []}),
    ],
)
def test_nonsense_is_not_played(reply: Reply) -> None:
    """Its own brain plays on, and the game ends."""
    with listening(reply) as model:
        game, events, _ = played(model)
    assert "ended" == game.phase
    assert {"own words"} >= {event.clue for event in events if isinstance(event, ClueGiven)}


def test_a_server_is_told_at_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather than at the first bot."""
    monkeypatch.delenv("CONTEUR_ENDPOINT_URL", raising=False)
    with pytest.raises(UnknownBrainError, match="'endpoint' is not ready: CONTEUR_ENDPOINT_URL"):
        find_brain("endpoint", BoxReader())
