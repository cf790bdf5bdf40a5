"""Old logs are read for ever, and tell the same."""

import dataclasses
import hashlib
import json
from pathlib import Path
from typing import get_args

import pytest

from conteur.rules.events import Event
from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.codec import CodecError
from conteur.store.postgres_schema import STEPS
from conteur.store.record import read_record
from conteur.store.sqlite_schema import _STEPS
from conteur.tables.album import finished_game
from conteur.tables.entries import Entry, decode_entry, encode_entry
from conteur.tables.history import REFS_KEPT, catch_up, read_past
from conteur.tables.people import PeopleEvent, in_snake_case
from conteur.tables.settings import Settings
from tests.tables.recorded import FOLDER, summary

KNOWN_AT_STEP_4 = "e0fe49d14979abd2"
LOGS = sorted(FOLDER.glob("*.log"))


def bodies_of(log: Path) -> list[bytes]:
    """One entry a line."""
    return log.read_bytes().splitlines()


def test_there_is_one_log_a_mode() -> None:
    """Of the first version, and one with what was added to it."""
    names = [log.name for log in LOGS if log.name.startswith("v1-")]
    assert ["v1-base.log", "v1-party.log", "v1-sent-away.log", "v1-team.log"] == names


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_an_old_log_tells_what_it_told(log: Path) -> None:
    """Every fact of the summary written beside it is still one; new kinds of facts may be added."""
    told = log.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert len(told) > 30
    assert set(told) <= set(summary(read_past(bodies_of(log))).splitlines())


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_an_old_log_can_be_read_in_two_parts(log: Path) -> None:
    """Wherever it is cut."""
    bodies = bodies_of(log)
    whole = read_past(bodies)
    for cut in range(1, len(bodies), 7):
        assert whole == catch_up(read_past(bodies[:cut]), bodies[cut:])
    assert len(whole.refs) <= REFS_KEPT


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_an_entry_is_written_as_it_was_read(log: Path) -> None:
    """Name by name; fields added since may appear."""
    for body in bodies_of(log):
        entry = decode_entry(body)
        again = encode_entry(entry)
        assert entry == decode_entry(again)
        before, after = json.loads(body), json.loads(again)
        assert [event["event"] for event in before["events"]] == [event["event"] for event in after["events"]]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_the_finished_games_of_an_old_log_verify(log: Path) -> None:
    """The first is over and follows from its secret; the second is not over; there is no third and no zeroth."""
    written = finished_game(bodies_of(log), 1)
    assert written is not None
    record = read_record(written)
    game = check(record.commitment, record.events)
    assert isinstance(game, Game)
    assert game.end_reason == "laps"
    assert [finished_game(bodies_of(log), number) for number in (0, 2, 3, -1)] == [None] * 4


def test_the_old_logs_know_every_event() -> None:
    """A new kind of event needs a log that has one."""
    found = {event["event"] for log in LOGS for body in bodies_of(log) for event in json.loads(body)["events"]}
    assert found == {in_snake_case(event.__name__) for event in (*get_args(Event), *get_args(PeopleEvent))}


def test_a_new_event_needs_a_step() -> None:
    """Whoever cannot read what is written must not serve beside whoever writes it.

    If this fails, add a step without statements to both schemas (in PostgreSQL's with `oldest` its own number), and
    write here what is found.
    """
    shapes = [
        *(f"{event.__name__} {[field.name for field in dataclasses.fields(event)]}" for event in get_args(Event)),
        *(f"{event.__name__} {event.__struct_fields__}" for event in get_args(PeopleEvent)),
        f"settings {Settings.__struct_fields__}",
        json.loads(encode_entry(Entry(0, ())))["v"],
    ]
    found = hashlib.sha256(repr(sorted(map(str, shapes))).encode()).hexdigest()[:16]
    assert (5, 5, KNOWN_AT_STEP_4) == (len(STEPS), len(_STEPS), found)  # PostgreSQL's fifth has lessons


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"[]",
        b'{"v":2,"at":0,"events":[]}',
        b'{"v":1,"at":0,"events":[{"event":"person_sat"}]}',
        b'{"v":1,"at":0,"events":[{"event":"no_such"}]}',
        b'{"v":1,"at":0,"events":[7]}',
    ],
)
def test_what_is_no_entry(body: bytes) -> None:
    """Says what is wrong."""
    with pytest.raises(CodecError):
        decode_entry(body)


def test_a_log_begins_with_an_opened_table() -> None:
    """Nothing else, and nothing at all, is a table."""
    bodies = bodies_of(LOGS[0])
    for wrong in ([], bodies[1:]):
        with pytest.raises(CodecError, match="table_opened"):
            read_past(wrong)
