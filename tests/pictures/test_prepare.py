"""An uploaded file becomes a clean card, or is refused with a reason."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageCms, ImageDraw

from conteur.decks.likeness import are_alike
from conteur.pictures.prepare import MOST_BYTES, prepare
from conteur.pictures.prepared import PreparedPicture
from conteur.pictures.refusals import PictureRefusal
from tests.pictures import hostile
from tests.pictures.sandboxed import prepared_in_sandbox

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
    assert why == prepared_in_sandbox(make(), tmp_path)
    assert ["upload"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF", "GIF"])
def test_a_picture_becomes_two_without_a_word(tmp_path: Path, kind: str) -> None:
    """800 x 1200 and 400 x 600; whatever its file is called, whatever else it says."""
    exif = Image.Exif()
    exif[0x010E] = "my address and my telephone"
    how = {} if kind == "GIF" else {"exif": exif.tobytes()}
    card = prepared_in_sandbox(hostile.encoded(hostile.photo((900, 900)), kind, **how), tmp_path)
    assert isinstance(card, PreparedPicture)
    for content, size in ((card.large, (800, 1200)), (card.small, (400, 600))):
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
    card = Image.open(io.BytesIO(prepare(hostile.encoded(kept, quality=95, exif=exif.tobytes())).small))
    for place, colour in (((60, 90), (255, 0, 0)), ((340, 90), (255, 255, 255)), ((340, 510), (0, 0, 255))):
        pixel = card.getpixel(place)
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
    for embedded in (profile, b"no profile at all"):
        card = prepare(hostile.encoded(hostile.photo(), "JPEG", icc_profile=embedded))
        assert "icc_profile" not in Image.open(io.BytesIO(card.large)).info


def test_what_is_transparent_lies_on_paper() -> None:
    """Not on black."""
    clear = Image.new("RGBA", (600, 900), (0, 0, 0, 0))
    card = Image.open(io.BytesIO(prepare(hostile.encoded(clear, "PNG")).small))
    corner = card.getpixel((5, 5))
    assert isinstance(corner, tuple)
    assert min(corner) > 230
