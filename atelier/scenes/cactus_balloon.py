"""A cactus in bloom holds one balloon very, very carefully."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.sculpt import limb, sculpt
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline
from atelier.finishes import InkCard

LIGHT = (-0.5, -0.7, 0.5)
GREEN = ["#2f5a4a", "#6a9a74", "#b4cc9c", "#e8ecd0"]
BODY = (points(430, 1090, 428, 940, 436, 780, 440, 700), [84, 96, 92, 66])
LEFT = (points(372, 960, 286, 948, 246, 890, 244, 800), [40, 42, 40, 34])
RIGHT = (points(490, 880, 590, 860, 640, 790, 664, 700, 690, 640), [36, 38, 33, 27, 15])


def paint() -> Field:
    card = InkCard("cactus_balloon", paper="#f7f1e4", light=LIGHT, weight=4.0, wash_strength=1.0)
    wash = fill(roughen(ellipse(560, 560, 400, 470), 70, 4))
    card.paint(wash, ["#d8a27c", "#f0d4b4", "#f8e8d4"], tone=0.6, ink=0, wash=0.45, wobble=18)
    _table(card)
    _balloon(card)
    _cactus(card)
    _pot(card)
    _flowers(card)
    return card.finish(spatter=6)


def _table(card: InkCard) -> None:
    card.paint(
        rectangle(-10, 1330, 1020, 200), ["#8a6a4c", "#c8a884"], tone=0.6 + 0.1 * np.sin(X / 90), ink=0.7, wash=0.7
    )
    shadow = spline(points(330, 1384, 520, 1366, 800, 1384, 930, 1402, 760, 1420, 420, 1416))
    card.shade(blur(fill(shadow), 4) * 0.8, "#5a6478")
    card.shade(blur(fill(ellipse(880, 1408, 66, 12)), 4) * 0.6, "#5a6478")


def _balloon(card: InkCard) -> None:
    """Red and tight, its string wound once round the arm."""
    skin = spline(
        points(742, 108, 850, 134, 912, 236, 896, 356, 820, 452, 752, 494, 690, 452, 610, 360, 590, 236, 640, 138)
    )
    card.paint(
        skin,
        ["#9a1420", "#cc2f2c", "#f07a5c"],
        tone=0.62 - 0.5 * ((X - 690) / 240) - 0.12 * (Y - 250) / 200,
        ink=1.1,
        wash=2.2,
        volume=0.3,
        roundness=80,
    )
    shine = spline(points(656, 190, 690, 160, 716, 170, 694, 206, 672, 256, 650, 250))
    card.paint(shine, ["#fffaf0", "#fffdf8"], tone=0.9, ink=0, wash=0.1)
    card.paint(points(752, 490, 732, 522, 774, 520), ["#9a1420", "#cc2f2c"], tone=0.4, ink=0.8, wash=2.2)
    string = spline(points(752, 520, 768, 560, 742, 596, 704, 616, 676, 634, 702, 648), False)
    card.stroke(string[::4], [1.0, 1.5, 1.2], 1.0)


def _ribs(card: InkCard, knots: Field, widths: Sequence[float], count: int, seed: int) -> None:
    """Ribs along a limb, and spines standing off them in threes."""
    rng = np.random.default_rng(seed)
    line = spline(knots, False, 16)
    half = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(widths)), widths)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    for side in np.linspace(-0.8, 0.8, count):
        rib = line + across * (half * side)[:, None]
        card.stroke(rib[2:-2:3], [0.7, 1.4, 0.8], 0.6)
        for i in range(3, len(rib) - 2, 7):
            x, y = rib[i] + rng.normal(size=2) * 2
            way = math.atan2(across[i, 1], across[i, 0]) if side > 0 else math.atan2(-across[i, 1], -across[i, 0])
            for spread in (-0.6, 0.0, 0.6):
                reach = rng.uniform(9, 15) * (0.7 + 0.6 * abs(side))
                tip = (x + reach * math.cos(way + spread), y + reach * math.sin(way + spread))
                card.stroke(points(x, y, *tip), [1.3, 0.5], 0.85)


def _cactus(card: InkCard) -> None:
    for knots, widths, count, seed in ((*LEFT, 3, 1), (*RIGHT, 3, 2), (*BODY, 6, 3)):
        mask, height = sculpt([limb(knots, widths)])
        card.paint(mask, GREEN, tone=0.52, volume=0.7, height=height, cavity=0, ink=1.1, wash=1.25, wobble=1)
        _ribs(card, knots, widths, count, seed)
    # eyes shut tight with concentration
    for x in (402, 462):
        card.stroke(spline(points(x - 17, 792, x, 804, x + 17, 792), False)[::4], [1.4, 3.2, 1.4], 1.0)
    card.stroke(spline(points(418, 848, 426, 852, 434, 847, 442, 852, 450, 848), False)[::4], [1.2, 2.2, 1.2], 1.0)
    for x in (372, 494):
        card.paint(ellipse(x, 834, 20, 12), ["#d88a74", "#f0b8a4"], tone=0.5, ink=0, wash=1.3, clear=0.3)
    # what is left of the one before
    scrap = spline(points(206, 812, 188, 838, 196, 872, 180, 900, 204, 892, 214, 862, 226, 836))
    card.paint(scrap, ["#2f5a86", "#5a8ab4"], tone=0.4, ink=0.7, wash=2.0)
    card.stroke(spline(points(200, 890, 186, 960, 204, 1020, 190, 1080), False)[::4], [0.7, 1.1, 0.6], 0.9)


def _pot(card: InkCard) -> None:
    clay = ["#8a4a34", "#c87a54", "#ecb48c"]
    bowl = spline(points(300, 1120, 560, 1120, 536, 1280, 512, 1392, 348, 1392, 324, 1280), sharp=(0, 1, 3, 4))
    card.paint(bowl, clay, tone=0.62 - 0.34 * (X - 330) / 220, ink=1.1, wash=1.3)
    card.paint(rectangle(280, 1064, 300, 66), clay, tone=0.66 - 0.34 * (X - 300) / 260, ink=1.1, wash=1.3)
    for k in range(6):
        x = 334 + k * 34
        card.stroke(points(x, 1196, x + 17, 1228, x + 34, 1196), [1.4, 1.6, 1.4], 0.8)
        card.paint(ellipse(x + 17, 1260, 6, 7), ["#3f6a90"], tone=0.3, ink=0, wash=2.0)


def _flowers(card: InkCard) -> None:
    for x, y, s, turn in ((440, 630, 62, 0.0), (244, 768, 38, -0.3), (356, 690, 30, -0.7)):
        for a in (-1.2, 1.2, -0.7, 0.7, -0.25, 0.25):
            petal = place(spline(points(0, 0.15, -0.26, -0.4, 0, -1, 0.26, -0.4)), s, turn + a, (x, y))
            card.paint(petal, ["#c8586a", "#f0a8a8", "#fce0d4"], tone=0.55 + 0.1 * a, ink=0.7, wash=1.3)
        card.paint(ellipse(x, y - s * 0.1, s * 0.2), ["#c88a20", "#f0c050"], tone=0.5, ink=0.6, wash=1.8)
