"""`conteur arena`: lets brains play each other and rates them."""

import argparse
import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final, cast, get_args

from conteur.bots.arena.arena import Arena, Maker, setups
from conteur.bots.arena.ratings import Strength, strengths
from conteur.bots.brain import Brain, BrainMaker
from conteur.bots.brains.registry import UnknownBrainError, find_brain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.cli.arena_plot import plot
from conteur.cli.errors import CommandError
from conteur.cli.game_options import chosen_seed
from conteur.cli.progress import with_progress
from conteur.rules.vocabulary import Mode
from conteur.tables.character import LANGUAGES, BotLevel, Character, Language

LEVELS: Final = get_args(BotLevel)


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "arena",
        help="let bot brains play each other and rate them",
        description="Plays whole games among bot brains, in every mode and size by default, and rates them.",
    )
    parser.add_argument(
        "--brains", default="easy,medium,hard", metavar="A,B,C", help="which brains play (default: %(default)s)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--mode", action="append", choices=get_args(Mode), help="only this mode; may be repeated")
    parser.add_argument("--players", action="append", type=int, metavar="N", help="only this size; may be repeated")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="the language of the clues (default: en)")
    parser.add_argument("--seed", type=int, help="play the same games again (default: different games each time)")
    parser.add_argument("--json", action="store_true", help="the result as JSON, for machines")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the result as a picture")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play, rate, print."""
    if chosen.games < 1:
        raise CommandError("--games must be at least 1")
    if find_spec("openskill") is None:
        raise CommandError("the arena rates with openskill: pip install 'conteur[arena]'")
    seed = chosen_seed(chosen)
    try:
        choices = setups(chosen.mode or get_args(Mode), chosen.players)
    except ValueError as error:
        raise CommandError(str(error)) from None
    arena = Arena(_makers(chosen.brains, chosen.language), seed)
    played = list(with_progress(arena.games(choices, chosen.games), chosen.games, "games"))
    rated = strengths(arena.statistics, [outcome.scores for outcome in played])
    rows = [_row(kind, rated[kind], arena) for kind in sorted(rated, key=lambda kind: -rated[kind].rating)]
    kinds = "one kind of table" if len(choices) == 1 else f"{len(choices)} kinds of tables"
    title = f"{chosen.games:,} games at {kinds} (seed {seed})"
    if chosen.plot:
        _write(chosen.plot, plot(rows, title))
    print(
        json.dumps({"games": chosen.games, "seed": seed, "brains": rows}, indent=2)
        if chosen.json
        else _table(rows, title)
    )
    return 0


def _makers(asked: str, language: Language) -> Mapping[str, Maker]:
    """The brains that were asked for: a brain's name, a level of the built-in one, or both as NAME:LEVEL."""
    makers, reader = {}, BoxReader()
    for request in filter(None, map(str.strip, asked.split(","))):
        name, _, level = request.partition(":")
        if name in LEVELS and not level:
            name, level = "dreamer", name
        if level and level not in LEVELS:
            raise CommandError(f"{request!r}: a level is one of {', '.join(LEVELS)}")
        try:
            makers[request] = _maker(find_brain(name, reader), level or "medium", language)
        except UnknownBrainError as error:
            raise CommandError(str(error)) from None
    if not makers:
        raise CommandError("--brains names nobody: try --brains easy,hard,blind")
    return makers


def _maker(make: BrainMaker, level: str, language: Language) -> Maker:
    def one(random: Random) -> Brain:
        return make(Character(seed=f"{random.getrandbits(64):x}", level=cast("BotLevel", level), language=language))

    return one


def _row(kind: str, strength: Strength, arena: Arena) -> dict[str, Any]:
    statistics = arena.statistics[kind]
    return {
        "brain": kind,
        "rating": round(strength.rating, 2),
        "margin": round(strength.margin, 2),
        "games": statistics.games,
        "won": round(statistics.won / statistics.games, 4) if statistics.games else None,
        "points": {role: _rounded(statistics.points_per_round(role)) for role in ("storyteller", "others")},
        "clues": {who: _rounded(statistics.clue_share(who)) for who in ("all", "some", "none")}
        if statistics.clues
        else None,
        "votes_found": _rounded(statistics.right_share),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def _table(rows: list[dict[str, Any]], title: str) -> str:
    """A table for people, strongest first."""
    cells = [_HEAD, *map(_cells, rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = ["  " + "   ".join(map(str.rjust, row, widths)) for row in cells]
    return "\n".join([title, "", *lines])


_HEAD: Final = (
    "brain",
    "strength",
    "games",
    "won",
    "points telling",
    "else",
    "clue found by all",
    "some",
    "none",
    "found it",
)


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    clues = row["clues"] or {}
    return (
        row["brain"],
        f"{row['rating']:.1f} ± {row['margin']:.1f}",
        f"{row['games']:,}",
        _share(row["won"]),
        *(_number(row["points"][role]) for role in ("storyteller", "others")),
        *(_share(clues.get(who)) for who in ("all", "some", "none")),
        _share(row["votes_found"]),
    )


def _share(value: float | None) -> str:
    return "" if value is None else f"{value:.0%}"


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"


def _write(path: Path, drawing: str) -> None:
    try:
        path.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror}") from None
