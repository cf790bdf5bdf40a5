"""Setups from an edition's name and a few options, as people and programs write them; errors say what is allowed."""

from collections.abc import Mapping
from typing import Final, TypeGuard, get_args

from conteur.rules.setup import TWO_VOTES_FROM, End, Laps, LastCard, Points, Setup
from conteur.rules.vocabulary import (
    DECK_SIZE,
    BonusWhen,
    ClueKind,
    FirstStoryteller,
    Mode,
    OwnTeamVote,
    PartyHands,
    RedOnGreen,
    SecondVote,
    TeamTalk,
)

CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "bonus_when": get_args(BonusWhen),
    "bonus_cap": (3, None),
    "second_vote": get_args(SecondVote),
    "red_on_green": get_args(RedOnGreen),
    "own_team_vote": get_args(OwnTeamVote),
    "party_hands": get_args(PartyHands),
    "team_talk": get_args(TeamTalk),
    "first_storyteller": get_args(FirstStoryteller),
    "clue": get_args(ClueKind),
}
"""Every option but `end`, with its values, default first."""

EDITIONS: Final[Mapping[str, Mapping[str, object]]] = {
    "odyssey": {},
    "pl-2": {"bonus_when": "mixed"},
    "ar": {"bonus_cap": None, "end": "pile", "red_on_green": "forbidden", "team_talk": "private"},
    "pl-1": {"party_hands": "all"},
    "nl": {"first_storyteller": "clue"},
}
"""What each printed edition changes."""

_OFFERED: Final[Mapping[Mode, frozenset[str]]] = {
    "base": frozenset({"end", "bonus_when", "bonus_cap", "second_vote", "first_storyteller", "clue"}),
    "party": frozenset({"end", "red_on_green", "party_hands", "first_storyteller", "clue"}),
    "team": frozenset({"end", "bonus_when", "bonus_cap", "own_team_vote", "team_talk", "first_storyteller", "clue"}),
}
# The cap matters only where four may vote for one card; in Base with seven or more players it is fixed.
_CAP_BITES_BASE: Final = 6
_CAP_BITES_TEAM_FROM: Final = 10
TARGETS: Final = range(5, 101)
LAPS: Final = range(1, 6)


def is_mode(word: object) -> TypeGuard[Mode]:
    """Whether this is the name of one of the three games."""
    return word in get_args(Mode)


def offered(mode: Mode, players: int) -> frozenset[str]:
    """The options that make a difference in this mode with this many players; the others are not worth asking about."""
    unnoticed = set()
    if mode == "base":
        if players != _CAP_BITES_BASE:
            unnoticed.add("bonus_cap")
        if players < TWO_VOTES_FROM:
            unnoticed.add("second_vote")
    elif mode == "team" and players < _CAP_BITES_TEAM_FROM:
        unnoticed.add("bonus_cap")
    return _OFFERED[mode] - unnoticed


def make_setup(
    mode: str,
    players: int,
    *,
    edition: str = "odyssey",
    options: Mapping[str, object] | None = None,
    deck_size: int = DECK_SIZE,
) -> Setup:
    """An edition's setup with some options changed; ValueError says what is not understood."""
    if not is_mode(mode):
        raise ValueError(f"unknown mode {mode!r}; choose one of {', '.join(get_args(Mode))}")
    if edition not in EDITIONS:
        raise ValueError(f"unknown edition {edition!r}; choose one of {', '.join(EDITIONS)}")
    preset = dict(EDITIONS[edition])
    if mode != "base":
        preset.pop("end", None)  # the printed endings by pile are the base game's
    chosen = preset | dict(options or {})
    end = parse_end(mode, chosen.pop("end", None))
    for name, value in chosen.items():
        _check_choice(name, value)
    return Setup(mode=mode, players=players, end=end, deck_size=deck_size, **chosen)  # type: ignore[arg-type]  # checked above


def _check_choice(name: str, value: object) -> None:
    if name not in CHOICES:
        raise ValueError(f"unknown option {name!r}; there are end, {', '.join(CHOICES)}")
    if not any(value is choice or (type(value) is type(choice) and value == choice) for choice in CHOICES[name]):
        allowed = ", ".join(map(_as_json, CHOICES[name]))
        raise ValueError(f"option {name!r} cannot be {_as_json(value)}; choose one of {allowed}")


def _as_json(value: object) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value)


def parse_end(mode: Mode, end: object) -> End:
    """How a game ends, from its written form: "pile", {"points": 30} or {"laps": 1}; None is the mode's own."""
    match end:
        case None:
            return Points() if mode == "base" else Laps()
        case "pile":
            return LastCard()
        case {"points": target, **rest} if not rest and type(target) is int and target in TARGETS:
            return Points(target)
        case {"laps": count, **rest} if not rest and type(count) is int and count in LAPS:
            return Laps(count)
        case _:
            raise ValueError('option "end" must be "pile", {"points": 5 to 100} or {"laps": 1 to 5}')


def written_end(end: End) -> object:
    """The form `parse_end` reads."""
    match end:
        case LastCard():
            return "pile"
        case Points(target):
            return {"points": target}
        case Laps(count):
            return {"laps": count}
