"""A mountain wears a keyhole; a procession carries up the key, which is far too small."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, roughen, spline
from atelier.engine.solid import paint_solid
from atelier.finishes import LinoCard
from atelier.motifs.figure import Figure, Look
from atelier.motifs.figure.draw import build

PLAIN = ["#000", "#fff"]
SAGE, BRICK, SKY = 1, 2, 3
PEAK = (520.0, 150.0)


def paint() -> Field:
    card = LinoCard(
        "key_procession",
        paper="#f3ead6",
        inks=("#7f9a78", "#c8583a", "#b8cfcc"),
        key="#17202c",
        light=(-0.6, -0.5, 0.6),
        pitch=9.5,
        register=4.5,
    )
    card.sky(
        PLAIN,
        tone=0.9 - 0.2 * (Y < 420) * (1 - Y / 420) + 0.05 * np.sin(Y / 16 + 2 * np.sin(X / 160)),
        texture=0.02,
        flow=0.12 * np.sin(X / 160),
        plate=SKY,
        ink=0,
    )
    _clouds(card)
    _mountain(card)
    _keyhole(card)
    _foothills(card)
    _procession(card)
    return card.finish(chatter=420)


def _clouds(card: LinoCard) -> None:
    for x, y, size, seed in ((150, 300, 120, 1), (880, 210, 140, 2), (900, 520, 100, 3), (80, 620, 90, 4)):
        puffs = [
            ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.62)
            for dx, dy, r in ((-0.6, 0.06, 0.4), (0, -0.1, 0.55), (0.6, 0.08, 0.38), (0.2, 0.1, 0.6))
        ]
        card.paint(fill(*[roughen(puff, 4, seed) for puff in puffs]), PLAIN, tone=0.97, texture=0, plate=0, ink=1.6)


def _mountain(card: LinoCard) -> None:
    outline = roughen(
        points(
            60, 1120, 200, 820, 290, 700, 350, 520, 430, 330, *PEAK, 600, 290, 690, 480, 760, 640, 860, 800, 980, 1120
        ),
        7,
        5,
    )
    mountain = fill(outline)
    lit = 0.62 - 0.5 * (PEAK[0] + 30 * np.sin(Y / 70) + 0.12 * (Y - 150) < X) + 0.08 * np.sin((X + Y) / 23)
    slope = np.where(PEAK[0] > X, -1.05, 1.05) + 0.2 * np.sin(Y / 60)
    card.paint(mountain, PLAIN, tone=lit, texture=0.05, plate=SAGE, flow=slope, ink=2.4)
    cap = (
        fill(
            roughen(
                points(
                    430,
                    330,
                    *PEAK,
                    600,
                    290,
                    652,
                    396,
                    610,
                    372,
                    588,
                    432,
                    546,
                    384,
                    510,
                    450,
                    478,
                    380,
                    446,
                    424,
                    404,
                    392,
                ),
                4,
                8,
            )
        )
        * mountain
    )
    card.paint(cap, PLAIN, tone=np.where(PEAK[0] + 16 > X, 0.97, 0.55), texture=0.03, plate=0, flow=slope, ink=1.6)


def _keyhole(card: LinoCard) -> None:
    x, y = 500.0, 640.0
    plate = spline(
        points(
            x,
            y - 230,
            x + 128,
            y - 130,
            x + 118,
            y + 60,
            x + 100,
            y + 210,
            x,
            y + 262,
            x - 100,
            y + 210,
            x - 118,
            y + 60,
            x - 128,
            y - 130,
        )
    )
    card.paint(plate, PLAIN, tone=0.72 - 0.3 * (X - x) / 128, texture=0.03, plate=BRICK, flow=1.57, ink=2.6)
    for angle in np.linspace(0, 2 * math.pi, 8, endpoint=False):
        rivet = ellipse(x + 96 * math.sin(angle), y + 14 + 206 * math.cos(angle) * 0.96, 9)
        card.paint(rivet, PLAIN, tone=0.95, texture=0, plate=0, ink=1.2)
    hole = [ellipse(x, y - 72, 74), points(x - 34, y - 30, x + 34, y - 30, x + 72, y + 168, x - 72, y + 168)]
    card.paint(fill(*hole), PLAIN, tone=0.02, texture=0, plate=SAGE, ink=2.8)
    for sx, sy, r in (
        (x - 26, y - 92, 3.4),
        (x + 24, y - 60, 2.8),
        (x + 4, y + 30, 3),
        (x - 30, y + 110, 3.4),
        (x + 34, y + 92, 2.6),
    ):
        card.paint(ellipse(sx, sy, r), PLAIN, tone=0.98, texture=0, plate=0, ink=0, cut_width=0)


def _foothills(card: LinoCard) -> None:
    near = fill(ridge(lambda x: 1090 + 40 * np.sin(x / 170 + 1.0), 10, 61, 220))
    card.paint(
        near,
        PLAIN,
        tone=0.46 + 0.08 * np.sin((Y - X * 0.2) / 13),
        texture=0.04,
        plate=SAGE,
        flow=0.2 * np.cos(X / 170),
        ink=2.2,
    )
    path = fill(
        spline(points(-40, 1500, -40, 1400, 300, 1372, 640, 1330, 1040, 1230, 1040, 1330, 700, 1420, 340, 1470))
    )
    card.paint(path, PLAIN, tone=0.93, texture=0.02, plate=0, flow=-0.2, ink=1.6)
    for i, (x, y) in enumerate(((90, 1180), (190, 1220), (860, 1150), (940, 1110), (770, 1190))):
        h = 110 + 30 * (i % 3)
        pine = points(
            x,
            y - h,
            x + 26,
            y - h * 0.55,
            x + 14,
            y - h * 0.55,
            x + 38,
            y - h * 0.15,
            x + 8,
            y - h * 0.15,
            x + 8,
            y,
            x - 8,
            y,
            x - 8,
            y - h * 0.15,
            x - 38,
            y - h * 0.15,
            x - 14,
            y - h * 0.55,
            x - 26,
            y - h * 0.55,
        )
        card.paint(pine, PLAIN, tone=0.16 + 0.1 * (i % 2), texture=0.03, plate=SAGE, flow=1.2, ink=2)


def _procession(card: LinoCard) -> None:
    """Seven bearers of all sizes under a long key; the smallest cannot reach it and helps anyway."""
    slope = -0.16
    bodies = ("man", "stout", "woman", "lanky", "old_man", "child", "woman")
    for i, body in enumerate(bodies):
        x = 150 + i * 112
        y = 1418 + slope * (x - 150) * 1.05
        height = {"child": 150, "stout": 205, "lanky": 228}.get(body, 212)
        hat = (None, "bowler", None, "tall", "cap", "beanie", "straw")[i]
        outfit = ("coat", "coat", "dress", "suit", "coat", "shirt", "dress")[i]
        pose = {"lh": (0.1, 0.72, 0.2), "rh": (-0.1, 0.7, 0.25)}
        figure = Figure(
            Look(body, outfit=outfit, hat=hat, style="bun" if outfit == "dress" else "short", eyes=None),
            "walk",
            72,
            **pose,
        )
        baked = build(figure).bake(x, y, height)
        over = {name: {"plate": BRICK if i in (2, 6) else SAGE, "tone": 0.3, "texture": 0.03} for name in baked.groups}
        over |= {
            "skin": {"plate": 0, "tone": 0.9, "texture": 0},
            "hair": {"plate": SAGE, "tone": 0.05, "texture": 0},
            "hat": {"plate": SAGE, "tone": 0.1, "texture": 0},
        }
        paint_solid(card, baked, dict.fromkeys(baked.groups, PLAIN), volume=0.6, occlusion=0.3, over=over, ink=1.0)
    _key(card, 132, 1178, 806, 1072)


def _key(card: LinoCard, x0: float, y0: float, x1: float, y1: float) -> None:
    turn = math.atan2(y1 - y0, x1 - x0)
    length = math.hypot(x1 - x0, y1 - y0)

    def put(shape: Field) -> Field:
        return place(shape, 1, turn, (x0, y0))

    gold = {"tone": 0.86, "texture": 0.03, "plate": BRICK, "ink": 2.2, "flow": turn}
    card.paint(put(rectangle(40, -15, length - 40, 30)), PLAIN, **gold)
    for x, deep in ((length - 120, 74), (length - 76, 52), (length - 34, 74)):
        card.paint(put(rectangle(x, 10, 27, deep)), PLAIN, **gold)
    for dx, dy, r in ((-34, 0, 54), (12, -46, 40), (12, 46, 40)):
        ring = np.clip(fill(put(ellipse(dx, dy, r))) - fill(put(ellipse(dx, dy, r * 0.5))), 0, 1)
        card.paint(ring, PLAIN, **gold)
    card.paint(
        lines([put(points(70, -1, length - 130, -1))], 4), PLAIN, tone=0.02, texture=0, plate=BRICK, ink=0, cut_width=0
    )
