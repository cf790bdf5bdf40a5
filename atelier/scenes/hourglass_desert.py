"""In the lower half of an hourglass the fallen sand is already a desert, and a caravan crosses it."""

from __future__ import annotations

import itertools
import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y, blank
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube

SAND = ["#4a2230", "#96492f", "#d98a45", "#f6c675", "#fff0c0"]
BRASS = ["#2c1a12", "#7a4a20", "#c8923c", "#f6d684", "#fffbe0"]
NECK = 452.0
CAMEL = points(
    -100,
    -92,
    -92,
    -116,
    -60,
    -124,
    -34,
    -132,
    -14,
    -166,
    10,
    -172,
    30,
    -142,
    54,
    -126,
    76,
    -118,
    92,
    -146,
    98,
    -188,
    110,
    -204,
    136,
    -204,
    158,
    -190,
    154,
    -178,
    132,
    -176,
    122,
    -158,
    112,
    -112,
    86,
    -84,
    40,
    -72,
    -10,
    -68,
    -60,
    -74,
)


def bulb(shrink: float = 0.0) -> Polygon:
    """Outline of the lower glass."""
    right = points(524, NECK, 540, 500, 640, 566, 790, 690, 880, 860, 884, 1030, 812, 1180, 690, 1270, 500, 1296)
    left = (right[-2::-1] - (500, 0)) * (-1, 1) + (500, 0)
    outline = spline(np.concatenate([right, left]), sharp=(0, 16))
    middle = np.array((500.0, 900.0))
    return np.asarray(middle + (outline - middle) * (1 - shrink))


def paint() -> Field:
    card = Card("hourglass_desert", ground="#3a6a66", light=(-0.7, -0.5, 0.45))
    _room(card)
    glass = fill(bulb())
    _desert(card, glass)
    _upper_glass(card)
    _frame(card)
    card.brush(sizes=(22, 12, 6, 3.4))
    _caravan(card)
    _shine(card, glass)
    return card.finish(bloom=0.3, vignette=0.38, vignette_colour="#0c2028", lift="#14262c")


def _room(card: Card) -> None:
    """A quiet green wall in side light, and the table."""
    wall = 0.62 - 0.3 * X / 1000 - 0.16 * Y / 1500 + 0.3 * radial(140, 420, 700, 1.6)
    card.sky(["#102a30", "#1f4c4c", "#3f7a70", "#86ab92"], wall, texture=0.16, texture_size=300, flow=1.2)
    panes = fill(points(640, 120, 980, 190, 980, 560, 640, 470))
    bars = lines([points(806, 120, 806, 560), points(600, 290, 1000, 376)], 26)
    card.glaze(blur(panes * (1 - bars), 14) * 0.22, "#ffe6b0", "screen")
    table = fill(rectangle(-10, 1372, 1020, 160))
    grain = 0.42 - 0.22 * X / 1000
    card.paint(table, ["#1c1216", "#4a2a24", "#8a5436", "#d09a62"], tone=grain, texture=0.2, stretch=(5, 0.5), flow=0.0)


def _desert(card: Card, glass: Field) -> None:
    """Sky, far hills and dunes with a lit and a shaded side, all of it cut by the glass."""
    evening = ["#7a5a8c", "#c9809a", "#f4a98a", "#fbd39c", "#fff2cc"]
    card.paint(glass, evening, tone=smoothstep(480, 930, Y) * 0.95, texture=0.14, texture_size=160, flow=0.05, wobble=0)
    card.light_at(310, 900, 330, "#fff0b8", 0.5, 1.6)
    card.paint(fill(ellipse(310, 882, 46)) * glass, ["#ffd98a", "#fff8dc"], tone=0.9, detail=0.8, edge=0, wobble=1)
    far = [(x, 936 + 14 * math.sin(x / 70) + 10 * math.sin(x / 31)) for x in range(60, 960, 12)]
    hills = fill(np.array([*far, (960, 1100), (60, 1100)])) * glass
    card.paint(hills, ["#a0607a", "#d8907c", "#f0b48a"], tone=0.5, haze=0.35, haze_colour="#fbd0a0", wobble=1, edge=0)
    dunes = (
        ((60, 1000, 200, 968, 330, 974, 470, 1004, 640, 960, 800, 986, 960, 950), (470, 990), 0.60),
        ((60, 1010, 240, 1040, 420, 1064, 560, 1030, 680, 1004, 820, 1040, 960, 1074), (680, 1004), 0.56),
        ((60, 1110, 200, 1088, 340, 1060, 470, 1092, 640, 1140, 800, 1128, 960, 1090), (340, 1060), 0.52),
        ((60, 1170, 240, 1200, 430, 1180, 600, 1150, 760, 1190, 960, 1230), (600, 1150), 0.5),
    )
    for crest, peak, tone in dunes:
        _dune(card, glass, points(*crest), peak, tone)
    cone = spline(points(500, 902, 530, 930, 600, 984, 690, 1030, 310, 1030, 400, 984, 470, 930), sharp=(0, 3, 4))
    slope = np.where(506 + 6 * np.sin(Y / 24) > X, 0.78, 0.34)
    card.paint(fill(cone) * glass, SAND, tone=slope, texture=0.1, texture_size=40, flow=1.1, wobble=1.2, detail=0.5)


def _dune(card: Card, glass: Field, crest: Polygon, peak: tuple[float, float], tone: float) -> None:
    """One dune: wind ripples on the lit slope, a long shade behind its sharp edge."""
    line = spline(crest, False)
    body = fill(np.concatenate([line, points(960, 1340, 60, 1340)])) * glass
    ripples = 0.05 * np.sin((Y * 1.6 + 18 * np.sin(X / 60)) / 5.5)
    low = np.interp(X[0], line[:, 0], line[:, 1])[None, :]
    lit = tone + 0.2 - 0.22 * smoothstep(0, 150, Y - low)
    card.paint(body, SAND, tone=lit + ripples, texture=0.08, texture_size=70, flow=0.15, wobble=1, edge=0, detail=0.4)
    x, y = peak
    beyond = line[line[:, 0] >= x]
    foot = spline(points(x, y, x + 30, y + 40, x + 10, y + 84, x + 90, y + 150, x + 60, y + 230), False)
    shade = fill(np.concatenate([beyond, points(980, 1340, x + 60, 1340), foot[::-1]])) * glass
    card.paint(
        shade,
        SAND,
        tone=0.26 + 0.14 * smoothstep(0, 260, X - x),
        texture=0.07,
        flow=0.4,
        wobble=1.5,
        edge=0,
        detail=0.4,
    )


def _upper_glass(card: Card) -> None:
    """The other bulb, cut by the edge of the card: not much sand is left."""
    right = points(524, NECK, 540, 404, 640, 340, 800, 220, 880, 60, 884, -30)
    outline = spline(np.concatenate([right, (right[::-1] - (500, 0)) * (-1, 1) + (500, 0)]), sharp=(0, 5, 6, 11))
    mask = fill(outline)
    air = ["#12343a", "#2f645f", "#7aa890", "#d8e0b8"]
    card.paint(mask, air, tone=0.5 - 0.25 * X / 1000, opacity=0.6, texture=0.1, wobble=0, edge=0.1)
    top = spline(points(250, 292, 360, 300, 470, 330, 520, 348, 590, 322, 700, 296, 760, 288), False)
    rest = fill(np.concatenate([top, points(700, 470, 300, 470)])) * mask * fill(rectangle(0, 0, 1000, NECK))
    card.paint(
        rest,
        SAND,
        tone=np.where(512 + 9 * np.sin(Y / 17) > X, 0.8, 0.42) - 0.2 * (X - 500) / 500,
        texture=0.1,
        texture_size=40,
        flow=0.6,
        wobble=1,
    )
    stream = tube(points(500, NECK - 20, 501, 600, 499, 760, 500, 912), [9, 5, 5, 7])
    card.paint(stream, SAND, tone=0.86, texture=0.1, texture_size=10, flow=1.57, wobble=0.8, edge=0, detail=0.9)


def _frame(card: Card) -> None:
    """Two turned brass posts and the foot the glass stands on."""
    for x, side in ((46, 1), (954, -1)):
        knots = [15, 13, 13, 26, 13, 15, 30, 15, 13, 26, 13, 13, 15, 30]
        post = tube(points(*[c for y in np.linspace(-30, 1330, 14) for c in (x, y)]), knots)
        card.paint(
            post,
            BRASS,
            tone=0.52 + side * 0.08,
            volume=1.0,
            roundness=14,
            wobble=0.6,
            texture=0.06,
            flow=1.57,
            detail=0.7,
        )
    foot = np.maximum(fill(rectangle(20, 1326, 960, 74)), fill(ellipse(500, 1400, 480, 30)))
    card.paint(
        foot,
        ["#1c0e10", "#552420", "#9a4c30", "#e09a5c"],
        tone=0.6 - 0.36 * X / 1000,
        volume=0.3,
        roundness=20,
        texture=0.14,
        stretch=(4, 0.5),
        flow=0.0,
        contact=0.6,
        detail=0.6,
    )
    card.paint(
        ellipse(500, 1328, 480, 34),
        ["#2a1412", "#74362a", "#c2704a", "#f4bc80"],
        tone=0.66 - 0.3 * X / 1000,
        texture=0.14,
        stretch=(4, 0.5),
        flow=0.0,
        detail=0.6,
    )
    ring = np.maximum(fill(ellipse(500, 1300, 250, 26)), fill(rectangle(250, 1284, 500, 18)))
    card.paint(ring, BRASS, tone=0.62 - 0.3 * X / 1000, volume=0.5, roundness=12, contact=0.4, detail=0.9, wobble=0.6)
    collar = fill(rectangle(466, NECK - 17, 68, 34))
    card.paint(collar, BRASS, tone=0.7 - 0.5 * (X - 466) / 68, volume=0.4, roundness=10, detail=1, wobble=0.4)


def _camel(card: Card, x: float, y: float, size: float, load: str) -> None:
    """A loaded camel against the light, walking right."""
    legs = [
        tube(points(-78, -88, -86, -50, -96, -2), [14, 7, 6]),
        tube(points(-60, -84, -50, -46, -54, -2), [14, 7, 6]),
        tube(points(64, -90, 56, -46, 48, -2), [13, 7, 6]),
        tube(points(76, -92, 90, -50, 98, -2), [13, 7, 6]),
        tube(points(-98, -100, -112, -80, -110, -58), [4, 3, 4]),
    ]
    mask = fill(*[place(part, size, 0, (x, y)) for part in [spline(CAMEL), *legs]])
    stretch = place(points(-60, 0, 60, 0, 250, 50, 120, 56), size, 0, (x, y))
    card.shade(blur(fill(stretch), 3) * 0.6, "#5a2a40")
    card.paint(
        mask,
        ["#24101c", "#5a2a24", "#a86038", "#f4c27c"],
        tone=0.34,
        volume=0.7,
        roundness=8,
        wobble=0.3,
        fray=0.2,
        rim="#ffe9b0",
        rim_width=3,
        texture=0.06,
    )
    rug = place(spline(points(-34, -138, -8, -176, 22, -172, 40, -134, 44, -92, -36, -94)), size, 0, (x, y))
    card.paint(rug, [load, "#f6d8a0"], tone=0.12, volume=0.4, roundness=6, wobble=0.3, fray=0.2, rim="#ffe9b0")


def _caravan(card: Card) -> None:
    """Five camels and their leader on the crest, already past the foot of the falling sand."""
    walk = ((330, 1068, 0.42), (432, 1084, 0.44), (538, 1112, 0.46), (648, 1142, 0.48))
    loads = ("#8f2a34", "#2f6a74", "#8f2a34", "#6a3f7a")
    rope = [
        points(a[0] + 50, a[1] - 78, (a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2 - 46, b[0] - 44, b[1] - 42)
        for a, b in itertools.pairwise(walk)
    ]
    for (x, y, size), load in zip(walk, loads, strict=True):
        _camel(card, x, y, size, load)
    card.paint(lines([spline(r, False) for r in rope], 2.2), ["#3a1a1c"], edge=0, wobble=0.2)
    x, y = 752, 1160
    card.shade(blur(fill(points(x - 8, y, x + 8, y, x + 74, y + 20, x + 54, y + 22)), 3) * 0.6, "#5a2a40")
    robe = spline(points(x - 8, y - 62, x + 9, y - 62, x + 17, y, x - 17, y), sharp=(2, 3))
    card.paint(robe, ["#20304a", "#3f6a86", "#cfe0d8"], tone=0.42, volume=0.7, roundness=7, wobble=0.2, rim="#ffe9b0")
    card.paint(ellipse(x + 1, y - 72, 10, 11), ["#8a5a34", "#fff4d8"], tone=0.8, volume=0.5, roundness=5, wobble=0.2)
    card.paint(lines([points(x + 22, y - 84, x + 25, y)], 3), ["#3a1a1c"], edge=0, wobble=0.2)
    card.paint(lines([spline(points(701, 1060, 726, 1112, x - 4, y - 40), False)], 2), ["#3a1a1c"], edge=0, wobble=0.2)
    prints = [ellipse(286 - i * 15, 1080 + i * 2.4 + (3 if i % 2 else -3), 4, 2.2) for i in range(9)]
    card.shade(blur(fill(*prints), 0.8) * 0.5, "#5a2a40")


def _shine(card: Card, glass: Field) -> None:
    """Falling grains, and the glass itself: a bright rim, two reflections of the window."""
    rng = np.random.default_rng(5)
    grains = blank()
    for _ in range(90):
        y = rng.uniform(840, 960)
        x = 500 + rng.normal() * (4 + 26 * smoothstep(860, 960, y))
        grains[int(y) : int(y) + 2, int(x) : int(x) + 2] = 1
    card.glaze(grains, "#fff2c8")
    inner = fill(bulb(0.02))
    rim = np.clip(glass - inner, 0, 1)
    card.glaze(blur(rim, 2) * (0.35 + 0.4 * smoothstep(700, 200, X)), "#e8fff0", "screen")
    card.glaze(blur(glass * (1 - fill(bulb(0.07))), 14) * 0.4, "#1c3c44", "mul")
    pane = fill(spline(points(196, 720, 252, 668, 286, 690, 232, 760, 204, 850, 176, 846), sharp=(0, 1, 2, 4, 5)))
    bar = lines([points(160, 776, 280, 790)], 9)
    card.glaze(blur(pane * (1 - bar), 2.4) * 0.55, "#f4fff4", "screen")
    card.glaze(blur(lines([spline(points(840, 900, 846, 1020, 800, 1140), False)], 7), 3) * 0.5, "#ffe8c0", "screen")
    upper = spline(points(196, 40, 236, 40, 262, 130, 330, 214, 300, 224, 226, 150), sharp=(0, 1, 3, 4))
    card.glaze(blur(fill(upper), 3) * 0.34, "#f4fff4", "screen")
    edges = [
        spline(points(476, NECK, 460, 404, 360, 340, 200, 220, 120, 60, 116, -30), False),
        spline(points(524, NECK, 540, 404, 640, 340, 800, 220, 880, 60, 884, -30), False),
    ]
    card.glaze(blur(lines(edges, 5), 1.6) * 0.5, "#e8fff0", "screen")
