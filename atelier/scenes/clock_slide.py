"""Old people slide down the hands of a tower clock like children."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline, tube
from atelier.motifs.figure import BODIES, Figure, Look, draw_figure
from atelier.motifs.figure.draw import build
from atelier.motifs.patterns import checks
from atelier.motifs.props import bird


def paint() -> Field:
    card = Card("clock_slide", ground="#c98a54", light=(-0.6, -0.6, 0.55))
    rng = np.random.default_rng(5)
    cx, cy, RR = (424, 540, 500)
    stone = ["#3a2030", "#7a4a44", "#b87c5c", "#e8b888", "#fbe0b4"]
    card.sky(stone, tone=0.42 + 0.2 * (card.noise(240, 3) - 0.5) - 0.15 * Y / HEIGHT, texture=0.2, flow=0.0)
    face = _masonry(card, RR, cx, cy, rng, stone)
    card.light_at(210, 190, 640, "#ffdc98", 0.42, 1.8)
    K = _slide(card, cx, cy, face)
    _falling_one(card, K)
    _rescuers(card, K, stone)
    card.brush(sizes=(24, 13, 7, 3.6))
    for x, y, s_, a in (
        (180, 1120, 26, 0.3),
        (250, 1180, 20, -0.2),
        (120, 1210, 18, 0.1),
        (860, 160, 18, -0.3),
        (925, 120, 14, 0.2),
    ):
        bird(card, x, y, s_, "#4a2a34", a, 0.7)
    return card.finish(bloom=0.28, vignette=0.3, vignette_colour="#2a1018", warm="#ffe6c0")


def _masonry(card: Card, RR: Any, cx: Any, cy: Any, rng: Any, stone: Any) -> Any:
    """Masonry."""
    for r in range(16):
        y = r * 96 - 20
        for k in range(7):
            x = -60 + k * 178 + r % 2 * 89
            card.paint(
                fill(roughen(rectangle(x + 3, y + 3, 170, 88), 2, r * 9 + k)),
                stone,
                tone=0.45 + rng.normal() * 0.05,
                volume=0.5,
                roundness=10,
                texture=0.2,
                texture_size=40,
                edge=0.08,
                wobble=1.2,
            )
    ring = fill(ellipse(cx, cy, RR + 62)) * (1 - fill(ellipse(cx, cy, RR)))
    card.paint(
        fill(ellipse(cx, cy, RR + 66)),
        ["#2a1420", "#5a3028"],
        tone=0.3,
        contact=0.5,
        contact_blur=30,
        contact_offset=(16, 24),
    )
    card.paint(
        ring,
        ["#3a1c14", "#8a5020", "#d09438", "#ffe08a", "#fff6d0"],
        tone=0.5,
        volume=0.9,
        roundness=24,
        rim="#fff0b8",
        rim_width=5,
        detail=0.4,
    )
    face = fill(ellipse(cx, cy, RR))
    card.paint(
        face,
        ["#b07a50", "#e6c08c", "#f8e4bc", "#fff6e0"],
        tone=0.72 - 0.35 * np.hypot(X - 330, Y - 380) / 900,
        texture=0.1,
        texture_size=200,
        wobble=0.6,
        flow=card.noise(400, 2) * 3,
    )
    card.shade(blur(1 - face, 34) * face * 0.9, "#8a4a38")
    for i in range(60):
        a = i * math.pi / 30
        big = i % 5 == 0
        r0 = RR * (0.8 if big else 0.9)
        w = 15 if i % 15 == 0 else 10 if big else 3.6
        card.paint(
            place(points(r0, -w * 0.7, RR * 0.95, -w, RR * 0.95, w, r0, w * 0.7), 1, a, (cx, cy)),
            ["#2a1624", "#5a2c34", "#8a4a44"],
            tone=0.4,
            detail=0.7,
            wobble=0.8,
        )
    card.paint(lines([ellipse(cx, cy, RR * 0.965), ellipse(cx, cy, RR * 0.77)], 3.5), ["#5a2c34"], opacity=0.8, edge=0)
    for i in range(12):
        a = i * math.pi / 6
        q = place(spline(points(0.5, 0, 0.6, -0.04, 0.7, 0, 0.6, 0.04)), RR, a, (cx, cy))
        card.paint(q, ["#b4684a", "#e8a878"], opacity=0.5, wobble=0.6)
    return face


def _slide(card: Card, cx: Any, cy: Any, face: Any) -> Any:
    """The slide: hour hand (10) and minute hand (4) in one line."""
    an = math.radians(29)
    d = np.array([math.cos(an), math.sin(an)])
    nn = np.array([d[1], -d[0]])

    def at(s: Any, o: Any = 0.0) -> Any:
        return np.array([cx, cy]) + d * s + nn * o

    def hand_(p: Any) -> Any:
        return np.array([at(*q) for q in p.reshape(-1, 2)])

    iron = ["#140c1c", "#2f2238", "#5a4458", "#a8808a", "#ffd8a8"]
    M = np.maximum(
        fill(
            hand_(
                spline(
                    points(
                        -430,
                        4,
                        -395,
                        30,
                        -340,
                        34,
                        -60,
                        24,
                        0,
                        44,
                        60,
                        22,
                        400,
                        26,
                        470,
                        40,
                        506,
                        8,
                        470,
                        -24,
                        400,
                        -12,
                        60,
                        -22,
                        0,
                        -44,
                        -60,
                        -24,
                        -340,
                        -16,
                        -395,
                        -20,
                    ),
                    steps=8,
                )
            )
        ),
        fill(ellipse(cx, cy, 62)),
    )
    card.shade(blur(np.roll(M, (44, 30), (0, 1)), 8) * 0.55 * face, "#7a4038")
    card.paint(M, iron, tone=0.42, volume=0.9, roundness=16, rim="#ffe2b0", rim_width=5, detail=0.7, texture=0.1)
    card.paint(
        ellipse(cx, cy, 40),
        ["#3a1c14", "#a86428", "#f0c060", "#fff0c0"],
        volume=0.9,
        roundness=20,
        detail=0.7,
        rim="#fff6d0",
    )
    K = options(light=(-0.6, -0.6, 0.55), rim="#ffe8bc", detail=0.92)
    people = [
        (
            -318,
            0.0,
            Look(
                "old_man",
                "#c98d66",
                "#e8e4dc",
                "bald",
                "overalls",
                "#d8c49a",
                "#4a6a84",
                "#3a2420",
                "#8a5a3a",
                beard=True,
            ),
            options(lh=(0.25, 0.8, 0.2), rh=(-0.25, 0.55, 0.6), lean=-2),
        ),
        (
            -128,
            0.0,
            Look("old_woman", "#7d4c34", "#d8d4d0", "curly", "dress", "#3f7a70", "#e0d0c0", "#4a1c24", "#f0c890"),
            options(lh=(0.3, 0.9, 0.1), rh=(-0.3, 0.86, -0.1), lean=-16),
        ),
        (
            92,
            0.0,
            Look(
                "old_man",
                "#e8bc9c",
                "#f0ece4",
                "short",
                "coat",
                "#7a3444",
                "#3a3040",
                "#2a1a1c",
                "#e8c070",
                "bowler",
                "#3a2430",
                beard=True,
            ),
            options(lh=(0.2, 0.6, 0.65), rh=(-0.3, 0.9, 0.1), lean=-22),
        ),
        (
            300,
            0.0,
            Look("old_woman", "#f0c4a4", "#f4f0ea", "lowbun", "nightgown", "#c9a0b4", "#e0d0c0", "#4a1c24", "#8a4a6a"),
            options(lh=(0.3, 0.75, 0.5), rh=(-0.3, 0.9, -0.2), lean=-26),
        ),
    ]
    for s, _o, L, kw in people:
        if isinstance(L.body, str):
            L = replace(L, body=replace(BODIES[L.body], stoop=4.0, arm=0.37))

        def up(v: Any) -> Any:
            return (v[0], v[1] * math.cos(an) + v[2] * math.sin(an), v[2] * math.cos(an) - v[1] * math.sin(an))

        kw = dict(kw, lh=up(kw["lh"]), rh=up(kw["rh"]), lean=kw["lean"] - 30, head=(8, 0, 0))
        x, y = at(s, 25)
        B = Figure(L, "slide", 74, **kw)
        b = build(B).bake(x, y, 350, rot=-an)
        card.shade(blur(np.roll(b.silhouette, (40, 26), (0, 1)), 7) * 0.5 * face * (1 - M), "#7a4038")
        draw_figure(card, B, x, y, 350, rot=-an, **K)
    return K


def _falling_one(card: Card, K: Any) -> None:
    """The one who has let go."""
    L = Look(
        "old_man",
        "#a56b48",
        "#f4f0ea",
        "short",
        "pyjamas",
        "#5a7aa8",
        "#5a7aa8",
        "#3a2420",
        "#c05040",
        stripes="#e8e4d8",
        beard=True,
    )
    f = Figure(
        L,
        "slide",
        70,
        lf=(0.25, -0.45, 0.8),
        rf=(-0.3, -0.2, 0.85),
        lh=(0.6, 0.75, 0),
        rh=(-0.6, 0.7, 0.1),
        lean=-10,
        head=(-10, 0, 0),
    )
    draw_figure(card, f, 778, 1022, 330, rot=0.3, **K)
    stick = points(930, 905, 958, 880, 944, 848, 916, 858), points(930, 905, 884, 985)
    card.paint(
        fill(tube(stick[0], [5, 5]), tube(stick[1], [5, 4])), ["#5a3018", "#b87a38", "#ffd898"], tone=0.75, detail=0.95
    )


def _rescuers(card: Card, K: Any, stone: Any) -> None:
    """Ledge + children with blanket."""
    card.paint(
        rectangle(-20, 1340, 1040, 180),
        stone,
        tone=0.55 - 0.5 * smoothstep(1350, 1500, Y),
        texture=0.2,
        detail=0.3,
        contact=0.4,
        contact_blur=24,
        contact_offset=(0, -8),
    )
    card.paint(rectangle(-20, 1326, 1040, 34), stone, tone=0.74, volume=0.4, roundness=10, detail=0.4)
    bl = spline(
        points(
            518, 1186, 628, 1240, 724, 1260, 812, 1240, 884, 1184, 890, 1222, 824, 1280, 724, 1304, 620, 1282, 514, 1224
        )
    )
    uu, vv = (X + 0.3 * Y, Y * 2.6)
    for x, sk, hc, st, col, yaw, bd in (
        (478, "#e2ac86", "#8a4a2a", "bob", "#3f6a90", 60, "child"),
        (688, "#7d4c34", "#1c1414", "curly", "#d9a94e", 20, "toddler"),
        (922, "#f0c4a4", "#c87a3a", "tuft", "#57805c", -60, "child"),
    ):
        f = Figure(
            Look(bd, sk, hc, st, "dress" if st == "bob" else "overalls", col, "#4a5a7a", "#3a2020", "#f0d8a0"),
            "overhead",
            yaw,
            lh=(0.12, -0.42, 0.78),
            rh=(-0.12, -0.42, 0.78),
            head=(-30, 0, 0),
        )
        draw_figure(card, f, x, 1352, 300 if bd == "child" else 215, **K)
    m = card.paint(
        fill(bl),
        ["#6a2028", "#b43a38", "#e87a5c", "#ffd0a0"],
        tone=0.5 + 0.2 * np.sin(X / 26),
        volume=0.7,
        roundness=20,
        detail=0.8,
        contact=0.4,
        contact_blur=14,
        contact_offset=(0, 20),
        rim="#ffe8c0",
    )
    card.paint(
        m * checks(uu, vv, 46),
        ["#e8c890", "#fff0d0"],
        tone=0.5 + 0.2 * np.sin(X / 26),
        opacity=0.85,
        detail=0.8,
        wobble=0.5,
    )
