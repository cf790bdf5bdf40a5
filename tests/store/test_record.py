"""Finished games as files: written, read again, and old ones still understood."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conteur.rules import Game
from conteur.rules.chance import commitment_to
from conteur.rules.events import GameDealt
from conteur.rules.verify import Finding, check
from conteur.store.codec import CodecError
from conteur.store.record import Record, read_record, record_of, write_record
from tests.rules.strategies import SIZES, examples
from tests.store.recorded import RECORDS, finished


@pytest.mark.parametrize("mode", SIZES)
def test_a_record_comes_back(mode: str, tmp_path: Path) -> None:
    """Everything that happened, and what was promised."""
    events = finished(mode, 6)
    assert isinstance(events[0], GameDealt)
    record = record_of(events)
    assert Record(commitment_to(events[0].secret), events) == record
    write_record(tmp_path / "game.json", record)
    assert record == read_record((tmp_path / "game.json").read_text(encoding="utf-8"))


def test_one_event_a_line(tmp_path: Path) -> None:
    """So two records can be compared by eye; it is still one JSON object."""
    events = finished()
    write_record(tmp_path / "game.json", record_of(events))
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    assert len(events) + 2 == text.count("\n")
    assert ["kind", "version", "commitment", "events"] == list(json.loads(text))
    assert "тише" in text, "words are readable in the file"


def test_a_record_begins_with_the_deal() -> None:
    """Without it there is nothing to check."""
    with pytest.raises(TypeError):
        record_of(finished()[1:])


@pytest.mark.parametrize("path", sorted(RECORDS.glob("v1-*.json")), ids=lambda path: path.stem)
def test_records_of_version_1(path: Path) -> None:
    """They were fair when they were written, and are forever. A change of rules or names must not touch them."""
    record = read_record(path.read_text(encoding="utf-8"))
    assert isinstance(check(record.commitment, record.events), Game)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "5",
        "{}",
        "[" * 100_000,
        "9" * 5000,
        '{"kind": "conteur deck", "version": 1, "commitment": "", "events": []}',
        '{"kind": "conteur game", "commitment": "", "events": []}',
        '{"kind": "conteur game", "version": 2, "commitment": "", "events": []}',
        '{"kind": "conteur game", "version": "1", "commitment": "", "events": []}',
        '{"kind": "conteur game", "version": 1, "events": []}',
        '{"kind": "conteur game", "version": 1, "commitment": "", "events": {}}',
        '{"kind": "conteur game", "version": 1, "commitment": "", "events": [null]}',
        f'{{"kind": "conteur game", "version": {"[" * 980}{"]" * 980}}}',
    ],
)
def test_what_is_not_a_record(text: str) -> None:
    """CodecError, whatever it is."""
    with pytest.raises(CodecError):
        read_record(text)


def test_an_event_that_is_wrong_is_named_by_its_place() -> None:
    """Counted from 1, as verify does."""
    with pytest.raises(CodecError, match="event 2: unknown event None"):
        read_record(
            '{"kind": "conteur game", "version": 1, "commitment": "", '
            '"events": [{"event": "scores_confirmed", "seat": 0}, {}]}'
        )


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@examples(200)
@given(st.data(), st.sampled_from(sorted(RECORDS.glob("v1-*.json"))))
def test_a_record_with_anything_anywhere(data: st.DataObject, path: Path) -> None:
    """Fair, not fair, or not a record: whatever is put in any place, there is no fourth way out."""
    fields = json.loads(path.read_text(encoding="utf-8"))
    inner: Any = fields
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(inner[key], dict | list) or not inner[key] or data.draw(st.booleans()):
            break
        inner = inner[key]
    inner[key] = data.draw(anything)
    try:
        record = read_record(json.dumps(fields))
    except CodecError:
        return
    assert isinstance(check(record.commitment, record.events), Game | Finding)
