"""The pictures in a zip, read one at a time and never unpacked. Runs where `intake` runs."""

import zipfile
import zlib
from pathlib import Path, PurePosixPath
from typing import Final

from conteur.decks.intake import MOST_BYTES
from conteur.decks.refusing import PictureRefusal, PictureRefused

MOST_ARCHIVE_BYTES: Final = 256 * 1024 * 1024
"""Of the zip itself."""
MOST_UNPACKED: Final = 1024 * 1024 * 1024
"""Of all that it says to hold, so that nobody begins with what would never end."""
MOST_MEMBERS: Final = 1000
_MAGIC: Final = (b"PK\x03\x04", b"PK\x05\x06")
_ARCHIVES: Final = (b"PK\x03\x04", b"Rar!", b"7z\xbc\xaf", b"\x1f\x8b", b"BZh", b"\xfd7zXZ")
_LOCKED: Final = 0x1


def is_archive(path: Path) -> bool:
    """Whether this is a zip, whatever it is called."""
    with path.open("rb") as file:
        return file.read(4) in _MAGIC


def members_of(path: Path) -> list[str]:
    """The names of what may be pictures in it; PictureRefused if the archive as a whole is up to no good."""
    if path.stat().st_size > MOST_ARCHIVE_BYTES:
        raise PictureRefused(PictureRefusal.ARCHIVE_IS_TOO_LARGE)
    with _opened(path) as archive:
        found = archive.infolist()
        if len(found) > MOST_MEMBERS or sum(each.file_size for each in found) > MOST_UNPACKED:
            raise PictureRefused(PictureRefusal.ARCHIVE_IS_TOO_LARGE)
        if any(_leads_astray(each.filename) for each in found):
            raise PictureRefused(PictureRefusal.ARCHIVE_LEADS_ASTRAY)
        if any(each.flag_bits & _LOCKED for each in found):
            raise PictureRefused(PictureRefusal.ARCHIVE_IS_LOCKED)
        names = [each.filename for each in found if not each.is_dir() and not _is_litter(each.filename)]
    if not names:
        raise PictureRefused(PictureRefusal.NOTHING_IN_IT)
    return names


def member(path: Path, name: str) -> bytes:
    """One file of it, and never more bytes than a picture may have, whatever the archive says of its size."""
    with _opened(path) as archive:
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


def _opened(path: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(path)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        raise PictureRefused(PictureRefusal.ARCHIVE_IS_DAMAGED) from None


def _leads_astray(name: str) -> bool:
    """Names are never paths for us; an archive in which one climbs out of its folder is meant for somebody's harm."""
    path = PurePosixPath(name.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or name[1:2] == ":"


def _is_litter(name: str) -> bool:
    """What computers add by themselves."""
    path = PurePosixPath(name)
    return path.parts[0] == "__MACOSX" or path.name.startswith(".") or path.name in {"Thumbs.db", "desktop.ini"}
