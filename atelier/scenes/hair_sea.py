"""A woman's hair is a stormy sea with ships on it."""

from __future__ import annotations

import math
from typing import Any

import cv2
import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, X, Y, options
from atelier.engine.raster import fill
from atelier.engine.sculpt import place_parts, sculpt
from atelier.engine.shapes import ellipse, place, points, spline, tube
from atelier.engine.solid import Solid, paint_solid
from atelier.finishes.lino import LinoCard
from atelier.motifs.faces import young_outline, young_parts
from atelier.motifs.patterns import dots

PLAIN = ["#000", "#fff"]
HEAD = (470, 1120)


def paint() -> Field:
    card = LinoCard(
        "hair_sea2",
        paper="#f2e8d2",
        inks=("#3f8f94", "#e2674a", "#f0c9a8"),
        key="#12203c",
        light=(-0.4, -0.7, 0.5),
        pitch=8.5,
        register=4.5,
    )
    _setting(card)
    _head(card)
    return card.finish(chatter=250)


def _cut(card: LinoCard, shape: Any, tone: float | Field, plate: int, ink: float = 0, **given: Any) -> None:
    """One smooth piece of a plate; without ink it has no white line round it."""
    card.paint(shape, PLAIN, tone=tone, texture=0, plate=plate, ink=ink, **given)


def _setting(card: LinoCard) -> None:
    """What lies behind and around."""
    rng = np.random.default_rng(5)
    card.sky(PLAIN, tone=0.96, texture=0, plate=0, flow=0.0, ink=0)
    card.paint(ellipse(770, 260, 120), PLAIN, tone=0.95, texture=0, plate=2, ink=0)
    for k in range(40):
        th = k * math.pi / 20
        card.paint(
            place(points(0, -2.2, 1, -0.6, 1, 0.6, 0, 2.2), (80 + 40 * (k % 2), 3.2), 0, (0, 0))
            @ np.array([[math.cos(th), math.sin(th)], [-math.sin(th), math.cos(th)]])
            + [770 + 140 * math.cos(th), 260 + 140 * math.sin(th)],
            PLAIN,
            tone=0.9,
            texture=0,
            plate=2,
            ink=0,
            wobble=0.3,
        )
    strands = []
    for lay, (n, r1, w) in enumerate(((19, 620, 50), (17, 480, 46), (13, 340, 40))):
        for i in range(n):
            u = i / (n - 1)
            a = math.radians(196 + 148 * u + rng.normal() * 2)
            d = np.array([math.cos(a), math.sin(a)])
            nv = np.array([-d[1], d[0]])
            sw = 1 if u > 0.45 else -1
            r = r1 * rng.uniform(0.85, 1.1) * (1.12 if 0.3 < u < 0.75 else 1.0)
            p0 = np.array([HEAD[0], HEAD[1] - 70]) + d * 120 * [1, 0.95]
            ph = rng.uniform(0, 6.28)
            pts = [p0] + [
                p0 + d * r * q + nv * (44 * math.sin(q * 5 + ph) + sw * q * q * 90) for q in (0.25, 0.5, 0.75, 0.95)
            ]
            e = pts[-1]
            cu = [e + sw * nv * 34 * (1 - math.cos(k)) + d * 38 * math.sin(k) for k in (0.8, 1.7, 2.6, 3.6)]
            cu = [e + (cu[k] - e) * (1 - 0.1 * k) for k in range(4)]
            strands.append((lay, np.array(pts + cu), w * rng.uniform(0.8, 1.1), u))
    for lay in range(3):
        for j, (_l, p, w, _u) in enumerate([s for s in strands if s[0] == lay]):
            ws = np.array([0.9, 1.0, 0.95, 0.8, 0.6, 0.42, 0.32, 0.24, 0.1]) * w
            m = fill(tube(p, list(ws), steps=10))
            cen = spline(p, False, 10)
            dirs = np.gradient(cen, axis=0)
            th = np.zeros((HEIGHT, WIDTH), np.float32)
            bx, by, bw, bh = cv2.boundingRect((m > 0.01).astype(np.uint8))
            y_, x_ = (Y[by : by + bh, bx : bx + bw], X[by : by + bh, bx : bx + bw])
            best = np.full(x_.shape, 1000000000.0, np.float32)
            th_ = np.zeros(x_.shape, np.float32)
            off = np.zeros(x_.shape, np.float32)
            for q, d in zip(cen[::3], dirs[::3], strict=False):
                e = (x_ - q[0]) ** 2 + (y_ - q[1]) ** 2
                k = e < best
                best = np.where(k, e, best)
                th_ = np.where(k, math.atan2(d[1], d[0]), th_)
                nrm = np.array([-d[1], d[0]]) / (np.linalg.norm(d) + 1e-06)
                off = np.where(k, (x_ - q[0]) * nrm[0] + (y_ - q[1]) * nrm[1], off)
            th[by : by + bh, bx : bx + bw] = th_
            across = np.zeros((HEIGHT, WIDTH), np.float32)
            across[by : by + bh, bx : bx + bw] = off / w
            card.paint(
                m,
                PLAIN,
                tone=0.34 + 0.1 * lay + 0.34 * np.cos(across * 7) * 0.6 - 0.22 * across,
                texture=0.04,
                plate=1 if (j + lay) % 4 else 0,
                flow=th,
                ink=1.25,
            )
            tip = fill(tube(p[-5:], [w * 0.3, w * 0.34, w * 0.3, w * 0.22, w * 0.08], steps=10))
            card.paint(tip, PLAIN, tone=0.95, texture=0, plate=0, ink=0.4)

    def ship(x: Any, y: Any, s: Any, rot: Any) -> None:

        def placed(p: Any) -> Any:
            return place(p, s, rot, (x, y))

        _cut(card, placed(points(-0.03, -1.5, 0.03, -1.5, 0.03, 0, -0.03, 0)), 0.0, 0, ink=0.6)
        _cut(
            card,
            placed(spline(points(0.06, -1.42, 0.75, -0.6, 0.8, -0.22, 0.06, -0.2), sharp=(0, 2, 3))),
            0.8 + 0.15 * np.sin(Y / 5),
            2,
            flow=0.3,
            ink=0.9,
        )
        _cut(
            card,
            placed(spline(points(-0.06, -1.3, -0.5, -0.5, -0.55, -0.22, -0.06, -0.2), sharp=(0, 2, 3))),
            0.95,
            0,
            flow=0.3,
            ink=0.9,
        )
        _cut(
            card, placed(spline(points(-0.9, -0.12, 0.95, -0.12, 0.66, 0.3, -0.6, 0.3), sharp=(0, 1))), 0.1, 2, ink=1.2
        )

    for x, y, s, r in ((232, 560, 78, -0.22), (690, 690, 62, 0.16), (470, 360, 52, 0.05)):
        ship(x, y, s, r)


def _head(card: LinoCard) -> None:
    """Head, neck, shoulders."""
    solid = Solid()
    solid.limb("cl", [(-0.9, -2.05), (-0.5, -1.62), (0, -1.5), (0.5, -1.62), (0.9, -2.05)], [0.5, 0.42, 0.4, 0.42, 0.5])
    solid.limb("skin", [(0, -0.6, -0.1), (0, -1.5, -0.1)], [0.34, 0.38])
    b = solid.bake(HEAD[0], HEAD[1], 190, smooth=3)
    paint_solid(
        card,
        b,
        {"cl": PLAIN, "skin": PLAIN},
        over={
            "cl": options(plate=2, tone=0.42 + 0.3 * (dots(X, Y, 40, 0.2) - 0.3), texture=0.02),
            "skin": options(plate=3, tone=0.62, texture=0.02),
        },
        ink=1.3,
        volume=0.7,
    )
    s = 190
    _, hf = sculpt(place_parts(young_parts(has_lids=False), s, 0, HEAD), k=s * 0.16, smooth=5)

    def placed(p: Any) -> Any:
        return place(p, s, 0, HEAD)

    fm = fill(placed(young_outline()))
    card.paint(
        fm, PLAIN, tone=0.72, volume=0.7, height=hf, cavity=0.3, texture=0.02, plate=3, light=(-0.6, -0.5, 0.5), ink=1.6
    )
    for q in (-1, 1):
        _cut(card, fill(ellipse(HEAD[0] + q * s * 0.42, HEAD[1] + s * 0.24, s * 0.15, s * 0.11)), 0.74, 2)
        _cut(
            card,
            fill(placed(spline(points(q * 0.14, -0.19, q * 0.34, -0.09, q * 0.56, -0.2, q * 0.34, -0.04)))),
            0.0,
            3,
            wobble=0.2,
        )
        _cut(
            card,
            fill(
                *[
                    placed(
                        tube(
                            points(
                                q * (0.24 + 0.1 * i),
                                -0.075 + 0.02 * abs(i - 1.5),
                                q * (0.26 + 0.115 * i),
                                0.0 + 0.01 * abs(i - 1.5),
                            ),
                            [0.014, 0.006],
                        )
                    )
                    for i in range(4)
                ]
            ),
            0.0,
            3,
            wobble=0.1,
        )
        _cut(
            card,
            placed(tube(points(q * 0.14, -0.42, q * 0.34, -0.5, q * 0.58, -0.4), [0.02, 0.035, 0.012])),
            0.0,
            3,
            wobble=0.2,
        )
    _cut(
        card,
        placed(tube(points(0.02, -0.2, 0.07, 0.02, 0.11, 0.14, 0.02, 0.19), [0.008, 0.012, 0.016, 0.01])),
        0.0,
        3,
        wobble=0.1,
    )
    _cut(
        card,
        placed(spline(points(-0.22, 0.5, -0.08, 0.45, 0, 0.47, 0.08, 0.45, 0.22, 0.5, 0.1, 0.6, 0, 0.62, -0.1, 0.6))),
        0.85,
        2,
        ink=0.3,
    )
    _cut(card, placed(tube(points(-0.22, 0.505, 0, 0.53, 0.22, 0.505), [0.006, 0.014, 0.006])), 0.0, 2, wobble=0.1)
    cap = fill(
        placed(
            spline(
                points(
                    0,
                    -1.16,
                    0.56,
                    -1.02,
                    0.84,
                    -0.55,
                    0.8,
                    -0.2,
                    0.62,
                    -0.5,
                    0.3,
                    -0.68,
                    0,
                    -0.62,
                    -0.3,
                    -0.7,
                    -0.62,
                    -0.5,
                    -0.8,
                    -0.2,
                    -0.84,
                    -0.55,
                    -0.56,
                    -1.02,
                )
            )
        )
    )
    card.paint(cap, PLAIN, tone=0.42, texture=0.03, plate=1, flow=np.arctan2(Y - HEAD[1], X - HEAD[0]), ink=1.3)
    for u in np.linspace(-1, 1, 11):
        a = -math.pi / 2 + u * 1.35
        p0 = np.array([HEAD[0] + s * 0.74 * math.cos(a), HEAD[1] - s * 0.12 + s * 0.95 * math.sin(a)])
        card.paint(
            tube(
                np.array(
                    [
                        p0 + np.array([math.cos(a), math.sin(a)]) * -34,
                        p0 + np.array([math.cos(a + 0.2 * u), math.sin(a)]) * 34,
                        p0 + np.array([math.cos(a + 0.3 * u), math.sin(a + 0.1)]) * 86,
                    ]
                ),
                [16, 27, 20],
            ),
            PLAIN,
            tone=0.3 + 0.25 * (abs(u * 5) % 2 > 1),
            texture=0.03,
            plate=1,
            flow=a,
            ink=1.2,
        )
