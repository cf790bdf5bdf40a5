"""`conteur migrate`: migrates a log to this version's schema."""

import argparse
import asyncio
import sys
from pathlib import Path

from conteur.cli.database_option import add_database_option
from conteur.cli.errors import CommandError


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "migrate",
        help="bring a log up to date with this version",
        description="Forward only; each step succeeds completely or changes nothing. Servers of the previous version "
        "keep running, or the command says which of them must be stopped first. `conteur serve` migrates a SQLite "
        "file by itself.",
    )
    add_database_option(parser)
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder with a SQLite file")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Migrate, and say what was done."""
    from conteur.store.log import LogUnavailable

    try:
        from conteur.settings import store_address
        from conteur.store.backend import migrate_backend

        done = asyncio.run(migrate_backend(store_address(chosen.database, chosen.data), _report_waiting))
    except LogUnavailable as trouble:
        raise CommandError(str(trouble)) from None
    print(f"done: schema {', '.join(map(str, done))}" if done else "nothing to do: already up to date")
    return 0


def _report_waiting(trouble: str) -> None:
    print(f"waiting up to a minute. {trouble}", file=sys.stderr, flush=True)
