"""A whale swims through the clouds with a village on its back."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, spline
from atelier.motifs.buildings import house, light_windows
from atelier.motifs.people import small_person
from atelier.motifs.plants import pine
from atelier.motifs.props import bird
from atelier.motifs.sky import cloud, moon, stratus


def paint() -> Field:
    card = Card("whale_village", ground="#c98d74", light=(720, 300))
    card.sky(
        [(0, "#1c2350"), (0.3, "#3c4384"), (0.52, "#8a6699"), (0.72, "#e0957f"), (0.9, "#f8cf98"), (1, "#fbe2b4")],
        Y / 1180,
        flow=card.noise(520, 2) * 1.2 - 0.5,
    )
    moon(card, 720, 300, 150, glow=0.75)
    stratus(card, 640, 120, "#f3b7a0", 10, 0.5)
    stratus(card, 330, 150, "#5d63a8", 8, 0.5)
    for x, y, w, h in ((120, 1120, 620, 190), (830, 1090, 640, 210), (480, 1180, 700, 170)):
        cloud(card, x, y, w, h, ["#7a5f93", "#d38f93", "#f9c9a2", "#fff0cf"], 12)
    b = _whale(card)
    _village(card)
    _clouds_and_boat(card)
    card.brush()
    _finishing_marks(card, b)
    return card.finish(vignette_colour="#120f35")


def _whale(card: Card) -> Any:
    """Whale."""
    vec = options(light=(720, 250), detail=0.35)
    sk = ["#121a3f", "#27407a", "#5a7fb4", "#a9c0d2", "#f4e0c4"]
    card.paint(
        spline(
            points(
                846,
                690,
                800,
                640,
                742,
                600,
                690,
                560,
                640,
                552,
                668,
                528,
                730,
                520,
                800,
                548,
                842,
                590,
                872,
                540,
                920,
                500,
                968,
                482,
                990,
                486,
                976,
                520,
                960,
                566,
                922,
                610,
                884,
                650,
            )
        ),
        sk,
        tone=0.4,
        volume=0.7,
        roundness=36,
        rim="#ffe9bd",
        rim_width=6,
        **vec,
    )
    B = spline(
        points(
            72,
            830,
            92,
            745,
            165,
            680,
            290,
            640,
            430,
            640,
            560,
            672,
            670,
            705,
            760,
            700,
            830,
            640,
            868,
            655,
            840,
            740,
            760,
            815,
            640,
            880,
            500,
            930,
            350,
            955,
            210,
            945,
            115,
            905,
        )
    )
    b = card.paint(
        fill(B),
        sk,
        tone=0.36,
        volume=0.85,
        roundness=130,
        texture=0.14,
        rim="#ffe9bd",
        rim_width=6,
        contact=0.35,
        contact_blur=40,
        contact_offset=(0, 40),
        **vec,
    )
    belly = (
        fill(
            spline(
                points(75, 835, 200, 842, 340, 850, 480, 850, 600, 830, 700, 800, 600, 930, 400, 990, 180, 970, 80, 900)
            )
        )
        * b
    )
    card.paint(
        belly,
        ["#5b6a96", "#a9a3b4", "#ecd3bd", "#fff0d8"],
        tone=0.45 - 0.35 * smoothstep(860, 960, Y),
        texture=0.12,
        opacity=0.9,
        wobble=2,
        flow=0.0,
    )
    card.paint(
        lines(
            [
                spline(
                    points(78 + i * 3, 842 + i * 9, 220, 858 + i * 11, 380, 868 + i * 11, 560 - i * 22, 850 + i * 10),
                    False,
                )
                for i in range(8)
            ],
            2.4,
        )
        * b,
        ["#3a4a80"],
        opacity=0.55,
        edge=0,
    )
    card.paint(
        spline(points(340, 872, 420, 880, 440, 960, 410, 1050, 350, 1105, 330, 1060, 345, 980, 320, 910)),
        sk,
        tone=0.34,
        volume=0.7,
        roundness=34,
        rim="#ffd9a8",
        contact=0.3,
        **vec,
    )
    card.paint(ellipse(230, 802, 17, 12), ["#0d1434", "#16224e"], tone=0.4, detail=1)
    card.paint(ellipse(230, 802, 9, 9), ["#050718"], detail=1, wobble=0.2)
    card.paint(ellipse(234, 797, 3.8), ["#ffe9b8"], detail=1, wobble=0.1)
    card.paint(
        lines(
            [spline(points(200, 796, 228, 778, 262, 796), False), spline(points(206, 816, 232, 824, 258, 812), False)],
            2.6,
        ),
        ["#a9c0dc"],
        opacity=0.6,
        detail=1,
    )
    card.paint(lines([spline(points(74, 838, 150, 848, 210, 838, 262, 848), False)], 3.5), ["#141c46"], opacity=0.8)
    return b


def _village(card: Card) -> None:
    """The village: follows the back."""
    xs = np.linspace(150, 640, 200)

    def back(x: Any) -> Any:
        return np.interp(x, [120, 165, 290, 430, 560, 670], [712, 682, 640, 640, 672, 706])

    card.paint(
        fill(
            np.concatenate(
                [
                    np.stack([xs, back(xs) - 10 + 6 * np.sin(xs / 17)], 1),
                    np.stack([xs, back(xs) + 26 + 5 * np.sin(xs / 11)], 1)[::-1],
                ]
            )
        ),
        ["#22364a", "#4d6a58", "#a9a868", "#f2d593"],
        tone=0.55,
        volume=0.5,
        roundness=14,
        wobble=4,
        detail=0.6,
    )
    for i, x in enumerate((170, 196, 618, 596, 470, 640, 318, 545)):
        pine(card, x, back(x) + 4, 52 + i * 37 % 40, ["#172a45", "#35566a", "#8a9a78"], i, detail=0.8)
    card.paint(
        points(246, 650, 254, 470, 290, 470, 300, 645),
        ["#6a5570", "#d8b69c", "#fff0d6"],
        tone=0.2 + 0.6 * (X - 246) / 50,
        detail=0.9,
        wobble=0.8,
    )
    card.paint(
        fill(points(250, 560, 294, 560, 292, 520, 252, 520), points(246, 640, 299, 640, 297, 600, 248, 600)),
        ["#7d2f3d", "#b4504c"],
        opacity=0.85,
        detail=0.9,
    )
    card.paint(fill(rectangle(256, 442, 32, 30)), ["#fff2b8", "#fffbe0"], detail=1)
    card.paint(points(248, 446, 272, 412, 296, 446), ["#5a2236", "#9c4148"], detail=1)
    rs = [("#3a1f3a", "#8a3f45", "#d9795c"), ("#2c2848", "#50507f", "#9a8fb0"), ("#4a2a33", "#a3583f", "#eda56b")]
    for i, (x, s, hs) in enumerate(
        [
            (345, 56, 1.0),
            (520, 50, 0.9),
            (392, 66, 1.5),
            (440, 52, 0.9),
            (575, 44, 0.9),
            (220, 40, 0.8),
            (482, 60, 1.15),
            (318, 40, 0.8),
            (425, 40, 0.7),
        ]
    ):
        house(card, x, back(x) + 8, s, roof=rs[i % 3], tall=hs, rot=(back(x + 20) - back(x - 20)) / 40 * 0.6)


def _clouds_and_boat(card: Card) -> None:
    """Foreground clouds + ladder + boat."""
    for x, y, w, h in ((60, 1330, 560, 230), (930, 1290, 620, 250), (430, 1430, 800, 240)):
        cloud(card, x, y, w, h, ["#3b3a78", "#7d6299", "#cf8f98", "#f7c7a0"], 14, light=(720, 500))
    card.paint(
        np.ones((HEIGHT, WIDTH), np.float32) * smoothstep(1330, 1500, Y),
        ["#2c2f6a", "#4a4585"],
        opacity=0.85,
        wobble=0,
        edge=0,
    )


def _finishing_marks(card: Card, b: Any) -> None:
    """What is painted once the big strokes are down."""
    card.stars(230, 620, big=9, mask=1 - smoothstep(0.02, 0.4, radial(720, 300, 330)) - 0 * b)
    light_windows(card)
    card.light_at(272, 456, 120, "#ffe7a0", 0.9, 2.2)
    card.glaze(fill(points(272, 450, -40, 330, -40, 440)) * 0.28 * smoothstep(-100, 272, X), "#ffe9b0", "screen")
    card.glaze(
        blur(fill(points(280, 454, 640, 380, 640, 440)), 3) * 0.22 * (1 - smoothstep(272, 640, X)), "#ffe9b0", "screen"
    )
    card.paint(
        lines(
            [points(560, 880, 572, 1222), points(578, 878, 590, 1222)]
            + [points(561 + i * 0.55, 900 + i * 15.5, 577 + i * 0.55, 900 + i * 15.5) for i in range(21)],
            2.4,
        ),
        ["#3b2d4d", "#7a5566"],
        wobble=2.5,
        opacity=0.9,
    )
    card.paint(
        spline(points(505, 1228, 580, 1246, 665, 1222, 640, 1268, 580, 1280, 530, 1266)),
        ["#2a1c3a", "#7a4048", "#e0926a"],
        volume=0.6,
        roundness=16,
        rim="#ffdca0",
    )
    small_person(
        card, 615, 1240, 66, ["#3a1d35", "#b5443f", "#f0936a"], light=(560, 1200), arm=[(-0.28, -0.7), (0.15, -0.42)]
    )
    card.light_at(592, 1190, 90, "#ffd070", 0.95, 1.6)
    card.paint(ellipse(594, 1192, 6), ["#fff3c0"])
    for x, y, s in ((820, 800, 16), (860, 780, 12), (790, 770, 10), (130, 520, 12), (165, 500, 9)):
        bird(card, x, y, s, "#2a2450")
    card.spatter(50, ("#fff3d8",), radius=(0.5, 2.4), opacity=0.5)
