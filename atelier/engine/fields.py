"""Small scalar fields: steps, gradients and glows over the sheet."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y


def smoothstep(low: float, high: float, value: Any) -> Any:
    """0 below low, 1 above high, a soft S between."""
    t = np.clip((value - low) / (high - low + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def linear(x0: float, y0: float, x1: float, y1: float) -> Field:
    """0 at the first point, 1 at the second."""
    dx, dy = x1 - x0, y1 - y0
    field: Field = np.clip(((X - x0) * dx + (Y - y0) * dy) / (dx * dx + dy * dy), 0, 1)
    return field


def radial(x: float, y: float, radius: float, power: float = 1.0, sx: float = 1.0, sy: float = 1.0) -> Field:
    """1 in the middle, falling to 0 at the radius; sx and sy stretch it."""
    field: Field = np.clip(1 - np.hypot((X - x) / sx, (Y - y) / sy) / radius, 0, 1) ** power
    return field
