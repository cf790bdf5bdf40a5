"""Wolves carry lanterns in a polite queue to a cottage door."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Colour, Field, X, Y
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, roughen, spline
from atelier.engine.solid import Baked
from atelier.finishes import PastelCard
from atelier.motifs.animals import draw_animal, fox
from atelier.motifs.plants import pine

DOOR = (742.0, 560.0)
GREY: list[Colour] = ["#0a0d16", "#1f2636", "#3f4a5e", "#727c8c", "#e8d8bc"]
PALE: list[Colour] = ["#2c3444", "#5c6676", "#a0a4a8", "#f0e8d8"]
WOLVES = ((596.0, 716.0, 108.0), (470.0, 852.0, 156.0), (372.0, 1054.0, 222.0), (330.0, 1372.0, 322.0))
"""Where each stands and how large it is, from the door to us."""


def paint() -> Field:
    card = PastelCard("wolf_lanterns", ground="#171c2c", light=(-0.2, -0.6, 0.7))
    _night(card)
    _snow(card)
    _cottage(card)
    wolves = [_wolf(card, *wolf) for wolf in WOLVES]
    card.brush()
    _lit(card)
    for wolf, (_, _, size) in zip(wolves, WOLVES, strict=True):
        _lantern(card, wolf, size)
    card.spatter(120, ("#ffffff",), radius=(1.0, 4.0), opacity=0.8)
    return card.finish()


def _night(card: PastelCard) -> None:
    card.sky(["#171c2c", "#222c44", "#3a4a68"], 0.12 + 0.4 * radial(*DOOR, 700), texture=0.1, flow=0.2)
    for i, (y, tone) in enumerate(((470, 0.34), (540, 0.5))):
        hills = fill(ridge(lambda x, y=y, i=i: y + 24 * np.sin(x / 140 + i * 2), 18, 50 + i, 200))
        card.paint(hills, ["#1c2434", "#34465c", "#6c849c"], tone=tone, flow=0.1)
    rng = np.random.default_rng(3)
    for x in (30, 96, 150, 226, 300, 366, 900, 950, 985):
        pine(
            card,
            x + rng.normal() * 8,
            592 + rng.normal() * 14,
            rng.uniform(170, 330),
            ["#10161e", "#22363c", "#54706c", "#b8ccc0"],
            int(x),
            tone=0.42 + 0.3 * float(radial(*DOOR, 520)[590, min(x, 999)]),
        )


def _snow(card: PastelCard) -> None:
    field = fill(ridge(lambda x: 590 + 26 * np.sin(x / 190 + 1), 8, 61, 240))
    glow = radial(*DOOR, 760, 1.2, 1.0, 0.8)
    card.paint(
        field,
        ["#222c42", "#4a5f80", "#94a8c0", "#e4eaec", "#fff8e4"],
        tone=0.34 + 0.42 * glow + 0.08 * np.sin((Y + 0.3 * X) / 44),
        texture=0.12,
        texture_size=160,
        flow=-0.3,
    )
    path = spline(
        points(
            700,
            600,
            640,
            680,
            540,
            780,
            470,
            900,
            430,
            1060,
            420,
            1240,
            470,
            1520,
            60,
            1520,
            170,
            1250,
            270,
            1060,
            370,
            900,
            480,
            780,
            610,
            680,
            690,
            600,
        )
    )
    card.paint(
        fill(path),
        ["#1c2438", "#3a4c6c", "#7088a8", "#c8d4dc"],
        tone=0.34 + 0.4 * glow,
        opacity=0.6,
        wobble=6,
        fray=2,
        texture=0.2,
        texture_size=30,
    )


def _cottage(card: PastelCard) -> None:
    x, y = DOOR
    walls = points(x - 120, y + 66, x - 112, y - 86, x + 124, y - 86, x + 132, y + 60)
    card.paint(
        walls,
        ["#2a2028", "#5c4440", "#9c7458", "#dcb484"],
        tone=0.42,
        detail=0.6,
        texture=0.2,
        texture_size=24,
        contact=0.4,
        contact_blur=20,
    )
    roof = spline(
        points(
            x - 176,
            y - 70,
            x - 60,
            y - 200,
            x + 20,
            y - 214,
            x + 96,
            y - 196,
            x + 186,
            y - 66,
            x + 90,
            y - 92,
            x,
            y - 84,
            x - 90,
            y - 92,
        ),
        sharp=(0, 4),
    )
    card.paint(
        roof,
        ["#5c6c84", "#b4c4d0", "#f4f8f4", "#ffffff"],
        tone=0.6 - 0.2 * (X - x) / 180,
        volume=0.6,
        roundness=26,
        detail=0.5,
        contact=0.4,
        contact_blur=12,
    )
    card.paint(rectangle(x + 70, y - 250, 40, 80), ["#2a2028", "#6c4c44", "#a8806c"], tone=0.5, detail=0.7)
    card.paint(rectangle(x - 34, y - 44, 66, 108), ["#8a4c1c", "#ffc868", "#fff0b8"], tone=0.8, detail=0.8, wobble=0.5)
    leaf = points(x + 32, y - 44, x + 74, y - 32, x + 74, y + 78, x + 32, y + 64)
    card.paint(leaf, ["#3c1814", "#8a3424", "#d07048"], tone=0.55, detail=0.9, wobble=0.5)
    card.paint(rectangle(x - 96, y - 36, 42, 46), ["#8a4c1c", "#ffd078", "#fff4c8"], tone=0.7, detail=0.9, wobble=0.4)
    card.paint(
        lines([points(x - 75, y - 36, x - 75, y + 10), points(x - 96, y - 13, x - 54, y - 13)], 4),
        ["#3c1c14"],
        detail=1,
        wobble=0.3,
        edge=0,
    )
    small = spline(points(x - 12, y + 62, x - 14, y + 18, x - 2, y + 2, x + 10, y + 18, x + 10, y + 62))
    card.paint(small, ["#2c141c", "#6c2c34"], tone=0.3, detail=1, wobble=0.3)
    card.paint(ellipse(x - 2, y - 4, 11), ["#5c3424", "#a86c4c"], tone=0.5, detail=1, wobble=0.2)


def _wolf(card: PastelCard, x: float, y: float, size: float) -> Baked:
    """The walking fox in grey, taller on its legs."""
    wolf = fox("walk")
    wolf.limb("body", [(0.2, 0.62, 0.02), (0.32, 0.6, 0.06), (0.36, 0.5, 0.08)], [0.1, 0.13, 0.1], k=0.05)
    wolf.limb("body", [(-0.02, 0.5, 0), (0.1, 0.52, 0.02)], [0.13, 0.14], k=0.06)
    card.shade(
        blur(fill(ellipse(x - size * 0.1, y + size * 0.02, size * 0.78, size * 0.08)), size * 0.04) * 0.6, "#101624"
    )
    return draw_animal(
        card,
        wolf,
        x,
        y,
        size,
        {"body": GREY, "white": PALE, "dark": ["#0c0e16", "#242a38", "#5c6472"]},
        rot=0.1,
        light=(x + size * 0.9, y - size * 0.5),
        rim="#ffe0a0",
        fur=0.6,
        fur_length=(0.02, 0.055),
        detail=0.7,
        eye="#f0c050",
    )


def _lit(card: PastelCard) -> None:
    x, y = DOOR
    card.light_at(x - 2, y + 10, 190, "#ffc060", 0.7, 1.9)
    carpet = blur(fill(points(x - 34, y + 64, x + 32, y + 64, x - 20, y + 190, x - 190, y + 170)), 10)
    card.glaze(carpet * 0.5, "#ffd890", "screen")
    smoke = spline(
        points(x + 90, y - 250, x + 76, y - 300, x + 110, y - 350, x + 84, y - 420, x + 120, y - 500), False, 12
    )
    for k, at in enumerate(smoke[::3]):
        puff = roughen(ellipse(at[0], at[1], 9 + k * 1.6, 7 + k * 1.3), 3, k)
        card.glaze(blur(fill(puff), 3 + k * 0.3) * 0.3 * (1 - k / 20), "#c8d0dc")


def _lantern(card: PastelCard, wolf: Baked, size: float) -> None:
    """A lantern hanging from the jaw, which lights the snow under it."""
    x, y = (float(v) for v in wolf.at(0.7, 0.62))
    s = size * 0.13
    card.paint(lines([points(x, y, x, y + s * 0.9)], max(1.6, s * 0.1)), ["#1c1418"], detail=1, wobble=0.2, edge=0)
    card.light_at(x, y + s * 2, size * 1.15, "#ffb858", 0.75, 1.8)
    snow = radial(x, y + size * 0.62, size * 0.9, 1.4, 1.0, 0.34) * smoothstep(y + s * 2, y + s * 4, Y)
    card.glaze(snow * 0.55, "#ffdc98", "screen")
    glass = place(spline(points(-0.7, 1.1, 0.7, 1.1, 0.9, 2.2, 0.6, 2.9, -0.6, 2.9, -0.9, 2.2)), s, 0, (x, y))
    card.paint(glass, ["#f0a040", "#ffe090", "#fffbe0"], tone=0.8, detail=1, wobble=0.3)
    for part in (points(-0.85, 1.1, 0, 0.6, 0.85, 1.1), points(-0.75, 2.9, 0.75, 2.9, 0.6, 3.2, -0.6, 3.2)):
        card.paint(place(part, s, 0, (x, y)), ["#2c2020", "#6c5444", "#c8a070"], tone=0.5, detail=1, wobble=0.2)
