"""Cloudy noise. A tile depends on its own parameters only, never on who asked for it first."""

from __future__ import annotations

import math
import zlib
from functools import lru_cache

import cv2
import numpy as np

from atelier.engine.canvas import HEIGHT, WHOLE, WIDTH, Box, Field, Rng

_SPARE = 500


def fbm(
    seed: int,
    scale: float = 200,
    octaves: int = 4,
    stretch: tuple[float, float] = (1, 1),
    gain: float = 0.5,
    shape: tuple[int, int] = (HEIGHT, WIDTH),
) -> Field:
    """Fractal noise in 0..1 with features of about scale pixels."""
    rng = np.random.default_rng(seed)
    total = np.zeros(shape, np.float32)
    amplitude, energy = 1.0, 0.0
    for octave in range(octaves):
        step_x = max(2.0, scale * stretch[0] / 2**octave)
        step_y = max(2.0, scale * stretch[1] / 2**octave)
        grid = rng.standard_normal((int(shape[0] / step_y) + 4, int(shape[1] / step_x) + 4)).astype(np.float32)
        offset_x, offset_y = rng.random(2)
        rows = np.array([[1 / step_x, 0, 1 + offset_x], [0, 1 / step_y, 1 + offset_y]], np.float32)
        total += amplitude * cv2.warpAffine(
            grid,
            rows,
            (shape[1], shape[0]),
            flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REFLECT,
        )
        energy += amplitude * amplitude
        amplitude *= gain
    field: Field = np.clip(0.5 + total / math.sqrt(energy) * 0.27, 0, 1)
    return field


@lru_cache(maxsize=48)
def _tile(scale: float, octaves: int, stretch: tuple[float, float]) -> Field:
    seed = zlib.crc32(repr((scale, octaves, stretch)).encode()) % 9973
    return fbm(seed, scale, octaves, stretch, shape=(HEIGHT + _SPARE, WIDTH + _SPARE))


def window(rng: Rng, scale: float, octaves: int, stretch: tuple[float, float] = (1, 1), box: Box = WHOLE) -> Field:
    """A random window of a kept noise tile: cheap texture for one layer."""
    tile = _tile(round(float(scale), 1), octaves, (float(stretch[0]), float(stretch[1])))
    x0, y0, x1, y1 = box
    ox, oy = rng.integers(0, _SPARE, 2)
    if rng.random() < 0.5:
        tile = tile[::-1]
    if rng.random() < 0.5:
        tile = tile[:, ::-1]
    return tile[y0 + oy : y1 + oy, x0 + ox : x1 + ox]


def wander(rng: Rng, count: int, step: float) -> Field:
    """Smooth noise in 0..1 along a line of count samples."""
    knots = max(4, int(count / step) + 3)
    return np.clip(np.interp(np.linspace(0, knots - 1.001, count), np.arange(knots), rng.random(knots)), 0, 1)
