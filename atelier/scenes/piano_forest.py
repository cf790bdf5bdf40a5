"""A forest stands in rows inside an enormous open piano; the felt hammers wait."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y, blank, options
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, spline, tube
from atelier.finishes import PastelCard
from atelier.motifs.figure import Figure, Look, draw_figure

VANISH = (560.0, 640.0)
NEAR = 1330.0
BARK = ["#150f14", "#3c2a24", "#7c5a3c", "#d0a464", "#fff0c0"]
LEAF = ["#122018", "#274430", "#56763c", "#a8a850", "#f4e08c"]
WOOD = ["#1a0d10", "#4a1f18", "#8a4524", "#d08a44", "#ffdc98"]


def paint() -> Field:
    card = PastelCard("piano_forest", ground="#1d1a20", light=VANISH)
    _opening(card)
    _soundboard(card)
    _lid(card)
    _prop(card)
    forest, crowns = _rows(card)
    card.brush()
    card.hatch(crowns, ["#2f5034", "#7c8c40", "#f0dc84"], 2600, (4, 11), (1.2, 2.8), 0.8, 1.2, 0.6)
    _strings(card, forest)
    _walker(card)
    _hammers(card)
    _keys(card)
    _motes(card)
    return card.finish()


def at(lane: float, depth: float) -> tuple[float, float]:
    """The pixel of a lane across the strings (0 in the middle) at a depth from 0 near to 1 far away."""
    shrink = 1 / (1 + 9 * depth)
    return VANISH[0] + (lane * 190 - 60) * shrink, VANISH[1] + (NEAR - VANISH[1]) * shrink


def _opening(card: PastelCard) -> None:
    """Evening comes in between the case and the lifted lid."""
    far = radial(*VANISH, 760, 1.2, 1.2, 1)
    card.sky(["#2a1a1c", "#7a4424", "#d8923c", "#ffd070", "#fff4c8"], 0.12 + 0.86 * far, texture=0.12, flow=0.2)
    mist = np.exp(-(((Y - VANISH[1]) / 130) ** 2))
    card.glaze(mist * 0.4, "#ffe8a8", "screen")


def _soundboard(card: PastelCard) -> None:
    """Golden spruce under the strings, and the curved side of the case on the right."""
    floor = fill(points(-20, 700, VANISH[0], VANISH[1] + 52, 1020, 720, 1020, 1520, -20, 1520))
    grain = np.arctan2(Y - VANISH[1], X - VANISH[0])
    card.paint(
        floor,
        ["#2a1612", "#6a3a1c", "#b8742c", "#f0b850", "#fff0b0"],
        tone=0.74 - 0.5 * smoothstep(690, 1480, Y),
        texture=0.2,
        texture_size=30,
        stretch=(0.6, 2),
        flow=grain,
        edge=0,
    )
    rim = spline(points(1040, 330, 930, 560, 800, 650, 690, 690, 820, 742, 940, 800, 1040, 900), sharp=(0, 3, 6))
    card.paint(
        rim, WOOD, tone=0.3 + 0.3 * radial(700, 690, 400), volume=0.5, roundness=40, flow=1.2, texture=0.16, edge=0.1
    )
    left = points(-20, 420, 120, 560, 330, 676, 330, 706, 120, 740, -20, 800)
    card.paint(left, WOOD, tone=0.26 + 0.3 * radial(330, 690, 300), flow=0.5, texture=0.16)


def _lid(card: PastelCard) -> None:
    """The great lid hangs over everything; its prop stands on the right."""
    lid = points(-20, -20, 1020, -20, 1020, 96, 700, 210, 330, 372, -20, 520)
    shine = np.exp(-(((Y + 0.44 * X - 470) / 60) ** 2))
    card.paint(lid, WOOD, tone=0.12 + 0.3 * shine, texture=0.12, flow=-0.4, edge=0.1, rim="#ffdc98", rim_width=6)
    edge = tube(points(-20, 520, 330, 372, 700, 210, 1020, 96), [13, 11, 9, 8], smooth=False)
    card.paint(edge, WOOD, tone=0.66, volume=0.5, roundness=8, detail=0.8)


def _rows(card: PastelCard) -> tuple[Field, Field]:
    """Trunks in straight lines between the strings, crowns under the lid; returns all of it, and the crowns alone."""
    forest, crowns = blank(), blank()
    rng = np.random.default_rng(11)
    for depth in (0.62, 0.46, 0.34, 0.25, 0.175, 0.11, 0.05):
        shrink = 1 / (1 + 9 * depth)
        haze = min(0.78, depth * 1.25)
        for lane in (-2.6, -1.55, -0.62, 1.2, 2.15, 3.2):
            x, y = at(lane, depth)
            x += float(rng.normal()) * 8 * shrink
            tall = 900 * shrink * float(rng.uniform(0.9, 1.12))
            if not -60 < x < 1060:
                continue
            trunk, crown = _tree(card, x, y, tall, haze, rng)
            forest, crowns = np.maximum(forest, np.maximum(trunk, crown)), np.maximum(crowns * (1 - trunk), crown)
    return forest, crowns


def _tree(
    card: PastelCard, x: float, y: float, tall: float, haze: float, rng: np.random.Generator
) -> tuple[Field, Field]:
    """One tree: crown, trunk, two branches, a shadow towards us; returns the masks of trunk and crown."""
    crown = blank()
    shared = options(haze=haze, haze_colour="#f4cc78", light=VANISH, detail=0.5)
    lean = float(rng.normal()) * 0.02
    crown_y = y - tall * 0.74
    for k in range(11):
        r = tall * float(rng.uniform(0.07, 0.14))
        cx = x + tall * float(np.clip(rng.normal(), -1.9, 1.9)) * 0.1
        cy = crown_y - tall * float(rng.uniform(-0.12, 0.2))
        puff = card.paint(
            fill(ellipse(cx, cy, r, r * 0.8)),
            LEAF,
            tone=0.4 + 0.05 * (k % 3),
            volume=0.7,
            roundness=r * 0.5,
            texture=0.34,
            texture_size=max(5, r * 0.2),
            wobble=max(1.5, r * 0.1),
            flow=float(rng.uniform(0, 3)),
            edge=0,
            **shared,
        )
        crown = np.maximum(crown, puff)
    trunk = points(x, y, x + lean * tall * 0.5, y - tall * 0.4, x + lean * tall, crown_y - tall * 0.06)
    stem = card.paint(
        fill(tube(trunk, [tall * 0.034, tall * 0.024, tall * 0.014])),
        BARK,
        tone=0.46,
        volume=0.8,
        roundness=tall * 0.02,
        texture=0.3,
        texture_size=max(4, tall * 0.03),
        stretch=(0.5, 2),
        flow=1.57,
        rim="#ffe8a8",
        rim_width=max(1.5, tall * 0.006),
        **shared,
    )
    for side in (-1, 1):
        branch = points(
            x + lean * tall * 0.6,
            y - tall * 0.5,
            x + side * tall * 0.05,
            y - tall * 0.6,
            x + side * tall * 0.11,
            y - tall * 0.68,
        )
        card.paint(tube(branch, [tall * 0.012, tall * 0.009, tall * 0.004]), BARK, tone=0.4, wobble=0.8, **shared)
    foot = blur(fill(ellipse(x, y + tall * 0.006, tall * 0.07, tall * 0.016)), max(1.5, tall * 0.012))
    card.glaze(foot * 0.5, "#3a2010", "mul")
    away = (x - VANISH[0]) * 0.5
    shadow = points(
        x - tall * 0.03,
        y,
        x + tall * 0.03,
        y,
        x + away + tall * 0.06,
        y + tall * 0.4,
        x + away - tall * 0.05,
        y + tall * 0.4,
    )
    card.glaze(blur(fill(shadow), max(2, tall * 0.014)) * 0.42 * (1 - haze) * (y < Y), "#3a2214", "mul")
    return stem, crown


def _strings(card: PastelCard, forest: Field) -> None:
    """Brass and steel from the hammers to the light, behind every tree."""
    wires = [points(*at(float(lane), -0.035), *at(float(lane), 2.2)) for lane in np.arange(-4.2, 5.2, 0.31)]
    wire = fill(*[tube(line, [2.8, 0.5], smooth=False) for line in wires])
    card.glaze(wire * 0.85 * (1 - forest) * smoothstep(690, 730, Y), "#fff0b8")


def _prop(card: PastelCard) -> None:
    """The stick that holds the lid open."""
    stick = tube(points(960, 800, 880, 480, 818, 186), [17, 13, 10])
    card.paint(
        stick,
        WOOD,
        tone=0.5,
        volume=0.8,
        roundness=9,
        detail=0.8,
        rim="#ffe0a0",
        rim_width=4,
        contact=0.3,
        contact_blur=10,
        flow=1.4,
    )


def _walker(card: PastelCard) -> None:
    """Somebody small walks down the middle lane with a basket."""
    x, y = at(0.32, 0.13)
    look = Look("woman", top="#a8302c", outfit="coat", style="bun", hair="#2a1818", eyes=None)
    draw_figure(
        card,
        Figure(look, "walk", 168),
        x,
        y,
        120,
        light=VANISH,
        rim="#fff0c0",
        face=False,
        shadow=options(kx=-0.1, ky=-0.5, strength=0.6, colour="#3a2010", soft=4),
    )


def _hammers(card: PastelCard) -> None:
    """A row of felt hammers rises in front of us: pale felt folded round a wooden core, some struck higher."""
    felt = ["#4a3c3c", "#a08c78", "#e0d0b0", "#fffae4"]
    rail = points(-20, 1306, 1020, 1306, 1020, 1352, -20, 1352)
    for k, x in enumerate(np.linspace(44, 956, 9)):
        y = 1200 - (0, 0, 34, 132, 0, 0, 0, 78, 0)[k]

        def put(shape: Polygon, x: float = float(x), y: float = float(y), k: int = k) -> Polygon:
            return place(shape, 0.94, 0.04 * math.sin(k * 2.0), (x, y))

        shared = options(detail=0.9, light=(560, 700), wobble=0.8)
        card.paint(
            put(tube(points(0, 40, 0, 110, 0, 330), [12, 9, 9])),
            WOOD,
            tone=0.56,
            volume=0.8,
            roundness=8,
            flow=1.57,
            **shared,
        )
        card.paint(
            put(
                spline(
                    points(0, -104, 27, -88, 45, -40, 43, 14, 24, 56, -24, 56, -43, 14, -45, -40, -27, -88),
                    sharp=(4, 5),
                )
            ),
            felt,
            tone=0.5,
            volume=0.9,
            roundness=26,
            texture=0.18,
            texture_size=8,
            contact=0.45,
            contact_blur=14,
            rim="#fff4cc",
            rim_width=5,
            **shared,
        )
        card.paint(
            put(spline(points(0, -50, 18, -24, 23, 58, -23, 58, -18, -24), sharp=(2, 3))),
            ["#4a1018", "#a82c2c", "#e06c50"],
            tone=0.5,
            **shared,
        )
        card.paint(
            put(spline(points(0, -36, 11, -16, 17, 84, -17, 84, -11, -16), sharp=(2, 3))),
            WOOD,
            tone=0.66,
            volume=0.6,
            roundness=10,
            flow=1.57,
            **shared,
        )
    card.paint(rail, WOOD, tone=0.4, volume=0.6, roundness=18, detail=0.7, flow=0.0, contact=0.4, contact_blur=14)


def _keys(card: PastelCard) -> None:
    """The near edge of the keyboard: ivory and ebony under the rail."""
    ivory = ["#6a5a50", "#c8b898", "#f4e8c8", "#fffbe8"]
    for k in range(11):
        x = -30 + k * 97
        card.paint(
            points(x + 3, 1346, x + 94, 1346, x + 96, 1520, x + 1, 1520),
            ivory,
            tone=0.72 - 0.3 * smoothstep(1384, 1346, Y),
            detail=0.9,
            wobble=0.4,
            edge=0.12,
            texture=0.08,
            flow=1.57,
        )
    for k in (0, 1, 3, 4, 5, 7, 8):
        x = 67 + k * 97
        card.paint(
            points(x - 27, 1344, x + 27, 1344, x + 29, 1424, x - 29, 1424),
            ["#0c0a10", "#2e2a34", "#8a7c80"],
            tone=0.4,
            volume=0.6,
            roundness=12,
            detail=0.9,
            wobble=0.5,
            contact=0.5,
            contact_blur=8,
        )


def _motes(card: PastelCard) -> None:
    """Dust and leaves in the light."""
    card.light_at(*VANISH, 300, "#fff0b8", 0.4, 1.7)
    drift = blank()
    for x, y, r in zip(
        card.rng.uniform(60, 940, 70), card.rng.uniform(420, 1200, 70), card.rng.uniform(1.4, 3.6, 70), strict=True
    ):
        drift = np.maximum(drift, radial(float(x), float(y), float(r) * 1.6, 0.6))
    card.glaze(drift * 0.8, "#ffeaa0")
