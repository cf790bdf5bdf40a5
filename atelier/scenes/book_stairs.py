"""A staircase of books climbs out of the storm into the light."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import radial, smoothstep
from atelier.engine.raster import fill
from atelier.engine.shapes import rectangle, ridge
from atelier.motifs.books import book, page
from atelier.motifs.people import small_person
from atelier.motifs.props import bird
from atelier.motifs.sky import bolt


def paint() -> Field:
    card = Card("book_stairs", ground="#6a5a4a", light=(500, 210))
    cx, ey = (500, 210)
    th = np.arctan2((Y - ey) * 1.9, X - cx)
    d = np.hypot(X - cx, (Y - ey) * 1.9)
    per = _storm(card, cx, d, ey, th)
    card.brush(aspect=4.6)
    g = card.rng
    _pages(card, cx, ey, g, per)
    return card.finish(vignette_colour="#060a10", vignette=0.45, bloom=0.4, lift="#10161a")


def _storm(card: Card, cx: Any, d: Any, ey: Any, th: Any) -> Any:
    """Storm spiral."""
    sw = th + d * 0.0042
    n1 = 0.5 + 0.5 * np.sin(sw * 3 + (card.noise(300, 4) - 0.5) * 5)
    n2 = 0.5 + 0.5 * np.sin(sw * 7 + d * 0.01 + (card.noise(160, 4) - 0.5) * 5)
    q = smoothstep(40, 760, d)
    card.sky(
        [(0, "#0f1a22"), (0.3, "#23383f"), (0.55, "#4f6a64"), (0.75, "#a99a6a"), (0.9, "#f3d690"), (1, "#fff7d8")],
        tone=np.clip(
            1.02 - q * 0.86 + (n1 - 0.5) * 0.3 * q + (n2 - 0.5) * 0.2 * q - 0.25 * smoothstep(700, 1500, Y), 0, 1
        ),
        texture=0.1,
        texture_size=160,
        flow=th + math.pi / 2 + 0.25,
    )
    card.light_at(cx, ey, 520, "#ffe3a0", 0.6)
    card.paint(
        fill(ridge(lambda x: 1370 + 0.00022 * (x - 500) ** 2, 26, 5, 170)),
        ["#080d14", "#16222a", "#33443f", "#7a744f"],
        tone=0.5 - 0.3 * smoothstep(1330, 1500, Y) + 0.25 * radial(500, 1330, 500),
        texture=0.2,
        flow=0.1,
    )
    cols = ["#7a2a2a", "#2f5560", "#8a6a2a", "#4a3560", "#3a5a3c", "#a0522d", "#27405f", "#6a2f48"]
    N = 62
    B = []
    for i in range(N):
        k = i / (N - 1)
        a = 0.6 + i * 0.43
        R = 285 * (1 - k) ** 0.75 + 16
        s = 1.1 * (1 - k) ** 0.85 + 0.09
        B.append((cx + R * math.cos(a) + 14 * math.sin(k * 9), 1400 - 1150 * k**0.86 + R * 0.3 * math.sin(a), s, a, i))
    per = (0.0, 0.0)
    for x, y, s, a, i in sorted(B, key=lambda b: math.sin(b[3]) + b[4] * 0.085):
        hz = (i / N) ** 1.6 * 0.75
        c0 = mix(cols[(i * 5 + i // 3) % 8], "#c9b070", hz * 0.8)
        book(
            card,
            x,
            y,
            168 * s,
            104 * s,
            27 * s,
            a + math.pi / 2 + 0.12 * math.sin(i * 3.1),
            c0,
            light=(500, 210),
            pages=[mix("#6a5844", "#b09a60", hz), mix("#cdb48c", "#e8cf90", hz), "#fff0c8"],
        )
        if i == 17:
            per = (x, y - 22 * s)
    return per


def _pages(card: Card, cx: Any, ey: Any, g: Any, per: Any) -> None:
    """Pages that turn into birds."""
    for _i in range(44):
        k = g.random()
        a = g.uniform(0, 6.3)
        r = 90 + 420 * k
        x, y = (cx + r * math.cos(a), ey + 40 + r * 0.62 * math.sin(a) + 300 * k)
        s = 5 + 20 * k
        if abs(x - cx) < 60 and y > 300:
            continue
        if g.random() < 0.5:
            bird(card, x, y, s * 1.1, mix("#fff4d4", "#c9b88a", g.random()), g.normal() * 0.4, g.uniform(-0.4, 1.2))
        else:
            page(card, x, y, s * 1.15, g.uniform(-0.9, 0.9), g.uniform(-0.35, 0.35))
    bolt(card, [(150, 30), (190, 240), (160, 420), (230, 640)], 3.6, 4)
    bolt(card, [(870, 60), (820, 230), (850, 400)], 3, 9)
    x, y = per
    small_person(
        card,
        x,
        y,
        128,
        ["#5a1420", "#c23a30", "#ff9a6a"],
        arm=[(0.3, -0.78), (-0.17, -0.42)],
        hair="#2a1a18",
        light=(500, 210),
        scarf=["#b08020", "#ffd870"],
        wind=1.0,
        rim="#fff0c0",
    )
    card.light_at(x + 40, y - 96, 150, "#ffc860", 0.95, 2)
    card.paint(fill(rectangle(x + 33, y - 102, 13, 18)), ["#ffdc70", "#fffbe0"], tone=0.8, wobble=0.3)
    card.spatter(70, ("#ffe9b8",), radius=(0.6, 2.6), opacity=0.5)
