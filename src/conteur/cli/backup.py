"""`conteur backup`: copies a running server's SQLite files."""

import argparse
from pathlib import Path
from typing import Final

from conteur.cli.errors import CommandError

_FILES: Final = ("conteur.sqlite", "pictures.sqlite", "lessons.sqlite")


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "backup",
        help="copy a server's SQLite files while it runs",
        description="Copies games, pictures and what bots learned, each as of one moment, and checks the copies. A "
        "server started with --data on a copy of the folder continues from there. For PostgreSQL see docs/hosting.md.",
    )
    parser.add_argument("target", type=Path, help="a folder for the copies; it must not contain any yet")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's folder (default: your data folder)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Copy each file and print its size."""
    from conteur.settings import default_folder
    from conteur.store.log import LogUnavailable
    from conteur.store.sqlite.backup import back_up

    folder, target = chosen.data or default_folder(), chosen.target
    if not (folder / _FILES[0]).exists():
        raise CommandError(f"there are no games in {folder}: name the server's folder with --data")
    try:
        target.mkdir(parents=True, exist_ok=True, mode=0o700)
        if taken := [name for name in _FILES if (target / name).exists()]:
            raise CommandError(f"{target / taken[0]} already exists: use a new folder for each backup")
        for name in _FILES:
            if (folder / name).exists():
                print(f"{target / name}: {back_up(folder / name, target / name):,} bytes")
    except LogUnavailable as trouble:
        raise CommandError(str(trouble)) from None
    except OSError as error:
        raise CommandError(f"{target} cannot be written to: {error.strerror}") from None
    return 0
