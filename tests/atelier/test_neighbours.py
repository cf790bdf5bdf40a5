"""No two cards can be confused at a glance, and the deck is not painted in one colour."""

from pathlib import Path
from statistics import median

import numpy as np
import pytest
from PIL import Image

from atelier import deck
from atelier.neighbours import Pair, nearest_pairs

CLOSEST = 0.4
"""The mean of both distances; the most alike two of the deck were at 0.47 when this was set."""
CLOSEST_SHAPE = 10
"""Of 63 bits; 12 were the fewest."""
SPREAD = 0.6
"""Half of all pairs share less than 40 % of their colours; 0.72 was measured."""


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    """All pairs of the deck as they look at 400 x 600."""
    return nearest_pairs({card: deck.IMAGES / f"{card}-400.webp" for card in deck.scene_ids() if card != "back"})


def test_no_two_cards_are_alike(pairs: list[Pair]) -> None:
    """Neither in shape nor in both together."""
    assert [] == [pair for pair in pairs if pair.distance < CLOSEST or pair.shape < CLOSEST_SHAPE]


def test_the_colours_of_the_deck_are_spread(pairs: list[Pair]) -> None:
    """Most cards share few colours with most others."""
    assert median(pair.colour for pair in pairs) > SPREAD


def test_a_card_painted_twice_would_be_found(tmp_path: Path) -> None:
    """Darker, a little moved and compressed again, it still is its own neighbour."""
    first = deck.IMAGES / "whale_village-400.webp"
    picture = np.asarray(Image.open(first).convert("RGB"))
    again = (np.roll(picture, 6, axis=1) * 0.9).astype(np.uint8)
    Image.fromarray(again).save(tmp_path / "again.webp", quality=50)
    (pair,) = nearest_pairs({"first": first, "again": tmp_path / "again.webp"})
    assert pair.shape < CLOSEST_SHAPE
    assert pair.distance < CLOSEST
