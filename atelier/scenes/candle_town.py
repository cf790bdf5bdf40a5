"""A candle whose wax has become a town that leans away from the flame."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.sculpt import ball, limb, sculpt
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube
from atelier.finishes import PastelCard
from atelier.motifs.people import small_person
from atelier.motifs.props import umbrella

FLAME = (500.0, 300.0)
WAX = ["#3a2018", "#7a4a2c", "#c8924e", "#f2d08a", "#fff6d8"]
ROOF = ["#2c1614", "#6a3420", "#b46a34", "#efb060", "#ffe4a4"]


def half_width(y: float) -> float:
    """How wide the hill of wax is at a height."""
    return float(np.interp(y, [470, 600, 800, 1000, 1180, 1290], [74, 120, 190, 262, 350, 410]))


def paint() -> Field:
    card = PastelCard("candle_town", ground="#1e1716", light=FLAME)
    card.sky(["#1e1716", "#33221a", "#6a3f20"], 0.1 + 0.75 * radial(*FLAME, 720, 1.5), texture=0.1, flow=0.6)
    _dish(card)
    _hill(card)
    _houses(card)
    card.brush(sizes=(13, 7, 4))
    _flame(card)
    _neighbour(card)
    return card.finish()


def _dish(card: PastelCard) -> None:
    """The table and a brass saucer with a ring to hold it by."""
    card.paint(
        rectangle(-10, 1250, 1020, 270),
        ["#1e1716", "#3c281e", "#7a4c2a"],
        tone=0.25 + 0.4 * radial(500, 1260, 620),
        flow=0.0,
        texture=0.16,
        stretch=(5, 0.5),
    )
    brass = ["#2c1c14", "#6a4422", "#b8822e", "#f2c860", "#fff2c0"]
    card.shade(blur(fill(ellipse(510, 1400, 440, 40)), 14) * 0.8, "#100a0a")
    ring, height = sculpt([limb(ellipse(896, 1330, 62, 50, n=22), [13, 13])])
    card.paint(ring, brass, tone=0.42, volume=0.9, height=height, detail=0.7)
    card.paint(ellipse(500, 1352, 436, 66), brass, tone=0.3 + 0.3 * np.clip((X - 120) / 700, 0, 1), detail=0.6)
    card.paint(ellipse(500, 1328, 436, 62), brass, tone=0.42 + 0.25 * radial(500, 1290, 500), detail=0.6, rim=brass[-1])
    card.paint(ellipse(500, 1322, 396, 50), ["#2c1c14", "#5a381e", "#a8762c"], tone=0.4, detail=0.5)


def _hill(card: PastelCard) -> None:
    """The candle, melted into a hill, with drips that reach the dish."""
    rng = np.random.default_rng(7)
    parts = [
        limb(points(500, 470, 500, 800), [76, 190], z=-20),
        limb(points(500, 800, 500, 1180), [190, 330], z=-90, flat=0.7),
        ball(500, 1270, 405, 76, hz=70),
    ]
    for _ in range(46):
        side = rng.uniform(-0.97, 0.97)
        top, length = rng.uniform(560, 1000), rng.uniform(110, 330)
        run = [(500 + side * half_width(y), y) for y in np.linspace(top, min(1290, top + length), 4)]
        z = 190 * math.sqrt(1 - side * side)
        parts.append(limb(run, [7, 12, 13, 19], z=z))
    mask, height = sculpt(parts, k=18, smooth=2.5)
    mask = mask * np.clip(1300 - Y, 0, 1)
    card.paint(
        mask,
        WAX,
        tone=0.36 + 0.3 * radial(*FLAME, 1000),
        volume=0.75,
        height=height,
        cavity=0.5,
        texture=0.06,
        detail=0.4,
        flow=1.57,
    )
    foot = spline(
        points(
            96, 1262, 150, 1302, 240, 1330, 330, 1318, 420, 1346, 520, 1340, 610, 1352, 700, 1324, 800, 1334,
            870, 1300, 908, 1262, 500, 1190,
        )
    )  # fmt: skip
    card.paint(
        foot,
        WAX,
        tone=0.5 - 0.4 * (Y - 1230) / 130,
        volume=0.5,
        roundness=26,
        texture=0.06,
        detail=0.5,
        contact=0.5,
        contact_blur=9,
        contact_offset=(0, 9),
    )
    card.glaze(mask * radial(500, 470, 240, 1.4) * 0.7, "#ffdf90", "screen")


def _wax_house(card: PastelCard, x: float, y: float, s: float, lean: float, tall: float, tower: bool) -> None:
    """One house, its roof dripping on the far side from the flame."""

    def put(shape: Field) -> Field:
        q = np.asarray(shape, float) * s
        q[:, 0] += lean * np.clip(-q[:, 1] / s, 0, 9) ** 1.35 * s  # bent, as soft wax bends
        return q + (x, y)

    side = 1 if x > FLAME[0] else -1
    near = math.exp(-math.hypot(x - FLAME[0], y - FLAME[1]) / 800)
    lit = -side * (X - x) / s
    card.paint(
        put(place(spline(rectangle(-0.4, -tall, 0.8, tall + 0.16), steps=6, sharp=(0, 1, 2, 3)), 1)),
        WAX,
        tone=0.2 + 0.62 * near + 0.45 * lit,
        detail=0.85,
        wobble=0.6,
        texture=0.06,
        contact=0.45,
        contact_blur=7,
        contact_offset=(side * 5.0, 4.0),
    )
    peak = 1.25 if tower else 0.62
    roof = spline(
        points(-0.56, -tall + 0.08, -0.2, -tall - peak * 0.55, 0, -tall - peak, 0.2, -tall - peak * 0.55, 0.56, -tall)
        * [side, 1],
        steps=8,
        sharp=(0, 2, 4),
    )
    card.paint(put(roof), ROOF, tone=0.22 + 0.55 * near + 0.5 * lit, detail=0.85, wobble=0.6, texture=0.06)
    drip = tube(points(side * 0.4, -tall - 0.06, side * 0.44, -tall + 0.24), [0.08, 0.045])
    card.paint(put(drip), ROOF, tone=0.3 + 0.3 * near, detail=0.85, wobble=0.3)
    panes = [rectangle(-0.2, -tall * 0.76, 0.15, 0.24), rectangle(0.08, -tall * 0.76, 0.15, 0.24)]
    door = rectangle(-0.09, -0.3, 0.2, 0.34)
    dark = fill(*[put(shape) for shape in [*panes, door]])
    card.after(lambda: card.glaze(dark * 0.85, "#3a1e1a"))


def _houses(card: PastelCard) -> None:
    rng = np.random.default_rng(3)
    for row, y in enumerate(np.linspace(610, 1250, 9)):
        reach = half_width(y) * 0.9
        size = 44 + row * 4.2
        count = max(2, int(2 * reach / (size * 1.12)))
        for i in rng.permutation(count):
            across = -1 + 2 * (i + 0.5) / count + rng.normal() * 0.03
            x = 500 + across * reach
            lean = 0.52 * across * (1.3 - 0.06 * row)
            tall = rng.uniform(0.75, 1.25)
            tower = rng.random() < 0.2
            drop = 34 * across * across
            _wax_house(card, x, y + drop, size * (1.05 - 0.12 * abs(across)), lean, tall + 0.8 * tower, tower)


def _flame(card: PastelCard) -> None:
    x, y = FLAME
    pool = fill(ellipse(500, 474, 70, 17))
    card.paint(pool, ["#e8a848", "#ffe098", "#fff8dc"], tone=0.6, wobble=0.5)
    card.paint(tube(points(500, 474, 497, 430, 505, 398), [6, 5, 4]), ["#1a1010", "#5a2c18"], tone=0.3, wobble=0.4)
    for radius, strength in ((640, 0.34), (300, 0.45), (150, 0.5)):
        card.light_at(x, y, radius, "#ffb454", strength, 1.9)
    outer = spline(points(500, 120, 532, 220, 566, 310, 556, 384, 500, 420, 446, 384, 438, 310, 474, 220), sharp=(0,))
    card.paint(outer, ["#ff9a30", "#ffc860", "#fff0b8"], tone=0.3 + 0.7 * (Y - 150) / 300, wobble=1.5, edge=0)
    inner = spline(points(500, 220, 522, 300, 530, 360, 500, 398, 472, 360, 480, 300), sharp=(0,))
    card.glaze(blur(fill(inner), 5), "#fffbe4")
    card.glaze(blur(fill(ellipse(500, 404, 26, 15)), 5) * 0.7, "#6f86b8")


def _neighbour(card: PastelCard) -> None:
    """Somebody on the topmost ledge keeps the heat off with a parasol."""
    x, y = 580, 566
    small_person(
        card,
        x,
        y,
        78,
        ["#2a2030", "#56627c", "#a8b4c4"],
        hair="#3a2018",
        light=FLAME,
        rim="#ffe6a0",
        arm=[(-0.12, -0.78), (0.17, -0.42)],
    )
    umbrella(card, x - 12, y - 84, 44, ["#6a1418", "#c23a2c", "#ff9060"], tilt=-0.5, light=FLAME, handle_length=0.75)
    card.glaze(lines([points(416, 556, 404, 520)], 3) * 0.8, "#8a5a30")
    flag = points(404, 520, 376, 512, 400, 506)
    card.paint(flag, ["#6a1418", "#c23a2c"], tone=0.7, detail=1, wobble=0.3)
