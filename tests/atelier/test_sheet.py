"""The contact sheet in the documents."""

from pathlib import Path

import numpy as np
from PIL import Image

from atelier import deck
from atelier.sheet import contact_sheet

SHEET = Path(__file__).parents[2] / "docs" / "deck.webp"
ALIKE = 12
"""Levels of 255 by which a square of a sheet may differ after it was compressed; another picture differs by 40."""


def test_the_sheet_shows_the_cards_as_they_are() -> None:
    """A card that was painted anew is there as it is now: `python -m atelier sheet docs/deck.webp`."""
    fresh = contact_sheet(deck.scene_ids())
    with Image.open(SHEET) as kept:
        assert fresh.size == kept.size
        squares = [np.asarray(sheet.convert("RGB").reduce(20), float) for sheet in (fresh, kept)]
    assert np.abs(squares[0] - squares[1]).mean(axis=-1).max() < ALIKE
