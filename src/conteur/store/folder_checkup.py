"""Looks at the folder a server keeps its files in, and at the files. Changes nothing."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from conteur.store.finding import Finding
from conteur.store.log import LogUnavailable
from conteur.store.sqlite_file import SqliteFile

_MEGABYTE: Final = 1 << 20
_LOW: Final = 512 * _MEGABYTE
"""Bytes left on the disk below which an evening of pictures may fill it."""
_FEW_FILES: Final = 1_000
_MOUNTS: Final = Path("/proc/self/mountinfo")
_ESCAPES: Final = {"\\040": " ", "\\011": "\t", "\\012": "\n", "\\134": "\\"}
_FAR: Final = frozenset(
    {
        *("9p", "afs", "beegfs", "ceph", "cifs", "coda", "fuse.ceph", "fuse.glusterfs", "fuse.rclone", "fuse.s3fs"),
        *("fuse.sshfs", "glusterfs", "gpfs", "lustre", "ncpfs", "nfs", "nfs4", "smb3", "smbfs"),
    }
)


def look_at_folder(folder: Path, *, has_database: bool) -> Iterator[Finding]:
    """What is wrong with it; with a database it holds only copies and what bots learned."""
    if (trouble := _trouble_writing(folder)) is not None:
        yield Finding(
            "folder_unwritable",
            f"{folder} cannot be written to ({trouble}), so nothing can be kept.",
            "Make it writable for the user conteur runs as, or name another folder with --data.",
        )
        return
    yield from _look_at_room(folder)
    for stuck in _stuck(folder):
        yield Finding(
            "file_unwritable",
            f"{stuck} cannot be written to, though the folder it is in can.",
            "Give it to the user conteur runs as (chown), or make it changeable again (chattr -i).",
        )
    if has_database:
        return
    kind = file_system_of(folder.resolve(), _MOUNTS.read_text(encoding="utf-8") if _MOUNTS.exists() else "")
    if kind in _FAR:
        yield Finding(
            "network_file_system",
            f"{folder} is on a network file system ({kind}), whose locks SQLite cannot rely on: games may be damaged.",
            "Use a disk of this machine with --data; for several machines use PostgreSQL with --database.",
        )
    for name in ("conteur.sqlite", "pictures.sqlite"):
        if (folder / name).exists():
            yield from _look_at_file(folder / name)


def _trouble_writing(folder: Path) -> str | None:
    """Why a file cannot be made there; a missing folder is made by the server, so its nearest parent is asked."""
    place = folder
    while not place.exists() and place != place.parent:
        place = place.parent
    try:
        with tempfile.NamedTemporaryFile(dir=place, prefix=".conteur-doctor-") as probe:
            probe.write(b"?" * 4096)
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        return error.strerror or str(error)
    return None


def _look_at_room(folder: Path) -> Iterator[Finding]:
    place = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    free = shutil.disk_usage(place).free
    if free < _LOW:
        yield Finding(
            "disk_nearly_full",
            f"The disk of {folder} has {free // _MEGABYTE:,} MB left; when it is full, moves are refused.",
            "Free some room, bound the pictures with --server-room, or let old tables go with --keep-finished.",
        )
    if hasattr(os, "statvfs"):
        found = os.statvfs(place)
        if found.f_files and found.f_favail < _FEW_FILES:  # some file systems count none
            yield Finding(
                "few_files_left",
                f"The disk of {folder} can take only {found.f_favail:,} more files.",
                "Remove some that nobody needs, whoever they belong to.",
            )


def _stuck(folder: Path) -> Iterator[Path]:
    """What is in the folder, a level deep, and may not be changed."""
    if folder.is_dir():
        yield from (each for each in sorted(folder.iterdir()) if not os.access(each, os.W_OK))


def _look_at_file(path: Path) -> Iterator[Finding]:
    """Without changing it: bringing it up to date is for the server."""
    try:
        if path.name == "conteur.sqlite":
            file = SqliteFile(path, can_write=False)
            try:
                with file.use() as connection:
                    answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            finally:
                file.close()
        else:
            connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
            try:
                answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            finally:
                connection.close()
    except LogUnavailable as trouble:
        yield Finding("file_unusable", "Servers refuse to start with the games in this folder.", f"{trouble}.")
        return
    except sqlite3.Error as error:
        answer = str(error)
    if answer != "ok":
        yield Finding(
            "file_damaged",
            f"{path} is damaged ({answer}).",
            "Keep a copy of it, and bring back the last backup (docs/hosting.md).",
        )


def file_system_of(path: Path, mounts: str) -> str:
    """The kind of file system a path is on, from Linux's list of mounts; nothing where there is no such list."""
    best, kind = -1, ""
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        point = before.split(" ")[4]
        for escape, sign in _ESCAPES.items():
            point = point.replace(escape, sign)
        if path.is_relative_to(point) and len(point) >= best:  # of two on one point, the later one hides the other
            best, kind = len(point), after.split(" ")[0]
    return kind
