"""Bristle stamps and the loop that drags them over the canvas."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numba
import numpy as np

from atelier.engine.canvas import Field
from atelier.engine.fields import smoothstep
from atelier.engine.noise import fbm

COUNT = 14
_LENGTH, _BREADTH = 256, 64


@cache
def brushes() -> Field:
    """Fourteen dry-brush footprints, opacity over breadth and length."""
    rng = np.random.default_rng(5)
    shape = (_BREADTH, _LENGTH)
    across = np.linspace(-1, 1, _BREADTH)[:, None]
    along = np.linspace(0, 1, _LENGTH)[None]
    stamps = np.zeros((COUNT, *shape), np.float32)
    for k in range(COUNT):
        bristle = fbm(100 + k, 5, 3, (14, 0.9), shape=shape)
        hair = fbm(200 + k, 2.2, 2, (22, 0.9), shape=shape)
        edge = 1 - smoothstep(0.62, 1, np.abs(across) + 0.28 * (fbm(300 + k, 26, 2, shape=shape) - 0.5))
        start = 0.04 + 0.07 * fbm(400 + k, 8, 2, shape=shape)
        lift = 0.16 + 0.5 * fbm(500 + k, 6, 2, (1, 0.7), shape=shape) * rng.uniform(0.3, 1)
        tip = smoothstep(0, 1, along / start) * smoothstep(0, 1, (1 - along) / lift)
        dryness = 0.25 + 0.25 * rng.random() * along
        wet = 0.6 * bristle + 0.4 * hair + 0.34 - 0.25 * along
        dry = np.clip((wet - dryness) / (0.62 - dryness + 1e-9), 0, 1)
        stamps[k] = np.clip(edge * tip * (0.35 + 0.65 * dry * dry * (3 - 2 * dry)), 0, 1)
    return stamps


@numba.njit(cache=True)
def stamp(canvas: Any, relief: Any, reference: Any, strokes: Any, colours: Any, stamps: Any, keep: float) -> None:
    """Drag each stroke (x, y, angle, bend, length, width, opacity, stamp) over the canvas.

    A stroke thins out where the reference differs from its colour: edges stay crisp, interiors get paint.
    """
    height, width, _ = canvas.shape
    breadth, length = stamps.shape[1], stamps.shape[2]
    for i in range(strokes.shape[0]):
        x, y, angle, bend, half_length, half_width, opacity, which = strokes[i]
        cos, sin = math.cos(angle), math.sin(angle)
        bristles = stamps[int(which)]
        sweep = half_width + abs(bend) * half_length * half_length
        reach_x = abs(cos) * half_length + abs(sin) * sweep + 2
        reach_y = abs(sin) * half_length + abs(cos) * sweep + 2
        thickness = 0.6 + 0.4 * (i % 7) / 7
        for py in range(max(0, int(y - reach_y)), min(height, int(y + reach_y) + 1)):
            for px in range(max(0, int(x - reach_x)), min(width, int(x + reach_x) + 1)):
                dx, dy = px - x, py - y
                u = dx * cos + dy * sin
                if u <= -half_length or u >= half_length:
                    continue
                v = -dx * sin + dy * cos - bend * u * u
                if v <= -half_width or v >= half_width:
                    continue
                alpha = bristles[
                    int((v / half_width * 0.5 + 0.5) * (breadth - 1)), int((u / half_length * 0.5 + 0.5) * (length - 1))
                ]
                if alpha < 0.01:
                    continue
                e0 = reference[py, px, 0] - colours[i, 0]
                e1 = reference[py, px, 1] - colours[i, 1]
                e2 = reference[py, px, 2] - colours[i, 2]
                cover = alpha * opacity * math.exp(-(e0 * e0 + e1 * e1 + e2 * e2) * keep)
                for channel in range(3):
                    canvas[py, px, channel] += (colours[i, channel] - canvas[py, px, channel]) * cover
                relief[py, px] += (alpha * thickness - relief[py, px]) * cover
