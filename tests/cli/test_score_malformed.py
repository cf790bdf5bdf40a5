"""`conteur score` on what is not a turn: one line that says what would be right, exit code 2, never a traceback."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conteur.cli.score import score_document
from tests.cli.running import NOT_UNDERSTOOD, OK, REFUSED, conteur
from tests.cli.turns import EXAMPLE, NAMES, example, turn, without
from tests.rules.strategies import examples

DEEP = 100_000

NOT_A_TURN: dict[str, bytes | str | object] = {
    "empty": b"",
    "blank": b" \n\t\n",
    "only a byte order mark": b"\xef\xbb\xbf",
    "words": "Ana wins",
    "cut off": EXAMPLE[:100],
    "trailing comma": EXAMPLE.replace("null}", "null,}"),
    "single quotes": EXAMPLE.replace('"', "'"),
    "two pretty turns": EXAMPLE + EXAMPLE,
    "binary": bytes(range(256)),
    "nulls": bytes(100),
    "utf-16": EXAMPLE.encode("utf-16"),
    "latin-1": EXAMPLE.replace("Ana", "Zoë").encode("latin-1"),
    "number": "5",
    "text": '"base"',
    "null": "null",
    "list": "[]",
    "list of turns": f"[{EXAMPLE}]",
    "deep lists": "[" * DEEP,
    "deep objects": '{"mode":' * DEEP,
    "deep inside": f'{{"players": ["a"], "mode": {"[" * 985}{"]" * 985}}}',
    "NaN": EXAMPLE.replace("null", "NaN"),
    "Infinity": EXAMPLE.replace("[2]", "[Infinity]"),
    "1e999": EXAMPLE.replace("[2]", "[1e999]"),
    "longest number": EXAMPLE.replace("[2]", f"[{'9' * 5000}]"),
    "repeated field": EXAMPLE.replace('"red": null', '"red": null, "red": null'),
    "repeated voter": EXAMPLE.replace('"Cy": [1]', '"Bo": [3]'),
    "unknown field": example(round=1),
    "empty object": {},
    **{f"without {field}": without(field) for field in ("mode", "players", "storyteller", "gallery", "votes")},
    "unknown mode": example(mode="chess"),
    "mode in capitals": example(mode="Base"),
    "mode null": example(mode=None),
    "mode number": example(mode=1),
    "mode list": example(mode=["base"]),
    "unknown edition": example(edition="klingon"),
    "edition null": example(edition=None),
    "edition list": example(edition=[]),
    "options null": example(options=None),
    "options list": example(options=[]),
    "unknown option": example(options={"speed": 9}),
    "wrong option value": example(options={"bonus_when": "often"}),
    "option with a line end": example(options={"bonus_when": "a\nb\x1b[2J\u2028"}),
    "cap text": example(options={"bonus_cap": "3"}),
    "cap true": example(options={"bonus_cap": True}),
    "cap float": example(options={"bonus_cap": 3.0}),
    "cap 4": example(options={"bonus_cap": 4}),
    "end 0 points": example(options={"end": {"points": 0}}),
    "end two ways": example(options={"end": {"points": 30, "laps": 1}}),
    "end null in a list": example(options={"end": [None]}),
    "deck size": example(options={"deck_size": 84}),
    "players object": example(players={}),
    "players text": example(players="AnaBo"),
    "player number": example(players=["Ana", "Bo", "Cy", 4]),
    "player without a name": example(players=["Ana", "Bo", "Cy", "Di", ""]),
    "player twice": example(players=["Ana", "Bo", "Cy", "Di", "Bo"]),
    "half a surrogate pair": EXAMPLE.replace("Di", "\\ud83d"),
    "unknown storyteller": example(storyteller="Eve"),
    "storyteller in other letters": example(storyteller="ana"),
    "storyteller by number": example(storyteller=0),
    "storyteller null": example(storyteller=None),
    "gallery object": example(gallery={"1": "Bo"}),
    "gallery of names": example(gallery=["Bo", "Ana", "Cy", "Di"]),
    "card without owner": example(gallery=[{"slot": 1}]),
    "card with more": example(gallery=[{"slot": 1, "owner": "Bo", "card": 3}]),
    "card of nobody": example(gallery=[{"slot": 1, "owner": None}]),
    "card of a stranger": example(gallery=[{"slot": 1, "owner": "Eve"}]),
    "slot true": example(gallery=[{"slot": True, "owner": "Bo"}]),
    "slot text": example(gallery=[{"slot": "1", "owner": "Bo"}]),
    "slot float": example(gallery=[{"slot": 1.0, "owner": "Bo"}]),
    "votes list": example(votes=[["Bo", 2]]),
    "votes null": example(votes=None),
    "vote not in a list": example(votes={"Bo": 2}),
    "vote true": example(votes={"Bo": [True]}),
    "vote text": example(votes={"Bo": ["2"]}),
    "vote float": example(votes={"Bo": [2.0]}),
    "vote null": example(votes={"Bo": [None]}),
    "vote of a stranger": example(votes={"Eve": [2]}),
    "red false": example(red=False),
    "red list": example(red=[1]),
    "teams of one name": turn("team", 6, "CADB", {"E": [2], "F": [3]}) | {"players": list("ABCDEA")},
}


@pytest.mark.parametrize("kind", NOT_A_TURN)
def test_what_is_not_a_turn(kind: str) -> None:
    """Exactly one line on standard error, nothing on standard output, exit code 2."""
    sent = NOT_A_TURN[kind]
    done = conteur("score", sent=sent if isinstance(sent, bytes | str) else json.dumps(sent))
    assert (NOT_UNDERSTOOD, "") == (done.returncode, done.stdout)
    assert done.stderr.startswith("conteur: ")
    assert 1 == len(done.stderr.splitlines()), done.stderr


def test_teams_whose_joined_names_are_the_same() -> None:
    """No team's points may hide behind another's of the same name."""
    names = ["A", "A+B", "x", "B+C", "C", "y"]
    owners = [{"slot": slot, "owner": names[seat]} for slot, seat in enumerate((0, 3, 1, 2), 1)]
    sent = {"mode": "team", "players": names, "storyteller": "A", "gallery": owners, "votes": {"C": [1], "y": [3]}}
    done = conteur("score", sent=json.dumps(sent))
    assert NOT_UNDERSTOOD == done.returncode
    assert '"+"' in done.stderr


def test_no_input_at_all() -> None:
    """The sentence says where a turn can be seen."""
    done = conteur("score", sent="")
    assert "conteur: nothing to score; send a turn as a JSON object (conteur --help shows one)\n" == done.stderr


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(NAMES),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text() | st.sampled_from(NAMES), inner, max_size=5),
    max_leaves=10,
)


@st.composite
def nearly_turns(draw: st.DrawFn) -> dict[str, Any]:
    """The example with a field or two replaced by anything."""
    spoiled = example()
    for field in draw(st.lists(st.sampled_from([*spoiled, "more"]), min_size=1, max_size=2)):
        spoiled[field] = draw(anything)
    return spoiled


@examples(300)
@given(anything | nearly_turns())
def test_any_value_is_answered_or_malformed(document: object) -> None:
    """Points, a refusal or a ValueError with one reason: there is no fourth way out."""
    try:
        answer = score_document(document)
    except ValueError:
        return
    assert answer.keys() in ({"points"}, {"refused", "seat"})


@examples(25)
@given(
    st.binary() | st.text(st.characters(codec="utf-8")).map(str.encode) | (anything | nearly_turns()).map(json.dumps)
)
def test_any_input_leaves_no_traceback(sent: bytes | str) -> None:
    """Whatever is sent, the exit code is 0, 1 or 2, and 2 has its one line."""
    done = conteur("score", sent=sent)
    assert done.returncode in (OK, REFUSED, NOT_UNDERSTOOD)
    assert (done.returncode == NOT_UNDERSTOOD) == len(done.stderr.splitlines())
    assert "Traceback" not in done.stderr
