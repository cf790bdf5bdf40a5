"""A giant wades through the night sea, holding the lighthouse like a torch."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Colour, Field, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline
from atelier.motifs.grip import gripping_hand
from atelier.motifs.sky import cloud

LAMP = (560.0, 330.0)
STONE: list[Colour] = ["#101c24", "#2c4448", "#5c7a70", "#a8b494", "#f4e8b8"]
TILT = 0.07


def paint() -> Field:
    card = Card("lighthouse_torch", ground="#4a4a3c", light=LAMP)
    _storm(card)
    _far_sea(card)
    _tower(card)
    gripping_hand(card, 560, 905, 196, STONE, light=(470, 420), rim="#fff0b8", arm=2.6, detail=0.4)
    _near_sea(card)
    card.brush(aspect=4.4)
    _beam(card)
    _ship(card)
    _spray(card)
    return card.finish(bloom=0.4, vignette=0.42, vignette_colour="#060e14", lift="#0e1a20", warm="#fff0c8")


def _storm(card: Card) -> None:
    swirl = np.arctan2(Y - 330, X - 560) + 1.4
    card.sky(
        ["#0f1a22", "#23383f", "#4f6a64", "#a99a6a"],
        0.2 + 0.3 * card.noise(300, 4, (2, 0.8)) + 0.34 * np.exp(-np.hypot(X - 560, Y - 330) / 340),
        flow=swirl,
        texture=0.2,
    )
    for x, y, w, h in ((160, 260, 520, 220), (880, 200, 560, 240), (120, 560, 460, 170), (930, 540, 420, 170)):
        cloud(card, x, y, w, h, ["#14222a", "#2c444a", "#5c746c", "#b8ac80"], 13, light=LAMP, flat=0.5)


def _waves(card: Card, y: float, height: float, seed: int, ramp: list[Colour], tone: float) -> None:
    """One row of sea with pointed crests that the lamp catches."""
    crest = y + height * (np.abs(np.sin(X / (90 + height) + seed)) * -1.0 + 0.4 * np.sin(X / 37.0 + seed * 2))
    sea = smoothstep(-1.5, 1.5, Y - crest)
    lit = np.exp(-np.clip(Y - crest, 0, None) / (height * 0.7))
    card.paint(
        sea.astype(np.float32),
        ramp,
        tone=tone + 0.34 * lit - 0.1 * (Y - y) / 300,
        texture=0.22,
        texture_size=50,
        stretch=(4, 0.6),
        flow=0.16 * np.cos(X / 90 + seed),
        edge=0,
        wobble=2,
        fray=1,
    )


def _far_sea(card: Card) -> None:
    for i, y in enumerate((900, 960, 1030)):
        _waves(card, y, 14 + 8 * i, 2 + i, ["#0c1a22", "#1f3c44", "#4c7470", "#d8cc94"], 0.36)


def _near_sea(card: Card) -> None:
    for i, y in enumerate((1190, 1280, 1380)):
        _waves(card, y, 34 + 14 * i, 7 + i, ["#060e14", "#12282f", "#2c5458", "#7ca090", "#f0e4b0"], 0.28 - 0.03 * i)


def _put(shape: Field) -> Field:
    return place(shape, 1.0, TILT, (560, 905))


def _tower(card: Card) -> None:
    """The lighthouse, pulled out of its rock, banded red and white."""
    shaft = _put(points(-60, 330, -66, 0, -44, -430, 44, -430, 66, 0, 60, 330))
    card.paint(
        shaft,
        ["#3a3430", "#8c7c6c", "#d8ccb0", "#fff8e0"],
        tone=0.34 + 0.4 * np.exp(-(((X - 535) / 34) ** 2)),
        detail=0.6,
        flow=1.6,
        wobble=0.8,
        contact=0.4,
        contact_blur=26,
    )
    for top, bottom in ((-400, -310), (-220, -130)):
        wide_top, wide_bottom = 44 + (top + 430) / 430 * 22, 44 + (bottom + 430) / 430 * 22
        band = _put(points(-wide_top, top, wide_top, top, wide_bottom, bottom, -wide_bottom, bottom))
        card.paint(
            band,
            ["#3c0c10", "#8a2420", "#c23a30", "#f08c68"],
            tone=0.36 + 0.36 * np.exp(-(((X - 540) / 34) ** 2)),
            detail=0.7,
            wobble=0.7,
        )
    for y in (-270, -90):
        card.paint(_put(rectangle(-10, y, 20, 34)), ["#5a3a14", "#ffd070", "#fff0b0"], tone=0.7, detail=1, wobble=0.4)
    card.paint(_put(rectangle(-70, -452, 140, 26)), ["#1c1c20", "#4a4844", "#a89c80"], tone=0.5, detail=0.8, wobble=0.5)
    rail = [_put(points(x, -452, x, -486)) for x in np.linspace(-66, 66, 9)] + [_put(points(-68, -484, 68, -484))]
    card.paint(lines(rail, 3.4), ["#20201c", "#6a6454"], tone=0.5, detail=1, wobble=0.3, edge=0)
    card.paint(_put(rectangle(-40, -560, 80, 110)), ["#e8b858", "#fff0b0", "#ffffff"], tone=0.8, detail=0.8, wobble=0.4)
    card.paint(
        lines([_put(points(x, -560, x, -452)) for x in (-40, -14, 14, 40)], 5),
        ["#2c2420"],
        detail=1,
        wobble=0.3,
        edge=0,
    )
    card.paint(
        _put(spline(points(-56, -556, -30, -612, 0, -634, 30, -612, 56, -556), sharp=(0, 4))),
        ["#3c0c10", "#8a2420", "#d86048"],
        tone=0.5,
        volume=0.7,
        roundness=18,
        detail=0.8,
    )
    rubble = [(-70, 300, 44), (0, 330, 52), (66, 304, 40)]
    for dx, dy, size in rubble:
        card.paint(
            _put(ellipse(dx, dy, size, size * 0.8)), STONE[:4], tone=0.4, volume=0.8, roundness=size * 0.5, detail=0.5
        )


def _beam(card: Card) -> None:
    x, y = LAMP[0] + 35, LAMP[1] + 72
    dust = 0.6 + 0.7 * card.noise(140, 4, (2, 0.7))
    for shape, strength in (
        (points(x, y - 8, x, y + 12, -40, 760, -40, 470), 0.6),
        (points(x, y - 8, x, y + 12, 1040, 250, 1040, 90), 0.4),
    ):
        ray = blur(fill(shape), 8) * strength * dust
        card.glaze(ray * np.exp(-np.abs(X - x) / 900), "#ffeeb0", "screen")
    card.light_at(x, y, 260, "#ffe6a0", 0.95, 2.0)
    card.light_at(x, y, 90, "#fffbe0", 0.9, 1.5)


def _ship(card: Card) -> None:
    """The ship that wonders who is holding the light."""
    x, y, size = 168.0, 934.0, 62.0
    hull = place(
        spline(points(-1.3, -0.2, 0, 0.02, 1.35, -0.34, 1.0, 0.34, -0.9, 0.36), sharp=(0, 2)), size, -0.12, (x, y)
    )
    card.paint(
        hull, ["#1c1010", "#5a2c20", "#b4703c", "#ffdc98"], tone=0.6, detail=1, wobble=0.4, rim="#fff0b8", rim_width=3
    )
    masts = [
        place(points(mx, 0, mx + 0.04, -h), size, -0.12, (x, y)) for mx, h in ((-0.5, 1.5), (0.2, 1.9), (0.8, 1.3))
    ]
    card.paint(lines(masts, 3), ["#2c1c14"], detail=1, wobble=0.2, edge=0)
    for mx, h, wide in ((-0.5, 1.4, 0.42), (0.2, 1.8, 0.5), (0.8, 1.2, 0.36)):
        sail = spline(
            points(mx - wide, -h * 0.25, mx - wide * 0.8, -h, mx + wide * 0.7, -h * 0.96, mx + wide, -h * 0.24),
            sharp=(0, 1, 2, 3),
        )
        card.paint(
            place(sail, size, -0.12, (x, y)),
            ["#6a5c48", "#d8c898", "#fff8dc"],
            tone=0.66,
            volume=0.4,
            roundness=10,
            detail=1,
            wobble=0.4,
        )
    card.glaze(blur(fill(ellipse(x, y + 20, 92, 10)), 4) * 0.5, "#dce8d0")


def _spray(card: Card) -> None:
    """Foam where the arm comes out of the sea."""
    rng = np.random.default_rng(5)
    at = (560 - 196 * 1.98, 905 + 196 * 1.55)
    drops = []
    for _ in range(90):
        angle, reach = rng.uniform(-math.pi, 0), rng.gamma(2.0, 34)
        drops.append(
            ellipse(
                at[0] + 90 + 1.7 * reach * math.cos(angle),
                at[1] + 4 + 0.8 * reach * math.sin(angle),
                rng.uniform(1.4, 5),
            )
        )
    card.glaze(fill(*drops) * 0.75, "#e8f0dc")
    foam = fill(ridge(lambda x: 1196 + 10 * np.sin(x / 26), 8, 9, 60, 70, 430, base=1214))
    card.glaze(blur(foam, 3) * 0.5, "#e0ecdc")
