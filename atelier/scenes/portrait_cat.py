"""A woman climbs out of her own portrait to feed the cat."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Colour, Field, Polygon, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, ridge, spline, tube
from atelier.motifs.animals import cat_sit, draw_animal
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.patterns import flowers
from atelier.motifs.plants import tree

LIGHT = (-0.6, -0.55, 0.6)
GOLD: list[Colour] = ["#2c180c", "#7a5020", "#c08c38", "#f4d080", "#fffbdc"]
CENTRE, RX, RY = (520.0, 560.0), 290.0, 400.0
FLOOR = 1270.0


def paint() -> Field:
    card = Card("portrait_cat", ground="#6a5a40", light=LIGHT)
    _wall(card)
    _canvas(card)
    _frame(card)
    _console(card)
    hand = _lady(card)
    _cat(card)
    card.brush(sizes=(24, 13, 7, 3.6))
    _saucer(card, float(hand[0]), float(hand[1]))
    return card.finish(bloom=0.24, vignette=0.34, vignette_colour="#1c140c", lift="#20160e", warm="#fff0d0")


def _oval(grow: float) -> Polygon:
    return ellipse(*CENTRE, RX * grow, RY * (1 + (grow - 1) * RX / RY), n=120)


def _wall(card: Card) -> None:
    card.sky(["#24342c", "#3c5a48", "#5c7c60", "#94a878"], 0.3 + 0.34 * radial(300, 400, 1000), flow=1.57, texture=0.12)
    paper = flowers(X, Y, 88).astype(np.float32) * (Y < 1000)
    card.paint(
        paper,
        ["#3c5a48", "#84a078", "#d8d8a8"],
        tone=0.36 + 0.34 * radial(300, 400, 900),
        opacity=0.55,
        edge=0,
        wobble=1.4,
    )
    panel: list[Colour] = ["#1c2822", "#34483c", "#5c7460", "#98a880"]
    card.paint(rectangle(-10, 1000, 1020, 280), panel, tone=0.42, flow=1.57, texture=0.14)
    card.paint(rectangle(-10, 992, 1020, 24), panel, tone=0.64, flow=0.0, detail=0.5)
    for x in (40, 290, 540, 790):
        card.paint(rectangle(x, 1050, 200, 176), panel, tone=0.34, edge=0.12, detail=0.5, wobble=0.6)
    card.paint(
        rectangle(-10, FLOOR, 1020, 250),
        ["#24140c", "#5c3820", "#986434", "#dca85c"],
        tone=0.5 - 0.2 * (Y - FLOOR) / 250,
        flow=0.0,
        texture=0.26,
        texture_size=50,
        stretch=(4, 0.5),
    )


def _canvas(card: Card) -> None:
    """Her painted park, empty now."""
    inside = fill(_oval(1.0))
    sky: list[Colour] = ["#4c6478", "#8ca0a0", "#d8cca4", "#f4e4bc"]
    card.paint(inside, sky, tone=0.3 + 0.6 * (Y - 170) / 700, flow=0.2, texture=0.2, wobble=0, detail=0.3)
    for i, (y, ramp) in enumerate(((600, ["#5c7070", "#8ca090"]), (690, ["#3c5848", "#748c5c"]))):
        hills = fill(ridge(lambda x, y=y, i=i: y + 22 * np.sin(x / 100 + i), 12, 30 + i, 160)) * inside
        card.paint(hills, ramp, tone=0.5, flow=0.1, wobble=2)
    before = card.image.copy()
    tree(
        card,
        330,
        720,
        420,
        ["#1c140c", "#4c3824", "#8c7048"],
        ["#24381c", "#5c7438", "#b4b068"],
        seed=5,
        depth=4,
        leafr=0.12,
        light=LIGHT,
    )
    cover = inside[..., None]
    card.image = before * (1 - cover) + card.image * cover


def _frame(card: Card) -> None:
    ring = np.clip(fill(_oval(1.26)) - fill(_oval(1.0)), 0, 1)
    card.paint(
        ring,
        GOLD,
        tone=0.46,
        volume=0.9,
        roundness=26,
        light=LIGHT,
        detail=0.5,
        contact=0.5,
        contact_blur=30,
        contact_offset=(14, 24),
        cavity=0.5,
    )
    for a in np.linspace(0, 2 * math.pi, 30, endpoint=False):
        x, y = CENTRE[0] + RX * 1.13 * math.cos(a), CENTRE[1] + RY * 1.095 * math.sin(a)
        card.paint(ellipse(x, y, 26, 17, a + 1.57), GOLD, tone=0.54, volume=0.9, roundness=12, light=LIGHT, detail=0.7)
    inner = np.clip(fill(_oval(1.04)) - fill(_oval(1.0)), 0, 1)
    card.paint(inner, GOLD, tone=0.7, detail=0.8, wobble=0.4)
    for side in (-1, 1):
        scroll = spline(
            points(520, 120, 520 + side * 60, 78, 520 + side * 122, 104, 520 + side * 96, 150, 520 + side * 58, 132),
            False,
        )
        card.paint(
            fill(tube(scroll[::4], [22, 18, 14, 8])),
            GOLD,
            tone=0.52,
            volume=0.9,
            roundness=14,
            light=LIGHT,
            detail=0.7,
            contact=0.3,
            contact_blur=8,
        )


def _console(card: Card) -> None:
    """A half-round table on cabriole legs, for stepping down."""
    wood: list[Colour] = ["#1c0c0c", "#542418", "#94482c", "#d88c54", "#ffd8a0"]
    for x0, side in ((640, -1), (900, 1)):
        leg = points(x0, 1080, x0 + side * 26, 1130, x0 + side * 6, 1200, x0 - side * 8, 1260, x0 + side * 20, 1306)
        card.paint(
            fill(tube(leg, [24, 26, 15, 11, 17])),
            wood,
            tone=0.44,
            volume=0.9,
            roundness=14,
            light=LIGHT,
            detail=0.6,
            contact=0.3,
            contact_blur=10,
        )
    apron = spline(points(596, 1046, 944, 1046, 930, 1096, 850, 1112, 770, 1090, 690, 1112, 612, 1096), sharp=(0, 1))
    card.paint(apron, wood, tone=0.4, volume=0.6, roundness=18, light=LIGHT, detail=0.6)
    top = spline(points(574, 1030, 640, 1012, 900, 1012, 966, 1030, 966, 1052, 900, 1060, 640, 1060, 574, 1052))
    card.paint(top, wood, tone=0.64, volume=0.5, roundness=12, light=LIGHT, detail=0.6, contact=0.4, contact_blur=14)
    card.shade(blur(fill(ellipse(790, 1316, 220, 22)), 10) * 0.55)


def _lady(card: Card) -> Field:
    """One leg still in the picture, one foot on the table, her arm stretched down to the cat."""
    look = Look(
        "woman", "#c98d66", "#3c1c14", "bun", "dress", "#2f5a78", "#e8dcc8", "#3a2028", "#f4e0b0", mouth="smile"
    )
    pose = options(
        lf=(0.1, -0.9, 0.42),
        rf=(-0.1, -0.52, -0.5),
        rk=(-0.3, 0.1, 1),
        lh=(0.1, -0.62, 0.78),
        rh=(-0.3, -0.62, -0.42),
        lean=34,
        head=(12, 12, 0),
        ground="none",
    )
    stepping = Figure(look, "stand", -48, **pose)
    lady = draw_figure(card, stepping, 640, 760, 660, light=LIGHT, rim="#fff0c8", detail=0.8, contact=0.45)
    return lady.at(*stepping.joints["lhand"][:2])


def _cat(card: Card) -> None:
    black: list[Colour] = ["#0a0a12", "#1c1c2a", "#3c3c50", "#74748c", "#d8d0d8"]
    draw_animal(
        card,
        cat_sit(tail=((0.2, 0.1), (0.5, 0.06), (0.62, 0.3), (0.5, 0.5))),
        250,
        1388,
        270,
        {"body": black},
        light=LIGHT,
        rim="#fff0c8",
        eye="#f0d050",
        shadow=options(kx=0.7, ky=-0.12, strength=0.5),
    )


def _saucer(card: Card, x: float, y: float) -> None:
    card.paint(
        ellipse(x - 6, y + 16, 62, 17),
        ["#8a8a98", "#dcd8d4", "#fffdf6"],
        tone=0.6,
        volume=0.5,
        roundness=12,
        light=LIGHT,
        detail=1,
        wobble=0.4,
    )
    card.paint(ellipse(x - 6, y + 10, 44, 10), ["#d8ccb8", "#fffaf0"], tone=0.8, detail=1, wobble=0.3)
    card.paint(lines([ellipse(x - 6, y + 14, 55, 13)], 2.4), ["#3f6a90"], opacity=0.8, detail=1, wobble=0.2, edge=0)
