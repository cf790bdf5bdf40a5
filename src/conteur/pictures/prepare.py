"""Makes a card from an upload: decodes, rotates, crops, re-encodes and hashes it, or refuses it. See `sandbox`."""

import io
import struct
import warnings
import zipfile
from typing import Final

from PIL import Image, ImageCms, UnidentifiedImageError

from conteur.decks.card import LARGE, SMALL
from conteur.pictures.crop import crop_box
from conteur.pictures.prepared import PreparedPicture
from conteur.pictures.refusals import PictureRefusal, PictureRefused

MOST_BYTES: Final = 24 * 1024 * 1024
"""Size of one file: twice the largest phone photos."""
MOST_PIXELS: Final = 64_000_000
SMALLEST: Final = (200, 300)
"""Pixels; a card cropped from less would be blurred."""
MOST_METADATA: Final = 1024 * 1024
"""Bytes of metadata: dates, places, thumbnails, profiles."""
_FORMATS: Final = ("JPEG", "PNG", "WEBP", "AVIF", "GIF")
_QUALITY: Final = 82
_PAPER: Final = (255, 252, 245)
"""The background of transparent pictures."""
_ORIENTATION: Final = 0x0112
_UPRIGHT: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
_HEAD: Final = 1024
Image.MAX_IMAGE_PIXELS = MOST_PIXELS  # more is refused before a single row is decoded
_HEIC: Final = (b"ftypheic", b"ftypheix", b"ftyphevc", b"ftypmif1", b"ftypmsf1", b"ftypheim")
_SCRIPTS: Final = (b"<script", b"<?php", b"%pdf-1", b"%pdf-2")


def prepare(content: bytes) -> PreparedPicture:
    """The card in these bytes; PictureRefused says why there is none."""
    _refuse_by_content(content)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # warnings about odd metadata
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        try:
            image = _upright(content)
        except (Image.DecompressionBombError, Image.DecompressionBombWarning, MemoryError):
            raise PictureRefused(PictureRefusal.PICTURE_IS_TOO_LARGE) from None
        except UnidentifiedImageError:
            raise PictureRefused(_why_unreadable(content)) from None
        except ValueError as error:  # Pillow's own limit on metadata
            is_flood = "too large" in str(error) or "Too much memory" in str(error)
            raise PictureRefused(
                PictureRefusal.PICTURE_SAYS_TOO_MUCH if is_flood else PictureRefusal.PICTURE_IS_DAMAGED
            ) from None
        except (OSError, SyntaxError, EOFError, struct.error, IndexError, KeyError, TypeError, OverflowError):
            raise PictureRefused(PictureRefusal.PICTURE_IS_DAMAGED) from None
    box = crop_box(image)
    if box[2] - box[0] < SMALLEST[0] or box[3] - box[1] < SMALLEST[1]:
        raise PictureRefused(PictureRefusal.PICTURE_IS_TOO_SMALL)
    large = image.resize(LARGE, Image.Resampling.LANCZOS, box=box)
    small = large.resize(SMALL, Image.Resampling.LANCZOS)
    return PreparedPicture(_encoded(large), _encoded(small), likeness_of(small))


def _refuse_by_content(content: bytes) -> None:
    """Checks that need no decoding."""
    if len(content) > MOST_BYTES:
        raise PictureRefused(PictureRefusal.PICTURE_IS_TOO_HEAVY)
    lowered = content.lower()
    if b"<svg" in lowered[:_HEAD] and not content.startswith((b"\xff\xd8", b"\x89PNG", b"RIFF", b"GIF8")):
        raise PictureRefused(PictureRefusal.PICTURE_IS_SVG)
    if content[4:12] in _HEIC:
        raise PictureRefused(PictureRefusal.PICTURE_IS_HEIC)
    if any(word in lowered for word in _SCRIPTS) or zipfile.is_zipfile(io.BytesIO(content)):
        # Re-encoding would drop the program, but no real photo is also a program: such a file is an attack.
        raise PictureRefused(PictureRefusal.PICTURE_IS_TWO_THINGS)


def _why_unreadable(content: bytes) -> PictureRefusal:
    """A file that begins like a picture is damaged; any other is not a picture."""
    begins = content.startswith((b"\xff\xd8\xff", b"\x89PNG\r\n", b"GIF8")) or content[8:12] in (b"WEBP", b"avif")
    return PictureRefusal.PICTURE_IS_DAMAGED if begins else PictureRefusal.NOT_A_PICTURE


def _upright(content: bytes) -> Image.Image:
    """The picture as people see it: decoded, rotated, in sRGB, not much larger than necessary."""
    with Image.open(io.BytesIO(content), formats=_FORMATS) as image:
        if image.width * image.height > MOST_PIXELS:
            raise PictureRefused(PictureRefusal.PICTURE_IS_TOO_LARGE)
        if image.format != "MPO" and getattr(image, "is_animated", False):  # MPO: a phone's second view of the same
            raise PictureRefused(PictureRefusal.PICTURE_MOVES)
        metadata = (value for value in image.info.values() if isinstance(value, bytes | str))
        if sum(map(len, metadata)) > MOST_METADATA:
            raise PictureRefused(PictureRefusal.PICTURE_SAYS_TOO_MUCH)
        image.draft("RGB", (LARGE[0] * 2, LARGE[1] * 2))  # a JPEG can be decoded at a half, a quarter or an eighth
        image.load()
        profile = image.info.get("icc_profile")
        turn = _UPRIGHT.get(_orientation(image))
        smaller = _in_srgb(_smaller(image), profile)
    return smaller if turn is None else smaller.transpose(turn)


def _orientation(image: Image.Image) -> int:
    try:
        orientation = image.getexif().get(_ORIENTATION, 1)
    except Exception:  # noqa: BLE001 - broken metadata is no reason to refuse the picture
        return 1
    return orientation if isinstance(orientation, int) else 1


def _smaller(image: Image.Image) -> Image.Image:
    """Reduced by an integer factor to a size that is fast to process; images with a palette are left as they are."""
    factor = min(image.width // LARGE[1], image.height // LARGE[1])
    return image.reduce(factor) if factor > 1 and image.mode in {"L", "LA", "RGB", "RGBA", "CMYK"} else image.copy()


def _in_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    """sRGB, with a paper colour where it was transparent."""
    if profile and image.mode in {"RGB", "CMYK", "L"}:
        try:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            converted = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
            if converted is not None:
                return converted
        except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
            pass  # a broken profile: keep the colours as they are
    if image.mode in {"RGBA", "LA", "PA"} or "transparency" in image.info:
        clear = image.convert("RGBA")
        paper = Image.new("RGBA", clear.size, (*_PAPER, 255))
        return Image.alpha_composite(paper, clear).convert("RGB")
    return image.convert("RGB")


def _encoded(image: Image.Image) -> bytes:
    """WebP of the pixels alone: no metadata is carried over."""
    bare = Image.frombytes("RGB", image.size, image.tobytes())
    out = io.BytesIO()
    bare.save(out, "WEBP", quality=_QUALITY, method=4)
    return out.getvalue()


def likeness_of(image: Image.Image) -> str:
    """A perceptual hash in hexadecimal: 256 bits of a difference hash, and the mean colour."""
    grey = image.convert("L").resize((17, 16), Image.Resampling.BOX).tobytes()
    bits = 0
    for row in range(16):
        for column in range(16):
            place = row * 17 + column
            bits = bits << 1 | (grey[place + 1] > grey[place] + 1)  # one step is noise
    mean = image.convert("RGB").resize((1, 1), Image.Resampling.BOX).tobytes()
    return f"{bits:064x}{mean.hex()}"
