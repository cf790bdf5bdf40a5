"""A rainbow is used as a slide, and it ends in a suitcase."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Colour, Field, Polygon, X, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, ridge, spline
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.people import small_person
from atelier.motifs.sky import cloud

LIGHT = (-0.5, -0.7, 0.5)
CENTRE, RX, RY = (386.0, 1130.0), 384.0, 830.0
HALF = 84.0
BANDS = ("#d8504a", "#ee8a4a", "#f6cf5e", "#86b462", "#4f94b4", "#7a6ab0")


def on_arc(t: float, off: float = 0.0) -> tuple[float, float]:
    """A point of the rainbow by its angle, off pixels outside its middle line."""
    nx, ny = math.cos(t) / RX, -math.sin(t) / RY
    length = math.hypot(nx, ny)
    return CENTRE[0] + RX * math.cos(t) + off * nx / length, CENTRE[1] - RY * math.sin(t) + off * ny / length


def slope(t: float) -> float:
    """How steeply the rainbow falls there, in radians."""
    (x0, y0), (x1, y1) = on_arc(t + 0.01, HALF), on_arc(t - 0.01, HALF)
    return math.atan2(y1 - y0, x1 - x0)


def paint() -> Field:
    card = Card("rainbow_suitcase", ground="#a8c0b8", light=LIGHT)
    card.sky(["#4f7fae", "#86b0c8", "#bcd8d8", "#f3ecd0"], 0.05 + 0.8 * Y / 1100, texture=0.2, flow=0.15)
    for x, y, w, h in ((800, 250, 330, 150), (170, 620, 250, 110), (900, 690, 240, 100)):
        cloud(card, x, y, w, h, ["#8aa0b8", "#d8e0e0", "#fffdf4"], 11, light=LIGHT)
    _hills(card)
    _lid(card)
    _rainbow(card)
    _case(card)
    _riders(card)
    card.brush(sizes=(22, 12, 6, 3.4))
    _meadow(card)
    return card.finish(bloom=0.28, vignette=0.26, vignette_colour="#1c2c44", lift="#1c2436")


def _hills(card: Card) -> None:
    for y, ramp, seed, haze in (
        (1030, ["#3f6a6a", "#6c9a80", "#b0c49c"], 4, 0.4),
        (1110, ["#3a6a44", "#6c9a4c", "#b4c46c"], 9, 0.12),
    ):
        card.paint(
            fill(ridge(y, 50, seed, 320)),
            ramp,
            tone=0.6 - 0.2 * smoothstep(y, y + 150, Y),
            texture=0.2,
            texture_size=60,
            flow=0.1,
            haze=haze,
            haze_colour="#bcd4cc",
        )
    front = fill(ridge(lambda x: 1240 + 20 * np.sin(x / 150 + 1), 8, 3, 260))
    card.paint(
        front,
        ["#24502c", "#4f8a3c", "#98b850", "#e4e488"],
        tone=0.62 - 0.35 * smoothstep(1230, 1500, Y),
        texture=0.26,
        texture_size=26,
        stretch=(0.6, 2),
        flow=1.5,
        rim="#f4f0b0",
        rim_width=5,
    )


def _band(inner: float, outer: float) -> Polygon:
    turn = np.linspace(math.pi + 0.1, -0.12, 120)
    return np.array([on_arc(t, outer) for t in turn] + [on_arc(t, inner) for t in turn[::-1]])


def _rainbow(card: Card) -> None:
    """Six bands with a raised lip on both sides, so that one can sit in it."""
    hidden = 1 - smoothstep(1090, 1190, Y) * (X < 300)
    whole = fill(_band(-HALF - 6, HALF + 6)) * hidden
    card.shade(blur(np.roll(whole, (26, 22), (0, 1)), 22) * 0.22 * (Y > 900), "#2c4a44")
    width = 2 * HALF / len(BANDS)
    angle = np.arctan2((CENTRE[1] - Y) / RY, (X - CENTRE[0]) / RX)
    flow = np.arctan2(RY * np.cos(angle), RX * np.sin(angle)) * -1
    for k, colour in enumerate(BANDS):
        outer = HALF - k * width
        ramp: list[Colour] = [
            mix(colour, "#24305c", 0.5),
            mix(colour, "#24305c", 0.15),
            colour,
            mix(colour, "#fff6dc", 0.5),
        ]
        card.paint(
            fill(_band(outer - width - 1, outer)) * hidden,
            ramp,
            tone=0.6 - 0.2 * (X - 400) / 400,
            texture=0.1,
            texture_size=60,
            wobble=1,
            flow=flow,
            detail=0.3,
            edge=0.03,
            opacity=0.96,
        )
    shine = lines([np.array([on_arc(t, HALF - 6) for t in np.linspace(2.9, 0.1, 90)])], 7)
    card.glaze(blur(shine * hidden, 2.5) * 0.6, "#fff8e4")


def _lid(card: Card) -> None:
    leather = ["#2c140e", "#6a3820", "#a8683c", "#e0b078"]
    lid = spline(points(628, 1160, 650, 1010, 672, 992, 912, 992, 934, 1010, 958, 1160), steps=6, sharp=(0, 5))
    card.paint(lid, leather, tone=0.3, volume=0.3, roundness=20, detail=0.6, rim="#ffe4b0", rim_width=4)
    lining = spline(points(648, 1160, 668, 1026, 684, 1012, 902, 1012, 918, 1026, 938, 1160), steps=6, sharp=(0, 5))
    card.paint(lining, ["#4a2038", "#8a3c58", "#d88a94"], tone=0.5 - 0.2 * (Y - 1010) / 150, texture=0.1, detail=0.6)
    card.paint(ellipse(793, 1160, 164, 26), ["#14080c", "#301018"], tone=0.3, detail=0.6)


def _case(card: Card) -> None:
    """The front of the case, strapped, with round labels that say nothing."""
    leather = ["#2c140e", "#6a3820", "#b07040", "#ecc088", "#fff0c8"]
    card.shade(blur(fill(ellipse(830, 1350, 220, 26)), 12) * 0.55, "#1c3020")
    box = spline(
        points(622, 1166, 964, 1166, 968, 1330, 948, 1348, 640, 1348, 618, 1330), steps=6, sharp=(0, 1, 2, 3, 4, 5)
    )
    card.paint(
        box,
        leather,
        tone=0.56 - 0.3 * (X - 790) / 300,
        volume=0.4,
        roundness=20,
        texture=0.16,
        texture_size=40,
        detail=0.6,
        rim="#fff0c8",
        rim_width=5,
    )
    for x in (690, 878):
        card.paint(
            rectangle(x, 1164, 30, 186),
            ["#20100c", "#4a2418", "#8a5030"],
            tone=0.45,
            volume=0.4,
            roundness=8,
            detail=0.8,
        )
        card.paint(rectangle(x - 4, 1214, 38, 28), ["#6a4a1c", "#d0a048", "#fff0b0"], tone=0.6, detail=0.9)
    card.paint(
        rectangle(744, 1230, 100, 16), ["#20100c", "#4a2418", "#8a5030"], tone=0.4, volume=0.6, roundness=6, detail=0.8
    )
    for x, y, colour in (
        (760, 1302, "#4f94b4"),
        (826, 1298, "#f6cf5e"),
        (650, 1250, "#d8504a"),
        (936, 1290, "#86b462"),
    ):
        card.paint(
            ellipse(x, y, 24, 22),
            [mix(colour, "#24305c", 0.4), colour, mix(colour, "#fff6dc", 0.5)],
            tone=0.55,
            detail=0.85,
        )
        card.paint(ellipse(x, y, 12, 11), ["#fff6dc"], tone=0.6, opacity=0.7, detail=0.9)
    for x in (628, 958):
        card.paint(
            ellipse(x, 1334, 15), ["#6a4a1c", "#d0a048", "#fff0b0"], tone=0.55, volume=0.6, roundness=8, detail=0.9
        )


def _riders(card: Card) -> None:
    riders = (
        (
            1.36,
            Look(
                "old_man",
                "#e2ac86",
                "#e8e4dc",
                "bald",
                "suit",
                "#4a5a7c",
                "#3a4058",
                "#2a2028",
                "#f0c060",
                "bowler",
                "#2c2c3c",
                beard=True,
            ),
        ),
        (1.1, Look("child", "#7d4c34", "#1c1218", "braids", "dress", "#f2c14e", "#c8504a", "#3a1c28", "#fff0d0")),
        (0.76, Look("woman", "#c98d66", "#8a3c1c", "bob", "coat", "#2f8a80", "#3a3a50", "#2c2028", "#f0d8a0")),
    )
    for t, look in riders:
        fall = slope(t)
        x, y = on_arc(t, HALF - 8)
        # hands stay up and backs upright, however steep it gets
        up, back = 0.9 * math.cos(fall), -0.9 * math.sin(fall)
        figure = Figure(
            look, "slide", 84, lean=-12 - 0.7 * math.degrees(fall), lh=(0.25, up, back), rh=(-0.25, up, back)
        )
        high = 248 if look.body != "child" else 226
        draw_figure(card, figure, x, y - 14, high, rot=-fall, light=LIGHT, rim="#fff4d8", detail=0.88, contact=0.3)


def _meadow(card: Card) -> None:
    rng = np.random.default_rng(7)
    for _ in range(120):
        x, y = rng.uniform(20, 980), rng.uniform(1290, 1470)
        if 590 < x < 990 and y < 1370:
            continue
        colour = ("#fff6dc", "#f6cf5e", "#e88a7a")[int(rng.integers(3))]
        card.paint(ellipse(x, y, 4.5, 4), [mix(colour, "#24305c", 0.3), colour], tone=0.8, detail=1, wobble=0.3, edge=0)
    waiting = ["#1c2c4c", "#3f6a90", "#8ab4c4"]
    small_person(
        card,
        452,
        1418,
        270,
        waiting,
        hair="#5a2c1c",
        light=LIGHT,
        rim="#fff4d8",
        dress=0.05,
        bun=True,
        arm=[(-0.16, -0.4), (0.3, -0.56)],
    )
    card.shade(blur(fill(ellipse(480, 1420, 74, 11)), 7) * 0.5, "#1c3020")
    bag = rectangle(356, 1350, 78, 58)
    card.paint(
        bag,
        ["#4a1c1c", "#a8483c", "#e89a74"],
        tone=0.5 - 0.3 * (X - 395) / 78,
        detail=0.9,
        wobble=0.6,
        rim="#fff0d0",
        rim_width=3,
    )
    card.paint(
        lines([spline(points(380, 1352, 386, 1334, 404, 1334, 410, 1352), False)], 6), ["#2c140e"], detail=1, wobble=0.3
    )
    card.glaze(radial(300, 200, 700, 1.5) * 0.12, "#fff8e0", "screen")
