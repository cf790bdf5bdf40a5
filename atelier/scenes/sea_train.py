"""A train comes in at a station under the sea, where fish wait with their luggage."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Colour, Field, Polygon
from atelier.engine.colour import mix
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube
from atelier.finishes.cut import CutCard, papers

PLUM, MUSTARD, CORAL, CREAM = "#7c2d54", "#e8b23c", "#e4694c", "#fbeed0"
WATER = ("#d6ebc4", "#a9d8ba", "#7cc2ac", "#52a79e", "#338a8c", "#1f6c76", "#145260")
RAIL = 1012.0
PLATFORM = 1180.0


flat = partial(papers, dark="#08262e", light="#fff6dc")


def paint() -> Field:
    card = CutCard("sea_train", ground=WATER[0], light=(-0.5, -0.6, 0.6), shadow=(8, 11), shadow_colour="#06242c")
    rng = np.random.default_rng(4)
    _water(card)
    _boat(card)
    _weeds(card, rng)
    _bubbles(card, rng)
    _train(card)
    _platform(card)
    _clock(card, 610, PLATFORM + 8)
    _fish(card, 236, 1240, 1.16, CORAL, MUSTARD, False)
    _fish(card, 806, 1240, 0.96, MUSTARD, "#4a6fa5", True)
    _fish(card, 672, 1384, 0.5, "#f2a7a0", PLUM, True)
    _fish(card, 452, 1360, 0.6, "#f6e2b0", CORAL, False)
    return card.finish(vignette=0.14, vignette_colour="#06242c")


def _water(card: CutCard) -> None:
    """Sheets of water, each one darker and further down, under a sun seen from below."""
    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat(WATER[0], 0.3), tone=0.5, lift=0, levels=(0.5,))
    card.paint(ellipse(690, 96, 118), flat("#fff6d2", 0.2), tone=0.6, lift=0.4, levels=(0.5,))
    for k, colour in enumerate(WATER[1:]):
        y = 92 + k * 132 + k * k * 7
        edge = [(x, y + 26 * math.sin(x / 96 + k * 1.9) + 9 * math.sin(x / 37 + k)) for x in range(-20, 1030, 8)]
        card.paint(
            fill(np.array([*edge, (1030, 1530), (-20, 1530)])), flat(colour, 0.3), tone=0.5, levels=(0.5,), lift=1.2
        )


def _boat(card: CutCard) -> None:
    """The keel of a rowing boat, high above, and a line let down from it."""
    card.paint(lines([points(202, 96, 208, 330)], 3), flat("#2c4a48"), lift=0.2)
    card.paint(spline(points(202, 330, 216, 340, 208, 358, 194, 346)), flat(CORAL), lift=0.3)
    card.paint(
        spline(points(90, 76, 312, 76, 270, 124, 132, 124), sharp=(0, 1)), flat("#8a4a34"), lift=0.9, levels=(0.5,)
    )
    card.paint(tube(points(270, 96, 336, 132, 370, 148), [5, 5, 11]), flat("#b9764a"), lift=0.6)


def _weeds(card: CutCard, rng: np.random.Generator) -> None:
    """Weed on both sides, leaves left and right."""
    for x, tall, colour in ((66, 520, "#2f7a5c"), (130, 330, "#4a9468"), (952, 600, "#2f7a5c"), (892, 380, "#4a9468")):
        spine = [(x + 22 * math.sin(k * 1.1 + x), 1040 - tall * k / 8) for k in range(9)]
        card.paint(tube(spine, [13, 15, 12, 4]), flat(colour), lift=0.7, levels=(0.5,))
        for k in range(1, 8):
            at = spine[k]
            leaf = spline(points(0, 0, 28, -14, 62, -46, 34, -8), sharp=(0, 2))
            card.paint(place(leaf, rng.uniform(0.8, 1.2), 0, at, k % 2 == 0), flat(colour), lift=0.5, levels=(0.5,))


def _bubbles(card: CutCard, rng: np.random.Generator) -> None:
    """What comes out of the chimney."""
    for i, k in enumerate(np.linspace(0, 1, 19) ** 0.9):
        x = 240 + 300 * k + 30 * math.sin(k * 7) + (34 + 26 * k) * (-1, 0.2, 1)[i % 3] * min(1, 4 * k)
        y = 632 - 470 * k
        r = (11 + 34 * math.sin(math.pi * (0.1 + 0.75 * k))) * rng.uniform(0.5, 1.05)
        card.paint(ellipse(x, y, r), flat("#e9f6e4", 0.4), tone=0.5, lift=0.7, levels=(0.5,))
        card.paint(ellipse(x, y, r * 0.78), flat("#a4d6c8", 0.4), tone=0.5, lift=0, levels=(0.5,))
        card.paint(ellipse(x - r * 0.3, y - r * 0.32, r * 0.24, r * 0.16, -0.6), flat("#ffffff", 0.1), tone=0.6, lift=0)


def _wheel(card: CutCard, x: float, r: float, colour: Colour) -> None:
    """A spoked wheel that stands on the rail."""
    y = RAIL - r
    card.paint(ellipse(x, y, r), flat("#2a1a30"), lift=0.7, levels=(0.5,))
    card.paint(ellipse(x, y, r * 0.8), flat(colour), lift=0.1, levels=(0.5,))
    spokes = [
        points(x, y, x + r * 0.8 * math.cos(a), y + r * 0.8 * math.sin(a)) for a in np.arange(0, 6.2, math.pi / 4)
    ]
    card.paint(lines(spokes, r * 0.13), flat("#2a1a30"), lift=0.2)
    card.paint(ellipse(x, y, r * 0.24), flat(MUSTARD), lift=0.3)


def _train(card: CutCard) -> None:
    """An engine that faces left and one long carriage cut by the edge of the card."""
    card.paint(rectangle(-20, RAIL, 1040, 18), flat("#3a2a34"), lift=0.6, levels=(0.5,))
    for x in range(-10, 1010, 58):
        card.paint(rectangle(x, RAIL + 16, 32, 20), flat("#6a4a40"), lift=0.4, levels=(0.5,))
    _carriage(card)
    # engine: boiler, smoke box, dome, chimney, cab
    card.paint(rectangle(150, 948, 420, 30), flat("#2a1a30"), lift=0.8, levels=(0.5,))
    card.paint(spline(points(206, 668, 262, 668, 280, 760, 188, 760), sharp=(0, 1, 2, 3)), flat("#2a1a30"), lift=0.8)
    card.paint(rectangle(190, 648, 90, 26), flat(MUSTARD), lift=0.6, levels=(0.5,))
    card.paint(spline(points(330, 770, 334, 716, 362, 700, 390, 716, 394, 770), sharp=(0, 4)), flat(MUSTARD), lift=0.7)
    boiler = spline(points(150, 770, 470, 752, 470, 952, 150, 952, 132, 862), sharp=(1, 2))
    card.paint(boiler, flat(PLUM), lift=1.2, levels=(0.5,))
    for x in (240, 330, 420):
        card.paint(rectangle(x, 756, 13, 195), flat(MUSTARD), lift=0.2, levels=(0.5,))
    card.paint(spline(points(112, 778, 166, 764, 166, 950, 112, 938), sharp=(0, 1, 2, 3)), flat("#2a1a30"), lift=0.6)
    card.paint(rectangle(452, 640, 150, 318), flat("#94365f"), lift=1.1, levels=(0.5,))
    card.paint(
        spline(points(428, 650, 440, 612, 530, 596, 616, 612, 628, 650), sharp=(0, 4)), flat("#2a1a30"), lift=1.0
    )
    card.paint(rectangle(478, 684, 98, 108), flat("#ffe9a8", 0.5), tone=0.6, lift=-0.5, levels=(0.5,))
    driver = [ellipse(520, 744, 25, 28), rectangle(494, 770, 58, 22), points(486, 728, 556, 724, 548, 704, 502, 706)]
    card.paint(fill(*driver), flat("#3a2a48"), lift=0.3, levels=(0.5,))
    beam = points(84, 812, -20, 740, -20, 930, 84, 850)
    card.paint(beam, flat("#fff2b4", 0.2), tone=0.6, lift=0, opacity=0.5, levels=(0.5,))
    card.paint(ellipse(98, 830, 31), flat(MUSTARD), lift=0.8, levels=(0.5,))
    card.paint(ellipse(92, 830, 19), flat("#fffbe0", 0.1), tone=0.6, lift=0.2)
    card.paint(points(86, 1004, 160, 958, 210, 1004), flat(CORAL), lift=0.8, levels=(0.5,))
    for x, r in ((222, 40), (326, 62), (464, 62), (566, 40)):
        _wheel(card, x, r, CORAL)
    card.paint(tube(points(326, 968, 464, 968), [9, 9]), flat("#f2d28a"), lift=0.6)


def _carriage(card: CutCard) -> None:
    """Lit windows, and in each someone who reads and does not look up."""
    card.paint(rectangle(628, 690, 420, 276), flat(PLUM), lift=1.1, levels=(0.5,))
    card.paint(rectangle(628, 886, 420, 26), flat(MUSTARD), lift=0.2, levels=(0.5,))
    card.paint(
        spline(points(612, 696, 626, 654, 700, 640, 1050, 640, 1050, 696), sharp=(0, 3, 4)), flat("#2a1a30"), lift=1.0
    )
    card.paint(rectangle(590, 930, 60, 18), flat("#2a1a30"), lift=0.5)
    for i, x in enumerate((656, 790, 924)):
        card.paint(rectangle(x, 722, 108, 134), flat("#ffe9a8", 0.5), tone=0.6, lift=-0.5, levels=(0.5,))
        _reader(card, x + 54, 856, i)
    for x in (720, 842, 960):
        _wheel(card, x, 42, "#94365f")


def _reader(card: CutCard, x: float, y: float, kind: int) -> None:
    """A passenger behind an open paper."""
    skin = ("#c98d66", "#f0c4a4", "#7d4c34")[kind]
    coat = ("#2f6f7a", "#b8503c", "#4a6fa5")[kind]
    card.paint(
        spline(points(x - 38, y, x - 30, y - 46, x, y - 56, x + 30, y - 46, x + 38, y), sharp=(0, 4)),
        flat(coat),
        lift=0.3,
    )
    card.paint(ellipse(x, y - 78, 21, 24), flat(skin), lift=0.3, levels=(0.5,))
    hat = (
        points(x - 32, y - 90, x + 32, y - 90, x + 18, y - 92, x + 16, y - 116, x - 16, y - 116, x - 18, y - 92),
        ellipse(x, y - 94, 25, 17),
        spline(points(x - 24, y - 86, x - 20, y - 108, x, y - 114, x + 20, y - 108, x + 34, y - 86)),
    )[kind]
    card.paint(hat, flat("#3a2a48"), lift=0.25, levels=(0.5,))
    sheet = points(x - 36, y - 54, x, y - 48, x + 36, y - 54, x + 36, y - 4, x, y + 0, x - 36, y - 4)
    card.paint(sheet, flat(CREAM, 0.3), tone=0.6, lift=0.4, levels=(0.5,))
    card.paint(lines([points(x, y - 48, x, y)], 3), flat("#c8b48c"), lift=0)


def _platform(card: CutCard) -> None:
    """A tiled platform with shells along its edge."""
    card.paint(fill(rectangle(-20, PLATFORM - 96, 1040, 460)), flat("#0f3f4a", 0.4), lift=1.2, levels=(0.5,))
    card.paint(rectangle(-20, PLATFORM - 96, 1040, 30), flat(CREAM, 0.5), lift=0.6, levels=(0.5,))
    for row in range(4):
        y = PLATFORM - 52 + row * 104
        for k in range(-1, 9):
            if (k + row) % 2:
                card.paint(
                    points(k * 136 - row * 10, y, k * 136 + 128, y, k * 136 + 140, y + 94, k * 136 + 4, y + 94),
                    flat("#185663", 0.4),
                    lift=0.15,
                    levels=(0.5,),
                )
    for x, y, r, colour in ((70, 1440, 0.3, CORAL), (930, 1436, 0.8, MUSTARD)):
        star = [
            (
                math.cos(q * math.pi / 5) * (1 if q % 2 == 0 else 0.45),
                math.sin(q * math.pi / 5) * (1 if q % 2 == 0 else 0.45),
            )
            for q in range(10)
        ]
        card.paint(place(np.array(star), 34, r, (x, y)), flat(colour), lift=0.4, levels=(0.5,))


def _clock(card: CutCard, x: float, y: float) -> None:
    """A station clock on a post of coral, without figures: nobody is late."""
    branches = [tube(points(x, y + 96, x + 3, y - 30, x, y - 160), [17, 11, 9])]
    branches += [tube(points(x, y - 60, x + s * 40, y - 96, x + s * 52, y - 140), [9, 8, 6]) for s in (-1, 1)]
    card.paint(fill(*branches, ellipse(x, y + 98, 58, 17)), flat(CORAL), lift=1.2, levels=(0.5,))
    card.paint(ellipse(x, y - 220, 82), flat(CORAL), lift=1.4, levels=(0.5,))
    card.paint(ellipse(x, y - 220, 66), flat(CREAM, 0.3), tone=0.6, lift=-0.3, levels=(0.5,))
    ticks = [
        points(x + 52 * math.cos(a), y - 220 + 52 * math.sin(a), x + 61 * math.cos(a), y - 220 + 61 * math.sin(a))
        for a in np.arange(0, 6.2, math.pi / 6)
    ]
    card.paint(lines(ticks, 4), flat("#3a2a48"), lift=0)
    card.paint(tube(points(x, y - 220, x - 32, y - 238), [5, 3]), flat("#3a2a48"), lift=0.3)
    card.paint(tube(points(x, y - 220, x + 20, y - 268), [4, 2.4]), flat("#3a2a48"), lift=0.3)


def _fish(card: CutCard, x: float, y: float, size: float, colour: Colour, bag: Colour, flip: bool) -> None:
    """A fish that hovers over the platform; a suitcase hangs from its fin."""

    def put(shape: Polygon) -> Polygon:
        return place(shape, size, 0, (x, y), flip)

    tail = spline(points(-112, -4, -186, -70, -170, -6, -190, 62, -112, 10), sharp=(0, 1, 2, 3, 4))
    card.paint(put(tail), flat(mix(colour, "#a02c3c", 0.3)), lift=0.8, levels=(0.5,))
    back = spline(points(-70, -64, -40, -116, 40, -104, 70, -58), sharp=(0, 3))
    card.paint(put(back), flat(mix(colour, "#a02c3c", 0.3)), lift=0.6, levels=(0.5,))
    body = spline(points(-136, 2, -60, -66, 40, -80, 122, -36, 146, 6, 118, 44, 30, 78, -64, 60))
    card.paint(put(body), flat(colour), lift=1.1, levels=(0.5,))
    for row in range(3):
        for k in range(4 - row % 2):
            scale = ellipse(-74 + k * 34 + (row % 2) * 17, -24 + row * 28, 15, 15, a0=-1.2, a1=1.2, n=12)
            card.paint(lines([put(scale)], 4.5 * size), flat(mix(colour, "#5a1c34", 0.35)), lift=0)
    gill = ellipse(58, -2, 26, 44, a0=-1.25, a1=1.25, n=14)
    card.paint(lines([put(gill)], 6 * size), flat(mix(colour, "#5a1c34", 0.45)), lift=0)
    card.paint(put(ellipse(100, -18, 19)), flat("#fffbec", 0.1), tone=0.6, lift=0.3, levels=(0.5,))
    card.paint(put(ellipse(104, -16, 9)), flat("#1a1430"), lift=0.1)
    card.paint(lines([put(spline(points(118, 28, 128, 26, 142, 12), False))], 5 * size), flat("#5a1c34"), lift=0)
    case = rectangle(-42, 118, 96, 70)
    card.paint(
        lines([put(spline(points(-16, 120, -14, 98, 26, 98, 28, 120), False))], 7 * size), flat("#3a2420"), lift=0.4
    )
    card.paint(put(case), flat(bag), lift=1.0, levels=(0.5,))
    for at in (-30, 28):
        card.paint(put(rectangle(at, 118, 13, 70)), flat(mix(bag, "#2a1420", 0.5)), lift=0.15, levels=(0.5,))
    fin = spline(points(22, 26, -18, 44, -12, 84, 6, 104, 26, 92, 36, 60), sharp=(0,))
    card.paint(put(fin), flat(mix(colour, "#a02c3c", 0.3)), lift=0.6, levels=(0.5,))
