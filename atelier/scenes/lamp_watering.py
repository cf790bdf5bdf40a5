"""Someone waters a street lamp that has withered, and one bud of light opens on its stem."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline, tube
from atelier.finishes import InkCard
from atelier.motifs.figure import Figure, Look, draw_figure

LIGHT = (-0.5, -0.7, 0.5)
IRON = ["#1c2430", "#3c4656", "#7c8694"]
GREY = ["#6c7684", "#a4acb4", "#dcdcd8"]
GOLD = ["#d08a10", "#f6b82c", "#ffe08a"]
BUD = (318.0, 742.0)


def paint() -> Field:
    card = InkCard("lamp_watering", paper="#f5f1e8", light=LIGHT, weight=4.0, wash_strength=0.95)
    _dusk(card)
    _street(card)
    _glow(card)
    _lamp(card)
    _bud(card)
    _gardener(card)
    return card.finish(spatter=10)


def _dusk(card: InkCard) -> None:
    """A grey evening, the roofs of a street and lamps that stand as they should, unlit."""
    evening = fill(roughen(ellipse(540, 560, 520, 520), 60, 3))
    card.paint(evening, GREY, tone=0.62 - 0.2 * Y / 1500, ink=0, wash=0.5, wobble=20)
    roofs = points(
        -20,
        1130,
        -20,
        880,
        60,
        820,
        150,
        890,
        150,
        850,
        240,
        850,
        300,
        900,
        300,
        960,
        420,
        960,
        470,
        910,
        540,
        970,
        540,
        900,
        600,
        840,
        690,
        910,
        690,
        940,
        800,
        940,
        800,
        860,
        880,
        790,
        960,
        860,
        1020,
        880,
        1020,
        1130,
    )
    card.paint(roughen(roofs, 3, 2), GREY, tone=0.5, ink=0, wash=0.55, clear=0, wobble=4)
    for x, y in ((60, 930), (96, 930), (225, 930), (600, 920), (636, 920), (870, 880), (905, 880), (870, 950)):
        card.paint(rectangle(x, y, 16, 30), GREY, tone=0.3, ink=0, wash=0.5, clear=0)
    for x, h in ((905, 250), (960, 190)):
        card.stroke(points(x, 1126, x, 1126 - h * 0.5, x + 1, 1126 - h), [2.4, 1.8, 1.5], 0.5)
        head = points(-0.07, 0, 0.07, 0, 0.1, -0.2, 0, -0.3, -0.1, -0.2) * h + (x, 1126 - h)
        card.paint(head, GREY, tone=0.45, ink=0.35, wash=0.6)


def _street(card: InkCard) -> None:
    """Wet cobbles, with a square of earth left open round the lamp."""
    ground = fill(roughen(points(-20, 1126, 1020, 1116, 1020, 1520, -20, 1520), 3, 8))
    card.paint(ground, GREY, tone=0.62 - 0.12 * (Y - 1120) / 380, ink=0.5, wash=0.55, wobble=2)
    rng = np.random.default_rng(6)
    for row, y in enumerate((1150, 1184, 1226, 1276, 1336, 1404, 1476)):
        wide = 34 + row * 11
        for x in np.arange(-20 + (row % 2) * wide * 0.6, 1020, wide * 1.3):
            if rng.random() < 0.45 or math.hypot((x - 370) / 210, (y - 1262) / 60) < 1:
                continue
            arc = ellipse(x + rng.normal() * 6, y, wide * 0.5, wide * 0.2, a0=math.pi * 1.05, a1=math.pi * 1.95, n=7)
            card.stroke(arc, [0.5, 1.4, 1.3, 0.5], 0.5)
    earth = roughen(ellipse(370, 1262, 176, 42), 7, 4)
    card.paint(earth, ["#2a2624", "#5c544c", "#8c8478"], tone=0.3, ink=0.9, wash=1.3)
    for dx, dy in ((-110, 8), (-60, 24), (20, 30), (90, 20), (120, 0), (-20, -20)):
        card.stroke(points(370 + dx - 9, 1262 + dy, 370 + dx + 9, 1262 + dy + 2), [0.6, 1.6, 0.5], 0.7)


def _glow(card: InkCard) -> None:
    """The only colour: light on the paper round the bud."""
    halo = radial(BUD[0], BUD[1] - 40, 230, 1.4)
    card.glaze(np.clip(halo * 0.95, 0, 1), "#fbe3a0")
    card.glaze(np.clip(radial(330, 1262, 190, 1.6, 1, 3) * 0.4, 0, 1), "#f4d78c")


def _lamp(card: InkCard) -> None:
    """A cast-iron post that has gone soft: it bends over and hangs its head."""
    bend = points(370, 1256, 366, 1080, 376, 880, 362, 680, 372, 480, 430, 300, 540, 226, 650, 262, 706, 370)
    stem = tube(bend, [30, 22, 17, 15, 14, 13, 12, 11, 10])
    card.paint(stem, IRON, tone=0.4 + 0.16 * np.sin(Y / 60), volume=0.6, roundness=12, ink=1.2, wash=1.35)
    for y, wide in ((1230, 50), (1190, 38), (1076, 30), (900, 25)):
        ring = spline(
            points(372 - wide, y + 10, 372 - wide * 0.8, y - 12, 372 + wide * 0.8, y - 12, 372 + wide, y + 10)
        )
        card.paint(ring, IRON, tone=0.4, volume=0.5, roundness=8, ink=1.0, wash=1.4)
    foot = spline(points(310, 1272, 322, 1240, 422, 1240, 434, 1272, 372, 1284), sharp=(0, 3))
    card.paint(foot, IRON, tone=0.4, volume=0.5, roundness=8, ink=1.0, wash=1.4)
    for knots, half in (
        (points(372, 470, 300, 440, 244, 490, 222, 580, 236, 640), [7, 7, 6, 5, 3]),
        (points(384, 440, 450, 430, 490, 490, 486, 560, 470, 592), [7, 6, 5, 5, 3]),
    ):
        card.paint(tube(knots, half), IRON, tone=0.42, ink=0.9, wash=1.2)
    for x, y, turn in ((236, 640, 0.25), (470, 592, -0.2)):
        leaf = spline(points(0, 0, 26, 34, 18, 92, 0, 130, -20, 88, -24, 32), sharp=(0, 3))
        card.paint(place(leaf, 1, turn, (x, y)), GREY, tone=0.4, ink=0.9, wash=1.1)
        card.stroke(place(points(0, 8, 3, 60, 0, 118), 1, turn, (x, y)), [1.4, 1.1, 0.5], 0.8)
    _dead_head(card)


def _dead_head(card: InkCard) -> None:
    """The lantern, upside down like a spent flower, dark, with a pane fallen out."""
    x, y, turn = 712.0, 372.0, 0.14

    def put(shape: Field) -> Field:
        return place(shape, 1.12, turn, (x, y))

    card.paint(put(spline(points(-26, -4, 26, -4, 34, 22, -34, 22))), IRON, tone=0.35, ink=1.0, wash=1.4)
    panes = put(points(-40, 24, 40, 24, 84, 190, -84, 190))
    card.paint(panes, GREY, tone=0.36 + 0.1 * (X - x) / 90, ink=1.1, wash=1.2)
    for a, b in ((-14, -30), (14, 30)):
        card.stroke(put(points(a, 24, b, 190)), [2.2, 2.4], 0.95)
    card.stroke(put(points(-56, 84, 56, 84)), [1.4, 1.4], 0.7)
    card.stroke(put(points(34, 96, 52, 130, 42, 150, 66, 182)), [1.2, 0.9, 1.2, 0.6], 0.9)
    roof = put(spline(points(-100, 188, 100, 188, 62, 232, 22, 262, 0, 300, -22, 262, -62, 232), sharp=(0, 1, 4)))
    card.paint(roof, IRON, tone=0.36, volume=0.6, roundness=16, ink=1.2, wash=1.4)
    for px, py, r in ((640, 730, 0.5), (600, 850, -0.7), (884, 700, 1.3)):
        flake = place(points(-13, -9, 15, -5, 7, 13, -10, 8), 1.2, r, (px, py))
        card.paint(flake, GREY, tone=0.5, ink=0.6, wash=0.8)
        card.stroke(points(px - 3, py - 66, px + 2, py - 30), [0.4, 1.0, 0.4], 0.35)


def _bud(card: InkCard) -> None:
    """A side shoot with two small leaves and a lantern no bigger than a fist, alight."""
    x, y = BUD
    card.paint(tube(points(364, 846, 338, 826, 320, 790, x, y + 4), [6, 5, 4.4, 4]), IRON, tone=0.4, ink=0.8, wash=1.1)
    for turn, at in ((-1.1, (332, 820)), (1.3, (320, 790))):
        leaf = place(spline(points(0, 0, 16, -18, 12, -44, 0, -58, -12, -40, -14, -16), sharp=(0, 3)), 0.8, turn, at)
        card.paint(leaf, ["#5c6c4c", "#8ca070"], tone=0.45, ink=0.7, wash=1.0)
    drop = spline(points(0, 4, 34, -26, 30, -66, 0, -108, -30, -66, -34, -26), sharp=(3,))
    card.paint(drop + BUD, GOLD, tone=0.4, ink=0.9, wash=2.0)
    heart = spline(points(0, -10, 15, -32, 0, -74, -15, -32), sharp=(2,)) + BUD
    card.glaze(blur(fill(heart), 3), "#fffbe4")
    for side in (-1, 1):
        sepal = spline(points(0, 8, side * 30, -8, side * 35, -44, side * 18, -22), sharp=(2,))
        card.paint(sepal + BUD, IRON, tone=0.4, ink=0.7, wash=1.2)
    for a in np.linspace(-2.7, -0.45, 7):
        c, s = math.cos(a), math.sin(a)
        reach = 92 + 14 * (round(a * 10) % 2)
        card.stroke(
            points(x + 70 * c, y - 50 + 78 * s, x + reach * c * 1.1, y - 50 + (reach + 18) * s), [1.6, 0.6], 0.7
        )


def _gardener(card: InkCard) -> None:
    """An old lady in coat and hat leans to the root with her can."""
    look = Look(
        "old_woman",
        "#c9a48c",
        "#c8c8cc",
        "lowbun",
        "coat",
        "#5a6474",
        "#4a4e5a",
        "#2c2c34",
        "#8c94a0",
        "bowler",
        "#3c4450",
        scarf="#7c8490",
        eyes="closed",
    )
    figure = Figure(
        look, "carry", -68, lean=6, lh=(0.02, -0.42, 0.74), rh=(-0.02, -0.36, 0.8), grip="lr", head=(14, 0, 0)
    )
    shadow = options(kx=0.5, ky=0.1, strength=0.5)
    baked = draw_figure(card, figure, 808, 1306, 540, ink=0.9, light=LIGHT, shadow=shadow)
    hand = baked.at(*figure.joints["rhand"][:2])
    x, y = float(hand[0]) - 4, float(hand[1]) + 10

    def put(shape: Field) -> Field:
        return place(shape, 0.86, -0.42, (x, y))

    can = put(spline(points(-58, 26, 44, 26, 52, 122, -66, 122), sharp=(0, 1, 2, 3)))
    card.paint(
        put(tube(points(-60, 104, -104, 70, -146, 24, -166, 6), [13, 10, 8, 7])), IRON, tone=0.45, ink=1, wash=1.1
    )
    card.paint(can, IRON, tone=0.46 + 0.2 * (x - X) / 60, volume=0.3, roundness=18, ink=1.1, wash=1.1)
    card.paint(put(points(-158, 22, -200, 6, -170, -34, -146, -6)), IRON, tone=0.5, ink=0.9, wash=1.1)
    card.stroke(put(spline(points(-46, 26, -40, -10, 8, -14, 36, 26), False)[::4]), [3.0, 3.4, 3.4, 3.0])
    card.stroke(put(points(-62, 62, 48, 62)), [1.2, 1.2], 0.7)
    mouth = put(points(-186, -16))[0]
    rng = np.random.default_rng(2)
    for k in range(8):
        end = (412 + 11 * k + rng.normal() * 4, 1252 + 12 * math.sin(k))
        start = mouth + (rng.normal() * 9, rng.normal() * 9)
        arc = spline(points(*start, (start[0] + end[0]) / 2 - 26, start[1] + 36, *end), False)
        for a in np.arange(rng.integers(0, 3), len(arc) - 4, 6):
            card.stroke(arc[a : a + 5], [0.7, 2.1, 0.8], 0.85)
