"""Outlines as N x 2 arrays: splines, tubes, ellipses, ridges, and ways to place and roughen them."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import WIDTH, Field, Polygon
from atelier.engine.noise import fbm


def points(*coordinates: float) -> Polygon:
    """x0, y0, x1, y1, ... as an N x 2 array."""
    return np.array(coordinates, float).reshape(-1, 2)


def hermite(p1: Field, p2: Field, m1: Field, m2: Field, t: Field) -> Field:
    """Cubic between two points with given tangents."""
    field: Field = (
        (2 * t**3 - 3 * t**2 + 1) * p1 + (t**3 - 2 * t**2 + t) * m1 + (-2 * t**3 + 3 * t**2) * p2 + (t**3 - t**2) * m2
    )
    return field


def spline(knots: Any, closed: bool = True, steps: int = 14, sharp: Collection[int] = ()) -> Polygon:
    """A smooth curve through knots; the knots listed in sharp stay corners."""
    p = np.asarray(knots, float).reshape(-1, 2)
    count = len(p)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]

    def knot(i: int) -> Field:
        field: Field = p[i % count] if closed else p[min(max(i, 0), count - 1)]
        return field

    pieces: list[Polygon] = []
    for i in range(count if closed else count - 1):
        start = np.zeros(2) if i in sharp else (knot(i + 1) - knot(i - 1)) / 2
        end = np.zeros(2) if (i + 1) % count in sharp else (knot(i + 2) - knot(i)) / 2
        pieces.append(hermite(knot(i), knot(i + 1), start, end, t))
    if not closed:
        pieces.append(p[-1:])
    return np.concatenate(pieces)


def curve3(knots: Any, steps: int = 14) -> Field:
    """A smooth open curve through points in space."""
    p = np.asarray(knots, float).reshape(-1, 3)
    count = len(p)
    if count == 1:
        return p
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]

    def knot(i: int) -> Field:
        field: Field = p[min(max(i, 0), count - 1)]
        return field

    pieces = [
        hermite(knot(i), knot(i + 1), (knot(i + 1) - knot(i - 1)) / 2, (knot(i + 2) - knot(i)) / 2, t)
        for i in range(count - 1)
    ]
    return np.concatenate([*pieces, p[-1:]])


def tube(knots: Any, widths: Sequence[float], steps: int = 12, smooth: bool = True) -> Polygon:
    """A tapered limb, branch or tail through knots with half-widths."""
    p = spline(knots, False, steps) if smooth else np.asarray(knots, float).reshape(-1, 2)
    half = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths)[:, None]
    along = np.gradient(p, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    turn = np.linspace(math.pi / 2, -math.pi / 2, 9)

    def cap(centre: Field, radius: Field, angle: float) -> Polygon:
        field: Field = centre + radius * np.stack([np.cos(angle + turn), np.sin(angle + turn)], 1)
        return field

    end = cap(p[-1], half[-1], math.atan2(along[-1, 1], along[-1, 0]))
    start = cap(p[0], half[0], math.atan2(-along[0, 1], -along[0, 0]))
    return np.concatenate([p + across * half, end, (p - across * half)[::-1], start])


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float | None = None,
    rot: float = 0,
    n: int = 72,
    a0: float = 0,
    a1: float = 2 * math.pi,
) -> Polygon:
    """An ellipse, or the part of it between two angles."""
    t = np.linspace(a0, a1, n)
    return place(np.stack([rx * np.cos(t), (ry or rx) * np.sin(t)], 1), rot=rot, at=(x, y))


def rectangle(x: float, y: float, width: float, height: float) -> Polygon:
    """An upright rectangle from its top left corner."""
    return points(x, y, x + width, y, x + width, y + height, x, y + height)


def place(shape: Any, scale: Any = 1, rot: float = 0, at: Any = (0, 0), flip: bool = False) -> Polygon:
    """Scale, mirror, turn and move an outline, in that order."""
    p = np.asarray(shape, float) * (scale if np.ndim(scale) == 0 else np.array(scale))
    if flip:
        p = p * [-1, 1]
    cos, sin = math.cos(rot), math.sin(rot)
    placed: Polygon = p @ np.array([[cos, sin], [-sin, cos]]) + np.array(at)
    return placed


def roughen(shape: Polygon, amplitude: float, seed: int = 0) -> Polygon:
    """The wobble of a hand along an outline."""
    if len(shape) < 16:
        sides = [np.linspace(shape[i], shape[i + 1], 12, endpoint=False) for i in range(len(shape) - 1)]
        shape = np.concatenate([*sides, shape[-1:]])
    wobble = np.random.default_rng(seed).standard_normal((len(shape), 2))
    kernel = np.hanning(13) / 6
    smooth = [np.convolve(np.r_[wobble[-6:, i], wobble[:, i], wobble[:6, i]], kernel, "same")[6:-6] for i in (0, 1)]
    return shape + np.stack(smooth, 1) * amplitude


def ridge(
    y: float | Callable[..., Any],
    amplitude: float,
    seed: int,
    scale: float = 250,
    x0: float = -20,
    x1: float = WIDTH + 20,
    base: float = 1520,
    octaves: int = 5,
) -> Polygon:
    """A line of hills across the sheet, closed below."""
    profile = fbm(seed, scale, octaves, shape=(8, WIDTH + 40))[4]
    x = np.linspace(x0, x1, 260)
    top = (y(x) if callable(y) else y) + (np.interp(x, np.arange(-20, WIDTH + 20), profile) - 0.5) * 2 * amplitude
    return np.concatenate([np.stack([x, top], 1), [[x1, base], [x0, base]]])
