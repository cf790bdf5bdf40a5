"""The northern lights hang in a wardrobe between two winter coats."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y, blank, options
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, spline, tube
from atelier.engine.solid import Solid, paint_solid
from atelier.motifs.figure import Figure, Look, draw_figure

GREEN, VIOLET = "#6ff0b0", "#b48cf8"
WOOD = ["#150c1c", "#3a1c28", "#6e3a30", "#b4703e", "#f0bc78"]
LIGHT = (500.0, 760.0)
INSIDE = rectangle(270, 330, 460, 860)
FLOOR = 1250.0


def paint() -> Field:
    card = Card("aurora_wardrobe", ground="#2a2038", light=LIGHT)
    _room(card)
    _carcass(card)
    _night_inside(card)
    coats = _coats(card)
    _doors(card)
    card.brush(sizes=(24, 13, 7, 3.6))
    _aurora(card, coats)
    _snow(card)
    _child(card)
    return card.finish(bloom=0.42, vignette=0.42, vignette_colour="#0c0818", lift="#160e24", warm="#f4f0e0")


def _room(card: Card) -> None:
    near = radial(500, 760, 900, 1.2)
    card.sky(["#120c1e", "#241c38", "#3c3456", "#5c5878"], 0.14 + 0.5 * near, flow=1.57, texture=0.12)
    stripes = smoothstep(0.3, 0.5, np.sin(X / 20.0)) * (Y < FLOOR)
    card.paint(stripes.astype(np.float32), ["#1c1630", "#4a4468"], tone=0.2 + 0.6 * near, opacity=0.3, edge=0, wobble=1)
    floor = fill(rectangle(-10, FLOOR, 1020, 270))
    card.paint(
        floor,
        ["#140c18", "#33202c", "#684438", "#a8906c"],
        tone=0.16 + 0.6 * radial(500, 1270, 560),
        flow=0.0,
        texture=0.24,
        texture_size=50,
        stretch=(4, 0.5),
    )
    card.paint(
        lines([points(-10, y, 1010, y) for y in (1296, 1352, 1420)], 2.4), ["#0c0612"], opacity=0.6, wobble=0.6, edge=0
    )
    card.paint(
        rectangle(-10, FLOOR - 36, 1020, 38),
        ["#1c1224", "#4a3440", "#8c6c5c"],
        tone=0.3 + 0.3 * near,
        detail=0.5,
        flow=0.0,
    )


def _carcass(card: Card) -> None:
    """An old wardrobe with a swept cornice, a carved shell and ball feet."""
    for x in (262, 738):
        card.paint(
            ellipse(x, 1258, 40, 32), WOOD, tone=0.4, volume=0.9, roundness=24, detail=0.6, contact=0.5, contact_blur=16
        )
    outline = spline(
        points(
            214,
            1240,
            214,
            330,
            226,
            292,
            330,
            256,
            430,
            190,
            500,
            164,
            570,
            190,
            670,
            256,
            774,
            292,
            786,
            330,
            786,
            1240,
        ),
        sharp=(0, 10),
    )
    card.paint(
        outline,
        WOOD,
        tone=0.36,
        volume=0.6,
        roundness=30,
        detail=0.5,
        texture=0.2,
        texture_size=60,
        stretch=(0.5, 2.4),
        flow=1.57,
        contact=0.5,
        contact_blur=30,
        contact_offset=(0, 20),
    )
    cornice = spline(
        points(
            196,
            344,
            204,
            300,
            330,
            252,
            430,
            184,
            500,
            156,
            570,
            184,
            670,
            252,
            796,
            300,
            804,
            344,
            700,
            306,
            600,
            262,
            500,
            224,
            400,
            262,
            300,
            306,
        )
    )
    card.paint(
        cornice,
        WOOD,
        tone=0.5,
        volume=0.8,
        roundness=16,
        detail=0.7,
        rim=GREEN,
        rim_width=4,
        contact=0.4,
        contact_blur=14,
    )
    for k in np.linspace(-1.1, 1.1, 7):
        rib = tube(points(500, 262, 500 + 60 * np.sin(k), 262 - 62 * np.cos(k)), [5, 13])
        card.paint(rib, WOOD, tone=0.56, volume=0.9, roundness=9, detail=0.8)
    card.paint(rectangle(222, 1190, 556, 52), WOOD, tone=0.42, volume=0.5, roundness=14, detail=0.6, flow=0.0)


def _night_inside(card: Card) -> None:
    card.paint(
        INSIDE, ["#050816", "#0c1630", "#16304c"], tone=0.3 + 0.4 * (Y - 330) / 860, detail=0.4, wobble=0.6, flow=1.57
    )
    card.paint(
        fill(tube(points(270, 402, 500, 410, 730, 402), [7, 7, 7])),
        ["#3a2c20", "#a8804c", "#f4d898"],
        tone=0.5,
        volume=0.7,
        roundness=6,
        detail=0.9,
    )


def _coats(card: Card) -> Field:
    worn = blank()
    for x, colour, trim, yaw in ((316, "#7a2f3c", "#e8dcc8", 66), (684, "#3c4c6a", "#c8a878", -66)):
        coat = Look("man", outfit="coat", top=colour, trim=trim, style="none")
        hanging = Figure(coat, "stand", yaw, lh=(0.12, -0.98, 0.0), rh=(-0.12, -0.98, 0.0))
        baked = draw_figure(
            card, hanging, x, 1196, 940, light=LIGHT, rim=GREEN, only=("top", "trim"), detail=0.6, occlusion=0.4
        )
        worn = np.maximum(worn, baked.silhouette)
        neck = baked.at(*hanging.joints["chest"][:2])
        hook = spline(
            points(
                neck[0],
                neck[1] - 4,
                neck[0],
                neck[1] - 40,
                neck[0] + 12,
                neck[1] - 58,
                neck[0] + 2,
                neck[1] - 72,
                neck[0] - 12,
                neck[1] - 62,
            ),
            False,
        )
        card.paint(lines([hook], 5), ["#6a6470", "#e0dce0"], tone=0.6, detail=1, wobble=0.3)
        collar = Solid()
        for k in np.linspace(-1, 1, 9):
            collar.ball("fur", (float(neck[0]) + 58 * k, -float(neck[1]) + 4 - 24 * (1 - k * k), 20), 24, 22, 20)
        paint_solid(
            card,
            collar.bake(0, 0, 1.0, k=8),
            {"fur": ["#3c3440", "#94868c", "#e4d8d0", "#fffaf0"]},
            light=LIGHT,
            detail=0.6,
            occlusion=0.4,
            cavity_size=7,
        )
    return worn


def _doors(card: Card) -> None:
    for side in (-1, 1):
        hinge, edge = 500 + side * 262, 500 + side * 424

        def at(u: float, v: float, hinge: float = hinge, edge: float = edge) -> tuple[float, float]:
            top, bottom = 330 - 52 * u, 1192 + 74 * u
            return hinge + (edge - hinge) * u, top + (bottom - top) * v

        leaf = points(*at(0, 0), *at(1, 0), *at(1, 1), *at(0, 1))
        card.paint(
            leaf,
            WOOD,
            tone=0.58 - 0.2 * np.abs(X - hinge) / 160,
            detail=0.6,
            wobble=0.6,
            texture=0.2,
            texture_size=50,
            stretch=(0.5, 2.4),
            flow=1.57,
            rim=GREEN,
            rim_width=5,
            contact=0.4,
            contact_blur=18,
        )
        for v0, v1 in ((0.06, 0.46), (0.54, 0.94)):
            panel = _panel(at, 0.16, 0.84, v0, v1)
            card.paint(panel, WOOD, tone=0.34, detail=0.8, wobble=0.5, edge=0.16)
            card.paint(
                (panel - panel.mean(0)) * 0.82 + panel.mean(0),
                WOOD,
                tone=0.62,
                volume=0.5,
                roundness=18,
                detail=0.8,
                wobble=0.5,
            )
        knob = at(0.9, 0.5)
        card.paint(
            ellipse(*knob, 12, 15), ["#5a3a14", "#d0a040", "#fff0b0"], tone=0.55, volume=0.8, roundness=8, detail=1
        )


def _panel(at: object, u0: float, u1: float, v0: float, v1: float) -> Polygon:
    """A panel with a rounded head."""
    assert callable(at)
    (x0, y0), (x1, y1) = at(u0, v0 + 0.06), at(u1, v0 + 0.06)
    low_left, low_right = at(u0, v1), at(u1, v1)
    head = at((u0 + u1) / 2, v0)
    return spline(points(*low_left, x0, y0, *head, x1, y1, *low_right), sharp=(0, 1, 3, 4))


def _aurora(card: Card, coats: Field) -> None:
    inside = fill(INSIDE)
    free = inside * (1 - 0.86 * coats)
    for k, (middle, colour, width, strength) in enumerate(
        ((470, GREEN, 34, 1.0), (520, VIOLET, 46, 0.8), (500, GREEN, 90, 0.5), (548, "#8ce8f0", 22, 0.7))
    ):
        path = middle + 46 * np.sin(Y / 120.0 + k * 1.3) + 18 * np.sin(Y / 47.0 + k * 2.1)
        curtain = np.exp(-(((X - path) / width) ** 2)) * (0.6 + 0.8 * card.noise(26, 3, (0.5, 6)))
        fade = smoothstep(395, 560, Y) * (1 - 0.75 * smoothstep(820, 1180, Y))
        card.glaze(np.clip(curtain * fade * free * strength, 0, 1), colour, "screen")
    card.glaze(blur(inside, 40) * 0.12, GREEN, "screen")
    card.light_at(500, 760, 620, GREEN, 0.26, 1.7)
    card.stars(40, 1100, mask=free, big=3, largest=1.8)
    spill = blur(fill(points(290, 1240, 710, 1240, 900, 1500, 100, 1500)), 26)
    card.glaze(spill * 0.34, GREEN, "screen")


def _snow(card: Card) -> None:
    drift = spline(
        points(
            262,
            1206,
            330,
            1150,
            420,
            1172,
            500,
            1140,
            590,
            1168,
            680,
            1146,
            742,
            1206,
            800,
            1262,
            640,
            1290,
            500,
            1276,
            350,
            1296,
            200,
            1266,
        )
    )
    card.paint(
        drift,
        ["#4c6c8c", "#9cc4cc", "#e4f8ec", "#ffffff"],
        tone=0.58 - 0.3 * (Y - 1160) / 120,
        volume=0.5,
        roundness=30,
        light=LIGHT,
        detail=0.4,
        wobble=2,
        texture=0.12,
    )
    flakes = blank()
    for x, y, r in zip(
        card.rng.uniform(180, 820, 90), card.rng.uniform(420, 1440, 90), card.rng.uniform(1.4, 4.2, 90), strict=True
    ):
        flakes = np.maximum(flakes, radial(float(x), float(y), float(r) * 1.6, 0.6))
    card.glaze(flakes * 0.85, "#f4fff8")


def _child(card: Card) -> None:
    look = Look(
        "child", "#a56b48", "#1c1418", "curly", "pyjamas", "#d88a4c", "#d88a4c", "#a56b48", "#f4e0b8", stripes="#f4e4c8"
    )
    waiting = Figure(look, "stand", 172, lh=(0.2, -0.9, 0.1), rh=(-0.5, -0.5, 0.5), head=(-14, 0, 0))
    draw_figure(
        card,
        waiting,
        420,
        1432,
        400,
        light=(520, 700),
        rim="#b8ffd8",
        shadow=options(kx=-0.3, ky=-0.2, strength=0.6, colour="#0c0818", soft=6),
    )
