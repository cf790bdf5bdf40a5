"""Events as JSON and back: nothing is lost, and what is not an event is refused."""

import json
from typing import Any, get_args

import pytest
from hypothesis import given

from conteur.rules import make_setup
from conteur.rules.editions import CHOICES
from conteur.rules.events import (
    CardsSubmitted,
    ClueGiven,
    Event,
    GalleryLaid,
    GameDealt,
    GameEnded,
    GiverNamed,
    PlayerReleased,
    PlayerSeated,
    RoundBegun,
    RoundScored,
    ScoresConfirmed,
    StorytellerChosen,
    StorytellerSkipped,
    VotesCast,
)
from conteur.rules.scoring import Award
from conteur.rules.setup import Setup
from conteur.store.codec import CodecError, decode_event, decode_setup, encode_event, encode_setup
from tests.rules.strategies import Played, examples, games, setups

ON_DISK: dict[str, Event] = {
    '{"event": "storyteller_chosen", "seat": 3, "by_lot": true}': StorytellerChosen(3, by_lot=True),
    '{"event": "clue_given", "seat": 0, "clue": "“…”\\n", "card": null}': ClueGiven(0, "“…”\n", None),
    '{"event": "giver_named", "seat": 1, "giver": 4}': GiverNamed(1, 4),
    '{"event": "cards_submitted", "seat": 2, "cards": [7, 83]}': CardsSubmitted(2, (7, 83)),
    '{"event": "gallery_laid", "cards": [5, 6], "owners": [1, 0]}': GalleryLaid((5, 6), (1, 0)),
    '{"event": "votes_cast", "seat": 11, "slots": [1, 12], "red": 3}': VotesCast(11, (1, 12), 3),
    '{"event": "round_scored", "awards": [[0, "votes", 2, [1, 2]]]}': RoundScored((Award(0, "votes", 2, (1, 2)),)),
    '{"event": "scores_confirmed", "seat": 0}': ScoresConfirmed(0),
    '{"event": "round_begun", "storyteller": 1, "draws": [[1, [9]]], "reshuffled": [4]}':
        RoundBegun(1, ((1, (9,)),), (4,)),
    '{"event": "storyteller_skipped", "seat": 0, "storyteller": 1}': StorytellerSkipped(0, 1),
    '{"event": "player_seated", "seat": 5, "score": 12, "told": 1}': PlayerSeated(5, 12, 1),
    '{"event": "player_released", "seat": 5}': PlayerReleased(5),
    '{"event": "game_ended", "reason": "pile", "winners": [0, 2], "draws": [[0, [1]]]}':
        GameEnded("pile", (0, 2), ((0, (1,)),)),
}  # fmt: skip
"""Names and shapes on disk. They may be added to; what is here is in somebody's files."""

DEALT = GameDealt(make_setup("base", 3), bytes(range(32)), ("word",), ((0, (1, 2)),), (3, 4))


@pytest.mark.parametrize("text", ON_DISK)
def test_names_on_disk(text: str) -> None:
    """Every event has its own name and form, which renaming a class does not change."""
    event = ON_DISK[text]
    assert text == json.dumps(encode_event(event), ensure_ascii=False)
    assert event == decode_event(json.loads(text))


def test_every_kind_of_event_is_here() -> None:
    """A new kind of event needs a line above."""
    assert set(get_args(Event)) == {type(event) for event in ON_DISK.values()} | {GameDealt}


def test_the_deal() -> None:
    """The setup by its options' names, the secret in hexadecimal."""
    fields = json.loads(json.dumps(encode_event(DEALT)))
    assert ["event", "setup", "secret", "words", "hands", "pile"] == list(fields)
    assert bytes(range(32)).hex() == fields["secret"]
    assert {"points": 30} == fields["setup"]["end"]
    assert DEALT == decode_event(fields)


@examples(60)
@given(games())
def test_whole_games_come_back(played: Played) -> None:
    """Every event of every game, through JSON text and back."""
    for event in played.events:
        assert event == decode_event(json.loads(json.dumps(encode_event(event))))


@examples(60)
@given(setups())
def test_setups_come_back(setup: Setup) -> None:
    """Every option and every end."""
    assert setup == decode_setup(json.loads(json.dumps(encode_setup(setup))))


def test_a_setup_from_before_an_option_was_invented() -> None:
    """What is not written has its default."""
    assert make_setup("team", 8) == decode_setup({"mode": "team", "players": 8, "deck_size": 84})


DEAL = encode_event(DEALT)
MALFORMED: dict[str, object] = {
    "no object": [],
    "no name": {"seat": 1},
    "number for a name": {"event": 1, "seat": 1},
    "list for a name": {"event": [], "seat": 1},
    "unknown event": {"event": "rabbit_jumped", "seat": 1},
    "class name": {"event": "ScoresConfirmed", "seat": 1},
    "unknown field": {"event": "scores_confirmed", "seat": 1, "at": 12},
    "missing field": {"event": "scores_confirmed"},
    "seat text": {"event": "scores_confirmed", "seat": "1"},
    "seat true": {"event": "scores_confirmed", "seat": True},
    "seat float": {"event": "scores_confirmed", "seat": 1.0},
    "seat null": {"event": "scores_confirmed", "seat": None},
    "by_lot text": {"event": "storyteller_chosen", "seat": 1, "by_lot": "no"},
    "clue number": {"event": "clue_given", "seat": 1, "clue": 5, "card": 1},
    "half a surrogate pair": {"event": "clue_given", "seat": 1, "clue": "\ud800", "card": 1},
    "card text": {"event": "clue_given", "seat": 1, "clue": "sea", "card": "1"},
    "cards number": {"event": "cards_submitted", "seat": 1, "cards": 5},
    "cards text": {"event": "cards_submitted", "seat": 1, "cards": "12"},
    "cards object": {"event": "cards_submitted", "seat": 1, "cards": {"1": 2}},
    "card null": {"event": "cards_submitted", "seat": 1, "cards": [None]},
    "award short": {"event": "round_scored", "awards": [[0, "told", 3]]},
    "award text": {"event": "round_scored", "awards": ["told"]},
    "award for beauty": {"event": "round_scored", "awards": [[0, "beauty", 3, []]]},
    "awards null": {"event": "round_scored", "awards": None},
    "draws of one": {"event": "round_begun", "storyteller": 1, "draws": [[1]], "reshuffled": None},
    "draws text": {"event": "round_begun", "storyteller": 1, "draws": ["ab"], "reshuffled": None},
    "reshuffled false": {"event": "round_begun", "storyteller": 1, "draws": [], "reshuffled": False},
    "end for no reason": {"event": "game_ended", "reason": "boredom", "winners": [], "draws": []},
    "end for a list": {"event": "game_ended", "reason": [], "winners": [], "draws": []},
    "secret in capitals of nothing": DEAL | {"secret": "XYZ"},
    "secret number": DEAL | {"secret": 5},
    "words text": DEAL | {"words": "abc"},
    "words numbers": DEAL | {"words": [1]},
    "setup list": DEAL | {"setup": []},
    "setup null": DEAL | {"setup": None},
    "setup without mode": DEAL | {"setup": {"players": 3, "deck_size": 84}},
    "setup players text": DEAL | {"setup": DEAL["setup"] | {"players": "3"}},
    "setup mode": DEAL | {"setup": DEAL["setup"] | {"mode": "chess"}},
    "setup end": DEAL | {"setup": DEAL["setup"] | {"end": {"points": 1}}},
    "setup option": DEAL | {"setup": DEAL["setup"] | {"speed": 5}},
    **{f"setup {name}": DEAL | {"setup": DEAL["setup"] | {name: "?"}} for name in CHOICES},
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_what_is_not_an_event(kind: str) -> None:
    """CodecError, with the name of the event where there is one."""
    fields: Any = MALFORMED[kind]
    with pytest.raises(CodecError) as caught:
        decode_event(fields)
    if isinstance(fields, dict) and fields.get("event") in ("scores_confirmed", "game_dealt"):
        assert str(caught.value).startswith(f"{fields['event']}: ")
