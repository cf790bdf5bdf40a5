"""A standing mirror in a dark forest shows a lit bedroom."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline, tube
from atelier.motifs.animals.moth import draw_moth

GLOW = (500.0, 760.0)
LIGHT = GLOW
WOOD = ["#1c0e0c", "#5a2c18", "#a8642c", "#e8b45c", "#fff0c0"]
BARK = ["#060e10", "#10221f", "#2a4436", "#7c8450", "#f0cc7c"]
FLOOR = 1130.0


def arch(grow: float = 0.0) -> Field:
    """The mirror: upright sides and a round top."""
    wide, top = 192 + grow, 560
    curve = ellipse(500, top, wide, 176 + grow, a0=math.pi, a1=2 * math.pi, n=60)
    return fill(np.concatenate([curve, points(500 + wide, 1150 + grow, 500 - wide, 1150 + grow)]))


def paint() -> Field:
    card = Card("forest_mirror", ground="#14221e", light=LIGHT)
    glass = arch()
    _forest(card, glass)
    _bedroom(card, glass)
    _frame(card)
    card.brush(sizes=(24, 13, 6, 3.2))
    _light(card, glass)
    _slippers(card)
    for x, y, size, rot in ((216, 500, 24, 0.9), (806, 700, 28, -0.8), (720, 400, 19, -0.4)):
        draw_moth(card, x, y, size, rot, ("#7a5228", "#d8a050", "#ffe2a0", "#fffbe0"), rim="#fff0c0")
    return card.finish(bloom=0.42, vignette=0.45, vignette_colour="#040a0c", lift="#0c1a1a")


def _forest(card: Card, glass: Field) -> None:
    """Trunks behind trunks; each has one warm side, towards the mirror."""
    near = radial(*GLOW, 760, 1.5)
    card.sky(["#050c10", "#0c1c20", "#1c3a38", "#4a6a50"], 0.12 + 0.62 * near, texture=0.2, texture_size=160, flow=1.5)
    ground = fill(np.concatenate([points(-20, 1040, 300, 1018, 700, 1022, 1020, 1050), points(1020, 1520, -20, 1520)]))
    warm = radial(500, 1190, 560, 1.3, 1, 1.6)
    card.paint(
        ground,
        ["#060c0c", "#14241c", "#3c4a28", "#a88a3c", "#ffe08c"],
        tone=0.1 + 0.8 * warm,
        texture=0.3,
        texture_size=34,
        stretch=(2, 0.7),
        flow=0.1,
        wobble=6,
        edge=0,
    )
    rng = np.random.default_rng(11)
    rows = (
        (0.75, 1046, [(90, 22), (206, 17), (300, 14), (720, 15), (800, 20), (915, 18)]),
        (0.4, 1090, [(34, 40), (172, 30), (838, 33), (972, 42)]),
        (0.0, 1230, [(-6, 84), (1004, 92)]),
    )
    for haze, base, trunks in rows:
        for x, half in trunks:
            lean = rng.normal() * half * 0.6
            spine = points(x, base, x + lean * 0.4, 760, x + lean * 0.2, 380, x + lean, -30)
            outline = roughen(tube(spine, [half * 1.5, half, half * 0.9, half * 0.8]), half * 0.06, int(x) % 97)
            facing = np.clip((X - x) / half * np.sign(500 - x), -1, 1)
            bark = (
                0.16 + 0.34 * smoothstep(0.1, 1.0, facing) * (0.3 + near) + 0.05 * np.sin(X / 4 + 5 * card.noise(60, 2))
            )
            card.paint(
                outline,
                BARK,
                tone=bark,
                texture=0.18,
                texture_size=26,
                stretch=(0.4, 3),
                flow=1.5,
                wobble=2,
                haze=haze * 0.55,
                haze_colour="#1c3430",
                contact=0.3,
                detail=0.4,
            )
            for k in range(3):
                y = rng.uniform(60, 560)
                side = rng.choice((-1, 1))
                reach = half * rng.uniform(2, 4.4)
                bough = points(
                    x, y, x + side * reach * 0.5, y - reach * 0.14, x + side * reach, y + reach * (0.1 + 0.1 * k)
                )
                card.paint(
                    tube(bough, [half * 0.24, half * 0.13, 1.5]),
                    BARK,
                    tone=0.2 + 0.12 * near,
                    haze=haze * 0.55,
                    haze_colour="#1c3430",
                    edge=0,
                    flow=0.2,
                )
    canopy = fill(
        roughen(
            points(-30, -30, 1030, -30, 1030, 210, 900, 130, 760, 190, 600, 90, 430, 140, 260, 110, 130, 220, -30, 180),
            22,
            5,
        )
    )
    card.paint(canopy, ["#03080a", "#0c1c1a", "#22382c"], tone=0.3, texture=0.3, texture_size=40, wobble=10, edge=0)


def _bedroom(card: Card, glass: Field) -> None:
    """Wall, floor, window with curtains, bed, bedside lamp and an open book; all of it inside the glass."""

    def lay(shape: Field, ramp: list[str], tone: Field | float, **given: object) -> None:
        mask = (shape if shape.shape == glass.shape else fill(shape)) * glass
        card.paint(mask, ramp, tone=tone, **({"wobble": 0.5, "edge": 0, "detail": 0.8, "texture": 0.1} | given))

    lamp = radial(612, 790, 420, 1.3)
    lay(glass, ["#5a2a1c", "#b8683c", "#eeb068", "#ffe6ac"], 0.3 + 0.75 * lamp, texture_size=60)
    paper = smoothstep(0.75, 1.0, np.sin(X / 9)) * smoothstep(0.0, 0.6, np.sin(Y / 14 + np.floor(X / 56) * 1.6))
    lay(paper * (Y < 925), ["#8a3c2c", "#d8864c"], 0.5, opacity=0.35)
    boards = points(300, 925, 700, 925, 720, 1160, 280, 1160)
    lay(boards, ["#3a1a12", "#7a4224", "#c88444", "#f8cc84"], 0.42 + 0.4 * radial(560, 1000, 260), flow=0.0)
    lay(
        lines([points(500 + k * 38, 925, 500 + k * 66, 1160) for k in range(-6, 7)], 2.4), ["#3a1a12"], 0.3, opacity=0.6
    )
    lay(rectangle(300, 908, 400, 17), ["#6a3420", "#d89458", "#ffe0a8"], 0.6)
    # the window, where it is night as well
    lay(rectangle(352, 520, 150, 210), ["#6a3420", "#e0a468", "#fff0c8"], 0.75)
    pane = rectangle(364, 532, 126, 186)
    lay(pane, ["#101a3c", "#1f3060", "#4a5c90"], 0.35 + 0.3 * (Y - 532) / 186)
    lay(fill(ellipse(404, 576, 17)) * (1 - fill(ellipse(412, 571, 15))), ["#fff2cc", "#fffbe8"], 0.8)
    lay(lines([points(427, 532, 427, 718), points(364, 622, 490, 622)], 6), ["#b8743c", "#fff0c8"], 0.7)
    for x, side in ((352, 1), (502, -1)):
        fold = spline(
            points(
                x - side * 26,
                506,
                x + side * 34,
                506,
                x + side * 24,
                610,
                x + side * 2,
                668,
                x + side * 8,
                770,
                x - side * 30,
                770,
            ),
            sharp=(0, 1, 4, 5),
        )
        lay(fold, ["#5a1420", "#a8323a", "#e8705c"], 0.5 + 0.16 * np.sin(X / 5), flow=1.5)
    # the bed comes towards us from the right
    lay(spline(points(556, 760, 576, 730, 720, 716, 720, 960, 556, 960), sharp=(0, 3, 4)), WOOD, 0.4)
    quilt = spline(points(446, 1010, 470, 930, 540, 880, 720, 868, 720, 1120, 470, 1112, 446, 1080), sharp=(3, 4))
    patch = np.floor((X + 0.4 * Y) / 34) + np.floor((Y - 0.12 * X) / 34)
    lay(
        quilt,
        ["#274a5c", "#3f7a88", "#8fc0b4", "#f0f0d0"],
        0.4 + 0.2 * (patch % 2) + 0.25 * lamp,
        volume=0.3,
        roundness=30,
    )
    turned = spline(points(520, 890, 560, 846, 720, 836, 720, 884, 590, 902, 540, 930), sharp=(2, 3))
    lay(turned, ["#b89a88", "#f4e2c8", "#fffdf2"], 0.75, volume=0.3, roundness=14)
    lay(
        spline(points(576, 800, 640, 790, 720, 794, 720, 850, 590, 856, 566, 832)),
        ["#b89a88", "#f8ead4", "#fffdf4"],
        0.7,
        volume=0.6,
        roundness=16,
    )
    # a lamp on the sill of the headboard
    lay(lines([points(606, 734, 606, 680)], 7), WOOD, 0.7)
    shade_ = points(582, 626, 630, 626, 650, 686, 562, 686)
    lay(shade_, ["#f6b848", "#ffe8a0", "#fffbe0"], 0.9, glow=30, glow_colour="#8a5a20")
    # a book left open on the quilt
    lay(points(560, 968, 604, 958, 650, 966, 656, 998, 606, 992, 556, 1002), ["#c8a888", "#fff6e0"], 0.8)
    lay(lines([points(604, 958, 606, 992)], 3), ["#8a6a50"], 0.4)
    rug = ellipse(410, 1096, 104, 34)
    lay(rug, ["#6a1a20", "#b8402f", "#f0a060"], 0.5 + 0.2 * np.sign(np.sin(np.hypot((X - 410) / 3, Y - 1096) / 4)))


def _frame(card: Card) -> None:
    """A cheval frame of carved wood on two feet in the moss."""
    outer = np.clip(arch(34) - arch(0), 0, 1)
    for side in (-1, 1):
        post = tube(points(500 + side * 262, 1228, 500 + side * 262, 820, 500 + side * 258, 640), [15, 13, 11])
        foot = spline(
            points(
                500 + side * 196,
                1246,
                500 + side * 240,
                1206,
                500 + side * 284,
                1206,
                500 + side * 338,
                1250,
                500 + side * 300,
                1244,
                500 + side * 262,
                1230,
                500 + side * 226,
                1246,
            )
        )
        card.paint(
            np.maximum(fill(post), fill(foot)), WOOD, tone=0.36, volume=0.8, roundness=12, detail=0.8, contact=0.5
        )
        card.paint(ellipse(500 + side * 258, 626, 18), WOOD, tone=0.5, volume=0.9, roundness=12, detail=0.9)
        card.paint(tube(points(500 + side * 222, 800, 500 + side * 262, 800), [9, 9]), WOOD, tone=0.5, detail=0.9)
    card.paint(outer, WOOD, tone=0.5, volume=0.9, roundness=13, texture=0.1, detail=0.8, contact=0.5, wobble=0.8)
    inner = np.clip(arch(8) - arch(0), 0, 1)
    card.paint(inner, WOOD, tone=0.9, edge=0, wobble=0.4, detail=1)
    crest = spline(points(436, 372, 456, 330, 484, 338, 500, 300, 516, 338, 544, 330, 564, 372, 500, 358))
    card.paint(crest, WOOD, tone=0.52, volume=0.9, roundness=12, detail=0.9, wobble=0.6)


def _light(card: Card, glass: Field) -> None:
    """The room shines out on moss and ferns."""
    spill = fill(points(300, 1186, 700, 1186, 900, 1500, 100, 1500))
    card.glaze(blur(spill, 50) * (0.85 - 0.6 * smoothstep(1180, 1500, Y)), "#d8902c", "screen")
    card.glaze(blur(glass, 60) * (1 - glass) * 0.5, "#c87a28", "screen")
    rng = np.random.default_rng(6)
    blades, tips = [], []
    for _ in range(620):
        x, y = rng.uniform(0, 1000), 1150 + 340 * rng.random()
        if abs(x - 500) < 235 and y < 1225:
            continue
        h = rng.uniform(16, 40) * (0.6 + (y - 1150) / 340)
        blades.append(spline(points(x, y, x + h * 0.1, y - h * 0.5, x + h * rng.normal() * 0.4, y - h), False, 4))
        tips.append(2.0 + 1.4 * (y - 1150) / 340)
    shine = 0.18 + 0.75 * radial(500, 1200, 480, 1.2, 1, 1.3)
    card.paint(
        lines(blades, tips), ["#08120c", "#22381c", "#6a7a30", "#e8c45c"], tone=shine, edge=0, wobble=0.3, opacity=0.9
    )
    for x, y, reach, side in ((96, 1360, 190, 1), (60, 1440, 230, 1), (905, 1370, 200, -1), (950, 1450, 230, -1)):
        for turn in (-0.5, -0.1, 0.4):
            spine = spline(place(points(0, 0, 0.3, -0.6, 0.75, -0.8), reach, turn, (x, y), side < 0), False, 14)
            leaves = [
                tube(np.array([p, p + np.array((s * 0.7, -0.35)) * reach * 0.24 * (1.05 - k)]), [4, 1])
                for k, p in zip(np.linspace(0, 1, len(spine)), spine, strict=True)
                for s in (-1, 1)
            ][::2]
            card.paint(
                np.maximum(fill(*leaves), lines([spine], 3)),
                ["#06100c", "#16301c", "#54702c", "#d8bc5c"],
                tone=0.12 + 0.5 * radial(500, 1250, 520, 1.2),
                edge=0,
                wobble=0.4,
            )
    streak = fill(points(330, 900, 380, 820, 380, 1000, 330, 1080)) * glass
    card.glaze(blur(streak, 5) * 0.1, "#fff8e0", "screen")


def _slippers(card: Card) -> None:
    """One slipper on the rug, one already in the moss."""
    for x, y, size, rot in ((410, 1096, 27, 0.5), (556, 1302, 48, -0.35)):
        sole = place(
            spline(points(-1, 0.1, -0.6, -0.34, 0.4, -0.4, 1.1, -0.1, 1.0, 0.34, 0, 0.42, -0.8, 0.4)), size, rot, (x, y)
        )
        card.shade(blur(fill(sole + (4, 8)), 5) * 0.7, "#1a100c")
        card.paint(sole, ["#16344a", "#34708a", "#a8d4cc"], tone=0.55, volume=0.6, roundness=8, wobble=0.3)
        hole = place(
            spline(points(-0.86, 0.05, -0.5, -0.22, 0.1, -0.24, 0.24, 0.06, 0, 0.26, -0.7, 0.26)), size, rot, (x, y)
        )
        card.paint(hole, ["#1a1420", "#5a3a34"], tone=0.4, volume=0.3, roundness=5, wobble=0.2)
