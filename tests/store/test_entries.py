"""Log entries are decoded as they were written, and a new kind of event needs a schema step."""

import dataclasses
import hashlib
import json
from pathlib import Path
from typing import get_args

import pytest

from conteur.rules.events import Event
from conteur.store.codec import CodecError
from conteur.store.entries import decode_entry, encode_entry
from conteur.store.postgres.schema import STEPS
from conteur.store.sqlite.schema import LOG_SCHEMA
from conteur.tables.entry import Entry
from conteur.tables.events import TableEvent
from conteur.tables.naming import in_snake_case
from conteur.tables.settings import Settings
from tests.store.recorded_tables import LOGS, bodies_of

KNOWN_SHAPES = "a739ad97da4022e7"


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_an_entry_is_written_as_it_was_read(log: Path) -> None:
    """Name by name; fields added since may appear."""
    for body in bodies_of(log):
        entry = decode_entry(body)
        again = encode_entry(entry)
        assert entry == decode_entry(again)
        before, after = json.loads(body), json.loads(again)
        assert [event["event"] for event in before["events"]] == [event["event"] for event in after["events"]]


def test_the_old_logs_know_every_event() -> None:
    """A new kind of event needs a log that has one."""
    names = {event["event"] for log in LOGS for body in bodies_of(log) for event in json.loads(body)["events"]}
    assert names == {in_snake_case(event.__name__) for event in (*get_args(Event), *get_args(TableEvent))}


def test_a_new_event_needs_a_step() -> None:
    """A server that cannot read an event must not run alongside one that writes it.

    If this fails, add a step without statements to both schemas (in PostgreSQL's with `oldest` its own number), and
    write the new numbers here.
    """
    shapes = [
        *(f"{event.__name__} {[field.name for field in dataclasses.fields(event)]}" for event in get_args(Event)),
        *(f"{event.__name__} {event.__struct_fields__}" for event in get_args(TableEvent)),
        f"settings {Settings.__struct_fields__}",
        json.loads(encode_entry(Entry(0, ())))["v"],
    ]
    shapes_hash = hashlib.sha256(repr(sorted(map(str, shapes))).encode()).hexdigest()[:16]
    assert (10, 10, KNOWN_SHAPES) == (len(STEPS), len(LOG_SCHEMA.steps), shapes_hash)


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
        b'{"v":1,"at":0,"events":[{"event":[]}]}',
        b'{"v":1,"at":0,"events":[{"event\xa2":0}]}',
        b'{"v":1,"at":0,"events":' + b"[" * 100_000,
    ],
)
def test_what_is_no_entry(body: bytes) -> None:
    """Says what is wrong."""
    with pytest.raises(CodecError):
        decode_entry(body)
