"""A pair of scales weighs a feather against a city; the city rises."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y
from atelier.engine.fields import smoothstep
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline, tube
from atelier.finishes import LinoCard

KEY = ["#000", "#fff"]
PIVOT = (500.0, 322.0)
ARM, TILT, CHAIN = 308.0, 0.42, 540.0
LOW = (PIVOT[0] - ARM * math.cos(TILT), PIVOT[1] + ARM * math.sin(TILT))
HIGH = (PIVOT[0] + ARM * math.cos(TILT), PIVOT[1] - ARM * math.sin(TILT))


def paint() -> Field:
    card = LinoCard(
        "feather_scale",
        paper="#f3ead4",
        inks=("#9cc0b8", "#e0ab48", "#c8452f"),
        key="#1c2440",
        light=(-0.5, -0.6, 0.6),
        pitch=9.0,
        register=4.0,
    )
    swirl = 0.25 * np.sin(X / 210 + Y / 330)
    card.sky(KEY, 0.74 + 0.1 * np.sin((Y + 26 * np.sin(X / 130)) / 34), texture=0.03, plate=1, flow=swirl, ink=0)
    _land(card)
    _stand(card)
    _pan(card, LOW)
    _pan(card, HIGH)
    _feather(card)
    _city(card)
    return card.finish(chatter=260)


def _land(card: LinoCard) -> None:
    for i, (y, seed) in enumerate(((1240, 4), (1330, 9))):
        card.paint(
            fill(ridge(y, 26, seed, 300)),
            KEY,
            tone=0.5 - 0.26 * i - 0.2 * smoothstep(0, 160, Y - y),
            texture=0.06,
            plate=2,
            flow=0.12 - 0.2 * i,
            ink=1.6,
        )


def _stand(card: LinoCard) -> None:
    x, y = PIVOT
    column = spline(
        points(-20, 20, 20, 20, 26, 500, 44, 960, 60, 1040, -60, 1040, -44, 960, -26, 500) + (x, y), sharp=(0, 1, 4, 5)
    )
    stripes = 0.42 - 0.3 * (X - x) / 50
    foot = [rectangle(x - 150, 1356, 300, 34), rectangle(x - 200, 1388, 400, 40)]
    card.paint(fill(column), KEY, tone=stripes, texture=0.04, plate=3, flow=1.57, ink=2.0)
    card.paint(fill(*foot), KEY, tone=0.34 - 0.12 * (X - x) / 200, texture=0.04, plate=3, flow=0.0, ink=2.0)
    for ring in (y + 90, y + 560, y + 1000):
        card.paint(
            ellipse(x, ring, 58 if ring > 900 else 40, 17), KEY, tone=0.5, texture=0.02, plate=2, flow=0.0, ink=1.4
        )
    beam = tube(np.array([LOW, (x, y - 12), HIGH]), [13, 26, 13])
    card.paint(beam, KEY, tone=0.34, volume=0.4, roundness=18, texture=0.04, plate=3, flow=-TILT, ink=2.0)
    card.paint(ellipse(x, y - 10, 44), KEY, tone=0.9, texture=0, plate=2, ink=1.6)
    card.paint(ellipse(x, y - 10, 16), KEY, tone=0.0, texture=0, plate=2, ink=0)
    finial = spline(points(-16, -54, 0, -120, 16, -54) + (x, y), sharp=(1,))
    card.paint(finial, KEY, tone=0.5, texture=0, plate=3, ink=1.2)
    # the needle leans to the side that wins
    card.paint(place(points(-6, 30, 6, 30, 0, 150), 1, 0.42, (x, y - 10)), KEY, tone=0.0, texture=0, plate=0, ink=1.0)


def _pan(card: LinoCard, end: tuple[float, float]) -> None:
    x, y = end[0], end[1] + CHAIN
    card.paint(ellipse(*end, 17), KEY, tone=0.9, texture=0, plate=2, ink=1.2)
    for side in (-1, 1):
        chain = np.linspace((end[0], end[1] + 14), (x + side * 156, y), 40)
        card.paint(lines([chain], 5), KEY, tone=0.0, texture=0, plate=0, ink=0, wobble=0.4)
        for link in chain[::3]:
            card.paint(ellipse(link[0], link[1], 6, 8), KEY, tone=0.0, texture=0, plate=0, ink=0, wobble=0)
    bowl = spline(points(-172, -4, 172, -4, 142, 46, 66, 84, -66, 84, -142, 46) + (x, y), sharp=(0, 1))
    card.paint(
        bowl, KEY, tone=0.4 - 0.26 * (X - x) / 180 - 0.1 * (Y - y) / 80, texture=0.04, plate=2, flow=0.0, ink=2.0
    )
    card.paint(ellipse(x, y - 2, 174, 18), KEY, tone=0.82, texture=0.02, plate=2, flow=0.0, ink=1.0)


def _feather(card: LinoCard) -> None:
    """White and long, its quill on the pan."""
    x, y = LOW[0], LOW[1] + CHAIN

    def put(shape: Polygon) -> Polygon:
        return place(shape, 0.92, -0.32, (x + 40, y - 32))

    vane = spline(
        points(-190, 14, -120, -34, -20, -66, 80, -70, 170, -46, 226, 8, 160, 30, 60, 34, -40, 28, -120, 22), sharp=(5,)
    )
    turn = -0.32
    u = (X - x) * math.cos(turn) + (Y - y) * math.sin(turn)
    v = -(X - x) * math.sin(turn) + (Y - y) * math.cos(turn) + 30
    mask = fill(put(vane))
    card.paint(
        mask, KEY, tone=0.98 - 0.2 * (v > 0), texture=0.02, plate=0, flow=turn + np.where(v < 0, -0.7, 0.7), ink=2.4
    )
    quill = put(spline(points(-256, 34, -150, 10, 0, -6, 140, -8, 224, 8), False))
    card.paint(fill(tube(quill[::8], [4, 6, 5, 3, 1])), KEY, tone=0.0, texture=0, plate=0, ink=0, wobble=0.3)
    rng = np.random.default_rng(3)
    barbs = []
    for at in np.linspace(-150, 200, 44):
        side = 1 if rng.random() < 0.5 else -1
        reach = rng.uniform(16, 44)
        barbs.append(put(points(at, 0, at + reach * 0.8, side * reach)))
    card.paint(lines(barbs, 2.2) * mask * (np.abs(u) < 400), KEY, tone=0.0, texture=0, plate=0, ink=0, wobble=0.3)


def _city(card: LinoCard) -> None:
    """Towers and steep roofs packed on the high pan, windows lit."""
    x, y = HIGH[0], HIGH[1] + CHAIN
    rng = np.random.default_rng(16)
    rows = (
        [(-54, 250, 54, "dome"), (26, 300, 44, "spire"), (80, 200, 50, "roof"), (-106, 190, 46, "roof")],
        [
            (-84, 150, 62, "roof"),
            (-18, 188, 56, "roof"),
            (54, 150, 60, "flat"),
            (116, 130, 48, "spire"),
            (-134, 110, 44, "roof"),
        ],
        [(-112, 84, 66, "roof"), (-40, 96, 64, "roof"), (30, 82, 68, "roof"), (98, 76, 60, "roof")],
    )
    for depth, row in enumerate(rows):
        for dx, high, wide, kind in row:
            left, top, base = x + dx - wide / 2, y - high, y + 6
            wall = rectangle(left, top, wide, base - top)
            tone = 0.3 + 0.14 * depth - 0.4 * (X - x - dx) / wide
            card.paint(wall, KEY, tone=tone, texture=0.03, plate=1 if depth == 1 else 0, flow=1.57, ink=1.2)
            shape = {
                "roof": points(-wide * 0.62, 4, 0, -wide * 0.75, wide * 0.62, 4),
                "spire": points(-wide * 0.6, 4, 0, -wide * 1.9, wide * 0.6, 4),
                "flat": points(-wide * 0.56, 4, -wide * 0.56, -12, wide * 0.56, -12, wide * 0.56, 4),
                "dome": spline(
                    points(-wide * 0.55, 4, -wide * 0.5, -26, 0, -56, wide * 0.5, -26, wide * 0.55, 4), sharp=(0, 4)
                ),
            }[kind]
            card.paint(
                shape + (x + dx, top),
                KEY,
                tone=0.36 - 0.3 * (X - x - dx) / wide,
                texture=0.03,
                plate=3,
                flow=0.9,
                ink=1.2,
            )
            for wy in np.arange(top + 18, base - 22, 30):
                for wx in (left + wide * 0.24, left + wide * 0.62):
                    if rng.random() < 0.75:
                        card.paint(
                            rectangle(wx, wy, 9, 14),
                            KEY,
                            tone=0.0 if rng.random() < 0.5 else 0.95,
                            texture=0,
                            plate=2,
                            ink=0.5,
                            wobble=0.2,
                        )
    # two who lean over the edge
    for dx in (-156, -140):
        card.paint(ellipse(x + dx, y - 32, 7), KEY, tone=0.0, texture=0, plate=0, ink=0.6, wobble=0)
        card.paint(points(-7, 0, 7, 0, 10, 26, -10, 26) + (x + dx, y - 26), KEY, tone=0.0, texture=0, plate=0, ink=0.6)
