"""A peacock: all the eyes on its feathers are open except one."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline, tube
from atelier.finishes import LinoCard

KEY = ["#000", "#fff"]
ROOT = (500.0, 1090.0)
ASLEEP = (2, 6)


def paint() -> Field:
    card = LinoCard(
        "peacock_eyes", paper="#f0e6cc", inks=("#2f7472", "#e0a33a", "#3f62a0", "#c8502f"), key="#0b1c30",
        light=(-0.3, -0.7, 0.6), pitch=9.5, register=4.0,
    )  # fmt: skip
    angle = np.arctan2(Y - ROOT[1], X - ROOT[0])
    card.sky(KEY, 0.9 + 0 * Y, texture=0.04, flow=angle, plate=2, ink=0)
    _fan(card)
    _ground(card)
    _bird(card)
    return card.finish(chatter=300)


def _fan(card: LinoCard) -> None:
    """Four rings of feathers, the outermost laid first."""
    for ring, (reach, size, count) in enumerate(((1010, 112, 11), (800, 100, 11), (600, 86, 9), (425, 66, 7))):
        spread = 1.28 - 0.04 * ring
        for i in range(count):
            turn = -spread + 2 * spread * i / (count - 1)
            x = ROOT[0] + reach * 0.56 * math.sin(turn) * 0.98
            y = ROOT[1] - reach * math.cos(turn * 0.86)
            _feather(card, x, y, size, math.atan2(x - ROOT[0], ROOT[1] - y), (ring, i))


def _feather(card: LinoCard, x: float, y: float, s: float, turn: float, number: tuple[int, int]) -> None:
    def put(shape: Polygon) -> Polygon:
        return place(shape, s, turn, (x, y))

    vane = spline(
        points(
            0,
            -1.15,
            0.62,
            -0.82,
            0.84,
            -0.1,
            0.6,
            0.62,
            0.2,
            1.5,
            0,
            3.4,
            -0.2,
            1.5,
            -0.6,
            0.62,
            -0.84,
            -0.1,
            -0.62,
            -0.82,
        )
    )
    u = (X - x) * math.cos(turn) + (Y - y) * math.sin(turn)
    v = -(X - x) * math.sin(turn) + (Y - y) * math.cos(turn)
    barbs = math.pi / 2 + turn + np.sign(u) * -0.8
    card.paint(put(vane), KEY, tone=0.34 + 0.12 * np.abs(u) / s - 0.12 * np.clip(v / s, 0, 3), texture=0.05, plate=1,
               flow=barbs, ink=1.5)  # fmt: skip
    card.paint(lines([put(points(0, 0.7, 0, 3.2))], 4), KEY, tone=0.95, texture=0, plate=0, ink=0, wobble=0.2)
    card.paint(put(ellipse(0, -0.12, 0.62, 0.72)), KEY, tone=0.95, texture=0, plate=2, ink=1.0, wobble=0.5)
    if number == ASLEEP:
        card.paint(put(ellipse(0, -0.12, 0.46, 0.5)), KEY, tone=0.5, texture=0.03, plate=4, flow=turn, ink=0.8)
        lid = put(spline(points(-0.46, -0.12, -0.2, 0.1, 0, 0.15, 0.2, 0.1, 0.46, -0.12), False))
        lashes = [put(points(q, 0.05 + 0.1 * (1 - abs(q) * 2), q * 1.35, 0.34)) for q in (-0.3, -0.1, 0.1, 0.3)]
        card.paint(lines([lid, *lashes], s * 0.075), KEY, tone=0.0, texture=0, plate=4, ink=0, wobble=0.3)
        return
    # an almond, an iris that looks at us, a pupil and its light
    almond = spline(points(-0.52, -0.1, -0.2, -0.42, 0.2, -0.42, 0.52, -0.1, 0.2, 0.2, -0.2, 0.2), sharp=(0, 3))
    card.paint(put(almond), KEY, tone=1.0, texture=0, plate=0, ink=0.5, wobble=0.3)
    card.paint(put(ellipse(0, -0.11, 0.28)), KEY, tone=0.62, texture=0.02, plate=3, flow=turn, ink=0, wobble=0.2)
    card.paint(put(ellipse(0, -0.11, 0.15)), KEY, tone=0.0, texture=0, plate=3, ink=0, wobble=0.2)
    card.paint(ellipse(x - s * 0.06, y - s * 0.18, s * 0.06), KEY, tone=1.0, texture=0, plate=0, ink=0, wobble=0)
    upper = put(spline(points(-0.54, -0.1, -0.2, -0.43, 0.2, -0.43, 0.54, -0.1), False))
    card.paint(lines([upper], s * 0.075), KEY, tone=0.0, texture=0, plate=2, ink=0, wobble=0.3)


def _ground(card: LinoCard) -> None:
    hill = spline(
        points(-40, 1520, -40, 1370, 240, 1318, 500, 1300, 760, 1318, 1040, 1370, 1040, 1520), sharp=(0, 1, 5, 6)
    )
    card.paint(
        hill, KEY, tone=0.2 + 0.2 * np.sin((Y + 0.0004 * (X - 500) ** 2) / 9), texture=0.06, plate=1, flow=0.0, ink=1.6
    )


def _bird(card: LinoCard) -> None:
    blue = {"plate": 3, "texture": 0.04}
    for side in (-1, 1):
        leg = tube(points(500 + side * 36, 1230, 500 + side * 42, 1340), [9, 7])
        toes = [tube(points(500 + side * 42, 1338, 500 + side * 42 + dx, 1364), [6, 3]) for dx in (-34, 0, 34)]
        card.paint(fill(leg, *toes), KEY, tone=0.6, plate=2, texture=0.02, ink=1.0, flow=1.5)
    body = spline(
        points(
            500,
            640,
            548,
            700,
            560,
            800,
            600,
            930,
            634,
            1050,
            606,
            1190,
            500,
            1262,
            394,
            1190,
            366,
            1050,
            400,
            930,
            440,
            800,
            452,
            700,
        )
    )
    scale_row = np.floor((Y - 640) / 26)
    scales = np.abs(((X - 500) / 30 + 0.5 * (scale_row % 2)) % 1 - 0.5) + ((Y - 640) / 26 % 1) * 0.5
    shade = 0.3 - 0.24 * (X - 470) / 130 + 0.42 * (scales - 0.45) * (Y > 790)
    card.paint(body, KEY, tone=shade, flow=1.57 + (X - 500) / 400, ink=2.2, **blue)
    head = ellipse(500, 668, 62, 68)
    card.paint(head, KEY, tone=0.3 - 0.2 * (X - 480) / 60, flow=1.57, ink=1.4, **blue)
    for side in (-1, 1):
        patch = spline(points(8, 640, 46, 628, 56, 660, 40, 690, 12, 684) * [side, 1] + [500, 0])
        card.paint(patch, KEY, tone=1.0, plate=0, texture=0, ink=0, wobble=0.3)
        card.paint(ellipse(500 + side * 33, 660, 13), KEY, tone=0.0, plate=3, texture=0, ink=0, wobble=0.2)
        card.paint(ellipse(500 + side * 33 - 4, 655, 4), KEY, tone=1.0, plate=0, texture=0, ink=0, wobble=0)
    card.paint(points(482, 684, 518, 684, 500, 738), KEY, tone=0.75, plate=2, texture=0, ink=1.0, wobble=0.4)
    for turn in np.linspace(-0.62, 0.62, 6):
        tip = (500 + 118 * math.sin(turn), 612 - 108 * math.cos(turn))
        card.paint(
            lines([points(500 + 20 * turn, 612, *tip)], 5), KEY, tone=0.0, plate=3, texture=0, ink=1.0, wobble=0.3
        )
        card.paint(ellipse(*tip, 13, 16, turn), KEY, tone=0.8, plate=3, texture=0, ink=1.0, wobble=0.3)
