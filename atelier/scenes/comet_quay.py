"""Comets are moored like boats along a quay; the harbourmaster is half asleep."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, ridge, roughen, spline, tube
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.sky import stratus

QUAY = 1210.0
COMETS = ((210, 820, 64, -1.12, 760), (560, 960, 50, -0.98, 620), (800, 730, 76, -1.2, 700), (930, 1010, 36, -0.9, 420))
"""x, y and radius of the head, direction and length of the tail."""


def paint() -> Field:
    card = Card("comet_quay", ground="#3a3a78", light=(0.1, -0.7, 0.5))
    card.sky(
        ["#12174a", "#1f2f78", "#3c5a9c", "#a07a9c", "#ef9f86"], 0.02 + 0.7 * (Y / 1120) ** 1.6, texture=0.2, flow=0.25
    )
    card.stars(240, 900, big=7)
    stratus(card, 1010, 40, "#f8b898", 8, 0.3)
    _water(card)
    for comet in COMETS:
        _tail(card, *comet)
    _stones(card)
    card.brush(sizes=(24, 13, 7, 3.6), aspect=4.2)
    for comet in COMETS:
        _head(card, *comet[:4])
    _ropes(card)
    _harbourmaster(card)
    return card.finish(bloom=0.42, vignette=0.4, vignette_colour="#0c1038", lift="#12143c")


def _water(card: Card) -> None:
    shore = fill(ridge(1060, 16, 12, 300, base=1110))
    card.paint(shore, ["#1a1f5e", "#34407c", "#6a6494"], tone=0.45, texture=0.14, flow=0.05)
    sea = rectangle(-10, 1090, 1020, 200)
    card.paint(
        sea,
        ["#121a50", "#2a4f9a", "#5fb0b8", "#f0c4a6"],
        tone=0.44 - 0.2 * (Y - 1090) / 140,
        texture=0.3,
        texture_size=40,
        stretch=(7, 0.5),
        flow=0.0,
    )
    for x, _, r, _, _ in COMETS:
        glow = radial(x, 1130, 150 + r * 2, 1.3, 0.55, 1.0) * smoothstep(1088, 1100, Y)
        card.glaze(glow * 0.75 * (0.5 + 0.8 * card.noise(26, 3, (6, 0.5))), "#ffe0a0", "screen")


def _tail(card: Card, x: float, y: float, r: float, way: float, length: float) -> None:
    """A bundle of streaming veils, coral at the edge and pale in the middle."""
    rng = np.random.default_rng(int(x))
    for k in range(15):
        spread = rng.normal() * 0.13
        sway = rng.normal() * 46
        reach = length * rng.uniform(0.5, 1.0)
        a = way + spread
        knots = [(x, y)]
        for t in (0.33, 0.66, 1.0):
            bend = sway * math.sin(t * 2.6)
            knots.append(
                (x + reach * t * math.cos(a) - bend * math.sin(a), y + reach * t * math.sin(a) + bend * math.cos(a))
            )
        veil = blur(fill(tube(np.array(knots), [r * 0.8, r * 0.6, r * 0.3, 1])), 4)
        fade = np.clip(1 - np.hypot(X - x, Y - y) / reach, 0, 1) ** 0.8
        card.glaze(veil * fade * 0.2, ("#ef9f86", "#ffdc9a", "#8fd0d0")[k % 3], "screen")
    core = tube(points(x, y, x + length * 0.3 * math.cos(way), y + length * 0.3 * math.sin(way)), [r * 0.7, 2])
    card.glaze(blur(fill(core), 14) * 0.6, "#fff4d0", "screen")
    streak = fill(tube(points(x, y, x + length * math.cos(way), y + length * math.sin(way)), [r * 1.4, r]))
    card.flow = card.flow * (1 - streak[..., None]) + streak[..., None] * np.array(
        [math.cos(2 * way), math.sin(2 * way), 1.0], np.float32
    )


def _head(card: Card, x: float, y: float, r: float, way: float) -> None:
    """A white-hot heart, no hard edge, and a bow wave of light on the side away from the tail."""
    card.light_at(x, y, r * 5.0, "#ffd890", 0.5, 2.0)
    card.light_at(x, y, r * 2.6, "#fff0c0", 0.7, 1.5)
    rng = np.random.default_rng(int(y))
    for k in range(11):
        a = way + math.pi + (k - 5) * 0.3
        reach = r * rng.uniform(1.1, 1.5) * (1 - 0.02 * (k - 5) ** 2)
        back = (x + r * 2.4 * math.cos(way) + r * 0.9 * math.sin(a - way), y + r * 2.4 * math.sin(way))
        tongue = tube(
            points(
                x + reach * math.cos(a),
                y + reach * math.sin(a),
                x + r * 0.9 * math.cos(a + 0.3),
                y + r * 0.9 * math.sin(a + 0.3),
                *back,
            ),
            [1, r * 0.2, 1],
        )
        card.glaze(blur(fill(tongue), 3) * 0.5, ("#ffb878", "#ffe4a8")[k % 2], "screen")
    card.glaze(blur(fill(ellipse(x, y, r * 0.92, n=60)), r * 0.16), "#ffe6a4")
    card.glaze(blur(fill(roughen(ellipse(x, y, r * 0.62, n=60), 3, int(x))), r * 0.14), "#fffdf0")


def _stones(card: Card) -> None:
    """The quay from the front: a lip of flagstones, courses of blocks below, iron bollards."""
    stone = ["#14163c", "#34345c", "#6c6480", "#b8a0a0", "#ffe0c0"]
    card.paint(rectangle(-10, QUAY, 1020, 300), stone, tone=0.3, texture=0.16)
    rng = np.random.default_rng(5)
    for row in range(5):
        y, high = QUAY + 46 + row * 62, 58
        x = -rng.uniform(0, 120)
        while x < 1000:
            wide = rng.uniform(110, 190)
            block = roughen(rectangle(x + 3, y + 3, wide - 6, high - 6), 3, int(x + y) % 99)
            card.paint(
                block,
                stone,
                tone=0.4 - 0.06 * row + rng.normal() * 0.05,
                volume=0.4,
                roundness=10,
                texture=0.2,
                texture_size=26,
                detail=0.3,
                flow=0.0,
            )
            x += wide
    lip = points(-10, QUAY - 14, 1010, QUAY - 14, 1010, QUAY + 46, -10, QUAY + 46)
    lamp = sum((radial(x, QUAY, 260) for x, _, _, _, _ in COMETS), 0 * X)
    card.paint(
        lip,
        stone,
        tone=0.44 + 0.3 * np.clip(lamp, 0, 1),
        texture=0.2,
        texture_size=40,
        stretch=(3, 0.6),
        flow=0.0,
        rim="#ffe0b0",
        rim_width=5,
        contact=0.4,
        contact_offset=(0, 14),
    )
    iron = ["#0c0e28", "#262a48", "#5a5c78", "#d8b8a0"]
    for x in (150, 480, 720, 905):
        post = spline(
            points(-20, 10, -15, -34, -28, -46, -24, -60, 24, -60, 28, -46, 15, -34, 20, 10) + (x, QUAY + 2),
            sharp=(0, 7),
        )
        card.paint(
            post,
            iron,
            tone=0.42,
            volume=0.8,
            roundness=14,
            detail=0.85,
            rim="#ffe0b0",
            rim_width=4,
            contact=0.35,
            contact_blur=6,
        )


def _ropes(card: Card) -> None:
    for (x, y, r, _, _), post in zip(COMETS, (150, 480, 720, 905), strict=True):
        end = (x, y + r * 0.92)
        sag = spline(points(post, QUAY - 34, (post * 0.5 + x * 0.5) + 16, (QUAY + y) / 2 + 60, *end), False)
        card.paint(
            lines([sag], 6), ["#4a2c24", "#b88a5c", "#ffe6b8"], tone=0.62, detail=1, wobble=0.3, fray=0.1, edge=0
        )
        turns = [points(post - 19, QUAY - 30 + 7 * k, post + 19, QUAY - 34 + 7 * k) for k in range(3)]
        card.paint(lines(turns, 5), ["#4a2c24", "#b88a5c", "#ffe6b8"], tone=0.55, detail=1, wobble=0.3, edge=0)
        knot = [points(x - 9, end[1] - 3, x + 9, end[1] + 3), points(x - 9, end[1] + 3, x + 9, end[1] - 3)]
        card.paint(lines(knot, 5), ["#6a3c24", "#b88a5c"], tone=0.5, detail=1, wobble=0.3, edge=0)


def _harbourmaster(card: Card) -> None:
    look = Look(
        "stout",
        "#d9a07e",
        "#d8d4d0",
        "short",
        "coat",
        "#3f8a84",
        "#2c3458",
        "#1c1a28",
        "#f0c050",
        "cap",
        "#24306a",
        beard=True,
        eyes="closed",
        mouth="round",
    )
    man = Figure(look, "sit", -28, head=(-14, 6, 8))
    wood = ["#2a1620", "#6a3c34", "#b07a54", "#f0c890"]
    card.paint(
        rectangle(286, QUAY - 52, 96, 70),
        wood,
        tone=0.45 - 0.3 * (X - 334) / 96,
        detail=0.85,
        wobble=0.6,
        texture=0.2,
        texture_size=20,
        stretch=(3, 0.5),
    )
    card.paint(
        lines([points(290, QUAY - 20, 380, QUAY - 20), points(334, QUAY - 50, 334, QUAY + 14)], 3),
        wood,
        tone=0.1,
        opacity=0.6,
    )
    draw_figure(card, man, 336, QUAY - 58, 218, light=(210, 820), rim="#ffe6b0", detail=0.92)
    card.shade(blur(fill(ellipse(340, QUAY + 24, 80, 9)), 6) * 0.5, "#0c1038")
