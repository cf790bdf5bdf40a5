"""Encodes log entries as JSON, and decodes them."""

from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from conteur.store.codec import CodecError, decode_event, encode_event
from conteur.tables.entry import Entry
from conteur.tables.events import Event, TableEvent, TableEventBase

_VERSION: Final = 1


class _StoredEntry(Struct, omit_defaults=True):
    v: int
    at: int
    events: list[Any]
    by: int | None = None
    ref: str | None = None


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_StoredEntry)


def encode_entry(entry: Entry) -> bytes:
    """The entry's bytes."""
    events = [event if isinstance(event, TableEventBase) else encode_event(event) for event in entry.events]
    return _encoder.encode(_StoredEntry(_VERSION, entry.at, events, entry.by, entry.ref))


def decode_entry(body: bytes) -> Entry:
    """The entry in these bytes; CodecError says what is wrong."""
    try:
        stored = _decoder.decode(body)
        if stored.v != _VERSION:
            raise CodecError(f"this entry has version {stored.v}; this conteur reads version {_VERSION}")
        return Entry(stored.at, tuple(map(_decode, stored.events)), stored.by, stored.ref)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CodecError(str(error)) from None


_TABLE_EVENTS: Final = frozenset(kind.__struct_config__.tag for kind in get_args(TableEvent))


def _decode(event: Any) -> Event:  # noqa: ANN401 - checked by what it calls
    if isinstance(event, dict) and isinstance(event.get("event"), str) and event["event"] in _TABLE_EVENTS:
        return msgspec.convert(event, TableEvent)  # type: ignore[no-any-return]  # a union of structs
    return decode_event(event)
