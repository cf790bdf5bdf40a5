"""Zips of pictures, honest and hostile."""

from collections.abc import Callable
from pathlib import Path

import pytest

from conteur.pictures.archive import MOST_MEMBERS
from conteur.pictures.prepare import MOST_BYTES
from conteur.pictures.prepared import PreparedPicture
from conteur.pictures.refusals import PictureRefusal
from tests.pictures import hostile
from tests.pictures.sandboxed import members_in_sandbox, prepared_in_sandbox

ARCHIVES: list[tuple[Callable[[], bytes], PictureRefusal]] = [
    (hostile.zip_bomb, PictureRefusal.ARCHIVE_IS_TOO_LARGE),
    (
        lambda: hostile.zipped([(f"{number}.jpg", b"") for number in range(MOST_MEMBERS + 1)]),
        PictureRefusal.ARCHIVE_IS_TOO_LARGE,
    ),
    (lambda: hostile.zipped([("../../etc/cron.d/evil", b"x")]), PictureRefusal.ARCHIVE_LEADS_ASTRAY),
    (lambda: hostile.zipped([("/etc/passwd", b"x")]), PictureRefusal.ARCHIVE_LEADS_ASTRAY),
    (lambda: hostile.zipped([("a\\..\\..\\evil.jpg", b"x")]), PictureRefusal.ARCHIVE_LEADS_ASTRAY),
    (hostile.locked_zip, PictureRefusal.ARCHIVE_IS_LOCKED),
    (lambda: hostile.zipped([("a.jpg", b"x")])[:-30], PictureRefusal.ARCHIVE_IS_DAMAGED),
    (lambda: hostile.zipped([("__MACOSX/a", b"x"), ("b/", b""), (".DS_Store", b"x")]), PictureRefusal.NOTHING_IN_IT),
]


@pytest.mark.parametrize(("make", "why"), ARCHIVES, ids=[f"{number}-{why}" for number, (_, why) in enumerate(ARCHIVES)])
def test_an_archive_nobody_should_send(tmp_path: Path, make: Callable[[], bytes], why: PictureRefusal) -> None:
    """Is refused as a whole, before anything in it is opened; nothing is ever unpacked to a file."""
    assert why == members_in_sandbox(make(), tmp_path)
    assert ["upload"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (hostile.zipped([("inner.zip", hostile.zipped([("a.jpg", b"x")]))]), PictureRefusal.ARCHIVE_IN_ARCHIVE),
        (
            hostile.zipped([("inner.zip", hostile.encoded(hostile.photo()) + bytes(MOST_BYTES))]),
            PictureRefusal.PICTURE_IS_TOO_HEAVY,
        ),
        (hostile.zipped([("inner.zip", b"words")]), PictureRefusal.NOT_A_PICTURE),
    ],
    ids=["zip", "heavy", "words"],
)
def test_a_file_in_an_archive(tmp_path: Path, content: bytes, why: PictureRefusal) -> None:
    """Is looked at like any other; an archive in an archive is not opened."""
    assert why == prepared_in_sandbox(content, tmp_path, "inner.zip")


def test_an_archive_that_lies_about_a_size(tmp_path: Path) -> None:
    """Gives no more than it said, and that is no picture."""
    assert prepared_in_sandbox(hostile.lying_zip(), tmp_path, "a.png") in {
        PictureRefusal.ARCHIVE_IS_DAMAGED,
        PictureRefusal.NOT_A_PICTURE,
    }


def test_pictures_in_an_archive(tmp_path: Path) -> None:
    """Folders and what computers add are passed over."""
    picture = hostile.encoded(hostile.photo())
    content = hostile.zipped([("us/", b""), ("us/a.jpg", picture), ("__MACOSX/us/._a.jpg", b"x"), ("b.png", picture)])
    assert ["us/a.jpg", "b.png"] == members_in_sandbox(content, tmp_path)
    assert isinstance(prepared_in_sandbox(content, tmp_path, "us/a.jpg"), PreparedPicture)
