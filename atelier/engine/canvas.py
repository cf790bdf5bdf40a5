"""The master sheet: its size in pixels, its pixel grids, and the types every other module speaks in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

WIDTH, HEIGHT = 1000, 1500

Field: TypeAlias = npt.NDArray[Any]
"""A picture-sized array of floats: a mask, a tone, a height, an angle."""
Tone: TypeAlias = "float | Field"
Polygon: TypeAlias = npt.NDArray[Any]
"""An N x 2 array of x, y in master pixels."""
Colour: TypeAlias = "str | npt.NDArray[Any]"
Stop: TypeAlias = "Colour | tuple[float, Colour]"
Ramp: TypeAlias = "Colour | Sequence[Stop]"
"""Colours from shadow to light, evenly spread or with their positions."""
Light: TypeAlias = "tuple[float, float] | tuple[float, float, float]"
"""A lamp at a pixel (x, y), or a direction towards a far light (x, y, z), y downwards."""
Box: TypeAlias = tuple[int, int, int, int]
Rng: TypeAlias = np.random.Generator

Y, X = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
WHOLE: Box = (0, 0, WIDTH, HEIGHT)


def options(**given: Any) -> dict[str, Any]:
    """Paint options to be shared by several calls."""
    return given


def blank(value: float = 0.0) -> Field:
    """A fresh picture-sized field."""
    return np.full((HEIGHT, WIDTH), value, np.float32)


def edge_distance() -> Field:
    """Distance of each pixel to the nearest edge of the sheet."""
    nearest: Field = np.minimum(np.minimum(X, WIDTH - 1 - X), np.minimum(Y, HEIGHT - 1 - Y))
    return nearest
