"""Asks before something is removed for good."""

import argparse
import sys

from conteur.cli.errors import CommandError


def add_yes_option(parser: argparse.ArgumentParser) -> None:
    """--yes, for scripts."""
    parser.add_argument("--yes", action="store_true", help="do not ask")


def is_confirmed(question: str, *, is_sure: bool) -> bool:
    """Whether the person at the terminal says yes; without a terminal, --yes is required."""
    if is_sure:
        return True
    if not sys.stdin.isatty():
        raise CommandError(f"{question} Nobody can be asked here: say --yes")
    try:
        return input(f"{question} [y/N] ").strip().lower() in {"y", "yes"}
    except EOFError:
        return False
