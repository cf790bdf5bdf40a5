"""The sun is a ball that a dog has brought back."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, points, ridge, tube
from atelier.engine.solid import Solid
from atelier.motifs.animals import draw_animal
from atelier.motifs.sky import stratus

SUN = (212.0, 1090.0)
SIZE = 128.0


def dog() -> Solid:
    """A shaggy dog with its chest down, tail up, asking for another throw; faces left, y up, paws on 0."""
    s = Solid()
    # far legs
    s.limb("far", [(-0.16, 0.3, -0.1), (-0.3, 0.12, -0.1), (-0.46, 0.05, -0.08)], [0.085, 0.06, 0.05])
    s.limb(
        "far", [(0.5, 0.62, -0.12), (0.56, 0.4, -0.12), (0.5, 0.2, -0.12), (0.5, 0.04, -0.12)], [0.15, 0.1, 0.06, 0.06]
    )
    s.limb("body", [(-0.16, 0.36, 0), (0.1, 0.46, 0), (0.34, 0.62, 0), (0.5, 0.7, 0)], [0.2, 0.205, 0.185, 0.19], k=0.1)
    # near legs
    s.limb("body", [(-0.2, 0.32, 0.14), (-0.3, 0.12, 0.16), (-0.52, 0.05, 0.18)], [0.1, 0.066, 0.054], k=0.06)
    s.ball("white", (-0.56, 0.045, 0.18), 0.078, 0.05)
    s.limb(
        "body",
        [(0.5, 0.66, 0.1), (0.6, 0.42, 0.14), (0.5, 0.22, 0.14), (0.54, 0.05, 0.14)],
        [0.19, 0.125, 0.07, 0.06],
        k=0.06,
    )
    s.ball("white", (0.49, 0.045, 0.15), 0.085, 0.05)
    # tail
    s.limb(
        "body", [(0.62, 0.8, 0), (0.76, 0.94, 0), (0.78, 1.1, 0), (0.68, 1.2, 0)], [0.075, 0.085, 0.085, 0.03], k=0.05
    )
    s.ball("white", (0.69, 1.19, 0.02), 0.06, 0.075)
    # neck, head, muzzle
    s.limb("body", [(-0.1, 0.42, 0.04), (-0.26, 0.5, 0.08)], [0.17, 0.14], k=0.1)
    s.ball("body", (-0.34, 0.52, 0.12), 0.17, 0.155, 0.15, k=0.08)
    s.limb("white", [(-0.44, 0.47, 0.2), (-0.6, 0.43, 0.2)], [0.1, 0.072], k=0.06)
    s.ball("nose", (-0.672, 0.455, 0.24), 0.036, 0.032)
    s.limb("ear", [(-0.24, 0.62, 0.2), (-0.16, 0.52, 0.26), (-0.18, 0.38, 0.26)], [0.06, 0.085, 0.05], k=0.02)
    s.limb("ear", [(-0.4, 0.66, 0.02), (-0.5, 0.7, 0.0), (-0.54, 0.62, 0.0)], [0.05, 0.05, 0.03], k=0.02)
    s.marks.append((-0.445, 0.56, 0.026, "glint"))
    return s


def paint() -> Field:
    card = Card("dog_sun", ground="#a87a5c", light=SUN)
    card.sky(
        ["#171d55", "#2f3f86", "#5a6aa8", "#a890b0", "#f0b88c"], 0.02 + 0.78 * (Y / 1050) ** 1.4, texture=0.18, flow=0.1
    )
    card.stars(150, 620, big=5)
    stratus(card, 640, 60, "#e8a08c", 9, 0.3)
    _hills(card)
    _ball(card)
    _animal(card)
    card.brush(sizes=(24, 13, 7, 3.6))
    _glow(card)
    return card.finish(bloom=0.42, vignette=0.36, vignette_colour="#10143c", lift="#14163a")


def _hills(card: Card) -> None:
    for y, ramp, seed, haze in (
        (800, ["#2a3670", "#4a5a90", "#8a86a8"], 3, 0.4),
        (890, ["#22385c", "#3c6070", "#7c9a80"], 8, 0.15),
    ):
        card.paint(
            fill(ridge(y, 50, seed, 330)),
            ramp,
            tone=0.45 + 0.3 * radial(*SUN, 560),
            texture=0.2,
            flow=0.2,
            haze=haze,
            haze_colour="#c09aa8",
        )
    meadow = fill(ridge(lambda x: 1010 + 24 * np.sin(x / 210 + 0.4), 10, 5, 260))
    lit = radial(SUN[0], 1120, 700, 1.1)
    card.paint(
        meadow,
        ["#12202c", "#2c4a34", "#6c8a3c", "#c8c860", "#fff0a4"],
        tone=0.08 + 0.8 * lit,
        texture=0.24,
        texture_size=24,
        stretch=(0.6, 2),
        flow=1.5,
    )
    rng = np.random.default_rng(6)
    blades = [
        tube(points(x, y, x + lean * 0.4, y - h * 0.6, x + lean, y - h), [2.6, 2, 0.6])
        for x, y, lean, h in zip(
            rng.uniform(0, 1000, 420),
            rng.uniform(1060, 1500, 420),
            rng.normal(size=420) * 12,
            rng.uniform(16, 44, 420),
            strict=True,
        )
    ]
    card.paint(
        fill(*blades),
        ["#12202c", "#4a6a34", "#b4bc54", "#fff4b0"],
        tone=0.12 + 0.8 * lit,
        texture=0.1,
        wobble=0.4,
        edge=0,
        flow=1.5,
        detail=0.5,
    )


def _ball(card: Card) -> None:
    x, y = SUN
    for px, width in ((368, 66), (806, 70), (392, 60)):
        card.shade(blur(fill(ellipse(px, 1292, width, 12)), 7) * 0.55, "#10142c")
    card.light_at(x, y, 760, "#ffc870", 0.6, 1.5)
    card.light_at(x, y, 300, "#ffe8a0", 0.6, 1.4)
    ball = ellipse(x, y, SIZE, n=90)
    card.paint(
        ball,
        ["#ff9a30", "#ffcc50", "#fff0a0", "#fffce0"],
        tone=0.4 + 0.6 * radial(x - 20, y - 20, SIZE * 1.15),
        texture=0.12,
        texture_size=40,
        detail=0.5,
        flow=np.arctan2(Y - y, 1.0),
    )


def _animal(card: Card) -> None:
    coat = ["#1c1018", "#5a2c1c", "#a85c2c", "#e8a454", "#fff0c4"]
    cream = ["#3a2420", "#8a6a50", "#e0c498", "#fff2d0", "#fffcec"]
    draw_animal(
        card,
        dog(),
        590,
        1290,
        432,
        {
            "body": coat,
            "white": cream,
            "ear": ["#140a10", "#3a1c18", "#6a3820", "#b87840"],
            "nose": ["#0c080c", "#2a2024", "#6a5a5a"],
        },
        light=(180, 1000),
        rim="#ffe6a0",
        fur=1.2,
        contact=0.3,
        shadow={"kx": 0.7, "ky": -0.16, "strength": 0.55, "colour": "#10142c"},
        k=0.08,
    )


def _glow(card: Card) -> None:
    x, y = SUN
    for radius, strength in ((900, 0.2), (420, 0.34), (210, 0.4)):
        card.light_at(x, y, radius, "#ffc860", strength, 1.8)
    rng = np.random.default_rng(4)
    for k in range(22):
        a = k / 22 * 2 * math.pi + rng.normal() * 0.05
        r0, r1 = SIZE * 1.12, SIZE * rng.uniform(1.3, 1.62)
        ray = tube(
            points(x + r0 * math.cos(a), y + r0 * math.sin(a), x + r1 * math.cos(a), y + r1 * math.sin(a)), [5, 1]
        )
        card.glaze(blur(fill(ray), 2) * 0.6, "#fff0b0")
    card.glaze(smoothstep(0.62, 0.9, card.noise(120, 3)) * smoothstep(900, 1100, Y) * 0.12, "#ffe6a0", "screen")
