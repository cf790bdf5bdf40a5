"""`conteur migrate`: bring a log up to date with this version."""

import argparse
import asyncio
import os
from pathlib import Path
from typing import Final

from conteur.cli.refusing import CommandError

DATABASE: Final = "CONTEUR_DATABASE"
_FILE: Final = "CONTEUR_DATABASE_FILE"
"""The name of a file with the same in it, as Docker, Kubernetes and systemd hand out secrets."""


def add_database_to(parser: argparse.ArgumentParser) -> None:
    """The option every command has that works on a log."""
    parser.add_argument(
        "--database",
        default=_from_environment(),
        metavar="URL",
        help=f"keep games in this PostgreSQL, for several servers: postgresql://USER@HOST1,HOST2/NAME (or ${DATABASE}, "
        f"which nobody sees in a list of processes, or in a file that ${_FILE} names)",
    )


def _from_environment() -> str | None:
    if DATABASE in os.environ or _FILE not in os.environ:
        return os.environ.get(DATABASE)
    path = Path(os.environ[_FILE])
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise CommandError(f"${_FILE} names {path}, which cannot be read: {error.strerror}") from None


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Say what the command is."""
    parser = commands.add_parser(
        "migrate",
        help="bring a log up to date with this version",
        description="Forward only, each step whole or not at all. Servers of the version before go on meanwhile, "
        "or the command says which of them must end first. A SQLite file is brought up to date by serve.",
    )
    add_database_to(parser)
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder with a SQLite file")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Migrate, and say what was done."""
    from conteur.store.log import LogUnavailable

    try:
        from conteur.settings import home_address
        from conteur.store.home import migrate_home

        done = asyncio.run(migrate_home(home_address(chosen.database, chosen.data)))
    except LogUnavailable as trouble:
        raise CommandError(str(trouble)) from None
    print(f"done: schema {', '.join(map(str, done))}" if done else "nothing to do: it is up to date")
    return 0
