"""What one log entry holds: one decision's events, when, by whom, and under which ref. JSON, with our own names."""

from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from conteur.store.codec import CodecError, decode_event, encode_event
from conteur.tables.happening import Happening
from conteur.tables.people import Fact, PeopleEvent, Person

_VERSION: Final = 1


class Entry(Struct, frozen=True):
    """A decision, as it is remembered."""

    at: int
    """Milliseconds since 1970."""
    events: tuple[Happening, ...]
    by: Person | None = None
    ref: str | None = None
    """The sender's own name for it: sent twice, it is done once."""


class _Written(Struct, omit_defaults=True):
    v: int
    at: int
    events: list[Any]
    by: int | None = None
    ref: str | None = None


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Written)


def encode_entry(entry: Entry) -> bytes:
    """The entry's bytes."""
    events = [event if isinstance(event, Fact) else encode_event(event) for event in entry.events]
    return _encoder.encode(_Written(_VERSION, entry.at, events, entry.by, entry.ref))


def decode_entry(body: bytes) -> Entry:
    """The entry in these bytes; CodecError says what is wrong."""
    try:
        written = _decoder.decode(body)
        if written.v != _VERSION:
            raise CodecError(f"this entry has version {written.v}; this conteur reads version {_VERSION}")
        return Entry(written.at, tuple(map(_decode, written.events)), written.by, written.ref)
    except msgspec.MsgspecError as error:
        raise CodecError(str(error)) from None


_PEOPLE: Final = frozenset(event.__struct_config__.tag for event in get_args(PeopleEvent))


def _decode(written: Any) -> Happening:  # noqa: ANN401 - checked by what it calls
    if isinstance(written, dict) and written.get("event") in _PEOPLE:
        return msgspec.convert(written, PeopleEvent)  # type: ignore[no-any-return]  # a union of structs
    return decode_event(written)
