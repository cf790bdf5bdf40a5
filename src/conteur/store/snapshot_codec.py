"""Encodes a replayed table as a snapshot, and decodes it. Adapts to the fields of the state and the game."""

from types import MappingProxyType
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import Struct, defstruct

from conteur.rules.game import Game
from conteur.store.codec import CodecError, Json, decode_setup, encode_setup
from conteur.store.replay import Replayed
from conteur.store.snapshots import Snapshot
from conteur.tables.state import TableState

FORMAT: Final = "1"
"""Raised whenever the state's fields change, or how it is folded: older snapshots are ignored from then on.

tests/store/test_snapshot_codec.py detects both.
"""
PLACE: Final = "place"
"""The format of a snapshot without a state: only its version counts."""


def _stored(name: str, of: type, **others: Any) -> type[Struct]:  # noqa: ANN401 - types
    """A struct with the same fields, some with another type."""
    fields = {field: others.get(field, kind) for field, kind in get_type_hints(of).items() if field[0] != "_"}
    return defstruct(name, list(fields.items()), array_like=True, forbid_unknown_fields=True)


_StoredGame = _stored("_StoredGame", Game, setup=Json)
_StoredState = _stored("_StoredState", TableState, game=_StoredGame | None)


class _StoredTable(Struct, array_like=True, forbid_unknown_fields=True):
    version: int
    state: msgspec.Raw
    refs: tuple[tuple[int, str], ...]


def _plain(value: object) -> object:
    if isinstance(value, MappingProxyType):
        return dict(value)
    raise TypeError(f"a snapshot cannot hold {type(value).__name__}")


_encode: Final = msgspec.msgpack.Encoder(enc_hook=_plain).encode
_decode_table: Final = msgspec.msgpack.Decoder(_StoredTable).decode
_decode_state: Final = msgspec.msgpack.Decoder(_StoredState).decode


def take_snapshot(replayed: Replayed) -> Snapshot:
    """A snapshot of the table."""
    state = {name: getattr(replayed.state, name) for name in TableState.__struct_fields__}
    game: Game | None = state["game"]
    if game is not None:
        state["game"] = _StoredGame(**game._asdict() | {"setup": encode_setup(game.setup)})
    stored = _StoredTable(replayed.version, msgspec.Raw(_encode(_StoredState(**state))), replayed.refs)
    return Snapshot(replayed.version, FORMAT, _encode(stored))


def read_snapshot(snapshot: Snapshot) -> Replayed:
    """The table in a snapshot; CodecError says what is wrong with it."""
    if snapshot.format != FORMAT:
        raise CodecError(f"this snapshot is written in format {snapshot.format!r}, not {FORMAT!r}")
    try:
        table = _decode_table(snapshot.body)
        state: Any = _decode_state(table.state)
        game = None if state.game is None else _game(state.game)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise CodecError(f"this snapshot cannot be read: {error}") from None
    if table.version != snapshot.version:
        raise CodecError(f"this snapshot is of version {table.version}, not {snapshot.version}")
    fields = {name: getattr(state, name) for name in TableState.__struct_fields__}
    return Replayed(table.version, TableState(**fields | {"game": game}), table.refs)


def _game(stored: object) -> Game:
    fields = {name: getattr(stored, name) for name in Game._fields}
    return Game(**fields | {"setup": decode_setup(fields["setup"])})
