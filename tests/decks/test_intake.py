"""A stranger's file becomes a clean card, or is refused with a reason, in a process that may die of it."""

import asyncio
import io
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageCms, ImageDraw

from conteur.decks.archive import MOST_MEMBERS
from conteur.decks.cropping import card_box
from conteur.decks.darkroom import Darkroom, Developed
from conteur.decks.intake import MOST_BYTES, prepare
from conteur.decks.likeness import are_alike
from conteur.decks.refusing import PictureRefusal, PictureRefused
from tests.decks import hostile


def developed(content: bytes, folder: Path, member: str | None = None) -> Developed | PictureRefusal:
    """What the darkroom makes of a file, as a server would ask it."""

    async def story() -> Developed | PictureRefusal:
        path = folder / "upload"
        path.write_bytes(content)
        darkroom = Darkroom()
        try:
            if member is None:
                assert await darkroom.members(path) is None
            return await darkroom.develop(path, member)
        except PictureRefused as refused:
            return refused.why
        finally:
            await darkroom.close()

    return asyncio.run(story())


HOSTILE: list[tuple[Callable[[], bytes], PictureRefusal]] = [
    (hostile.decompression_bomb, PictureRefusal.PICTURE_IS_TOO_LARGE),
    (hostile.hundred_megapixels, PictureRefusal.PICTURE_IS_TOO_LARGE),
    (hostile.text_bomb, PictureRefusal.PICTURE_SAYS_TOO_MUCH),
    (hostile.exif_flood, PictureRefusal.PICTURE_SAYS_TOO_MUCH),
    (hostile.script_in_gif, PictureRefusal.PICTURE_IS_TWO_THINGS),
    (hostile.picture_and_archive, PictureRefusal.PICTURE_IS_TWO_THINGS),
    (lambda: hostile.animated("GIF"), PictureRefusal.PICTURE_MOVES),
    (lambda: hostile.animated("WEBP"), PictureRefusal.PICTURE_MOVES),
    (lambda: hostile.animated("PNG"), PictureRefusal.PICTURE_MOVES),
    (lambda: hostile.SVG, PictureRefusal.PICTURE_IS_SVG),
    (lambda: hostile.HEIC, PictureRefusal.PICTURE_IS_HEIC),
    (lambda: hostile.encoded(hostile.photo())[:-9000], PictureRefusal.PICTURE_IS_DAMAGED),
    (lambda: hostile.encoded(hostile.photo(), "PNG")[:3000], PictureRefusal.PICTURE_IS_DAMAGED),
    (lambda: b"\xff\xd8\xff\xe0" + bytes(500), PictureRefusal.PICTURE_IS_DAMAGED),
    (lambda: b"MZ" + bytes(5000), PictureRefusal.NOT_A_PICTURE),
    (lambda: b"", PictureRefusal.NOT_A_PICTURE),
    (lambda: hostile.encoded(hostile.photo(), "BMP"), PictureRefusal.NOT_A_PICTURE),
    (lambda: hostile.encoded(hostile.photo()) + bytes(MOST_BYTES), PictureRefusal.PICTURE_IS_TOO_HEAVY),
    (lambda: hostile.encoded(hostile.photo((150, 900))), PictureRefusal.PICTURE_IS_TOO_SMALL),
]


@pytest.mark.parametrize(("make", "why"), HOSTILE, ids=[f"{number}-{why}" for number, (_, why) in enumerate(HOSTILE)])
def test_a_file_nobody_should_send(tmp_path: Path, make: Callable[[], bytes], why: PictureRefusal) -> None:
    """Gets its own refusal, and leaves nothing behind."""
    assert why == developed(make(), tmp_path)
    assert ["upload"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF", "GIF"])
def test_a_picture_becomes_two_without_a_word(tmp_path: Path, kind: str) -> None:
    """800 x 1200 and 400 x 600; whatever its file is called, whatever else it says."""
    exif = Image.Exif()
    exif[0x010E] = "my address and my telephone"
    how = {} if kind == "GIF" else {"exif": exif.tobytes()}
    found = developed(hostile.encoded(hostile.photo((900, 900)), kind, **how), tmp_path)
    assert isinstance(found, Developed)
    for content, size in ((found.large, (800, 1200)), (found.small, (400, 600))):
        assert b"telephone" not in content
        with Image.open(io.BytesIO(content)) as image:
            assert ("WEBP", size) == (image.format, image.size)
            assert not image.getexif()
            assert {"exif", "icc_profile", "xmp"}.isdisjoint(image.info)


HELD = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}
"""How a camera that notes this number has turned what it saw."""


@pytest.mark.parametrize("orientation", [1, *HELD, 9, 0])
def test_a_photo_is_turned_upright(orientation: int) -> None:
    """As the camera says it was held: the red corner is where people saw it."""
    seen = Image.new("RGB", (600, 900), "white")
    ImageDraw.Draw(seen).rectangle((0, 0, 200, 300), fill="red")
    ImageDraw.Draw(seen).rectangle((400, 600, 600, 900), fill="blue")
    kept = seen.transpose(HELD[orientation]) if orientation in HELD else seen
    exif = Image.Exif()
    exif[0x0112] = orientation
    found = Image.open(io.BytesIO(prepare(hostile.encoded(kept, quality=95, exif=exif.tobytes())).small))
    for place, colour in (((60, 90), (255, 0, 0)), ((340, 90), (255, 255, 255)), ((340, 510), (0, 0, 255))):
        pixel = found.getpixel(place)
        assert isinstance(pixel, tuple)
        assert all(abs(mine - yours) < 40 for mine, yours in zip(colour, pixel, strict=True)), place


def test_a_phones_two_views_of_one_moment_are_one_picture() -> None:
    """Many phones keep a second picture in the same JPEG; it does not move for that."""
    views = hostile.encoded(hostile.photo(seed=1), "MPO", save_all=True, append_images=[hostile.photo(seed=2)])
    assert "MPO" == Image.open(io.BytesIO(views)).format
    alone = prepare(hostile.encoded(hostile.photo(seed=1), "PNG"))
    assert are_alike(alone.likeness, prepare(views).likeness)


def test_garbage_about_the_camera_does_no_harm() -> None:
    """A directory that points at itself is not followed; the picture is taken as it lies."""
    assert prepare(hostile.exif_loop()).large


def test_colours_of_another_screen_are_made_ours() -> None:
    """A profile is followed once and not carried along; one that is none is left out."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for written in (profile, b"no profile at all"):
        found = prepare(hostile.encoded(hostile.photo(), "JPEG", icc_profile=written))
        assert "icc_profile" not in Image.open(io.BytesIO(found.large)).info


def test_what_is_transparent_lies_on_paper() -> None:
    """Not on black."""
    clear = Image.new("RGBA", (600, 900), (0, 0, 0, 0))
    found = Image.open(io.BytesIO(prepare(hostile.encoded(clear, "PNG")).small))
    corner = found.getpixel((5, 5))
    assert isinstance(corner, tuple)
    assert min(corner) > 230


@pytest.mark.parametrize(("left", "size"), [(60, (1500, 800)), (700, (1500, 800)), (1250, (1500, 800))])
def test_the_card_is_cut_round_what_catches_the_eye(left: int, size: tuple[int, int]) -> None:
    """A red coat on a grey beach is in the picture wherever it stands."""
    beach = Image.new("RGB", size, (150, 150, 145))
    ImageDraw.Draw(beach).ellipse((left, 300, left + 160, 640), fill=(200, 30, 30))
    box = card_box(beach)
    assert box[0] <= left + 20
    assert box[2] >= left + 140
    assert abs((box[2] - box[0]) * 3 - (box[3] - box[1]) * 2) <= 3


def test_the_same_picture_is_known_again_and_another_is_not() -> None:
    """Saved worse, made smaller, a little brighter: the same. Other shapes, or other colours: another."""
    first = hostile.photo(seed=1)
    known = prepare(hostile.encoded(first, "PNG")).likeness
    assert are_alike(known, prepare(hostile.encoded(first, quality=40)).likeness)
    assert are_alike(known, prepare(hostile.encoded(first.resize((300, 450)))).likeness)
    assert are_alike(known, prepare(hostile.encoded(first.point(lambda value: value * 1.05))).likeness)
    others = [prepare(hostile.encoded(hostile.photo(seed=seed))).likeness for seed in range(2, 12)]
    assert not any(are_alike(known, other) for other in others)
    flat = [prepare(hostile.encoded(Image.new("RGB", (600, 900), colour))).likeness for colour in ("red", "blue")]
    assert not are_alike(*flat)


def looked(content: bytes, folder: Path) -> list[str] | PictureRefusal | None:
    """What the darkroom finds in an archive."""

    async def story() -> list[str] | PictureRefusal | None:
        (folder / "upload").write_bytes(content)
        darkroom = Darkroom()
        try:
            return await darkroom.members(folder / "upload")
        except PictureRefused as refused:
            return refused.why
        finally:
            await darkroom.close()

    return asyncio.run(story())


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
    assert why == looked(make(), tmp_path)
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
    assert why == developed(content, tmp_path, "inner.zip")


def test_an_archive_that_lies_about_a_size(tmp_path: Path) -> None:
    """Gives no more than it said, and that is no picture."""
    assert developed(hostile.lying_zip(), tmp_path, "a.png") in {
        PictureRefusal.ARCHIVE_IS_DAMAGED,
        PictureRefusal.NOT_A_PICTURE,
    }


def test_pictures_in_an_archive(tmp_path: Path) -> None:
    """Folders and what computers add are passed over."""
    picture = hostile.encoded(hostile.photo())
    content = hostile.zipped([("us/", b""), ("us/a.jpg", picture), ("__MACOSX/us/._a.jpg", b"x"), ("b.png", picture)])
    assert ["us/a.jpg", "b.png"] == looked(content, tmp_path)
    assert isinstance(developed(content, tmp_path, "us/a.jpg"), Developed)


def test_a_process_that_dies_or_dallies_costs_one_file(tmp_path: Path) -> None:
    """The file is refused, and the next one is developed by a new process."""

    async def story() -> None:
        picture = tmp_path / "picture"
        picture.write_bytes(hostile.encoded(hostile.photo()))
        pipe = tmp_path / "never_ends"
        os.mkfifo(pipe)
        darkroom = Darkroom(seconds=30)
        await darkroom.develop(picture)
        assert darkroom._process is not None
        darkroom._process.send_signal(signal.SIGKILL)
        await darkroom._process.wait()
        with pytest.raises(PictureRefused, match="picture_took_too_long"):
            await darkroom.develop(picture)
        darkroom._seconds = 0.5
        with pytest.raises(PictureRefused, match="picture_took_too_long"):
            await darkroom.develop(pipe)
        darkroom._seconds = 30
        assert (await darkroom.develop(picture)).large
        await darkroom.close()

    asyncio.run(story())


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells a process's limits")
def test_its_hands_are_tied(tmp_path: Path) -> None:
    """A gigabyte, two minutes, and not one byte in a file."""

    async def story() -> str:
        picture = tmp_path / "picture"
        picture.write_bytes(hostile.encoded(hostile.photo()))
        darkroom = Darkroom()
        await darkroom.develop(picture)
        assert darkroom._process is not None
        limits = await asyncio.to_thread(Path(f"/proc/{darkroom._process.pid}/limits").read_text, encoding="ascii")
        await darkroom.close()
        return limits

    limits = {line[:25].strip(): line[25:].split()[:2] for line in asyncio.run(story()).splitlines()}
    assert ["1073741824", "1073741824"] == limits["Max address space"]
    assert ["120", "120"] == limits["Max cpu time"]
    assert ["0", "0"] == limits["Max file size"]
