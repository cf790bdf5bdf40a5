"""A king's crown is a ring of houses; smoke rises from the smallest."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Colour, Field, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, roughen, spline, tube
from atelier.engine.solid import Solid, paint_solid
from atelier.motifs.buildings import house, light_windows
from atelier.motifs.patterns import diamonds
from atelier.motifs.portrait import Face, portrait

LIGHT = (0.55, -0.55, 0.6)
HEAD = (500.0, 800.0)
WHITE: list[Colour] = ["#3c2c3c", "#8a7478", "#d8c8bc", "#fff6e8"]
ROOFS = (("#3a1220", "#8a2f30", "#d86a4a"), ("#2a2238", "#5c4a68", "#a890a0"), ("#4a2418", "#a85a30", "#f0a860"))


def paint() -> Field:
    card = Card("crown_village", ground="#7a3a2c", light=LIGHT)
    _hanging(card)
    _robe(card)
    _houses(card, back=True)
    _hair(card)
    portrait(
        card,
        *HEAD,
        268,
        Face(
            skin="#8a5638",
            iris="#6a4a2c",
            lips="#8a3c34",
            brows="#d8d0c8",
            gaze=(0.75, -0.9),
            lid=0.3,
            mouth=-0.2,
            nose=1.25,
            jaw=1.05,
            age=1.0,
            blush=0.18,
            forehead=False,
        ),
        light=LIGHT,
        rim="#ffd8a0",
    )
    _beard(card)
    _band(card)
    _houses(card, back=False)
    card.brush(sizes=(24, 13, 7, 3.6))
    light_windows(card, 5, 0.7)
    _smoke(card)
    return card.finish(bloom=0.3, vignette=0.4, vignette_colour="#1c0a14", lift="#220c16", warm="#ffe8c8")


def _hanging(card: Card) -> None:
    """A woven wall behind the king, brighter round the head."""
    card.sky(
        ["#33121f", "#6a2430", "#a8442f", "#e08a48"], 0.2 + 0.62 * radial(560, 620, 900, 1.3), flow=1.57, texture=0.16
    )
    weave = diamonds(X, Y, 118)
    card.paint(
        weave.astype(np.float32),
        ["#4a1a28", "#983c30", "#f0a050"],
        tone=0.25 + 0.5 * radial(560, 620, 820),
        opacity=0.32,
        edge=0,
        wobble=2,
        texture=0.2,
    )


def _robe(card: Card) -> None:
    cloth = Solid()
    for i, x in enumerate(np.linspace(-470, 470, 15)):
        lean = 0.42 * x
        cloth.limb(
            "robe",
            [(500 + lean, -1120), (500 + x * 0.92, -1260), (500 + x * 1.18, -1520)],
            [46, 52, 60],
            k=26,
            flat=0.8 + 0.1 * (i % 2),
        )
    paint_solid(
        card,
        cloth.bake(0, 0, 1.0, k=10),
        {"robe": ["#14182e", "#243a5c", "#3f6a80", "#8cb4b4", "#e8e4c8"]},
        light=LIGHT,
        tone=0.44,
        occlusion=0.4,
        cavity_size=12,
        texture_size=60,
        detail=0.3,
    )
    collar = Solid()
    for x in np.linspace(-1.15, 1.15, 23):
        collar.ball("fur", (500 + 430 * x, -1140 - 215 * abs(x) ** 1.6, 60), 62, 68, 56)
    baked = collar.bake(0, 0, 1.0, k=18)
    paint_solid(card, baked, {"fur": WHITE}, light=LIGHT, tone=0.52, occlusion=0.4, cavity_size=12, detail=0.5)
    rng = np.random.default_rng(5)
    for x in np.linspace(-1.1, 1.1, 20):
        tail_x, tail_y = 500 + 430 * x + rng.normal() * 8, 1145 + 215 * abs(x) ** 1.6 + rng.normal() * 16
        card.paint(
            spline(points(tail_x, tail_y - 18, tail_x + 8, tail_y + 6, tail_x, tail_y + 22, tail_x - 8, tail_y + 6)),
            ["#1a1018", "#3a2a30"],
            tone=0.4,
            detail=0.9,
        )


def _hair(card: Card) -> None:
    hair = Solid()
    for side in (-1, 1):
        for i in range(6):
            root = (500 + side * (150 + i * 12), -610 - i * 16)
            fall = [
                root,
                (500 + side * (232 + i * 10), -760 - 8 * i),
                (500 + side * (236 + i * 14), -930),
                (500 + side * (206 + i * 20), -1080 - 10 * i),
            ]
            hair.limb("hair", fall, [34, 38, 34, 12], k=8)
    hair.ball("hair", (500, -640, -30), 232, 120, 100)
    paint_solid(
        card,
        hair.bake(0, 0, 1.0, k=8),
        {"hair": WHITE},
        light=LIGHT,
        tone=0.48,
        occlusion=0.4,
        cavity_size=9,
        texture_size=24,
        stretch=(0.4, 2.4),
        texture=0.24,
        detail=0.5,
    )


def _beard(card: Card) -> None:
    beard = Solid()
    rng = np.random.default_rng(9)
    for x in np.linspace(-1, 1, 19):
        start = (500 + 178 * x, -905 - 66 * (1 - abs(x)), 30)
        middle = (500 + 200 * x, -1020 - 40 * (1 - abs(x)), 70)
        end = (500 + 120 * x + rng.normal() * 12, -1160 - 130 * (1 - abs(x)) ** 0.7, 60)
        beard.limb("beard", [start, middle, end], [20, 25, 6], k=6)
    for side in (-1, 1):
        beard.limb(
            "beard",
            [(500 + side * 8, -893, 130), (500 + side * 66, -902, 120), (500 + side * 132, -938, 90)],
            [18, 21, 5],
            k=6,
        )
    paint_solid(
        card,
        beard.bake(0, 0, 1.0, k=7),
        {"beard": WHITE},
        light=LIGHT,
        tone=0.5,
        occlusion=0.45,
        cavity_size=8,
        texture_size=18,
        stretch=(0.4, 2.4),
        texture=0.24,
        detail=0.7,
    )


def _ring(angle: float) -> tuple[float, float]:
    """A point on the crown's ellipse; angle 0 is in front."""
    return 500 + 262 * math.sin(angle), 578 + 58 * math.cos(angle)


def _band(card: Card) -> None:
    front = [_ring(a) for a in np.linspace(-1.62, 1.62, 30)]
    upper, lower = np.array(front) + (0, -32), np.array(front) + (0, 30)
    band = fill(np.concatenate([upper, lower[::-1]]))
    gold = ["#3a1c10", "#8a5420", "#d89a3c", "#ffe08c", "#fff8d8"]
    card.paint(
        band,
        gold,
        tone=0.48 + 0.3 * np.sin((X - 240) / 90),
        volume=0.5,
        roundness=24,
        light=LIGHT,
        rim="#fff0b0",
        contact=0.4,
        contact_blur=14,
        contact_offset=(0, 14),
        detail=0.7,
    )
    card.paint(lines([lower - (0, 9), upper + (0, 10)], 4), ["#5a3014"], opacity=0.6, wobble=0.5, edge=0)
    for a in (-1.1, -0.55, 0.0, 0.55, 1.1):
        x, y = _ring(a)
        card.paint(
            ellipse(x, y, 13 * math.cos(a * 0.7), 14),
            ["#14364a", "#2f7f93", "#bce4dc"],
            tone=0.5,
            volume=0.8,
            roundness=9,
            light=LIGHT,
            detail=1,
        )


def _houses(card: Card, back: bool) -> None:
    angles = (
        [2.2, 2.65, 3.1, -2.75, -2.3] if back else [-1.55, -1.25, 1.6, -0.95, 1.28, -0.62, 0.95, -0.3, 0.62, 0.3, 0.0]
    )
    wall = ("#5a3240", "#c8885c", "#ffdca4") if not back else ("#3c2030", "#8a5440", "#d89a6c")
    for i, a in enumerate(angles):
        x, y = _ring(a)
        smallest = not back and a == 0.95
        size = 44.0 if smallest else (88 if not back else 70) * (1 + 0.14 * math.sin(i * 2.4))
        tall = 0.8 if smallest else 1.0 + 0.45 * ((i * 5) % 3) / 2
        house(
            card,
            x,
            y - 22,
            size,
            wall,
            ROOFS[i % 3],
            rot=0.2 * math.sin(a),
            tall=tall,
            light=LIGHT,
            has_chimney=i % 2 == 0 or smallest,
        )


def _smoke(card: Card) -> None:
    x, y = _ring(0.95)
    chimney = (x + 14, y - 106)
    path = spline(
        points(
            *chimney,
            chimney[0] + 18,
            chimney[1] - 90,
            chimney[0] - 34,
            chimney[1] - 190,
            chimney[0] + 26,
            chimney[1] - 300,
            chimney[0] - 10,
            chimney[1] - 430,
        ),
        False,
        18,
    )
    rng = np.random.default_rng(2)
    for k, at in enumerate(path[::3]):
        size = 7 + k * 1.9
        puff = blur(fill(roughen(ellipse(at[0], at[1], size * 1.2, size), size * 0.3, k)), 2 + k * 0.18)
        card.glaze(puff * 0.42 * (1 - k / 36), "#f4e4dc" if rng.random() < 0.7 else "#b8a0a8")
    card.paint(
        fill(tube(points(chimney[0], chimney[1] + 12, chimney[0], chimney[1]), [4, 4])),
        ["#3a1820", "#7a3c34"],
        detail=1,
    )
