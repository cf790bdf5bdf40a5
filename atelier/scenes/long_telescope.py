"""A telescope so long that the astronomer can touch the star."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, roughen, spline
from atelier.finishes import InkCard
from atelier.motifs.animals import cat_sit, draw_animal
from atelier.motifs.figure import Figure, Look, draw_figure

EYEPIECE, FAR_END = np.array((214.0, 1150.0)), np.array((690.0, 330.0))
STAR = (838.0, 214.0)
BRASS = ["#8a5a1c", "#d8a848", "#f4dc98"]
LIGHT = (0.5, -0.7, 0.5)
JOINTS = (0.0, 0.05, 0.13, 0.34, 0.54, 0.72, 0.88, 1.0)
WIDTHS = (17.0, 30.0, 68.0, 57.0, 46.0, 36.0, 28.0)


def along(t: float) -> Polygon:
    """A point on the axis of the telescope."""
    return EYEPIECE * (1 - t) + FAR_END * t


def paint() -> Field:
    card = InkCard("long_telescope", paper="#f5f0e4", light=LIGHT, weight=3.8, wash_strength=1.0)
    night = fill(
        roughen(points(-20, -20, 1020, -20, 1020, 700, 820, 880, 560, 820, 300, 960, 120, 900, -20, 980), 60, 3)
    )
    card.paint(night, ["#2c3c6a", "#5a70a0", "#a4b4cc"], tone=0.28 + 0.42 * (Y / 950), ink=0, wash=1.5, wobble=16)
    halo = fill(roughen(ellipse(*STAR, 190), 24, 5))
    card.paint(halo, ["#f0d890", "#f8ecc0"], tone=0.6, ink=0, wash=0.8, wobble=8)
    _small_stars(card)
    _hill(card)
    _props(card)
    _tube(card)
    _star(card)
    _people(card)
    return card.finish(spatter=10)


def _spark(x: float, y: float, r: float, arms: int = 4, waist: float = 0.2, turn: float = 0.0) -> Polygon:
    angles = np.arange(arms * 2) * math.pi / arms + turn - math.pi / 2
    reach = np.where(np.arange(arms * 2) % 2 == 0, 1.0, waist) * r
    return np.stack([x + reach * np.cos(angles), y + reach * np.sin(angles)], 1)


def _small_stars(card: InkCard) -> None:
    rng = np.random.default_rng(12)
    for _ in range(34):
        x, y = rng.uniform(40, 960), rng.uniform(40, 760)
        if math.hypot(x - STAR[0], y - STAR[1]) > 190:
            card.paint(_spark(x, y, rng.uniform(6, 17)), ["#fff8e0"], tone=0.95, ink=0, wash=0.05)


def _hill(card: InkCard) -> None:
    hill = fill(ridge(lambda x: 1290 - 70 * np.exp(-(((x - 200) / 260) ** 2)), 8, 5, 200))
    card.paint(hill, ["#5c6c6a", "#98a898", "#d4d8c4"], tone=0.5 + 0.12 * np.sin(X / 90), ink=0.9, wash=1.0)
    rng = np.random.default_rng(3)
    for _ in range(60):
        x, y = rng.uniform(10, 990), rng.uniform(1320, 1480)
        card.stroke(points(x, y, x + rng.normal() * 4, y - rng.uniform(9, 24)), [1.4, 0.5], 0.6)
    cabin = rectangle(700, 1140, 170, 150)
    card.paint(cabin, ["#8a6a5c", "#c8a890", "#ecdcc8"], tone=0.6 - 0.3 * (X - 780) / 90, ink=0.9, wash=1.0)
    roof = points(680, 1146, 785, 1058, 892, 1146)
    card.paint(roof, ["#5a4a5c", "#94808c"], tone=0.4, ink=0.9, wash=1.2)
    card.paint(rectangle(734, 1180, 40, 44), ["#e0a030", "#f8d878"], tone=0.5, ink=0.7, wash=1.8)
    card.paint(rectangle(800, 1196, 44, 94), ["#4a3a3c", "#8a6a5c"], tone=0.4, ink=0.8, wash=1.3)


def _props(card: InkCard) -> None:
    """Trestles that hold it up, the further the taller and the thinner."""
    for t, splay in ((0.24, 60), (0.48, 70), (0.7, 74), (0.9, 78)):
        x, y = along(t) + (0, 40 - 26 * t)
        foot = 1300 - 40 * math.exp(-(((x - 200) / 260) ** 2))
        for side in (-1, 1):
            card.stroke(points(x, y, x + side * splay * 0.5, (y + foot) / 2, x + side * splay, foot), [2.6, 3.2, 3.6])
        for k in np.linspace(0.2, 0.9, max(2, int((foot - y) / 150))):
            half, row = splay * k, y + (foot - y) * k
            card.stroke(points(x - half, row, x + half, row + 3), [1.5, 1.9, 1.4], 0.9)
            step = 0.7 / max(2, int((foot - y) / 150))
            card.stroke(
                points(x - half, row, x + splay * (k - step), y + (foot - y) * (k - step)), [1.0, 1.3, 0.8], 0.8
            )


def _tube(card: InkCard) -> None:
    axis = (FAR_END - EYEPIECE) / np.linalg.norm(FAR_END - EYEPIECE)
    across = np.array([-axis[1], axis[0]])
    lit = ((X - EYEPIECE[0]) * across[0] + (Y - EYEPIECE[1]) * across[1]) / 60
    for k in reversed(range(len(WIDTHS))):
        a, b, half = along(JOINTS[k]), along(JOINTS[k + 1]), WIDTHS[k]
        piece = np.array([a + across * half, b + across * half * 0.94, b - across * half * 0.94, a - across * half])
        card.paint(roughen(piece, 1.5, k), BRASS, tone=0.56 - 0.3 * lit * 60 / half * 0.9, ink=1.1, wash=1.5)
        for end, inset in ((a, 0.0), (b, -15.0)):
            c = end + axis * inset
            wide = half * 1.1
            band = np.array(
                [c + across * wide, c + axis * 15 + across * wide, c + axis * 15 - across * wide, c - across * wide]
            )
            card.paint(band, ["#6a3c14", "#b07c30", "#e8c880"], tone=0.5 - 0.3 * lit * 60 / half, ink=0.9, wash=1.6)


def _star(card: InkCard) -> None:
    x, y = STAR
    for k in range(16):
        a = k * math.pi / 8 + 0.1
        card.stroke(
            points(x + 122 * math.cos(a), y + 122 * math.sin(a), x + 156 * math.cos(a), y + 156 * math.sin(a)),
            [1.8, 0.6],
            0.8,
        )
    card.paint(
        _spark(x, y, 108, 5, 0.46, 0.15),
        ["#d89418", "#f4c430", "#fff0a0"],
        tone=0.55 - 0.3 * (X - x) / 100,
        ink=1.2,
        wash=2.0,
    )
    card.paint(_spark(x - 6, y - 8, 42, 5, 0.5, 0.15), ["#fff8d8"], tone=0.95, ink=0, wash=0.1)


def _people(card: InkCard) -> None:
    look = Look(
        "old_woman", "#8a5a3c", "#e8e4dc", "bun", "coat", "#b8342c", "#3a3a50", "#3a2028", "#f0c050", scarf="#2f6a80"
    )
    seat = along(0.93)
    woman = Figure(look, "sit", 62, lh=(0.12, 0.45, 0.85), rh=(-0.1, -0.62, 0.3), head=(-22, 0, 0), lean=14)
    draw_figure(card, woman, seat[0] - 8, seat[1] - 22, 300, light=(0.7, -0.5, 0.5), rim=None, ink=0.85)
    grey = ["#2c3040", "#6a7080", "#b0b4bc", "#e8e8e4"]
    draw_animal(
        card,
        cat_sit(),
        128,
        1268,
        150,
        {"body": grey, "white": ["#8a909c", "#d8dadc", "#ffffff"]},
        light=LIGHT,
        fur=0.4,
        ink=0.9,
        rim=None,
    )
    card.paint(
        place(rectangle(-60, 0, 120, 18), 1, 0, (130, 1266)), ["#6a4a3c", "#a88468"], tone=0.5, ink=0.9, wash=1.2
    )
    for dx in (-44, 40):
        card.stroke(points(130 + dx, 1284, 130 + dx * 1.2, 1330), [3, 2.6])
    card.stroke(spline(points(760, 1060, 752, 1020, 772, 990, 756, 950), False)[::4], [1.2, 2.0, 0.8], 0.6)
