"""A clockwork bird sits on the moon and waits for it to hatch."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.sculpt import ball, limb, sculpt
from atelier.engine.shapes import ellipse, points, roughen, spline, tube
from atelier.motifs.plants import twigs
from atelier.motifs.props import gear
from atelier.motifs.sky import moon


def paint() -> Field:
    card = Card("clock_bird", ground="#8a6a4a", light=(500, 980))
    br = ["#22130f", "#6e3c22", "#bf7a3a", "#efc173", "#fff3cf"]
    pt = ["#0c2426", "#2a625e", "#74b09a", "#dff0cc"]
    card.sky(
        [(0, "#0b2230"), (0.4, "#15454f"), (0.75, "#2f7472"), (1, "#6a8f74")],
        tone=0.15 + 0.6 * radial(500, 950, 900, 1.3) + 0.1 * Y / HEIGHT,
        texture=0.22,
        flow=np.arctan2(Y - 950, X - 500) + 1.57,
    )
    mo = _mechanism(card)
    L, b = _bird(card, br, pt)
    _chest_window(card, L, br, pt)
    _wing(card, L, br, pt)
    _key(card, L, br)
    _watches(card, L, br)
    card.brush(sizes=(24, 13, 7, 3.6))
    cr = [
        roughen(spline(points(470, 800, 500, 880, 460, 930, 520, 985, 490, 1040), False, 6, sharp=range(9)), 6, 2),
        roughen(spline(points(500, 885, 560, 905, 590, 960, 640, 970), False, 6, sharp=range(9)), 6, 3),
        roughen(spline(points(460, 930, 400, 950, 380, 1000, 330, 1010), False, 6, sharp=range(9)), 6, 4),
        roughen(spline(points(520, 985, 570, 1020, 580, 1070), False, 6, sharp=range(9)), 5, 5),
    ]
    ok = mo * (1 - b)
    cm = lines(cr, [6, 4, 4, 3.4]) * ok
    card.glaze(blur(cm, 14) * 1.2, "#fff0b0", "screen")
    card.paint(cm, ["#7a4a1c", "#a8702c"], tone=0.4, wobble=0.6, fray=0.3, edge=0)
    card.glaze(lines([q + [2.4, 2] for q in cr], 2) * ok, "#ffffff")
    card.stars(140, 760, mask=1 - smoothstep(0.05, 0.5, blur(b, 6)), big=6)
    card.spatter(80, ("#ffe9b0",), mask=radial(500, 980, 620), radius=(0.8, 3), opacity=0.8)
    return card.finish(vignette_colour="#050d12", vignette=0.45, bloom=0.4, lift="#0c1418")


def _mechanism(card: Card) -> Any:
    """Sky is a mechanism."""
    for x, y, r, n, ro in (
        (170, 260, 250, 26, 0.1),
        (800, 150, 180, 20, 0.3),
        (900, 620, 230, 24, 0),
        (60, 760, 150, 16, 0.2),
    ):
        card.glaze(blur(gear(x, y, r, n, 0.1, 0.5, ro, 6), 2) * 0.16 * (0.5 + card.noise(120, 4)), "#bfe0c0", "screen")
    card.light_at(500, 980, 760, "#ffe0a0", 0.55)
    K = options(detail=0.45)
    card.paint(
        tube(points(-40, 1330, 200, 1300, 480, 1290, 760, 1250, 1040, 1150), [60, 66, 58, 46, 40]),
        ["#120d12", "#3a2a28", "#6f5240", "#c9a070"],
        tone=0.45,
        volume=0.9,
        roundness=50,
        light=(500, 950),
        texture_size=40,
        stretch=(3, 0.6),
        flow=-0.05,
        **K,
    )
    for p, w in (
        ((700, 1255, 800, 1330, 860, 1420), 22),
        ((170, 1310, 110, 1210, 40, 1140), 24),
        ((860, 1210, 930, 1290, 1010, 1320), 18),
    ):
        card.paint(
            tube(points(*p), [w, w * 0.7, w * 0.3]),
            ["#120d12", "#3a2a28", "#6f5240"],
            tone=0.45,
            volume=0.8,
            roundness=20,
            **K,
        )
    twigs(card, 500, 1130, 300, 90, 46, ["#1a1012", "#4a3024", "#8f6440", "#e0b070"], math.pi, 2 * math.pi, 3)
    card.paint(
        ellipse(500, 1150, 300, 98),
        ["#0c0808", "#2a1a16", "#5a3c28"],
        tone=0.35,
        volume=-0.5,
        roundness=40,
        texture=0.25,
        texture_size=24,
        stretch=(3, 0.5),
    )
    mo = moon(card, 500, 985, 232, ("#d9b070", "#f8e2ae", "#fffbe6"), 0.9, light=(0.1, -0.3, 0.9))
    return mo


def _bird(card: Card, br: Any, pt: Any) -> tuple[Any, Any]:
    """The bird."""
    L = options(light=(0.55, -0.6, 0.55))
    for i, a in enumerate(np.linspace(2.55, 3.05, 6)):
        tip = (300 + 330 * math.cos(a), 640 - 330 * math.sin(a) * -0.62 + 40 - i * 30)
        card.paint(
            tube(points(360, 660, (360 + tip[0]) / 2, (660 + tip[1]) / 2 - 14, *tip), [30, 40, 20]),
            br if i % 2 else pt,
            tone=0.4,
            volume=0.9,
            roundness=24,
            contact=0.4,
            contact_blur=8,
            rim="#fff0c0",
            detail=0.6,
            **L,
        )
    m, hf = sculpt(
        [
            ball(480, 690, 235, 190, -0.12, hz=150),
            ball(585, 590, 150, 150, z=30, hz=110),
            limb(points(600, 560, 655, 480, 690, 420), [120, 98, 92], z=[60, 60, 62]),
            ball(700, 405, 98, 94, z=64),
            ball(560, 740, 150, 140, z=20, hz=110),
        ],
        k=60,
        smooth=5,
    )
    b = card.paint(
        m,
        br,
        tone=0.46,
        volume=1.0,
        height=hf,
        cavity=0.3,
        rim="#fff3cc",
        rim_width=6,
        contact=0.45,
        contact_blur=30,
        contact_offset=(0, 24),
        texture=0.14,
        detail=0.5,
        **L,
    )
    card.paint(
        fill(*[ellipse(480 + 170 * math.cos(t) + 60, 690 + 140 * math.sin(t), 4.5) for t in np.linspace(-1.2, 2.2, 20)])
        * b,
        ["#fff0c0", "#a86a30"],
        tone=0.6,
        opacity=0.9,
        wobble=0,
        detail=1,
    )
    card.paint(
        lines(
            [
                spline(points(596, 450, 650, 505, 752, 486), False),
                spline(points(560, 500, 640, 560, 760, 540), False),
                spline(points(330, 770, 480, 850, 650, 820), False),
            ],
            4,
        )
        * b,
        [br[0]],
        opacity=0.6,
        detail=1,
    )
    bk = spline(points(785, 380, 850, 398, 900, 440, 840, 440, 782, 430), sharp=(2,))
    card.paint(bk, br, tone=0.62, volume=0.8, roundness=20, rim="#fff3cc", detail=0.9, contact=0.3, **L)
    card.paint(lines([spline(points(784, 412, 830, 422, 896, 440), False)], 3.4), [br[0]], opacity=0.8, detail=1)
    for _i, (x, y, a) in enumerate(((668, 322, -2.0), (694, 312, -1.65), (722, 318, -1.3))):
        card.paint(
            tube(
                points(
                    x,
                    y,
                    x + 50 * math.cos(a),
                    y + 50 * math.sin(a),
                    x + 84 * math.cos(a - 0.3),
                    y + 84 * math.sin(a - 0.3),
                ),
                [6, 5, 12],
            ),
            pt,
            tone=0.6,
            volume=0.7,
            roundness=8,
            detail=0.9,
            **L,
        )
    card.paint(ellipse(728, 388, 34), pt, tone=0.4, volume=0.7, roundness=20, detail=1, **L)
    card.paint(ellipse(728, 388, 25), ["#0a0a10", "#20262c"], tone=0.3, detail=1)
    card.paint(ellipse(730, 389, 17), ["#d98a20", "#ffd870"], tone=0.6, volume=0.5, roundness=14, detail=1)
    card.paint(ellipse(731, 389, 8), ["#080408"], detail=1, wobble=0.2)
    card.paint(ellipse(724, 381, 5), ["#fff"], detail=1, wobble=0.1)
    return L, b


def _chest_window(card: Card, L: Any, br: Any, pt: Any) -> None:
    """Chest window with works."""
    card.paint(ellipse(606, 660, 112), br, tone=0.66, volume=0.9, roundness=16, contact=0.3, detail=0.8, **L)
    wn = card.paint(
        ellipse(606, 660, 95), ["#0a0c12", "#1a2428", "#31474a"], tone=0.4, volume=-0.5, roundness=40, detail=0.8, **L
    )
    for x, y, r, n, ro, rp in (
        (575, 640, 52, 14, 0, br),
        (652, 668, 40, 12, 0.13, pt),
        (612, 716, 34, 11, 0.2, br),
        (628, 604, 26, 9, 0.1, br),
        (560, 704, 24, 9, 0, pt),
    ):
        card.paint(
            gear(x, y, r, n, 0.18, 0.4, ro, 5) * wn,
            rp,
            tone=0.62,
            volume=0.8,
            roundness=8,
            contact=0.5,
            contact_blur=5,
            contact_offset=(3, 5),
            detail=1,
            wobble=0.4,
            **L,
        )


def _wing(card: Card, L: Any, br: Any, pt: Any) -> None:
    """Wing: rows of riveted plates."""
    for row in range(4):
        for i in range(9 - row):
            k = i / (8 - row)
            x0, y0 = (545 - row * 6 - k * 215, 545 + row * 44 + k * 62)
            a = 2.62 + 0.24 * k + row * 0.05
            reach = 92 + 46 * k + 20 * row
            tip = (x0 + reach * math.cos(a), y0 + reach * math.sin(a) * 0.9)
            card.paint(
                tube(points(x0, y0, (x0 + tip[0]) / 2, (y0 + tip[1]) / 2 + 5, *tip), [23, 27, 11]),
                pt if (i + row) % 3 == 0 else br,
                tone=0.42 + 0.1 * k,
                volume=0.9,
                roundness=15,
                contact=0.42,
                contact_blur=6,
                contact_offset=(2, 6),
                rim="#fff3cc",
                rim_width=3,
                detail=0.7,
                **L,
            )
            card.paint(ellipse(x0 - 6, y0 + 2, 4), ["#fff0c0"], opacity=0.9, wobble=0, detail=1)


def _key(card: Card, L: Any, br: Any) -> None:
    """Wind-up key."""
    card.paint(tube(points(440, 540, 404, 452), [11, 10]), br, tone=0.5, volume=0.8, roundness=8, detail=0.9, **L)
    card.paint(
        np.clip(
            fill(ellipse(362, 420, 52, 38, -0.4), ellipse(428, 398, 52, 38, -0.4))
            - fill(ellipse(362, 420, 27, 17, -0.4), ellipse(428, 398, 27, 17, -0.4)),
            0,
            1,
        ),
        br,
        tone=0.6,
        volume=0.9,
        roundness=10,
        rim="#fff3cc",
        contact=0.3,
        detail=0.9,
        **L,
    )
    twigs(
        card, 500, 1150, 322, 112, 78, ["#1a1012", "#4a3024", "#8f6440", "#e8bc7c"], 0.0, math.pi, 8, light=(500, 900)
    )


def _watches(card: Card, L: Any, br: Any) -> None:
    """Hanging watches / keys."""
    for x, y, reach in ((130, 1330, 46), (300, 1330, 70), (880, 1235, 110)):
        card.paint(lines([points(x, y, x, y + reach)], 2.4), [br[3]], opacity=0.8, wobble=0.5, detail=1)
        card.paint(ellipse(x, y + reach + 30, 30), br, tone=0.55, volume=0.9, roundness=16, detail=0.9, **L)
        card.paint(ellipse(x, y + reach + 30, 22), ["#e8d8b0", "#fff8e0"], tone=0.6, detail=1)
        card.paint(
            lines(
                [points(x, y + reach + 30, x, y + reach + 15), points(x, y + reach + 30, x + 10, y + reach + 35)], 2.4
            ),
            ["#20140f"],
            detail=1,
            fray=0.1,
        )
