"""A sailing boat rides the waves inside a teacup."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline, tube
from atelier.motifs.books import slab
from atelier.motifs.people import small_person
from atelier.motifs.props import bird
from atelier.motifs.sky import cloud


def paint() -> Field:
    card = Card("teacup_sea", ground="#d9a8a0", light=(-0.6, -0.7, 0.5))
    po = ["#8a8fae", "#cfcad4", "#f6ece4", "#ffffff"]
    card.sky(
        [(0, "#3a3f7a"), (0.22, "#6d6aa0"), (0.5, "#b99ab4"), (0.75, "#f0c4b8"), (1, "#fbe3d0")],
        Y / 1050,
        texture=0.14,
        flow=card.noise(460, 2) * 1.2 - 0.5,
    )
    _steam(card)
    _table_top(card, po)
    _sea(card, po)
    _cup(card, po)
    card.brush()
    _finishing_marks(card)
    return card.finish(vignette_colour="#2a1838", vignette=0.28, bloom=0.3, lift="#1c1428")


def _steam(card: Card) -> None:
    """Steam becomes weather."""
    for pts, ws in (
        (points(470, 640, 420, 540, 520, 440, 430, 330, 520, 220, 440, 120), [10, 30, 40, 50, 70, 100]),
        (points(590, 640, 640, 560, 570, 460, 660, 350, 600, 260), [8, 24, 40, 56, 90]),
    ):
        card.glaze(
            np.clip(blur(fill(tube(pts, ws)), 13) * 0.75 * (0.35 + card.noise(130, 3, (0.5, 2))), 0, 0.7), "#fff0ee"
        )
    for x, y, w, h in ((250, 270, 460, 220), (730, 210, 540, 260), (520, 150, 420, 170)):
        cloud(card, x, y, w, h, ["#5a5590", "#a98ab0", "#f0c0bc", "#fff4ea"], 14, light=(0.2, -0.6, 0.7))


def _table_top(card: Card, po: Any) -> None:
    """Table."""
    tb = fill(ridge(1075, 3, 6, 300))
    card.paint(
        tb,
        ["#7a3f55", "#c47a82", "#eeb0a4", "#fde0cc"],
        tone=0.75 - 0.55 * smoothstep(1075, 1500, Y),
        texture=0.14,
        flow=0.0,
        wobble=2,
    )
    for i in range(26):
        x = 500 + (i - 13) * 92
        card.glaze(
            fill(
                points(
                    500 + (x - 500) * 0.62,
                    1075,
                    500 + (x + 40 - 500) * 0.62,
                    1075,
                    500 + (x + 40 - 500) * 1.7,
                    1510,
                    500 + (x - 500) * 1.7,
                    1510,
                )
            )
            * tb
            * 0.16,
            "#8a3050",
        )
    for y, h in ((1110, 10), (1150, 16), (1208, 24), (1290, 34), (1400, 46)):
        card.glaze(fill(rectangle(-5, y, 1010, h)) * 0.16, "#8a3050")
    card.glaze(blur(fill(ellipse(560, 1262, 470, 100)), 26) * 0.6, "#5a2444", "mul")
    card.paint(
        ellipse(500, 1215, 440, 122),
        po,
        tone=0.66 - 0.3 * (X - 500) / 440,
        volume=0.5,
        roundness=30,
        rim="#ffffff",
        detail=0.4,
    )
    card.paint(ellipse(500, 1205, 330, 82), po, tone=0.5 + 0.3 * (X - 500) / 440, volume=-0.4, roundness=24, detail=0.4)
    card.paint(
        lines([np.vstack([ellipse(500, 1212, 405, 108)] * 1)], 7), ["#3f5aa0", "#7f9ad0"], opacity=0.75, wobble=1
    )
    card.paint(
        tube(points(800, 850, 900, 810, 965, 860, 950, 960, 870, 1035, 765, 1050), [26, 25, 25, 24, 22, 20]),
        po,
        tone=0.5,
        volume=0.95,
        roundness=20,
        rim="#ffffff",
        detail=0.6,
        contact=0.25,
    )


def _sea(card: Card, po: Any) -> None:
    """Inside: sea, ship."""
    card.paint(ellipse(500, 765, 334, 96), po, tone=0.42, volume=-0.5, roundness=40, detail=0.5)
    sea = ["#0c2f4a", "#1f6a86", "#5fb0b0", "#d8f0e0"]
    card.paint(
        ellipse(500, 778, 312, 78),
        sea,
        tone=0.5 + 0.3 * smoothstep(850, 700, Y),
        texture=0.25,
        texture_size=40,
        stretch=(4, 0.6),
        detail=0.4,
    )

    crest = spline(
        points(
            -1, 0.5, -0.8, 0.1, -0.45, -0.35, 0.0, -0.75, 0.45, -0.95, 0.8, -0.78,
            0.92, -0.45, 0.72, -0.5, 0.5, -0.42, 0.42, -0.1, 0.6, 0.25, 1, 0.5,
        ),
        sharp=(0, 11),
    )  # fmt: skip

    def wave(x: float, y: float, width: float, height: float, tone: float, is_flipped: bool = False) -> None:
        outline = place(crest, (width, height), 0, (x, y), is_flipped)
        card.paint(
            outline,
            sea,
            tone=tone,
            volume=0.6,
            roundness=24,
            texture=0.16,
            texture_size=30,
            rim="#ffffff",
            rim_width=5,
            rim_strength=1,
            detail=0.5,
            contact=0.3,
            contact_blur=10,
            flow=0.4 if is_flipped else -0.5,
        )
        card.paint(
            fill(
                *[
                    place(ellipse(0, 0, card.rng.uniform(2, 7)), at=outline[70 + int(q)] + card.rng.normal(size=2) * 7)
                    for q in card.rng.uniform(0, 60, 40)
                ]
            ),
            ["#e8f4f0", "#ffffff"],
            tone=0.7,
            wobble=1,
            detail=0.7,
        )

    wave(650, 730, 190, 150, 0.5)
    wave(330, 745, 170, 120, 0.42, True)
    S = options(detail=0.9, light=(-0.6, -0.6, 0.5))
    x_, y_, ro = (478, 716, -0.16)

    def placed(p: Any) -> Any:
        return place(p, 1, ro, (x_, y_))

    card.paint(placed(points(-3, 0, 3, 0, 2, -190, -2, -190)), ["#2a1812", "#6a4428"], **S)
    card.paint(
        placed(spline(points(6, -182, 92, -120, 104, -52, 8, -40), sharp=(0, 2, 3))),
        ["#b06a50", "#f0c8a0", "#fff6e4"],
        tone=0.5,
        volume=0.8,
        roundness=30,
        rim="#fff",
        **S,
    )
    card.paint(
        placed(spline(points(-6, -170, -70, -100, -80, -50, -6, -42), sharp=(0, 2, 3))),
        ["#a05a4a", "#e0a888", "#fbe4cc"],
        tone=0.4,
        volume=0.8,
        roundness=30,
        **S,
    )
    card.paint(placed(points(0, -190, 0, -214, 34, -202)), ["#b02030", "#e85040"], **S)
    card.paint(
        placed(spline(points(-96, -26, 0, -12, 104, -34, 72, 26, -64, 26), sharp=(0, 2))),
        ["#1f1014", "#6a2f2a", "#b86a44", "#f0b070"],
        tone=0.5,
        volume=0.7,
        roundness=20,
        rim="#ffe0b0",
        **S,
    )
    wave(540, 790, 150, 66, 0.62, True)
    wave(380, 800, 150, 60, 0.58)
    wave(690, 800, 120, 60, 0.5)


def _cup(card: Card, po: Any) -> None:
    """Cup body with painted whale."""
    lo = ellipse(500, 765, 334, 96, a0=0, a1=math.pi, n=60)
    body = np.concatenate(
        [
            lo,
            spline(
                points(
                    166,
                    765,
                    182,
                    900,
                    236,
                    1040,
                    340,
                    1150,
                    400,
                    1190,
                    600,
                    1190,
                    660,
                    1150,
                    764,
                    1040,
                    818,
                    900,
                    834,
                    765,
                ),
                False,
            ),
        ]
    )
    cb = card.paint(
        fill(body),
        po,
        tone=0.52,
        volume=0.9,
        roundness=130,
        texture=0.07,
        rim="#ffffff",
        rim_width=6,
        detail=0.4,
        contact=0.35,
        contact_blur=26,
        contact_offset=(18, 20),
        light=(-0.7, -0.35, 0.6),
    )
    card.paint(
        lines([ellipse(500, 765, 334, 96, a0=0.02, a1=math.pi - 0.02, n=60)], 9),
        ["#d8b060", "#fff0c0"],
        tone=0.6,
        wobble=1,
        detail=0.8,
    )
    for y in (1010, 1046):
        card.paint(
            lines(
                [
                    np.stack(
                        [
                            np.linspace(200, 800, 120),
                            y
                            + 46 * (1 - ((np.linspace(200, 800, 120) - 500) / 300) ** 2)
                            + 9 * np.sin(np.linspace(0, 44, 120) + y),
                        ],
                        1,
                    )
                ],
                5,
            )
            * cb,
            ["#2f4a98", "#6f8ad0"],
            opacity=0.8,
            wobble=1.5,
            detail=0.6,
        )
    wh = spline(
        points(
            330,
            955,
            380,
            905,
            480,
            890,
            560,
            920,
            620,
            945,
            650,
            900,
            690,
            870,
            684,
            920,
            705,
            955,
            650,
            965,
            600,
            1000,
            500,
            1020,
            390,
            1010,
        )
    )
    card.paint(
        fill(wh) * cb,
        ["#243e8a", "#4f6fc0", "#9ab0e4"],
        tone=0.45,
        volume=0.5,
        roundness=30,
        texture=0.25,
        texture_size=30,
        wobble=2,
        detail=0.6,
        opacity=0.9,
    )
    card.paint(ellipse(385, 955, 6), ["#fff"], detail=1)


def _finishing_marks(card: Card) -> None:
    """What is painted once the big strokes are down."""
    card.paint(
        tube(points(190, 800, 120, 640, 62, 480), [11, 8, 7]),
        ["#6a6a80", "#c9c8d4", "#ffffff"],
        volume=0.9,
        roundness=8,
        contact=0.2,
        wobble=0.6,
    )
    card.paint(
        ellipse(52, 446, 26, 48, -0.25),
        ["#6a6a80", "#c9c8d4", "#ffffff"],
        tone=0.5,
        volume=0.9,
        roundness=18,
        wobble=0.6,
    )
    card.stars(150, 420, big=8, mask=smoothstep(430, 250, Y))
    card.paint(
        fill(ellipse(850, 400, 52)) * (1 - fill(ellipse(876, 386, 47))),
        ["#f6dfa8", "#fff7dc"],
        tone=0.7,
        glow=24,
        glow_colour="#80703a",
    )
    for x, y, s, p in ((250, 1395, 62, 0.5), (330, 1425, 54, 0.9)):
        card.glaze(blur(fill(ellipse(x + 16, y + 6, s, s * 0.3)), 8) * 0.5, "#5a2444", "mul")
        slab(card, x, y, s, s, s * 0.75, p, ["#c9c0d0", "#fff8f4"], ["#b0a8c0", "#f4e8e4"], ["#a098b8", "#e8dcdc"])
    small_person(
        card,
        330,
        1378,
        84,
        ["#1a2a5a", "#3f62a8", "#a9c8f0"],
        scarf=["#8a2a30", "#e05a48"],
        wind=0.8,
        rim="#fff",
        hat=["#6a4a20", "#d2a044", "#f8e0a0"],
        arm=[(0.2, -0.92), (-0.17, -0.42)],
    )
    for x, y, s in ((330, 560, 12), (366, 545, 9), (610, 520, 10)):
        bird(card, x, y, s, "#ffffff")
    card.spatter(60, ("#ffffff",), mask=radial(500, 740, 380), radius=(0.8, 3), opacity=0.8)
