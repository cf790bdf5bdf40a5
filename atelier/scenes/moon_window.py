"""The moon has come close to the window to see who is still awake."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Colour, Field, Polygon, X, Y
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle
from atelier.engine.solid import Solid, paint_solid
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.portrait import Face, portrait

LIGHT = (500.0, 520.0)
WOOD: list[Colour] = ["#12101e", "#2c2438", "#5c4a54", "#a08878", "#f0dcb4"]
LEFT, RIGHT, TOP, BOTTOM = 190.0, 810.0, 130.0, 900.0


def _opening() -> Polygon:
    """The window: upright sides under a round head."""
    arch = ellipse(500, TOP + 250, 310, 250, a0=np.pi, a1=2 * np.pi, n=40)
    return np.concatenate([arch, points(RIGHT, BOTTOM, LEFT, BOTTOM)])


def paint() -> Field:
    card = Card("moon_window", ground="#2c3050", light=LIGHT)
    inside = fill(_opening())
    _room(card)
    _sky(card, inside)
    _bed(card)
    card.brush(sizes=(24, 13, 7, 3.6))
    _frame(card, inside)
    _moonlight(card, inside)
    _child(card)
    return card.finish(bloom=0.42, vignette=0.4, vignette_colour="#080a1c", lift="#10122a", warm="#fbf4e0")


def _room(card: Card) -> None:
    near = radial(500, 520, 980, 1.2)
    card.sky(["#0e1024", "#1c2144", "#343a66", "#5c6490"], 0.16 + 0.4 * near, flow=1.57, texture=0.12)
    stripe = smoothstep(0.4, 0.6, np.sin(X / 17.0)).astype(np.float32)
    card.paint(stripe, ["#1c2144", "#484f80"], tone=0.2 + 0.5 * near, opacity=0.22, edge=0, wobble=1)


def _sky(card: Card, inside: Field) -> None:
    """Night, and a face as large as the window, looking in and down."""
    card.paint(inside, ["#0c1230", "#1c2a60", "#38509a"], tone=0.36 + 0.3 * radial(500, 520, 460), detail=0.3, wobble=0)
    before = card.image.copy()
    card.light_at(500, 540, 560, "#ffeec0", 0.7, 1.5)
    face = Face(
        skin="#e6d9b0",
        iris="#4f6aa8",
        lips="#c8a888",
        brows="#b8a478",
        line="#4a4058",
        gaze=(-0.25, 0.9),
        lid=0.35,
        mouth=0.7,
        nose=1.0,
        jaw=1.28,
        blush=0.16,
    )
    portrait(card, 500, 530, 490, face, light=(-0.45, -0.5, 0.75), rim="#fffbe8")
    for x, y, r in ((330, 250, 52), (640, 210, 34), (716, 330, 24), (276, 690, 40), (730, 700, 46), (600, 850, 22)):
        card.paint(ellipse(x, y, r, r * 0.8), ["#b8a880", "#d8caa0"], tone=0.4, opacity=0.5, edge=0.16, detail=0.5)
    cover = inside[..., None]
    card.image = before * (1 - cover) + card.image * cover


def _frame(card: Card, inside: Field) -> None:
    outer = _opening()
    grown = (outer - (500, 560)) * (1.09, 1.075) + (500, 560)
    ring = np.clip(fill(grown) - inside, 0, 1)
    card.paint(
        ring,
        WOOD,
        tone=0.5,
        volume=0.7,
        roundness=20,
        light=LIGHT,
        rim="#fff4d0",
        rim_width=5,
        detail=0.6,
        contact=0.4,
        contact_blur=16,
    )
    bars = [points(500, TOP, 500, BOTTOM), points(LEFT, 640, RIGHT, 640)]
    mullions = lines(bars, 17) * fill(grown)
    card.paint(mullions, WOOD, tone=0.42, detail=0.8, wobble=0.5)
    card.paint(
        lines([bar + (-6, -6) for bar in bars], 3) * fill(grown),
        ["#fff4d0"],
        opacity=0.45,
        detail=1,
        wobble=0.4,
        edge=0,
    )
    card.paint(
        rectangle(150, BOTTOM + 14, 700, 40),
        WOOD,
        tone=0.62,
        volume=0.5,
        roundness=12,
        light=LIGHT,
        detail=0.6,
        contact=0.4,
        contact_blur=14,
    )
    for side in (-1, 1):
        cloth = Solid()
        for i in range(5):
            top = 500 + side * (370 + i * 34)
            cloth.limb(
                "cloth",
                [
                    (top, -60),
                    (top + side * 14, -480),
                    (500 + side * (446 + i * 16), -820),
                    (500 + side * (400 + i * 34), -1240),
                ],
                [27, 30, 20, 30],
                k=14,
            )
        paint_solid(
            card,
            cloth.bake(0, 0, 1.0, k=8),
            {"cloth": ["#1a1024", "#4a2438", "#8c4650", "#d8908a", "#ffe4cc"]},
            light=LIGHT,
            tone=0.42,
            occlusion=0.4,
            cavity_size=9,
            texture_size=40,
            stretch=(0.4, 2.2),
            rim="#fff0d0",
            rim_width=4,
            contact_offset=(5, 8),
            detail=0.5,
        )


def _bed(card: Card) -> None:
    """The foot of a brass bed and a quilt like low hills."""
    quilt = Solid()
    for x0, y0, x1, y1, w in ((60, 1230, 940, 1216, 70), (40, 1320, 960, 1310, 84), (20, 1430, 980, 1424, 96)):
        quilt.limb(
            "quilt",
            [(x0, -y0), (300, -y0 + 34), (520, -y0 - 10), (760, -y1 + 30), (x1, -y1)],
            [w * 0.7, w, w * 0.9, w, w * 0.7],
            k=40,
        )
    quilt.ball("pillow", (200, -1170, 60), 150, 66, 60).ball("pillow", (806, -1170, 60), 150, 66, 60)
    ramps = {
        "quilt": ["#101a3c", "#243a6c", "#4a6a9c", "#94b0cc", "#f4f0dc"],
        "pillow": ["#4a5278", "#98a0bc", "#dcdce0", "#fffdf0"],
    }
    baked = quilt.bake(0, 0, 1.0, k=20)
    paint_solid(
        card, baked, ramps, light=(500, 700), tone=0.46, occlusion=0.4, cavity_size=16, texture_size=60, detail=0.3
    )
    squares = (np.sin((X + 0.3 * Y) / 34.0) * np.sin((Y - 0.2 * X) / 30.0) > 0.25).astype(np.float32)
    mask, height = baked.groups["quilt"]
    card.paint(
        squares * mask,
        ["#3c1430", "#8c3a4c", "#dc8c80", "#fff0d8"],
        tone=0.48,
        volume=0.8,
        height=height,
        light=(500, 700),
        opacity=0.7,
        edge=0,
        wobble=2,
        detail=0.35,
    )


def _moonlight(card: Card, inside: Field) -> None:
    fall = blur(fill(points(230, 960, 770, 960, 900, 1500, 100, 1500)), 30)
    card.glaze(fall * 0.26, "#fff0c8", "screen")
    card.glaze(blur(inside, 46) * 0.16, "#fff0c8", "screen")


def _child(card: Card) -> None:
    look = Look(
        "child", "#8a5638", "#1c1218", "afro", "pyjamas", "#f0c060", "#f0c060", "#8a5638", "#fff0d0", stripes="#fff4d8"
    )
    sitting = Figure(look, "sit_floor", 168, head=(-20, -8, 0), lh=(0.3, -0.5, 0.2), rh=(-0.3, 0.86, 0.3), lean=2)
    card.shade(blur(fill(ellipse(506, 1312, 128, 24)), 9) * 0.7, "#0c1030")
    draw_figure(card, sitting, 500, 1290, 520, light=(500, 600), rim="#fff6dc", detail=0.85)
