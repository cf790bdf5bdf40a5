"""An attic trunk opens on a summer meadow, far below; somebody has left a pair of slippers."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Colour, Field, Polygon, X, Y, blank, options
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import linear, radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline, tube

RIM = points(190, 500, 810, 500, 830, 1290, 170, 1290)
DEEP = points(254, 574, 746, 574, 756, 1208, 244, 1208)
LID = points(178, 486, 822, 486, 776, 170, 224, 170)
LEATHER = ["#1c0f14", "#47231f", "#7e432c", "#b87845", "#eec07f"]
BRASS = ["#3c2410", "#94662a", "#deb45c", "#fff0b8"]
LIGHT = (500.0, 900.0)


def paint() -> Field:
    card = Card("trunk_meadow", ground="#3a2a30", light=LIGHT)
    _floor(card)
    _trunk(card)
    inside = _meadow(card)
    card.brush(sizes=(22, 12, 6.5, 3.4))
    _trees(card, inside)
    _picnic(card)
    _clouds(card, inside)
    _planks(card)
    _fittings(card)
    _ladder(card)
    _slippers(card)
    _light(card)
    return card.finish(bloom=0.3, vignette=0.46, vignette_colour="#100a18", lift="#181020", warm="#fff0cc")


def _floor(card: Card) -> None:
    """Attic boards from straight above, lit from the trunk."""
    near = radial(500, 880, 900, 1.1)
    card.sky(["#150e18", "#33242a", "#6a4c42", "#b08460"], 0.14 + 0.62 * near, flow=1.57, texture=0.2, stretch=(0.4, 3))
    for k, x in enumerate((-10, 118, 246, 372, 500, 630, 752, 880)):
        board = rectangle(x + 3, -10, 122, 1520)
        card.paint(
            board, ["#160f1a", "#38272e", "#705044", "#c0926a"], tone=0.12 + 0.09 * (k * 5 % 3) + 0.55 * near,
            texture=0.26, texture_size=46, stretch=(0.3, 4), flow=1.57, edge=0.14, wobble=0.8,
        )  # fmt: skip
        seam = 180 + (k * 617) % 1200
        card.paint(rectangle(x + 3, seam, 122, 5), "#100a14", tone=0.3, opacity=0.8, wobble=0.6)
        for dy in (-20, 24):
            for dx in (22, 104):
                card.paint(ellipse(x + dx, seam + dy, 3.4), "#0c0810", opacity=0.8, wobble=0.2)


def _trunk(card: Card) -> None:
    """The box from above: lid thrown back, thick rim, four inner walls."""
    outer = points(156, 470, 844, 470, 866, 1326, 134, 1326)
    card.paint(LID, LEATHER, tone=0.34 + 0.24 * (Y - 170) / 320, texture=0.2, texture_size=40, detail=0.5, wobble=1,
               contact=0.7, contact_blur=36, contact_offset=(0, 20), flow=0.0)  # fmt: skip
    lining = points(206, 470, 794, 470, 752, 200, 248, 200)
    petals = 0.5 + 0.5 * np.sin(X / 13 + 0.6 * np.sin(Y / 20)) * np.sin(Y / 11)
    card.paint(lining, ["#3c2a40", "#8a6070", "#d8a898", "#f6dcc0"], tone=0.26 + 0.34 * (Y - 200) / 270 + 0.1 * petals,
               texture=0.08, detail=0.6, wobble=0.8, edge=0.14)  # fmt: skip
    card.paint(
        outer,
        LEATHER,
        tone=0.4,
        texture=0.22,
        texture_size=36,
        detail=0.6,
        wobble=1.2,
        volume=0.4,
        roundness=16,
        contact=0.8,
        contact_blur=40,
        contact_offset=(0, 26),
    )
    for a, b, tone in ((0, 1, 0.52), (1, 2, 0.36), (2, 3, 0.7), (3, 0, 0.44)):
        wall = np.array([RIM[a], RIM[b], DEEP[b], DEEP[a]])
        rise = linear(*((DEEP[a] + DEEP[b]) / 2), *((RIM[a] + RIM[b]) / 2))
        card.paint(
            wall,
            ["#1c1018", "#55302a", "#a8683f", "#f6d894"],
            tone=tone + 0.34 - 0.62 * rise,
            texture=0.16,
            texture_size=30,
            detail=0.6,
            wobble=0.6,
            flow=0.0 if a % 2 == 0 else 1.57,
        )


def _meadow(card: Card) -> Field:
    """Fields far below: mown strips, a brook, a path, drifts of flowers."""
    inside = fill(DEEP)
    grass = ["#4c7a3c", "#7ea84a", "#b4c85c", "#ecdf86"]
    card.paint(inside, grass, tone=0.5 + 0.16 * np.sin((X + 0.5 * Y) / 46), texture=0.26, texture_size=60, flow=0.6,
               detail=0.5, wobble=0.4, edge=0)  # fmt: skip
    plots = (
        (points(252, 590, 452, 590, 418, 748, 252, 790), ["#b88c34", "#e8c456", "#fbe79a"], 1.2),
        (points(610, 590, 738, 590, 742, 720, 640, 700), ["#5c8c48", "#98bc5c", "#d8dc84"], 0.2),
        (points(252, 1010, 372, 1060, 340, 1196, 252, 1196), ["#c06848", "#e89a6c", "#f8d0a0"], 0.9),
    )
    for plot, ramp, angle in plots:
        card.paint(fill(plot) * inside, ramp, tone=0.5 + 0.2 * np.sin((X * math.cos(angle) + Y * math.sin(angle)) / 5),
                   texture=0.12, flow=angle + 1.57, detail=0.6, wobble=2)  # fmt: skip
    brook = spline(points(690, 560, 640, 690, 690, 800, 640, 920, 690, 1040, 640, 1130, 660, 1230), False)
    card.paint(lines([brook], 38) * inside, ["#d8d08c", "#f2ecb4"], tone=0.5, detail=0.6, opacity=0.7)
    card.paint(lines([brook], 27) * inside, ["#2f7f93", "#6cb8c4", "#d4f0e4"], tone=0.52, texture=0.24, texture_size=20,
               detail=0.6, flow=1.5)  # fmt: skip
    path = spline(points(240, 880, 340, 850, 420, 890, 520, 830, 640, 870, 760, 840), False)
    card.paint(lines([path], 11) * inside, ["#d8b878", "#f8e8b8"], tone=0.6, detail=0.6)
    for x in (650, 672, 694):
        card.paint(
            fill(place(rectangle(-4, -24, 8, 48), 1, 0.1, (x - 6, 868))) * inside, ["#7a5030", "#d8a868"], detail=1
        )
    return inside


def _trees(card: Card, inside: Field) -> None:
    """Round crowns from above, each with its shadow to the lower right."""
    spots = (
        (300, 826, 30), (336, 800, 24), (288, 960, 27), (318, 992, 33), (292, 1030, 24), (560, 650, 34), (596, 690, 27),
        (548, 712, 22), (716, 766, 27), (722, 950, 24), (708, 1000, 32), (720, 1150, 33), (600, 1156, 30),
        (560, 1176, 24), (424, 1166, 32), (464, 1180, 23), (404, 640, 20), (712, 640, 22), (470, 770, 21),
    )  # fmt: skip
    for i, (x, y, r) in enumerate(spots):
        shadow = fill(ellipse(x + r * 0.55, y + r * 0.6, r, r * 0.94))
        card.glaze(blur(shadow, 3) * 0.55 * inside, "#2c5450", "mul")
        crown = roughen(ellipse(x, y, r, r, n=40), r * 0.34, i + 3)
        ramp = (["#1f4a34", "#3f7a3c", "#86ac48", "#e0dc7c"], ["#2a5a44", "#58904c", "#a8c45c", "#f0e690"])[i % 2]
        card.paint(fill(crown) * inside, ramp, tone=0.5, volume=0.9, roundness=r * 0.5, light=(-0.6, -0.6, 0.5),
                   texture=0.3, texture_size=9, detail=0.9, wobble=1.4)  # fmt: skip
    flowers = blank()
    for x, y in zip(card.rng.uniform(246, 754, 420), card.rng.uniform(574, 1206, 420), strict=True):
        flowers = np.maximum(flowers, radial(float(x), float(y), 2.6, 0.5)) if (x * 7 + y * 3) % 9 < 4 else flowers
    card.glaze(flowers * inside * 0.85, "#fff6e0")


def _sitter(card: Card, x: float, y: float, way: float, coat: Colour, hair: Colour, hat: Colour | None) -> None:
    """A tiny picnicker from above: legs, shoulders, a head or a straw hat."""

    def put(shape: Polygon) -> Polygon:
        return place(shape, 1.5, way, (x, y))

    fine = options(detail=1.0, wobble=0.2, fray=0.2, texture=0.06, light=(-0.6, -0.6, 0.5))
    card.glaze(blur(fill(put(ellipse(4, 5, 15, 11))), 2) * 0.5, "#2c4440", "mul")
    for side in (-1, 1):
        card.paint(put(tube(points(side * 4, 2, side * 6, 19), [3.4, 2.6])), [mix(coat, "#20202c", 0.6), coat], **fine)
        card.paint(put(tube(points(side * 11, 0, side * 12, 12), [3, 2.4])), ["#a8704c", "#f0c4a4"], **fine)
    card.paint(put(ellipse(0, 0, 14, 8)), [mix(coat, "#20202c", 0.5), coat, mix(coat, "#fff4dc", 0.6)], volume=0.6,
               roundness=5, **fine)  # fmt: skip
    top = hat or hair
    card.paint(put(ellipse(0, 0, 11 if hat else 7.5)), [mix(top, "#20101c", 0.5), top, mix(top, "#fff4dc", 0.6)],
               volume=0.7, roundness=5, **fine)  # fmt: skip
    if hat:
        card.paint(
            put(ellipse(0, 0, 5.4)),
            [mix(hat, "#60401c", 0.4), mix(hat, "#fff4dc", 0.5)],
            volume=0.8,
            roundness=3,
            **fine,
        )


def _picnic(card: Card) -> None:
    """A checked cloth with a basket, a cake and four people; a fifth runs with a kite."""
    x, y, half = 486.0, 968.0, 84.0
    cloth = place(rectangle(-half, -half, 2 * half, 2 * half), 1, 0.3, (x, y))
    u = (X - x) * math.cos(0.3) + (Y - y) * math.sin(0.3)
    v = -(X - x) * math.sin(0.3) + (Y - y) * math.cos(0.3)
    checks = 0.5 * (np.floor(u / 17) % 2) + 0.5 * (np.floor(v / 17) % 2)
    card.glaze(blur(fill(cloth + (5, 7)), 4) * 0.45, "#2c5440", "mul")
    card.paint(cloth, ["#b8242c", "#d8504c", "#f6b8a4", "#fff8ec"], tone=0.96 - 0.82 * checks, texture=0.05, detail=1,
               wobble=0.8, fray=0.2)  # fmt: skip
    fine = options(detail=1.0, wobble=0.3, fray=0.2, light=(-0.6, -0.6, 0.5), volume=0.7, roundness=6)
    card.paint(place(rectangle(-22, -15, 44, 30), 1, -0.2, (x - 20, y - 12)), ["#6a3c1c", "#b87c3c", "#f0c880"], **fine)
    card.paint(lines([place(points(0, -16, 0, 16), 1, -0.2, (x - 20, y - 12))], 3), ["#4a2814"], **fine)
    card.paint(ellipse(x + 30, y + 10, 19), ["#c8b8b0", "#fffaf0"], **fine)
    card.paint(ellipse(x + 30, y + 10, 12), ["#8a3c2c", "#e08c6c", "#ffe0c0"], **fine)
    for dx, dy, r, colour in (
        (-4, 34, 9, "#fffaf0"),
        (26, -34, 9, "#fffaf0"),
        (-48, 20, 6, "#58a048"),
        (-6, 12, 6, "#e8b838"),
    ):
        card.paint(ellipse(x + dx, y + dy, r), [mix(colour, "#503040", 0.4), colour], **fine)
    people = (
        (-112, -44, -1.0, "#2f5f9a", "#3a2418", "#f2d478"), (56, -112, 0.3, "#f2c14e", "#8a3c1c", None),
        (118, 34, 1.7, "#e8e0f0", "#1c1a20", None), (-56, 112, 3.4, "#b84a6a", "#5a3426", "#f6e6b8"),
    )  # fmt: skip
    for dx, dy, way, coat, hair, hat in people:
        _sitter(card, x + dx, y + dy, way, coat, hair, hat)
    _sitter(card, 534, 1112, 2.6, "#e8744e", "#241822", None)
    kite = place(points(0, -24, 17, 0, 0, 30, -17, 0), 1, 0.5, (596, 1034))
    card.glaze(blur(fill(kite + (26, 34)), 3) * 0.4, "#2c5440", "mul")
    card.paint(lines([spline(points(540, 1098, 566, 1080, 592, 1056), False)], 1.6), "#fffaf0", wobble=0.2)
    card.paint(kite, ["#a82c3c", "#e8504c", "#ffd0a0"], tone=0.6, detail=1, wobble=0.3)


def _clouds(card: Card, inside: Field) -> None:
    """Small clouds and birds between the rim and the grass."""
    for x, y, s in ((336, 690, 1.0), (680, 1092, 0.9), (330, 1130, 0.8)):
        puffs = [ellipse(x + dx * s, y + dy * s, r * s, r * s * 0.72) for dx, dy, r in
                 ((-54, 4, 30), (-16, -8, 42), (28, 2, 36), (62, 8, 22))]  # fmt: skip
        puff = fill(*[roughen(p, 5, int(x + i)) for i, p in enumerate(puffs)])
        card.glaze(blur(np.roll(puff, (52, 40), (0, 1)), 9) * 0.3 * inside, "#34584c", "mul")
        card.paint(blur(puff, 2.5) * inside, ["#b8c8d8", "#eef2ee", "#ffffff"], tone=0.62, volume=0.7, roundness=18 * s,
                   light=(-0.5, -0.6, 0.6), opacity=0.93, detail=0.7, texture=0.1, edge=0, wobble=2)  # fmt: skip
    for x, y, s in ((590, 780, 15), (622, 762, 12), (566, 756, 11)):
        for side in (-1, 1):
            wing = tube(points(x, y, x + side * s * 0.5, y - s * 0.42, x + side * s, y - s * 0.1), [2.6, 2.2, 0.6])
            card.paint(
                wing, ["#fdfdf8"], tone=0.5, detail=1, wobble=0.2, contact=0.3, contact_blur=5, contact_offset=(12, 16)
            )


def _planks(card: Card) -> None:
    """Seams of the boards and the inner walls, and the sprigs of the lining."""
    seams = [points(x, -10, x, 164) for x in (246, 372, 500, 630, 752)]
    seams += [points(x, -10, x, 450) for x in (118, 880)]
    seams += [points(x, 1340, x, 1510) for x in (118, 246, 372, 500, 630, 752, 880)]
    seams += [points(x, -10, x, 1510) for x in (30, 972)] + [points(118, 450, 118, 1340), points(880, 450, 880, 1340)]
    card.paint(lines(seams, 4), "#0c0810", opacity=0.75, wobble=0.7, edge=0)
    inner = [np.array([RIM[a] * (1 - t) + DEEP[a] * t, RIM[b] * (1 - t) + DEEP[b] * t])
             for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)) for t in (0.36, 0.7)]  # fmt: skip
    inner += [np.array([RIM[k], DEEP[k]]) for k in range(4)]
    card.paint(lines(inner, 3), "#2a1410", opacity=0.6, wobble=0.5, edge=0)
    for row in range(7):
        for k in range(9 - row % 2):
            t = (row + 0.5) / 7
            x = 500 + (k - 4 + 0.5 * (row % 2)) * (57 + 8 * t)
            y = 208 + 258 * t
            for angle in (0.5, 1.57, 2.64):
                sprig = tube(points(x, y + 9, x - 11 * math.cos(angle), y + 9 - 17 * math.sin(angle)), [1.2, 3.2])
                card.paint(sprig, ["#5c7a5c", "#8aa878"], tone=0.5, detail=1, wobble=0.3, opacity=0.8)
            card.paint(ellipse(x, y - 11, 5), ["#a84858", "#f08c84"], tone=0.6, detail=1, wobble=0.3, opacity=0.9)


def _fittings(card: Card) -> None:
    """Brass corners, hinges and the two straps of the lid."""
    fine = options(tone=0.5, volume=0.8, roundness=9, detail=0.9, wobble=0.6, contact=0.4, contact_blur=6)
    for x, y, sx, sy in ((136, 1326, 1, -1), (864, 1326, -1, -1), (158, 470, 1, 1), (842, 470, -1, 1)):
        corner = points(0, 0, 72, 0, 58, 14, 26, 24, 14, 56, 0, 72) * (sx, sy) + (x, y)
        card.paint(corner, BRASS, **fine)
        card.paint(ellipse(x + sx * 16, y + sy * 16, 5), BRASS, tone=0.75, detail=1, wobble=0.2)
    for x in (320, 680):
        card.paint(rectangle(x - 34, 462, 68, 40), BRASS, **fine)
        card.paint(tube(points(x - 34, 482, x + 34, 482), [8, 8]), BRASS, **fine)
    card.paint(rectangle(462, 1286, 76, 44), BRASS, **fine)
    card.paint(
        np.maximum(fill(ellipse(500, 1302, 7)), fill(points(496, 1302, 504, 1302, 507, 1320, 493, 1320))),
        "#1c0f0c",
        detail=1,
    )


def _ladder(card: Card) -> None:
    """A rope ladder from the near rim into the grass, narrowing as it goes down."""
    top, low = np.array([(560, 1322), (640, 1322)]), np.array([(574, 1128), (600, 1128)])
    for t in np.linspace(0.08, 0.96, 9) ** 0.8:
        rung = top * (1 - t) + low * t
        card.paint(lines([rung], float(8 - 5 * t)), ["#6a4020", "#d8a060", "#fbe0a8"], tone=0.6, detail=1, wobble=0.2,
                   contact=0.4, contact_blur=4, contact_offset=(3, 4))  # fmt: skip
    for a, b in zip(top, low, strict=True):
        card.paint(tube(np.array([a, (a + b) / 2 + (1, 0), b]), [4.4, 3.0, 1.6]), ["#7a5a34", "#e0c08c", "#fff0c8"],
                   tone=0.6, detail=1, wobble=0.3)  # fmt: skip
        card.paint(ellipse(a[0], a[1] + 2, 9), BRASS, tone=0.6, volume=0.6, roundness=5, detail=1)


def _slippers(card: Card) -> None:
    """A pair of slippers left on the boards, toes to the trunk."""
    for x, turn in ((582, -0.1), (650, 0.16)):

        def put(shape: Polygon, x: float = x, turn: float = turn) -> Polygon:
            return place(shape, 1.0, turn, (x, 1400))

        sole = put(spline(points(-22, 50, -25, 0, -23, -36, 0, -54, 23, -36, 25, 0, 22, 50, 0, 60)))
        card.paint(
            sole, ["#2a1430", "#7c4a6c", "#d8a0a8"], tone=0.45, detail=0.9, wobble=0.5, contact=0.7, contact_blur=10
        )
        upper = put(spline(points(-26, 4, -25, -36, 0, -57, 25, -36, 26, 4, 0, -12)))
        card.paint(upper, ["#5a1c34", "#b84a5e", "#f4a090"], tone=0.5, volume=0.9, roundness=16, detail=0.9, wobble=0.5)
        card.paint(put(ellipse(0, -30, 9)), ["#e0b890", "#fff4dc"], tone=0.6, volume=0.8, roundness=5, detail=1)


def _light(card: Card) -> None:
    """Daylight rises out of the trunk into the dusty attic."""
    card.light_at(500, 890, 760, "#ffe9a0", 0.3, 1.8, 1, 1.2)
    rim = np.clip(fill(RIM) - fill(DEEP), 0, 1)
    card.glaze(rim * 0.2 * smoothstep(1300, 560, Y), "#fff0b0", "screen")
    card.spatter(90, ("#ffedb8",), mask=radial(500, 700, 640, 0.8), radius=(0.7, 2.6), opacity=0.7)
