"""An iceberg: above the water a small white cottage, below it a palace hung upside down."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Field
from atelier.engine.colour import mix_hex, shades
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, roughen, spline
from atelier.finishes import CutCard
from atelier.motifs.figure import Figure, Look, draw_figure

WATER = 560
ICE = ["#6f93ac", "#b4d0dc", "#e6f2f2", "#ffffff"]
WALL = ["#2c5878", "#5f92ae", "#a9cbd6", "#e0eff0"]
ROOF = ["#10304e", "#1f4f74", "#3a7a9c"]
LIT = ["#d88a30", "#f6bc58", "#ffe6a0"]


def paint() -> Field:
    card = CutCard("iceberg_palace", ground="#f3dcc4", light=(-0.5, -0.7, 0.5), shadow=(8, 11), shadow_colour="#0c1a30")
    _sky(card)
    _water(card)
    _ice(card)
    _palace(card)
    _cottage(card)
    _boat(card)
    _fish(card)
    return card.finish(vignette=0.1, vignette_colour="#0c1a30")


def _sky(card: CutCard) -> None:
    for i, colour in enumerate(("#f6e3cf", "#f3d2bb", "#eebfa9", "#e2aaa0")):
        hills = ridge(lambda x, i=i: 130 + 105 * i + 26 * np.sin(x / 170 + i * 2), 16, 50 + i, 300)
        card.paint(fill(hills), [colour], tone=0.5, lift=0.5, levels=(0.5,))
    card.paint(ellipse(770, 300, 84), ["#e8785a", "#f29a72"], tone=0.5, lift=0.4, levels=(0.5,))


def _water(card: CutCard) -> None:
    for i in range(7):
        colour = mix_hex("#5f9db4", "#0b1f40", i / 6)
        top = WATER + 6 + i * i * 14 + i * 52
        sheet = ridge(lambda x, i=i, top=top: top + 12 * np.sin(x / 62 + i * 1.9), 10, 80 + i, 220)
        card.paint(fill(sheet), [colour], tone=0.5, lift=0.7 if i else 1.2, levels=(0.5,))


def _ice(card: CutCard) -> None:
    below = points(
        150, 575, 100, 700, 170, 800, 260, 850, 330, 905, 500, 930, 660, 905, 760, 845, 850, 780, 905, 680, 850, 575
    )
    card.paint(below, ["#5d8fae", "#8fbacc"], tone=0.5, lift=1.2, levels=(0.5,))
    for facet, tone in (
        (points(150, 575, 100, 700, 250, 690, 330, 575), 0.3),
        (points(330, 575, 250, 690, 430, 780, 520, 575), 0.7),
        (points(520, 575, 430, 780, 500, 930, 640, 760, 700, 575), 0.35),
        (points(700, 575, 640, 760, 850, 780, 905, 680, 850, 575), 0.75),
    ):
        card.paint(facet, ["#6a9cb8", "#9cc6d4"], tone=tone, lift=0.25, levels=(0.5,))
    above = points(190, 572, 240, 500, 330, 470, 372, 420, 460, 392, 590, 410, 660, 470, 740, 500, 812, 572)
    card.paint(above, ICE, tone=0.75, lift=1.0, levels=(0.5,))
    for facet, tone in (
        (points(190, 572, 240, 500, 330, 470, 350, 572), 0.3),
        (points(590, 410, 660, 470, 640, 572, 520, 572), 0.35),
        (points(660, 470, 740, 500, 812, 572, 640, 572), 0.55),
    ):
        card.paint(facet, ICE, tone=tone, lift=0.2, levels=(0.25, 0.5))


def _tower(card: CutCard, x: float, top: float, width: float, length: float, roof: float, lift: float = 1.0) -> None:
    """A tower that hangs: walls downwards, then a pointed roof, windows upside down."""
    half = width / 2
    card.paint(rectangle(x - half, top, width, length), WALL, tone=0.6, lift=lift, levels=(0.5,))
    card.paint(rectangle(x, top, half, length), WALL, tone=0.45, lift=0, levels=(0.5,), snip=0.6)
    eaves = top + length
    card.paint(rectangle(x - half * 1.18, eaves - 16, width * 1.18, 18), WALL, tone=0.8, lift=0.4, levels=(0.5,))
    cone = points(
        x - half * 1.2,
        eaves,
        x + half * 1.2,
        eaves,
        x + half * 0.35,
        eaves + roof * 0.62,
        x,
        eaves + roof,
        x - half * 0.35,
        eaves + roof * 0.62,
    )
    card.paint(cone, ROOF, tone=0.6, lift=0.7, levels=(0.5,))
    card.paint(
        points(x, eaves, x + half * 1.2, eaves, x + half * 0.35, eaves + roof * 0.62, x, eaves + roof),
        ROOF,
        tone=0.3,
        lift=0,
        levels=(0.5,),
    )
    card.paint(ellipse(x, eaves + roof + 7, 6, 9), LIT, tone=0.5, lift=0.3, levels=(0.5,))
    rows = max(1, int(length // 78))
    for row in range(rows):
        y = top + length * (row + 0.55) / rows
        for column in (-0.25, 0.25) if width > 74 else (0,):
            _window(card, x + column * width, y, min(13.0, width * 0.13))


def _window(card: CutCard, x: float, y: float, half: float) -> None:
    pane = points(x - half, y - half * 1.5, x + half, y - half * 1.5)
    arch = ellipse(x, y + half * 0.4, half, half * 1.2, a0=0, a1=np.pi, n=14)
    card.paint(np.concatenate([pane[::-1], arch[::-1]]), LIT, tone=0.6, lift=-0.35, levels=(0.45,))


def _palace(card: CutCard) -> None:
    for x, top, width, length, roof in (
        (225, 800, 62, 150, 110),
        (780, 790, 62, 170, 110),
        (330, 880, 70, 190, 130),
        (672, 880, 70, 170, 130),
    ):
        _tower(card, x, top, width, length, roof, 0.9)
    card.paint(rectangle(388, 880, 224, 190), WALL, tone=0.6, lift=1.1, levels=(0.5,))
    for x in (418, 460, 540, 582):
        _window(card, x, 950, 13)
    gable = points(388, 1070, 612, 1070, 500, 1190)
    card.paint(gable, ROOF, tone=0.6, lift=0.8, levels=(0.5,))
    _tower(card, 500, 890, 108, 290, 220, 1.2)
    _tower(card, 428, 1060, 48, 90, 84, 0.9)
    _tower(card, 572, 1060, 48, 90, 84, 0.9)
    card.paint(ellipse(500, 1006, 26), LIT, tone=0.7, lift=-0.5, levels=(0.5,))
    for angle in (0.0, np.pi / 4, np.pi / 2, 3 * np.pi / 4):
        bar = place(rectangle(-26, -2, 52, 4), rot=angle, at=(500, 1006))
        card.paint(bar, WALL, tone=0.4, lift=0.1, levels=(0.5,))


def _cottage(card: CutCard) -> None:
    card.paint(rectangle(452, 312, 96, 84), ["#b8c4cc", "#f2f2ec", "#ffffff"], tone=0.7, lift=0.8, levels=(0.5,))
    card.paint(
        points(436, 318, 500, 252, 564, 318), ["#8fa8b8", "#dbe8ec", "#ffffff"], tone=0.6, lift=0.7, levels=(0.5,)
    )
    card.paint(rectangle(526, 258, 17, 44), ["#b0584a", "#c8705c"], tone=0.5, lift=0.3, levels=(0.5,))
    card.paint(rectangle(488, 350, 25, 46), ["#9a2f2c", "#c24438"], tone=0.6, lift=-0.3, levels=(0.5,))
    card.paint(rectangle(463, 336, 17, 19), LIT, tone=0.5, lift=-0.3, levels=(0.5,))
    for i, (x, y, size) in enumerate(((542, 236, 15), (560, 208, 21), (590, 172, 28), (632, 136, 36))):
        puff = roughen(ellipse(x, y, size * 1.25, size), size * 0.2, i)
        card.paint(puff, ["#d8ccc8", "#fffaf2"], tone=0.7, lift=0.6, levels=(0.5,))


def _boat(card: CutCard) -> None:
    sitter = Look("child", "#a56b48", "#2a1a1a", "bob", "coat", "#c8402f", "#3a3040", "#2c2028", "#e8c070")
    leaning = Figure(sitter, "sit", 118, lean=24, head=(26, 0, 0))
    draw_figure(card, leaning, 868, 562, 108, ink=0.4)
    hull = spline(points(800, 550, 868, 562, 944, 546, 926, 580, 868, 592, 820, 582), sharp=(0, 2))
    card.paint(hull, shades("#6a4030", "#1a1020"), tone=0.55, lift=0.7, levels=(0.5,))


def _fish(card: CutCard) -> None:
    body = spline(points(-1, 0, -0.3, -0.34, 0.5, -0.26, 1, 0, 0.5, 0.26, -0.3, 0.34))
    tail = points(-0.85, 0, -1.4, -0.36, -1.25, 0, -1.4, 0.36)
    for x, y, size, flip in (
        (130, 1130, 30, False),
        (880, 1060, 26, True),
        (850, 1290, 34, True),
        (190, 1330, 24, False),
        (655, 1400, 22, True),
    ):
        for part in (tail, body):
            card.paint(place(part, size, 0.1, (x, y), flip), ["#3a6a8a", "#5f96ae"], tone=0.6, lift=0.6, levels=(0.5,))
        card.paint(
            ellipse(x + (-1 if flip else 1) * size * 0.55, y - size * 0.05, 3), ["#0c1a30"], lift=0, levels=(0.5,)
        )
