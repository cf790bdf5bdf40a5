"""The mountain by the lake is a giant asleep, dreaming of a whale."""

from __future__ import annotations

import math
from typing import Any

import cv2
import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix, rgb
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.sculpt import ball, limb, sculpt
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline, tube
from atelier.motifs.buildings import house, light_windows
from atelier.motifs.faces import sleeping_face
from atelier.motifs.people import small_person
from atelier.motifs.plants import pine
from atelier.motifs.props import bird
from atelier.motifs.sky import stratus


def paint() -> Field:
    card = Card("giant_mountain", ground="#b07a6a", light=(880, 420))
    _setting(card)
    L, gr, rock = _sleeper(card)
    # hair behind the head
    for i, (x, y) in enumerate(
        sorted([(card.rng.uniform(-10, 330), card.rng.uniform(0, 1)) for _ in range(46)], key=lambda q: q[1])
    ):
        yy = 640 + y * 120 + abs(x - 210) * 0.42
        pine(card, x, yy + 30, card.rng.uniform(80, 150), gr[i % 2], i)
    _arm(card, L, rock)
    _moss(card, L, rock)
    _fringe(card, gr)
    wm = _breath(card)
    _dream(card, wm)
    _lake(card)
    card.brush()
    _finishing_marks(card)
    return card.finish(vignette_colour="#1a2030", bloom=0.3)


def _setting(card: Card) -> None:
    """What lies behind and around."""
    card.sky(
        [(0, "#4f7f97"), (0.3, "#9dbcb4"), (0.55, "#f3d9b4"), (0.75, "#f7b89a"), (1, "#f3a58f")],
        Y / 900,
        flow=card.noise(520, 2) * 0.8 - 0.3,
    )
    card.light_at(880, 420, 700, "#fff0c0", 0.75)
    card.paint(ellipse(880, 420, 62), ["#fff0c0", "#fffdf0"], tone=0.8, glow=60, glow_colour="#ffd9a0")
    stratus(card, 450, 90, "#fff1dc", 8, 0.6)
    for i, (y, col) in enumerate([(640, "#c3b5ae"), (720, "#a9aaa8")]):
        card.paint(
            fill(ridge(y, 70, 21 + i, 330)),
            [mix(col, "#6b7f95", 0.4), col, mix(col, "#ffe3c0", 0.6)],
            tone=0.75 - (Y - y) / 320,
            haze=0.25,
            haze_colour="#f5cfae",
        )


def _sleeper(card: Card) -> tuple[Any, Any, Any]:
    """The sleeper, lying on one side: head, shoulder, waist, hip, legs = a mountain range."""
    rock = ["#172c3e", "#36595f", "#76937c", "#cfc192", "#fff3cc"]
    gr = [["#10242f", "#28494a", "#7f9266"], ["#142b36", "#34574c", "#a3a86c"]]
    L = (0.7, -0.6, 0.42)
    m, hf = sculpt(
        [
            ball(470, 900, 250, 330, -0.25, z=-30, hz=150),
            ball(610, 960, 240, 240, z=-60, hz=120),
            ball(800, 900, 230, 250, 0.3, z=-20, hz=140),
            limb(points(780, 860, 920, 960, 1080, 1040), [190, 150, 120], z=-20, flat=0.7),
            ball(180, 900, 250, 250, z=-40, hz=110),
        ],
        k=60,
        smooth=9,
    )
    m = np.maximum(m, fill(rectangle(-10, 1000, 1020, 520)))
    card.paint(
        m,
        rock,
        tone=0.54 - 0.32 * smoothstep(620, 1120, Y),
        volume=0.8,
        height=hf + (card.noise(60, 5) - 0.5) * 14,
        cavity=0.4,
        cavity_size=26,
        light=L,
        texture=0.2,
        texture_size=70,
        rim="#fff6d6",
        rim_width=8,
        rim_strength=1,
        detail=0.2,
        flow=card.noise(160, 2) * 1.6 + 0.3,
    )
    top = np.array([np.argmax(m[:, min(max(x, 0), 999)] > 0.5) for x in range(1000)])
    for x0, x1, n in ((560, 700, 16), (900, 1000, 12), (330, 400, 10), (470, 560, 8)):
        for i in range(n):
            x = card.rng.uniform(x0, x1)
            pine(card, x, top[int(x)] + card.rng.uniform(8, 90), card.rng.uniform(36, 70), gr[i % 2], i)
    return L, gr, rock


def _arm(card: Card, L: Any, rock: Any) -> None:
    """Arm under the head."""
    card.paint(
        tube(points(60, 1120, 240, 1085, 420, 1085, 560, 1040, 590, 960), [70, 74, 70, 62, 60]),
        rock,
        tone=0.44,
        volume=0.9,
        roundness=60,
        light=L,
        contact=0.4,
        detail=0.2,
        rim="#fff0c8",
    )


def _moss(card: Card, L: Any, rock: Any) -> None:
    """Moss."""
    f = sleeping_face(card, 236, 888, 218, rock, -1.12, light=L)
    card.hatch(
        f * smoothstep(0.5, 0.62, card.noise(50, 4)),
        ["#2a4a3a", "#6f8a50", "#a9b06a"],
        700,
        (4, 12),
        (1, 3),
        1.2,
        0.5,
        0.55,
    )


def _fringe(card: Card, gr: Any) -> None:
    """Fringe."""
    for i, (x, y) in enumerate(
        sorted([(card.rng.uniform(0, 1), card.rng.uniform(0, 1)) for _ in range(52)], key=lambda q: q[1])
    ):
        a_ = 2.3 + 2.1 * x
        pine(
            card,
            236 + (232 + 26 * y) * math.cos(a_) * 1.0 + 6,
            890 + (205 + 30 * y) * math.sin(a_) + 26,
            card.rng.uniform(50, 96),
            gr[i % 2],
            i,
        )
    for _i, (x, y, s_) in enumerate(
        [
            (742, 742, 40),
            (786, 716, 46),
            (836, 720, 40),
            (766, 784, 42),
            (868, 756, 38),
            (812, 768, 44),
            (720, 790, 32),
            (846, 800, 36),
        ]
    ):
        house(card, x, y, s_, tall=0.9, roof=("#4a2030", "#b4503f", "#f09a6a"))
    fl_ = tube(points(640, 800, 632, 880, 648, 960, 640, 1120), [8, 13, 18, 34])
    card.paint(
        fl_,
        ["#9dc0cc", "#eaf4f0", "#ffffff"],
        tone=0.6,
        texture=0.3,
        texture_size=20,
        stretch=(0.4, 3),
        flow=1.57,
        wobble=3,
        opacity=0.9,
    )


def _breath(card: Card) -> Any:
    """Breath ."""
    card.glaze(
        np.clip(
            blur(fill(tube(points(352, 900, 400, 760, 350, 640, 430, 540, 380, 450), [8, 26, 30, 40, 66])), 16)
            * 1.6
            * (card.noise(90, 4) - 0.15),
            0,
            0.8,
        ),
        "#fffaf0",
    )
    wp = place(
        spline(
            points(
                -1,
                0.1,
                -0.9,
                -0.22,
                -0.5,
                -0.42,
                0,
                -0.4,
                0.4,
                -0.2,
                0.68,
                -0.22,
                0.86,
                -0.5,
                0.74,
                -0.72,
                1.0,
                -0.66,
                1.2,
                -0.74,
                1.1,
                -0.48,
                0.98,
                -0.3,
                0.86,
                0.0,
                0.5,
                0.26,
                0.1,
                0.42,
                -0.5,
                0.42,
                -0.86,
                0.3,
            )
        ),
        235,
        -0.1,
        (420, 300),
    )
    n_ = card.noise(60, 4) - 0.5
    wm = blur(
        cv2.remap(
            fill(
                wp,
                place(
                    spline(points(-0.3, 0.3, -0.05, 0.34, -0.02, 0.62, -0.24, 0.8, -0.3, 0.5)), 235, -0.1, (420, 300)
                ),
            ),
            X + n_ * 46,
            Y - n_ * 40,
            cv2.INTER_LINEAR,
        ),
        5,
    )
    return wm


def _dream(card: Card, wm: Any) -> None:
    """... becomes the dream."""
    card.paint(
        wm,
        ["#a9aeb8", "#e6cdbc", "#fff0dc", "#ffffff"],
        tone=0.56,
        volume=0.85,
        roundness=60,
        light=(0.7, -0.5, 0.5),
        texture=0.2,
        texture_size=60,
        wobble=5,
        edge=0,
        opacity=0.9,
    )
    card.paint(
        lines([place(spline(points(-0.74, -0.02, -0.66, 0.04, -0.56, -0.01), False), 235, -0.1, (420, 300))], 5),
        ["#8a8f9c"],
        opacity=0.7,
        wobble=1,
    )


def _lake(card: Card) -> None:
    """Falling mist, lake, near shore."""
    for _i, y in enumerate((1010, 1075, 1130)):
        for _k in range(3):
            card.wash(
                ellipse(card.rng.uniform(0, 1000), y + card.rng.normal() * 14, 360, 40, n=12),
                "#fbe6d2",
                12,
                0.5,
                0.06,
                soft=14,
            )
    lake = fill(rectangle(-10, 1150, 1020, 380))
    refl = np.roll(np.flipud(card.image[800:1150]), 0, 0)
    card.image[1150:1500] = card.image[1150:1500] * 0.0 + refl * 0.78 + rgb("#6fa0a4") * 0.22
    card.paint(
        lake,
        [(0, "#1d4456"), (0.5, "#5f9398"), (1, "#f5dcb8")],
        tone=0.62 - 0.5 * smoothstep(1150, 1500, Y),
        texture=0.3,
        texture_size=50,
        stretch=(7, 0.4),
        opacity=0.55,
        wobble=0,
        edge=0,
        flow=0.0,
    )
    card.paint(
        fill(ridge(lambda x: 1405 - 0.12 * x + 60 * np.sin(x / 260), 24, 61, 120)),
        ["#10202c", "#27413f", "#5f7048", "#c9b06a"],
        tone=0.5 - 0.3 * smoothstep(1350, 1500, Y),
        texture=0.25,
        flow=1.3,
        detail=0.2,
    )
    for x, h in ((40, 300), (95, 390), (150, 250), (930, 330), (975, 420), (885, 220), (10, 200)):
        pine(card, x, 1420 + card.rng.uniform(-10, 40), h, ["#0b1a26", "#1d3638", "#4a6450"], x, tone=0.45)


def _finishing_marks(card: Card) -> None:
    """What is painted once the big strokes are down."""
    light_windows(card, 5)
    card.light_at(126, 905, 70, "#ffb35a", 0.55)
    card.paint(
        lines(
            [
                points(x, y, x + card.rng.uniform(20, 90), y)
                for x, y in zip(card.rng.uniform(190, 800, 40), 1160 + 150 * card.rng.random(40), strict=False)
            ],
            2,
        ),
        ["#fff0d4"],
        opacity=0.5,
        edge=0,
    )
    card.paint(
        points(470, 1388, 530, 1300, 600, 1388),
        ["#7a3028", "#d9703f", "#ffc070"],
        tone=0.3 + 0.6 * (X - 470) / 130,
        rim="#fff0c0",
        contact=0.4,
    )
    card.paint(points(522, 1388, 530, 1308, 552, 1388), ["#ffdc80", "#fff4c0"], tone=0.6)
    card.light_at(560, 1370, 170, "#ffb050", 0.8, 2)
    small_person(
        card,
        655,
        1392,
        104,
        ["#2a2040", "#7a3f4a", "#e8a070"],
        light=(540, 1350),
        arm=[(0.3, -0.66), (-0.17, -0.42)],
        scarf=["#c07a20", "#ffd060"],
        hat=["#3a2a20", "#8a6a40"],
    )
    for x, y, s in ((560, 470, 12), (592, 452, 9), (620, 474, 8), (470, 560, 8)):
        bird(card, x, y, s, "#40586a")
    card.spatter(40, ("#fff7e0",), opacity=0.5)
