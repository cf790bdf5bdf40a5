"""A tornado politely carries a complete dinner party, candles still lit."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Colour, Field, Polygon
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline, tube
from atelier.finishes.cut import CutCard, papers

STORM = ("#2c464c", "#4f6f6c", "#38565a", "#7d9488", "#456468", "#a3ae96")
TOP, FOOT = 700.0, 1330.0


flat = partial(papers, dark="#0f1a22", light="#fff4dc")


def glue(card: CutCard, shape: Polygon | Field, colour: Colour, lift: float = 0.5, **given: float) -> None:
    """One flat piece of paper."""
    card.paint(shape, flat(colour), tone=0.5, lift=lift, **given)


def paint() -> Field:
    card = CutCard("tornado_dinner", ground="#d9b96c", light=(-0.5, -0.6, 0.6), shadow=(7, 10), shadow_colour="#0c1420")
    glue(card, np.ones((HEIGHT, WIDTH), np.float32), "#e3bd6a", 0)
    _sky(card)
    _plain(card)
    _funnel(card)
    _back_winds(card)
    _far_guests(card)
    _table(card)
    _near_guests(card)
    _front_winds(card)
    _flying_things(card)
    return card.finish(vignette=0.2, vignette_colour="#14202a")


def _sky(card: CutCard) -> None:
    """Storm clouds in torn bands, lighter towards the horizon."""
    for y, colour, phase in ((330, "#d3ac62", 0.4), (230, "#a99a6a", 1.7), (150, "#6f8074", 3.1), (76, "#3f5a5e", 0.9)):
        x = np.linspace(-20, 1020, 200)
        edge = y + 26 * np.abs(np.sin(x / 88 + phase)) ** 0.7 - 22 * np.sin(x / 260 + phase)
        glue(card, np.concatenate([np.stack([x, edge], 1), points(1020, -20, -20, -20)]), colour, 0.8)


def _plain(card: CutCard) -> None:
    """Fields, a house that has lost its roof, a dog who looks up."""
    for y, colour, seed in ((1110, "#b98f4a", 3), (1190, "#8f8a4e", 5), (1270, "#c9a052", 8), (1360, "#6f7a48", 12)):
        glue(card, fill(ridge(y, 16, seed, 300)), colour, 0.5)
    for x in np.arange(30, 1000, 62.0):
        glue(card, rectangle(x, 1402 + 8 * math.sin(x), 13, 70), "#e8d8b0", 0.4)
    glue(card, rectangle(-10, 1424, 1020, 11), "#e8d8b0", 0.4)
    glue(card, rectangle(742, 1150, 152, 116), "#efe2c0", 0.6)
    glue(card, points(742, 1150, 764, 1128, 790, 1152, 826, 1124, 850, 1150, 880, 1132, 894, 1150), "#d8c496", 0.2)
    glue(card, rectangle(800, 1196, 36, 70), "#7a3a2c", 0.3)
    for x in (758, 852):
        glue(card, rectangle(x, 1182, 28, 32), "#2c464c", -0.3)
    glue(card, place(points(-104, 0, -66, -70, 66, -70, 104, 0), 1, 0.34, (806, 1050)), "#a8402f", 1.8)
    glue(card, place(rectangle(24, -100, 24, 52), 1, 0.34, (806, 1050)), "#7a3a2c", 0.6)
    dog = spline(
        points(
            0, 0, 4, -50, 26, -72, 30, -104, 44, -124, 66, -126, 98, -146, 106, -132, 80, -100, 64, -86, 66, -40, 74, 0
        )
    )
    glue(card, place(dog, 0.8, 0, (150, 1358), flip=False), "#5a3426", 0.5)
    glue(card, place(spline(points(38, -116, 52, -112, 46, -74, 34, -70)), 0.8, 0, (150, 1358)), "#3a2018", 0.3)
    glue(card, tube(points(152, 1352, 128, 1350, 116, 1330), [6, 5, 3]), "#5a3426", 0.3)


def _middle(y: float) -> float:
    """The funnel sways on its way down."""
    t = (y - TOP) / (FOOT - TOP)
    return 500 - 74 * math.sin(t * 2.6) * t


def _half(y: float) -> float:
    """Half the width of the funnel at a height."""
    t = min(1.0, max(0.0, (y - TOP) / (FOOT - TOP)))
    return 26 + 410 * float((1 - t) ** 1.35)


def _band(y: float, thick: float, start: float, end: float, grow: float = 1.0) -> Polygon:
    """A ribbon of wind round the front of the funnel, thin at both ends."""
    angle = np.linspace(start, end, 40)
    half = _half(y) * grow
    line = np.stack([_middle(y) + half * np.cos(angle), y + half * 0.2 * np.sin(angle) - 14 * np.cos(angle)], 1)
    return tube(line, [1.5, thick * 0.8, thick, thick * 0.7, 1.5], smooth=False)


def _funnel(card: CutCard) -> None:
    """The body of the storm, then its ribbons from the ground up."""
    glue(card, ellipse(_middle(FOOT), FOOT + 14, 150, 26), "#8a7444", 0.3)
    for dx, r in ((-112, 26), (-66, 36), (-10, 40), (56, 36), (104, 24)):
        glue(card, ellipse(_middle(FOOT) + dx, FOOT + 2, r * 1.25, r * 0.8), "#c9b07c", 0.5)
    heights = np.linspace(TOP, FOOT, 40)
    left = [(_middle(y) - _half(y), y) for y in heights]
    right = [(_middle(y) + _half(y), y) for y in heights[::-1]]
    glue(card, np.array(left + right), "#2c464c", 1.4)
    glue(card, ellipse(500, TOP, 440, 92), "#22383e", 0.4)
    glue(card, ellipse(500, TOP + 8, 396, 72), "#38565a", -0.4)
    for k, y in enumerate(np.linspace(FOOT - 20, TOP + 96, 15)):
        thick = 7 + 21 * (FOOT - y) / (FOOT - TOP)
        start = -0.15 + 0.5 * math.sin(k * 2.4) ** 2
        glue(card, _band(y, thick, start, start + 2.75, 1.04), STORM[k % 6], 0.7)


def _guest(card: CutCard, x: float, y: float, size: float, coat: Colour, skin: Colour, hair: Colour) -> None:
    """A guest behind the table: shoulders, neck, head; the wind combs the hair to one side."""

    def put(*knots: float) -> Polygon:
        return place(spline(points(*knots)), size, 0, (x, y))

    glue(card, put(-0.5, 0.75, -0.5, 0.2, -0.32, -0.04, 0, -0.1, 0.32, -0.04, 0.5, 0.2, 0.5, 0.75), coat, 0.7)
    glue(card, place(points(-0.13, -0.08, 0.13, -0.08, 0, 0.24), size, 0, (x, y)), "#f6ead0", 0.2)
    glue(card, place(rectangle(-0.08, -0.24, 0.16, 0.2), size, 0, (x, y)), skin, 0.2)
    glue(card, place(ellipse(0, -0.42, 0.22, 0.26), size, 0, (x, y)), skin, 0.4)
    swept = put(-0.25, -0.36, -0.27, -0.6, 0, -0.74, 0.28, -0.66, 0.62, -0.74, 0.44, -0.56, 0.6, -0.5, 0.24, -0.46)
    glue(
        card,
        np.maximum(fill(swept), fill(put(-0.25, -0.36, -0.2, -0.62, 0.1, -0.66, 0.22, -0.52, 0, -0.52))),
        hair,
        0.4,
    )
    for side in (-1, 1):
        lid = place(
            spline(points(-0.06, 0, 0, 0.035, 0.06, 0), False), size, 0, (x + side * 0.1 * size, y - 0.4 * size)
        )
        glue(card, lines([lid], size * 0.022), "#3a2420", 0)
    glue(card, lines([place(spline(points(-0.05, 0, 0, 0.03, 0.06, -0.005), False), size, 0, (x, y - 0.26 * size))],
                     size * 0.022), "#8a3c2c", 0)  # fmt: skip


def _back_winds(card: CutCard) -> None:
    """Gusts that go round behind the guests."""
    for y, rx, ry, thick, colour in (
        (640, 452, 250, 17, "#7d9488"),
        (600, 430, 330, 12, "#a3ae96"),
        (650, 462, 170, 20, "#4f6f6c"),
    ):
        angle = np.linspace(math.pi * 0.98, math.pi * 2.04, 50)
        gust = np.stack([500 + rx * np.cos(angle), y + ry * np.sin(angle) * 0.8], 1)
        glue(card, tube(gust, [2, thick * 0.6, thick, thick * 0.6, 2], smooth=False), colour, 0.7)


def _far_guests(card: CutCard) -> None:
    """Five at the far side of the table; the one in the middle stands and raises a glass."""
    for x, y, coat, skin, hair in (
        (226, 520, "#2f6a70", "#e2ac86", "#5a2f1c"),
        (366, 492, "#c9803c", "#7d4c34", "#1c1a20"),
        (634, 492, "#5a4a6a", "#f0c4a4", "#d8a848"),
        (774, 520, "#8a9a5a", "#c98d66", "#3a2418"),
    ):
        _guest(card, x, y, 172, coat, skin, hair)
    _guest(card, 500, 424, 186, "#b8322c", "#d9a07e", "#e8e0d0")
    glue(card, tube(points(566, 448, 606, 410, 596, 350), [22, 19, 13]), "#b8322c", 0.6)
    glue(card, ellipse(596, 338, 15, 17), "#d9a07e", 0.4)
    glue(card, rectangle(593, 292, 6, 44), "#fff4dc", 0.2)
    glue(card, points(576, 246, 616, 246, 606, 292, 586, 292), "#fff4dc", 0.4)
    glue(card, points(580, 262, 612, 262, 605, 289, 587, 289), "#8a1f2c", 0)


def _table(card: CutCard) -> None:
    """White cloth, plates, a roast, three candles whose flames stand upright."""
    hem = [(x, 694 + 20 * abs(math.sin((x - 140) / 46))) for x in np.linspace(140, 860, 140)]
    glue(card, np.concatenate([points(860, 604, 140, 604), np.array(hem)]), "#efe2c4", 0.9)
    for x in (232, 330, 428, 572, 670, 768):
        glue(card, points(x - 5, 640, x + 5, 640, x + 15, 700, x - 15, 700), "#dccba4", 0)
    glue(card, ellipse(500, 606, 364, 58), "#fbf2dc", 0.4)
    for x, y in ((250, 596), (372, 578), (632, 578), (752, 596)):
        glue(card, ellipse(x, y, 50, 13), "#b9cfc8", 0.3)
        glue(card, ellipse(x, y - 2, 31, 7), "#fffaf0", 0.1)
    glue(card, ellipse(500, 624, 92, 20), "#c9a24a", 0.5)
    glue(card, spline(points(428, 616, 440, 578, 496, 558, 552, 574, 574, 614, 500, 628)), "#a85f26", 0.6)
    glue(card, tube(points(560, 598, 596, 578), [13, 6]), "#a85f26", 0.3)
    glue(card, ellipse(601, 574, 9), "#fbf2dc", 0.2)
    for x, y in ((304, 614), (690, 614)):
        glue(card, rectangle(x - 3, y - 38, 6, 38), "#fffaf0", 0.2)
        glue(card, points(x - 15, y - 76, x + 15, y - 76, x + 9, y - 38, x - 9, y - 38), "#8a1f2c", 0.3)
    for x, y, tall in ((432, 596, 74), (568, 596, 74), (166, 604, 70), (834, 604, 70)):
        glue(card, ellipse(x, y, 20, 7), "#c9a24a", 0.3)
        glue(card, rectangle(x - 8, y - tall, 16, tall), "#f6e6b8", 0.4)
        flame = spline(
            points(x, y - tall - 62, x + 17, y - tall - 22, x, y - tall - 4, x - 17, y - tall - 22), sharp=(0,)
        )
        glue(card, flame, "#f08a2c", 0.3)
        glue(card, place(flame - (x, y - tall - 18), 0.55, 0, (x, y - tall - 14)), "#fff3b8", 0)


def _near_guests(card: CutCard) -> None:
    """Two guests with their backs to us, on chairs."""
    for x, coat, hair in ((292, "#3c4c6a", "#8a3c1c"), (708, "#a8643c", "#241822")):
        glue(card, spline(points(x - 88, 790, x - 88, 690, x - 58, 634, x, 620, x + 58, 634, x + 88, 690, x + 88, 790)),
             coat, 0.9)  # fmt: skip
        glue(card, ellipse(x, 566, 46, 52), hair, 0.7)
        tail = points(x + 20, 534, x + 74, 520, x + 112, 538, x + 80, 546, x + 116, 566, x + 60, 570, x + 30, 590)
        glue(card, spline(tail), hair, 0.3)
        for y in (676, 722):
            slat = points(x - 70, y, x, y - 14, x + 70, y, x + 70, y + 20, x, y + 8, x - 70, y + 20)
            glue(card, slat, "#6a3820", 0.6)
        for side in (-1, 1):
            glue(card, tube(points(x + side * 74, 652, x + side * 78, 850), [9, 9]), "#6a3820", 0.6)
            glue(card, ellipse(x + side * 74, 646, 12), "#8a4c2a", 0.4)


def _front_winds(card: CutCard) -> None:
    """The rim of the storm closes over chair legs and hem."""
    rims = ((60, 40, "#7d9488", 0.0, 3.3), (30, 24, "#4f6f6c", -0.25, 3.5), (96, 30, "#a3ae96", 0.1, 3.0))
    for down, thick, colour, start, turn in rims:
        glue(card, _band(TOP + down, thick, start, start + turn, 1.08 + 0.0005 * down), colour, 1.0)


def _flying_things(card: CutCard) -> None:
    """A hat, a napkin and a spoon that go round with the guests."""
    glue(card, place(ellipse(0, 0, 46, 11), 1, -0.3, (846, 360)), "#22303a", 0.9)
    glue(card, place(spline(points(-27, -2, -24, -40, 24, -40, 27, -2)), 1, -0.3, (846, 358)), "#22303a", 0.5)
    glue(card, place(points(-36, -30, 40, -22, 20, 8, 34, 34, -30, 26, -14, 0), 1, 0.4, (140, 372)), "#fffaf0", 1.0)
    glue(card, tube(points(90, 806, 128, 846), [4, 5]), "#e8e0cc", 0.8)
    glue(card, place(ellipse(0, 0, 22, 14), 1, 0.8, (82, 796)), "#e8e0cc", 0.6)
