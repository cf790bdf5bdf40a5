"""Cuts the pictures of the first page to the size they are shown at there, so that a first visit waits for less.

Needs Pillow. The result is in client/src/theme/img/welcome/ and is committed:

    python scripts/cut_welcome.py
"""

from pathlib import Path
from typing import Final

from PIL import Image

ROOT: Final = Path(__file__).parent.parent
DECK: Final = ROOT / "src" / "conteur" / "decks" / "reverie" / "images"
OUT: Final = ROOT / "client" / "src" / "theme" / "img" / "welcome"
SHOWN: Final = (
    "rain_puppeteer",
    "whale_village",
    "teacup_sea",
    "umbrella_night",
    "mask_tree",
    "hair_sea",
    "door_wheat",
)
"""From left to right."""
SIZE: Final = (240, 360)
QUALITY: Final = 62


def main() -> None:
    """All of them, numbered."""
    for place, name in enumerate(SHOWN, 1):
        with Image.open(DECK / f"{name}.webp") as picture:
            small = picture.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        small.save(OUT / f"welcome_{place}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
