"""A tailor mends the crack in the horizon with red thread."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y, blank, options
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur, dot
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, spline, tube
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.props import bird
from atelier.motifs.sky import cloud

HORIZON = 1010.0
SEWN = 480.0
"""Left of this the crack is closed."""
LIGHT = (-0.6, -0.6, 0.5)
RED = ["#5a0c14", "#b81f2c", "#ec5a4c"]


def lips(x: Field | float, side: int) -> Field | float:
    """Height of the torn edge of the sky (-1) or of the plain (1)."""
    along = np.clip((np.asarray(x) - SEWN) / 520, 0, 1)
    rng = np.random.default_rng(21 + side)
    knots = np.cumsum(rng.uniform(9, 34, 60)) + SEWN - 40
    teeth = np.interp(x, knots, rng.uniform(-9, 9, 60)) * np.minimum(1, along * 4)
    return HORIZON + side * (3 + (190 if side < 0 else 92) * along**0.9) + teeth


def gap() -> Polygon:
    """What is not mended yet."""
    x = np.arange(SEWN, 1030, 6.0)
    return np.concatenate([np.stack([x, lips(x, -1)], 1), np.stack([x, lips(x, 1)], 1)[::-1]])


def paint() -> Field:
    card = Card("horizon_tailor", ground="#c9b9a4", light=LIGHT)
    _morning(card)
    _plain(card)
    hole = fill(gap())
    _night(card, hole)
    card.brush(sizes=(28, 15, 7, 3.6), aspect=4.0)
    _stars(card, hole)
    _edges(card, hole)
    _seam(card)
    hands = _tailor(card)
    _working_thread(card, hands)
    _tools(card)
    for x, y, size in ((236, 640, 15), (272, 618, 12), (206, 606, 9)):
        bird(card, x, y, size, "#5a6a78")
    return card.finish(bloom=0.26, vignette=0.28, vignette_colour="#4a3c50", lift="#241c2c", warm="#fff2d8")


def _morning(card: Card) -> None:
    """A great pale sky."""
    ramp = [(0, "#7fa9a8"), (0.3, "#a9c6b8"), (0.62, "#e4dfc4"), (0.84, "#fbdcb0"), (1, "#f8bd94")]
    card.sky(ramp, Y / HORIZON, texture=0.12, flow=card.noise(520, 2) * 0.7 - 0.35)
    card.light_at(120, 930, 480, "#fff0c0", 0.55, 1.7)
    white = ["#a4b4b4", "#dcd6c8", "#fbf0dc", "#fffdf4"]
    for x, y, wide, high in ((300, 330, 560, 250), (800, 520, 420, 170), (150, 800, 300, 80), (850, 130, 380, 120)):
        cloud(card, x, y, wide, high, white, 15, light=LIGHT)


def _plain(card: Card) -> None:
    """A salt flat that keeps a little of the sky."""
    x = np.arange(-20, 1030, 6.0)
    land = fill(np.concatenate([np.stack([x, lips(x, 1)], 1), points(1030, 1530, -20, 1530)]))
    depth = (Y - HORIZON) / 490
    ramp = ["#5c6a74", "#98a09a", "#d8ccb4", "#f6e4c8"]
    tone = 0.92 - 0.55 * depth + 0.1 * np.sin(Y / (4 + 16 * np.clip(depth, 0, 1)) + 3 * card.noise(300, 2))
    card.paint(land, ramp, tone=tone, texture=0.14, texture_size=70, stretch=(5, 0.5), flow=0.0, wobble=0.5, edge=0)
    cells = [
        spline(points(x0, y, x0 + w * 0.5, y - 5, x0 + w, y + 3), False)
        for x0, y, w in zip(
            card.rng.uniform(-50, 950, 46),
            1040 + 450 * card.rng.random(46) ** 1.3,
            card.rng.uniform(60, 220, 46),
            strict=True,
        )
    ]
    card.shade(blur(lines(cells, 2.4), 0.8) * 0.3, "#6a6470")


def _night(card: Card, hole: Field) -> None:
    """Behind the world it is dark, and deep."""
    ramp = ["#080a20", "#141a44", "#2c2f74", "#5a4a94"]
    card.paint(hole, ramp, tone=0.2 + 0.4 * card.noise(140, 3), texture=0.16, flow=0.2, wobble=0, edge=0.1, detail=0.5)


def _stars(card: Card, hole: Field) -> None:
    """What shows through the crack: stars and one ringed planet."""
    rng = np.random.default_rng(6)
    sparks = blank()
    for _ in range(150):
        x, y = rng.uniform(SEWN, 1000), rng.uniform(790, 1150)
        dot(sparks, x, y, 0.9 + 2.6 * rng.random() ** 3, float(rng.uniform(0.5, 1)))
    sparks *= smoothstep(0.7, 1.0, blur(hole, 8))
    card.glaze(blur(sparks, 4) * 1.4, "#a8b8ff", "screen")
    card.glaze(sparks, "#fff6dc")
    ring = lines([ellipse(868, 968, 40, 10, -0.35)], 3.4)
    card.paint(ellipse(868, 968, 20), ["#7a4a6a", "#d88a74", "#ffdca8"], tone=0.5, volume=0.9, roundness=16, wobble=0.3)
    front = ring * (1 - fill(ellipse(868, 968, 20)) * (Y < 968 - 0.36 * (X - 868)))
    card.glaze(front * 0.9, "#ffe6c0")


def _edges(card: Card, hole: Field) -> None:
    """The sky is thick: its torn edge shows pale fibres and a turned-up flap."""
    x = np.arange(SEWN - 10, 1030, 6.0)
    for side, colour in ((-1, "#fff2d8"), (1, "#efe0c4")):
        line = np.stack([x, lips(x, side)], 1)
        card.paint(lines([line], 7), [colour], edge=0, wobble=0.8, opacity=0.95)
    card.shade(np.clip(blur(hole, 9) - 0.2, 0, 1) * (1 - hole) * 0.4, "#5a4a6a")
    card.glaze(np.clip(blur(np.roll(1 - hole, 16, 0), 12), 0, 1) * hole * 0.35, "#04051a")
    rng = np.random.default_rng(3)
    threads = []
    for _ in range(44):
        at = rng.uniform(SEWN + 40, 985)
        side = rng.choice((-1, 1))
        y = float(lips(at, side))
        threads.append(points(at, y, at + rng.normal() * 6, y - side * rng.uniform(8, 24)))
    card.paint(lines(threads, 1.8), ["#fff2d8"], edge=0, wobble=0.4, opacity=0.85)


def _tailor(card: Card) -> tuple[np.ndarray, np.ndarray]:
    """He stands where the seam ends and draws the thread tight over his head."""
    look = Look(
        "lanky",
        "#c98d66",
        "#d8d4cc",
        "short",
        "suit",
        "#3c5a66",
        "#34405a",
        "#3a241c",
        "#c9a060",
        beard=True,
        eyes="closed",
        hat="bowler",
        hat_colour="#2c3444",
    )
    figure = Figure(
        look,
        "stand",
        64,
        rh=(-0.1, 0.02, 0.85),
        lh=(0.12, 0.66, 0.62),
        lf=(0.06, -0.97, 0.2),
        rf=(-0.06, -0.97, -0.18),
        lean=6,
        head=(-10, 0, 0),
        grip="lr",
    )
    baked = draw_figure(
        card,
        figure,
        392,
        1286,
        500,
        light=LIGHT,
        rim="#fff0c8",
        shadow=options(kx=1.0, ky=-0.32, strength=0.45, soft=5),
    )
    return baked.at(*figure.joints["lhand"][:2]), baked.at(*figure.joints["rhand"][:2])


def _thread(card: Card, curves: list[Polygon], width: float) -> None:
    """Red thread with its shadow."""
    card.shade(blur(lines([c + (4, 5) for c in curves], width), 2) * 0.4, "#4a2a3a")
    card.paint(lines(curves, width), RED, tone=0.55, volume=0.5, roundness=3, edge=0, wobble=0.3, detail=1)


def _seam(card: Card) -> None:
    """Cross stitches from the left; two loose ones already span the open part."""
    closed = lines([points(-10, HORIZON, SEWN + 20, HORIZON)], 5)
    card.shade(blur(closed, 1.6) * 0.7, "#5a4058")
    rng = np.random.default_rng(8)
    stitches = []
    for x in np.arange(14, SEWN - 30, 38):
        tilt, tall = rng.normal() * 3, 25 + rng.normal() * 2.5
        stitches.append(points(x - 12 + tilt, HORIZON - tall, x + 14, HORIZON + tall))
        stitches.append(points(x + 13, HORIZON - tall + tilt, x - 13 + tilt, HORIZON + tall))
    _thread(card, stitches, 7)
    wide = [np.array([(x - 10, lips(x - 10, -1) - 20), (x + 12, lips(x + 12, 1) + 18)]) for x in (530, 580)]
    _thread(card, wide, 7)


def _working_thread(card: Card, hands: tuple[np.ndarray, np.ndarray]) -> None:
    """From the last stitch through both hands to the needle."""
    upper, lower = hands
    loop = spline(np.array([(592, lips(592, 1) + 18), (640, 1120), (610, 1180), (540, 1130), lower]), False)
    slack = spline(np.array([lower, (lower + upper) / 2 + (34, 20), upper]), False)
    _thread(card, [loop, slack], 5)
    tip = upper + np.array((96, -122))
    eye = upper + np.array((-26, 34))
    along = (tip - eye) / np.linalg.norm(tip - eye)
    across = np.array((-along[1], along[0]))
    needle = np.array(
        [eye - across * 5, eye + across * 5, tip - along * 40 + across * 4, tip, tip - along * 40 - across * 4]
    )
    card.paint(needle, ["#4a5460", "#a8b4ba", "#f4f8f4"], tone=0.7, volume=0.4, roundness=4, wobble=0.2, detail=1)
    card.paint(lines([np.array([eye + along * 4, eye + along * 16])], 3), ["#4a5460"], edge=0, wobble=0)


def _tools(card: Card) -> None:
    """A spool as big as a stool and a measuring tape, in the salt."""
    x, y = 168.0, 1330.0
    card.shade(blur(fill(ellipse(x + 70, y + 48, 120, 20)), 8) * 0.45, "#4a3c50")
    wood = ["#4a2a1c", "#a8703c", "#e8bc7c", "#fff0c8"]
    card.paint(np.maximum(fill(ellipse(x, y + 44, 66, 20)), fill(rectangle(x - 66, y + 30, 132, 14))), wood, tone=0.4)
    drum = np.maximum(fill(rectangle(x - 46, y - 46, 92, 84)), fill(ellipse(x, y + 36, 46, 14)))
    turns = 0.5 - 0.3 * (X - x) / 46 + 0.16 * np.sin((Y - 0.06 * X) / 2.2)
    card.paint(drum, RED, tone=turns, texture=0.06, wobble=0.6, detail=1)
    card.paint(np.maximum(fill(ellipse(x, y - 46, 66, 20)), fill(rectangle(x - 66, y - 60, 132, 14))), wood, tone=0.4)
    card.paint(ellipse(x, y - 61, 66, 20), wood, tone=0.72, wobble=0.6)
    card.paint(ellipse(x, y - 61, 15, 5), ["#2a1410", "#5a3420"], tone=0.3, wobble=0.3)
    run = spline(
        points(x + 44, y + 6, 262, 1372, 330, 1412, 430, 1404, 452, 1364, 410, 1350, 392, 1388, 470, 1430), False
    )
    _thread(card, [run], 4.5)
    tape = tube(points(900, 1404, 820, 1436, 730, 1400, 640, 1424, 570, 1400), [10, 10, 10, 10, 10])
    card.paint(tape, ["#a87820", "#e8b83c", "#fff0a0"], tone=0.6, wobble=0.4, contact=0.4, contact_blur=4)
    marks = [points(574 + k * 17, 1360, 574 + k * 17, 1460) for k in range(20)]
    card.shade(lines(marks, 2.4) * fill(tape) * (card.noise(40, 2) > 0.3) * 0.8, "#4a3010")
