"""Reads the pictures in a zip one at a time, without unpacking it to disk. Runs in the sandbox."""

import zipfile
import zlib
from pathlib import Path, PurePosixPath
from typing import Final

from conteur.pictures.prepare import MOST_BYTES
from conteur.pictures.refusals import PictureRefusal, PictureRefused

MOST_ARCHIVE_BYTES: Final = 256 * 1024 * 1024
"""Size of the zip itself."""
MOST_UNPACKED: Final = 1024 * 1024 * 1024
"""Size of everything it claims to contain, against zip bombs."""
MOST_MEMBERS: Final = 1000
_MAGIC: Final = (b"PK\x03\x04", b"PK\x05\x06")
_ARCHIVES: Final = (b"PK\x03\x04", b"Rar!", b"7z\xbc\xaf", b"\x1f\x8b", b"BZh", b"\xfd7zXZ")
_LOCKED: Final = 0x1


def is_archive(path: Path) -> bool:
    """Whether this is a zip, whatever it is called."""
    with path.open("rb") as file:
        return file.read(4) in _MAGIC


def members_of(path: Path) -> list[str]:
    """The names of the members that may be pictures; PictureRefused if the archive as a whole is refused."""
    if path.stat().st_size > MOST_ARCHIVE_BYTES:
        raise PictureRefused(PictureRefusal.ARCHIVE_IS_TOO_LARGE)
    with _open(path) as archive:
        members = archive.infolist()
        if len(members) > MOST_MEMBERS or sum(each.file_size for each in members) > MOST_UNPACKED:
            raise PictureRefused(PictureRefusal.ARCHIVE_IS_TOO_LARGE)
        if any(_escapes(each.filename) for each in members):
            raise PictureRefused(PictureRefusal.ARCHIVE_LEADS_ASTRAY)
        if any(each.flag_bits & _LOCKED for each in members):
            raise PictureRefused(PictureRefusal.ARCHIVE_IS_LOCKED)
        names = [each.filename for each in members if not each.is_dir() and not _is_system_file(each.filename)]
    if not names:
        raise PictureRefused(PictureRefusal.NOTHING_IN_IT)
    return names


def read_member(path: Path, name: str) -> bytes:
    """One file from the zip, limited to the bytes a picture may have, whatever size the archive claims."""
    with _open(path) as archive:
        try:
            with archive.open(name) as file:
                content = file.read(MOST_BYTES + 1)
        except (OSError, EOFError, KeyError, RuntimeError, NotImplementedError, zlib.error, zipfile.BadZipFile):
            raise PictureRefused(PictureRefusal.ARCHIVE_IS_DAMAGED) from None
    if len(content) > MOST_BYTES:
        raise PictureRefused(PictureRefusal.PICTURE_IS_TOO_HEAVY)
    if content.startswith(_ARCHIVES):
        raise PictureRefused(PictureRefusal.ARCHIVE_IN_ARCHIVE)
    return content


def _open(path: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(path)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        raise PictureRefused(PictureRefusal.ARCHIVE_IS_DAMAGED) from None


def _escapes(name: str) -> bool:
    """Whether a name tries path traversal. We never use names as paths, but such an archive is an attack."""
    path = PurePosixPath(name.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or name[1:2] == ":"


def _is_system_file(name: str) -> bool:
    """Whether the operating system added it, not a person."""
    path = PurePosixPath(name)
    return path.parts[0] == "__MACOSX" or path.name.startswith(".") or path.name in {"Thumbs.db", "desktop.ini"}
