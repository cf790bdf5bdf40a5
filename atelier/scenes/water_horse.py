"""A horse of water gallops out of a broken vase."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline, tube
from atelier.finishes import LinoCard

PLAIN = ["#000", "#fff"]
BARE, SEA, FOAM, CLAY, WALL = 0, 1, 2, 3, 4


def paint() -> Field:
    card = LinoCard(
        "water_horse", paper="#f6ecd8", inks=("#2f6f9e", "#a6d2cc", "#cf6a44", "#f0c9a8"), key="#141c3a",
        light=(-0.5, -0.6, 0.6), pitch=8.5, register=4,
    )  # fmt: skip
    _room(card)
    _drops(card)
    _stream(card)
    _vase(card)
    _horse(card)
    _shards(card)
    _puddle(card)
    return card.finish(chatter=500)


def cut(
    card: LinoCard, shape: Polygon | Field, tone: float | Field, plate: int, ink: float = 1.8, **given: object
) -> None:
    """One carved piece."""
    card.paint(shape, PLAIN, tone=tone, plate=plate, ink=ink, **({"texture": 0.03} | given))


def _room(card: LinoCard) -> None:
    """A peach wall with long carved gusts and a dark table."""
    gust = np.sin((Y - 0.35 * X) / 34 + 1.6 * np.sin(X / 190))
    card.sky(PLAIN, tone=0.86 + 0.1 * gust, texture=0.02, plate=WALL, ink=0, flow=0.33 + 0.2 * np.cos(X / 190))
    table = fill(points(-20, 1262, 1020, 1240, 1020, 1520, -20, 1520))
    cut(card, table, 0.3 + 0.1 * np.sin(Y / 9 + np.sin(X / 90)), CLAY, 2.6, flow=0.0)


def _vase(card: LinoCard) -> None:
    """The lower half still stands; its broken edge is a row of teeth."""
    x = 268.0
    body = spline(
        points(
            x - 86,
            1338,
            x - 150,
            1230,
            x - 192,
            1100,
            x - 170,
            980,
            x + 170,
            960,
            x + 194,
            1090,
            x + 150,
            1230,
            x + 86,
            1338,
        ),
        sharp=(0, 3, 4, 7),
    )
    teeth = points(
        x - 240,
        900,
        x - 150,
        1000,
        x - 110,
        934,
        x - 70,
        1040,
        x - 20,
        972,
        x + 30,
        1060,
        x + 66,
        960,
        x + 112,
        1024,
        x + 150,
        930,
        x + 240,
        880,
        x + 240,
        1400,
        x - 240,
        1400,
    )
    standing = fill(body) * fill(teeth)
    round_ = np.sqrt(np.clip(1 - ((X - x) / 200) ** 2, 0, 1))
    cut(card, standing, 0.16 + 0.66 * round_ * (x + 60 > X) + 0.26 * round_ * (x + 60 <= X), CLAY, 3.0, flow=1.57)
    for y, tall in ((1116, 26), (1252, 18)):
        band = standing * (np.abs(Y - y - 16 * round_) < tall)
        cut(card, band, 0.95, BARE, 0, cut_width=0)
        wave = standing * (np.abs(Y - y - 16 * round_ - 9 * np.sin(X / 15)) < 5)
        cut(card, wave, 0.02, SEA, 0, cut_width=0)
    for k, at in enumerate(((x - 96, 1186), (x, 1196), (x + 92, 1186))):
        cut(card, fill(ellipse(*at, 26, 21)) * standing, 0.95, BARE, 1.2)
        cut(card, fill(ellipse(*at, 11 + k % 2 * 3, 10)) * standing, 0.3, SEA, 1.0)
    cut(card, rectangle(x - 104, 1330, 208, 26), 0.24, CLAY, 2.4)


def _curl(knots: Polygon, widths: list[float]) -> Polygon:
    """A lick of water."""
    return roughen(tube(knots, widths), 1.6, 3)


def _stream(card: LinoCard) -> None:
    """Water that climbs out of the vase and turns into flanks."""
    line = points(250, 1080, 236, 960, 190, 830, 220, 700, 330, 640)
    flow = np.arctan2(Y - 820, X - 420) + math.pi / 2
    tail = points(236, 990, 120, 880, 70, 740, 96, 610)
    cut(card, _curl(tail, [60, 50, 34, 4]), 0.5 + 0.3 * np.sin((X + Y * 0.4) / 13), FOAM, 2.2, flow=flow)
    cut(
        card,
        _curl(points(300, 1000, 400, 940, 430, 860, 520, 830), [40, 46, 34, 6]),
        0.55 + 0.3 * np.sin((X + Y) / 12),
        FOAM,
        2.0,
        flow=flow,
    )
    cut(
        card,
        _curl(line, [120, 112, 112, 130, 150]),
        0.4 + 0.24 * np.sin((X * 0.9 - 0.2 * Y) / 15 + np.sin(Y / 60)),
        SEA,
        2.6,
        flow=flow,
    )
    for k, dx in enumerate((-70, -26, 22, 66)):
        streak = points(250 + dx * 0.9, 1066, 236 + dx * 0.9, 950, 192 + dx, 826, 224 + dx * 0.9, 716)
        cut(card, tube(streak, [2, 7 + k % 2 * 3, 6, 1]), 0.96, BARE, 0, cut_width=0)


def _horse(card: LinoCard) -> None:
    """Chest, forelegs, arched neck and a long head; mane and hooves break into foam."""
    flow = np.arctan2(Y - 760, X - 430) * 0.7 + 0.9
    water = 0.44 + 0.22 * np.sin((X * 0.5 - Y) / 15 + 1.2 * np.sin(X / 70))
    far = tube(points(560, 760, 690, 800, 800, 760, 838, 860), [84, 50, 32, 20])
    cut(card, far, 0.2 + 0.1 * np.sin((X - Y) / 9), SEA, 2.4, flow=flow)
    _hoof(card, 846, 884, 0.5)
    for k in range(14):
        t = k / 13
        x, y = 330 + 236 * t, 600 - 372 * t
        sway = 34 * math.sin(k * 2.1)
        lick = points(
            x + 20,
            y + 10,
            x - 70,
            y - 46 + sway * 0.3,
            x - 150 + 20 * t,
            y + 6 + sway * 0.5,
            x - 226 + 50 * t,
            y - 30 + sway,
            x - 252 + 60 * t,
            y - 84 + sway,
        )
        plate = (FOAM, SEA, FOAM, BARE)[k % 4]
        cut(card, _curl(lick, [40, 34, 25, 13, 2]), 0.6 if plate == SEA else 0.8, plate, 2.4, flow=0.1)
    body = spline(
        points(
            196,
            800,
            208,
            690,
            280,
            620,
            372,
            570,
            430,
            470,
            478,
            340,
            540,
            246,
            600,
            196,
            668,
            190,
            720,
            232,
            790,
            316,
            858,
            396,
            872,
            438,
            850,
            470,
            806,
            476,
            752,
            444,
            690,
            408,
            656,
            412,
            640,
            470,
            648,
            560,
            668,
            660,
            640,
            770,
            560,
            836,
            430,
            850,
            300,
            870,
        )
    )
    cut(card, body, water + 0.2 * (Y < 420) - 0.1 * (Y > 740), SEA, 3.2, flow=flow)
    near = tube(points(540, 760, 640, 880, 760, 900, 776, 1010, 742, 1066), [92, 62, 40, 27, 20])
    cut(card, near, 0.42 + 0.24 * np.sin((X + Y) / 12), SEA, 2.6, flow=0.8)
    _hoof(card, 728, 1096, 1.1)
    _streaks(card)
    _head(card)


def _hoof(card: LinoCard, x: float, y: float, turn: float) -> None:
    """A hoof that is a breaking crest."""
    hoof = place(spline(points(-30, -22, 22, -26, 50, 14, 30, 30, -26, 26)), 1, turn, (x, y))
    cut(card, hoof, 0.97, BARE, 2.2)
    for dx, dy, r in ((50, -6, 13), (66, 22, 9), (30, 48, 12), (-10, 50, 8), (82, -10, 6)):
        cut(card, ellipse(x + dx, y + dy, r), 0.97, BARE, 1.6)


def _streaks(card: LinoCard) -> None:
    """White lines of current along neck, chest and shoulder."""
    currents = (
        (points(560, 270, 512, 380, 470, 500, 400, 600), 9), (points(606, 300, 560, 420, 530, 540, 460, 650), 7),
        (points(616, 400, 590, 500, 592, 600, 560, 700), 9), (points(420, 640, 340, 690, 280, 770), 8),
        (points(560, 730, 480, 790, 380, 810), 8), (points(636, 580, 646, 660, 612, 740), 6),
        (points(560, 790, 640, 880, 730, 900), 7), (points(500, 620, 440, 700, 340, 760), 6),
    )  # fmt: skip
    for knots, wide in currents:
        cut(card, tube(knots, [1, wide, wide * 0.7, 1]), 0.97, BARE if wide > 6 else FOAM, 0, cut_width=0)
    swirl = [(520 + (12 + 9 * a) * math.cos(a), 700 + (12 + 9 * a) * math.sin(a)) for a in np.linspace(0, 6.5, 40)]
    cut(card, lines([np.array(swirl)], 8), 0.97, BARE, 0, cut_width=0)


def _head(card: LinoCard) -> None:
    """Ears like small waves, a calm eye, a nostril, a cheek."""
    for dx, turn in ((-34, -0.5), (8, -0.24)):
        ear = place(spline(points(-24, 10, -16, -52, 6, -100, 24, -48, 24, 10), sharp=(2,)), 1, turn, (600 + dx, 214))
        cut(card, ear, 0.5, SEA, 2.6, flow=1.4)
        cut(
            card,
            place(spline(points(-8, 0, -4, -40, 6, -70, 10, -36), sharp=(2,)), 1, turn, (600 + dx, 214)),
            0.97,
            FOAM,
            0,
            cut_width=0,
        )
    for k, (x, y) in enumerate(((610, 190), (640, 196), (664, 212))):
        lick = points(x, y, x + 26, y - 34 + 10 * k, x + 66, y - 8 + 12 * k, x + 78, y + 36)
        cut(card, _curl(lick, [24, 20, 12, 2]), 0.8, FOAM, 2.0)
    cut(card, spline(points(684, 302, 704, 284, 732, 296, 710, 312)), 0.0, SEA, 2.4)
    cut(card, ellipse(712, 293, 5), 0.97, BARE, 0, cut_width=0)
    cut(card, lines([spline(points(672, 290, 698, 266, 740, 280), False)], 5), 0.97, FOAM, 0, cut_width=0)
    cut(card, ellipse(838, 414, 9, 14, 0.7), 0.0, SEA, 1.8)
    cut(card, lines([spline(points(858, 452, 820, 446, 790, 430), False)], 5), 0.0, SEA, 1.0)
    cheek = [(664 + 58 * math.cos(a), 350 + 58 * math.sin(a)) for a in np.linspace(-0.4, 2.2, 30)]
    cut(card, lines([np.array(cheek)], 7), 0.97, BARE, 0, cut_width=0)
    cut(card, tube(points(756, 320, 800, 366, 840, 396), [1, 6, 1]), 0.97, BARE, 0, cut_width=0)


def _shards(card: LinoCard) -> None:
    """Pieces of the vase in the air and on the table."""
    pieces = (
        (520, 1180, 0.4, 1.0),
        (560, 1030, 1.9, 0.7),
        (470, 1330, 2.6, 1.1),
        (640, 1290, 0.9, 0.9),
        (770, 1372, 3.6, 1.2),
        (92, 1396, 5.0, 0.9),
        (930, 1110, 1.2, 0.6),
        (900, 1250, 2.2, 0.7),
    )
    for k, (x, y, turn, size) in enumerate(pieces):
        shard = place(points(-56, -20, -6, -44, 52, -26, 30, 40, -30, 30), size, turn, (x, y))
        cut(card, shard, 0.7 if k % 2 else 0.5, CLAY, 2.6, flow=turn)
        band = fill(shard) * fill(place(rectangle(-80, -12, 160, 16), size, turn, (x, y)))
        cut(card, band, 0.96, BARE, 0, cut_width=0)


def _drops(card: LinoCard) -> None:
    """Spray thrown up by the leap."""
    rng = np.random.default_rng(8)
    for _ in range(46):
        angle, far = rng.uniform(-2.9, 0.9), rng.uniform(330, 560)
        x, y = 470 + far * math.cos(angle) * 0.95, 640 + far * math.sin(angle) * 1.1
        r = 3 + 11 * rng.random() ** 3
        if 40 < x < 960 and 40 < y < 1200:
            cut(card, ellipse(x, y, r * 0.9, r * 1.1), 0.9, (FOAM, SEA, BARE)[int(rng.integers(3))], 1.4)


def _puddle(card: LinoCard) -> None:
    """What was spilled keeps one small fish."""
    puddle = spline(points(190, 1400, 300, 1370, 430, 1388, 560, 1420, 470, 1462, 300, 1456, 200, 1440))
    cut(card, puddle, 0.62 + 0.16 * np.sin(Y / 5), FOAM, 2.2, flow=0.0)
    fish = np.maximum(fill(ellipse(352, 1420, 40, 15, -0.06)), fill(points(388, 1418, 424, 1400, 420, 1438)))
    cut(card, fish, 0.4, CLAY, 1.6)
    cut(card, ellipse(328, 1416, 4), 0.97, BARE, 0, cut_width=0)
