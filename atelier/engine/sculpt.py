"""Soft volumes from balls and tapered limbs: a smooth union of height fields with real normals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numba
import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field
from atelier.engine.imaging import blur
from atelier.engine.shapes import place, spline

_NOWHERE = -1e3


@numba.njit(cache=True)
def raise_balls(height: Any, mask: Any, balls: Any) -> None:
    """Lift a height field and its mask to ellipsoids x, y, rx, ry, cos, sin, z, rise."""
    rows, columns = height.shape
    for i in range(balls.shape[0]):
        x, y, rx, ry, cos, sin, z, rise = balls[i]
        reach = max(rx, ry) + 1.5
        for py in range(max(0, int(y - reach)), min(rows, int(y + reach) + 2)):
            for px in range(max(0, int(x - reach)), min(columns, int(x + reach) + 2)):
                u = ((px - x) * cos + (py - y) * sin) / rx
                v = (-(px - x) * sin + (py - y) * cos) / ry
                distance = math.sqrt(u * u + v * v)
                cover = (1 - distance) * min(rx, ry) + 0.5
                if cover <= 0:
                    continue
                mask[py, px] = max(mask[py, px], min(1.0, cover))
                if distance < 1:
                    height[py, px] = max(height[py, px], z + rise * math.sqrt(1 - distance * distance))


def ball(
    x: float, y: float, rx: float, ry: float | None = None, rot: float = 0.0, z: float = 0.0, hz: float | None = None
) -> Field:
    """An ellipsoid; z is the height of its middle, hz how far it rises above."""
    ry = ry or rx
    return np.array([[x, y, rx, ry, math.cos(rot), math.sin(rot), z, min(rx, ry) if hz is None else hz]])


def limb(
    knots: Any, widths: Sequence[float], z: float | Sequence[float] = 0.0, flat: float = 1.0, steps: int = 26
) -> Field:
    """A tapered tube as a chain of balls; z may change along it."""
    p = spline(knots, False, steps)
    along = np.linspace(0, 1, len(p))
    width = np.interp(along, np.linspace(0, 1, len(widths)), widths)
    heights = np.atleast_1d(np.asarray(z, float))
    z_along = np.interp(along, np.linspace(0, 1, len(heights)), heights)
    one = np.ones(len(p))
    return np.stack([p[:, 0], p[:, 1], width, width, one, 0 * one, z_along, width * flat], 1)


def place_parts(
    parts: Sequence[Field], scale: float = 1, rot: float = 0, at: Any = (0, 0), flip: bool = False
) -> list[Field]:
    """Scale, mirror, turn and move parts as place() does outlines."""
    placed = []
    for part in parts:
        moved = part.copy()
        moved[:, :2] = place(moved[:, :2], scale, rot, at, flip)
        moved[:, 2:4] *= scale
        moved[:, 6:] *= scale
        angle = np.arctan2(moved[:, 5], moved[:, 4]) * (-1 if flip else 1) + rot
        moved[:, 4], moved[:, 5] = np.cos(angle), np.sin(angle)
        placed.append(moved)
    return placed


def sculpt(parts: Sequence[Field], k: float = 14.0, smooth: float = 2.0) -> tuple[Field, Field]:
    """Mask and height of the smooth union of parts; k is how softly they melt together."""
    height = np.full((HEIGHT, WIDTH), _NOWHERE, np.float32)
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    for part in parts:
        own = np.full((HEIGHT, WIDTH), _NOWHERE, np.float32)
        raise_balls(own, mask, np.ascontiguousarray(part, dtype=np.float64))
        melt = np.clip(k - np.abs(height - own), 0, None) / max(k, 1e-6)
        both = (height > _NOWHERE / 2) & (own > _NOWHERE / 2)
        height = np.maximum(height, own) + melt * melt * k * 0.25 * both
    solid = height > _NOWHERE / 2
    low = float(height[solid].min()) if solid.any() else 0.0
    inside = (mask > 0.5).astype(np.float32)
    height = np.where(solid, height, low - 2).astype(np.float32)
    # extend the height beyond the mask, else the gradient at the rim sparkles
    near = blur(inside, 5)
    outside = np.where(near > 0.01, blur(height * inside, 5) / np.maximum(near, 0.01), low - 2)
    return mask, blur(np.where(inside > 0, height, outside).astype(np.float32), smooth)
