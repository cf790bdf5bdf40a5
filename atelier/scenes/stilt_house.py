"""A house on stilts walks away from its own shadow."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline, tube
from atelier.finishes import LinoCard

PLAIN = ["#000", "#fff"]
OCHRE, TEAL, RED = 1, 2, 3


def paint() -> Field:
    card = LinoCard(
        "stilt_house",
        paper="#f2e6cc",
        inks=("#e3b04a", "#6f9c98", "#c2452f"),
        key="#1a1c34",
        light=(0.7, -0.5, 0.5),
        pitch=9.5,
        register=4,
    )
    sun = (850.0, 190.0)
    away = np.hypot(X - sun[0], Y - sun[1])
    rays = np.arctan2(Y - sun[1], X - sun[0])
    card.sky(
        PLAIN,
        tone=0.94 - 0.42 * np.clip((away - 170) / 900, 0, 1) + 0.05 * np.sin(rays * 26),
        texture=0.02,
        flow=rays,
        plate=OCHRE,
        ink=0,
    )
    card.paint(ellipse(*sun, 106), PLAIN, tone=0.98, texture=0, plate=0, ink=2)
    card.paint(ellipse(*sun, 82), PLAIN, tone=0.98, texture=0, plate=RED, ink=1.4)
    _land(card)
    _shadow(card)
    _house(card)
    _secrets(card)
    return card.finish(chatter=500)


def _land(card: LinoCard) -> None:
    for i, (y, tone) in enumerate(((930, 0.62), (985, 0.5))):
        hills = fill(ridge(lambda x, y=y, i=i: y + 34 * np.sin(x / 150 + i * 2.1), 12, 30 + i, 240))
        card.paint(hills, PLAIN, tone=tone, texture=0.04, plate=TEAL, flow=0.1 + 0.2 * np.sin(X / 150), ink=1.2)
    ground = fill(ridge(lambda x: 1078 + 10 * np.sin(x / 130), 6, 44, 240))
    furrows = 0.66 - 0.2 * (Y - 1080) / 420 + 0.06 * np.sin((Y - 1080) / 9.0)
    card.paint(ground, PLAIN, tone=furrows, texture=0.03, plate=OCHRE, flow=0.04 * np.sin(X / 90), ink=1.4)


def _shadow(card: LinoCard) -> None:
    """The shadow of the house as it used to stand, left on the ground."""

    def lie(shape: Polygon) -> Polygon:
        up = -shape[:, 1]
        return np.stack([330 + shape[:, 0] * 1.25 - 0.42 * up, 1222 + 0.62 * up + 0.06 * shape[:, 0]], 1)

    outline = lie(
        points(
            -120,
            0,
            -120,
            -190,
            -150,
            -190,
            -40,
            -300,
            -40,
            -352,
            -4,
            -352,
            -4,
            -330,
            0,
            -340,
            150,
            -190,
            120,
            -190,
            120,
            0,
        )
    )
    card.paint(outline, PLAIN, tone=0.03, texture=0, plate=TEAL, ink=1.6, flow=0.0)
    for hole in (rectangle(-82, -150, 54, 56), rectangle(32, -150, 54, 56)):
        card.paint(lie(hole), PLAIN, tone=0.62, texture=0, plate=OCHRE, ink=0.6, flow=0.0)


def _leg(card: LinoCard, knots: Polygon, far: bool) -> None:
    tone = 0.1 if far else 0.34
    card.paint(
        fill(tube(knots, [17, 12, 15, 10, 11])),
        PLAIN,
        tone=tone + 0.2 * (X - knots[0, 0]) / 80,
        texture=0.03,
        plate=TEAL if far else RED,
        ink=1.6,
        flow=1.5,
    )
    x, y = knots[-1]
    for toe in (-46, 4, 52):
        card.paint(
            fill(tube(points(x, y - 8, x + toe * 0.6, y + 4, x + toe, y + 16), [9, 8, 3])),
            PLAIN,
            tone=tone,
            texture=0,
            plate=TEAL if far else RED,
            ink=1.2,
        )


def _house(card: LinoCard) -> None:
    _leg(card, points(520, 800, 470, 930, 452, 1010, 400, 1090, 366, 1176), True)
    _leg(card, points(700, 790, 790, 900, 812, 960, 790, 1080, 818, 1180), True)
    _leg(card, points(560, 810, 560, 950, 590, 1030, 545, 1150, 560, 1262), False)
    _leg(card, points(690, 800, 716, 930, 760, 1000, 690, 1040, 640, 1120), False)
    tilt = 0.06

    def put(shape: Polygon) -> Polygon:
        return place(shape, 1.0, tilt, (640, 800))

    wall = fill(put(rectangle(-165, -260, 330, 262)))
    boards = 0.72 + 0.16 * (np.sin((X * math.cos(tilt) + Y * math.sin(tilt)) / 6.4) > 0.72) * -1 - 0.24 * (X < 560)
    card.paint(wall, PLAIN, tone=boards, texture=0.02, plate=0, ink=2.2, flow=1.57 + tilt)
    roof = fill(put(points(-205, -252, -140, -420, 150, -420, 208, -252)))
    rows = 0.34 + 0.14 * np.sin((Y - X * tilt) / 7.0) + 0.12 * (X > 620)
    card.paint(roof, PLAIN, tone=rows, texture=0.03, plate=RED, ink=2.2, flow=tilt)
    card.paint(fill(put(rectangle(60, -500, 46, 110))), PLAIN, tone=0.3, texture=0.04, plate=TEAL, ink=1.6)
    for x in (-112, 42):
        card.paint(fill(put(rectangle(x, -190, 74, 86))), PLAIN, tone=0.94, texture=0, plate=OCHRE, ink=1.8)
        bars = [put(points(x + 37, -190, x + 37, -104)), put(points(x, -147, x + 74, -147))]
        card.paint(lines(bars, 6), PLAIN, tone=0.02, texture=0, plate=OCHRE, ink=0)
    card.paint(fill(put(rectangle(-26, -110, 56, 112))), PLAIN, tone=0.22, texture=0.03, plate=TEAL, ink=1.6, flow=1.57)
    card.paint(fill(put(ellipse(18, -54, 5))), PLAIN, tone=0.95, texture=0, plate=0, ink=0)
    card.paint(fill(put(rectangle(-190, -4, 380, 24))), PLAIN, tone=0.1, texture=0.02, plate=TEAL, ink=1.6)
    smoke = [put(spline(points(84, -506, 62, -540, 12, -560, -60, -548, -130, -578, -220, -570, -290, -592), False))]
    card.paint(lines(smoke, 22), PLAIN, tone=0.9, texture=0.02, plate=0, ink=1.4, flow=0.4)


def _secrets(card: LinoCard) -> None:
    """A cat left behind on the shadow's roof line, a bucket swinging from the porch, three crows."""
    seat = (96.0, 1228.0)
    cat = spline(points(-20, 0, -24, -30, -14, -52, -16, -74, -8, -66, 4, -66, 10, -76, 12, -52, 20, -30, 20, 0))
    card.paint(place(cat, 1.0, 0, seat), PLAIN, tone=0.02, texture=0, plate=TEAL, ink=2.4)
    card.paint(
        fill(tube(points(seat[0] - 18, seat[1] - 6, seat[0] - 50, seat[1] - 2, seat[0] - 64, seat[1] - 30), [6, 6, 3])),
        PLAIN,
        tone=0.02,
        texture=0,
        plate=TEAL,
        ink=2,
    )
    card.paint(lines([points(440, 836, 446, 900)], 3), PLAIN, tone=0.02, texture=0, plate=OCHRE, ink=0.8)
    card.paint(points(428, 900, 466, 900, 460, 938, 434, 938), PLAIN, tone=0.3, texture=0, plate=RED, ink=1.4)
    for x, y, size in ((170, 250, 34), (250, 200, 26), (120, 180, 22)):
        wings = spline(points(-1, -0.1, -0.5, -0.42, 0, 0, 0.5, -0.42, 1, -0.1, 0.45, -0.16, 0, 0.24, -0.45, -0.16))
        card.paint(place(wings, size, -0.1, (x, y)), PLAIN, tone=0.02, texture=0, plate=TEAL, ink=1)
