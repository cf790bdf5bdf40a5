"""A girl runs home trailing the night behind her like a cape."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, points, ridge, spline
from atelier.motifs.buildings import house, light_windows
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.plants import pine
from atelier.motifs.props import bird
from atelier.motifs.sky import cloud, moon

NECK = (352.0, 952.0)
LIGHT = (-0.75, -0.35, 0.55)
HEM = spline(points(352, 940, 420, 800, 372, 640, 452, 480, 392, 330, 470, 170, 420, -40), False, 30)


def hill(x: Field | float) -> Field:
    """The ridge she runs along."""
    return np.asarray(1230 + 26 * np.sin(np.asarray(x) / 190 + 0.4) - 0.05 * (np.asarray(x) - 400))


def paint() -> Field:
    card = Card("night_cape", ground="#c98a5a", light=LIGHT)
    _evening(card)
    night = _night(card)
    _far_side(card, night)
    _ridge(card, night)
    card.brush()
    card.stars(260, 1100, mask=night, big=9)
    light_windows(card)
    _girl(card)
    for x, y, size in ((120, 420, 15), (160, 396, 11), (90, 378, 9), (210, 452, 10)):
        bird(card, x, y, size, "#8a4a3c")
    return card.finish(bloom=0.34, vignette=0.3, vignette_colour="#141030", lift="#1c1430")


def _evening(card: Card) -> None:
    ramp = [(0, "#e8a85c"), (0.35, "#f6c878"), (0.65, "#fde6ac"), (1, "#fff6d8")]
    card.sky(ramp, Y / 1150, flow=card.noise(520, 2) * 0.7 - 0.3)
    card.light_at(70, 1000, 620, "#fff0b0", 0.8, 1.6)
    card.paint(
        ellipse(96, 1012, 92), ["#f8b050", "#ffe08c", "#fffbe0"], tone=0.8, detail=0.3, glow=50, glow_colour="#ffd070"
    )
    cloud(card, 150, 300, 330, 130, ["#d88a5c", "#f6bc84", "#ffe8bc", "#fffaf0"], 11, light=LIGHT)
    cloud(card, 250, 640, 260, 90, ["#d88a5c", "#f6bc84", "#ffe8bc", "#fffaf0"], 9, light=LIGHT)


def _night(card: Card) -> Field:
    """The cape: cloth at her shoulders, sky further out."""
    outline = np.concatenate([HEM, points(1040, -40, 1040, 1400, 520, 1260, 400, 1080)])
    night = fill(outline)
    away = np.hypot(X - NECK[0], Y - NECK[1])
    angle = np.arctan2(Y - NECK[1], X - NECK[0])
    folds = 0.3 * np.sin(angle * 15 + 0.9 * np.sin(away / 110)) * np.exp(-away / 330) * smoothstep(0, 40, away)
    ramp = ["#0c1036", "#171d55", "#2c3a86", "#5a6ac0", "#a8b4e8"]
    card.paint(
        night,
        ramp,
        tone=0.34 + folds + 0.2 * smoothstep(1000, 1300, Y) + 0.12 * radial(780, 300, 500),
        texture=0.14,
        texture_size=200,
        flow=angle,
        rim="#ffe0a0",
        rim_width=9,
        rim_strength=1.0,
        light=LIGHT,
        contact=0.3,
        contact_blur=24,
        contact_offset=(-14, 10),
        wobble=2,
    )
    milky = np.exp(-(((Y - 560 + 0.6 * (X - 700)) / 130) ** 2)) * night * card.noise(120, 4)
    card.glaze(blur(milky.astype(np.float32), 6) * 0.4, "#8a90e0", "screen")
    moon(card, 800, 260, 82, glow=0.55, light=(-0.6, 0.2, 0.7))
    return night


def _far_side(card: Card, night: Field) -> None:
    for i, (y, day, dark) in enumerate(
        ((1105, ("#c87848", "#eeb070"), ("#1c2458", "#344084")), (1160, ("#9a6a3c", "#d8a458"), ("#141a44", "#28326c")))
    ):
        hills = fill(ridge(lambda x, y=y, i=i: y + 22 * np.sin(x / 160 + i * 2), 18, 40 + i, 220))
        card.paint(hills * (1 - night), day, tone=0.55, flow=0.1, wobble=2)
        card.paint(hills * night, dark, tone=0.5, flow=0.1, wobble=2)
    for i, (x, size) in enumerate(((640, 46), (700, 56), (756, 44), (820, 60), (886, 48), (946, 54))):
        house(
            card,
            x,
            1196 - 6 * (i % 2),
            size,
            ("#141436", "#2c3068", "#5a60a0"),
            ("#0e1030", "#20265a", "#444c90"),
            tall=0.9 + 0.3 * (i % 3),
        )
    for i, x in enumerate((580, 612, 982)):
        pine(card, x, 1206, 96 + 20 * i, ["#0c1234", "#1c2858", "#3c4c84"], i)


def _ridge(card: Card, night: Field) -> None:
    ground = fill(ridge(hill, 6, 52, 200))
    wheat = ["#6a3a20", "#b87c34", "#ecb84e", "#fff0b0"]
    dusk = ["#0c1030", "#1c2450", "#38427c"]
    shade = blur(night, 40)
    card.paint(
        ground * (1 - smoothstep(0.35, 0.7, shade)),
        wheat,
        tone=0.56 - 0.2 * (Y - 1230) / 270,
        flow=1.45,
        texture=0.3,
        texture_size=24,
        stretch=(0.4, 2.4),
    )
    card.paint(
        (ground * smoothstep(0.3, 0.75, shade)).astype(np.float32),
        dusk,
        tone=0.45 - 0.2 * (Y - 1230) / 270,
        flow=1.45,
        texture=0.24,
        texture_size=24,
        stretch=(0.4, 2.4),
        edge=0,
    )
    rng = np.random.default_rng(5)
    lit = (ground * (X < 520)).astype(np.float32)
    card.after(lambda: card.hatch(lit, ["#8a5420", "#ffe08c"], 2600, (10, 30), (0.8, 1.8), 1.5, 0.22, 0.5))
    poppies = [ellipse(rng.uniform(20, 440), rng.uniform(1290, 1470), rng.uniform(4, 8)) for _ in range(26)]
    card.after(lambda: card.paint(fill(*poppies), ["#8a1c1c", "#d8402c", "#ff8a60"], tone=0.6, detail=1, wobble=0.8))


def _girl(card: Card) -> None:
    look = Look(
        "child", "#c98d66", "#5a2c1c", "bob", "dress", "#c8402f", "#7a4a34", "#4a2820", "#f4d080", mouth="smile"
    )
    running = Figure(look, "sprint", -78, lh=(0.1, 0.24, -0.16), rh=(-0.05, 0.1, 0.8), lean=20)
    ground = float(hill(330.0))
    draw_figure(
        card,
        running,
        330,
        ground - 8,
        400,
        light=LIGHT,
        rim="#fff0b8",
        shadow=options(kx=1.1, ky=-0.16, strength=0.5, colour="#5a2c20", y=ground + 6),
    )
    brooch = (NECK[0] - 6, NECK[1] + 26)
    card.paint(ellipse(*brooch, 8), ["#c88a20", "#ffe08c"], tone=0.6, detail=1, wobble=0.2)
