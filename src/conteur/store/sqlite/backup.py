"""Backs up a SQLite file while a server uses it: a consistent, checked copy that is safely on the disk."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from conteur.store.log import LogUnavailable

_BUSY_TIMEOUT: Final = 10.0


def back_up(source: Path, target: Path) -> int:
    """Copy a file as it is now, without blocking its users; returns the size in bytes."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        _copy(source, part)
        part.replace(target)
        _sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise LogUnavailable(f"{source} was not copied to {target}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, part: Path) -> None:
    original = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=_BUSY_TIMEOUT)
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        original.backup(copy)  # in one step: what the server writes at the same time is not in the copy
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file, without -wal and -shm
        answer = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)
    finally:
        original.close()
        copy.close()
    part.chmod(0o600)  # it holds the names, clues and talk of all games
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _sync(folder: Path) -> None:
    """Sync the folder, so that the file's name is on the disk, too."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
