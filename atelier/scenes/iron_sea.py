"""A man irons the sea flat, and one wave hides under the board."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline
from atelier.finishes import InkCard
from atelier.motifs.figure import Figure, Look, draw_figure

LIGHT = (-0.5, -0.7, 0.5)
SEA = ["#1c4c64", "#4c8ca0", "#a8d0d0"]
FOAM = ["#a8c4cc", "#e4eeea", "#ffffff"]
BOARD = 985.0


def paint() -> Field:
    card = InkCard("iron_sea", paper="#f7f2e6", light=LIGHT, weight=4.0, wash_strength=0.95)
    _sky(card)
    _rough_sea(card)
    _jetty(card)
    _hiding_wave(card)
    _board(card)
    _pile(card)
    _man(card)
    return card.finish(spatter=8)


def _sky(card: InkCard) -> None:
    card.paint(
        fill(roughen(ellipse(440, 300, 470, 250), 50, 3)),
        ["#c8a878", "#ecd8b0", "#f8ecd4"],
        tone=0.6,
        ink=0,
        wash=0.6,
        wobble=18,
    )
    card.paint(ellipse(250, 210, 64), ["#c8683c", "#eca468"], tone=0.5, ink=0.6, wash=1.0)
    for x, y, size in ((640, 190, 24), (700, 158, 17), (590, 150, 14)):
        card.stroke(
            points(
                x - size,
                y - size * 0.3,
                x - size * 0.4,
                y - size * 0.5,
                x,
                y,
                x + size * 0.4,
                y - size * 0.5,
                x + size,
                y - size * 0.3,
            ),
            [0.8, 1.9, 1.2, 1.9, 0.8],
        )


def _curl(x: float, y: float, size: float) -> Field:
    """A wave with a hook of foam, rising to the left."""
    return place(
        spline(
            points(
                -1.5,
                0.5,
                -0.9,
                0.1,
                -0.75,
                -0.5,
                -0.3,
                -0.95,
                0.3,
                -0.9,
                0.62,
                -0.5,
                0.5,
                -0.2,
                0.2,
                -0.3,
                0.12,
                -0.55,
                -0.12,
                -0.5,
                -0.2,
                0.0,
                0.2,
                0.34,
                1.0,
                0.5,
            ),
            sharp=(0,),
        ),
        size,
        0,
        (x, y),
    )


def _rough_sea(card: InkCard) -> None:
    """The part not done yet, heaped up on the right, the nearer the higher."""
    horizon = 470.0
    card.paint(
        fill(points(-10, horizon, 1010, horizon, 1010, 760, -10, 700)),
        SEA,
        tone=0.62 + 0.12 * np.sin(Y / 9),
        ink=0.4,
        wash=0.7,
        wobble=3,
    )
    for row, (y, size, count) in enumerate(((540, 42, 9), (620, 64, 7), (716, 92, 5), (826, 120, 4))):
        for k in range(count):
            x = 1000 - k * size * 2.0 - (row % 2) * size * 0.9
            if x < 330 + row * 60:
                continue
            wave = _curl(x, y, size)
            card.paint(wave, SEA, tone=0.52 - 0.2 * (Y - y) / size, ink=0.6 + 0.12 * row, wash=0.95)
            for line in (0.35, 0.65):
                card.stroke(
                    spline(
                        points(
                            x - size * 0.8,
                            y + size * 0.3 * line,
                            x - size * 0.55,
                            y - size * line,
                            x - size * 0.1,
                            y - size * 0.75,
                        ),
                        False,
                    )[::8],
                    [0.6, 1.3, 0.5],
                    0.5,
                )
            for dx, dy in ((0.55, -0.3), (0.66, -0.5), (0.4, -0.2)):
                card.paint(ellipse(x + dx * size, y + dy * size, size * 0.08), FOAM, tone=0.9, ink=0.35, wash=0.3)


def _jetty(card: InkCard) -> None:
    wood = ["#6a4c34", "#b08c64", "#e0c8a0"]
    card.paint(
        points(-10, 1290, 1010, 1262, 1010, 1510, -10, 1510), wood, tone=0.6 + 0.08 * np.sin(X / 50), ink=0.9, wash=0.8
    )
    for k, y in enumerate((1330, 1378, 1434)):
        card.stroke(points(0, y + 6, 500, y - 3, 1000, y - 12), [1.0, 1.5, 1.0], 0.7)
        for x in range(90 + 70 * (k % 2), 1000, 236):
            card.stroke(points(x, y, x + 2, y + 46), [1.0, 0.7], 0.6)


def _hiding_wave(card: InkCard) -> None:
    wave = _curl(640, 1236, 96)
    card.shade(fill(ellipse(640, 1290, 150, 16)) * 0.6)
    card.paint(wave, SEA, tone=0.5 - 0.2 * (Y - 1236) / 96, ink=1.0, wash=1.5)
    for dx in (-40, -4):
        card.paint(ellipse(620 + dx, 1196, 8, 10), ["#141c24"], tone=0.2, ink=0, wash=5)
        card.paint(ellipse(618 + dx, 1192, 3), FOAM, tone=0.95, ink=0, wash=0)
    card.stroke(spline(points(586, 1224, 598, 1218, 610, 1225), False)[::4], [0.9, 1.8, 0.9])


def _board(card: InkCard) -> None:
    for a, b in (((470, BOARD + 30), (790, 1290)), ((800, BOARD + 30), (500, 1300))):
        card.stroke(points(*a, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, *b), [6, 5, 6])
    top = spline(
        points(
            330,
            BOARD - 4,
            420,
            BOARD - 30,
            860,
            BOARD - 34,
            930,
            BOARD - 14,
            930,
            BOARD + 12,
            860,
            BOARD + 26,
            420,
            BOARD + 26,
        ),
        sharp=(),
    )
    card.paint(top, ["#8a7a6c", "#d8ccb8", "#f8f0e0"], tone=0.55, ink=1.0, wash=0.7)
    cloth = spline(
        points(
            420,
            BOARD - 34,
            600,
            BOARD - 40,
            760,
            BOARD - 52,
            880,
            BOARD - 120,
            1010,
            BOARD - 170,
            1010,
            BOARD + 170,
            930,
            BOARD + 120,
            860,
            BOARD + 54,
            640,
            BOARD + 34,
            470,
            BOARD + 40,
            410,
            BOARD + 120,
            380,
            BOARD + 250,
            340,
            BOARD + 250,
            356,
            BOARD + 90,
        ),
        sharp=(4, 5),
    )
    flat = np.clip((X - 560) / 340, 0, 1)
    card.paint(cloth, SEA, tone=0.64 - 0.22 * flat + 0.16 * flat * np.sin((X + 0.6 * Y) / 15), ink=1.1, wash=1.3)
    for x in (374, 394, 416):
        card.stroke(points(x - 10, BOARD + 230, x + 4, BOARD + 120, x + 34, BOARD + 40), [0.7, 1.4, 0.6], 0.6)
    for k in range(7):
        x = 770 + k * 34
        card.stroke(
            spline(points(x, BOARD - 50 - 12 * k, x + 12, BOARD - 66 - 13 * k, x + 28, BOARD - 52 - 12 * k), False)[
                ::4
            ],
            [0.7, 1.9, 0.8],
            0.8,
        )


def _pile(card: InkCard) -> None:
    """What is done: sea folded like sheets."""
    for k in range(5):
        y = 1296 - k * 27
        fold = spline(points(50, y, 60, y - 24, 236, y - 26, 246, y - 2, 236, y + 2, 60, y + 4), sharp=(0,))
        card.paint(fold, SEA, tone=0.66 - 0.07 * (k % 2), ink=0.8, wash=1.1)
    card.paint(
        place(
            spline(points(-1, 0, -0.2, -0.4, 0.7, -0.1, 1.2, -0.4, 1.1, 0.1, 1.25, 0.5, 0.7, 0.1, -0.2, 0.4)),
            27,
            0.2,
            (140, 1160),
            True,
        ),
        ["#8a6a3c", "#d8a860"],
        tone=0.5,
        ink=0.7,
        wash=1.4,
    )


def _man(card: InkCard) -> None:
    look = Look("lanky", "#d9a07e", "#4a3428", "short", "shirt", "#e8e0d0", "#4a4450", "#2c2430", "#c23a2c", nose=1.3)
    ironing = Figure(
        look,
        "stand",
        70,
        lean=17,
        head=(24, 0, 0),
        lh=(0.12, -0.48, 0.66),
        rh=(-0.16, -0.5, 0.55),
        lf=(0.05, -0.98, 0.2),
        rf=(-0.05, -0.97, -0.24),
        grip="lr",
    )
    baked = draw_figure(
        card, ironing, 372, 1330, 700, ink=0.9, light=LIGHT, shadow=options(kx=0.5, ky=0.1, strength=0.4)
    )
    hand = baked.at(*ironing.joints["lhand"][:2])
    x, y = float(hand[0]) + 34, BOARD - 44
    red = ["#8f1d20", "#cc3a2c", "#ec7a5c"]
    sole = spline(points(x - 74, y, x + 66, y, x + 96, y - 6, x + 60, y - 36, x - 66, y - 40), sharp=(0, 2))
    card.paint(sole, red, tone=0.45, ink=1.0, wash=2.3)
    card.stroke(points(x - 56, y - 36, x - 54, y - 70, x - 10, y - 80, x + 34, y - 70, x + 38, y - 38), [5, 5, 6, 5, 5])
    card.paint(rectangle(x - 78, y - 1, 172, 8), ["#5c6470", "#a8b0b8"], tone=0.5, ink=0.6, wash=1.4)
    for k in range(3):
        sx = x + 20 + 30 * k
        puff = [(sx + 16 * math.sin(t * 1.6 + k), y - 60 - 34 * t) for t in range(6)]
        card.stroke(spline(puff, False)[::6], [0.6, 2.0, 1.4, 0.5], 0.4)
