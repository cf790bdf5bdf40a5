"""Copies a SQLite file while a server plays on it: all of one moment, checked, on the disk."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from conteur.store.log import LogUnavailable

_PATIENCE: Final = 10.0


def back_up(source: Path, target: Path) -> int:
    """A copy of a file as it is now, which nobody has to wait for; its size in bytes."""
    made = target.with_name(f"{target.name}.part")
    made.unlink(missing_ok=True)
    try:
        _copy(source, made)
        made.replace(target)
        _sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise LogUnavailable(f"{source} was not copied to {target}: {error}") from error
    finally:
        made.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, made: Path) -> None:
    there = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=_PATIENCE)
    here = sqlite3.connect(made, isolation_level=None)
    try:
        there.backup(here)  # in one step: the server goes on writing, and none of it is in the copy
        here.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
        answer = here.execute("PRAGMA quick_check(1)").fetchone()[0]
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)
    finally:
        there.close()
        here.close()
    made.chmod(0o600)  # names, clues and talk of all games
    with made.open("rb+") as file:
        os.fsync(file.fileno())


def _sync(folder: Path) -> None:
    """So that the name is on the disk, too."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
