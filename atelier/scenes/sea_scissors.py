"""Scissors the size of a ship cut the sea open like cloth."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, Polygon, X, Y
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline, tube
from atelier.finishes.cut import CutCard, papers

CROTCH = np.array((520.0, 640.0))
LEAN = 0.16


flat = partial(papers, dark="#0a1234", light="#fff0d8")


def paint() -> Field:
    card = CutCard("sea_scissors", ground="#f2cfa0", light=(-0.5, -0.6, 0.6), shadow=(9, 12), shadow_colour="#0c1030")
    rng = np.random.default_rng(9)
    _sea_floor(card, rng)
    _sea(card, rng)
    _turned_edges(card)
    _boat(card)
    _scissors(card)
    return card.finish(vignette=0.16, vignette_colour="#0c1030")


def gap() -> Polygon:
    """The hole the scissors have left, from the bottom of the card to their crotch."""
    x, y = CROTCH
    left = points(120, 1520, 210, 1340, 290, 1180, 372, 990, 450, 800)
    right = points(614, 800, 700, 990, 790, 1160, 868, 1340, 930, 1520)
    return np.concatenate([spline(np.concatenate([left, [[x, y]]]), False), spline(right, False)])


def _sea_floor(card: CutCard, rng: np.random.Generator) -> None:
    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat("#f0c48c"), tone=0.5, lift=0, levels=(0.5,))
    for k in range(16):
        y = 760.0 + k * 52
        ripple = spline([(x, y + 12 * math.sin(x / 60 + k)) for x in np.linspace(180, 900, 13)], False)
        card.paint(lines([ripple], 5), flat("#dfa86c"), tone=0.5, lift=0.1)
    for x, y, s, colour in ((330.0, 1300.0, 34, "#d8584e"), (760, 1400, 28, "#e88a5c"), (712, 1150, 20, "#d8584e")):
        arms = [
            (
                math.cos(q * math.pi / 5) * (1 if q % 2 == 0 else 0.42),
                math.sin(q * math.pi / 5) * (1 if q % 2 == 0 else 0.42),
            )
            for q in range(10)
        ]
        card.paint(place(np.array(arms), s, rng.uniform(0, 1), (x, y)), flat(colour), tone=0.5, lift=0.4)
    for _ in range(26):
        px, py = rng.uniform(260, 800), rng.uniform(960, 1460)
        card.paint(ellipse(px, py, rng.uniform(5, 11), rng.uniform(4, 8), rng.uniform(0, 3)), flat("#c98e5c"), lift=0.2)
    weed = [
        tube(points(0, 0, 10, -40, -8, -80, 8, -124) * s + (x, y), [8 * s, 9 * s, 2])
        for x, y, s in ((240, 1440, 1.0), (276, 1452, 0.7), (820, 1300, 0.9))
    ]
    card.paint(fill(*weed), flat("#4f8a72"), tone=0.5, lift=0.5)


def _sea(card: CutCard, rng: np.random.Generator) -> None:
    """Bands of blue paper, each with a scalloped edge, all of them slit."""
    hole = fill(gap())
    shades = ["#1d3f86", "#23509a", "#2b62aa", "#3478b4", "#4490bc", "#58a6be"]
    sheet = np.ones((HEIGHT, WIDTH), np.float32) - hole
    card.paint(np.clip(sheet, 0, 1), flat("#1d3f86"), tone=0.5, levels=(0.5,), lift=2.2)
    for k in range(11):
        y = 30 + k * 136
        edge = [(x, y + 20 * abs(math.sin(x / 62 + k * 1.3)) + 10 * math.sin(x / 210 + k)) for x in range(-20, 1030, 8)]
        band = fill(np.array([*edge, (1030, y + 150), (-20, y + 150)]))
        card.paint(band * sheet, flat(shades[(k * 2 + k // 3) % 6]), tone=0.5, levels=(0.5,), lift=0.45, snip=0.6)
        crest = lines([np.array(edge) + (0, 12)], 4) * sheet * (card.noise(120, 2) > 0.46)
        card.paint(crest, flat("#cfe8e4", 0.5), tone=0.6, lift=0.1)
    for _ in range(7):
        at = rng.uniform(60, 940), rng.uniform(60, 520)
        fin = spline(points(-16, 8, -4, -12, 12, -16, 8, -2, 18, 8) + at)
        card.paint(fin, flat("#13306e"), tone=0.5, lift=0.2)


def _turned_edges(card: CutCard) -> None:
    """The cloth curls back on both sides of the cut and shows its pale lining."""
    left = np.concatenate(
        [
            points(100, 1520, 196, 1340, 280, 1170, 366, 980, 446, 790),
            [CROTCH],
            points(402, 800, 286, 960, 196, 1130, 96, 1290, -10, 1420, -10, 1520),
        ]
    )
    right = np.concatenate(
        [
            [CROTCH],
            points(
                622, 800, 708, 990, 800, 1160, 876, 1340, 940, 1520, 1020, 1520, 1020, 1440, 940, 1290, 862, 1120,
                768, 950, 654, 790,
            ),
        ]
    )  # fmt: skip
    for outline, fold in ((spline(left, sharp=(0, 5, 10, 11)), -1), (spline(right, sharp=(0, 5, 6, 7)), 1)):
        mask = fill(outline)
        card.paint(mask, flat("#8fc9c4"), tone=0.5, levels=(0.5,), lift=1.3)
        weave = smoothstep(0.6, 0.9, np.sin((X * 0.8 + fold * Y * 0.5) / 6))
        card.paint(mask * weave, flat("#a9dbd2"), tone=0.5, levels=(0.5,), lift=0)
        inner = blur(mask, 7)
        card.paint(mask * (inner < 0.72), flat("#d8f0e4", 0.5), tone=0.5, lift=0)


def _half(side: int) -> tuple[Polygon, Polygon, Polygon, Polygon]:
    """Blade, its bevel, shank and grip of one half, pivot at the origin, pointing up."""
    blade = spline(points(-26, 26, -30, -120, -16, -360, 6, -560, 16, -380, 28, -120, 30, 26), steps=8, sharp=(0, 3, 6))
    bevel = spline(points(6, 0, 8, -120, 6, -360, 6, -552, 16, -380, 28, -120, 30, 10), steps=8, sharp=(0, 3, 6))
    shank = tube(points(0, -10, -6, 90, -26, 210, -64, 300), [31, 27, 21, 19])
    grip = ellipse(-104, 432, 96, 146, 0.22)
    flip = np.array([side, 1.0])
    return blade * flip, bevel * flip, shank * flip, grip * flip


def _scissors(card: CutCard) -> None:
    pivot = CROTCH + (0, 110)
    for side in (-1, 1):
        blade, bevel, shank, grip = _half(side)
        turn = LEAN + side * 0.24

        def put(shape: Polygon) -> Polygon:
            return place(shape, 1, turn, pivot)

        handle = np.clip(fill(put(grip)) - fill(put((grip - grip.mean(0)) * [0.6, 0.68] + grip.mean(0))), 0, 1)
        card.paint(np.maximum(handle, fill(put(shank))), flat("#c8322c"), tone=0.5, levels=(0.5,), lift=1.6)
        shine = put((grip - grip.mean(0)) * [0.82, 0.86] + grip.mean(0))[38:60]
        card.paint(lines([shine], 9), flat("#f0806a", 0.6), tone=0.5, lift=0)
        card.paint(put(blade), flat("#c9d2d8"), tone=0.5, levels=(0.5,), lift=1.6)
        card.paint(put(bevel), flat("#f6f8f4", 0.5), tone=0.6, levels=(0.5,), lift=0)
    card.paint(ellipse(pivot[0], pivot[1], 27), flat("#7d8a96"), tone=0.5, lift=0.5)
    card.paint(place(points(-17, -4, 17, -4, 17, 4, -17, 4), 1, 0.7, pivot), flat("#3c4656"), tone=0.5, lift=-0.2)


def _boat(card: CutCard) -> None:
    """A small sail, right where the cut is heading."""
    x, y = 610, 150
    wake = (
        spline(points(-10, 52, -34, 84, -46, 120) + (x, y), False),
        spline(points(24, 52, 48, 84, 58, 120) + (x, y), False),
    )
    card.paint(lines(list(wake), 5), flat("#e8f4ec", 0.4), tone=0.7, lift=0.1)
    card.paint(spline(points(-52, 18, 60, 18, 40, 52, -34, 52) + (x, y), sharp=(0, 1)), flat("#8a4a2c"), lift=0.8)
    card.paint(lines([points(x, y + 18, x, y - 92)], 6), flat("#5a3020"), tone=0.5, lift=0.4)
    card.paint(points(6, -90, 60, 6, 6, 6) + (x, y), flat("#fff4dc", 0.5), tone=0.6, lift=0.8)
    card.paint(points(-6, -70, -44, 6, -6, 6) + (x, y), flat("#ffdc7a", 0.5), tone=0.6, lift=0.8)
