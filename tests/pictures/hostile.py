"""Files nobody should send, each made by hand, and a few that people do send."""

import io
import struct
import zipfile
import zlib
from collections.abc import Sequence

from PIL import Image, ImageDraw


def photo(size: tuple[int, int] = (600, 900), seed: int = 1) -> Image.Image:
    """Something that looks like no other seed's."""
    image = Image.new("RGB", size, ((seed * 53) % 200, (seed * 101) % 200, (seed * 29) % 200))
    draw = ImageDraw.Draw(image)
    for shape in range(12):
        value = pow(7, seed * 31 + shape + 5, 1_000_003)
        left, top = value % size[0], value // 7 % size[1]
        colour = (value % 256, value // 3 % 256, value // 11 % 256)
        draw.ellipse((left, top, left + size[0] // 4 + value % 90, top + size[1] // 5 + value % 70), fill=colour)
    return image


def encoded(image: Image.Image, kind: str = "JPEG", **how: object) -> bytes:
    """As a file."""
    out = io.BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def zipped(files: Sequence[tuple[str, bytes]], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip with these files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compression) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return out.getvalue()


def chunk(kind: bytes, body: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack("!I", len(body)) + kind + body + struct.pack("!I", zlib.crc32(kind + body))


def png(width: int, height: int, rows: bytes, *, before: Sequence[bytes] = ()) -> bytes:
    """A grey PNG that says to be of this size, and what else it says."""
    head = chunk(b"IHDR", struct.pack("!IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(before) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def decompression_bomb() -> bytes:
    """40,000 x 40,000 pixels in a few kilobytes."""
    return png(40_000, 40_000, zlib.compress(bytes(10_000_000), 9))


def hundred_megapixels() -> bytes:
    """A real picture, all of it: 10,000 x 10,000, flat, and well packed."""
    return encoded(Image.new("L", (10_000, 10_000), 128), "PNG")


def text_bomb() -> bytes:
    """A small picture with a comment of a hundred million letters, packed."""
    comment = b"Comment\0\0" + zlib.compress(b"A" * 100_000_000, 9)
    rows = zlib.compress(b"".join(b"\0" + bytes(300) for _ in range(450)))
    return png(300, 450, rows, before=[chunk(b"zTXt", comment)])


def exif_flood() -> bytes:
    """A JPEG with three megabytes of remarks before its first pixel."""
    whole = encoded(photo())
    remark = b"Exif\0\0" + b"MM\0*\0\0\0\x08" + b"\xff" * 65_000
    segments = b"".join(b"\xff\xe1" + struct.pack("!H", len(remark) + 2) + remark for _ in range(48))
    return whole[:2] + segments + whole[2:]


def exif_loop() -> bytes:
    """A JPEG whose orientation tag is garbage and whose directory points at itself."""
    entry = struct.pack("!HHII", 0x0112, 3, 0xFFFFFFFF, 8)
    body = b"Exif\0\0MM\0*\0\0\0\x08" + struct.pack("!H", 1) + entry + struct.pack("!I", 8)
    whole = encoded(photo())
    return whole[:2] + b"\xff\xe1" + struct.pack("!H", len(body) + 2) + body + whole[2:]


def animated(kind: str) -> bytes:
    """Three frames."""
    frames = [photo(seed=seed) for seed in (1, 2, 3)]
    return encoded(frames[0], kind, save_all=True, append_images=frames[1:], duration=100)


def script_in_gif() -> bytes:
    """A GIF for those who look at its first letters, a program for those who do not."""
    return encoded(photo().convert("P"), "GIF").replace(b";", b"<script>alert(1)</script>;", 1) + b"<script>"


def picture_and_archive() -> bytes:
    """A JPEG from the front, a zip from behind."""
    return encoded(photo()) + zipped([("run.js", b"alert(1)")])


def zip_bomb() -> bytes:
    """Two files that say to unpack to two thousand million bytes, in less than a kilobyte."""
    whole = bytearray(zipped([("a.png", bytes(100_000)), ("b.png", bytes(100_000))]))
    at = -1
    while (at := whole.find(b"PK\x01\x02", at + 1)) >= 0:
        whole[at + 24 : at + 28] = struct.pack("<I", 1_000_000_000)
    return bytes(whole)


def lying_zip() -> bytes:
    """Its one file says to have a hundred bytes and unpacks to sixty million."""
    whole = bytearray(zipped([("a.png", bytes(60_000_000))]))
    directory = whole.rindex(b"PK\x01\x02")
    whole[22:26] = struct.pack("<I", 100)
    whole[directory + 24 : directory + 28] = struct.pack("<I", 100)
    return bytes(whole)


def locked_zip() -> bytes:
    """It says to need a password."""
    whole = bytearray(zipped([("a.jpg", encoded(photo()))]))
    directory = whole.rindex(b"PK\x01\x02")
    whole[6] |= 1
    whole[directory + 8] |= 1
    return bytes(whole)


SVG = b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
HEIC = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(200)
