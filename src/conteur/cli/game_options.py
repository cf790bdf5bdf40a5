"""The options that say which game to play, shared by `watch` and `simulate`."""

import argparse
import secrets
from typing import get_args

from conteur.cli.errors import CommandError
from conteur.rules.editions import CHOICES, EDITIONS, make_setup
from conteur.rules.setup import Setup, refuse_setup
from conteur.rules.vocabulary import Mode

_NEEDS = {"base": "3 to 12 players", "party": "6 to 12 players", "team": "6, 8, 10 or 12 players"}


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """--mode, --players, --edition, --option and --seed."""
    parser.add_argument("--mode", choices=get_args(Mode), default="base", help="game mode (default: base)")
    parser.add_argument("--players", type=int, default=6, metavar="N", help="number of players (default: 6)")
    parser.add_argument("--edition", choices=list(EDITIONS), default="odyssey", help="which printed rules")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"change one option of the edition: {', '.join(CHOICES)}, or end=pile, end=points:30, end=laps:2",
    )
    parser.add_argument("--seed", type=int, help="play the same games again (default: different games each time)")


def chosen_setup(chosen: argparse.Namespace) -> Setup:
    """The setup the options ask for; CommandError says what is allowed."""
    try:
        options = dict(map(_parsed_option, chosen.option))
        setup = make_setup(chosen.mode, chosen.players, edition=chosen.edition, options=options)
    except ValueError as error:
        raise CommandError(str(error)) from None
    if refused := refuse_setup(setup):
        if refused == "end_does_not_fit_mode":
            raise CommandError(f"{setup.mode} ends by laps: --option end=laps:1")
        raise CommandError(f"{setup.mode} needs {_NEEDS[setup.mode]}, not {setup.players}")
    return setup


def chosen_seed(chosen: argparse.Namespace) -> int:
    """The given seed, or a new one."""
    return secrets.randbits(64) if chosen.seed is None else chosen.seed


def _parsed_option(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"an option is written NAME=VALUE, not {text!r}")
    kind, colon, number = value.partition(":")
    if name == "end" and colon:
        return name, {kind: int(number) if number.isdecimal() else number}
    if name == "bonus_cap":
        return name, {"none": None, "null": None, "3": 3}.get(value, value)
    return name, value
