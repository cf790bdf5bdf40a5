"""From the master to the files players get: WebP at two sizes, AVIF where it is clearly smaller."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from atelier.engine.canvas import Field

SIZES = {"": (800, 1200), "-400": (400, 600)}
QUALITIES = (82, 78, 74, 70, 65, 60, 55)
HEAVIEST = {"": 92_000, "-400": 29_000}
"""Bytes a WebP may have; the best quality that fits is taken."""
AVIF_QUALITY = 55
WORTHWHILE = 0.9
"""An AVIF is kept only if it is at most this share of the WebP."""


def webp(image: Image.Image, heaviest: int) -> bytes:
    """The best WebP that is light enough, or the lightest there is."""
    encoded = b""
    for quality in QUALITIES:
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=quality, method=6)
        encoded = buffer.getvalue()
        if len(encoded) <= heaviest:
            break
    return encoded


def avif(image: Image.Image) -> bytes:
    """An AVIF; one thread and a fixed speed, so that its bytes do not depend on the number of cores."""
    buffer = io.BytesIO()
    image.save(buffer, "AVIF", quality=AVIF_QUALITY, speed=4, max_threads=1)
    return buffer.getvalue()


def files_of(card_id: str, master: Field) -> dict[str, bytes]:
    """File names and contents of one card."""
    files: dict[str, bytes] = {}
    for suffix, size in SIZES.items():
        image = Image.fromarray(master).resize(size, Image.Resampling.LANCZOS)
        plain, small = webp(image, HEAVIEST[suffix]), avif(image)
        files[f"{card_id}{suffix}.webp"] = plain
        if len(small) <= len(plain) * WORTHWHILE:
            files[f"{card_id}{suffix}.avif"] = small
    return files


def write(card_id: str, master: Field, images: Path) -> int:
    """Replace the card's files; returns how many bytes they take."""
    images.mkdir(parents=True, exist_ok=True)
    for suffix in SIZES:
        (images / f"{card_id}{suffix}.avif").unlink(missing_ok=True)
    files = files_of(card_id, master)
    for name, content in files.items():
        (images / name).write_bytes(content)
    return sum(map(len, files.values()))
