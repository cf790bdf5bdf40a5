"""A snow globe in which it is summer, standing out in the winter."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y, blank
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur, dot
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, ridge, spline, tube
from atelier.motifs.buildings import house
from atelier.motifs.people import small_person
from atelier.motifs.plants import pine, tree
from atelier.motifs.props import bird
from atelier.motifs.sky import cloud

X0, Y0, R = 500.0, 690.0, 352.0
SNOW = ["#3a4a6a", "#7c92b0", "#c0d0dc", "#f0f4f4", "#ffffff"]


def paint() -> Field:
    card = Card("summer_globe", ground="#8c9cb4", light=(-0.5, -0.7, 0.5))
    card.sky(["#2a3656", "#566a8c", "#93a5b8", "#c8d0d4"], 0.1 + 0.75 * Y / 1500, texture=0.24, flow=0.3)
    _winter(card)
    globe = fill(ellipse(X0, Y0, R))
    outside = card.image.copy(), card.detail.copy(), card.flow.copy()
    _summer(card)
    cover = globe[..., None]
    card.image = outside[0] * (1 - cover) + card.image * cover
    card.detail = outside[1] * (1 - globe) + card.detail * globe
    card.flow = outside[2] * (1 - cover) + card.flow * cover
    _base(card)
    card.brush(sizes=(22, 12, 6, 3.4))
    _meadow_life(card, globe)
    _glass(card, globe)
    _snowfall(card, globe)
    return card.finish(bloom=0.3, vignette=0.34, vignette_colour="#1c2440", lift="#1a2036")


def _winter(card: Card) -> None:
    """Bare woods and a drift."""
    for depth, (base, height, tone) in enumerate(((760, 300, 0.62), (880, 400, 0.4))):
        rng = np.random.default_rng(30 + depth)
        for x in rng.uniform(-30, 1030, 12):
            pine(
                card,
                float(x),
                base + rng.uniform(-20, 60),
                height * rng.uniform(0.6, 1.1),
                ["#1c2a44", "#4a5f78", "#93a8b8", "#e8eef0"],
                int(x),
                tone=tone - 0.15,
                haze=0.45 - 0.3 * depth,
                haze_colour="#a4b4c4",
            )
    drift = fill(ridge(lambda x: 960 + 46 * np.sin(x / 190 + 1), 12, 4, 300))
    card.paint(
        drift, SNOW, tone=0.66 - 0.24 * smoothstep(1000, 1450, Y), texture=0.14, texture_size=120, flow=0.1, wobble=3
    )
    near = fill(ridge(lambda x: 1180 - 60 * np.cos((x - 500) / 260), 10, 9, 300))
    card.paint(
        near,
        SNOW,
        tone=0.7 - 0.2 * smoothstep(1150, 1500, Y),
        texture=0.14,
        texture_size=90,
        flow=0.1,
        wobble=3,
        rim="#ffffff",
        rim_width=7,
    )


def _summer(card: Card) -> None:
    card.paint(
        ellipse(X0, Y0, R),
        ["#3f8fb8", "#78bcc8", "#c8e4d0", "#fff0c0"],
        tone=0.1 + 0.9 * (Y - 340) / 400,
        texture=0.1,
        flow=0.2,
        wobble=0,
    )
    cloud(card, 640, 520, 230, 110, ["#9ab8c8", "#dce8e4", "#fffdf4"], 9, light=(-0.5, -0.7, 0.5), seed=4)
    card.light_at(330, 470, 210, "#fff0a8", 0.7, 1.6)
    card.paint(ellipse(330, 470, 44), ["#ffd860", "#fff4b8"], tone=0.7, detail=0.6)
    for y, ramp, seed in ((720, ["#3c6a4a", "#6c9a5c", "#a8c47c"], 2), (790, ["#4a7a34", "#86ac48", "#cfd66c"], 5)):
        card.paint(
            fill(ridge(y, 26, seed, 220)), ramp, tone=0.6 - 0.2 * (Y - y) / 200, texture=0.2, texture_size=40, flow=0.1
        )
    wheat = fill(ridge(lambda x: 880 + 0.12 * (x - 500), 6, 7, 150))
    card.paint(
        wheat, ["#b8802c", "#e8b84a", "#fce490"], tone=0.6, texture=0.3, texture_size=16, stretch=(0.4, 2.4), flow=1.5
    )
    path = spline(points(500, 800, 470, 850, 560, 930, 480, 1060, 640, 1060, 640, 930, 530, 850, 520, 800))
    card.paint(path, ["#b08a5c", "#e8cc9c", "#fff0cc"], tone=0.6, wobble=2, flow=1.4)
    house(
        card,
        520,
        806,
        92,
        ["#8a5a44", "#e8c8a0", "#fff0d8"],
        ["#6a201c", "#c2402f", "#f08a60"],
        light=(-0.5, -0.7, 0.5),
    )
    tree(
        card,
        290,
        880,
        300,
        ["#3a2418", "#6a4628", "#b08a58"],
        ["#2c5a2c", "#5c9038", "#a8c454", "#e8e88c"],
        seed=5,
        depth=4,
        leafr=0.13,
        light=(-0.5, -0.7, 0.5),
    )


def _base(card: Card) -> None:
    """A turned wooden foot, half sunk in the snow."""
    wood = ["#2a120c", "#5a2a18", "#9a5a30", "#d89a5c", "#ffe0b0"]
    card.shade(blur(fill(ellipse(600, 1230, 430, 50)), 26) * 0.55, "#3a4668")
    turned = spline(
        points(
            268, 972, 732, 972, 756, 1030, 724, 1066, 792, 1130, 806, 1210, 194, 1210, 208, 1130, 276, 1066, 244, 1030
        ),
        steps=8,
        sharp=(0, 1, 6, 7),
    )
    tone = 0.62 - 0.5 * np.abs((X - 410) / 420) ** 1.3 + 0.06 * np.sin(Y / 9)
    card.paint(
        turned,
        wood,
        tone=tone,
        texture=0.12,
        texture_size=50,
        stretch=(4, 0.5),
        flow=0.0,
        detail=0.6,
        rim="#ffe0b0",
        rim_width=4,
    )
    for y, wide in ((1030, 254), (1066, 226), (1130, 292)):
        card.paint(
            lines([spline(points(500 - wide, y - 4, 500, y + 12, 500 + wide, y - 4), False)], 5),
            wood,
            tone=0.15,
            opacity=0.6,
            wobble=0.5,
            edge=0,
        )
    heap = spline(points(120, 1260, 210, 1188, 330, 1214, 470, 1184, 620, 1218, 760, 1186, 880, 1262, 500, 1320))
    card.paint(
        heap, SNOW, tone=0.74 - 0.3 * (Y - 1190) / 120, volume=0.4, roundness=26, texture=0.1, flow=0.1, wobble=3
    )


def _meadow_life(card: Card, globe: Field) -> None:
    rng = np.random.default_rng(3)
    before = card.image.copy()
    for _ in range(70):
        x, y = rng.uniform(190, 810), rng.uniform(905, 1010)
        card.paint(ellipse(x, y, 5, 4), ["#8a1818", "#d83a2c", "#ff8a60"], tone=0.6, detail=1, wobble=0.4, edge=0)
    panes = [rectangle(520 + dx, 806 + dy, 15, 21) for dx in (-22, 9) for dy in (-66,)] + [rectangle(513, 776, 17, 32)]
    card.paint(fill(*panes), ["#24445a", "#4a7a8c"], tone=0.4, detail=1, wobble=0.3)
    bird(card, 560, 440, 26, "#2a4a5a", 0.1)
    bird(card, 604, 418, 18, "#2a4a5a", -0.1)
    small_person(
        card,
        600,
        940,
        82,
        ["#8a5a20", "#f0c050", "#ffe89c"],
        hair="#3a2018",
        light=(-0.5, -0.7, 0.5),
        dress=0.06,
        hat=["#8a6a2c", "#e8cc7c", "#fff4c0"],
        arm=[(-0.3, -0.95), (0.17, -0.42)],
    )
    card.image = before * (1 - globe[..., None]) + card.image * globe[..., None]


def _glass(card: Card, globe: Field) -> None:
    away = np.hypot(X - X0, Y - Y0) / R
    card.glaze(globe * smoothstep(0.82, 1.0, away) * 0.5, "#e4f0f4", "screen")
    card.glaze(globe * smoothstep(0.9, 1.0, away) * 0.35, "#2c4468")
    card.glaze(lines([ellipse(X0, Y0, R - 1, n=120)], 5) * 0.7, "#eef6f8")
    for a0, a1, inset, width in ((3.5, 4.35, 42, 17), (3.32, 3.42, 42, 15), (0.35, 0.95, 30, 8)):
        shine = ellipse(X0, Y0, R - inset, a0=a0, a1=a1, n=40)
        card.glaze(blur(fill(tube(shine[::6], [2, width / 2, width / 2, 2])), 2.5) * 0.75, "#ffffff")
    card.glaze(blur(globe, 60) * (1 - globe) * 0.45, "#ffe8a8", "screen")
    snow = spline(
        [(X0 + (R + 5) * math.cos(a), Y0 + (R + 5) * math.sin(a)) for a in np.linspace(-2.25, -0.95, 9)], False
    )
    cap = tube(snow, [3, 16, 26, 20, 3])
    card.paint(cap, SNOW, tone=0.8, volume=0.5, roundness=12, wobble=2, detail=0.8)


def _snowfall(card: Card, globe: Field) -> None:
    rng = np.random.default_rng(21)
    flakes = blank()
    for _ in range(420):
        dot(
            flakes,
            rng.uniform(0, 1000),
            rng.uniform(0, 1500),
            1.2 + 4.5 * rng.random() ** 3,
            float(rng.uniform(0.4, 1)),
        )
    card.glaze(flakes * (1 - globe) * 0.9, "#ffffff")
