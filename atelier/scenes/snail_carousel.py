"""A snail carries a carousel instead of a shell, and one horse has jumped off."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import mix, shades
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline, tube
from atelier.engine.solid import ground_shadow
from atelier.motifs.animals import draw_animal, horse, snail
from atelier.motifs.sky import cloud


def paint() -> Field:
    card = Card("snail_carousel", ground="#b99ab4", light=(-0.55, -0.6, 0.55))
    cx, rng = _setting(card)
    gm = _grass(card, cx, rng)
    _snail_body(card, cx)
    K, crm, gold, px_, ramps, red, rx, top = _carousel(card, cx)
    _canopy(card, crm, gold, px_, red, rx, top)
    card.brush(sizes=(24, 13, 7, 3.7))
    _runaway(card, K, gm, gold, px_, ramps, rng, top)
    return card.finish(bloom=0.3, vignette=0.25, vignette_colour="#3a2f5a", lift="#241f38", warm="#ffeede")


def _setting(card: Card) -> tuple[Any, Any]:
    """What lies behind and around."""
    rng = np.random.default_rng(14)
    cx = 440
    card.sky(
        [(0, "#7a86b8"), (0.35, "#b9a4c4"), (0.65, "#f0c4b8"), (1, "#fbe3d0")],
        tone=Y / 1120,
        flow=card.noise(500, 2) * 0.8 - 0.3,
    )
    card.light_at(180, 420, 620, "#fff0d0", 0.55, 1.8)
    for x, y, w, h in ((820, 470, 480, 190), (140, 620, 460, 150)):
        cloud(card, x, y, w, h, ["#a890b8", "#e4bcc4", "#fbe0d0", "#fffaf0"], 12)
    for i, (y, col) in enumerate(((900, "#b8a8c4"), (985, "#94a0a8"), (1070, "#7a9484"))):
        card.paint(
            fill(ridge(y, 42 - 8 * i, 20 + i, 300)),
            [mix(col, "#3a3f6a", 0.5), col, mix(col, "#fff0d8", 0.45)],
            tone=0.5,
            haze=0.3 - 0.1 * i,
            haze_colour="#e8c8c8",
            texture=0.2,
            flow=0.1,
            wobble=3,
        )
    return cx, rng


def _grass(card: Card, cx: Any, rng: Any) -> Any:
    """Giant grass and seed heads behind."""
    for _i in range(26):
        x = rng.uniform(-20, 1020)
        h = rng.uniform(260, 620) * (1 if abs(x - cx) > 330 else 0.35)
        y = 1230
        b_ = rng.normal() * 90
        card.paint(
            tube(points(x, y, x + b_ * 0.3, y - h * 0.5, x + b_, y - h), [8, 6, 1.5]),
            ["#3a5a52", "#6a9478", "#b8c89a", "#f4ecc0"],
            tone=0.45,
            volume=0.5,
            roundness=6,
            haze=0.28,
            haze_colour="#d8c0c4",
            detail=0.3,
            flow=1.5,
        )
    gm = card.paint(
        fill(ridge(1232, 12, 31, 260)),
        ["#24403a", "#4a7058", "#8aa872", "#dcd898"],
        tone=0.6 - 0.5 * smoothstep(1232, 1500, Y),
        texture=0.25,
        texture_size=40,
        wobble=3,
        flow=0.1,
    )
    return gm


def _snail_body(card: Card, cx: Any) -> None:
    """Snail body."""
    sk = ["#4a3444", "#8a6a6a", "#c8a490", "#f0d4b4", "#fff4e0"]
    SC = 455
    S = snail(shell=False)
    S.ball("body", (-0.12, 0.14, 0.0), 0.56, 0.2, 0.26)
    S.limb("body", [(0.2, 0.2), (0.45, 0.26), (0.6, 0.3)], [0.2, 0.17, 0.14])
    B = S.bake(cx - 20, 1262, SC, k=0.05, smooth=3)
    ground_shadow(card, B.silhouette, 1258, kx=-0.5, ky=0.16, strength=0.55, colour="#243040", soft=6)
    draw_animal(
        card,
        S,
        cx - 20,
        1262,
        SC,
        {"body": sk, "tip": ["#2a1c2c", "#6a4a5a", "#d8b0a8"]},
        fur=0,
        texture=0.18,
        tone=0.52,
        over={"body": options(texture_size=12, texture=0.13)},
        light=(-0.55, -0.6, 0.55),
    )


def _carousel(card: Card, cx: Any) -> tuple[Any, Any, Any, Any, Any, Any, Any, Any]:
    """Carousel."""
    px_, py_ = (cx - 70, 1120)
    rx, ry = (262, 52)
    gold = ["#4a2810", "#9a6420", "#e0a840", "#ffe49a", "#fffbe0"]
    red = ["#4a1428", "#a0304a", "#e06a74", "#ffc4b4"]
    crm = ["#9a7a74", "#e8d0b8", "#fff6e6", "#fffdf8"]
    top = 610

    def pts(r: Any, y: Any, e: Any = 1.0) -> Any:
        return ellipse(px_, y, r, ry * r / rx * e, n=90)

    card.paint(
        fill(pts(rx + 14, py_ + 26), pts(rx + 14, py_), rectangle(px_ - rx - 14, py_, 2 * rx + 28, 26)),
        gold,
        tone=0.36 + 0.3 * (1 - (X - px_ + rx) / (2 * rx)),
        volume=0.4,
        roundness=12,
        detail=0.5,
        contact=0.45,
        contact_blur=20,
        contact_offset=(10, 26),
    )
    card.paint(fill(pts(rx + 14, py_)), ["#6a4048", "#b07a70", "#ecc4a4", "#fff0d8"], tone=0.55, detail=0.4)
    for i in range(24):
        a = math.pi * (i + 0.5) / 24
        x = px_ + (rx + 14) * math.cos(a)
        y = py_ + 13 + ry * math.sin(a)
        card.paint(ellipse(x, y, 7), ["#fff0b0", "#fffbe8"], tone=0.7, detail=0.9, wobble=0.2)

    def ramps(col: Any) -> Any:
        return shades(col, "#2a2048", "#fff4e0")

    coat = ["#f2e6d8", "#8fa8c8", "#e8b0a0", "#b8a0c8", "#9ab8a0"]
    K = options(light=(-0.55, -0.6, 0.55), fur=0, rim="#fff0d8", detail=0.85)

    def pony(a: Any, k: Any, up: Any, bare: Any = False) -> None:
        x, y = (px_ + rx * 0.78 * math.cos(a), py_ + ry * 0.78 * math.sin(a) - 6)
        s = 118 + 26 * math.sin(a)
        card.paint(
            tube(points(x, y, x, top + 70), [4.4, 4.4]), gold, tone=0.6, volume=0.6, roundness=4, detail=0.8, wobble=0.2
        )
        if not bare:
            draw_animal(
                card,
                horse(),
                x + (10 if math.sin(a) > 0 else -10),
                y - 40 - up,
                s,
                {"body": ramps(coat[k % 5]), "mane": ramps(("#c85a5a", "#f0d8a0", "#5a6aa0")[k % 3])},
                flip=math.sin(a) < 0,
                **K,
            )
            q = (x + (10 if math.sin(a) > 0 else -10), y - 40 - up - s * 0.86)
            card.paint(
                spline(
                    points(
                        q[0] - s * 0.16,
                        q[1],
                        q[0],
                        q[1] + 8,
                        q[0] + s * 0.14,
                        q[1] - 4,
                        q[0] + s * 0.12,
                        q[1] + s * 0.16,
                        q[0] - s * 0.13,
                        q[1] + s * 0.18,
                    )
                ),
                ramps(("#d8485a", "#4a6ab0", "#e0a840")[k % 3]),
                tone=0.5,
                volume=0.6,
                roundness=6,
                detail=0.9,
            )
            card.paint(
                tube(points(x, q[1], x, top + 70), [4.4, 4.4]),
                gold,
                tone=0.62,
                volume=0.6,
                roundness=4,
                detail=0.85,
                wobble=0.2,
            )

    for a, k, up in ((-2.5, 0, 20), (-0.65, 1, 46)):
        pony(a, k, up)
    card.paint(
        fill(rectangle(px_ - 62, top + 40, 124, py_ - top - 44)),
        crm,
        tone=0.5 - 0.28 * (X - px_) / 62,
        volume=0.3,
        roundness=20,
        detail=0.5,
    )
    for i in (-1, 0, 1):
        card.paint(
            fill(
                spline(
                    points(
                        px_ + i * 40 - 14,
                        top + 140,
                        px_ + i * 40,
                        top + 112,
                        px_ + i * 40 + 14,
                        top + 140,
                        px_ + i * 40 + 14,
                        py_ - 130,
                        px_ + i * 40,
                        py_ - 110,
                        px_ + i * 40 - 14,
                        py_ - 130,
                    )
                )
            ),
            ["#5a7aa8", "#a8c8d8", "#f4f4ec"],
            tone=0.4 + 0.4 * (Y - top - 100) / 300,
            detail=0.7,
        )
    for a, k, up in ((2.62, 2, 34), (1.52, 3, 8)):
        pony(a, k, up)
    pony(0.55, 4, 0, bare=True)
    return K, crm, gold, px_, ramps, red, rx, top


def _canopy(card: Card, crm: Any, gold: Any, px_: Any, red: Any, rx: Any, top: Any) -> None:
    """Canopy."""
    n = 12
    cone = spline(
        points(
            px_ - rx - 40,
            top + 46,
            px_ - rx * 0.5,
            top - 40,
            px_ - 30,
            top - 150,
            px_,
            top - 190,
            px_ + 30,
            top - 150,
            px_ + rx * 0.5,
            top - 40,
            px_ + rx + 40,
            top + 46,
            px_ + rx * 0.5,
            top + 82,
            px_,
            top + 94,
            px_ - rx * 0.5,
            top + 82,
        ),
        sharp=(0, 3, 6),
    )
    cm = fill(cone)
    card.paint(cm, crm, tone=0.5, volume=0.6, roundness=60, detail=0.5, rim="#fff6e0")
    ap = np.array([px_, top - 186])
    u = np.arctan2(X - ap[0], (Y - ap[1]) * 1.05)
    st = smoothstep(-0.12, 0.12, np.sin(np.arcsin(np.clip(np.tan(u) / 1.27, -1, 1)) * n))
    card.paint(cm * st, red, tone=0.5 - 0.2 * (X - px_) / rx, volume=0.6, roundness=60, detail=0.5, wobble=0.4)
    for i in range(15):
        x = px_ - rx - 40 + (2 * rx + 80) * (i + 0.5) / 15
        y = top + 46 + 48 * (1 - ((x - px_) / (rx + 40)) ** 2) - 4
        card.paint(
            place(spline(points(-0.52, -0.3, 0.52, -0.3, 0.46, 0.5, 0, 0.85, -0.46, 0.5)), 41, 0, (x, y)),
            gold if i % 2 else red,
            tone=0.5 - 0.22 * (x - px_) / rx,
            volume=0.6,
            roundness=10,
            detail=0.8,
            rim="#fff0c8",
            contact=0.25,
            contact_blur=6,
        )
    card.paint(tube(points(px_, top - 186, px_, top - 262), [5, 3]), gold, tone=0.6, detail=0.9)
    card.paint(
        spline(
            points(
                px_ + 2,
                top - 262,
                px_ + 60,
                top - 250,
                px_ + 96,
                top - 266,
                px_ + 70,
                top - 238,
                px_ + 92,
                top - 218,
                px_ + 40,
                top - 226,
                px_ + 2,
                top - 222,
            ),
            sharp=(0, 2, 4, 6),
        ),
        red,
        tone=0.5,
        volume=0.5,
        roundness=10,
        detail=0.9,
    )
    card.paint(ellipse(px_, top - 268, 9), gold, volume=0.8, roundness=5, detail=0.9)


def _runaway(card: Card, K: Any, gm: Any, gold: Any, px_: Any, ramps: Any, rng: Any, top: Any) -> None:
    """The runaway."""
    hx_ = horse(
        legs=((-0.42, -0.6, -0.86, 0.2), (-0.3, -0.56, -0.78, 0.1), (0.3, 0.58, 0.86, 0.42), (0.22, 0.5, 0.74, 0.3))
    )
    rb = hx_.bake(820, 1390, 150)
    ground_shadow(card, rb.silhouette, 1398, kx=-0.5, ky=0.16, strength=0.5, colour="#243040", soft=4)
    b2 = draw_animal(
        card, hx_, 820, 1368, 150, {"body": ramps("#f4e2d0"), "mane": ramps("#e0a03c")}, rot=0.12, **dict(K, fur=0.6)
    )
    q = b2.to_sheet([(0, 0.9)])[0]
    card.paint(
        spline(
            points(
                q[0] - 22, q[1] - 4, q[0], q[1] + 4, q[0] + 20, q[1] - 10, q[0] + 18, q[1] + 20, q[0] - 18, q[1] + 26
            )
        ),
        ramps("#3f8a88"),
        tone=0.5,
        volume=0.6,
        roundness=6,
        detail=0.9,
    )
    card.paint(
        fill(tube(points(q[0] + 2, q[1] + 4, q[0] + 10, q[1] - 86), [4, 4])), gold, tone=0.65, detail=0.95, wobble=0.2
    )
    card.hatch(
        gm * smoothstep(1250, 1330, Y),
        ["#2a4a3c", "#8ab078", "#e8e4a8"],
        2200,
        (10, 34),
        (0.9, 2.2),
        1.5 + 0.4 * (card.noise(120, 2) - 0.5),
        0.2,
        0.5,
    )
    for i in range(34):
        x, y = (rng.uniform(10, 990), rng.uniform(1300, 1490))
        card.paint(
            fill(*[ellipse(x + 5 * math.cos(a), y + 4 * math.sin(a), 3.6, 3) for a in np.linspace(0, 6.28, 6)[:-1]]),
            [["#fff0e8", "#f0b8c0", "#ffe0a0"][i % 3]],
            tone=1.0,
            detail=1,
            wobble=0.3,
        )
    card.glaze(blur(fill(ellipse(px_, top + 230, 200, 150)), 60) * 0.35, "#ffe0a0", "screen")
    tr = spline(points(-20, 1285, 60, 1282, 130, 1276, 190, 1272), False)
    card.paint(lines([tr], 16), ["#e8e4f0", "#ffffff"], opacity=0.35, edge=0, fray=0.6)
