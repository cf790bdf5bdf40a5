"""A glass jar on a sill holds a thunderstorm; a moth waits for the lid to open."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, spline, tube
from atelier.engine.solid import Solid, paint_solid
from atelier.finishes import PastelCard
from atelier.motifs.animals import draw_moth
from atelier.motifs.sky import bolt, cloud, moon

JAR = spline(
    points(
        330,
        520,
        330,
        560,
        262,
        640,
        244,
        760,
        244,
        1040,
        258,
        1140,
        320,
        1176,
        500,
        1186,
        680,
        1176,
        742,
        1140,
        756,
        1040,
        756,
        760,
        738,
        640,
        670,
        560,
        670,
        520,
    ),
    sharp=(0, 14),
)


def paint() -> Field:
    card = PastelCard("jar_storm", ground="#1d2230", light=(-0.5, -0.6, 0.6))
    inside = fill(JAR)
    _night(card)
    _sill(card)
    _curtains(card)
    _storm(card, inside)
    card.brush()
    _lightning(card, inside)
    _glass(card, inside)
    draw_moth(
        card,
        700,
        330,
        96,
        -0.5,
        ("#4a3a34", "#a08060", "#e2c89a", "#fff4dc"),
        "#e08048",
        light=(450, 800),
        rim="#fff0c0",
    )
    return card.finish()


def _night(card: PastelCard) -> None:
    card.sky(["#161b28", "#202a3e", "#2c3a52"], 0.2 + 0.5 * Y / 1500, texture=0.12, flow=1.5)
    for x in (150, 850):
        card.paint(rectangle(x - 7, 0, 14, 1190), ["#2a3244", "#56627c", "#8c98ac"], tone=0.45, flow=1.57, wobble=1)
    card.paint(rectangle(0, 330, 1000, 12), ["#2a3244", "#4c586e"], tone=0.4, flow=0.0, wobble=1)
    moon(card, 265, 190, 58, ("#c8ccd4", "#eef0ea", "#ffffff"), glow=0.5, glow_colour="#b8c8e8")
    card.stars(110, 320, big=3)


def _sill(card: PastelCard) -> None:
    card.paint(
        points(-10, 1120, 1010, 1120, 1010, 1250, -10, 1250),
        ["#2a2a34", "#5c5a60", "#a09a94", "#d8cfc0"],
        tone=0.5 + 0.25 * radial(500, 1170, 480),
        flow=0.0,
        texture=0.18,
        texture_size=60,
        stretch=(4, 0.5),
    )
    card.paint(
        points(-10, 1250, 1010, 1250, 1010, 1510, -10, 1510),
        ["#191c26", "#2c3040", "#4a4c58"],
        tone=0.4 - 0.2 * (Y - 1250) / 250,
        flow=0.0,
    )
    card.shade(blur(fill(ellipse(540, 1190, 330, 34)), 12) * 0.75, "#10121c")
    card.glaze(blur(fill(ellipse(470, 1196, 230, 22)), 16) * 0.4, "#f0dca0", "screen")


def _curtains(card: PastelCard) -> None:
    """Heavy cloth on both sides, lit from the jar."""
    rng = np.random.default_rng(4)
    for side in (-1, 1):
        cloth = Solid()
        for i in range(6):
            top = 500 + side * (520 - i * 34)
            waist = 500 + side * (530 - i * 16)
            foot = 500 + side * (540 - i * 30 + rng.normal() * 6)
            fall = [(top, 10), (top + side * 6, -500), (waist, -980), (foot, -1510)]
            cloth.limb("cloth", fall, [24, 27, 20, 30], k=14)
        baked = cloth.bake(0, 0, 1.0, k=8)
        ramp = ["#1a1826", "#3c2c40", "#8a4a4c", "#d88a68", "#ffd8a0"]
        paint_solid(
            card,
            baked,
            {"cloth": ramp},
            light=(500, 900),
            tone=0.42,
            volume=1.0,
            occlusion=0.4,
            rim="#ffd8a0",
            rim_width=4,
            cavity_size=9,
            texture_size=40,
            stretch=(0.4, 2.2),
            contact_offset=(6, 6),
            detail=0.4,
        )
        band = tube(points(500 + side * 540, 968, 500 + side * 470, 990, 500 + side * 440, 976), [15, 17, 13])
        card.paint(
            band, ["#4a2c14", "#b07a34", "#f4d080"], tone=0.5, volume=0.7, roundness=12, light=(500, 900), detail=0.8
        )


def _storm(card: PastelCard, inside: Field) -> None:
    card.paint(
        inside,
        ["#0e1526", "#1c2c48", "#3c5472", "#7c8c94"],
        tone=0.25 + 0.45 * radial(500, 900, 420),
        flow=0.2,
        texture=0.2,
        texture_size=90,
        wobble=0,
    )
    before = card.image.copy()
    for x, y, w, h, ramp in (
        (430, 760, 420, 200, ["#141a2c", "#33405c", "#6c7c94", "#c0c8cc"]),
        (600, 720, 380, 220, ["#141a2c", "#39465f", "#7c8a9c", "#d8d8d0"]),
        (500, 830, 520, 190, ["#10162a", "#2a3854", "#5c6e8a", "#b0bcc4"]),
    ):
        cloud(card, x, y, w, h, ramp, 14, light=(0.1, 0.5, 0.7), flat=0.3)
    sea = np.clip((Y - 1050 - 14 * np.sin(X / 34) - 8 * np.sin(X / 17 + 2)) / 4, 0, 1)
    card.paint(
        sea,
        ["#0c1c2c", "#1f4a5c", "#4c8c94", "#d0e8dc"],
        tone=0.42 + 0.2 * np.sin(X / 34 + 1.2) * smoothstep(1120, 1050, Y),
        flow=0.1,
        wobble=1,
        texture=0.22,
        texture_size=30,
        stretch=(3, 0.6),
    )
    card.paint(
        spline(points(452, 1044, 500, 1056, 552, 1040, 540, 1068, 500, 1076, 464, 1066)),
        ["#2a1620", "#8a4438", "#e09a6c"],
        tone=0.6,
        detail=1,
        wobble=0.4,
    )
    card.paint(points(500, 1046, 498, 980, 536, 1034), ["#b8a890", "#fff4dc"], tone=0.7, detail=1, wobble=0.4)
    cover = inside[..., None]
    card.image = before * (1 - cover) + card.image * cover
    rain = [
        points(x, y, x - 9, y + 34)
        for x, y in zip(card.rng.uniform(290, 730, 90), card.rng.uniform(800, 1030, 90), strict=True)
    ]
    card.after(lambda: card.glaze(lines(rain, 1.3) * inside * 0.6, "#c8dce8"))


def _lightning(card: PastelCard, inside: Field) -> None:
    before = card.image.copy()
    bolt(card, [(470, 800), (500, 880), (462, 950), (506, 1046)], 4.2, 7, "#ffe9a8")
    bolt(card, [(600, 790), (622, 860), (598, 930)], 2.2, 3, "#ffe9a8")
    cover = inside[..., None]
    card.image = before * (1 - cover) + card.image * cover
    card.light_at(490, 900, 520, "#ffe0a0", 0.28, 1.8)


def _glass(card: PastelCard, inside: Field) -> None:
    outline = lines([np.concatenate([JAR, JAR[:1]])], 5)
    card.glaze(blur(outline, 1.5) * 0.8, "#cfe0ea")
    rim = np.clip(inside - fill(JAR * [0.955, 0.97] + [22.5, 26]), 0, 1)
    card.glaze(blur(rim, 5) * 0.28, "#cfe4ee", "screen")
    for shine in (
        tube(points(290, 690, 276, 780, 278, 960), [4, 9, 3]),
        tube(points(300, 1020, 304, 1070), [6, 3]),
        tube(points(716, 700, 726, 800), [3, 4]),
    ):
        card.glaze(blur(fill(shine), 2.5) * 0.85, "#f4fbff")
    card.glaze(blur(fill(ellipse(500, 1160, 210, 14)), 6) * 0.3, "#cfe4ee", "screen")
    lid = ["#3a2a20", "#8a6a44", "#d8b47c", "#fff0cc"]
    card.paint(
        rectangle(312, 452, 376, 74), lid, tone=0.3 + 0.5 * np.exp(-(((X - 430) / 110) ** 2)), detail=0.8, wobble=0.6
    )
    for x in np.linspace(322, 678, 27):
        card.paint(lines([points(x, 458, x, 520)], 2.2), [lid[0]], opacity=0.5, wobble=0.2, edge=0)
    card.paint(ellipse(500, 452, 188, 22), lid, tone=0.66, detail=0.8, wobble=0.5)
    twine = tube(points(322, 548, 400, 566, 500, 570, 600, 566, 678, 548), [5, 6, 6, 6, 5])
    card.paint(twine, ["#6a2018", "#c23a30", "#f08060"], tone=0.55, volume=0.6, roundness=5, detail=1, wobble=0.4)
