"""An owl's spread wings are two open windows, one lit, one broken."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.fields import smoothstep
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, ridge, spline, tube
from atelier.engine.solid import paint_solid
from atelier.finishes.lino import LinoCard
from atelier.motifs.animals import owl


def paint() -> Field:
    card = LinoCard(
        "owl_windows",
        paper="#efe6d0",
        inks=("#7d9aa6", "#e0a33a", "#b9c4bd"),
        key="#10182e",
        light=(-0.3, -0.7, 0.6),
        pitch=10.5,
        register=4.5,
    )
    _setting(card)
    _owl_on_branch(card)
    return card.finish(chatter=500)


def _setting(card: LinoCard) -> None:
    """What lies behind and around."""
    rng = np.random.default_rng(6)
    ang = np.arctan2(Y - 560, X - 500)
    rr = np.hypot(X - 500, Y - 560)
    card.sky(
        ["#000", "#fff"],
        tone=0.12 + 0.34 * smoothstep(720, 150, rr) + 0.1 * np.sin(rr / 26 + 1.2 * np.sin(ang * 5)),
        texture=0.03,
        flow=ang + math.pi / 2,
        plate=1,
        ink=0,
    )
    for x, y, r in [(rng.uniform(60, 940), rng.uniform(50, 400), rng.uniform(7, 17)) for _ in range(22)]:
        card.paint(
            fill(
                *[
                    place(
                        points(1, 0, 0.16, 0.16, 0, 1, -0.16, 0.16, -1, 0, -0.16, -0.16, 0, -1, 0.16, -0.16),
                        r,
                        0.3,
                        (x, y),
                    )
                ]
            ),
            ["#fff"],
            tone=1.0,
            texture=0,
            plate=0,
            ink=0.3,
            wobble=0.3,
        )
    for i in range(3):
        y = 1190 + i * 95
        card.paint(
            fill(ridge(y, 40, 12 + i, 260)),
            ["#000", "#fff"],
            tone=0.34 - 0.1 * i - 0.2 * smoothstep(0, 150, Y - y),
            texture=0.06,
            flow=0.15 * i - 0.2,
            plate=1,
            ink=1.4,
        )
    # window wings: a casement swung up and out, feathers fanning behind it

    def wing(sx: int, lit: bool) -> None:

        def on_wing(u: Any, v: Any) -> Any:
            return np.array([500 + sx * (92 + u * (318 - 30 * v)), 610 - 250 * u + v * (330 + 120 * u)])

        def quad(u0: Any, u1: Any, v0: Any, v1: Any) -> Any:
            return np.array(
                [
                    on_wing(u0, v0),
                    on_wing((u0 + u1) / 2, v0),
                    on_wing(u1, v0),
                    on_wing(u1, v1),
                    on_wing((u0 + u1) / 2, v1),
                    on_wing(u0, v1),
                ]
            )

        # primaries along the outer and lower edge
        for k in range(13):
            u = k / 12
            p = on_wing(0.9 - 0.05 * u, 0.08 + 0.5 * u) if u < 0.5 else on_wing(0.9 - 1.5 * (u - 0.5), 0.95)
            a = 1.1 - 1.55 * u
            L_ = 250 - 70 * abs(u - 0.35)
            card.paint(
                place(
                    spline(points(-0.12, -0.3, 0.12, -0.3, 0.17, 0.4, 0.1, 0.85, 0, 1.0, -0.13, 0.8, -0.17, 0.4)),
                    L_,
                    -sx * a,
                    p,
                ),
                ["#000", "#fff"],
                tone=0.42 + 0.2 * (k % 2),
                texture=0.05,
                plate=3,
                flow=1.57 - sx * a + 0.35,
                ink=1.8,
            )
        for k in range(8):
            p = on_wing(k / 7.4, -0.03)
            card.paint(
                place(spline(points(-0.55, 0.2, -0.2, -0.5, 0.2, -0.55, 0.55, 0.2)), 74, -sx * 0.6, p),
                ["#000", "#fff"],
                tone=0.36 + 0.22 * (k % 2),
                texture=0.05,
                plate=3,
                flow=1.2,
                ink=1.2,
            )
        card.paint(quad(-0.03, 1.04, -0.05, 1.05), ["#000", "#fff"], tone=0.9, texture=0.06, plate=3, flow=0.0, ink=1.8)
        for i in range(3):
            for k in range(3):
                u0, u1, v0, v1 = (0.05 + i * 0.325, 0.05 + i * 0.325 + 0.27, 0.05 + k * 0.315, 0.05 + k * 0.315 + 0.265)
                m = quad(u0, u1, v0, v1)
                if lit:
                    card.paint(
                        m,
                        ["#000", "#fff"],
                        tone=1.02 - 0.4 * np.clip(np.hypot((X - (500 + sx * 250)) / 230, (Y - 650) / 260), 0, 1) ** 1.5,
                        texture=0.03,
                        plate=2,
                        flow=1.2,
                        ink=0.6,
                    )
                else:
                    card.paint(m, ["#000", "#fff"], tone=0.05, texture=0.02, plate=1, flow=0.5, ink=0.6)
                    # shards left in the frame
                    if (i * 2 + k) % 4 != 1:
                        cc = np.mean(m, 0) + rng.normal(size=2) * 10
                        for e in range(6):
                            a, b_ = (m[e], m[(e + 1) % 6])
                            if rng.random() < 0.3:
                                continue
                            card.paint(
                                np.array(
                                    [
                                        a,
                                        b_,
                                        a
                                        + (b_ - a) * rng.uniform(0.2, 0.8)
                                        + (cc - (a + b_) / 2) * rng.uniform(0.35, 0.8),
                                    ]
                                ),
                                ["#000", "#fff"],
                                tone=0.8,
                                texture=0.04,
                                plate=1,
                                flow=0.9,
                                ink=0,
                                wobble=0.2,
                            )

    wing(-1, True)
    wing(1, False)


def _owl_on_branch(card: LinoCard) -> None:
    """Branch + owl."""
    card.paint(
        fill(
            tube(points(-40, 1130, 250, 1092, 520, 1110, 800, 1076, 1060, 1098), [34, 40, 46, 36, 26]),
            tube(points(760, 1080, 840, 1020, 870, 950), [18, 12, 5]),
            tube(points(210, 1090, 140, 1150, 60, 1180), [16, 10, 5]),
        ),
        ["#000", "#fff"],
        tone=0.3 + 0.25 * np.sin((Y + X * 0.1) / 7),
        volume=0.4,
        roundness=30,
        texture=0.1,
        flow=0.0,
        plate=3,
        ink=1.8,
    )
    R = ["#000", "#fff"]
    b = owl(1.0).bake(500, 1088, 560, k=0.05, smooth=4)
    sc = smoothstep(0.1, 0.5, np.abs((X / 34 + (Y / 26).astype(int) % 2 * 0.5) % 1 - 0.5) + Y / 26 % 1 * 0.4)
    over = {
        "body": options(plate=3, tone=0.34 + 0.34 * (sc - 0.5), texture=0.06),
        "belly": options(plate=0, tone=0.6 + 0.5 * (sc - 0.6), texture=0.05),
        "disc": options(plate=0, tone=0.86, volume=0.3, flow=np.arctan2(Y - 535, np.abs(X - 500) - 84)),
        "eye": options(plate=2, tone=1.0, volume=0.1, texture=0),
        "pupil": options(plate=2, tone=0.0, volume=0, texture=0),
        "beak": options(plate=3, tone=0.3),
        "foot": options(plate=2, tone=0.6),
    }
    paint_solid(card, b, dict.fromkeys(b.groups, R), occlusion=0.35, volume=0.75, over=over, ink=1.5)
    for sx in (-1, 1):
        q = b.to_sheet([(sx * 0.105, 0.885)])[0]
        card.paint(ellipse(q[0], q[1], 7), R, tone=1.0, texture=0, plate=0, ink=0)
