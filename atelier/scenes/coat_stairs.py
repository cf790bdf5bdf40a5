"""A man opens his coat: inside, a staircase goes down."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, X, Y
from atelier.engine.colour import mix
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, spline, tube
from atelier.finishes.cut import CutCard, papers
from atelier.motifs.patterns import stripes

CLOTH, LINING = "#2c3350", "#a8343c"


flat = partial(papers, dark="#120c18", light="#fff0d8", pale=0.35)


def paint() -> Field:
    card = CutCard("coat_stairs", ground="#d8c0a0", light=(-0.5, -0.6, 0.6), shadow=(8, 11), shadow_colour="#160c14")
    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat("#cdb28c"), tone=0.5, lift=0, levels=(0.5,))
    card.paint(stripes(Y, X, 62, 0.7), flat("#d8c09c"), tone=0.5, lift=0, levels=(0.5,))
    card.paint(rectangle(-10, 1330, 1020, 200), flat("#7a5a48"), tone=0.5, lift=0.6)
    card.paint(rectangle(-10, 1318, 1020, 22), flat("#94735c"), tone=0.5, lift=0.5)
    _legs(card)
    _coat(card)
    _stairs(card)
    _flaps(card)
    _head(card)
    return card.finish(vignette=0.2, vignette_colour="#241418")


def _legs(card: CutCard) -> None:
    for side in (-1, 1):
        card.paint(rectangle(500 + side * 66 - 38, 1250, 76, 140), flat("#3c3a48"), tone=0.5, lift=0.6)
        shoe = spline(
            points(-44, -34, 34, -34, 48, -8, 92, 6, 96, 26, -44, 26) * [side, 1] + (500 + side * 66, 1404),
            sharp=(0, 4, 5),
        )
        card.paint(shoe, flat("#1c161c"), tone=0.5, lift=0.8)


def _coat(card: CutCard) -> None:
    """The body of the coat, wide at the hem."""
    body = spline(
        points(380, 400, 620, 400, 690, 440, 730, 700, 800, 1000, 850, 1300, 150, 1300, 200, 1000, 270, 700, 310, 440),
        sharp=(0, 1, 5, 6),
    )
    card.paint(body, flat(CLOTH), tone=0.5, levels=(0.5,), lift=1.2)


def _stairs(card: CutCard) -> None:
    """A hole in the shape of the open coat; steps go down and away, a lamp at the bottom."""
    hole = spline(
        points(500, 400, 560, 520, 610, 740, 660, 980, 700, 1250, 300, 1250, 340, 980, 390, 740, 440, 520),
        sharp=(0, 4, 5),
    )
    mask = fill(hole)
    card.paint(mask, flat("#1a1020"), tone=0.5, lift=-1.6, levels=(0.5,))
    tones = [
        "#a86a3c",
        "#9a5c34",
        "#8c502e",
        "#a0602c",
        "#b87830",
        "#cf9236",
        "#e4ac44",
        "#f2c458",
        "#f8d878",
        "#fde8a0",
    ]
    top = 1250.0
    wide = 380.0
    middle = 500.0
    for k, colour in enumerate(tones):
        tread = 62 * 0.86**k
        rise = 40 * 0.86**k
        shrink = 0.87
        step = points(
            middle - wide / 2,
            top,
            middle + wide / 2,
            top,
            middle + wide * shrink / 2,
            top - tread,
            middle - wide * shrink / 2,
            top - tread,
        )  # fmt: skip
        card.paint(fill(step) * mask, flat(colour), tone=0.5, lift=-0.3, levels=(0.5,))
        riser = rectangle(middle - wide * shrink / 2, top - tread - rise * 0.25, wide * shrink, rise * 0.3)
        card.paint(fill(riser) * mask, flat(mix(colour, "#1a0c10", 0.55)), tone=0.5, lift=0.1)
        top -= tread + rise * 0.22
        wide *= shrink
    arch = spline(points(452, top + 6, 452, top - 70, 500, top - 112, 548, top - 70, 548, top + 6), sharp=(0, 4))
    card.paint(fill(arch) * mask, flat("#fff2b8", 0.4), tone=0.6, lift=-0.4)
    # walls that close in, with little lamps
    for side in (-1, 1):
        for k in range(5):
            y = 1150 - k * 118
            x = 500 + side * (142 - k * 21)
            card.paint(fill(ellipse(x, y, 15 - 2 * k, 21 - 3 * k)) * mask, flat("#ffcf60", 0.5), tone=0.6, lift=0.3)
    _visitor(card, 520, 1020)


def _visitor(card: CutCard, x: float, y: float) -> None:
    """A child on the way down, with a small lamp."""
    for dx in (-9, 11):
        card.paint(rectangle(x + dx - 6, y - 26, 12, 30), flat("#1c161c"), tone=0.5, lift=0.3)
    coat = spline(points(x - 15, y - 84, x + 15, y - 84, x + 30, y - 20, x - 30, y - 20), steps=6, sharp=(0, 1, 2, 3))
    card.paint(coat, flat("#2f7472"), tone=0.5, lift=0.5)
    card.paint(
        tube(points(x + 14, y - 76, x + 34, y - 62, x + 44, y - 72), [7, 6, 5]), flat("#2f7472"), tone=0.5, lift=0.3
    )
    card.paint(ellipse(x, y - 100, 20, 21), flat("#3a2418"), tone=0.5, lift=0.5)
    card.paint(ellipse(x + 48, y - 62, 10, 12), flat("#fff0a8", 0.4), tone=0.7, lift=0.3)


def _flaps(card: CutCard) -> None:
    """He holds the two halves open; the lining shows."""
    for side in (-1, 1):

        def put(shape: Field) -> Field:
            return (shape - [500, 0]) * [side, 1] + [500, 0]

        outer = spline(
            points(
                520, 404, 600, 520, 700, 620, 800, 700, 846, 820, 820, 1010, 836, 1290, 690, 1262, 650, 980,
                604, 740, 556, 520,
            ),
            sharp=(0, 6, 7),
        )  # fmt: skip
        mask = fill(put(outer))
        card.paint(mask, flat(LINING), tone=0.5, levels=(0.5,), lift=1.4)
        card.paint(mask * stripes(X, Y + side * X * 0.5, 34, 0.75), flat("#be4a4c"), tone=0.5, levels=(0.5,), lift=0)
        edge = put(spline(points(520, 404, 600, 520, 700, 620, 800, 700, 846, 820, 820, 1010, 836, 1290), False))
        card.paint(lines([edge], 30), flat(CLOTH), tone=0.5, lift=0.5)
        pocket = put(points(676, 860, 748, 850, 754, 948, 690, 956))
        card.paint(pocket, flat("#8a242e"), tone=0.5, lift=0.4)
        if side > 0:
            chain = spline(points(688, 862, 660, 900, 652, 850, 634, 800), False)
            card.paint(lines([chain], 4), flat("#e0b050"), tone=0.5, lift=0.2)
            card.paint(points(704, 862, 722, 822, 742, 856), flat("#f4ead0"), tone=0.5, lift=0.3)
        sleeve = put(tube(points(650, 446, 770, 540, 842, 660, 812, 758), [58, 62, 54, 42]))
        card.paint(sleeve, flat("#343c5c"), tone=0.5, levels=(0.5,), lift=1.4)
        card.paint(put(tube(points(846, 716, 790, 778), [40, 40])), flat("#242a44"), tone=0.5, lift=0.6)
        fist = put(spline(points(776, 770, 836, 758, 850, 800, 834, 850, 790, 858, 766, 820)))
        card.paint(fist, flat("#d9a07e"), tone=0.5, lift=0.7)
        fingers = [put(points(774, 782 + 20 * k, 812, 776 + 20 * k)) for k in range(4)]
        card.paint(lines(fingers, 4), flat("#a8704e"), tone=0.5, lift=0)
    for side in (-1, 1):
        lapel = spline(
            (points(506, 420, 610, 396, 640, 470, 590, 560) - [500, 0]) * [side, 1] + [500, 0],
            steps=6,
            sharp=(0, 1, 2, 3),
        )
        card.paint(lapel, flat("#3c4668"), tone=0.5, lift=0.9)


def _head(card: CutCard) -> None:
    """Chin and collar under a hat; no eyes are to be seen."""
    card.paint(rectangle(456, 330, 88, 90), flat("#c08a68"), tone=0.5, lift=0.3)
    scarf = spline(points(418, 380, 582, 380, 600, 424, 500, 452, 400, 424))
    card.paint(scarf, flat("#e0b050"), tone=0.5, lift=0.7)
    card.paint(ellipse(500, 276, 92, 104), flat("#d9a07e"), tone=0.5, lift=0.8)
    for side in (-1, 1):
        card.paint(ellipse(500 + side * 92, 286, 17, 25), flat("#d9a07e"), tone=0.5, lift=0.3)
    nose = spline(points(490, 252, 510, 252, 522, 306, 500, 318, 478, 306))
    card.paint(nose, flat("#c98d66"), tone=0.5, lift=0.3)
    moustache = spline(
        points(
            500, 322, 540, 314, 576, 326, 592, 310, 574, 346, 532, 346, 500, 334, 468, 346, 426, 346, 408, 310,
            424, 326, 460, 314,
        )
    )  # fmt: skip
    card.paint(moustache, flat("#4a3428"), tone=0.5, lift=0.4)
    crown = spline(points(404, 200, 396, 72, 440, 52, 500, 66, 560, 52, 604, 72, 596, 200), sharp=(0, 6))
    card.paint(crown, flat("#242a44"), tone=0.5, lift=1.0)
    card.paint(points(403, 160, 597, 160, 597, 206, 403, 206), flat(LINING), tone=0.5, lift=0.3)
    brim = [(500 + 196 * math.cos(a), 224 + 40 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 60)]
    card.paint(np.array(brim), flat("#2c3350"), tone=0.5, lift=1.3)
