"""Two fishers in paper boats, one above and one below, hook the same star."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, ridge, spline, tube
from atelier.motifs.people import small_person
from atelier.motifs.props import bird, paper_boat
from atelier.motifs.sky import cloud, moon


def paint() -> Field:
    card = Card("star_fisher", ground="#7a5f8a", light=(500, 750))
    u, wl = _setting(card)
    card.brush()
    _finishing_marks(card, u, wl)
    return card.finish(vignette_colour="#0a0a2a", bloom=0.4, vignette=0.25)


def _setting(card: Card) -> tuple[Any, Any]:
    """What lies behind and around."""
    wl = 520
    K = options(light=(0.5, -0.7, 0.5))
    day = (
        ["#d9847a", "#f5bfa2", "#fde3c4", "#fff8ea"],
        ["#7a2a20", "#d9602f", "#ffb060"],
        ["#2a4a7a", "#5a8ac0"],
        "#4a2418",
    )
    dusk = (
        ["#3f7f92", "#6fb0b0", "#b4dcc8", "#f4fce4"],
        ["#1a2a5a", "#3a62a8", "#9ac4e8"],
        ["#8a2a30", "#e05a48"],
        "#e0b060",
    )
    card.sky(
        [
            (0, "#ef9f86"),
            (0.3, "#f8cfa6"),
            (0.345, "#fcead0"),
            (0.36, "#5fb0b8"),
            (0.43, "#2a4f9a"),
            (0.5, "#1a1f5e"),
            (0.58, "#1d2a78"),
            (0.645, "#2f8fa0"),
            (0.66, "#d8f0d0"),
            (0.75, "#5fa8ac"),
            (1, "#16445e"),
        ],
        texture=0.05,
        flow=card.noise(420, 2) * 0.8,
    )
    u = fill(ridge(wl, 6, 8, 120, base=980))
    u = np.minimum(u, np.ascontiguousarray(u[::-1, ::-1]))
    for x, y, rx, ry, col, a in (
        (320, 800, 330, 90, "#7a3f9a", 0.1),
        (650, 720, 330, 100, "#c04f8a", 0.09),
        (480, 755, 260, 60, "#f08a7a", 0.08),
        (800, 800, 220, 70, "#2f8fa8", 0.09),
        (200, 690, 220, 70, "#2f6fd8", 0.08),
        (500, 750, 150, 30, "#ffe0a8", 0.1),
    ):
        card.wash(ellipse(x, y, rx, ry, -0.25, n=16), col, 14, 0.7, opacity=a, mode="screen", soft=16)
    for side, (cl, coat, scarf, hair) in enumerate((day, dusk)):
        for x, y, w, h in ((180, 370, 460, 210), (850, 300, 460, 220)):
            cloud(card, x, y, w, h, cl, 12, light=(0.2, -0.8, 0.6))
        if side:
            moon(card, 250, 150, 56, ("#b8d0c0", "#f4f4d8", "#fffff0"), 0.5, "#d8f4e0")
        card.paint(fill(ridge(500, 9, 5, 90, base=528)), [cl[0], cl[1]], tone=0.5, haze=0.45, haze_colour=cl[2])
        x_ = 400
        paper_boat(card, x_, 512, 165, ("#7f86a8", "#e6ddd0", "#fffaf2"), part="back", **K)
        small_person(
            card,
            x_ + 10,
            498,
            200,
            coat,
            arm=[(0.26, -0.6), (0.2, -0.56)],
            hair=hair,
            scarf=scarf,
            rim="#fff6dc",
            back=False,
            wind=0.7,
            **K,
        )
        paper_boat(card, x_, 512, 165, ("#7f86a8", "#e6ddd0", "#fffaf2"), part="front", **K)
        card.glaze(
            blur(fill(points(x_ - 120, 545, x_ + 120, 545, x_ + 60, 640, x_ - 60, 640)), 14)
            * 0.35
            * smoothstep(650, 530, Y),
            "#0e2a5a",
        )
        card.turn()
    return u, wl


def _finishing_marks(card: Card, u: Any, wl: Any) -> None:
    """What is painted once the big strokes are down."""
    card.stars(700, 1500, mask=u * smoothstep(550, 640, Y) * smoothstep(950, 860, Y), big=30, largest=3.2)
    sx, sy = (500, 750)
    for side in (0, 1):
        card.glaze(np.exp(-(((Y - wl - 6 - 4 * np.sin(X / 40)) / 7) ** 2)) * 0.6, "#f4fff4")
        card.paint(
            lines(
                [
                    points(x, y, x + card.rng.uniform(14, 60), y)
                    for x, y in zip(card.rng.uniform(0, 1000, 34), 530 + 36 * card.rng.random(34), strict=False)
                ],
                1.8,
            ),
            ["#f4fff4"],
            opacity=0.5,
            edge=0,
        )
        card.paint(
            tube(points(440, 392, 530, 305, 610, 268, 672, 290), [5, 3.5, 2.4, 1.4]),
            ["#3a2010", "#9a6a3a"],
            wobble=0.3,
            fray=0.1,
        )
        card.paint(
            lines([spline(points(672, 290, 660, 450, 590, 610, sx + 8, sy - 46), False)], 2),
            ["#fff4dc"],
            opacity=0.95,
            wobble=0.3,
            fray=0,
            edge=0,
        )
        for x, y, s in ((250, 190, 13), (285, 176, 10), (700, 130, 9)):
            bird(card, x, y, s, "#9a5a5a" if not side else "#e0f0e8")
        card.turn()
    card.light_at(sx, sy, 300, "#ffd98a", 0.95, 2.4)
    star = np.array(
        [
            (
                sx + (56 if i % 2 == 0 else 24) * math.sin(i * math.pi / 5 + 0.2),
                sy - (56 if i % 2 == 0 else 24) * math.cos(i * math.pi / 5 + 0.2),
            )
            for i in range(10)
        ]
    )
    card.paint(
        spline(star, steps=5, sharp=range(0, 10, 2)),
        ["#e89a3a", "#ffdc7a", "#fffbe0"],
        tone=0.6,
        volume=0.8,
        roundness=24,
        light=(-0.5, -0.6, 0.6),
        glow=34,
        glow_colour="#ffc860",
    )

    def fish(x: Any, y: Any, s: Any, fl: Any, rot: Any = 0.1, col: Any = "#bfe6ff") -> None:
        q = [
            (-0.9, 0),
            (-0.45, -0.28),
            (0.1, -0.34),
            (0.55, -0.12),
            (0.8, -0.34),
            (1, -0.05),
            (0.8, 0.3),
            (0.55, 0.05),
            (0.1, 0.28),
            (-0.45, 0.24),
        ]
        p = place(np.array(q), s, rot, (x, y), fl)
        card.paint(
            lines([np.vstack([p, p[:1]]), p[[2, 8]], p[[1, 9]]], 1.2), [col], opacity=0.6, wobble=0.3, fray=0, edge=0
        )
        card.glaze(blur(fill(p), 6) * 0.16, col, "screen")
        for a in p:
            card.light_at(a[0], a[1], 16, col, 0.8, 2)
            card.paint(ellipse(a[0], a[1], 2.6), ["#ffffff"], wobble=0, edge=0)

    fish(230, 700, 88, False)
    fish(770, 800, 88, True, 3.2, "#ffd9b0")
    fish(330, 850, 46, True, 3.0, "#ffc8e0")
    fish(690, 655, 46, False, 0.1, "#ffc8e0")
    fish(130, 830, 34, False)
    fish(880, 680, 34, True)
