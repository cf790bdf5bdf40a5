"""A volcano blows soap bubbles, each with a small house in it."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.colour import ramp_table
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.noise import fbm
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, ridge, spline, tube
from atelier.motifs.buildings import house, light_windows
from atelier.motifs.people import small_person
from atelier.motifs.sky import cloud, stratus

LIGHT = (-0.55, -0.6, 0.55)
BUBBLES = (
    (430, 600, 92),
    (590, 520, 70),
    (320, 400, 118),
    (640, 300, 132),
    (470, 240, 56),
    (210, 210, 64),
    (810, 470, 78),
    (860, 180, 58),
    (180, 560, 44),
    (720, 640, 40),
    (520, 740, 46),
    (398, 790, 26),
    (600, 812, 30),
    (520, 860, 20),
)


def paint() -> Field:
    card = Card("bubble_volcano", ground="#b99ab4", light=LIGHT)
    card.sky(["#6d6aa0", "#9a88b0", "#d0a8b8", "#f0c4b8", "#fbe3d0"], 0.02 + 0.95 * Y / 1200, texture=0.2, flow=0.15)
    stratus(card, 900, 60, "#fff0e0", 9, 0.35)
    for x, y, w in ((120, 960, 330), (900, 930, 360)):
        cloud(card, x, y, w, 120, ["#a08cb0", "#e4c4cc", "#fff4e8"], 10, light=LIGHT)
    _sea(card)
    _mountain(card)
    card.brush(sizes=(26, 14, 7, 3.6))
    _shore(card)
    rng = np.random.default_rng(6)
    for _ in range(30):
        at = rng.normal() * 32
        _bubble(card, 504 + at, 892 - abs(rng.normal()) * 20 - (32 - abs(at)) * 0.5, rng.uniform(8, 19))
    for x, y, r in sorted(BUBBLES, key=lambda bubble: bubble[2]):
        _bubble(card, x, y, r)
    return card.finish(bloom=0.3, vignette=0.26, vignette_colour="#3a3468", lift="#2a2648")


def _sea(card: Card) -> None:
    card.paint(
        fill(points(-10, 1210, 1010, 1210, 1010, 1510, -10, 1510)),
        ["#2f4a80", "#4a78a0", "#88b0b8", "#f0d8cc"],
        tone=0.68 - 0.42 * (Y - 1210) / 290,
        texture=0.26,
        texture_size=50,
        stretch=(6, 0.5),
        flow=0.0,
        wobble=1,
    )


def _mountain(card: Card) -> None:
    """A round-shouldered cone with a pink lip and soap running down."""
    cone = spline(
        points(
            -30, 1290, 120, 1220, 260, 1110, 370, 970, 430, 900, 576, 900, 640, 970, 750, 1100, 890, 1220, 1040, 1290
        ),
        False,
    )
    mask = fill(np.concatenate([cone, points(1040, 1330, -30, 1330)]))
    side = 0.56 - 0.5 * (X - 500) / 420 + 0.16 * (fbm(31, 60, 4) - 0.5) * 2
    gullies = 0.09 * np.sin((X - 500) / np.clip((Y - 820) / 12, 4, 60) * 2.4)
    card.paint(
        mask,
        ["#2c2a58", "#56508a", "#8c7aa8", "#c8a8b8", "#f4d8cc"],
        tone=side + gullies,
        texture=0.16,
        texture_size=60,
        stretch=(0.7, 2),
        flow=np.where(X < 500, -1.0, 1.0) * 0.95,
        rim="#fff0e0",
        rim_width=6,
        detail=0.2,
    )
    lip = tube(points(422, 908, 460, 922, 506, 926, 550, 922, 586, 908), [12, 15, 16, 15, 12])
    card.paint(lip, ["#6a4a70", "#c07a94", "#f4b8b0"], tone=0.5, volume=0.6, roundness=10, detail=0.7)
    card.paint(ellipse(504, 894, 76, 17), ["#4a3a70", "#7a64a0"], tone=0.4, detail=0.7)
    card.light_at(504, 880, 150, "#ffe8f0", 0.6, 1.6)
    green = fill(ridge(lambda x: 1270 + 20 * np.sin(x / 90), 12, 6, 100, base=1330)) * smoothstep(
        0.5, 0.6, blur(mask, 3)
    )
    card.paint(green, ["#2c4a5c", "#4f7a70", "#a8b894"], tone=0.5, texture=0.3, texture_size=20, flow=1.5, detail=0.3)
    shade = fill(points(-10, 1318, 1010, 1318, 1010, 1420, -10, 1420))
    card.shade(blur(shade, 24) * 0.35 * smoothstep(1420, 1318, Y), "#3a3468")


def _shore(card: Card) -> None:
    hull = spline(points(690, 1396, 812, 1396, 790, 1426, 712, 1426), sharp=(0, 1))
    small_person(
        card,
        742,
        1420,
        92,
        ["#6a1c28", "#c8405a", "#ffa8a0"],
        hair="#2a1820",
        light=LIGHT,
        rim="#fff0e0",
        arm=[(-0.2, -1.0), (0.17, -0.42)],
    )
    card.paint(hull, ["#3a2440", "#8a5a5c", "#e0b090"], tone=0.5 - 0.3 * (X - 750) / 60, detail=0.9, wobble=0.5)
    card.glaze(blur(lines([points(680, 1432, 826, 1432)], 5), 2) * 0.6, "#fff0e8")
    card.paint(lines([points(722, 1328, 712, 1290)], 3), ["#5a3a44"], detail=1, wobble=0.2)
    card.glaze(lines([ellipse(708, 1276, 14, n=30)], 3) * 0.9, "#5a3a44")


def _bubble(card: Card, x: float, y: float, r: float) -> None:
    """A film of colours, thick at the rim; a house on a crumb of earth inside."""
    disc = fill(ellipse(x, y, r, n=90))
    away = np.hypot(X - x, Y - y) / r
    card.glaze(disc * 0.16, "#fff4f0", "screen")
    if r > 38:
        card.windows = []
        crumb = spline(
            points(-0.62, 0.34, -0.3, 0.28, 0.3, 0.28, 0.62, 0.34, 0.36, 0.62, 0, 0.74, -0.36, 0.62) * r + (x, y)
        )
        card.paint(
            crumb, ["#3a3450", "#5c7a5c", "#b0c88c"], tone=0.7 - 0.9 * (Y - (y + 0.3 * r)) / r, detail=0.9, wobble=0.6
        )
        tint = int(x) % 3
        roof = (
            ["#5a1c28", "#c2504a", "#f4a080"],
            ["#22405c", "#4a80a0", "#a8d0d0"],
            ["#6a4a1c", "#d8a048", "#ffe09c"],
        )[tint]
        house(card, x, y + r * 0.32, r * 0.62, ["#8a6a80", "#f0d8cc", "#fff8f0"], roof, light=LIGHT, detail=0.95)
        light_windows(card, 3, 0.5)
        if r > 80:
            for dx, high in ((-0.46, 0.42), (0.48, 0.34)):
                crown = ellipse(x + dx * r, y + r * (0.34 - high), r * 0.12, r * 0.17)
                card.paint(
                    lines([points(x + dx * r, y + r * 0.36, x + dx * r, y + r * 0.1)], r * 0.04), ["#5a3a34"], detail=1
                )
                card.paint(
                    crown, ["#2c4a3c", "#5c8a5c", "#b8cc8c"], tone=0.5, volume=0.6, roundness=r * 0.1, detail=0.9
                )
    film = ramp_table(["#f0a0c0", "#ffd8a0", "#a0e0d0", "#a0b8f0", "#e8a8e0"])
    shift = (np.sin(np.arctan2(Y - y, X - x) * 2 + away * 4 + x) * 0.5 + 0.5) * 511
    rim = disc * smoothstep(0.62, 1.0, away) * 0.75
    tinted = film[shift.astype(int)]
    card.image = card.image * (1 - rim[..., None] * 0.8) + tinted * rim[..., None] * 0.8
    card.glaze(lines([ellipse(x, y, r, n=90)], max(1.6, r * 0.03)) * 0.75, "#fffaf8")
    for a0, a1, inset, width in ((3.6, 4.5, 0.82, 0.07), (0.5, 1.0, 0.86, 0.035)):
        arc = ellipse(x, y, r * inset, a0=a0, a1=a1, n=24)
        card.glaze(blur(fill(tube(arc[::5], [0.5, r * width, 0.5])), max(0.8, r * 0.012)) * 0.9, "#ffffff")
    card.glaze(disc * radial(x - r * 0.4, y - r * 0.45, r * 0.5, 1.5) * 0.3, "#ffffff", "screen")
