"""A crowd of grey people walks into the mouth of a fish, and one child turns round."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, Y
from atelier.engine.colour import mix, rgb
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, roughen, spline
from atelier.finishes.cut import CutCard
from atelier.motifs.figure import SKINS, Figure, Look, draw_figure


def paint() -> Field:
    card = CutCard("fish_commute", ground="#2c4a58", light=(-0.4, -0.7, 0.5), shadow=(8, 12))
    flat, rng = _setting(card)
    _tail(card, flat)
    _fins(card, flat)
    _scales(card, flat, rng)
    _straps(card, flat)
    _tongue(card, flat, rng)
    return card.finish()


def _setting(card: CutCard) -> tuple[Any, Any]:
    """What lies behind and around."""
    rng = np.random.default_rng(9)

    def flat(a: Any, b_: Any, k: Any) -> Any:
        return [mix(a, "#101828", 0.45 * k), rgb(a), mix(a, b_, 0.5)]

    card.paint(
        np.ones((HEIGHT, WIDTH), np.float32),
        flat("#7ba6a0", "#f0e4c0", 0.6),
        tone=0.34 + 0.5 * (1 - Y / 900),
        levels=(0.3, 0.45, 0.6, 0.75),
        lift=0,
    )
    for i, (y, col) in enumerate(((330, "#5d8f92"), (470, "#4a7a86"))):
        card.paint(
            fill(ridge(lambda x: y + 30 * np.sin(x / 90 + i * 2), 22, 3 + i, 160)),
            flat(col, "#e0e0c0", 1),
            tone=0.5,
            levels=(0.4,),
        )
    return flat, rng


def _tail(card: CutCard, flat: Any) -> None:
    """Tail fan behind."""
    for i in range(13):
        a = -math.pi / 2 + (i - 6) * 0.15
        card.paint(
            place(
                spline(points(0, 0, 0.1, -0.5, 0.07, -1, 0, -1.06, -0.07, -1, -0.1, -0.5)),
                560 - 18 * abs(i - 6),
                a + math.pi / 2,
                (500, 470),
            ),
            flat(("#d8673c", "#e08a4a")[i % 2], "#ffe0a0", 1),
            tone=0.5,
            levels=(0.5,),
            lift=0.5,
        )


def _fins(card: CutCard, flat: Any) -> None:
    """Side fins."""
    for sx in (-1, 1):
        for i in range(6):
            card.paint(
                place(
                    spline(points(0, 0, 0.16, -0.4, 0.1, -1, -0.1, -1, -0.16, -0.4)),
                    330 - 24 * i,
                    sx * (1.15 + 0.17 * i),
                    (500 + sx * 250, 700 + 18 * i),
                ),
                flat(("#d8673c", "#e89a52")[i % 2], "#ffe0a0", 1),
                tone=0.5,
                levels=(0.5,),
                lift=0.5,
            )
    card.paint(
        roughen(ellipse(500, 690, 390, 400, n=90), 3, 1),
        flat("#24606c", "#b8dcc0", 1),
        tone=0.45,
        levels=(0.5,),
        lift=1.6,
    )


def _scales(card: CutCard, flat: Any, rng: Any) -> None:
    """Scales, top down."""
    for row in range(9):
        y = 325 + row * 44
        hw = 385 * math.sqrt(max(0, 1 - ((y - 690) / 400) ** 2))
        n = max(3, int(hw * 2 / 62))
        for i in range(n):
            x = 500 - hw + (i + 0.5 + row % 2 * 0.0) * 2 * hw / n
            col = ("#2c7480", "#37868c", "#24606c", "#48969a")[int(rng.integers(4))]
            card.paint(
                ellipse(x, y, hw / n * 1.12, 40),
                flat(col, "#d0ecd0", 1),
                tone=0.5,
                levels=(0.5,),
                lift=0.28,
                wobble=0.5,
            )
    for r, col in ((318, "#e9c8a4"), (296, "#d99a86")):
        card.paint(
            roughen(ellipse(500, 820, r, r * 0.92, n=80), 3, int(r)),
            flat(col, "#fff0d8", 1),
            tone=0.5,
            levels=(0.5,),
            lift=0.9,
        )
    for i, (r, col) in enumerate(
        (
            (262, "#7a2438"),
            (226, "#952f3e"),
            (190, "#b4443f"),
            (152, "#d2683f"),
            (116, "#eb9a4a"),
            (78, "#f8cc70"),
            (44, "#fff0b8"),
        )
    ):
        m = fill(roughen(ellipse(500, 830 + i * 7, r, r * 0.9, n=80), 3, i))
        card.paint(m, flat(col, "#fff", 0.6), tone=0.5, levels=(0.5,), lift=-0.7)


def _straps(card: CutCard, flat: Any) -> None:
    """Strap handles."""
    for i in range(7):
        x = 500 + (i - 3) * 52
        y = 690 + abs(i - 3) * 16
        card.paint(
            fill(rectangle(x - 3, y - 62, 6, 64)), flat("#3a1424", "#8a4a50", 1), tone=0.4, lift=0.25, levels=(0.5,)
        )
        card.paint(
            fill(ellipse(x, y + 12, 14)) * (1 - fill(ellipse(x, y + 12, 8))),
            flat("#f0e0c0", "#fff", 1),
            tone=0.5,
            lift=0.25,
            levels=(0.5,),
        )
    for sx in (-1, 1):
        x, y = (500 + sx * 245, 505)
        for r, col, dx in ((84, "#f3ead2", 0), (62, "#e8b23e", 4), (40, "#16202c", 8)):
            card.paint(
                roughen(ellipse(x - sx * dx, y + dx, r, n=60), 2, r),
                flat(col, "#fff", 0.5),
                tone=0.5,
                levels=(0.5,),
                lift=0.6,
            )
        card.paint(ellipse(x - sx * 8 - 12, y - 6, 11), flat("#fff8e8", "#fff", 0.2), tone=0.8, lift=0)
        card.paint(
            np.concatenate(
                [
                    ellipse(x, y, 92, 92, a0=math.pi * 1.02, a1=math.pi * 1.98, n=40),
                    points(x + 92, y - 14, x, y - 20, x - 92, y - 14),
                ]
            ),
            flat("#1f5560", "#9ac8b8", 1),
            tone=0.5,
            levels=(0.5,),
            lift=0.8,
        )
    card.paint(
        fill(ridge(lambda x: 1065 + 18 * np.cos(x / 160), 8, 31, 200)),
        flat("#d9c39a", "#fff4d8", 1),
        tone=0.5,
        levels=(0.5,),
        lift=1.2,
    )
    path = spline(
        points(
            395, 1040, 605, 1040, 640, 1130, 560, 1250, 700, 1400, 980, 1520, 60, 1520, 260, 1400, 330, 1250, 420, 1130
        ),
        sharp=(0, 1),
    )
    card.paint(path, flat("#efe2c0", "#fff", 0.8), tone=0.5, levels=(0.5,), lift=0.5)


def _tongue(card: CutCard, flat: Any, rng: Any) -> None:
    """Tongue as ramp."""
    card.paint(
        spline(points(330, 985, 670, 985, 640, 1075, 360, 1075)),
        flat("#c4574e", "#f0a088", 1),
        tone=0.5,
        levels=(0.5,),
        lift=0.7,
    )
    cols = ["#39424e", "#4a5560", "#2c3640", "#5a6068", "#443c48"]
    rows = 15
    for r in range(rows):
        q = r / (rows - 1)
        y = 1000 + 490 * q**1.12
        h = 92 + 178 * q
        n = 3 if r < 3 else 4 if r < 9 else 5
        half = 70 + 330 * q**1.1
        xc = 500 + 60 * math.sin(q * 4.2) * (1 - q)
        for i in range(n):
            x = xc + (i - (n - 1) / 2) * 2 * half / n + rng.normal() * 10 * (1 + q)
            hatk = ("bowler", "tall", "wide", None, "cap")[int(rng.integers(5))]
            skip = 6 <= r <= 12 and abs(x - (470 + r * 9)) < 62 + 4 * (r - 6)
            if skip:
                continue
            L = Look(
                ("man", "woman", "stout", "lanky", "old_man")[int(rng.integers(5))],
                SKINS[int(rng.integers(6))],
                ("#20181c", "#5a3a28", "#a8a09a")[int(rng.integers(3))],
                ("short", "bun", "bob")[int(rng.integers(3))],
                "coat",
                cols[int(rng.integers(5))],
                "#20242c",
                "#181820",
                "#5a5048",
                hatk,
                cols[int(rng.integers(5))],
            )
            f = Figure(L, "walk" if rng.random() < 0.7 else "stand", 180 + rng.normal() * 14)
            h_ = h * rng.uniform(0.93, 1.05)
            draw_figure(card, f, x, y, h_, dark="#101420", ink=0.55, under=0.0, occlusion=0.3)
            if rng.random() < 0.45:
                card.paint(
                    rectangle(x + h * 0.11, y - h * 0.42, h * 0.15, h * 0.12),
                    flat(("#7a4a30", "#3a2a30", "#a8703c")[int(rng.integers(3))], "#f0c890", 1),
                    tone=0.5,
                    levels=(0.5,),
                    lift=0.4,
                )
        if r == 10:
            draw_figure(
                card,
                Figure(
                    Look("child", "#e8b48e", "#3a2418", "braids", "dress", "#d8301f", "#f0e0c0", "#3a1a1a", "#fff0d0"),
                    "walk",
                    14,
                ),
                562,
                y - 8,
                h * 0.82,
                dark="#401014",
                ink=0.9,
                under=0.0,
                occlusion=0.25,
            )
