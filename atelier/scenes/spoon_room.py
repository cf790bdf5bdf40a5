"""A spoon on a table reflects a different room."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur, displace
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, spline, tube
from atelier.motifs.patterns import stripes
from atelier.motifs.people import small_person

MIDDLE = (500.0, 560.0)
RX, RY = 286.0, 392.0
SILVER = ["#2c3630", "#66746a", "#a4b0a2", "#dce0d0", "#fffdf4"]
LAMP = (600.0, 560.0)


def paint() -> Field:
    card = Card("spoon_room", ground="#c8b898", light=(-0.6, -0.6, 0.55))
    _cloth(card)
    _spoon(card)
    _reflection(card)
    _crumbs(card)
    card.brush(sizes=(20, 11, 6, 3.2))
    _somebody(card)
    _shine(card)
    return card.finish(bloom=0.28, vignette=0.3, vignette_colour="#2c2c20", lift="#20221c")


def _cloth(card: Card) -> None:
    """A linen cloth in morning light, woven in two greens."""
    card.sky(
        ["#7c8668", "#a8b090", "#d4d0b0", "#f3e8cc", "#fffaec"],
        0.72 - 0.3 * X / 1000 - 0.14 * Y / 1500,
        texture=0.14,
        flow=0.1,
    )
    for band in (stripes(X, Y + 0.12 * X, 150, 0.62), stripes(Y, X - 0.12 * Y, 150, 0.62)):
        card.glaze(band * 0.3, "#8a9a7c", "mul")
    weave = 0.5 + 0.5 * np.sin(X * 1.1) * np.sin(Y * 1.1)
    card.glaze(weave * 0.08, "#5c6a54", "mul")
    fold = spline(points(-10, 1180, 300, 1250, 640, 1200, 1010, 1290), False)
    card.shade(blur(lines([fold + (0, 16)], 26), 18) * 0.4, "#57604a")
    card.glaze(blur(lines([fold], 12), 8) * 0.5, "#fffaec", "screen")


def _spoon(card: Card) -> None:
    x, y = MIDDLE
    bowl = spline(
        [
            (x + RX * math.sin(a) * (1 - 0.1 * math.cos(a)), y - RY * math.cos(a))
            for a in np.linspace(0, 2 * math.pi, 33)[:-1]
        ]
    )
    handle = tube(
        points(x, y + RY - 70, x, y + RY + 20, x + 4, y + RY + 130, x + 14, y + RY + 330, x + 26, 1492),
        [150, 52, 25, 34, 62],
    )
    shape = fill(bowl, handle)
    card.shade(blur(np.roll(shape, (34, 44), (0, 1)), 20) * 0.6, "#4a4c38")
    across = (X - x - 10) / 50
    card.paint(
        handle,
        SILVER,
        tone=0.42 + 0.36 * np.cos(across * 2.4 + 0.9),
        volume=0.4,
        roundness=14,
        texture=0.05,
        detail=0.6,
        flow=1.55,
        rim="#ffffff",
        rim_width=4,
    )
    card.paint(
        bowl,
        SILVER,
        tone=0.62 + 0.3 * np.cos(np.arctan2(Y - y, X - x) + 2.3),
        texture=0.05,
        detail=0.6,
        rim="#ffffff",
        rim_width=5,
        wobble=0.6,
    )


def _reflection(card: Card) -> None:
    """Night in there: a blue wall, a window with stars, a lamp, an open door; all of it bent by the bowl."""
    x, y = MIDDLE
    inside = fill(ellipse(x, y, RX - 24, RY - 28))
    outside = card.image.copy()
    plain = {"texture": 0.08, "detail": 0.6, "wobble": 0.5}
    card.paint(
        rectangle(180, 120, 640, 900),
        ["#0e1c2a", "#1c3644", "#3c5c60", "#8a9478"],
        tone=0.24 + 0.75 * radial(*LAMP, 420, 1.2),
        flow=1.5,
        **plain,
    )
    paper = stripes(Y, X, 54, 0.86)
    card.glaze(paper * fill(rectangle(180, 120, 640, 580)) * 0.16, "#c8d0b0", "screen")
    floor = points(180, 700, 820, 700, 900, 1020, 100, 1020)
    card.paint(
        floor,
        ["#20180e", "#4a3420", "#946a3c", "#e0b070"],
        tone=0.2 + 0.6 * radial(LAMP[0], 800, 380),
        flow=0.0,
        **plain,
    )
    boards = [points(500 + dx, 700, 500 + dx * 1.8, 1020) for dx in range(-320, 330, 64)]
    card.paint(lines(boards, 4), ["#20180e"], opacity=0.6, wobble=0.3, edge=0)
    card.paint(rectangle(322, 300, 150, 220), ["#4a3c2c", "#8a7454"], tone=0.5, **plain)
    card.paint(
        rectangle(336, 314, 122, 192), ["#0a1230", "#1c2c5c", "#40588c"], tone=0.3 + 0.4 * (Y - 314) / 192, **plain
    )
    bars = [points(397, 314, 397, 506), points(336, 410, 458, 410)]
    card.paint(lines(bars, 8), ["#4a3c2c", "#8a7454"], tone=0.5, detail=0.8, wobble=0.3)
    rng = np.random.default_rng(5)
    sparks = [ellipse(rng.uniform(342, 452), rng.uniform(320, 480), rng.uniform(1.4, 3)) for _ in range(16)]
    card.paint(fill(*sparks), ["#fff4d0"], detail=1, wobble=0)
    card.paint(rectangle(668, 390, 90, 312), ["#1a120c", "#3c2a1a"], tone=0.3, **plain)
    card.paint(points(668, 390, 720, 410, 720, 720, 668, 702), ["#4a3420", "#8a6a40", "#d0a868"], tone=0.6, **plain)
    card.paint(rectangle(492, 686, 196, 20), ["#1a0e08", "#3c2414", "#7a5430"], tone=0.45, **plain)
    for leg in (512, 654):
        card.paint(rectangle(leg, 702, 13, 128), ["#1a0e08", "#3c2414"], tone=0.4, **plain)
    shade = points(LAMP[0] - 34, 618, LAMP[0] - 20, 566, LAMP[0] + 20, 566, LAMP[0] + 34, 618)
    card.paint(shade, ["#e8a848", "#ffe098", "#fffbe0"], tone=0.7, **plain)
    card.paint(lines([points(LAMP[0], 616, LAMP[0], 690)], 7), ["#4a3420", "#a8824c"], tone=0.5, detail=0.9)
    card.light_at(LAMP[0], 600, 260, "#ffc870", 0.5, 1.7)
    away = np.hypot((X - x) / RX, (Y - y) / RY)
    pull = 0.34 * np.clip(away, 0, 1) ** 2
    card.image = displace(card.image, (X - x) * (pull - 0.1), (Y - y) * (pull - 0.1), replicate=True)
    edge = blur(inside, 2)[..., None]
    card.image = outside * (1 - edge) + card.image * edge
    hollow = np.clip(inside - fill(ellipse(x + 10, y + 14, RX - 44, RY - 50)), 0, 1)
    card.shade(blur(hollow, 12) * 0.6, "#1c2a2c")
    card.detail = np.maximum(card.detail, inside * 0.75)


def _crumbs(card: Card) -> None:
    rng = np.random.default_rng(9)
    for _ in range(26):
        x, y, r = rng.uniform(90, 930), rng.uniform(1080, 1440), rng.uniform(3, 11)
        if abs(x - 520) < 110:
            continue
        card.paint(
            ellipse(x, y, r * 1.3, r, rng.uniform(0, 3)),
            ["#5a3c20", "#b08044", "#ecc888"],
            tone=0.5,
            volume=0.6,
            roundness=r * 0.5,
            contact=0.4,
            contact_blur=4,
            contact_offset=(4, 5),
            detail=0.9,
        )


def _somebody(card: Card) -> None:
    """In that room a small figure has come in and looks up, as if at us."""
    small_person(
        card,
        428,
        826,
        168,
        ["#3a1a1c", "#a8403c", "#f09070"],
        hair="#2a1a14",
        light=LAMP,
        rim="#ffd890",
        back=False,
        dress=0.05,
    )
    card.shade(blur(fill(ellipse(420, 828, 56, 9)), 5) * 0.5, "#100c08")


def _shine(card: Card) -> None:
    x, y = MIDDLE
    for a0, a1, width in ((3.5, 4.5, 15), (0.5, 1.1, 9)):
        arc = np.array([(x + (RX - 34) * math.cos(a), y + (RY - 40) * math.sin(a)) for a in np.linspace(a0, a1, 7)])
        card.glaze(blur(fill(tube(arc, [1, width, 1])), 4) * 0.7, "#fffdf4")
    pane = fill(points(352, 250, 398, 226, 398, 290, 352, 316), points(352, 326, 398, 300, 398, 362, 352, 390))
    card.glaze(blur(pane, 3) * 0.35 * smoothstep(180, 260, Y), "#fffdf4")
