"""Checks the data folder of a server, and the SQLite files in it. Changes nothing."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from conteur.doctor.problem import Problem
from conteur.store.log import LogUnavailable
from conteur.store.sqlite.file import SqliteFile
from conteur.store.sqlite.images import IMAGES_SCHEMA
from conteur.store.sqlite.schema import LOG_SCHEMA

_MEGABYTE: Final = 1 << 20
_LOW: Final = 512 * _MEGABYTE
"""Free bytes below which one evening of uploads may fill the disk."""
_SCHEMAS: Final = {"conteur.sqlite": LOG_SCHEMA, "pictures.sqlite": IMAGES_SCHEMA}
_MOUNTS: Final = Path("/proc/self/mountinfo")
_ESCAPES: Final = {"\\040": " ", "\\011": "\t", "\\012": "\n", "\\134": "\\"}
_NETWORK_FILE_SYSTEMS: Final = frozenset(
    {
        *("9p", "afs", "beegfs", "ceph", "cifs", "coda", "fuse.ceph", "fuse.glusterfs", "fuse.rclone", "fuse.s3fs"),
        *("fuse.sshfs", "glusterfs", "gpfs", "lustre", "ncpfs", "nfs", "nfs4", "smb3", "smbfs"),
    }
)


def check_folder(folder: Path, *, has_database: bool) -> Iterator[Problem]:
    """What is wrong with the folder; with a database it only contains copies of pictures."""
    existing = next(each for each in (folder, *folder.absolute().parents) if each.exists())  # the server makes the rest
    if (error := _write_error(existing)) is not None:
        yield Problem(
            "folder_unwritable",
            f"{folder} cannot be written to ({error}), so nothing can be kept.",
            "Make it writable for the user conteur runs as, or name another folder with --data.",
        )
        return
    if (free := shutil.disk_usage(existing).free) < _LOW:
        yield Problem(
            "disk_nearly_full",
            f"The disk of {folder} has {free // _MEGABYTE:,} MB left; when it is full, moves are refused.",
            "Free some room, limit the pictures with --server-room, or let old tables go sooner with --keep-tables.",
        )
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if not os.access(path, os.W_OK):
            yield Problem(
                "file_unwritable",
                f"{path} cannot be written to, though the folder it is in can.",
                "Give it to the user conteur runs as (chown), or make it changeable again (chattr -i).",
            )
    if not has_database:
        yield from _check_sqlite(folder)


def _write_error(folder: Path) -> str | None:
    """Why a file cannot be written there."""
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".conteur-doctor-") as probe:
            probe.write(b"?" * 4096)
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        return error.strerror or str(error)
    return None


def _check_sqlite(folder: Path) -> Iterator[Problem]:
    kind = file_system_of(folder.resolve(), _MOUNTS.read_text(encoding="utf-8") if _MOUNTS.exists() else "")
    if kind in _NETWORK_FILE_SYSTEMS:
        yield Problem(
            "network_file_system",
            f"{folder} is on a network file system ({kind}), whose locks SQLite cannot rely on: games may be damaged.",
            "Use a disk of this machine with --data; for several machines use PostgreSQL with --database.",
        )
    for name, schema in _SCHEMAS.items():
        if (folder / name).exists():
            yield from _check_file(SqliteFile(folder / name, schema, can_write=False))


def _check_file(file: SqliteFile) -> Iterator[Problem]:
    try:
        with file.use() as connection:
            answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except LogUnavailable as error:
        yield Problem("file_unusable", f"Servers refuse to start with {file.path}.", f"{error}.")
        return
    except sqlite3.Error as error:
        answer = str(error)
    finally:
        file.close()
    if answer != "ok":
        yield Problem(
            "file_damaged",
            f"{file.path} is damaged ({answer}).",
            "Keep a copy of it, and bring back the last backup (docs/hosting.md).",
        )


def file_system_of(path: Path, mounts: str) -> str:
    """The kind of file system a path is on, from Linux's list of mounts; empty where there is no such list."""
    longest, kind = -1, ""
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        point = before.split(" ")[4]
        for escape, character in _ESCAPES.items():
            point = point.replace(escape, character)
        if path.is_relative_to(point) and len(point) >= longest:  # of two on one mount point, the later hides the other
            longest, kind = len(point), after.split(" ")[0]
    return kind
