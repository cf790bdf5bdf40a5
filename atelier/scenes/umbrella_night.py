"""Under a red umbrella it is night, while all around it is day."""

from __future__ import annotations

import math
from typing import Any

import cv2
import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, ridge, spline
from atelier.motifs.people import small_person
from atelier.motifs.plants import pine
from atelier.motifs.props import bird, umbrella
from atelier.motifs.sky import cloud, moon, stratus


def paint() -> Field:
    card = Card("umbrella_night", ground="#d9b27a", light=(0.5, -0.8, 0.4))
    us, ux, uy = _setting(card)
    bm, soft = _private_night(card, us, ux, uy)
    _holder(card, bm)
    card.brush()
    _finishing_marks(card, soft)
    return card.finish(vignette_colour="#6a3a1c", vignette=0.22, bloom=0.25, lift="#1c1428")


def _setting(card: Card) -> tuple[Any, Any, Any]:
    """What lies behind and around."""
    ux, uy, us = (500, 560, 330)
    card.sky(
        [(0, "#f6d77f"), (0.4, "#fbe7b0"), (0.7, "#fdf3d6"), (1, "#f7e2b0")],
        Y / 1100,
        texture=0.16,
        flow=card.noise(480, 2) * 1.1 - 0.4,
    )
    for x, y, w, h in ((170, 330, 460, 230), (850, 240, 520, 250), (820, 700, 420, 170), (90, 780, 420, 170)):
        cloud(card, x, y, w, h, ["#e8c08a", "#fae3b4", "#fff6de", "#ffffff"], 14)
    for i, (y, col) in enumerate([(1000, "#c9cf8a"), (1060, "#a9bf6e"), (1130, "#86a854")]):
        card.paint(
            fill(ridge(lambda x: y + 50 * np.sin(x / 300 + i * 2), 18, 31 + i, 200)),
            [mix(col, "#4a7040", 0.6), col, mix(col, "#fff0b0", 0.6)],
            tone=0.72 - (Y - y) / 460,
            texture=0.2,
            flow=0.15,
        )
    return us, ux, uy


def _private_night(card: Card, us: Any, ux: Any, uy: Any) -> tuple[Any, Any]:
    """The private night: a bell-shaped column of dark under the canopy."""
    bell = spline(
        points(
            ux - 300,
            uy - 70,
            ux - 335,
            760,
            ux - 372,
            960,
            ux - 430,
            1180,
            ux - 380,
            1300,
            ux - 120,
            1352,
            ux + 140,
            1352,
            ux + 390,
            1300,
            ux + 430,
            1180,
            ux + 372,
            960,
            ux + 335,
            760,
            ux + 300,
            uy - 70,
        ),
        sharp=(0, 11),
    )
    bm = fill(bell)
    n = card.noise(70, 4) - 0.5
    soft = blur(cv2.remap(bm, X + n * 60, Y + n * 40, cv2.INTER_LINEAR), 7)
    card.paint(
        soft,
        [(0, "#0a0c2c"), (0.35, "#171d55"), (0.6, "#2f3f86"), (0.85, "#5a6aa8"), (1, "#8a86b8")],
        tone=0.2 + 0.55 * smoothstep(620, 1180, Y) - 0.25 * smoothstep(1180, 1330, Y) + 0.1 * np.abs(X - ux) / 400,
        texture=0.16,
        texture_size=150,
        stretch=(0.6, 1.4),
        wobble=4,
        edge=0.05,
        flow=1.5 + 0.3 * (card.noise(200, 2) - 0.5),
        detail=0.1,
    )
    card.paint(
        fill(ridge(lambda x: 1150 + 26 * np.sin(x / 120), 20, 88, 130)) * soft,
        ["#070a24", "#131c48", "#2f3f70"],
        tone=0.5 - 0.3 * smoothstep(1150, 1350, Y),
        texture=0.15,
        wobble=2,
        edge=0,
    )
    for x, h in ((240, 120), (285, 170), (330, 110), (700, 150), (745, 200), (790, 120)):
        pine(card, x, 1180, h, ["#060a22", "#10183f", "#25346a"], x)
    moon(card, 660, 740, 50, glow=0.55)
    stratus(card, 800, 40, "#6a78b8", 6, 0.5, 300, 700)
    umbrella(
        card,
        ux,
        uy,
        us,
        ["#7a1f3a", "#c43a4a", "#ee7a5e", "#ffc890"],
        light=(0.5, -0.8, 0.4),
        ribs=7,
        handle="#6a4630",
        handle_length=1.5,
    )
    return bm, soft


def _holder(card: Card, bm: Any) -> None:
    """Someone, holding the night up."""
    card.glaze(blur(fill(ellipse(434, 1322, 120, 16)), 10) * 0.6, "#05061c")
    small_person(
        card,
        428,
        1322,
        400,
        ["#1d1f45", "#46589a", "#a9b8e0"],
        hair="#4a2a28",
        legs="#6a5a78",
        arm=[(0.185, -0.72), (-0.16, -0.45)],
        scarf=["#8a5a10", "#f0c050"],
        wind=0.5,
        rim="#dfe8ff",
        dress=0.04,
        light=(640, 760),
        bun=True,
    )
    card.paint(
        fill(ridge(lambda x: 1372 + 20 * np.sin(x / 140), 16, 44, 120)),
        ["#2f5a34", "#6f9a48", "#c0cf70", "#fff0a0"],
        tone=0.62 - 0.3 * smoothstep(1370, 1500, Y) - 0.35 * smoothstep(0.2, 1, blur(bm, 40)),
        texture=0.25,
        flow=1.4,
    )


def _finishing_marks(card: Card, soft: Any) -> None:
    """What is painted once the big strokes are down."""
    card.stars(240, 1120, mask=soft * smoothstep(1120, 980, Y) * (1 - fill(ellipse(640, 760, 60))), big=12)
    g = card.rng
    R = (
        lines(
            [
                points(x, y, x - 4, y + g.uniform(14, 40))
                for x, y in zip(g.uniform(180, 820, 130), g.uniform(600, 1300, 130), strict=False)
            ],
            1.3,
        )
        * soft
    )
    card.glaze(R * 0.5, "#cfe0ff")
    for _i in range(16):
        x, y = (g.uniform(200, 800), g.uniform(1060, 1330))
        card.light_at(x, y, 34, "#d8ff90", 0.7, 2)
        card.paint(ellipse(x, y, 2.6), ["#faffd0"], wobble=0, edge=0)
    for i in range(70):
        x, y = (g.uniform(0, 1000), g.uniform(1385, 1490))
        s = g.uniform(6, 15)
        col = [["#c04a3a", "#ff9a70"], ["#e8b030", "#fff0a0"], ["#f0e8e0", "#ffffff"]][i % 3]
        card.paint(lines([points(x, y, x + g.normal() * 4, y + s * 3)], 2), ["#3f6a38"], opacity=0.8, edge=0)
        for a in range(5):
            card.paint(
                ellipse(x + s * 0.6 * math.cos(a * 1.257), y + s * 0.5 * math.sin(a * 1.257), s * 0.48, s * 0.4),
                col,
                tone=0.5 + 0.1 * a,
                wobble=0.4,
            ) if i % 2 else None
        card.paint(ellipse(x, y, s * 0.4), ["#a06a20", "#ffe070"], tone=0.6, wobble=0.3)
    for x, y, s in ((150, 500, 16), (190, 480, 12), (870, 470, 13)):
        bird(card, x, y, s, "#a87a4a")
    card.spatter(50, ("#fffbe0",), opacity=0.6)
