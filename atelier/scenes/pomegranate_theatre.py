"""A pomegranate opened: a lit theatre with red seats."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.sculpt import ball, limb, sculpt
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline, tube
from atelier.motifs.people import small_person

MIDDLE = (500.0, 700.0)
RIND = ["#3a0818", "#8a1828", "#c8402f", "#ef8a5a", "#ffd0a0"]
SEED = ["#3a0414", "#8a0f22", "#d0283a", "#ff7a70", "#ffe0d0"]
PITH = ["#8a5a3c", "#d8b088", "#f6e2c0", "#fff8e4"]
SEAT = options(volume=0.9, rim="#ffc8a0", rim_width=3, detail=0.85, wobble=0.5, contact=0.4, contact_blur=5)


def paint() -> Field:
    card = Card("pomegranate_theatre", ground="#26402f", light=(-0.5, -0.7, 0.55))
    card.sky(["#0e1c18", "#1c3a30", "#3a6a50", "#6a9a74"], 0.2 + 0.5 * radial(420, 520, 900), texture=0.22, flow=0.5)
    _table(card)
    _fruit(card)
    _hall(card)
    _seats(card)
    card.brush(sizes=(22, 12, 6, 3.4))
    _stage_light(card)
    return card.finish(bloom=0.36, vignette=0.36, vignette_colour="#081410", lift="#12100e")


def _table(card: Card) -> None:
    card.paint(
        rectangle(-10, 1180, 1020, 330),
        ["#1a0e12", "#4a2824", "#8a5a40", "#c89868"],
        tone=0.55 - 0.3 * (Y - 1180) / 320,
        texture=0.2,
        texture_size=60,
        stretch=(5, 0.5),
        flow=0.0,
    )
    card.shade(blur(fill(ellipse(540, 1206, 400, 44)), 20) * 0.75, "#100810")


def _fruit(card: Card) -> None:
    """The whole fruit with its crown, then the pale lip of the opening."""
    x, y = MIDDLE
    crown = []
    for turn, reach in ((-0.75, 150), (-0.4, 178), (-0.05, 190), (0.3, 180), (0.66, 152)):
        tip = (x + 30 + reach * math.sin(turn), 296 - reach * math.cos(turn))
        crown.append(
            limb(points(x + 30 + 50 * turn, 320, x + 30 + 90 * turn, 250, *tip), [38, 28, 4], z=60 * math.cos(turn * 2))
        )
    mask, height = sculpt(
        [ball(x, y + 30, 440, 470, hz=300), limb(points(x + 30, 330, x + 30, 280), [92, 70], z=80), *crown], k=30
    )
    card.paint(
        mask,
        RIND,
        tone=0.42,
        volume=0.85,
        height=height,
        cavity=0.2,
        texture=0.16,
        texture_size=50,
        detail=0.4,
        contact=0.4,
        contact_offset=(14, 22),
        rim="#ffc890",
        rim_width=7,
    )
    opening = roughen(ellipse(x, y + 50, 352, 378, n=120), 16, 4)
    card.paint(
        opening,
        PITH,
        tone=0.62 + 0.2 * (500 - X) / 400,
        volume=0.5,
        roundness=26,
        detail=0.6,
        contact=0.35,
        contact_blur=10,
    )
    card.paint(
        roughen(ellipse(x, y + 56, 318, 344, n=120), 10, 8),
        ["#2a0410", "#5a0c1c", "#9a2430"],
        tone=0.35,
        detail=0.6,
        edge=0.12,
    )


def _hall(card: Card) -> None:
    """Stage, arch and two drawn curtains, cut to the opening."""
    x, y = MIDDLE
    inside = fill(ellipse(x, y + 56, 312, 338))
    arch = spline(points(300, 800, 300, 620, 350, 510, 500, 460, 650, 510, 700, 620, 700, 800), sharp=(0, 6))
    stage = fill(arch) * inside
    card.paint(
        stage,
        ["#8a4a1c", "#e8a848", "#ffe098", "#fffbe0"],
        tone=0.35 + 0.6 * radial(500, 640, 260),
        detail=0.6,
        texture=0.08,
        wobble=0.6,
    )
    gold = ["#5a2c10", "#b8802c", "#f4cc68", "#fff6cc"]
    card.paint(lines([arch], 20) * inside, gold, tone=0.55, volume=0.7, roundness=8, detail=0.8, wobble=0.6)
    for side in (-1, 1):
        for i in range(5):
            top = 500 + side * (70 + i * 28)
            low = 500 + side * (132 + i * 17)
            fold = tube(points(top, 500 + i * 22, (top + low) / 2 + side * 14, 640, low, 800), [17, 19, 13])
            card.paint(
                fill(fold) * stage,
                SEED,
                tone=0.4 + 0.06 * (i % 2),
                volume=0.8,
                roundness=12,
                light=(500, 640),
                detail=0.7,
                wobble=0.5,
                contact=0.3,
                contact_blur=6,
            )
    swag = [
        tube(
            points(
                300 + k * 80,
                560 - 70 * math.sin((k + 0.5) / 5 * math.pi),
                340 + k * 80,
                596 - 70 * math.sin((k + 0.5) / 5 * math.pi),
                380 + k * 80,
                560 - 70 * math.sin((k + 0.5) / 5 * math.pi),
            ),
            [14, 24, 14],
        )
        for k in range(5)
    ]
    card.paint(fill(*swag) * stage, SEED, tone=0.5, volume=0.8, roundness=12, light=(500, 700), detail=0.8, wobble=0.4)
    floor = fill(points(296, 800, 704, 800, 730, 830, 270, 830)) * inside
    card.paint(floor, ["#5a2c14", "#b87838", "#ffd890"], tone=0.6, detail=0.8, wobble=0.5)


def _seats(card: Card) -> None:
    """Rows of seeds, each a plump red seat; a thin wall of pith runs between the blocks."""
    x, y = MIDDLE
    inside = fill(ellipse(x, y + 56, 306, 332))
    rng = np.random.default_rng(12)
    for row in range(6):
        line = 846 + row * 42
        size = 20 + row * 3.1
        reach = 306 * math.sqrt(max(0.02, 1 - ((line - y - 56) / 336) ** 2))
        count = int(2 * reach / (size * 1.9))
        for i in range(count):
            across = -1 + 2 * (i + 0.5) / count
            if abs(across) * reach < size * 0.95:
                continue  # the aisle
            sx = x + across * reach * 0.96
            sy = line + 26 * across * across * -1 + rng.normal() * 1.5
            back = spline(
                points(-0.95, 0.9, -1.0, -0.2, -0.6, -0.95, 0, -1.1, 0.6, -0.95, 1.0, -0.2, 0.95, 0.9) * size + (sx, sy)
            )
            card.paint(
                fill(back) * inside,
                SEED,
                tone=0.4 + 0.1 * rng.normal() * 0.4,
                roundness=size * 0.55,
                light=(500, 620),
                **SEAT,
                contact_offset=(0, 5),
                texture=0.06,
            )
    for side in (-1, 1):
        for k in range(7):
            a = math.pi * (0.5 - side * 0.5) + side * (-0.95 + k * 0.2)
            px, py = x + 268 * math.cos(a), y + 40 + 288 * math.sin(a)
            if py < 820:
                box = place(
                    spline(points(-0.8, 1, -1, 0, -0.5, -1, 0.5, -1, 1, 0, 0.8, 1)), 27, a + math.pi / 2, (px, py)
                )
                card.paint(fill(box) * inside, SEED, tone=0.4, roundness=14, light=(500, 640), **SEAT)


def _stage_light(card: Card) -> None:
    card.light_at(500, 650, 330, "#ffd890", 0.5, 1.7)
    beam = fill(points(500, 470, 452, 800, 556, 800))
    card.glaze(blur(beam, 10) * 0.4, "#fffbe0", "screen")
    small_person(
        card,
        504,
        806,
        104,
        ["#16222e", "#2c4a5a", "#6a94a0"],
        hair="#1c1214",
        light=(500, 560),
        rim="#fff0c0",
        back=False,
        dress=0.03,
        arm=[(-0.3, -0.66), (0.3, -0.7)],
    )
    card.shade(blur(fill(ellipse(506, 808, 34, 6)), 3) * 0.6, "#3a1008")
    rng = np.random.default_rng(2)
    for sx, sy, s in ((170, 1300, 30), (236, 1352, 24), (846, 1330, 27)):
        drop = place(spline(points(0, -1.2, 0.9, 0.1, 0.6, 1, -0.6, 1, -0.9, 0.1)), s, rng.uniform(-1.4, 1.4), (sx, sy))
        card.paint(
            drop,
            SEED,
            tone=0.45,
            volume=0.95,
            roundness=s * 0.5,
            rim="#ffe0d0",
            rim_width=4,
            contact=0.5,
            contact_blur=7,
            contact_offset=(5, 8),
            detail=0.9,
        )
        card.glaze(blur(fill(ellipse(sx - s * 0.25, sy - s * 0.3, s * 0.16)), 1.5) * 0.9, "#fff8f0")
    card.glaze(smoothstep(0.5, 1.0, card.noise(70, 3)) * radial(500, 640, 260) * 0.15, "#fffbe0", "screen")
