"""How alike two cards look at a glance: their shapes as a perceptual hash, their colours as a histogram."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

import cv2
import numpy as np
from PIL import Image

from atelier.engine.canvas import Field

THUMBNAIL: Final = (32, 32)
COARSE: Final = 8
"""The hash keeps 8 x 8 of the lowest frequencies: where the big shapes are, not what they are made of."""
BINS: Final = (4, 8, 8)
"""Lightness tells two cards apart less than hue does."""


class Pair(NamedTuple):
    """Two cards and how far apart they are; the first field orders pairs, the most alike first."""

    distance: float
    shape: int
    colour: float
    one: str
    other: str


def shape_hash(picture: Field) -> Field:
    """63 bits: whether each low frequency of the picture's lightness is above the middle one."""
    grey = cv2.resize(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), THUMBNAIL, interpolation=cv2.INTER_AREA)
    low = cv2.dct(grey.astype(np.float32))[:COARSE, :COARSE].ravel()[1:]
    return np.asarray(low > np.median(low))


def colours(picture: Field) -> Field:
    """How much of the picture has each colour; sums to one."""
    lab = cv2.cvtColor(picture, cv2.COLOR_RGB2LAB)
    counts = cv2.calcHist([lab], [0, 1, 2], None, list(BINS), [0, 256] * 3)
    return np.asarray(counts / counts.sum())


def shape_distance(one: Field, other: Field) -> int:
    """How many of 63 bits differ; two unrelated pictures differ in about half."""
    return int(np.count_nonzero(one != other))


def colour_distance(one: Field, other: Field) -> float:
    """0 for the same colours in the same amounts, 1 for none in common."""
    return 1.0 - float(np.minimum(one, other).sum())


def nearest_pairs(pictures: dict[str, Path]) -> list[Pair]:
    """Every two of the pictures, the most alike first."""
    seen = {card: np.asarray(Image.open(path).convert("RGB")) for card, path in pictures.items()}
    hashes = {card: shape_hash(picture) for card, picture in seen.items()}
    histograms = {card: colours(picture) for card, picture in seen.items()}
    pairs = []
    for one, other in combinations(sorted(pictures), 2):
        shape = shape_distance(hashes[one], hashes[other])
        colour = colour_distance(histograms[one], histograms[other])
        pairs.append(Pair((shape / 32 + colour) / 2, shape, colour, one, other))
    return sorted(pairs)
