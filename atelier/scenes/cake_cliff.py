"""A cake cut like a cliff, with layers of sediment and a fossil."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, Polygon, X, Y
from atelier.engine.colour import mix
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube
from atelier.finishes.cut import CutCard, papers
from atelier.motifs.patterns import dots

LAYERS = (
    (392, 86, "#f7dfe0", "icing"),
    (470, 118, "#e8b878", "sponge"),
    (580, 52, "#c2405a", "jam"),
    (628, 132, "#8a5236", "sponge"),
    (752, 54, "#fff2dc", "cream"),
    (800, 150, "#e0a860", "sponge"),
    (942, 52, "#7a3a6a", "jam"),
    (988, 146, "#6a3a28", "sponge"),
    (1126, 56, "#fff2dc", "cream"),
    (1176, 190, "#d89a58", "sponge"),
)
"""Top, thickness, colour and kind of each stratum."""


flat = partial(papers, dark="#2a1a34", light="#fffaf0", deep=0.45)


def cliff(y: float) -> float:
    """Where the cut face ends on the right at a height."""
    return 690 + 16 * math.sin(y / 70) + 8 * math.sin(y / 23) + 0.03 * (y - 400)


def paint() -> Field:
    card = CutCard("cake_cliff", ground="#cbb8d8", light=(-0.5, -0.6, 0.6), shadow=(8, 11), shadow_colour="#281838")
    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat("#c3b4da"), tone=0.5, lift=0, levels=(0.5,))
    for y, colour in ((300, "#cfc0de"), (620, "#dccbe0"), (900, "#ead6e0")):
        band = [(x, y + 22 * math.sin(x / 140 + y)) for x in range(-20, 1030, 10)]
        card.paint(np.array([*band, (1030, 1520), (-20, 1520)]), flat(colour), tone=0.5, lift=0.5, levels=(0.5,))
    _clouds(card)
    _sea(card, 1250, "#8fb4c8", 0)
    _strata(card)
    _fossil(card)
    _top(card)
    _sea(card, 1340, "#6f9cb8", 1)
    _sea(card, 1420, "#527fa4", 2)
    _people(card)
    return card.finish(vignette=0.12, vignette_colour="#281838")


def _clouds(card: CutCard) -> None:
    for x, y, s in ((830, 250, 1.0), (900, 640, 0.7), (180, 170, 0.8)):
        puffs = [
            ellipse(x + dx * s, y + dy * s, r * s)
            for dx, dy, r in ((-80, 6, 38), (-30, -22, 52), (36, -14, 46), (84, 8, 34))
        ]
        base = rectangle(x - 112 * s, y, 224 * s, 40 * s)
        card.paint(fill(*puffs, base), flat("#fff4ec", 0.4), tone=0.6, lift=1.0, levels=(0.5,))


def _sea(card: CutCard, y: float, colour: str, k: int) -> None:
    """Waves of whipped blue."""
    crest = [(x, y - 30 * abs(math.sin((x + k * 60) / 74)) ** 0.8 + 8 * math.sin(x / 190)) for x in range(-20, 1030, 5)]
    card.paint(np.array([*crest, (1030, 1520), (-20, 1520)]), flat(colour), tone=0.5, lift=0.9, levels=(0.5,), snip=0.7)
    foam = np.array(crest) + (0, 13)
    card.paint(lines([foam], 5) * (card.noise(110, 2) > 0.45), flat("#f4fbf8", 0.3), tone=0.7, lift=0.1)


def _layer(top: float, thick: float, seed: int) -> Polygon:
    """One stratum, wavy above and below, ending at the cliff."""
    upper = [
        (x, top + 9 * math.sin(x / 83 + seed) + 5 * math.sin(x / 31 + seed * 2))
        for x in range(-20, int(cliff(top)), 14)
    ]
    lower = [(x, top + thick + 22) for x in (cliff(top + thick) + 2, -20)]
    right = [(cliff(top + thick * t), top + thick * t) for t in np.linspace(0.02, 1, 7)]
    return np.array(upper + right + lower)


def _strata(card: CutCard) -> None:
    rng = np.random.default_rng(5)
    for number, (top, thick, colour, kind) in enumerate(reversed(LAYERS)):
        mask = fill(_layer(top, thick, number))
        card.paint(mask, flat(colour), tone=0.5, levels=(0.5,), lift=0.8 if kind != "sponge" else 0.45)
        if kind == "sponge":
            count = 90
            crumbs = [
                ellipse(
                    rng.uniform(0, cliff(top) - 12),
                    rng.uniform(top + 22, top + thick),
                    rng.uniform(3, 9),
                    rng.uniform(2, 5),
                )
                for _ in range(count)
            ]
            card.paint(fill(*crumbs) * mask, flat(mix(colour, "#3a2018", 0.3)), tone=0.5, lift=-0.2)
            pale = [
                ellipse(rng.uniform(0, cliff(top) - 12), rng.uniform(top + 22, top + thick), rng.uniform(2, 6))
                for _ in range(60)
            ]
            card.paint(fill(*pale) * mask, flat(mix(colour, "#fff4dc", 0.4)), tone=0.5, lift=0)
        elif kind == "jam":
            card.paint(mask * dots(X, Y, 44, 0.2), flat(mix(colour, "#ff9aa0", 0.4)), tone=0.5, lift=0.2)
    side = fill(
        np.array(
            [(cliff(y) - 34, y) for y in range(400, 1350, 12)] + [(cliff(y) + 2, y) for y in range(1350, 400, -12)]
        )
    )
    card.shade(blur(side, 10) * 0.35, "#3a2040")


def _fossil(card: CutCard) -> None:
    """A spiral shell and the bones of a fish, pale in the dark sponge."""
    turns = np.linspace(0.6, 5.2 * math.pi, 150)
    coil = np.stack([210 + 4.1 * turns * np.cos(turns), 1070 + 3.7 * turns * np.sin(turns)], 1)
    card.paint(ellipse(210, 1070, 74, 66), flat("#d8b890"), tone=0.5, lift=0.3)
    card.paint(lines([coil], 6), flat("#7a4c34"), tone=0.5, lift=-0.2)
    spine = spline(points(330, 706, 420, 690, 520, 704, 590, 696), False)
    bones = [
        points(x, 698 - 3 * math.sin(x), x - 16, 698 - h, x - 22, 696 - h)
        for x, h in zip(range(370, 560, 22), (26, 32, 36, 36, 34, 30, 26, 20, 16), strict=True)
    ]
    bones += [line * [1, -1] + [0, 1396] for line in bones]
    card.paint(lines([spine, *bones], 6), flat("#f4e4c4", 0.5), tone=0.6, lift=0.3)
    skull = spline(points(262, 702, 296, 666, 346, 668, 352, 722, 300, 736))
    card.paint(skull, flat("#f4e4c4", 0.5), tone=0.6, lift=0.4)
    card.paint(ellipse(300, 694, 9), flat("#6a3a28"), tone=0.3, lift=-0.2)
    card.paint(points(586, 696, 632, 664, 620, 698, 634, 730), flat("#f4e4c4", 0.5), tone=0.6, lift=0.3)


def _top(card: CutCard) -> None:
    """Icing that runs over the edge, cherries, a cottage, and a candle for a lighthouse."""
    drips = [(-20, 380)]
    for k, x in enumerate(range(0, 690, 46)):
        depth = (58, 112, 70, 150, 84, 60, 128, 76)[k % 8]
        drips += [(x + 8, 452), (x + 14, 400 + depth), (x + 30, 400 + depth), (x + 38, 452)]
    run = spline(
        np.array([*drips, (712, 440), (704, 372), (640, 352), (420, 346), (200, 352), (-20, 350)]), steps=6, sharp=(0,)
    )
    card.paint(run, flat("#fdeef0", 0.5), tone=0.6, levels=(0.5,), lift=1.1)
    for x in (64, 196):
        card.paint(ellipse(x, 338, 40, 38), flat("#c2283c"), tone=0.5, lift=0.8)
        card.paint(ellipse(x - 13, 325, 9, 7), flat("#ffb8b0", 0.4), tone=0.7, lift=0)
        card.paint(tube(points(x + 4, 304, x + 14, 268, x + 40, 246), [3, 3]), flat("#4a6a3c"), tone=0.5, lift=0.4)
    card.paint(rectangle(300, 268, 96, 84), flat("#e8c890"), tone=0.5, lift=0.8)
    card.paint(points(282, 274, 348, 206, 414, 274), flat("#8a4a34"), tone=0.5, lift=0.7)
    card.paint(
        fill(rectangle(318, 292, 20, 22), rectangle(362, 292, 20, 22)), flat("#ffdc7a", 0.4), tone=0.6, lift=-0.3
    )
    card.paint(rectangle(340, 318, 20, 34), flat("#c2405a"), tone=0.5, lift=0.2)
    card.glaze(radial(590, 96, 240, 1.6) * 0.6, "#fff0b0", "screen")
    beam = fill(points(600, 96, 1010, 20, 1010, 190))
    card.glaze(blur(beam, 6) * 0.5, "#fff4c0", "screen")
    stick = fill(rectangle(562, 150, 56, 210))
    card.paint(stick, flat("#fdf4e4", 0.5), tone=0.6, lift=1.0)
    card.paint(stick * (np.sin((Y + X * 0.8) / 12) > 0.2), flat("#d8586a"), tone=0.5, lift=0)
    flame = spline(points(590, 52, 614, 104, 606, 140, 574, 140, 566, 104), sharp=(0,))
    card.paint(flame, flat("#ffb040", 0.4), tone=0.6, lift=0.7)
    card.paint(
        spline(points(590, 92, 602, 122, 590, 138, 578, 122), sharp=(0,)), flat("#fff4c0", 0.2), tone=0.7, lift=0.1
    )


def _people(card: CutCard) -> None:
    """A climber on a liquorice rope, and a boat with a spoon for an oar."""
    rope = spline(points(676, 392, 702, 560, 690, 720, 712, 884), False)
    card.paint(lines([rope], 5), flat("#241824"), tone=0.5, lift=0.5)
    x, y = 716, 806
    card.paint(
        tube(points(x + 10, y + 22, x - 14, y + 48, x - 8, y + 76), [9, 8, 6]), flat("#2f5a7a"), tone=0.5, lift=0.4
    )
    card.paint(
        tube(points(x + 12, y + 22, x + 2, y + 60, x + 8, y + 88), [9, 8, 6]), flat("#3a6a8c"), tone=0.5, lift=0.4
    )
    card.paint(place(ellipse(0, 0, 17, 30), 1, 0.35, (x + 10, y)), flat("#e0a830"), tone=0.5, lift=0.6)
    card.paint(
        tube(points(x + 6, y - 16, x - 6, y - 34, x - 18, y - 52), [7, 6, 5]), flat("#e0a830"), tone=0.5, lift=0.4
    )
    card.paint(ellipse(x + 16, y - 38, 15), flat("#8a5236"), tone=0.5, lift=0.5)
    hull = spline(points(800, 1350, 930, 1350, 906, 1392, 826, 1392), sharp=(0, 1))
    card.paint(tube(points(872, 1300, 930, 1410), [4, 4]), flat("#dfe6ea"), tone=0.6, lift=0.4)
    card.paint(ellipse(936, 1420, 12, 20, -0.45), flat("#dfe6ea"), tone=0.6, lift=0.4)
    card.paint(
        spline(points(848, 1352, 846, 1306, 868, 1290, 888, 1306, 890, 1352), sharp=(0, 4)), flat("#c2405a"), lift=0.5
    )
    card.paint(ellipse(868, 1276, 17), flat("#d9a07e"), tone=0.5, lift=0.5)
    card.paint(hull, flat("#7a4a34"), tone=0.5, lift=0.8)
