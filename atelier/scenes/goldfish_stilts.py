"""A goldfish walks its bowl across a desert on long wooden stilts."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, ridge, spline, tube
from atelier.engine.solid import ground_shadow
from atelier.motifs.animals import draw_animal, fish

X0, Y0, R = 520.0, 430.0, 196.0
WOOD = ["#3a1a14", "#7a4424", "#b87c40", "#ecc078", "#fff0c8"]
SAND = ["#7a2f2f", "#c25a38", "#efa052", "#fbd890", "#fff2cc"]
STILTS = (points(436, 560, 400, 800, 330, 1040, 300, 1290), points(596, 560, 640, 800, 664, 1050, 720, 1260))


def paint() -> Field:
    card = Card("goldfish_stilts", ground="#d88a54", light=(-0.6, -0.6, 0.5))
    card.sky(["#5a3a5c", "#b05a54", "#e8925c", "#f8c07c", "#ffe6a8"], 0.05 + 0.85 * (Y / 1150), texture=0.2, flow=0.1)
    card.light_at(170, 905, 620, "#fff0b8", 0.6, 1.6)
    card.paint(ellipse(170, 880, 74), ["#ffe08a", "#fff6cc"], tone=0.7, detail=0.4)
    _dunes(card)
    _shadows(card)
    _stilts(card)
    _bowl(card)
    card.brush(sizes=(26, 14, 7, 3.6))
    _glass(card)
    _tracks(card)
    return card.finish(bloom=0.34, vignette=0.3, vignette_colour="#3a1420", lift="#281018")


def _dunes(card: Card) -> None:
    for y, amp, seed, tone, haze in ((960, 40, 3, 0.62, 0.5), (1030, 56, 8, 0.55, 0.25)):
        dune = fill(ridge(y, amp, seed, 420))
        card.paint(
            dune,
            SAND,
            tone=tone + 0.3 * radial(170, 940, 600) - 0.3 * smoothstep(y - 30, y + 220, Y),
            texture=0.14,
            texture_size=120,
            stretch=(3, 0.7),
            flow=0.1,
            haze=haze,
            haze_colour="#f0b078",
        )
    front = fill(ridge(lambda x: 1190 - 0.06 * x + 36 * np.sin(x / 230), 6, 5, 300))
    ripple = 0.05 * np.sin((Y + 14 * np.sin(X / 80)) / (5 + 12 * smoothstep(1180, 1500, Y)))
    card.paint(
        front,
        SAND,
        tone=0.6 + ripple + 0.2 * radial(120, 1200, 600) - 0.24 * smoothstep(1150, 1500, Y),
        texture=0.14,
        texture_size=90,
        stretch=(3, 0.6),
        flow=0.06,
        rim="#ffe8b0",
        rim_width=5,
    )
    # a caravan too far off to help
    camel = spline(points(-12, 0, -9, -14, -2, -20, 5, -13, 10, -16, 14, -24, 17, -22, 14, -12, 11, 0))
    humps = fill(*[camel + (770 + k * 34, 976 - 5 * math.sin(k)) for k in range(5)])
    card.after(lambda: card.paint(humps, ["#7a3a3c"], tone=0.4, detail=1, wobble=0.3, opacity=0.8))


def _shadows(card: Card) -> None:
    shape = fill(ellipse(X0, Y0, R), *[tube(stilt, [9, 10]) for stilt in STILTS])
    ground_shadow(card, shape, 1275, kx=0.62, ky=-0.17, colour="#5a2438", strength=0.5, soft=5)


def _stilts(card: Card) -> None:
    for stilt, near in zip(STILTS, (True, False), strict=True):
        card.paint(
            tube(stilt, [13, 15, 13]),
            WOOD,
            tone=0.5 if near else 0.4,
            volume=0.8,
            roundness=9,
            texture=0.14,
            texture_size=30,
            stretch=(0.4, 2.5),
            flow=1.5,
            detail=0.8,
            rim="#fff0c0",
            rim_width=4,
            wobble=1,
        )
        for t in (0.42, 0.7):
            _, y = stilt[0] * (1 - t) + stilt[-1] * t
            at = np.array([np.interp(y, stilt[:, 1], stilt[:, 0]), y])
            band = [points(at[0] - 17, at[1] + k * 7 - 5, at[0] + 17, at[1] + k * 7 + 3) for k in range(4)]
            card.paint(lines(band, 6), ["#8a6a44", "#d8bc88", "#fff0cc"], tone=0.5, detail=0.95, wobble=0.4)


def _bowl(card: Card) -> None:
    """Water, the fish in it, and a wooden collar that the stilts are tied to."""
    bowl = fill(ellipse(X0, Y0, R))
    water = bowl * np.clip(Y - (Y0 - 84), 0, 1)
    card.paint(bowl, ["#f8c890", "#fde4bc", "#fff4dc"], tone=0.6, opacity=0.35, wobble=0.4, detail=0.4)
    card.paint(
        water,
        ["#123c5a", "#2f7f93", "#6cb8b4", "#c8e8d4"],
        tone=0.62 - 0.4 * (Y - Y0) / R + 0.2 * (X0 - X) / R,
        texture=0.14,
        texture_size=60,
        stretch=(2, 0.7),
        flow=0.05,
        wobble=0.4,
        detail=0.4,
    )
    weed = [tube(points(430 + k * 18, 600, 424 + k * 22, 540, 440 + k * 16, 480 + k * 14), [6, 6, 1]) for k in range(3)]
    card.paint(fill(*weed), ["#1c4a3c", "#4a8a5c", "#a0c47c"], tone=0.5, detail=0.8, wobble=0.5)
    pebbles = [
        ellipse(X0 - 110 + k * 28, 600 + 12 * math.sin(k * 2.1) - 0.004 * (k * 28 - 110) ** 2 + 4, 17, 13)
        for k in range(9)
    ]
    card.paint(fill(*pebbles) * bowl, ["#5a4a44", "#b0a08c", "#f0e4cc"], tone=0.5, volume=0.7, roundness=8, detail=0.9)
    gold = ["#6a1a10", "#c8401c", "#f57a28", "#ffb450", "#fff0b0"]
    draw_animal(
        card,
        fish(),
        545,
        476,
        138,
        {"body": gold, "fin": gold, "belly": gold},
        light=(-0.5, -0.7, 0.5),
        fur=0,
        rim="#fff0c0",
        contact=0.15,
    )
    collar = tube(points(410, 580, 470, 622, 520, 632, 572, 622, 632, 580), [15, 18, 18, 18, 15])
    card.paint(
        collar,
        WOOD,
        tone=0.5,
        volume=0.7,
        roundness=12,
        detail=0.8,
        flow=0.0,
        rim="#fff0c0",
        rim_width=4,
        contact=0.35,
        contact_blur=6,
    )
    for x, y in ((430, 590), (602, 600)):
        band = [points(x - 24, y - 14 + k * 9, x + 24, y - 20 + k * 9) for k in range(4)]
        card.paint(lines(band, 7), ["#8a6a44", "#d8bc88", "#fff0cc"], tone=0.55, detail=0.95, wobble=0.4)


def _glass(card: Card) -> None:
    card.glaze(blur(lines([ellipse(X0, Y0, R, n=120)], 5), 1) * 0.7, "#fff8e8")
    rim = np.clip(fill(ellipse(X0, Y0, R)) - fill(ellipse(X0 + 6, Y0 + 8, R - 20)), 0, 1)
    card.glaze(blur(rim, 6) * 0.35, "#fff8e8", "screen")
    mouth = ellipse(X0, Y0 - 178, 92, 17, n=60)
    card.glaze(blur(lines([mouth], 6), 0.8) * 0.85, "#fff8e8")
    card.glaze(lines([ellipse(X0, Y0 - 84, 174, 15, n=60)], 3) * 0.7, "#e8fff4")
    for shine in (tube(points(372, 360, 358, 430, 372, 500), [3, 11, 3]), tube(points(392, 320, 400, 306), [6, 4])):
        card.glaze(blur(fill(shine), 2) * 0.8, "#ffffff")
    for x, y, r in ((600, 420, 6), (618, 392, 8), (606, 364, 5)):
        card.glaze(lines([ellipse(x, y, r, n=24)], 2) * 0.8, "#f0fff8")


def _tracks(card: Card) -> None:
    """Round holes where the stilts have been, and a few drops beside them."""
    for k in range(7):
        x, y, s = 236 - k * 46, 1330 + (k % 2) * 44 + k * 6, 1.0
        card.shade(blur(fill(ellipse(x, y, 17 * s, 7 * s)), 1.5) * 0.6, "#6a2a30")
        card.glaze(blur(lines([ellipse(x, y + 2, 18, 8, a0=0.2, a1=2.9, n=20)], 3), 1) * 0.7, "#fff0c8")
    for x, y in ((560, 690), (552, 742), (566, 800)):
        drop = spline(points(0, -13, 7, 2, 0, 9, -7, 2) + (x, y), sharp=(0,))
        card.paint(drop, ["#2f7f93", "#9cd8d0", "#f0fff8"], tone=0.6, detail=1, wobble=0.2)
