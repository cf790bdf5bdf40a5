"""Game records: a finished game as one JSON file that anybody can verify."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from conteur.rules.chance import commitment_to
from conteur.rules.events import Event, GameDealt
from conteur.store.codec import CodecError, decode_event, encode_event

_KIND: Final = "conteur game"
_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Record:
    """The commitment from before the deal, and all events."""

    commitment: str
    events: tuple[Event, ...]


def record_of(events: Sequence[Event]) -> Record:
    """The record of these events of a game."""
    dealt = events[0]
    if not isinstance(dealt, GameDealt):
        raise TypeError("a game begins with GameDealt")
    return Record(commitment_to(dealt.secret), tuple(events))


def write_record(path: Path, record: Record) -> None:
    """Write the record to a file."""
    path.write_text(record_text(record), encoding="utf-8")


def record_text(record: Record) -> str:
    """The record as JSON with one event per line, so that two records are easy to compare."""
    head = json.dumps({"kind": _KIND, "version": _VERSION, "commitment": record.commitment})
    lines = ",\n".join(json.dumps(encode_event(event), ensure_ascii=False) for event in record.events)
    return f'{head[:-1]}, "events": [\n{lines}\n]}}\n'


def read_record(text: str) -> Record:
    """The record in a file's text; CodecError says what is wrong with it."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CodecError(f"this is not JSON: {error}") from None
    try:
        return _decode_record(fields)
    except RecursionError:  # while quoting what is wrong
        raise CodecError("this is nested too deeply for the record of a game") from None


def _decode_record(fields: object) -> Record:
    if not isinstance(fields, dict) or fields.get("kind") != _KIND:
        raise CodecError(f'this is not the record of a game: "kind" should be "{_KIND}"')
    if fields.get("version") != _VERSION:
        raise CodecError(f"this record has version {fields.get('version')!r}; this conteur reads version {_VERSION}")
    commitment, events = fields.get("commitment"), fields.get("events")
    if not isinstance(commitment, str) or not isinstance(events, list):
        raise CodecError('a record has a text "commitment" and a list of "events"')
    decoded = []
    for number, event in enumerate(events, 1):
        try:
            decoded.append(decode_event(event))
        except CodecError as error:
            raise CodecError(f"event {number}: {error}") from None
    return Record(commitment, tuple(decoded))
