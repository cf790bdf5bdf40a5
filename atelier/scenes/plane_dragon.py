"""A paper plane casts the shadow of a dragon on the school."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, Polygon, X, Y
from atelier.engine.colour import mix
from atelier.engine.imaging import blur, scissor
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube
from atelier.finishes.cut import CutCard, papers

flat = partial(papers, dark="#241c3c", light="#fff6e0", deep=0.45)


def paint() -> Field:
    card = CutCard("plane_dragon", ground="#d8c084", light=(-0.5, -0.6, 0.6), shadow=(7, 10), shadow_colour="#1c1838")
    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat("#8fae6a"), tone=0.5, lift=0, levels=(0.5,))
    _yard(card)
    _school(card)
    _trees(card)
    _children(card)
    card.shade(scissor(_dragon(), 1.2) * 0.86, "#3a3670")
    _plane(card)
    return card.finish(vignette=0.14, vignette_colour="#1c1838")


def _yard(card: CutCard) -> None:
    grass = np.sin((X * 0.4 + Y) / 40) * (card.noise(120, 2) > 0.5)
    card.paint((grass > 0.4).astype(np.float32), flat("#9cba74"), tone=0.5, lift=0, levels=(0.5,))
    court = spline(points(60, 900, 940, 860, 950, 1440, 70, 1450), steps=8, sharp=(0, 1, 2, 3))
    card.paint(court, flat("#e6c88c"), tone=0.5, lift=0.5, levels=(0.5,))
    card.paint(points(440, 470, 548, 470, 560, 900, 430, 900), flat("#e6c88c"), tone=0.5, lift=0.3, levels=(0.5,))
    card.paint(lines([ellipse(690, 1240, 120, 96)], 7), flat("#fff6e4", 0.3), tone=0.6, lift=0)
    card.paint(lines([points(690, 1010, 690, 1440)], 6), flat("#fff6e4", 0.3), tone=0.6, lift=0)
    hops = [(0, 0), (0, 1), (-0.5, 2), (0.5, 2), (0, 3), (-0.5, 4), (0.5, 4), (0, 5)]
    boxes = [place(rectangle(-0.48 + dx, -0.48 - dy, 0.96, 0.96), 44, 0.16, (190, 1390)) for dx, dy in hops]
    card.paint(lines([np.concatenate([box, box[:1]]) for box in boxes], 5), flat("#d8584e"), tone=0.5, lift=0)


def _roof(card: CutCard, x: float, y: float, wide: float, high: float, colour: str) -> None:
    """A hipped roof from above: four slopes, each its own paper."""
    inset = min(wide, high) * 0.5
    a, b, c, d = (x, y), (x + wide, y), (x + wide, y + high), (x, y + high)
    if wide > high:
        left, right = (x + inset, y + high / 2), (x + wide - inset, y + high / 2)
        slopes = [(a, b, right, left), (d, c, right, left), (a, d, left), (b, c, right)]
    else:
        left, right = (x + wide / 2, y + inset), (x + wide / 2, y + high - inset)
        slopes = [(a, b, left), (d, c, right), (a, d, right, left), (b, c, right, left)]
    card.paint(rectangle(x - 8, y - 8, wide + 16, high + 16), flat("#f0e0c0"), tone=0.5, lift=2.0)
    for slope, shade in zip(slopes, (0.3, -0.3, 0.12, -0.16), strict=True):
        paper = mix(colour, "#fff0d0", shade) if shade > 0 else mix(colour, "#2a1830", -shade)
        mask = fill(np.array(slope))
        card.paint(mask, flat(paper, 0.8), tone=0.5, levels=(0.5,), lift=0.2)
    tiles = fill(rectangle(x, y, wide, high)) * (np.sin(Y / 4.6 if wide > high else X / 4.6) > 0.8)
    card.paint(tiles, flat(mix(colour, "#2a1830", 0.25)), tone=0.5, lift=0)


def _school(card: CutCard) -> None:
    _roof(card, 110, 258, 190, 560, "#c2563c")
    _roof(card, 690, 258, 190, 560, "#c2563c")
    _roof(card, 110, 250, 770, 210, "#cc6244")
    tower = rectangle(424, 270, 140, 140)
    card.paint(tower, flat("#f0e0c0"), tone=0.5, lift=1.6)
    for corner in range(4):
        pts = [tower[corner], tower[(corner + 1) % 4], (494, 340)]
        paper = ("#7fa6a0", "#5c8a88", "#477474", "#94b8ae")[corner]
        card.paint(np.array(pts), flat(paper), tone=0.5, lift=0.3, levels=(0.5,))
    card.paint(ellipse(494, 340, 13), flat("#e8b84a"), tone=0.5, lift=0.9)
    for x, y in ((178, 640), (790, 640), (620, 340)):
        card.paint(rectangle(x, y, 42, 34), flat("#8a6a5c"), tone=0.5, lift=1.2)
        card.paint(rectangle(x + 9, y + 8, 24, 18), flat("#2a1c24"), tone=0.5, lift=-0.4)
    flower = [ellipse(340 + k * 46, 520 + 14 * math.sin(k * 2), 24, 20) for k in range(7)]
    card.paint(fill(*flower), flat("#5c8a4c"), tone=0.5, lift=0.5)
    card.paint(
        fill(*[ellipse(340 + k * 23, 516 + 12 * math.sin(k * 3), 7) for k in range(14)]),
        flat("#f0b0b0"),
        tone=0.6,
        lift=0.2,
    )


def _trees(card: CutCard) -> None:
    rng = np.random.default_rng(8)
    for x, y, r in (
        (60, 120, 84),
        (210, 70, 70),
        (940, 150, 90),
        (800, 70, 64),
        (955, 820, 62),
        (40, 840, 66),
        (400, 80, 54),
        (600, 90, 60),
    ):
        crown = [ellipse(x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a), r * 0.52) for a in np.arange(7) * 0.9]
        card.paint(fill(*crown), flat("#4c7a48"), tone=0.5, lift=1.5, levels=(0.5,))
        top = [
            ellipse(x - r * 0.1 + r * 0.34 * math.cos(a), y - r * 0.1 + r * 0.34 * math.sin(a), r * 0.3)
            for a in np.arange(6) * 1.05 + rng.random()
        ]
        card.paint(fill(*top), flat("#6a9a58"), tone=0.5, lift=0.5, levels=(0.5,))


def _child(card: CutCard, x: float, y: float, turn: float, shirt: str, hair: str, arms: bool) -> None:
    """Seen from above, with a long afternoon shadow."""
    card.shade(blur(fill(tube(points(x, y, x + 34, y + 48), [14, 9])), 2) * 0.4, "#3c3a78")

    def put(shape: Polygon) -> Polygon:
        return place(shape, 1, turn, (x, y))

    if arms:
        for side in (-1, 1):
            card.paint(put(tube(points(side * 16, 0, side * 28, -18), [7, 5])), flat(shirt), tone=0.5, lift=0.4)
            card.paint(put(ellipse(side * 29, -20, 6)), flat("#d9a07e"), tone=0.5, lift=0.2)
    card.paint(put(ellipse(0, 0, 24, 14)), flat(shirt), tone=0.5, lift=0.6)
    card.paint(put(ellipse(0, 0, 14, 15)), flat(hair), tone=0.5, lift=0.7)


def _children(card: CutCard) -> None:
    """They scatter; one stands still in the middle and looks up."""
    shirts = ("#d8584e", "#3f6a90", "#f2c14e", "#e8e0cc", "#7a4a7a", "#2f8a80")
    hair = ("#3a2418", "#8a4a20", "#1c1a20", "#d8a848", "#5a2c1c")
    places = (
        (130, 1130),
        (96, 1260),
        (300, 1400),
        (480, 1420),
        (880, 1050),
        (905, 1190),
        (860, 1390),
        (610, 1400),
        (250, 960),
        (770, 930),
    )
    for k, (x, y) in enumerate(places):
        away = math.atan2(y - 1130, x - 480) + math.pi / 2
        _child(card, x, y, away, shirts[k % 6], hair[k % 5], True)
    _child(card, 470, 1180, 0.0, "#fff6e4", "#8a2c1c", False)
    card.paint(ellipse(560, 1330, 15), flat("#d8584e"), tone=0.5, lift=0.6)


def _dragon() -> Field:
    """Wings spread, neck stretched, tail in a curve; as if seen from straight above."""
    left = points(
        -30, -60, -110, -170, -250, -250, -430, -250, -370, -190, -390, -110, -300, -100, -290, -20, -200, -30,
        -170, 50, -90, 20, -40, 60,
    )  # fmt: skip
    wings = [spline(left * [side, 1], steps=6, sharp=(3, 5, 7, 9, 11)) for side in (-1, 1)]
    body = tube(
        points(0, -300, 14, -220, 0, -120, 0, 20, 10, 130, -26, 230, 10, 320, 70, 380), [20, 26, 40, 54, 38, 26, 15, 3]
    )
    head = spline(points(-22, -288, -30, -340, -16, -392, 0, -410, 16, -392, 30, -340, 22, -288))
    horns = [points(-24, -318, -66, -262, -14, -296), points(24, -318, 66, -262, 14, -296)]
    barb = points(64, 366, 130, 372, 90, 410, 74, 452, 50, 404)
    legs = [tube(points(side * 36, 90, side * 84, 140, side * 74, 186), [17, 12, 6]) for side in (-1, 1)]
    spikes = [points(-8, y, 8, y, 0, y - 26) + (26 if y > 0 else 20, 0) for y in (-200, -140, 110, 170)]
    return fill(*[place(shape, 1.06, 0.5, (500, 860)) for shape in (*wings, body, head, *horns, barb, *legs, *spikes)])


def _plane(card: CutCard) -> None:
    """White, folded from a page with sums on it, high above everything."""

    def put(shape: Polygon) -> Polygon:
        return place(shape, 0.95, 0.5, (196, 214))

    whole = put(points(0, -190, 112, 110, 26, 84, 0, 130, -26, 84, -112, 110))
    card.paint(whole, flat("#fbf7ea", 0.4), tone=0.6, lift=3.4)
    card.paint(put(points(0, -190, 112, 110, 26, 84)), flat("#fffdf6", 0.3), tone=0.7, lift=0.2)
    card.paint(put(points(0, -190, 26, 84, 0, 130)), flat("#d4d2cc", 0.4), tone=0.5, lift=0.2)
    card.paint(put(points(0, -190, -26, 84, 0, 130)), flat("#e8e4da", 0.4), tone=0.5, lift=0.1)
    rules = [put(points(-84 + k * 7, 84 - k * 22, -36 + k * 3, 70 - k * 22)) for k in range(6)]
    rules += [put(points(84 - k * 7, 84 - k * 22, 36 - k * 3, 70 - k * 22)) for k in range(6)]
    card.paint(lines(rules, 3), flat("#8fb0cc", 0.4), tone=0.5, lift=0)
