"""A child draws a door on a wall, and light comes out from under it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.colour import mix
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, roughen, spline, tube
from atelier.engine.solid import ground_shadow
from atelier.finishes.pastel import PastelCard
from atelier.motifs.animals import cat_sit
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.figure.draw import build


def paint() -> Field:
    card = PastelCard("chalk_door", ground="#22252d", light=(480, 1080))
    B, cat, chalk, door, f, panels, r = _setting(card)
    card.brush()
    draw = _finishing_marks(card, B, cat, chalk, door, f, panels, r)
    _earlier_drawings(card, draw)
    return card.finish()


def _setting(card: PastelCard) -> tuple[Any, Any, Any, Any, Any, Any, Any]:
    """What lies behind and around."""
    r = card.rng
    base = 1085
    chalk = "#fbf6e6"
    card.sky(
        ["#22252d", "#2c3440", "#465262"],
        tone=0.2 + 0.5 * radial(480, 900, 900, 1.3) + 0.16 * (card.noise(220, 4) - 0.5),
        texture=0.12,
        flow=1.1,
    )
    card.paint(
        rectangle(-10, base, 1020, 460),
        ["#1c1c22", "#2e2a2c", "#4a3c34"],
        tone=0.45 - 0.4 * smoothstep(base, 1500, Y),
        texture=0.1,
        flow=0.0,
        edge=0,
    )
    card.paint(
        rectangle(-10, base - 44, 1020, 46),
        ["#1c1e26", "#3c4654", "#5a6674"],
        tone=0.5 + 0.3 * radial(480, base, 500),
        edge=0.05,
        wobble=0.8,
        flow=0.0,
    )
    fan = fill(points(345, base, 655, base, 1010, 1520, -40, 1520))
    fall = np.exp(-(Y - base) / 240)
    card.paint(
        fan,
        ["#3a2a24", "#a8622c", "#f2b04c", "#fff0b4"],
        tone=1.02 * fall + 0.05,
        texture=0.12,
        edge=0,
        wobble=6,
        flow=np.arctan2(Y - 900, X - 500),
        opacity=blur(fan, 26) * np.clip(fall * 1.5, 0, 1),
    )
    for k in range(-9, 10):
        card.paint(
            lines([points(500 + k * 34, base, 500 + k * 150, 1520)], 3), ["#16161a"], opacity=0.5, edge=0, fray=0.3
        )
    card.paint(
        rectangle(350, base - 30, 300, 32),
        ["#7a4a20", "#f6c05c", "#fff4c4"],
        tone=0.8 + 0.3 * smoothstep(base - 30, base, Y),
        edge=0,
        wobble=0.6,
        detail=0.8,
    )
    card.glaze(blur(fill(rectangle(330, base - 30, 340, 40)), 26) * 0.9, "#ffb84a", "screen")
    card.glaze(blur(fill(rectangle(300, base - 60, 400, 60)), 90) * 0.9, "#e88a3a", "screen")
    door = [
        spline(points(352, base, 347, 900, 350, 560, 354, 400), False),
        spline(points(354, 402, 420, 340, 500, 322, 585, 340, 646, 400), False),
        spline(points(646, 398, 651, 600, 649, 760, 650, 850), False),
    ]
    panels = [
        points(392, 460, 482, 440, 484, 690, 390, 694, 392, 460),
        points(520, 440, 608, 460, 610, 694, 518, 690, 520, 440),
        points(390, 745, 484, 742, 484, 1000, 392, 1004, 390, 745),
        points(518, 742, 610, 745, 608, 1004, 518, 1000, 518, 742),
    ]
    card.paint(
        fill(np.concatenate(door + [points(652, base)])),
        ["#22252d", "#3e3834", "#8a6034"],
        tone=0.15 + 0.7 * smoothstep(640, base, Y) ** 1.4,
        opacity=0.8,
        texture=0.12,
        edge=0,
        flow=1.57,
    )
    cat = cat_sit(tail=((-0.2, 0.1), (-0.46, 0.05), (-0.62, 0.2), (-0.58, 0.42))).bake(215, 1290, 215)
    kid = Look("child", "#e2ac86", "#8a4a24", "bob", "nightgown", "#9fb2cc", "#9fb2cc", "#e2ac86", "")
    f = Figure(
        kid,
        "reach",
        -128,
        rh=(-0.1, 0.42, 0.8),
        lh=(0.3, -0.78, 0.2),
        lf=(0.08, -0.98, 0.05),
        rf=(-0.1, -0.9, -0.28),
        head=(-10, 0, 0),
        lean=8,
    )
    kx_, ky_, kh = (770, 1268, 520)
    B = build(f).bake(kx_, ky_, kh)
    ground_shadow(card, B.silhouette, ky_, kx=-0.75, ky=-0.42, strength=0.95, soft=5, colour="#1a1a20")
    ground_shadow(card, cat.silhouette, 1288, kx=0.7, ky=-0.45, strength=0.95, soft=5, colour="#1a1a20")
    card.paint(
        cat.silhouette,
        ["#101218", "#262a34", "#6a5238", "#f0b860"],
        tone=0.24,
        volume=0.85,
        height=cat.depth,
        light=(500, 1000),
        rim="#ffc46a",
        rim_width=6,
        detail=0.8,
        wobble=0,
    )
    draw_figure(
        card,
        f,
        kx_,
        ky_,
        kh,
        light=(440, 1080),
        rim="#ffca70",
        rim_width=6,
        dark="#14161e",
        light_colour="#ffdc98",
        occlusion=0.4,
    )
    return B, cat, chalk, door, f, panels, r


def _finishing_marks(card: PastelCard, B: Any, cat: Any, chalk: Any, door: Any, f: Any, panels: Any, r: Any) -> Any:
    """What is painted once the big strokes are down."""
    free = 1 - np.maximum(blur(B.silhouette, 1.2), cat.silhouette)

    def draw(q: Any, w: Any, op: Any) -> None:
        card.paint(
            lines([roughen(np.asarray(q, float) + r.normal(size=2) * 1.4, 2.0, int(r.integers(999)))], w) * free,
            [mix(chalk, "#8a8a90", 0.25), chalk],
            tone=0.7,
            opacity=op,
            wobble=0.8,
            fray=0.9,
            edge=0,
            detail=1,
        )

    for q in door:
        draw(q, 8, 0.85)
        draw(q, 4, 0.6)
        draw(q, 3, 0.5)
    for q in panels:
        draw(q, 4, 0.7)
        draw(q, 2.4, 0.5)
    card.paint(ellipse(600, 730, 12), [chalk], opacity=0.95, fray=0.6, detail=1)
    card.paint(
        fill(ellipse(598, 778, 7), points(594, 780, 602, 780, 606, 806, 590, 806)),
        ["#fff2b0"],
        tone=1.0,
        fray=0.3,
        detail=1,
    )
    card.light_at(598, 790, 110, "#ffc860", 0.85, 2.0)
    hd = B.to_sheet([f.joints["rhand"][:2]])[0]
    card.paint(tube(points(hd[0] - 6, hd[1] - 2, hd[0] - 24, hd[1] - 12), [6, 5]), [chalk], tone=0.8, detail=1)
    draw(points(650, 850, hd[0] - 24, hd[1] - 12), 6, 0.8)
    for _i in range(60):
        card.glaze(
            fill(ellipse(r.normal(hd[0] - 26, 14), hd[1] + r.uniform(-10, 230), r.uniform(0.8, 2))) * 0.6, "#f4eee0"
        )
    return draw


def _earlier_drawings(card: PastelCard, draw: Any) -> None:
    """Earlier drawings: things that did not open."""
    for q in (
        [ellipse(165, 250, 54)]
        + [
            points(165 + 70 * math.cos(a), 250 + 70 * math.sin(a), 165 + 98 * math.cos(a), 250 + 98 * math.sin(a))
            for a in np.linspace(0, 6.28, 10)[:-1]
        ]
        + [
            points(120, 800, 225, 796, 228, 915, 118, 918, 120, 800),
            points(172, 798, 174, 917),
            points(119, 856, 227, 854),
            spline(points(740, 330, 790, 372, 880, 372, 930, 325), False),
            points(740, 330, 930, 325),
            points(835, 328, 838, 210),
            points(838, 214, 905, 300, 838, 306),
            points(80, 560, 100, 470),
            points(130, 566, 150, 474),
        ]
        + [points(84 + 4 * i, 545 - 18 * i, 134 + 4 * i, 550 - 18 * i) for i in range(4)]
    ):
        draw(q, 3, 0.34)
