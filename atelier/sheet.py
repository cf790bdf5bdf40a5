"""A contact sheet of the finished cards, to judge neighbours side by side."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from atelier import deck

THUMB = (180, 270)
GAP = 8


def contact_sheet(ids: list[str], columns: int = 9, images: Path = deck.IMAGES) -> Image.Image:
    """All cards at thumbnail size, in the order given."""
    rows = -(-len(ids) // columns)
    size = (columns * (THUMB[0] + GAP) + GAP, rows * (THUMB[1] + GAP) + GAP)
    sheet = Image.new("RGB", size, "#1c1a20")
    for i, card_id in enumerate(ids):
        with Image.open(images / f"{card_id}.webp") as picture:
            thumb = picture.convert("RGB").resize(THUMB, Image.Resampling.LANCZOS)
        sheet.paste(thumb, (GAP + i % columns * (THUMB[0] + GAP), GAP + i // columns * (THUMB[1] + GAP)))
    return sheet
