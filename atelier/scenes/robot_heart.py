"""A robot gardener plants its own glowing heart next to the tulips."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y, blank, options
from atelier.engine.card import Card
from atelier.engine.fields import radial
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, roughen, spline, tube
from atelier.motifs.sky import cloud

METAL = ["#1f2c2c", "#45605a", "#7f9a86", "#c2cdaa", "#fff2d0"]
WORN = ["#3a2420", "#7c4a38", "#c08058", "#f0c090"]
HEART = (668.0, 1120.0)
SOIL = 1220.0


def paint() -> Field:
    card = Card("robot_heart", ground="#a8907a", light=(620, 640))
    _evening(card)
    _fence(card)
    _bed(card)
    _tulips(card, ((70, 1236, 300), (160, 1262, 250), (800, 1226, 330), (886, 1262, 396), (958, 1230, 320)), 1)
    _robot(card)
    card.brush(sizes=(24, 13, 7, 3.6))
    _face(card)
    _heart(card)
    _hands(card)
    _near(card)
    return card.finish(bloom=0.42, vignette=0.36, vignette_colour="#1a1420", lift="#1c1824", warm="#ffeccc")


def _evening(card: Card) -> None:
    """A pale evening behind hedges and a greenhouse."""
    card.sky(
        [(0, "#6a86a0"), (0.3, "#a8b8b0"), (0.55, "#e8cfae"), (0.75, "#f6dcb8"), (1, "#d8a27c")], Y / 1150,
        texture=0.14, flow=card.noise(420, 2) * 0.8,
    )  # fmt: skip
    for x, y, w, h in ((170, 250, 420, 150), (850, 380, 380, 130), (620, 150, 300, 90)):
        cloud(card, x, y, w, h, ["#c8a898", "#ecd0b4", "#fff0d4", "#fff8e8"], 10)
    for y, ramp, seed in ((800, ["#7c9488", "#a8b89c", "#d0d0ac"], 4), (880, ["#57705c", "#86987a", "#c0c49c"], 9)):
        card.paint(
            fill(ridge(y, 34, seed, 150)), ramp, tone=0.6 - (Y - y) / 600, texture=0.24, texture_size=40, flow=0.8
        )


def _fence(card: Card) -> None:
    """White pickets across the back of the garden."""
    wood = ["#6c7478", "#b8b4a4", "#f0e6cc", "#fff8e4"]
    for y in (1010, 1098):
        card.paint(rectangle(-10, y, 1020, 20), wood, tone=0.42, detail=0.5, flow=0.0)
    for k, x in enumerate(range(14, 1000, 68)):
        top = 946 + 7 * math.sin(k * 2.3)
        slat = points(x, top + 26, x + 20, top, x + 40, top + 26, x + 40, 1190, x, 1190)
        card.paint(slat, wood, tone=0.58, volume=0.3, roundness=10, detail=0.5, flow=1.57, contact=0.3, contact_blur=8)


def _bed(card: Card) -> None:
    """Dark soil with a small hole and the earth beside it."""
    card.paint(
        fill(ridge(1170, 12, 21, 200)),
        ["#3a4a30", "#62744a", "#98a468"],
        tone=0.5,
        texture=0.3,
        texture_size=20,
        flow=1.4,
    )
    soil = fill(ridge(lambda x: SOIL + 10 * np.sin(x / 130), 10, 22, 90))
    card.paint(
        soil,
        ["#1c1418", "#3c2824", "#6a4432", "#a87850"],
        tone=0.5 - (Y - SOIL) / 700,
        texture=0.34,
        texture_size=22,
        flow=0.1,
        volume=0.2,
    )
    card.paint(
        roughen(ellipse(HEART[0], 1322, 122, 38), 6, 2), ["#0c080c", "#2a1a18", "#5a3626"], tone=0.24, detail=0.5
    )
    heap = spline(points(742, 1352, 776, 1300, 826, 1272, 880, 1296, 926, 1356, 840, 1374))
    card.paint(heap, ["#241816", "#4c3028", "#8a5c40", "#d8a070"], tone=0.5, volume=0.7, roundness=30, texture=0.36,
               texture_size=14, light=HEART, contact=0.4, contact_blur=14)  # fmt: skip


def _tulips(card: Card, spots: tuple[tuple[int, int, int], ...], seed: int) -> None:
    """Tulips on bending stems, two leaves each; the heads lean towards the heart."""
    reds = (["#5a1426", "#b03038", "#e8685a", "#ffc09c"], ["#7a3a1c", "#d07c3c", "#f6b45c", "#fff0b8"],
            ["#5a2444", "#a84c70", "#e490a0", "#ffdcd0"])  # fmt: skip
    leaf = ["#1c3428", "#3c6446", "#7c9c62", "#d0d898"]
    for i, (x, y, tall) in enumerate(spots):
        lean = 0.14 * (HEART[0] - x) / 300
        tip = (x + lean * tall * 0.6, y - tall)
        stem = points(x, y + 16, x + 4, y - tall * 0.5, *tip)
        card.paint(tube(stem, [8, 7, 6]), leaf, tone=0.5, volume=0.6, roundness=6, detail=0.8, light=HEART)
        for side in (-1, 1):
            bend = tall * (0.2 + 0.05 * ((i + seed) % 3))
            blade = spline(
                points(
                    x,
                    y + 14,
                    x + side * bend * 0.7,
                    y - tall * 0.26,
                    x + side * bend * 1.1,
                    y - tall * 0.62,
                    x + side * bend * 0.34,
                    y - tall * 0.34,
                ),
                sharp=(0, 2),
            )
            card.paint(
                blade,
                leaf,
                tone=0.48,
                volume=0.7,
                roundness=14,
                detail=0.7,
                light=HEART,
                contact=0.25,
                contact_blur=8,
                flow=1.4,
            )
        ramp = reds[(i + seed) % 3]
        size = 0.62 + tall / 900
        turn = math.atan(lean)

        def put(*knots: float, tip: tuple[float, float] = tip, size: float = size, turn: float = turn) -> Polygon:
            return place(spline(points(*knots), sharp=(0,)), size, turn, tip)

        shared = options(volume=0.8, roundness=18, detail=0.8, light=HEART, texture=0.1)
        for side in (-1, 1):
            card.paint(
                put(side * 40, -104, side * 56, -50, side * 40, 0, 0, 12, side * 4, -40), ramp, tone=0.42, **shared
            )
        card.paint(
            put(0, -116, 32, -62, 30, -8, 0, 14, -30, -8, -32, -62),
            ramp,
            tone=0.56,
            contact=0.3,
            contact_blur=6,
            **shared,
        )


def _plate(card: Card, shape: Polygon | Field, tone: float = 0.5, roundness: float = 40, **given: object) -> Field:
    """A piece of the robot's tin."""
    plain = {"volume": 0.95, "texture": 0.14, "texture_size": 40, "detail": 0.6, "rim": "#ffdca0", "rim_width": 5,
             "contact": 0.35, "contact_blur": 12, "light": HEART}  # fmt: skip
    return card.paint(shape, METAL, tone=tone, roundness=roundness, **(plain | given))


def _robot(card: Card) -> None:
    """It kneels to the right of the empty bed: legs, body with an open hatch, far arm, bowed head, straw hat."""
    shade = blur(fill(ellipse(330, 1290, 300, 40)), 16)
    card.shade(shade * 0.7, "#2a1c24")
    _plate(card, tube(points(300, 1130, 226, 1238, 120, 1276), [46, 44, 34]), 0.34, 28)
    _plate(card, spline(points(50, 1300, 62, 1252, 110, 1240, 168, 1262, 166, 1300)), 0.36, 18)
    _plate(card, tube(points(398, 1030, 486, 1120, 610, 1130), [17, 17, 15]), 0.36, 12)
    body = spline(points(206, 742, 260, 704, 420, 700, 478, 734, 498, 880, 486, 1040, 440, 1096, 300, 1104, 226, 1062,
                         196, 900))  # fmt: skip
    _plate(card, body, 0.46, 90)
    for y in (742, 1058):
        for x in range(252, 470, 42):
            card.paint(ellipse(x, y, 6), METAL, tone=0.62, volume=0.9, roundness=4, detail=0.9, light=HEART)
    patch = place(rectangle(-36, -32, 72, 64), 1, 0.12, (268, 990))
    card.paint(patch, WORN, tone=0.46, volume=0.5, roundness=14, detail=0.7, texture=0.22, light=HEART)
    hatch = np.clip(fill(rectangle(346, 796, 118, 150)), 0, 1)
    card.paint(grown(hatch), METAL, tone=0.3, detail=0.8, edge=0.12)
    card.paint(hatch, ["#0c0a10", "#1f1a20", "#6a3a28", "#c87c48"], tone=0.2 + 0.36 * (Y - 796) / 150, detail=0.8)
    empty = heart_shape(405, 872, 50)
    card.paint(empty, ["#2a1a1c", "#7c4430", "#d08850"], tone=0.34, detail=0.9, edge=0.2)
    door = points(466, 790, 560, 762, 566, 932, 466, 950)
    card.paint(door, METAL, tone=0.62, volume=0.4, roundness=16, detail=0.8, light=HEART, rim="#ffdca0", contact=0.3)
    card.paint(ellipse(548, 850, 8), WORN, tone=0.6, volume=0.8, roundness=4, detail=0.9)
    _plate(card, tube(points(250, 1076, 380, 1100, 452, 1190), [52, 54, 42]), 0.52, 30)
    _plate(card, tube(points(452, 1190, 440, 1250, 392, 1290), [40, 36, 30]), 0.44, 24)
    _plate(card, spline(points(362, 1314, 374, 1272, 430, 1262, 500, 1290, 506, 1316)), 0.5, 16)
    _plate(card, ellipse(452, 1184, 34), 0.6, 18)
    neck = _plate(card, fill(tube(points(352, 690, 372, 640, 400, 610), [34, 30, 30])), 0.36, 16)
    for t in (0.25, 0.5, 0.75):
        ring = points(318 + 52 * t, 690 - 66 * t, 386 + 50 * t, 704 - 70 * t)
        card.paint(lines([ring], 5) * neck, ["#1f2c2c"], opacity=0.7, detail=0.8)
    head = place(
        spline(points(-150, -100, 0, -120, 142, -94, 154, 20, 136, 104, 0, 122, -142, 106, -158, 0)),
        1,
        0.24,
        (450, 520),
    )
    _plate(card, head, 0.52, 70)
    _plate(card, place(ellipse(0, 0, 34, 44), 1, 0.24, (322, 486)), 0.44, 18)
    _hat(card)


def grown(mask: Field) -> Field:
    """A soft frame a little larger than the mask."""
    frame: Field = np.clip(blur(mask, 7) * 3, 0, 1)
    return frame


def _hat(card: Card) -> None:
    """A straw hat with one daisy."""
    straw = ["#5a3a1c", "#a87c3c", "#e4bc68", "#fff0b4"]

    def put(shape: Polygon) -> Polygon:
        return place(shape, 1, 0.24, (480, 402))

    card.paint(
        put(spline(points(-250, 20, -120, -26, 0, -34, 130, -26, 250, 20, 120, 42, 0, 48, -120, 42))),
        straw,
        tone=0.48,
        volume=0.6,
        roundness=18,
        texture=0.3,
        texture_size=8,
        stretch=(3, 0.6),
        flow=0.24,
        detail=0.6,
        contact=0.5,
        contact_blur=14,
        light=(700, 200),
    )
    card.paint(
        put(spline(points(-122, 0, -112, -84, -50, -124, 50, -124, 112, -84, 122, 0, 0, 18))),
        straw,
        tone=0.52,
        volume=0.8,
        roundness=44,
        texture=0.3,
        texture_size=8,
        stretch=(3, 0.6),
        flow=0.24,
        detail=0.6,
        light=(700, 200),
    )
    card.paint(
        put(spline(points(-123, 2, -120, -30, 0, -14, 120, -30, 123, 2, 0, 20))),
        ["#5a1c28", "#a8403c", "#e8806c"],
        tone=0.5,
        volume=0.5,
        roundness=12,
        detail=0.7,
    )
    for k in range(8):
        petal = ellipse(70 + 17 * math.cos(k * 0.785), -10 + 17 * math.sin(k * 0.785), 13, 6.5, k * 0.785)
        card.paint(put(petal), ["#c8b8a8", "#fffaf0"], tone=0.7, detail=0.9, wobble=0.4)
    card.paint(put(ellipse(70, -10, 10)), ["#b87820", "#ffdc70"], tone=0.6, volume=0.8, roundness=6, detail=0.9)


def _face(card: Card) -> None:
    """Two lenses half shut, looking down at the heart, and a small grille."""

    def put(shape: Polygon) -> Polygon:
        return place(shape, 1, 0.24, (462, 528))

    for x in (-12, 96):
        card.paint(
            put(ellipse(x, -12, 43)), WORN, tone=0.46, volume=0.8, roundness=12, detail=1, light=HEART, wobble=0.6
        )
        card.paint(
            put(ellipse(x, -12, 32)),
            ["#101418", "#28484c", "#f0b860", "#fff2b8"],
            tone=0.2 + 0.5 * radial(500, 580, 90),
            detail=1,
            wobble=0.4,
        )
        card.paint(put(ellipse(x + 7, 6, 9, 7)), ["#ffe6a0", "#fffae0"], tone=0.7, detail=1, wobble=0.2)
        lid = put(
            np.concatenate([ellipse(x, -12, 34, 34, 0, 30, math.pi, 2 * math.pi), points(x + 34, -4, x, 2, x - 34, -4)])
        )
        card.paint(lid, METAL, tone=0.46, volume=0.6, roundness=14, detail=1, wobble=0.4, light=(620, 300))
    smile = put(spline(points(10, 72, 44, 82, 80, 70), False))
    card.paint(lines([smile], 6), ["#1c2424", "#2c3a38"], tone=0.4, detail=1, wobble=0.4)
    card.paint(put(ellipse(-72, 34, 24, 17)), ["#d88a6c"], opacity=0.4, detail=1, edge=0)


def heart_shape(x: float, y: float, size: float) -> Polygon:
    """A plump heart about its middle."""
    knots = points(
        0, -0.5, 0.5, -0.95, 1.06, -0.62, 0.98, 0.0, 0.5, 0.6, 0, 1.02, -0.5, 0.6, -0.98, 0.0, -1.06, -0.62, -0.5, -0.95
    )
    return place(spline(knots, sharp=(0, 5)), size, 0, (x, y))


def _heart(card: Card) -> None:
    """The light of the picture: over the hole, with a loose wire like a root."""
    x, y = HEART
    card.light_at(x, y, 620, "#ffb45c", 0.55, 1.9)
    card.light_at(x, y, 230, "#ffdc8c", 0.75, 1.4)
    for k, (dx, dy) in enumerate(((-26, 190), (6, 204), (34, 184))):
        wire = points(x + dx * 0.3, y + 60, x + dx * 0.9 + 10 * (k - 1), y + 120, x + dx, y + dy)
        card.paint(tube(wire, [6, 4.5, 2]), ["#a85020", "#f0a050", "#ffe8a8"], tone=0.66, detail=1, wobble=0.4)
    beat = heart_shape(x, y, 78)
    card.paint(
        beat,
        ["#c8402c", "#f47c44", "#ffc468", "#fff6cc"],
        tone=0.34 + 0.56 * radial(x - 14, y - 16, 92, 0.8),
        volume=0.3,
        roundness=30,
        detail=1,
        wobble=0.6,
        glow=34,
        glow_colour="#ff9c4c",
        light=(-0.4, -0.6, 0.6),
    )
    for dx in (-1, 1):
        card.paint(ellipse(x + dx * 40, y - 52, 7), WORN, tone=0.7, volume=0.9, roundness=4, detail=1, wobble=0.2)


def _hands(card: Card) -> None:
    """Two jointed hands hold the heart from below and behind."""
    shared = options(detail=0.95, rim="#fff0b0", rim_width=4, wobble=0.5, contact=0.2)
    _plate(card, tube(points(268, 786, 250, 960, 330, 1090), [40, 33, 27]), 0.5, 24, **shared)
    _plate(card, ellipse(264, 784, 58, 60), 0.54, 34, **shared)
    _plate(card, tube(points(330, 1090, 450, 1150, 580, 1162), [30, 25, 20]), 0.54, 18, **shared)
    _plate(card, ellipse(326, 1086, 37), 0.6, 20, **shared)
    _plate(card, spline(points(560, 1138, 606, 1140, 634, 1174, 618, 1206, 572, 1196)), 0.56, 16, **shared)
    for knots in (
        points(616, 1186, 660, 1212, 706, 1204),
        points(612, 1168, 648, 1194, 690, 1190),
        points(600, 1142, 606, 1110, 618, 1086),
    ):
        _plate(card, tube(knots, [13, 12, 9]), 0.62, 9, **shared)
        for x, y in knots[1:2]:
            card.paint(ellipse(x, y, 7), WORN, tone=0.6, volume=0.8, roundness=4, detail=1, wobble=0.2)


def _near(card: Card) -> None:
    """A trowel, a watering can and the nearest tulips."""
    _tulips(card, ((60, 1476, 240), (940, 1480, 220), (852, 1500, 150)), 2)
    card.paint(
        tube(points(520, 1420, 596, 1400), [10, 9]),
        WORN,
        tone=0.5,
        volume=0.8,
        roundness=7,
        detail=0.9,
        contact=0.5,
        contact_blur=8,
    )
    card.paint(
        spline(points(590, 1386, 660, 1372, 704, 1376, 668, 1402, 600, 1416)),
        METAL,
        tone=0.6,
        volume=0.7,
        roundness=12,
        detail=0.9,
        contact=0.5,
        contact_blur=8,
        light=HEART,
    )
    motes = blank()
    for x, y, r in zip(
        card.rng.normal(HEART[0], 130, 46),
        card.rng.normal(HEART[1] - 90, 130, 46),
        card.rng.uniform(1.2, 3.4, 46),
        strict=True,
    ):
        motes = np.maximum(motes, radial(float(x), float(y), float(r) * 1.6, 0.6))
    card.glaze(motes * 0.8 * (np.hypot(X - 450, Y - 520) > 200), "#ffe6a0")
