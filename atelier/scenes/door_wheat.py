"""A door stands open in a field at noon, and behind it it is night."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.props import bird
from atelier.motifs.sky import cloud


def paint() -> Field:
    card = Card("door_wheat", ground="#c9873f", light=(0.7, -0.6, 0.5))
    hor, pm = _setting(card)
    op_ = _door(card)
    card.brush(aspect=4.2)
    _light_and_wheat(card, hor, op_, pm)
    return card.finish(vignette_colour="#3a1f22", bloom=0.25, warm="#fff0cf", lift="#2a1420")


def _setting(card: Card) -> tuple[Any, Any]:
    """What lies behind and around."""
    card.sky(
        [(0, "#2f7f93"), (0.35, "#7fb9b3"), (0.75, "#f2e2b8"), (1, "#fbe9c0")],
        Y / 640,
        flow=card.noise(520, 2) * 0.9 - 0.4,
    )
    for x, y, w, h in ((220, 430, 520, 330), (760, 330, 520, 300), (520, 520, 700, 170)):
        cloud(card, x, y, w, h, ["#8fb0ae", "#e3d3b4", "#fff2d8", "#fffdf4"], 16, light=(0.7, -0.7, 0.5))
    sea = fill(rectangle(-10, 600, 1020, 260))
    card.paint(
        sea,
        [(0, "#0f5566"), (0.45, "#2b8a93"), (0.8, "#86c4b4"), (1, "#f3ecc8")],
        tone=0.75 - 0.8 * smoothstep(600, 800, Y),
        texture=0.3,
        texture_size=60,
        stretch=(7, 0.5),
        wobble=0,
        flow=0.0,
    )
    card.paint(
        fill(ridge(585, 14, 9, 120, 560, 1020, base=602)),
        ["#5f8f96", "#9ab9ad"],
        tone=0.5,
        haze=0.35,
        haze_colour="#d8dcc0",
    )
    card.paint(
        lines(
            [
                points(x, y, x + card.rng.uniform(12, 50), y)
                for x, y in zip(card.rng.uniform(0, 1000, 70), 606 + 190 * card.rng.random(70) ** 1.5, strict=False)
            ],
            2.2,
        ),
        ["#f7f0d0"],
        opacity=0.55,
        edge=0,
    )
    # field in receding bands, strokes upright

    def hor(x: Any) -> Any:
        return 770 + 40 * np.sin(x / 330) - 0.03 * x

    for i in range(6):
        k = i / 5
        card.paint(
            fill(ridge(lambda x: hor(x) + k**1.6 * 520, 14 + 22 * k, 30 + i, 160)),
            [
                mix("#7a4a1c", "#8a5a28", 1 - k),
                mix("#c98a2c", "#d9a94e", 1 - k),
                mix("#f2c14e", "#f0d48a", 1 - k),
                "#fff0b8",
            ],
            tone=0.62 - 0.28 * k,
            edge=0,
            texture=0.26,
            texture_size=60,
            stretch=(0.35, 1.6),
            flow=1.45 + 0.3 * (card.noise(200, 2) - 0.5),
            wobble=3,
        )
    for lo, n, Ls, ws in (
        (780, 2600, (8, 18), (1, 2)),
        (900, 2600, (14, 30), (1.2, 2.6)),
        (1080, 2400, (22, 52), (1.6, 3.6)),
        (1250, 1500, (34, 76), (2, 4.6)),
    ):
        card.hatch(
            fill(ridge(lambda x: hor(x) + lo - 780 + 4, 16, 36, 160)),
            ["#8a5518", "#d29a36", "#f3cf6e", "#fff2b4"],
            n,
            Ls,
            ws,
            1.5 + 0.5 * (card.noise(260, 2) - 0.5),
            0.12,
            0.55,
        )
    path = spline(
        points(
            455, 1010, 560, 1010, 600, 1120, 560, 1240, 640, 1400, 760, 1530, 250, 1530, 330, 1380, 400, 1250, 470, 1120
        ),
        sharp=(0, 1),
    )
    pm = fill(path)
    card.paint(
        pm,
        ["#6b431f", "#b07a3c", "#dba95c", "#f5d898"],
        tone=0.55 - 0.3 * smoothstep(1000, 1500, Y),
        texture=0.25,
        flow=1.2,
        wobble=6,
    )
    sh = fill(points(365, 1012, 660, 1012, 380, 1330, 20, 1390))
    card.glaze(blur(sh, 9) * 0.5, "#4a2a3c", "mul")
    return hor, pm


def _door(card: Card) -> Any:
    """Door frame, opening onto night."""
    fr = rectangle(345, 455, 330, 560)
    card.paint(
        fill(fr),
        ["#233c4a", "#3f7d84", "#8fc0b0"],
        tone=0.3 + 0.5 * (X - 345) / 330,
        contact=0.4,
        contact_offset=(-18, 8),
        detail=0.7,
        stretch=(0.4, 2),
    )
    op_ = fill(rectangle(378, 492, 264, 523))
    card.paint(
        op_,
        [(0, "#0b1033"), (0.5, "#27306e"), (0.8, "#6d5796"), (1, "#e79a86")],
        tone=smoothstep(480, 930, Y),
        texture=0.18,
        wobble=0.8,
        detail=0.4,
    )
    card.paint(
        fill(ridge(880, 22, 77, 130, 378, 642, base=1016)) * op_,
        ["#0c1238", "#1b2352", "#4a4580"],
        tone=0.6,
        detail=0.6,
        wobble=0.5,
    )
    card.paint(
        fill(ridge(940, 12, 78, 90, 378, 642, base=1016)) * op_,
        ["#070b26", "#141a44"],
        tone=0.4,
        detail=0.6,
        wobble=0.5,
    )
    card.paint(
        fill(ellipse(565, 610, 44)) * (1 - fill(ellipse(583, 598, 40))),
        ["#f6dfa8", "#fff7dc"],
        tone=0.7,
        detail=1,
        glow=26,
        glow_colour="#80703a",
    )
    leaf = points(642, 480, 806, 440, 806, 1062, 642, 1015)
    lm = fill(leaf)
    card.paint(
        lm,
        ["#5a1d22", "#a83a30", "#d9673f", "#f4a867"],
        tone=0.72 - 0.5 * (X - 642) / 170,
        texture=0.14,
        stretch=(0.4, 2.2),
        texture_size=40,
        detail=0.7,
        contact=0.4,
        contact_offset=(-14, 12),
        rim="#ffd9a0",
        flow=1.57,
    )
    for y0, y1 in ((500, 690), (725, 830), (865, 1000)):

        def q(y: Any, x: Any) -> Any:
            return y + (x - 642) * (-0.2 if y < 760 else 0.18) * ((760 - y) / 320 if y < 760 else (y - 760) / 320)

        pn = points(672, q(y0, 672), 778, q(y0, 778), 778, q(y1, 778), 672, q(y1, 672))
        card.paint(pn, ["#431218", "#7c2624", "#b04a34"], tone=0.45, detail=0.8, wobble=1)
        card.paint(lines([pn[[0, 1]], pn[[1, 2]]], 3), ["#f4b078"], opacity=0.6, edge=0)
    card.paint(ellipse(662, 752, 11), ["#8a6420", "#f6d070", "#fff6c8"], volume=0.8, roundness=8, detail=1)
    for p in (rectangle(330, 436, 360, 28), rectangle(338, 1004, 344, 18)):
        card.paint(p, ["#1c3440", "#3f7d84", "#a9d3c0"], tone=0.6, detail=0.8, contact=0.3, contact_blur=8)
    return op_


def _light_and_wheat(card: Card, hor: Any, op_: Any, pm: Any) -> None:
    """Stars inside the opening; light spilling; wheat stalks in front."""
    card.stars(150, 900, mask=op_ * (1 - smoothstep(780, 900, Y)), big=0, largest=2)
    card.glaze(blur(op_, 34) * (1 - op_) * 0.22, "#5a5ab0", "mix")
    card.glaze(
        blur(fill(points(378, 1015, 642, 1015, 720, 1180, 330, 1180)), 16) * 0.3 * smoothstep(1230, 1010, Y), "#39407e"
    )
    g = card.rng
    st = []
    for _i in range(520):
        k = g.random() ** 0.6
        y = hor(500) + 60 + k * 720
        x = g.uniform(-20, 1020)
        h = (26 + 130 * k**1.5) * g.uniform(0.7, 1.2)
        if (
            y < 1500
            and (not (345 < x < 812 and y - h < 1030 and (y < 1030)))
            and (pm[int(min(y, 1499)), int(np.clip(x, 0, 999))] < 0.3)
        ):
            st.append((x, y, h, k))
    for lo, hi in ((0, 0.45), (0.45, 0.75), (0.75, 1.01)):
        ss_ = [q for q in st if lo <= q[3] < hi]
        b = g.normal(size=len(ss_)) * 0.1 + 0.13
        ln = [
            spline(points(x, y + 20, x + h * d * 0.3, y - h * 0.5, x + h * d, y - h), False, 5)
            for (x, y, h, k), d in zip(ss_, b, strict=False)
        ]
        card.paint(
            lines(ln, [1.2 + 2.2 * q[3] ** 2 for q in ss_]),
            ["#9a6420", "#d89a34", "#f6d67a"],
            tone=0.5,
            texture=0.35,
            texture_size=30,
            opacity=0.85,
            edge=0,
        )
        ears = [
            place(
                ellipse(0, 0, h * 0.035 + 1.5, h * 0.13, n=14), 1, math.atan(d) + 0.12, (x + h * d * 1.08, y - h * 1.08)
            )
            for (x, y, h, k), d in zip(ss_, b, strict=False)
        ]
        card.paint(
            fill(*ears),
            ["#a86a1c", "#eab544", "#fff0a8"],
            tone=0.6,
            volume=0.5,
            roundness=5,
            texture=0.3,
            texture_size=25,
            opacity=0.95,
        )
    for _i in range(40):
        x, y = (g.uniform(0, 1000), g.uniform(1180, 1490))
        card.paint(
            ellipse(x, y, 5 + 5 * (y - 1100) / 400, 4 + 4 * (y - 1100) / 400),
            ["#7a1c22", "#d2402f", "#ff8a5a"],
            volume=0.5,
            roundness=5,
        ) if pm[int(y), int(x)] < 0.2 else 0
    traveller = Look(
        "woman", "#c98d66", "#3a2420", "braid", "dress", "#a8342c", "#6a4a3a", "#4a2c20", "#f0d8a0", "straw", "#e0b860"
    )
    walking = Figure(traveller, "walk", 168, grip="lr")
    on_path = draw_figure(
        card,
        walking,
        468,
        1212,
        196,
        light=(0.7, -0.6, 0.5),
        rim="#fff0c0",
        shadow=options(kx=-0.7, ky=0.2, strength=0.5),
    )
    handle = on_path.at(*walking.joints["lhand"][:2])
    suitcase = rectangle(handle[0] - 21, handle[1] + 8, 42, 30)
    card.paint(suitcase, ["#3a1c14", "#8a5a34", "#d8a868"], tone=0.5, detail=1, wobble=0.4, contact=0.3, contact_blur=5)
    card.paint(
        lines([suitcase[[0, 3]] + (9, 0), suitcase[[0, 3]] + (33, 0)], 3), ["#2c1610"], detail=1, wobble=0.2, edge=0
    )
    for x, y, s in ((180, 250, 15), (215, 235, 11), (250, 262, 9), (460, 560, 9), (440, 545, 7)):
        bird(card, x, y, s, "#2a4a55" if x < 400 else "#e8e4ff")
    card.spatter(60, ("#fff0b8",), radius=(0.5, 3), opacity=0.6)
