"""Footprints cross a snowfield, lift off as birds, and are gone; a red scarf stays behind."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, ridge, roughen, spline, tube
from atelier.finishes import InkCard

SNOW = ["#8ea0b4", "#c8d2da", "#f2f0ea"]


def paint() -> Field:
    card = InkCard(
        "footprints_birds", paper="#f7f3ea", light=(-0.6, -0.6, 0.5), weight=3.6, wash_strength=0.95, loose=9
    )
    rng = np.random.default_rng(8)
    _field(card)
    path = spline(points(-40, 1440, 210, 1340, 470, 1300, 640, 1190, 590, 1050, 440, 960, 420, 860), False, 40)
    _prints(card, path)
    _scarf(card)
    _birds(card, rng)
    return card.finish(spatter=8)


def _field(card: InkCard) -> None:
    for i, (y, wash) in enumerate(((150, 0.34), (205, 0.5))):
        hills = fill(ridge(lambda x, y=y, i=i: y + 26 * np.sin(x / 190 + i * 2.2), 20, 20 + i, 260, base=y + 110))
        card.paint(hills * (1 - (y + 70 < Y) * 0.0), ["#6a7f96", "#a8b8c6"], tone=0.5, ink=0, wash=wash, wobble=4)
    card.paint(
        fill(ridge(lambda x: 262 + 16 * np.sin(x / 220), 8, 31, 300)), SNOW, tone=0.95, ink=0.25, wash=0.05, wobble=2
    )
    for x, h in ((70, 120), (104, 96), (140, 138), (842, 128), (884, 104), (930, 146), (958, 110)):
        base = 268 + 16 * math.sin(x / 220)
        card.stroke(points(x, base, x + 2, base - h * 0.5, x - 1, base - h), [2.2, 1.5, 0.7], 0.8)
        for k in np.linspace(0.3, 0.92, 6):
            reach = (1 - k) * 34 + 5
            card.stroke(
                points(x - reach, base - h * k + reach * 0.45, x, base - h * k, x + reach, base - h * k + reach * 0.4),
                [0.6, 1.3, 0.6],
                0.7,
            )
    for x, y, rx, ry in ((250, 620, 330, 46), (800, 820, 300, 42), (160, 1120, 260, 40), (820, 1370, 340, 50)):
        drift = fill(roughen(ellipse(x, y, rx, ry), 14, int(x)))
        card.paint(
            drift * (0.3 + 0.7 * (y < Y)), SNOW, tone=0.52 + 0.1 * (X - x) / rx, ink=0, wash=0.4, clear=0, wobble=6
        )


def _print(card: InkCard, x: float, y: float, size: float, angle: float, side: int) -> None:
    """One boot print: sole and heel, with the lit far wall of the hole left white."""
    sole = place(
        spline(points(-0.2, -1, 0.24, -0.86, 0.3, -0.3, 0.18, 0.1, -0.18, 0.1, -0.3, -0.4)),
        size,
        angle,
        (x, y),
        side < 0,
    )
    heel = place(spline(points(-0.18, 0.34, 0.18, 0.34, 0.2, 0.72, 0, 0.84, -0.2, 0.72)), size, angle, (x, y), side < 0)
    for part in (sole, heel):
        card.paint(part, ["#46586e", "#7c90a6", "#b4c2ce"], tone=0.32, ink=0.5, wash=1.15, wobble=0.6)
    for k in (-0.7, -0.4, -0.12):
        card.stroke(place(points(-0.16, k, 0.17, k - 0.05), size, angle, (x, y), side < 0), [0.7, 0.9], 0.45)


def _prints(card: InkCard, path: Field) -> None:
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at, step = 30.0, 0
    while at < length[-1]:
        x, y = np.interp(at, length, path[:, 0]), np.interp(at, length, path[:, 1])
        x2, y2 = np.interp(at + 8, length, path[:, 0]), np.interp(at + 8, length, path[:, 1])
        heading = math.atan2(y2 - y, x2 - x)
        size = 16 + 26 * (y - 800) / 700
        side = 1 if step % 2 else -1
        off = size * 0.55 * side
        _print(card, x - math.sin(heading) * off, y + math.cos(heading) * off, size, heading + math.pi / 2, side)
        at += size * 2.3
        step += 1


def _scarf(card: InkCard) -> None:
    red = ["#7a1418", "#c42c28", "#e8604c"]
    long = tube(points(585, 985, 540, 1006, 500, 990, 470, 1012, 436, 1004), [9, 11, 12, 11, 12])
    card.shade(fill(ellipse(512, 1016, 88, 12)) * 0.5)
    card.paint(long, red, tone=0.42, volume=0.5, roundness=8, ink=0.9, wash=2.4)
    card.paint(
        tube(points(560, 1000, 590, 1022, 628, 1018, 650, 1034), [10, 11, 12, 11]),
        red,
        tone=0.5,
        volume=0.5,
        roundness=8,
        ink=0.9,
        wash=2.4,
    )
    for k in range(5):
        card.stroke(points(652, 1026 + k * 4, 668, 1030 + k * 5), [1.2, 0.7], 0.9)
        card.stroke(points(434, 994 + k * 4, 419, 995 + k * 5), [1.2, 0.7], 0.9)


def _birds(card: InkCard, rng: np.random.Generator) -> None:
    """First half print, half wing; then birds, ever smaller and paler."""
    flight = spline(
        points(420, 880, 455, 770, 560, 690, 640, 600, 610, 510, 520, 450, 500, 380, 560, 300, 640, 220, 690, 130),
        False,
        30,
    )
    count = 21
    for i, k in enumerate(np.linspace(0, 1, count) ** 0.9):
        at = flight[int(k * (len(flight) - 1))]
        size = (46 - 36 * k) * rng.uniform(0.86, 1.14)
        spread = 0.18 + 0.82 * min(1, k * 2.6)
        side = 1 if i % 2 else -1
        x, y = at[0] + side * size * 0.75 + rng.normal() * 5 * k, at[1] + rng.normal() * 8 * k
        angle = rng.normal() * 0.25 * min(1, k * 3)
        lift = rng.uniform(-0.25, 0.6) * spread
        body = spline(points(0, -0.62, 0.13, -0.3, 0.13, 0.2, 0, 0.62, -0.13, 0.2, -0.13, -0.3))
        dark = ["#20242e", "#3c4452", "#6a7482"]
        for wing in (-1, 1):
            tip = spline(
                points(
                    0,
                    -0.28,
                    wing * 0.5 * spread,
                    -0.5 - lift * 0.5,
                    wing * 1.25 * spread,
                    -0.34 - lift,
                    wing * 0.7 * spread,
                    -0.06 - lift * 0.3,
                    wing * 0.4 * spread,
                    0.14,
                    0,
                    0.18,
                )
            )
            card.paint(
                place(tip, size, angle, (x, y)),
                dark,
                tone=0.3 + 0.3 * k,
                ink=0.5 * (1 - 0.5 * k),
                wash=1.5 - 0.9 * k,
                wobble=0.4,
            )
        card.paint(
            place(body, size, angle, (x, y)),
            dark,
            tone=0.25 + 0.3 * k,
            ink=0.5 * (1 - 0.5 * k),
            wash=1.7 - 1.0 * k,
            wobble=0.4,
        )
