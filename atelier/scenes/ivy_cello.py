"""Ivy plays the cello that was left on a chair."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube

TURN = 0.12
AT = (520.0, 930.0)
LIGHT = (-0.7, -0.5, 0.5)
WOOD = ["#2a0c08", "#6a2412", "#b4541e", "#e8964a", "#ffe0a4"]
LEAF = ["#0e2418", "#245034", "#4f8a48", "#a8c46c", "#f0f0b0"]


def put(shape: Polygon) -> Polygon:
    """From the cello's own upright drawing to where it leans."""
    return place(shape, 1.12, TURN, AT)


def paint() -> Field:
    card = Card("ivy_cello", ground="#8a4a5c", light=LIGHT)
    _room(card)
    _chair(card)
    _cello(card)
    _vines(card)
    card.brush(sizes=(22, 12, 6, 3.4))
    _strings(card)
    return card.finish(bloom=0.3, vignette=0.4, vignette_colour="#200c18", lift="#1c0e18")


def _room(card: Card) -> None:
    """A rose wall, a tall window out of sight on the left, boards."""
    card.sky(
        ["#3a1628", "#7a3448", "#b8606c", "#e8a498", "#ffdcc4"],
        0.62 - 0.45 * X / 1000 - 0.12 * Y / 1500,
        texture=0.16,
        flow=1.5,
    )
    shaft = points(-10, 180, 560, 420, 800, 1240, 330, 1240, -10, 760)
    card.glaze(blur(fill(shaft), 26) * 0.3, "#ffe8c0", "screen")
    bars = [points(-10, 470, 640, 740), points(180, 260, 560, 1240), points(380, 340, 720, 1240)]
    card.shade(blur(lines(bars, 22), 10) * 0.3, "#7a3448")
    floor = points(-10, 1240, 1010, 1240, 1010, 1510, -10, 1510)
    card.paint(
        floor,
        ["#20101a", "#54303a", "#946050", "#d8a880"],
        tone=0.6 - 0.4 * X / 1000,
        texture=0.2,
        texture_size=40,
        stretch=(4, 0.5),
        flow=0.0,
    )
    boards = [points(500 + dx, 1240, 500 + dx * 1.7, 1510) for dx in range(-560, 600, 140)]
    card.paint(lines(boards, 4), ["#20101a"], opacity=0.5, wobble=0.5, edge=0)
    card.paint(
        rectangle(-10, 1206, 1020, 38), ["#3a1628", "#8a4a54", "#e0a898"], tone=0.55 - 0.3 * X / 1000, wobble=0.8
    )


def _chair(card: Card) -> None:
    wood = ["#14080c", "#3a1c1a", "#6a3c2c", "#b47c54", "#f0cca0"]
    look = {"volume": 0.7, "roundness": 12, "texture": 0.14, "detail": 0.6, "rim": "#ffdcb0", "rim_width": 4}
    card.shade(blur(fill(points(330, 1420, 800, 1420, 1010, 1480, 520, 1500)), 16) * 0.55, "#1a0a16")
    for knots in (points(770, 360, 764, 800, 790, 1330), points(420, 1000, 410, 1330)):
        card.paint(tube(knots, [17, 19, 15]), wood, tone=0.34, **look)
    for y in (420, 560):
        card.paint(tube(points(470, y + 10, 620, y - 16, 776, y), [20, 23, 20]), wood, tone=0.4, flow=0.0, **look)
    card.paint(tube(points(478, 370, 476, 800, 470, 990), [17, 19, 18]), wood, tone=0.42, **look)
    seat = spline(points(360, 1010, 470, 962, 800, 962, 860, 1010, 850, 1046, 372, 1046), steps=6, sharp=(0, 3, 4, 5))
    card.paint(
        seat, wood, tone=0.5 - 0.3 * (X - 600) / 500, texture=0.14, detail=0.6, rim="#ffdcb0", rim_width=5, contact=0.3
    )
    for knots in (points(392, 1040, 376, 1230, 368, 1436), points(836, 1040, 846, 1230, 860, 1436)):
        card.paint(tube(knots, [20, 19, 14]), wood, tone=0.42, **look)


def _outline() -> Polygon:
    """Upper bout, waist with its corners, lower bout; about 700 high, 400 wide."""
    right = points(
        0, -330, 70, -322, 136, -270, 150, -190, 128, -120, 142, -92, 104, -60, 94, 0, 108, 60, 156, 92, 150, 128,
        188, 210, 176, 310, 96, 366, 0, 378,
    )  # fmt: skip
    left = right[1:-1][::-1] * [-1, 1]
    return spline(np.concatenate([right, left]), steps=8, sharp=(5, 9, 19, 23))


def _cello(card: Card) -> None:
    body = _outline()
    card.paint(
        fill(put(body) + (16, 12)), WOOD, tone=0.12, contact=0.5, contact_blur=18, contact_offset=(26, 20), detail=0.4
    )
    x, y = AT
    grain = 0.05 * np.sin(((X - x) * math.cos(TURN) + (Y - y) * math.sin(TURN)) / 7)
    card.paint(
        put(body),
        WOOD,
        tone=0.5 + grain - 0.26 * (X - x) / 200,
        volume=0.55,
        roundness=44,
        texture=0.1,
        texture_size=60,
        stretch=(0.4, 2.4),
        flow=1.57 + TURN,
        detail=0.4,
        rim="#ffe8b8",
        rim_width=6,
    )
    inner = put(body * 0.93)
    card.paint(lines([np.concatenate([inner, inner[:1]])], 3), ["#2a0c08"], opacity=0.55, wobble=0.4, edge=0)
    for side in (-1, 1):
        hole = spline(points(60, -30, 78, -16, 70, 8, 58, 40, 54, 80, 72, 100) * [side, 1], False)
        card.paint(tube(put(hole)[::6], [4, 6, 7, 7, 5, 4]), ["#140604", "#2a0c08"], tone=0.3, detail=0.8, wobble=0.4)
        ends = [ellipse(side * 64, -28, 9), ellipse(side * 68, 96, 11)]
        card.paint(fill(*[put(end) for end in ends]), ["#140604", "#2a0c08"], tone=0.3, detail=0.8, wobble=0.3)
    ebony = ["#0c0608", "#24141a", "#4a3038", "#c09a88"]
    neck = put(points(-22, -90, 22, -90, 17, -640, -17, -640))
    card.paint(
        neck, ebony, tone=0.45 - 0.4 * (X - x) / 200, volume=0.5, roundness=12, detail=0.7, contact=0.3, contact_blur=8
    )
    card.paint(
        put(points(-15, 200, 15, 200, 25, 350, -25, 350)), ebony, tone=0.45, volume=0.5, roundness=12, detail=0.7
    )
    card.paint(
        put(points(-48, 112, -34, 96, 0, 88, 34, 96, 48, 112, 34, 122, 0, 112, -34, 122)), WOOD, tone=0.75, detail=0.85
    )
    card.paint(
        put(tube(points(0, -640, 0, -690, 16, -724, 34, -712, 30, -690), [19, 17, 15, 12, 6])),
        WOOD,
        tone=0.5,
        volume=0.7,
        roundness=12,
        detail=0.7,
        rim="#ffe8b8",
        rim_width=4,
    )
    for side, up in ((-1, -655), (1, -665), (-1, -690), (1, -700)):
        card.paint(
            put(tube(points(side * 12, up, side * 50, up - 4), [5, 8])),
            ebony,
            tone=0.5,
            detail=0.85,
            volume=0.5,
            roundness=5,
        )
    card.paint(put(tube(points(0, 372, 0, 470), [5, 3])), ["#3a3a44", "#8a8a94", "#f0f0f0"], tone=0.5, detail=0.8)


def _leaf(card: Card, x: float, y: float, s: float, turn: float, tone: float) -> None:
    shape = points(
        0, 0.55, 0.2, 0.3, 0.62, 0.36, 0.5, 0.06, 0.78, -0.22, 0.4, -0.3, 0.22, -0.6, 0, -1, -0.22, -0.6, -0.4, -0.3,
        -0.78, -0.22, -0.5, 0.06, -0.62, 0.36, -0.2, 0.3,
    )  # fmt: skip
    card.paint(
        place(spline(shape, steps=4), s, turn, (x, y)),
        LEAF,
        tone=tone,
        volume=0.5,
        roundness=s * 0.4,
        texture=0.08,
        detail=0.85,
        rim="#f0f0b0",
        rim_width=3,
        contact=0.35,
        contact_blur=6,
        contact_offset=(4, 7),
        wobble=0.5,
    )
    vein = [place(points(0, 0.5, 0, -0.8), s, turn, (x, y))]
    card.after(lambda: card.glaze(lines(vein, max(1.2, s * 0.06)) * 0.6, "#d8e0a0"))


def _vine(card: Card, knots: Polygon, widths: list[float], seed: int, size: float, count: int) -> None:
    rng = np.random.default_rng(seed)
    card.paint(
        tube(knots, widths),
        ["#142414", "#3c5a2c", "#7c8a44", "#c8c47c"],
        tone=0.5,
        volume=0.7,
        roundness=7,
        detail=0.8,
        contact=0.35,
        contact_blur=7,
        contact_offset=(6, 9),
        wobble=0.6,
    )
    line = spline(knots, False, 20)
    for i in np.linspace(4, len(line) - 3, count).astype(int):
        side = 1 if rng.random() < 0.5 else -1
        x, y = line[i] + rng.normal(size=2) * 6 + (0, side * size * 0.6)
        _leaf(
            card,
            float(x),
            float(y),
            size * rng.uniform(0.7, 1.15),
            rng.uniform(-1, 1) + (0 if side < 0 else math.pi),
            0.42 + rng.uniform(-0.08, 0.14),
        )


def _vines(card: Card) -> None:
    """One arm stops the strings, another draws the bow; both come in through the window."""
    neck = put(points(0, -470))[0]
    _vine(
        card,
        np.array(
            [
                (-30, 250),
                (110, 300),
                (230, 250),
                (380, 330),
                (neck[0] - 40, neck[1] - 30),
                (neck[0] + 26, neck[1] - 12),
                (neck[0] + 8, neck[1] + 36),
                (neck[0] - 34, neck[1] + 44),
                (neck[0] - 20, neck[1] + 92),
                (neck[0] + 30, neck[1] + 100),
            ]
        ),
        [13, 12, 11, 10, 8, 7, 6, 5, 5, 4],
        3,
        44,
        17,
    )
    tip, frog = np.array((830.0, 868.0)), np.array((190.0, 1010.0))
    stick = ["#1c0a08", "#5a2414", "#a8602c", "#f0c080"]
    across = tip - frog
    bend = np.array([frog, frog + across * 0.5 + (0, -16), tip])
    card.paint(
        lines([np.array([frog + (0, 22), tip + (0, 16)])], 7), ["#b8a890", "#fff8e8"], tone=0.8, detail=0.9, wobble=0.3
    )
    card.paint(
        tube(bend, [8, 7, 6]),
        stick,
        tone=0.55,
        volume=0.6,
        roundness=6,
        detail=0.9,
        rim="#ffe8b8",
        rim_width=3,
        contact=0.4,
        contact_blur=6,
        contact_offset=(5, 12),
        wobble=0.4,
    )
    card.paint(
        rectangle(frog[0] - 4, frog[1] - 4, 46, 32), ["#0c0608", "#24141a", "#6a5058"], tone=0.5, detail=0.9, wobble=0.4
    )
    _vine(
        card,
        np.array(
            [
                (-30, 900),
                (60, 870),
                (120, 940),
                (170, 990),
                (214, 984),
                (224, 1026),
                (190, 1040),
                (182, 1004),
                (236, 972),
                (280, 984),
            ]
        ),
        [16, 15, 13, 11, 9, 8, 7, 6, 5, 4],
        8,
        50,
        13,
    )
    _vine(
        card,
        np.array([(-30, 1190), (90, 1220), (190, 1300), (330, 1360), (420, 1390), (520, 1420)]),
        [13, 12, 9, 7, 5, 3],
        5,
        40,
        9,
    )


def _strings(card: Card) -> None:
    for k, dx in enumerate((-12, -4, 4, 12)):
        line = put(points(dx * 0.7, -640, dx, -90, dx * 1.5, 100, dx, 220))
        card.glaze(lines([line], 2.2 - 0.25 * k) * 0.9, "#f4e4c8")
    x, y = put(points(0, 40))[0]
    card.light_at(float(x), float(y), 200, "#ffe8b0", 0.25, 1.8)
    rng = np.random.default_rng(4)
    motes = [ellipse(rng.uniform(40, 640), rng.uniform(260, 1180), rng.uniform(1, 3)) for _ in range(60)]
    card.glaze(fill(*motes) * 0.6, "#fff0d0")
    card.glaze(radial(100, 500, 700, 1.5) * 0.18, "#ffe4b8", "screen")
