"""A cat lies asleep on a city, seen from above; its tail blocks the only bridge."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline
from atelier.engine.solid import Baked, Solid, paint_solid

LIGHT = (-0.6, -0.55, 0.6)
CENTRE = (540.0, 590.0)
SIZE = 330.0
BRIDGE = (330.0, 1190.0, 0.62)
FUR: list[Colour] = ["#3a1c28", "#8a4630", "#d88a4a", "#f4bc78", "#ffe8c0"]


def river(x: Any) -> Any:
    """Middle of the river."""
    return 1150 + 0.22 * (np.asarray(x) - 300) + 40 * np.sin(np.asarray(x) / 210)


def paint() -> Field:
    card = Card("cat_city", ground="#6a5a78", light=LIGHT)
    card.sky(["#3a3f6a", "#5c5a86", "#8a7496"], 0.4 + 0.1 * np.sin(Y / 300), flow=0.5, texture=0.2, texture_size=80)
    _river(card)
    lamps = _roofs(card)
    _bridge(card)
    cat = _cat(card)
    card.brush(sizes=(22, 12, 7, 3.6))
    lamps = lamps * (1 - cat.silhouette)
    card.glaze(blur(lamps, 9) * 1.6, "#ffb860", "screen")
    card.glaze(lamps, "#fff0b8")
    _fur(card, cat)
    _face(card, cat)
    _people(card)
    return card.finish(bloom=0.3, vignette=0.34, vignette_colour="#161234", lift="#1a1636", warm="#ffe9cc")


def _river(card: Card) -> None:
    bank = smoothstep(96, 90, np.abs(Y - river(X)))
    card.paint(
        bank,
        ["#1c2c58", "#35578a", "#7c9cb8", "#f0cfb0"],
        tone=0.42 + 0.16 * np.sin((Y - river(X)) / 14),
        texture=0.28,
        texture_size=50,
        stretch=(5, 0.5),
        flow=0.2,
        wobble=3,
        contact=0.3,
        contact_blur=10,
    )


def _roofs(card: Card) -> Field:
    """Gabled roofs in crooked rows, lit from the west, with a few lamps in the streets."""
    rng = np.random.default_rng(21)
    ramps = (
        ["#3a1c34", "#7c3f4c", "#c87860", "#f4b88c"],
        ["#2a2648", "#504f80", "#8c86a8", "#d8c0b8"],
        ["#44283a", "#8a5650", "#d09a78", "#fbd8a8"],
        ["#233048", "#48607c", "#86a0a8", "#dcd8c0"],
    )
    lamps = []
    for row, y in enumerate(np.arange(-10, 1540, 66)):
        x = -30.0 + (row % 2) * 26
        while x < 1040:
            width, depth = rng.uniform(46, 104), rng.uniform(38, 58)
            cx, cy = x + width / 2, y + rng.normal() * 5
            if abs(cy - river(cx)) > 122:
                _roof(
                    card,
                    cx,
                    cy,
                    width,
                    depth,
                    rng.normal() * 0.09 + 0.2 * math.sin(cx / 230 + row * 0.35),
                    ramps[int(rng.integers(4))],
                    rng,
                )
            x += width + rng.uniform(7, 14)
            if rng.random() < 0.2 and abs(y - river(x)) > 120:
                lamps.append((x - 5, float(y) + 30))
    return fill(*[ellipse(x, y, 3.4) for x, y in lamps])


def _roof(
    card: Card, x: float, y: float, width: float, depth: float, turn: float, ramp: list[str], rng: np.random.Generator
) -> None:
    half, deep = width / 2, depth / 2
    upper, lower = (
        points(-half, -deep, half, -deep, half, 0, -half, 0),
        points(-half, 0, half, 0, half, deep, -half, deep),
    )
    shift = rng.normal() * 0.07
    tiles = options(detail=0.55, wobble=0.8, texture=0.16, texture_size=14, flow=1.57 + turn)
    shadow = options(contact=0.45, contact_blur=7, contact_offset=(6, 8))
    card.paint(place(upper, 1, turn, (x, y)), ramp, tone=0.68 + shift, **tiles, **shadow)
    card.paint(place(lower, 1, turn, (x, y)), ramp, tone=0.36 + shift, **tiles)
    if rng.random() < 0.55:
        chimney = place(rectangle(rng.uniform(-half * 0.7, half * 0.4), -deep * 0.6, 10, 10), 1, turn, (x, y))
        card.paint(
            chimney,
            ["#3a2230", "#9a6458", "#f0c4a0"],
            tone=0.6,
            detail=0.8,
            wobble=0.4,
            contact=0.5,
            contact_blur=4,
            contact_offset=(5, 5),
        )


def _bridge(card: Card) -> None:
    x, y, turn = BRIDGE
    deck = place(rectangle(-58, -176, 116, 352), 1, turn - 0.42, (x, y))
    card.paint(
        deck,
        ["#5a4a50", "#a89488", "#e8d4b4", "#fff6e0"],
        tone=0.6,
        detail=0.6,
        wobble=1,
        texture=0.2,
        texture_size=16,
        contact=0.5,
        contact_blur=12,
        contact_offset=(10, 14),
        flow=turn,
    )
    for side in (-60, 48):
        rail = place(rectangle(side, -180, 12, 360), 1, turn - 0.42, (x, y))
        card.paint(rail, ["#4a3a48", "#a08c88", "#fff0d8"], tone=0.75, detail=0.8, wobble=0.5)


def _cat(card: Card) -> Baked:
    """Curled up, from above: a crescent of body, the head on the paws, the tail hanging out."""
    cat = Solid()
    arc = [(0.62 * math.cos(a), 0.56 * math.sin(a), 0.0) for a in np.linspace(-2.55, 1.75, 12)]
    cat.limb("body", arc, [0.26, 0.34, 0.4, 0.42, 0.41, 0.38, 0.34, 0.29, 0.25], k=0.1)
    cat.ball("body", (-0.36, -0.42, 0.04), 0.36, 0.33, 0.34, k=0.14)
    cat.ball("body", (0.3, 0.5, 0.1), 0.32, 0.3, 0.32, k=0.14)
    cat.limb("paw", [(0.02, 0.2, 0.16), (-0.2, 0.02, 0.24), (-0.36, -0.08, 0.24)], [0.13, 0.11, 0.1], k=0.05)
    cat.limb("paw", [(-0.1, -0.36, 0.3), (0.1, -0.18, 0.3), (0.12, -0.04, 0.26)], [0.14, 0.11, 0.1], k=0.05)
    cat.ball("body", (-0.16, 0.42, 0.26), 0.31, 0.28, 0.28, rot=0.5, k=0.06)
    cat.ball("cheek", (-0.3, 0.27, 0.44), 0.15, 0.12, 0.12, rot=0.5, k=0.05)
    cat.ball("cheek", (-0.11, 0.2, 0.44), 0.15, 0.12, 0.12, rot=0.5, k=0.05)
    cat.ball("nose", (-0.235, 0.275, 0.57), 0.035, 0.026, 0.03)
    for x, y, tip in ((-0.33, 0.6, (-0.47, 0.84, 0.3)), (0.06, 0.62, (0.16, 0.88, 0.3))):
        middle = ((x + tip[0]) / 2, (y + tip[1]) / 2, 0.34)
        cat.limb("body", [(x, y, 0.34), middle, tip], [0.15, 0.1, 0.015], flat=0.6, k=0.03)
        cat.limb("ear", [(x * 0.9 + tip[0] * 0.1, y + 0.02, 0.42), tip], [0.08, 0.012], flat=0.4)
    tail = [
        (-0.52, -0.5, 0.06),
        (-0.86, -0.72, 0.1),
        (-0.94, -1.08, 0.1),
        (-0.76, -1.5, 0.1),
        (-0.58, -1.86, 0.1),
        (-0.3, -2.16, 0.1),
        (-0.02, -2.14, 0.1),
    ]
    cat.limb("body", tail, [0.2, 0.15, 0.125, 0.12, 0.12, 0.12, 0.1], k=0.06)
    baked = cat.bake(*CENTRE, SIZE, k=0.06, smooth=3)
    shadow = np.roll(baked.silhouette, (34, 26), (0, 1))
    card.shade(blur(shadow, 14) * 0.62 * (1 - baked.silhouette), "#181438")
    white = ["#6a5060", "#c8a8a0", "#f8e4d0", "#fffaf0"]
    paint_solid(
        card,
        baked,
        {"body": FUR, "cheek": white, "paw": white, "nose": ["#7a3840", "#d88a84"], "ear": ["#7a3c40", "#d89a8a"]},
        light=LIGHT,
        rim="#fff0d0",
        volume=0.95,
        occlusion=0.5,
        tone=0.52,
        detail=0.35,
        texture=0.1,
    )
    _stripes(card, baked)
    return baked


def _stripes(card: Card, baked: Baked) -> None:
    """Tabby bars across the spine, and rings on the tail."""
    angle = np.arctan2(-(Y - CENTRE[1]) / 0.56, (X - CENTRE[0]) / 0.62)
    away = np.hypot((X - CENTRE[0]) / 0.62, (Y - CENTRE[1]) / 0.56) / SIZE
    bars = (
        smoothstep(0.25, 0.6, np.sin(angle * 13 + 1.4 * np.sin(away * 9))) * smoothstep(0.9, 1.12, away) * (away < 1.9)
    )
    bars = bars * ((Y - CENTRE[1]) / SIZE < 0.84)
    rings = smoothstep(0.2, 0.6, np.sin((Y - CENTRE[1]) / SIZE * 30 + (X / 40))) * ((Y - CENTRE[1]) / SIZE > 0.86)
    mask, height = baked.groups["body"]
    pattern = (blur((bars + rings).astype(np.float32), 3) * mask).astype(np.float32)
    card.paint(
        pattern,
        FUR[:4],
        tone=0.16 - 0.3 * baked.occlusion,
        volume=0.8,
        height=height,
        light=LIGHT,
        opacity=0.9,
        wobble=3,
        fray=1.6,
        edge=0,
        detail=0.35,
    )


def _fur(card: Card, cat: Baked) -> None:
    """Hairs that run along the body and tail, light over dark."""
    gy, gx = np.gradient(blur(cat.depth, 9))
    along = np.arctan2(gy, gx) + math.pi / 2
    mask = cat.groups["body"][0]
    bright = card.image.mean(-1)
    card.hatch(mask, [FUR[0], FUR[1]], 5200, (7, 17), (0.7, 1.5), along, 0.45, 0.32)
    card.hatch(mask * smoothstep(0.25, 0.55, bright), [FUR[3], FUR[4]], 8200, (7, 18), (0.7, 1.4), along, 0.45, 0.4)
    edge = np.clip(blur(mask, 5) - mask * 0.86, 0, 1) * (mask < 0.6)
    card.hatch(edge * 3, [FUR[2], FUR[3]], 2600, (5, 11), (0.7, 1.3), along + math.pi / 2, 0.5, 0.5)


def _face(card: Card, cat: Baked) -> None:
    for x, y in ((-0.33, 0.44), (-0.02, 0.36)):
        at = cat.at(x, y)
        lid = place(spline(points(-26, -2, 0, 11, 26, -2), False), 1, -0.28, at)
        card.paint(lines([lid], 5), ["#2c141c"], detail=1, wobble=0.3, opacity=0.9)
    nose = cat.at(-0.235, 0.255)
    mouth = [place(spline(points(0, 0, side * 10, 10, side * 22, 6), False), 1, -0.28, nose) for side in (-1, 1)]
    card.paint(lines(mouth, 3), ["#4a2028"], detail=1, wobble=0.3, opacity=0.8)
    whiskers = [
        place(points(side * 30, 4 + 6 * k, side * 112, -8 + 16 * k), 1, -0.28, nose)
        for side in (-1, 1)
        for k in (0, 1, 2)
    ]
    card.paint(lines(whiskers, 1.8), ["#fff8ec"], detail=1, wobble=0.4, opacity=0.85, edge=0)


def _people(card: Card) -> None:
    """Townspeople wait with lanterns at both ends of the bridge."""
    rng = np.random.default_rng(6)
    x0, y0, turn = BRIDGE
    for end in (-1, 1):
        for i in range(9):
            off = place(points(rng.uniform(-40, 40), end * (182 + rng.uniform(4, 60))), 1, turn - 0.42, (x0, y0))[0]
            coat = ["#c23a30", "#e8c070", "#f4e4d0", "#2f6a80", "#7a4a7a"][i % 5]
            card.shade(blur(fill(ellipse(off[0] + 7, off[1] + 6, 9, 5)), 2) * 0.6, "#181438")
            card.paint(
                ellipse(off[0], off[1], 8.5, 7), [mix(coat, "#1a1430", 0.5), coat], tone=0.6, detail=1, wobble=0.3
            )
            card.paint(ellipse(off[0], off[1] - 3, 4.2), ["#3a2420", "#6a4630"], tone=0.6, detail=1, wobble=0.2)
            if i % 3 == 0:
                card.light_at(off[0] + 9, off[1] + 2, 44, "#ffc070", 0.8, 2)
                card.paint(ellipse(off[0] + 9, off[1] + 2, 3), ["#fff4c0"], detail=1, wobble=0)
