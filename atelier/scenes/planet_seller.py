"""A balloon seller holds small planets; a child asks for the dark one."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Colour, Field, X, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, ridge, spline
from atelier.motifs.figure import Figure, Look, draw_figure

LIGHT = (-0.5, -0.6, 0.6)
PLANETS = (
    (330, 250, 92, "#e8925c", "bands"),
    (560, 180, 74, "#58c0b8", "spots"),
    (742, 320, 104, "#d8587a", "ring"),
    (470, 420, 70, "#f0c860", "plain"),
    (250, 470, 58, "#7a86d8", "bands"),
    (610, 500, 62, "#c88ad0", "spots"),
    (838, 540, 50, "#f0a080", "plain"),
    (386, 590, 44, "#8fd08a", "spots"),
)
DARK = (752.0, 690.0, 66.0)


def paint() -> Field:
    card = Card("planet_seller", ground="#5a2a5c", light=LIGHT)
    card.sky(
        ["#140a24", "#2c1648", "#5a2868", "#a8487a", "#f08a78"], 0.03 + 0.72 * (Y / 1200) ** 1.3, texture=0.2, flow=0.2
    )
    card.stars(140, 800, ("#fff0d8", "#d8a8ff"), big=4)
    _fair(card)
    _ground(card)
    for planet in PLANETS:
        _planet(card, *planet)
    _dark_one(card)
    hand, covered = _people(card)
    card.brush(sizes=(22, 12, 6, 3.4))
    _strings(card, hand)
    _lamps(card, covered)
    return card.finish(bloom=0.42, vignette=0.4, vignette_colour="#10061c", lift="#180a2a")


def _fair(card: Card) -> None:
    """Tents and a big wheel, far off and soft."""
    spokes = [
        points(150, 880, 150 + 190 * math.cos(a), 880 + 190 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 13)[:-1]
    ]
    wheel = np.maximum(lines([ellipse(150, 880, 190, n=90), ellipse(150, 880, 168, n=90)], 6), lines(spokes, 3))
    card.paint(wheel, ["#5a2a74", "#a0568c"], tone=0.5, wobble=0.6, edge=0, opacity=0.9)
    for x, wide, high, colour in ((720, 330, 210, "#c8486a"), (930, 260, 170, "#7a3a8c"), (470, 220, 130, "#58487c")):
        base = 1110
        roof = spline(
            points(
                x - wide / 2,
                base - high * 0.45,
                x - wide * 0.18,
                base - high * 0.8,
                x,
                base - high * 1.15,
                x + wide * 0.18,
                base - high * 0.8,
                x + wide / 2,
                base - high * 0.45,
            ),
            False,
        )
        tent = np.concatenate([roof, points(x + wide * 0.44, base + 20, x - wide * 0.44, base + 20)])
        stripe = 0.12 * np.sign(np.sin((X - x) / wide * 26))
        ramp: list[Colour] = [
            mix(colour, "#140a24", 0.7),
            mix(colour, "#2c1648", 0.3),
            colour,
            mix(colour, "#ffd8b0", 0.5),
        ]
        card.paint(
            tent,
            ramp,
            tone=0.42 + stripe - 0.25 * (X - x) / wide,
            texture=0.1,
            haze=0.25,
            haze_colour="#7a3a6c",
            wobble=1,
        )


def _ground(card: Card) -> None:
    field = fill(ridge(lambda x: 1110 + 10 * np.sin(x / 120), 5, 7, 200))
    card.paint(
        field,
        ["#1c0e30", "#3a1c4c", "#7a3c68", "#d88a78"],
        tone=0.6 - 0.45 * smoothstep(1110, 1480, Y),
        texture=0.2,
        texture_size=60,
        stretch=(4, 0.5),
        flow=0.0,
    )


def _planet(card: Card, x: float, y: float, r: float, colour: str, kind: str) -> None:
    ramp: list[Colour] = [
        mix(colour, "#1a0a30", 0.72),
        mix(colour, "#2c1248", 0.36),
        colour,
        mix(colour, "#fff0d0", 0.45),
        "#fff8e8",
    ]
    card.light_at(x, y, r * 2.1, colour, 0.35, 1.6)
    disc = fill(ellipse(x, y, r))
    v = (Y - y + 0.3 * (X - x)) / r
    tone = 0.48 + 0 * X
    if kind in ("bands", "ring"):
        tone = tone + 0.13 * np.sin(v * 9 + 0.8 * np.sin((X - x) / r * 2))
    if kind == "spots":
        tone = tone + 0.3 * (smoothstep(0.52, 0.58, card.noise(r * 0.7, 3)) - 0.4)
    if kind == "ring":
        _ring(card, x, y, r, colour, front=False)
    card.paint(
        disc,
        ramp,
        tone=tone,
        volume=0.75,
        roundness=r * 0.6,
        texture=0.08,
        texture_size=r * 0.3,
        detail=0.6,
        rim="#fff0d8",
        rim_width=5,
        flow=-0.29,
    )
    if kind == "ring":
        _ring(card, x, y, r, colour, front=True)


def _ring(card: Card, x: float, y: float, r: float, colour: str, front: bool) -> None:
    a0, a1 = (0.0, math.pi) if front else (math.pi, 2 * math.pi)
    for k, reach in enumerate((1.45, 1.62, 1.78)):
        arc = ellipse(x, y, r * reach, r * reach * 0.26, -0.3, a0=a0, a1=a1, n=60)
        card.paint(
            lines([arc], r * 0.1),
            [mix(colour, "#2c1248", 0.4), mix(colour, "#ffe8c0", 0.4 + 0.15 * k)],
            tone=0.7,
            wobble=0.4,
            edge=0,
            detail=0.8,
        )


def _dark_one(card: Card) -> None:
    """Nearly black, with a thin bright limb and a few lights of its own."""
    x, y, r = DARK
    card.light_at(x, y, r * 1.7, "#58e0c8", 0.28, 1.8)
    card.paint(
        ellipse(x, y, r),
        ["#06040e", "#120c24", "#241a40", "#5a4a80"],
        tone=0.3,
        volume=0.5,
        roundness=r * 0.6,
        detail=0.7,
        rim="#58e0c8",
        rim_width=6,
    )
    rng = np.random.default_rng(4)
    towns = [ellipse(x + dx * r, y + dy * r, rng.uniform(1.6, 3)) for dx, dy in rng.uniform(-0.55, 0.55, (14, 2))]
    card.after(lambda: card.glaze(fill(*towns), "#ffe0a0"))


def _people(card: Card) -> tuple[tuple[float, float], Field]:
    """Seller and child; returns the hand with the strings, and what the two cover."""
    look = Look(
        "lanky",
        "#c98d66",
        "#2a1a1a",
        "short",
        "coat",
        "#3a2a70",
        "#241a40",
        "#140a18",
        "#f0c060",
        "tall",
        "#241a40",
        scarf="#d8587a",
        eyes="closed",
        mouth="smile",
    )
    seller = Figure(look, "stand", 34, lh=(0.24, 0.5, 0.6), head=(12, 10, 0), grip="l")
    man = draw_figure(
        card,
        seller,
        372,
        1402,
        560,
        light=LIGHT,
        rim="#ffc0a0",
        detail=0.85,
        shadow={"kx": 0.7, "ky": -0.12, "strength": 0.5},
    )
    girl = Look("child", "#7d4c34", "#1c1218", "afro", "dress", "#f0a040", "#5a2a3c", "#3a1a28", "#fff0d0")
    child = Figure(girl, "reach", -132, lh=(0.14, 0.9, 0.4))
    small = draw_figure(
        card,
        child,
        716,
        1412,
        330,
        light=LIGHT,
        rim="#ffc0a0",
        detail=0.85,
        shadow={"kx": 0.7, "ky": -0.12, "strength": 0.5},
    )
    at = man.at(*seller.joints["lhand"][:2])
    return (float(at[0]), float(at[1])), np.maximum(man.silhouette, small.silhouette)


def _strings(card: Card, hand: tuple[float, float]) -> None:
    threads = []
    round_ones = [(p[0], p[1], p[2]) for p in PLANETS] + [DARK]
    spheres = fill(*[ellipse(x, y, r - 1) for x, y, r in round_ones])
    for x, y, r in round_ones:
        sway = (x - hand[0]) * 0.1
        threads.append(
            spline(points(x, y + r, x * 0.62 + hand[0] * 0.38 + sway, (y + r) * 0.5 + hand[1] * 0.5, *hand), False)
        )
    card.paint(
        lines(threads, 2.6) * (1 - spheres), ["#8a6a80", "#fff0d8"], tone=0.75, wobble=0.2, fray=0.1, edge=0, detail=1
    )
    tails = [place(spline(points(0, 0, 8, 26, -6, 50, 6, 74), False), 1, 0.1 * k, hand) for k in range(-2, 3)]
    card.paint(lines(tails, 2.2), ["#8a6a80", "#fff0d8"], tone=0.6, wobble=0.2, edge=0, detail=1)
    card.paint(
        ellipse(hand[0], hand[1], 13, 11),
        ["#7a4a3c", "#c98d66", "#f0c8a0"],
        tone=0.55,
        volume=0.6,
        roundness=8,
        detail=1,
    )


def _lamps(card: Card, covered: Field) -> None:
    garland = spline(points(-10, 830, 250, 960, 520, 930, 760, 860, 1010, 900), False, 10)
    card.paint(lines([garland], 2.4) * (1 - covered), ["#3a1a54"], wobble=0.2, edge=0, opacity=0.8)
    bulbs = [ellipse(float(x), float(y) + 9, 6) for x, y in garland[3::4]]
    bulbs += [
        ellipse(150 + 190 * math.cos(a), 880 + 190 * math.sin(a), 6) for a in np.linspace(0, 2 * math.pi, 13)[:-1]
    ]
    mask = fill(*bulbs) * (1 - covered)
    card.glaze(blur(mask, 10) * 1.2, "#ffb070", "screen")
    card.glaze(mask, "#fff0c0")
    card.light_at(560, 1180, 420, "#ffb080", 0.16, 1.6)
    card.glaze(radial(540, 480, 460, 1.4) * 0.1, "#ffd0e0", "screen")
