"""Events and setups as JSON values and back. Names on disk are ours, never import paths."""

import dataclasses
import re
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

Json = dict[str, Any]


class CodecError(ValueError):
    """Something on disk is not what it should be; the message says what."""


def _name_on_disk(event: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()


_NAMES: Final[Mapping[type, str]] = {event: _name_on_disk(event) for event in get_args(Event)}
_ORDER: Final[Mapping[type, tuple[str, ...]]] = {
    event: tuple(field.name for field in dataclasses.fields(event)) for event in get_args(Event)
}
_FIELDS: Final[Mapping[str, frozenset[str]]] = {
    name: frozenset({"event", *_ORDER[event]}) for event, name in _NAMES.items()
}


def encode_event(event: Event) -> Json:
    """The event as a JSON object, its name first."""
    written: Json = {"event": _NAMES[type(event)]}
    for field in _ORDER[type(event)]:
        written[field] = getattr(event, field)
    if isinstance(event, GameDealt):
        written["setup"] = encode_setup(event.setup)
        written["secret"] = event.secret.hex()
    return written


def decode_event(written: object) -> Event:
    """The event a JSON object tells of; CodecError says what is wrong with it."""
    if not isinstance(written, dict):
        raise CodecError("an event is a JSON object")
    name = written.get("event")
    read = _READERS.get(name) if isinstance(name, str) else None
    if read is None or not isinstance(name, str):
        raise CodecError(f"unknown event {name!r}")
    if unknown := sorted(written.keys() - _FIELDS[name]):
        raise CodecError(f"{name}: unknown field {unknown[0]!r}")
    try:
        return read(written)
    except KeyError as missing:
        raise CodecError(f"{name}: {missing} is missing") from None
    except (TypeError, ValueError) as error:
        raise CodecError(f"{name}: {error}") from None


def encode_setup(setup: Setup) -> Json:
    """The agreement as a JSON object."""
    written: Json = dataclasses.asdict(setup)
    written["end"] = written_end(setup.end)
    return written


def decode_setup(written: Mapping[str, Any]) -> Setup:
    """The agreement a JSON object tells of."""
    options = dict(written)
    mode, players, deck_size = options.pop("mode"), _integer(options.pop("players")), options.pop("deck_size")
    return make_setup(mode, players, options=options, deck_size=_integer(deck_size))


def _integer(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a whole number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not text")
    value.encode()  # half a surrogate pair is none
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
