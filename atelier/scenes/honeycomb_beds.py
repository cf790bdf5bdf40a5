"""A honeycomb of bedrooms; one bee is awake."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, Polygon, X, Y
from atelier.engine.colour import mix
from atelier.engine.fields import radial
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube
from atelier.finishes.cut import CutCard, papers
from atelier.motifs import patterns

RADIUS = 152.0
AWAKE = (1, 3)
BLANKETS = ["#a8503c", "#5f7f86", "#8a9a5c", "#c98a5c", "#6f5a7a", "#b8707a", "#e0c48c"]


flat = partial(papers, dark="#2a120a", light="#fff4d8")


def hexagon(x: float, y: float, radius: float) -> Polygon:
    """A cell standing on its tip."""
    turn = np.arange(6) * math.pi / 3 + math.pi / 6
    return np.stack([x + radius * np.cos(turn), y + radius * np.sin(turn)], 1)


def paint() -> Field:
    card = CutCard("honeycomb_beds", ground="#d99a2e", light=(-0.5, -0.6, 0.6), shadow=(6, 9), shadow_colour="#2a1008")
    rng = np.random.default_rng(17)
    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat("#e2a63a"), tone=0.5, lift=0, levels=(0.5,))
    wide, high = RADIUS * math.sqrt(3), RADIUS * 1.5
    for row in range(-1, 8):
        for column in range(-1, 6):
            x = 20 + column * wide + (row % 2) * wide / 2
            y = 62 + row * high
            if -RADIUS < x < WIDTH + RADIUS and -RADIUS < y < HEIGHT + RADIUS:
                _cell(card, x, y, (column, row) == AWAKE, rng)
    dark = 1 - radial(20 + 1.5 * wide, 62 + 3 * high, 620, 0.6)
    card.shade(np.clip(dark, 0, 1) * 0.62, "#3a2450")
    return card.finish(vignette=0.22, vignette_colour="#3a1808")


def _cell(card: CutCard, x: float, y: float, awake: bool, rng: np.random.Generator) -> None:
    wall = hexagon(x, y, RADIUS * 0.93)
    card.paint(wall, flat("#f6c75a"), tone=0.5, levels=(0.5,), lift=0.35)
    room = fill(hexagon(x, y, RADIUS * 0.83))
    night = rng.choice(np.array(["#5a2e14", "#653818", "#4e2814"]))
    card.paint(room, flat("#fff0b4" if awake else str(night), 0.8), tone=0.5, levels=(0.5,), lift=-0.9)
    if not awake:
        paper = patterns.PATTERNS[int(rng.integers(2, 7))](X - x, Y - y, 34)
        card.paint(room * paper, flat(mix(str(night), "#d98a30", 0.16)), tone=0.5, levels=(0.5,), lift=0)
    floor = room * np.clip(Y - (y + 66), 0, 1)
    card.paint(floor, flat("#c98a34" if awake else "#4a260f"), tone=0.5, levels=(0.5,), lift=0.2)
    if awake:
        _reader(card, x, y)
    else:
        _sleeper(card, x, y, 1 if rng.random() < 0.5 else -1, rng)


def _bee_head(card: CutCard, x: float, y: float, s: float, open_eye: bool) -> None:
    for side in (-1, 1):
        feeler = tube(points(side * 0.3, -0.8, side * 0.5, -1.3, side * 0.95, -1.5) * s + (x, y), [s * 0.08] * 2)
        card.paint(feeler, flat("#2a160c"), tone=0.5, lift=0.15)
        card.paint(ellipse(x + side * s * 0.98, y - s * 1.52, s * 0.17), flat("#2a160c"), tone=0.5, lift=0.1)
    card.paint(ellipse(x, y, s, s * 0.95), flat("#f2bd42"), tone=0.5, levels=(0.5,), lift=0.4)
    for side in (-1, 1):
        if open_eye:
            card.paint(ellipse(x + side * s * 0.4, y - s * 0.05, s * 0.2, s * 0.26), flat("#20100a"), lift=0.05)
            card.paint(ellipse(x + side * s * 0.4 - 3, y - s * 0.15, s * 0.08), flat("#fff8e8"), tone=0.8, lift=0)
        else:
            lid = spline(points(-0.24, 0, 0, 0.17, 0.24, 0) * s + (x + side * s * 0.42, y), False)
            card.paint(lines([lid], s * 0.12), flat("#20100a"), lift=0)
        card.paint(ellipse(x + side * s * 0.62, y + s * 0.34, s * 0.18, s * 0.13), flat("#e07a4a"), lift=0)


def _sleeper(card: CutCard, x: float, y: float, side: int, rng: np.random.Generator) -> None:
    """A bed with its head to one side, a bee under a quilt."""

    def put(shape: Polygon) -> Polygon:
        return place(shape, 1, 0, (x, y), side < 0)

    for leg in (-88, 78):
        card.paint(put(rectangle(leg, 50, 10, 34)), flat("#2e160a"), tone=0.5, lift=0.2)
    board = spline(points(-98, 70, -98, -24, -86, -40, -74, -24, -74, 70), sharp=(0, 4))
    card.paint(put(board), flat("#8a5426"), tone=0.5, lift=0.4)
    card.paint(put(rectangle(-90, 36, 184, 26)), flat("#f4e8cc"), tone=0.5, lift=0.3)
    pillow = spline(points(-80, 38, -82, 12, -60, 2, -30, 6, -20, 24, -26, 40))
    card.paint(put(pillow), flat("#fff6e0"), tone=0.5, lift=0.35)
    head = put(points(-42, -2))[0]
    _bee_head(card, float(head[0]), float(head[1]), 27, False)
    swell = rng.uniform(-8, 8)
    quilt = spline(
        points(-24, 54, -26, 18, -6, -2 + swell * 0.3, 40, -20 + swell, 84, -2, 98, 24, 98, 58), sharp=(0, 6)
    )
    colour = BLANKETS[int(rng.integers(len(BLANKETS)))]
    mask = fill(put(quilt))
    card.paint(mask, flat(colour), tone=0.5, levels=(0.5,), lift=0.6)
    pattern = patterns.PATTERNS[int(rng.integers(len(patterns.PATTERNS)))]
    card.paint(mask * pattern(X - x, Y - y, 22), flat(mix(colour, "#fff0d0", 0.42)), tone=0.5, levels=(0.5,), lift=0)
    card.paint(put(tube(points(-25, 24, -4, 6, 8, 1), [7, 7, 5])), flat("#fff6e0"), tone=0.5, lift=0.2)
    foot = spline(points(92, 74, 92, 4, 101, -8, 110, 4, 110, 74), sharp=(0, 4))
    card.paint(put(foot), flat("#8a5426"), tone=0.5, lift=0.4)


def _reader(card: CutCard, x: float, y: float) -> None:
    """The one who cannot sleep: up in bed, wings out, looking at a star through a round window."""
    card.paint(ellipse(x + 62, y - 52, 36), flat("#8a5426"), tone=0.5, lift=0.3)
    card.paint(ellipse(x + 62, y - 52, 28), flat("#22386a"), tone=0.5, lift=-0.5)
    star = np.array([(math.cos(k * math.pi / 5 - 1.57), math.sin(k * math.pi / 5 - 1.57)) for k in range(10)])
    star *= np.where(np.arange(10) % 2 == 0, 1.0, 0.45)[:, None]
    card.paint(place(star, 15, 0.2, (x + 64, y - 54)), flat("#ffe28a", 0.4), tone=0.8, lift=0.2)
    for leg in (-92, 82):
        card.paint(rectangle(x + leg, y + 50, 11, 36), flat("#5a3014"), tone=0.5, lift=0.2)
    card.paint(rectangle(x - 98, y + 34, 196, 28), flat("#fff8e4"), tone=0.5, lift=0.4)
    card.paint(spline(points(-96, 36, -98, -4, -70, -14, -44, 0, -48, 36) + (x, y)), flat("#ffffff"), lift=0.35)
    for turn in (-0.75, -0.25):
        wing = place(spline(points(0, 0, -30, -34, -22, -82, 4, -92, 22, -60, 16, -20)), 1, turn, (x - 32, y - 8))
        card.paint(wing, flat("#dfe9ea", 0.6), tone=0.7, lift=0.5)
    body = fill(spline(points(-52, 44, -58, 4, -40, -26, -14, -26, 4, 4, 0, 44) + (x, y)))
    card.paint(body, flat("#f2bd42"), tone=0.5, levels=(0.5,), lift=0.5)
    for top in (-12, 16):
        card.paint(body * (np.abs(Y - (y + top)) < 8), flat("#2a160c"), tone=0.5, lift=0)
    _bee_head(card, x - 24, y - 52, 32, True)
    quilt = fill(spline(points(-34, 56, -30, 26, 20, 8, 74, 10, 98, 28, 100, 60) + (x, y), sharp=(0, 5)))
    card.paint(quilt, flat("#c23a2c"), tone=0.5, levels=(0.5,), lift=0.6)
    card.paint(quilt * patterns.dots(X - x, Y - y, 26), flat("#ffe6b8", 0.5), tone=0.7, lift=0)
