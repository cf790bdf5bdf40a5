"""A desert of piano keys; a camel leaves a melody of footprints."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.engine.canvas import Field, Tone, X, Y, blank
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, spline, tube
from atelier.engine.solid import ground_shadow

HORIZON, FOCAL, EYE = 250.0, 900.0, 3.4
KEY_WIDTH = 0.78
BLACKS = (0, 1, 3, 4, 5)
"""Which of seven gaps between white keys carry a black one."""


def dune(x: Tone, z: Tone) -> Any:
    """Height of the sand."""
    return (
        0.55 * np.sin(z * 0.5 + x * 0.24 + 0.6) + 0.34 * np.sin(z * 0.23 - x * 0.42) + 0.16 * np.sin(x * 0.9 + z * 0.8)
    )


def is_black(x: Field, z: Field) -> Field:
    """Where a black key lies: over the gaps, from a certain depth on."""
    gap = np.floor(x / KEY_WIDTH + 0.5)
    off = np.abs(x / KEY_WIDTH - gap)
    carried = np.isin(np.mod(gap, 7), BLACKS)
    return (carried & (off < 0.3) & (z > 9.2)).astype(np.float32)


def project(x: float, z: float) -> tuple[float, float]:
    """The pixel of a point of the desert."""
    height = float(dune(x, z))
    return 500 + FOCAL * x / z, HORIZON - FOCAL * (height - EYE) / z


def paint() -> Field:
    card = Card("piano_desert", ground="#a9b4bc", light=(-0.75, -0.45, 0.4))
    card.sky(["#8a9aa8", "#b4bec4", "#dcdcd4", "#f6ecd8"], 0.2 + 0.8 * Y / 400, texture=0.16, flow=0.05)
    card.light_at(120, 230, 420, "#fff4d8", 0.6, 1.6)
    _keys(card)
    _camel(card)
    card.brush(sizes=(20, 11, 6, 3.4))
    _tracks(card)
    return card.finish(bloom=0.28, vignette=0.3, vignette_colour="#1a2436", lift="#141c2a")


def _keys(card: Card) -> None:
    """Look along every column of pixels, from far to near, and keep what is nearest."""
    across, depth, seen = blank(), blank(40.0), blank()
    columns = X[0] - 500
    for z in np.geomspace(60, 1.5, 900):
        x = columns * z / FOCAL
        at = np.full_like(x, z)
        row = HORIZON - FOCAL * (dune(x, at) + 0.2 * is_black(x, at) - EYE) / z
        hit = row[None, :] <= Y
        across = np.where(hit, x[None, :], across)
        depth = np.where(hit, np.float32(z), depth)
        seen = np.where(hit, 1.0, seen).astype(np.float32)
    step = 0.02
    slope_x = (dune(across + step, depth) - dune(across - step, depth)) / (2 * step)
    slope_z = (dune(across, depth + step) - dune(across, depth - step)) / (2 * step)
    lit = 0.66 + 0.85 * slope_x - 0.3 * slope_z
    far = smoothstep(14, 44, depth)
    off = np.abs(across / KEY_WIDTH - np.floor(across / KEY_WIDTH + 0.5)) * KEY_WIDTH * FOCAL / depth
    gap = (1 - smoothstep(1.2, 3.2, off)) * (1 - far)
    ivory = ["#2c3a50", "#6a7c90", "#b4bec4", "#ece6da", "#fffdf6"]
    card.paint(
        seen,
        ivory,
        tone=lit - 0.5 * gap,
        texture=0.08,
        texture_size=50,
        stretch=(0.6, 2),
        flow=1.5,
        wobble=0,
        edge=0,
        haze=far * 0.75,
        haze_colour="#e4e0d8",
        detail=0.45,
    )
    black = blur(is_black(across, depth) * seen, 0.8)
    card.paint(
        black,
        ["#0a0f18", "#1a2230", "#3c4858", "#8694a0"],
        tone=0.26 + 0.5 * (lit - 0.6),
        texture=0.08,
        flow=1.5,
        wobble=0,
        haze=far * 0.8,
        haze_colour="#d8d6d0",
        detail=0.5,
    )
    shade = blur(np.roll(black, (4, 9), (0, 1)) * (1 - black), 2.5) * (1 - far)
    card.shade(np.clip(shade, 0, 1) * 0.6, "#3a4660")


def _camel(card: Card) -> None:
    x, y = project(0.62, 7.1)
    s = 1.28
    outline = points(
        -96, -98, -84, -128, -60, -140, -44, -172, -24, -140, -6, -142, 12, -176, 34, -146, 58, -132, 74, -126,
        92, -150, 100, -190, 112, -206, 138, -206, 160, -192, 158, -180, 134, -178, 122, -160, 112, -118, 84, -90,
        74, -82,
    )  # fmt: skip
    body = spline(np.concatenate([outline, points(40, -72, -10, -68, -60, -74, -84, -84)]))
    legs = [
        tube(points(-78, -92, -84, -52, -92, -2), [13, 7, 6]),
        tube(points(-60, -86, -52, -46, -58, -2), [13, 7, 6]),
        tube(points(62, -92, 56, -46, 50, -2), [13, 7, 6]),
        tube(points(74, -96, 86, -52, 92, -2), [13, 7, 6]),
        tube(points(-94, -104, -106, -84, -104, -62), [4, 3, 4]),
    ]
    mask = fill(body * s + (x, y), *[leg * s + (x, y) for leg in legs])
    ground_shadow(card, mask, y, kx=-1.5, ky=-0.3, colour="#3a4660", strength=0.55, soft=4)
    card.paint(
        mask,
        ["#3a2418", "#8a5c38", "#c8985c", "#f0d09c", "#fff4d8"],
        tone=0.5,
        volume=0.8,
        roundness=18,
        texture=0.12,
        texture_size=20,
        detail=0.9,
        rim="#fff4d8",
        rim_width=4,
        wobble=0.6,
    )
    rug = spline(points(-26, -146, -8, -144, 6, -140, 16, -96, -2, -84, -34, -88, -40, -112) * s + (x, y))
    card.paint(rug, ["#6a1a18", "#c8402f", "#f08a64"], tone=0.55, volume=0.4, roundness=8, detail=0.95, wobble=0.4)
    card.after(lambda: card.paint(ellipse(x + 136 * s, y - 197 * s, 3.4), ["#140c0c"], detail=1, wobble=0))


def _tracks(card: Card) -> None:
    """Prints wander back to us over the keys; each has sunk one of them a little."""
    rng = np.random.default_rng(3)
    for k, z in enumerate(np.geomspace(6.7, 2.05, 25)):
        wander = 0.3 - 0.75 * (6.7 - z) / 4.6 + 0.5 * np.sin(z * 1.25 + 4.6) + (0.07 if k % 2 else -0.07)
        x, y = project(float(wander + rng.normal() * 0.02), float(z))
        s = 62 / z
        print_ = ellipse(x, y, s * 0.95, s * 0.5, 0.15)
        card.shade(blur(fill(print_), 1.6) * 0.7, "#3a4660")
        card.glaze(
            blur(lines([ellipse(x + 1.5, y + 2, s, s * 0.52, a0=-0.6, a1=1.6, n=20)], 2.4), 0.8) * 0.8, "#fffdf6"
        )
        if k % 3 == 0:  # a stem, so that it could be sung
            card.shade(blur(lines([points(x + s * 0.85, y - 2, x + s * 0.85, y - s * 3.4)], 2.6), 0.7) * 0.6, "#3a4660")
