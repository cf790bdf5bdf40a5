"""Ants carry a wedding ring home like a rescued sun."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.sculpt import ball, limb, place_parts, sculpt
from atelier.engine.shapes import ellipse, points, ridge, tube

RING = (500.0, 734.0)
GOLD = ["#3a1c0c", "#8a4c14", "#d8952c", "#ffd870", "#fffbe0"]
CHITIN = ["#120806", "#32150c", "#6a2f18", "#c06c34", "#ffcf8c"]


def ground(x: float) -> float:
    """Height of the path the ants take."""
    return 1130 - 0.09 * (x - 500) + 16 * math.sin(x / 120)


def paint() -> Field:
    card = Card("ants_ring", ground="#8a4a20", light=(500, 470))
    glow = radial(RING[0], RING[1], 900, 1.1)
    card.sky(["#1c0e10", "#4a2114", "#a85f26", "#e8aa4e", "#ffe6a0"], 0.08 + 0.9 * glow, texture=0.14, flow=0.2)
    _far_grass(card)
    _earth(card)
    _ring(card)
    _ants(card)
    _near_grass(card)
    card.brush(sizes=(24, 13, 7, 3.6))
    x, y = RING
    card.light_at(x, y, 520, "#ffc860", 0.3, 1.8)
    for gx, gy, s in ((x - 176, y - 190, 46), (x + 232, y + 96, 26)):
        for turn in (0, math.pi / 2):
            ray = tube(
                points(-s * math.cos(turn), -s * math.sin(turn), 0, 0, s * math.cos(turn), s * math.sin(turn))
                + (gx, gy),
                [0.6, 4, 0.6],
            )
            card.glaze(blur(fill(ray), 1.2), "#fffbe4")
        card.light_at(gx, gy, s * 2.2, "#fff0c0", 0.8, 2)
    card.spatter(60, ("#ffdf90",), smoothstep(1100, 700, Y), (0.8, 3.2), 0.5)
    return card.finish(bloom=0.36, vignette=0.42, vignette_colour="#180a0c", lift="#1c0e10")


def _blade(x: float, y: float, reach: float, bend: float, width: float) -> Field:
    return tube(
        points(x, y, x + bend * 0.2, y - reach * 0.4, x + bend * 0.6, y - reach * 0.78, x + bend, y - reach),
        [width, width * 0.9, width * 0.55, 1],
    )


def _far_grass(card: Card) -> None:
    rng = np.random.default_rng(5)
    for depth in range(2):
        stems = []
        for _ in range(26):
            x = rng.uniform(-40, 1040)
            reach = rng.uniform(420, 900) * (0.5 + 0.75 * abs(x - 500) / 500)
            stems.append(_blade(x, 1250, reach, rng.normal() * 150, rng.uniform(9, 17)))
        card.paint(
            fill(*stems),
            ["#4a2114", "#8a4a20", "#d8923e", "#f8c870"],
            tone=0.5 - 0.16 * depth + 0.4 * (radial(*RING, 620) - 0.4),
            flow=1.5,
            texture=0.14,
            detail=0.3,
            wobble=1,
            haze=0.3 - 0.22 * depth,
            haze_colour="#d8923e",
        )


def _earth(card: Card) -> None:
    soil = fill(ridge(lambda x: 1130 - 0.09 * (x - 500) + 16 * np.sin(x / 120), 8, 6, 120))
    card.paint(
        soil,
        ["#140a0a", "#3a1c12", "#7a4420", "#c88a44"],
        tone=0.5 - 0.42 * smoothstep(1110, 1420, Y) + 0.22 * radial(500, 1130, 420),
        texture=0.28,
        texture_size=34,
        flow=0.05,
        rim="#ffd080",
        rim_width=6,
    )
    rng = np.random.default_rng(8)
    for _ in range(46):
        x, r = rng.uniform(0, 1000), rng.uniform(6, 24)
        y = ground(x) + rng.uniform(40, 330)
        card.paint(
            ellipse(x, y, r * 1.3, r * 0.8, rng.normal() * 0.2),
            ["#1a0c0a", "#4a281a", "#a06a38", "#f0b868"],
            tone=0.38,
            volume=0.8,
            roundness=r * 0.5,
            contact=0.4,
            contact_blur=6,
            detail=0.6,
        )


def _ring(card: Card) -> None:
    """A plain gold band, tilted a little, so that both of its edges show."""
    x, y = RING
    card.light_at(x, y, 420, "#ffd880", 0.55, 1.4)
    outer, hole = ellipse(x, y, 300, 330, 0.1), ellipse(x + 16, y - 4, 236, 272, 0.1)
    band = np.clip(fill(outer) - fill(hole), 0, 1)
    angle = np.arctan2(Y - y, X - x)
    away = np.hypot((X - x) / 300, (Y - y) / 330)
    inner_face = np.clip(fill(ellipse(x + 16, y - 4, 252, 290, 0.1)) - fill(hole), 0, 1)
    sheen = 0.46 + 0.3 * np.cos(angle * 2 + 1.7) + 0.16 * np.cos(angle * 5 + 0.4) - 2.4 * (away - 0.93) ** 2 * 8
    card.paint(
        band,
        GOLD,
        tone=sheen,
        volume=0.5,
        roundness=26,
        texture=0.05,
        detail=0.75,
        flow=angle + math.pi / 2,
        rim="#fffbe0",
        rim_width=5,
        contact=0.3,
        contact_offset=(0, 20),
    )
    card.paint(
        inner_face,
        GOLD,
        tone=0.42 - 0.34 * np.cos(angle + 0.9),
        texture=0.05,
        detail=0.75,
        wobble=0.6,
        flow=angle + math.pi / 2,
    )
    shine = [ellipse(x, y, 276, 308, 0.1, a0=a, a1=b, n=30) for a, b in ((3.5, 4.5), (0.2, 0.8), (1.9, 2.3))]
    card.after(lambda: card.glaze(blur(lines(shine, 11), 3) * 0.85, "#fffbe8"))


def _ant(card: Card, x: float, y: float, s: float, rot: float, flip: bool) -> None:
    """One worker: three beads, six legs, two feelers; (x, y) is under its middle."""

    def put(shape: Field) -> Field:
        p = np.asarray(shape, float) * s * ([-1, 1] if flip else [1, 1])
        cos, sin = math.cos(rot), math.sin(rot)
        turned: Field = p @ np.array([[cos, sin], [-sin, cos]]) + (x, y)
        return turned

    far = [
        points(0.02, -0.5, -0.3, -0.82, -0.5, 0.0),
        points(0.14, -0.5, 0.14, -0.84, 0.24, 0.0),
        points(0.26, -0.5, 0.52, -0.82, 0.74, -0.02),
    ]
    near = [
        points(0.0, -0.46, -0.42, -0.7, -0.72, 0.06),
        points(0.12, -0.46, 0.0, -0.78, 0.02, 0.06),
        points(0.24, -0.46, 0.4, -0.74, 0.52, 0.06),
    ]
    card.paint(lines([put(leg) for leg in far], s * 0.056), CHITIN, tone=0.2, wobble=0.3, edge=0, detail=0.95)
    parts = [
        ball(-0.62, -0.56, 0.4, 0.27, 0.2),
        ball(-0.2, -0.48, 0.1, 0.09),
        limb(points(-0.12, -0.5, 0.14, -0.56, 0.34, -0.52), [0.13, 0.18, 0.1]),
        ball(0.58, -0.56, 0.22, 0.2, -0.3),
    ]
    mask, height = sculpt(place_parts(parts, s, rot, (x, y), flip), k=2, smooth=1.2)
    card.paint(
        mask,
        CHITIN,
        tone=0.38,
        volume=0.95,
        height=height,
        cavity=0.3,
        cavity_size=6,
        detail=0.92,
        texture=0.06,
        wobble=0,
        rim="#ffd890",
        rim_width=3,
    )
    feelers = [put(points(0.7, -0.7, 0.9, -1.0, 1.14, -0.96)), put(points(0.64, -0.72, 0.74, -1.06, 0.98, -1.14))]
    thin = feelers + [put(leg) for leg in near]
    card.paint(lines(thin, s * 0.056), CHITIN, tone=0.34, wobble=0.3, edge=0, detail=0.95)


def _ants(card: Card) -> None:
    """A column on its way home; the two in the middle have the ring on their backs."""
    for x, s in ((232, 84), (412, 90), (592, 90), (772, 84)):
        _ant(card, x, ground(x) + 8, s, -0.09, False)
    for x, y, s, rot, flip in ((58, 1176, 82, -0.06, False), (946, 1090, 78, -0.1, False)):
        _ant(card, x, y, s, rot, flip)


def _near_grass(card: Card) -> None:
    for x, reach, bend, width in (
        (-20, 1280, 330, 34),
        (60, 700, -120, 26),
        (1010, 1340, -300, 36),
        (900, 560, 130, 24),
        (985, 420, -190, 20),
    ):
        card.paint(
            _blade(x, 1530, reach, bend, width),
            ["#0e0708", "#24100c", "#5a2c16", "#c87c38"],
            tone=0.2,
            volume=0.5,
            roundness=14,
            rim="#ffb860",
            rim_width=5,
            flow=1.5,
            detail=0.4,
        )
