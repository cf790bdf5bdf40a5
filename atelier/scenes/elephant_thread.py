"""An elephant balances on a spider's thread while the spider lies exhausted."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline
from atelier.finishes.ink import InkCard
from atelier.motifs.animals import draw_animal, elephant
from atelier.motifs.props import WHITE


def paint() -> Field:
    card = InkCard("elephant_thread", light=(-0.5, -0.7, 0.5), weight=4.4, wash_strength=0.9)
    rng = np.random.default_rng(2)

    def th(x: Any) -> Any:
        return 905 + 95 * (1 - ((x - 500) / 470) ** 2) * np.where(np.abs(x - 500) < 470, 1, 0)

    card.paint(
        fill(roughen(ellipse(520, 560, 430, 330), 60, 3)),
        ["#c9b58a", "#ecdcb4", "#f6ecd4"],
        tone=0.55 + 0.25 * (card.noise(300, 3) - 0.5) + 0.2 * radial(520, 560, 430),
        ink=0,
        wash=0.75,
        wobble=20,
    )
    _town(card, rng)
    b = _chimneys(card, th)
    _parasol(card, b)
    _spider(card)
    return card.finish(spatter=5)


def _town(card: InkCard, rng: Any) -> None:
    """Town far below."""
    np.linspace(-20, 1020, 60)
    for row, (y0, a, _k) in enumerate(((1290, 0.5, 0.5), (1370, 0.75, 0.7), (1450, 1.0, 1.0))):
        x = -30.0
        while x < 1020:
            w = rng.uniform(46, 96) * (0.7 + 0.3 * row)
            h = rng.uniform(50, 120) * (0.6 + 0.3 * row)
            yb = y0 + 60
            card.paint(
                points(
                    x, yb, x, y0 - h * 0.5, x + w * 0.5, y0 - h * 0.5 - w * 0.42, x + w, y0 - h * 0.5, x + w, yb + 300
                ),
                ["#5a6a80", "#a9b4bc", "#e4ded0"] if rng.random() < 0.65 else ["#8a5a48", "#c99a80", "#ecd8c0"],
                tone=0.3 + 0.4 * rng.random(),
                ink=0.35 + 0.15 * row,
                wash=a,
                wobble=1.2,
            )
            if row and rng.random() < 0.6:
                card.paint(
                    rectangle(x + w * 0.3, y0 - h * 0.25, w * 0.16, w * 0.22),
                    ["#2a3040", "#3a4050"],
                    tone=0.3,
                    ink=0.2,
                    wash=1.4,
                )
            x += w * rng.uniform(0.85, 1.05)


def _chimneys(card: InkCard, th: Any) -> Any:
    """Two chimneys."""
    for sx in (-1, 1):
        x = 500 + sx * 440
        w = 62
        top = 905
        card.paint(
            points(x - w, 1520, x - w * 0.92, top, x + w * 0.92, top, x + w, 1520),
            ["#5a3a34", "#a8674f", "#e0b498"],
            tone=0.45 - 0.18 * sx * (X - x) / w,
            ink=1.0,
            wash=1.1,
            hatch=0.5,
            flow=1.5,
        )
        card.paint(
            points(x - w * 1.15, top, x + w * 1.15, top, x + w * 1.1, top - 26, x - w * 1.1, top - 26),
            ["#4a302c", "#9a5a46", "#d8a88c"],
            tone=0.5,
            ink=1.0,
            wash=1.1,
        )
        for r in range(9):
            yy = top + 30 + r * 62
            card.stroke(points(x - w * 0.9, yy, x, yy + 3, x + w * 0.9, yy), [0.8, 1.1, 0.5], 0.6)
            xx = x - w * 0.4 + r % 2 * w * 0.6
            card.stroke(points(xx, yy, xx, yy + 28, xx + 1, yy + 60), [0.7, 0.9, 0.5], 0.5)
    t = np.linspace(65, 935, 90)
    card.stroke(
        np.stack([t, th(t) - 22 * np.abs(np.cos((t - 500) / 870 * 3.14)) ** 8 * 0], 1)[::6],
        [1.3, 1.6, 1.2, 1.7, 1.3],
        1.0,
    )
    gy = ["#2b3242", "#626c80", "#a4abb6", "#dcd9d2", "#fbf6ea"]
    S = elephant(
        feet=(-0.13, -0.02, 0.1, 0.2),
        trunk=((0.66, 0.74), (0.84, 0.74), (0.93, 0.92), (0.86, 1.12), (0.76, 1.2)),
        ear=1.1,
    )
    b = draw_animal(
        card,
        S,
        468,
        th(480) + 4,
        470,
        {"body": gy, "ear": gy, "nail": WHITE, "ivory": WHITE},
        rot=0.05,
        light=(-0.5, -0.7, 0.5),
        ink=1.1,
        fur=0,
        occlusion=0.7,
    )
    gyy, gxx = np.gradient(blur(b.depth, 10))
    card.hatch(b.groups["body"][0], ["#20222c"], 1500, (5, 16), (0.7, 1.4), np.arctan2(gyy, gxx) + math.pi / 2, 0.5)
    return b


def _parasol(card: InkCard, b: Any) -> None:
    """Parasol."""
    q = b.to_sheet([(0.76, 1.2)])[0]
    card.stroke(points(q[0] + 2, q[1] + 10, q[0] - 4, q[1] - 50, q[0] - 6, q[1] - 120), [2.4, 2.0, 1.6])
    um = points(
        -1,
        0,
        -0.8,
        -0.42,
        -0.3,
        -0.66,
        0,
        -0.7,
        0.3,
        -0.66,
        0.8,
        -0.42,
        1,
        0,
        0.66,
        -0.1,
        0.33,
        0,
        0,
        -0.1,
        -0.33,
        0,
        -0.66,
        -0.1,
    )
    card.paint(
        place(spline(um, steps=6, sharp=(0, 6, 8, 10)), 96, -0.12, (q[0] - 8, q[1] - 112)),
        ["#8f1d20", "#cc3a2c", "#ec7a5c"],
        tone=0.5 - 0.35 * (X - q[0]) / 96,
        ink=1.0,
        wash=2.2,
    )
    card.stroke(points(q[0] - 16, q[1] - 178, q[0] - 18, q[1] - 198), [3, 1.5])
    for k in (-0.33, 0.33, 0):
        card.stroke(
            place(spline(points(0, -0.68, k * 0.7, -0.45, k, -0.05), False), 96, -0.12, (q[0] - 8, q[1] - 112))[::3],
            [0.7, 1.0, 0.6],
            0.8,
        )


def _spider(card: InkCard) -> None:
    """Exhausted spider, flat on its back on the right chimney, one leg still on the thread."""
    sx, sy = (930, 868)
    card.paint(
        ellipse(sx + 8, sy - 4, 25, 19),
        ["#16141c", "#3a3440", "#7a7480"],
        tone=0.3,
        volume=0.6,
        roundness=10,
        ink=1.0,
        wash=1.8,
    )
    card.paint(ellipse(sx - 24, sy + 2, 13, 11), ["#16141c", "#4a4450"], tone=0.3, ink=0.9, wash=1.8)
    for a, reach, d in (
        (-2.5, 46, 0.5),
        (-2.0, 54, -0.6),
        (-1.5, 52, 0.8),
        (-1.0, 48, -0.5),
        (-0.5, 44, 0.6),
        (-2.9, 40, 0.7),
    ):
        k = points(
            sx - 8 + math.cos(a) * 8,
            sy - 8,
            sx - 8 + math.cos(a) * reach * 0.7,
            sy - 8 + math.sin(a) * reach * 0.75,
            sx - 8 + math.cos(a) * reach * 0.8 + d * 14,
            sy - 8 + math.sin(a) * reach * 0.55 + 6,
        )
        card.stroke(k, [2.2, 1.6, 0.8])
    card.stroke(points(sx - 26, sy + 6, 890, 872, 868, 905, 846, 918), [2.0, 1.4, 1.0])
    card.stroke(points(sx - 33, sy - 2, sx - 29, sy + 1), [1.0, 1.0])
    card.stroke(points(sx - 33, sy + 1, sx - 29, sy - 2), [1.0, 1.0])
    for i in range(3):
        card.paint(
            ellipse(sx - 40 - i * 9, sy - 30 - i * 12, 3.4, 5), ["#5a8aa8", "#a8ccd8"], tone=0.4, ink=0.3, wash=1.4
        )
    for x, y, s_ in ((180, 330, 22), (235, 300, 15), (150, 372, 13)):
        card.stroke(
            points(
                x - s_, y - s_ * 0.3, x - s_ * 0.4, y - s_ * 0.5, x, y, x + s_ * 0.4, y - s_ * 0.5, x + s_, y - s_ * 0.3
            ),
            [0.8, 1.8, 1.2, 1.8, 0.8],
        )
