"""The options that say where games are kept, shared by every command that works on a log."""

import argparse
import os
from pathlib import Path
from typing import Final

from conteur.cli.errors import CommandError

DATABASE: Final = "CONTEUR_DATABASE"
_FILE: Final = "CONTEUR_DATABASE_FILE"
"""The path of a file that contains the address, as Docker, Kubernetes and systemd provide secrets."""


def add_database_option(parser: argparse.ArgumentParser) -> None:
    """--database, and its environment variables."""
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
