"""Fishermen pull up a net full of sleeping suns."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y, blank
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube
from atelier.engine.solid import paint_solid
from atelier.finishes import PastelCard
from atelier.motifs.animals import fish
from atelier.motifs.figure import Figure, Look, draw_figure

SURFACE = 486.0
SUNS = (
    (500, 700, 66),
    (392, 838, 88),
    (604, 830, 94),
    (498, 992, 104),
    (330, 1016, 70),
    (668, 1012, 76),
    (408, 1158, 80),
    (586, 1168, 86),
    (498, 1282, 46),
)
LOST = (838.0, 1228.0, 52.0)


def paint() -> Field:
    card = PastelCard("net_suns", ground="#141b2c", light=(500, 950))
    card.sky(
        ["#141b2c", "#22304a", "#4a4a66", "#a06a60"],
        0.08 + 0.6 * (Y / SURFACE) ** 2 * (Y < SURFACE),
        texture=0.12,
        flow=0.1,
    )
    _water(card)
    _watchers(card)
    _boat(card)
    card.brush(sizes=(15, 8, 4.5))
    for x, y, r in (*SUNS, LOST):
        _sun(card, x, y, r)
    _net(card)
    return card.finish()


def _water(card: PastelCard) -> None:
    lit = radial(500, 980, 720, 1.2)
    card.paint(
        rectangle(-10, SURFACE, 1020, 1030),
        ["#141b2c", "#1c3448", "#2f6a74", "#c8a060", "#ffe09c"],
        tone=0.1 + 0.62 * lit,
        flow=0.0,
        texture=0.18,
        texture_size=70,
        stretch=(5, 0.6),
        wobble=2,
    )
    for k in range(7):
        y = SURFACE + 4 + k * 9
        reach = 480 - k * 40
        ripple = spline([(x, y + 4 * math.sin(x / 24 + k)) for x in np.linspace(500 - reach, 500 + reach, 16)], False)
        card.glaze(lines([ripple], 3) * (0.5 - 0.05 * k) * (0.4 + card.noise(60, 2)), "#ffd8a0")


def _watchers(card: PastelCard) -> None:
    """Big dark fish, lit on the side of the net."""
    eyes = blank()
    for x, y, s, flip in ((120, 900, 92, False), (884, 760, 80, True), (130, 1300, 70, False)):
        baked = fish(0.04).bake(x, y, s, flip)
        scale = ["#141b2c", "#22384a", "#4a7078", "#d8b070"]
        paint_solid(
            card,
            baked,
            dict.fromkeys(baked.groups, scale),
            light=(500, 980),
            rim="#ffd890",
            rim_width=5,
            tone=0.34,
            contact=0,
        )
        eye_x, eye_y = baked.at(0.56, 0.15)
        eyes += fill(ellipse(eye_x, eye_y, s * 0.07)) - 0.9 * fill(ellipse(eye_x, eye_y, s * 0.035))
    card.after(lambda: card.glaze(eyes, "#ffe8b8"))


def _boat(card: PastelCard) -> None:
    """Two of them lean back against the weight."""
    wood = ["#1c1a24", "#4a3028", "#8a5a38", "#d8a060", "#ffe0a0"]
    left = Look(
        "man",
        "#c98d66",
        "#2a1a1a",
        "short",
        "coat",
        "#b05a2c",
        "#3a4458",
        "#2a2028",
        "#f0c060",
        "wide",
        "#d8b070",
        beard=True,
    )
    right = Look("woman", "#a56b48", "#1c1418", "bun", "overalls", "#d8c8a0", "#4a7088", "#2a2028", "#f0c060")
    for look, x, yaw in ((left, 356, 62), (right, 650, -62)):
        figure = Figure(look, "pull", yaw, lean=-16, lh=(0.1, -0.42, 0.82), rh=(-0.1, -0.5, 0.74), head=(18, 0, 0))
        draw_figure(card, figure, x, 452, 268, light=(500, 620), rim="#ffd890", detail=0.88)
    hull = spline(
        points(214, 392, 300, 420, 500, 430, 700, 420, 790, 388, 742, 500, 650, 530, 350, 530, 262, 500), sharp=(0, 4)
    )
    card.paint(
        hull,
        wood,
        tone=0.3 + 0.5 * (Y - 400) / 130,
        volume=0.3,
        roundness=30,
        texture=0.16,
        stretch=(4, 0.5),
        flow=0.05,
        rim="#ffe0a0",
        rim_width=5,
        detail=0.7,
    )
    planks = [spline(points(230, y, 500, y + 34, 772, y), False) for y in (426, 458)]
    card.paint(lines(planks, 4), wood, tone=0.1, opacity=0.7, edge=0, wobble=0.6)
    card.paint(
        tube(points(214, 392, 300, 418, 500, 428, 700, 418, 790, 388), [7, 9, 9, 9, 7]), wood, tone=0.7, detail=0.8
    )


def _sun(card: PastelCard, x: float, y: float, r: float) -> None:
    """A warm disc with short rays and a sleeping face."""
    for radius, strength in ((2.9, 0.3), (1.7, 0.5)):
        card.light_at(x, y, r * radius, "#ffb454", strength, 1.7)
    rays = [place(points(-0.1, -1.02, 0, -1.3, 0.1, -1.02), r, k * math.pi / 8 + x, (x, y)) for k in range(16)]
    card.glaze(fill(*rays) * 0.9, "#ffd070")
    disc = fill(ellipse(x, y, r))
    card.paint(
        disc,
        ["#f08a28", "#ffb840", "#ffdf80", "#fff6cc"],
        tone=0.42 + 0.5 * radial(x - r * 0.25, y - r * 0.3, r * 1.3),
        detail=0.8,
        wobble=0.8,
        texture=0.08,
    )
    tilt = 0.3 * math.sin(x)
    lids = [
        place(spline(points(-0.2, 0, 0, 0.13, 0.2, 0), False), r, tilt, place(points(dx, -0.06), r, tilt, (x, y))[0])
        for dx in (-0.38, 0.38)
    ]
    mouth = place(spline(points(-0.15, 0.34, 0, 0.41, 0.15, 0.34), False), r, tilt, (x, y))
    card.glaze(lines([*lids, mouth], max(2.2, r * 0.06)) * 0.9, "#8a3c14")
    for dx in (-0.56, 0.56):
        cheek = place(points(dx, 0.24), r, tilt, (x, y))[0]
        card.glaze(blur(fill(ellipse(cheek[0], cheek[1], r * 0.15, r * 0.11)), r * 0.05) * 0.5, "#f0642c")


def _net(card: PastelCard) -> None:
    """A bag of meshes; one is torn, where a sun has slipped through."""
    sides = np.array(
        [(SURFACE - 30, 96), (600, 150), (760, 232), (940, 292), (1100, 276), (1230, 200), (1330, 60)], float
    )

    def at(u: float, y: float) -> tuple[float, float]:
        half = float(np.interp(y, sides[:, 0], sides[:, 1]))
        return 500 + math.sin(u) * half, y + 26 * math.cos(u)

    levels = np.linspace(SURFACE - 26, 1328, 44)
    cords = []
    for start in np.linspace(-1.5, 1.5, 12):
        for way in (-1, 1):
            angle = [(start + way * 1.15 * t + 1.5) % 3.0 - 1.5 for t in np.linspace(0, 1.6, len(levels))]
            piece: list[tuple[float, float]] = []
            for u, previous, y in zip(angle, [angle[0], *angle[:-1]], levels, strict=True):
                if abs(u - previous) > 1:
                    cords.append(np.array(piece))
                    piece = []
                piece.append(at(u, float(y)))
            cords.append(np.array(piece))
    hole = 1 - fill(ellipse(752, 1090, 52, 74, 0.4))
    mesh = lines([cord for cord in cords if len(cord) > 1], 3.4) * hole
    rim = lines([spline([at(side * 1.5, y) for y in levels], False) for side in (-1, 1)], 5) * hole
    cover = np.maximum(mesh, rim)
    card.shade(blur(np.roll(cover, 4, 0), 1.5) * 0.4, "#3a1c10")
    card.glaze(cover * 0.92, "#e8c890")
    ends = [
        points(708, 1040, 742, 1062, 736, 1090),
        points(742, 1160, 716, 1130, 724, 1108),
        points(724, 1020, 764, 1034, 782, 1060),
    ]
    card.glaze(lines([spline(end, False) for end in ends], 3.4), "#e8c890")
    ropes = [points(434, 292, 424, 380, 420, 470), points(588, 294, 580, 380, 582, 470)]
    card.glaze(lines([spline(rope, False) for rope in ropes], 6), "#f0d8a0")
    bubbles = [ellipse(LOST[0] + 14 * math.sin(k * 2), LOST[1] - 80 - k * 30, 4 + k % 3 * 2) for k in range(7)]
    card.glaze(lines(bubbles, 2) * smoothstep(500, 560, Y) * (X > 0), "#ffe8b8")
