"""Encodes game events and setups as JSON values, and decodes them. Names on disk are ours, never import paths."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast, get_args

from conteur.rules.editions import make_setup, written_end
from conteur.rules.events import (
    CardsSubmitted,
    ClueGiven,
    Draws,
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
from conteur.rules.vocabulary import EndReason, Reason
from conteur.tables.naming import in_snake_case

Json = dict[str, Any]


class CodecError(ValueError):
    """Stored data cannot be decoded; the message says why."""


_NAMES: Final[Mapping[type, str]] = {event: in_snake_case(event.__name__) for event in get_args(Event)}
EVENT_NAMES: Final = frozenset(_NAMES.values())
"""The names of game events on disk."""
_ORDER: Final[Mapping[type, tuple[str, ...]]] = {
    event: tuple(field.name for field in dataclasses.fields(event)) for event in get_args(Event)
}
_FIELDS: Final[Mapping[str, frozenset[str]]] = {
    name: frozenset({"event", *_ORDER[event]}) for event, name in _NAMES.items()
}


def encode_event(event: Event) -> Json:
    """The event as a JSON object, its name first."""
    fields: Json = {"event": _NAMES[type(event)]}
    for field in _ORDER[type(event)]:
        fields[field] = getattr(event, field)
    if isinstance(event, GameDealt):
        fields["setup"] = encode_setup(event.setup)
        fields["secret"] = event.secret.hex()
    return fields


def decode_event(fields: object) -> Event:
    """The event in a JSON object; CodecError says what is wrong with it."""
    if not isinstance(fields, dict):
        raise CodecError("an event is a JSON object")
    name = fields.get("event")
    read = _READERS.get(name) if isinstance(name, str) else None
    if read is None or not isinstance(name, str):
        raise CodecError(f"unknown event {name!r}")
    if unknown := sorted(fields.keys() - _FIELDS[name]):
        raise CodecError(f"{name}: unknown field {unknown[0]!r}")
    try:
        return read(fields)
    except KeyError as missing:
        raise CodecError(f"{name}: {missing} is missing") from None
    except (TypeError, ValueError) as error:
        raise CodecError(f"{name}: {error}") from None


def encode_setup(setup: Setup) -> Json:
    """The setup as a JSON object."""
    fields: Json = dataclasses.asdict(setup)
    fields["end"] = written_end(setup.end)
    return fields


def decode_setup(fields: Mapping[str, Any]) -> Setup:
    """The setup in a JSON object."""
    options = dict(fields)
    mode, players, deck_size = options.pop("mode"), _integer(options.pop("players")), options.pop("deck_size")
    return make_setup(mode, players, options=options, deck_size=_integer(deck_size))


def _integer(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a whole number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not text")
    value.encode()  # raises on half a surrogate pair
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} is neither true nor false")
    return value


def _list(values: object) -> Sequence[Any]:
    if not isinstance(values, list | tuple):
        raise TypeError(f"{values!r} is not a list")
    return values


def _integers(values: object) -> tuple[int, ...]:
    return tuple(map(_integer, _list(values)))


def _optional(value: object) -> int | None:
    return None if value is None else _integer(value)


def _draws(values: object) -> Draws:
    return tuple((_integer(seat), _integers(cards)) for seat, cards in map(_list, _list(values)))


def _award(value: object) -> Award:
    side, reason, points, voters = _list(value)
    if reason not in get_args(Reason):
        raise ValueError(f"points are not won for {reason!r}")
    return Award(_integer(side), reason, _integer(points), _integers(voters))


def _end_reason(value: object) -> EndReason:
    for reason in get_args(EndReason):
        if value == reason:
            return cast(EndReason, reason)
    raise ValueError(f"a game does not end by {value!r}")


_READERS: Final[Mapping[str, Callable[[Json], Event]]] = {
    "game_dealt": lambda e: GameDealt(
        decode_setup(e["setup"]),
        bytes.fromhex(e["secret"]),
        tuple(map(_text, _list(e["words"]))),
        _draws(e["hands"]),
        _integers(e["pile"]),
    ),
    "storyteller_chosen": lambda e: StorytellerChosen(_integer(e["seat"]), _flag(e["by_lot"])),
    "clue_given": lambda e: ClueGiven(_integer(e["seat"]), _text(e["clue"]), _optional(e["card"])),
    "giver_named": lambda e: GiverNamed(_integer(e["seat"]), _integer(e["giver"])),
    "cards_submitted": lambda e: CardsSubmitted(_integer(e["seat"]), _integers(e["cards"])),
    "gallery_laid": lambda e: GalleryLaid(_integers(e["cards"]), _integers(e["owners"])),
    "votes_cast": lambda e: VotesCast(_integer(e["seat"]), _integers(e["slots"]), _optional(e["red"])),
    "round_scored": lambda e: RoundScored(tuple(map(_award, _list(e["awards"])))),
    "scores_confirmed": lambda e: ScoresConfirmed(_integer(e["seat"])),
    "round_begun": lambda e: RoundBegun(
        _integer(e["storyteller"]),
        _draws(e["draws"]),
        None if e["reshuffled"] is None else _integers(e["reshuffled"]),
    ),
    "storyteller_skipped": lambda e: StorytellerSkipped(_integer(e["seat"]), _integer(e["storyteller"])),
    "player_seated": lambda e: PlayerSeated(_integer(e["seat"]), _integer(e["score"]), _integer(e["told"])),
    "player_released": lambda e: PlayerReleased(_integer(e["seat"])),
    "game_ended": lambda e: GameEnded(_end_reason(e["reason"]), _integers(e["winners"]), _draws(e["draws"])),
}
