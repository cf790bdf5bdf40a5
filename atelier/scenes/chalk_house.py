"""An old couple lie on the floor of an empty house and furnish it with chalk; the chalk lamp gives light."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from atelier.engine.canvas import Field, Polygon, X
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, roughen, spline
from atelier.finishes import PastelCard
from atelier.motifs.figure import Figure, Look, draw_figure

LAMP = (338.0, 470.0)
CHALK = "#f2efe6"


def paint() -> Field:
    card = PastelCard("chalk_house", ground="#241d1c", light=LAMP)
    _floor(card)
    _couple(card)
    card.brush()
    _lamplight(card)
    _furniture(card)
    _sticks(card)
    return card.finish()


def _floor(card: PastelCard) -> None:
    lit = radial(*LAMP, 900, 1.25)
    card.sky(["#241d1c", "#3a2a24", "#6a4630"], 0.12 + 0.5 * lit, texture=0.08, flow=1.57)
    rng = np.random.default_rng(5)
    edges = np.linspace(-10, 1010, 12)
    for left, right in pairwise(edges):
        y = -rng.uniform(0, 500)
        while y < 1500:
            length = rng.uniform(420, 760)
            board = rectangle(left + 2, y + 2, right - left - 4, length - 4)
            tone = 0.14 + 0.62 * lit + rng.normal() * 0.05
            card.paint(
                board,
                ["#241c1a", "#4a3226", "#8a5c38", "#d89c58", "#ffdc9c"],
                tone=tone,
                texture=0.16,
                texture_size=40,
                stretch=(0.4, 3),
                flow=1.57,
                wobble=0.6,
                edge=0.08,
            )
            y += length


def _couple(card: PastelCard) -> None:
    """Seen from above, lying on their backs, hand in hand."""
    his = Look(
        "old_man",
        "#e2ac86",
        "#e8e4dc",
        "bald",
        "shirt",
        "#5c7890",
        "#4a4450",
        "#3a2c28",
        "#c9a060",
        beard=True,
        eyes="closed",
        mouth="smile",
    )
    hers = Look(
        "old_woman",
        "#a56b48",
        "#d8d0cc",
        "bun",
        "dress",
        "#b45a6a",
        "#8a4a50",
        "#3a2028",
        "#f0d8b0",
        eyes="closed",
        mouth="smile",
    )
    man = Figure(
        his,
        "stand",
        0,
        lean=-16,
        lh=(0.34, -0.82, 0.1),
        rh=(-0.62, 0.4, 0.1),
        lf=(0.12, -1, 0),
        rf=(-0.16, -0.98, 0),
        toe=(-0.4, -0.4),
        head=(-8, 8, -8),
    )
    woman = Figure(
        hers,
        "stand",
        0,
        lean=-14,
        rh=(-0.34, -0.8, 0.1),
        lh=(0.66, 0.46, 0.1),
        lf=(0.1, -1, 0),
        rf=(-0.1, -1, 0),
        toe=(-0.4, -0.4),
        head=(-8, -8, 8),
    )
    for figure, x, y, height, turn in ((man, 268, 1420, 690, -0.3), (woman, 742, 172, 650, math.pi - 0.3)):
        draw_figure(
            card,
            figure,
            x,
            y,
            height,
            rot=turn,
            light=LAMP,
            rim="#ffe6b0",
            detail=0.85,
            contact=0.75,
            contact_offset=(14, 22),
        )


def _chalk(card: PastelCard, *curves: Polygon, width: float = 5.0, strength: float = 0.95) -> None:
    drawn = [roughen(np.asarray(curve, float), 2.2, int(abs(curve[0][0])) % 97) for curve in curves]
    grain = 0.55 + 0.75 * card.noise(4, 2)
    card.glaze(np.clip(lines(drawn, width) * grain, 0, 1) * strength, CHALK)


def _box(x: float, y: float, wide: float, high: float) -> Polygon:
    return points(x, y, x + wide, y, x + wide, y + high, x, y + high, x, y)


def _furniture(card: PastelCard) -> None:
    """Drawn from where they lie, so nothing agrees which way is up."""
    x, y = LAMP
    shade = points(x - 62, y + 40, x - 34, y - 52, x + 34, y - 52, x + 62, y + 40, x - 62, y + 40)
    _chalk(card, shade, points(x, y + 40, x, y + 250), points(x - 46, y + 254, x + 46, y + 254))
    back_rest = spline(points(618, 1130, 612, 1010, 672, 962, 852, 960, 914, 1010, 910, 1130), False)
    _chalk(card, back_rest, _box(650, 1080, 230, 74), points(618, 1130, 618, 1224, 912, 1224, 912, 1130))
    _chalk(
        card, _box(84, 82, 190, 210), points(179, 82, 179, 292), points(84, 187, 274, 187), points(64, 306, 294, 306)
    )
    _chalk(card, points(228, 184, 228, 146), ellipse(228, 128, 26, 22), width=3.4, strength=0.8)
    fire = spline(points(452, 250, 462, 204, 488, 174, 500, 212, 520, 190, 534, 250), False)
    _chalk(
        card,
        _box(400, 90, 186, 15),
        _box(416, 105, 154, 146),
        fire,
        ellipse(460, 66, 21),
        points(460, 66, 460, 52),
        points(460, 66, 471, 70),
    )
    couple = [
        ellipse(102, 742, 17),
        ellipse(146, 746, 16),
        spline(points(78, 796, 100, 766, 126, 796), False),
        spline(points(124, 798, 146, 768, 172, 798), False),
    ]
    _chalk(card, _box(60, 684, 130, 150), *couple, width=4)
    leaves = [
        spline(points(872, 850, 862, 786, 836, 760), False),
        spline(points(876, 850, 880, 776, 902, 736), False),
        spline(points(880, 850, 902, 806, 926, 798), False),
    ]
    _chalk(card, points(846, 850, 904, 850, 894, 926, 856, 926, 846, 850), *leaves, width=4)
    cat = spline(
        points(
            520,
            1420,
            492,
            1390,
            494,
            1332,
            522,
            1306,
            514,
            1270,
            534,
            1284,
            554,
            1284,
            572,
            1270,
            568,
            1310,
            586,
            1352,
            580,
            1420,
            520,
            1420,
        ),
        False,
    )
    _chalk(card, cat, spline(points(580, 1410, 622, 1400, 618, 1350), False), width=4)


def _lamplight(card: PastelCard) -> None:
    x, y = LAMP
    shade = fill(points(x - 62, y + 40, x - 34, y - 52, x + 34, y - 52, x + 62, y + 40))
    card.glaze(blur(shade, 6) * 0.85, "#ffe8a8", "screen")
    card.light_at(x, y, 420, "#ffc870", 0.5, 1.9)
    cone = fill(points(x - 62, y + 40, x + 62, y + 40, x + 420, 1120, x - 330, 1120))
    card.glaze(blur(cone, 60) * 0.22 * (0.7 + 0.6 * card.noise(160, 3)) * (X > 0), "#ffdc98", "screen")


def _sticks(card: PastelCard) -> None:
    for x, y, turn in ((172, 1010, 0.4), (900, 560, -0.5), (760, 1360, 0.2)):
        stick = points(x - 17 * np.cos(turn), y - 17 * np.sin(turn), x + 17 * np.cos(turn), y + 17 * np.sin(turn))
        card.shade(blur(lines([stick + (3, 6)], 11), 3) * 0.5)
        card.paint(lines([stick], 11), ["#8a8078", "#f8f4ea", "#ffffff"], tone=0.7, detail=1, wobble=0.5)
