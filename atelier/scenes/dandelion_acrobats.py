"""A dandelion's seeds are acrobats with parachutes; one of them climbs back."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, ridge, roughen, spline
from atelier.finishes import InkCard
from atelier.motifs.figure import Figure, Look, draw_figure

HEAD = (318.0, 640.0)
LIGHT = (-0.5, -0.7, 0.5)
SKINS = ("#e2ac86", "#a56b48", "#7d4c34", "#f0c4a4", "#c98d66", "#d9a07e")


def stem_at(t: float) -> tuple[float, float]:
    """A point of the stem, from the head down to the ground."""
    return HEAD[0] + 96 * t - 60 * math.sin(t * 2.6), HEAD[1] + 700 * t


def paint() -> Field:
    card = InkCard("dandelion_acrobats", paper="#f7f2e6", light=LIGHT, weight=3.4, wash_strength=1.0)
    sky = fill(roughen(ellipse(580, 480, 480, 440), 70, 5))
    card.paint(sky, ["#c8a040", "#f0d890", "#faf0cc"], tone=0.5 + 0.2 * (Y - 400) / 500, ink=0, wash=0.7, wobble=18)
    _meadow(card)
    _plant(card)
    _flyers(card)
    _climber(card)
    return card.finish(spatter=6)


def _meadow(card: InkCard) -> None:
    hill = fill(ridge(lambda x: 1330 + 26 * np.sin(x / 170 + 2), 8, 4, 200))
    card.paint(hill, ["#5c7c4c", "#98b070", "#d8dca8"], tone=0.55 + 0.1 * np.sin(X / 110), ink=0.8, wash=1.0)
    rng = np.random.default_rng(8)
    for _ in range(80):
        x, y = rng.uniform(10, 990), rng.uniform(1350, 1480)
        card.stroke(points(x, y, x + rng.normal() * 5, y - rng.uniform(12, 34)), [1.5, 0.5], 0.65)
    for turn, reach in ((-1.25, 250), (-0.8, 200), (1.2, 260), (0.75, 210)):
        x, y = stem_at(1.02)
        leaf = points(
            0, 0, 0.1, -0.2, 0.02, -0.34, 0.16, -0.46, 0.06, -0.6, 0.16, -0.74, 0, -1, -0.16, -0.74, -0.06, -0.6,
            -0.16, -0.46, -0.02, -0.34, -0.1, -0.2,
        )  # fmt: skip
        card.paint(place(leaf, reach, turn, (x, y)), ["#3c6a44", "#78a060", "#b8cc90"], tone=0.5, ink=0.9, wash=1.2)


def _seed(card: InkCard, x: float, y: float, s: float, turn: float, heavy: float = 1.0) -> None:
    """A parachute: a fan of hairs on a stalk; (x, y) is the foot of the stalk."""
    rng = np.random.default_rng(int(abs(x * 3 + y)))
    crown = (x + s * math.sin(turn), y - s * math.cos(turn))
    card.stroke(points(x, y, *crown), [1.5 * heavy, 1.1 * heavy], 0.95)
    for k in range(17):
        a = turn + (k - 8) * 0.17 + rng.normal() * 0.03
        reach = s * rng.uniform(0.62, 0.78)
        tip = (crown[0] + reach * math.sin(a), crown[1] - reach * math.cos(a))
        card.stroke(points(*crown, *tip), [0.9 * heavy, 0.5], 0.8)
        for side in (-0.5, 0, 0.5):
            end = (tip[0] + s * 0.12 * math.sin(a + side), tip[1] - s * 0.12 * math.cos(a + side))
            card.stroke(points(*tip, *end), [0.6, 0.4], 0.7)


def _plant(card: InkCard) -> None:
    line = [stem_at(t) for t in np.linspace(0.02, 1.03, 8)]
    from_above = np.array(line)
    shade = np.concatenate([from_above + (-12, 0), (from_above + (12, 0))[::-1]])
    card.paint(spline(shade, sharp=(0, 7, 8, 15)), ["#5c8a4c", "#a4bc74", "#dce4b0"], tone=0.5, ink=1.0, wash=1.3)
    x, y = HEAD
    halo = fill(ellipse(x, y, 250))
    card.paint(halo, ["#b8b4a0", "#e8e4d4", "#fbf8ee"], tone=0.66 - 0.25 * (Y - y) / 250, ink=0, wash=0.9, wobble=6)
    rng = np.random.default_rng(2)
    for ring, (reach, count) in enumerate(((66, 14), (112, 22), (148, 30))):
        for k in range(count):
            turn = 2 * math.pi * k / count + ring * 0.3 + rng.normal() * 0.05
            if 0.15 < (turn % (2 * math.pi)) < 1.35 and ring > 0:
                continue  # the side that has already jumped
            at = (x + reach * 0.42 * math.sin(turn), y - reach * 0.42 * math.cos(turn))
            _seed(card, *at, reach * 0.78, turn, 0.8)
    card.paint(
        ellipse(x, y, 34), ["#7a5a34", "#b08a54", "#dcc498"], tone=0.4, ink=1.0, wash=1.6, volume=0.5, roundness=20
    )
    for _ in range(14):
        a, d = rng.uniform(0, 6.3), rng.uniform(4, 27)
        card.paint(ellipse(x + d * math.cos(a), y + d * math.sin(a), 2.6), ["#3a2418"], tone=0.2, ink=0, wash=2)
    for side in (-1, 1):
        card.stroke(
            spline(points(x + side * 10, y + 30, x + side * 30, y + 52, x + side * 26, y + 84), False)[::4], [3, 2, 0.7]
        )


def _acrobat(i: int, pose: str, yaw: float, **given: object) -> Figure:
    look = Look(
        "lanky" if i % 2 else "woman",
        SKINS[i % 6],
        ("#2a1a1a", "#8a3c1c", "#3a2a2a")[i % 3],
        ("short", "bun", "curly")[i % 3],
        "shirt",
        "#c8402f" if i % 2 else "#2f6a80",
        "#2f4a6a" if i % 2 else "#c8402f",
        "#3a2028",
        "#f4d080",
        stripes="#fff0dc",
        eyes="dots",
    )
    return Figure(look, pose, yaw, **given)


def _flyers(card: InkCard) -> None:
    """Each hangs from a parachute by its hands."""
    for i, (x, y, s, yaw, swing) in enumerate(
        (
            (520, 452, 150, 40, 0.35),
            (640, 640, 140, -30, 0.2),
            (700, 300, 165, 50, 0.3),
            (866, 520, 140, 20, 0.1),
            (850, 810, 128, -50, 0.16),
            (880, 176, 108, 40, 0.3),
        )
    ):
        feet = (
            {"lf": (0.1, -0.9, 0.3), "rf": (-0.1, -0.96, -0.15)}
            if i % 2
            else {"lf": (0.3, -0.8, 0.4), "rf": (-0.3, -0.8, 0.3)}
        )
        figure = _acrobat(i, "overhead", yaw, toe=(-0.9, -0.9), lh=(0.03, 0.97, 0.05), rh=(-0.03, 0.97, 0.05), **feet)
        _seed(card, x, y, s * 0.95, swing, 1.2)
        probe = figure.joints["lhand"]
        foot_x, foot_y = x - probe[0] * s, y + probe[1] * s
        draw_figure(card, figure, foot_x, foot_y, s, ink=0.62, light=LIGHT, rim=None)


def _climber(card: InkCard) -> None:
    x, y = stem_at(0.62)
    figure = _acrobat(4, "climb", 70)
    draw_figure(card, figure, x + 46, y + 60, 190, flip=True, ink=0.7, light=LIGHT, rim=None)
    _seed(card, 800, 1360, 96, 1.35, 1.1)
