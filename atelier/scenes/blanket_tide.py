"""A sea of quilts rolls in towards a sleeping village."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np

from atelier.engine.canvas import WIDTH, Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import shades
from atelier.engine.fields import smoothstep
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import place, points, rectangle, ridge, spline, tube
from atelier.engine.solid import Solid, paint_solid
from atelier.motifs.buildings import house, light_windows
from atelier.motifs.patterns import PATTERNS, dots


def paint() -> Field:
    card = Card("blanket_tide", ground="#6a4a4a", light=(-0.45, -0.65, 0.6))
    pal, rng = _setting(card)
    _waves(card, pal, rng)
    card.brush(sizes=(22, 12, 7, 3.8))
    card.stars(90, 300, big=5, largest=2.2)
    light_windows(card, 6, 0.8)
    return card.finish(bloom=0.3, vignette=0.36, vignette_colour="#120f25")


def _setting(card: Card) -> tuple[Any, Any]:
    """What lies behind and around."""
    rng = np.random.default_rng(8)
    card.sky(
        [(0, "#1d2340"), (0.5, "#3f4a6a"), (0.8, "#8a7a84"), (1, "#d8a890")],
        tone=Y / 430,
        flow=card.noise(500, 2) - 0.3,
    )
    for _x, y, _h, col in ((200, 330, 120, 0), (780, 300, 150, 1), (500, 360, 110, 2)):
        card.paint(
            fill(ridge(lambda q: y + 40 - 0.0 * q, 36, 3 + col, 300, base=620)),
            ["#1c2238", "#34405a", "#5a6478"],
            tone=0.4 + 0.08 * col,
            haze=0.25 - 0.1 * col,
            haze_colour="#6a6a84",
            wobble=3,
        )

    def hill(x: Any) -> Any:
        return 430 - 70 * np.exp(-(((x - 520) / 260) ** 2))

    card.paint(
        fill(
            np.concatenate(
                [
                    np.stack([np.linspace(-20, 1020, 120), hill(np.linspace(-20, 1020, 120))], 1),
                    points(1020, 720, -20, 720),
                ]
            )
        ),
        ["#141a2c", "#2a3448", "#48546a"],
        tone=0.4,
        texture=0.2,
        wobble=3,
    )
    for i, (x, s, hs) in enumerate(
        sorted(
            [
                (300, 62, 1.0),
                (370, 70, 1.2),
                (455, 84, 1.5),
                (545, 74, 1.1),
                (620, 88, 1.3),
                (705, 66, 1.0),
                (770, 56, 0.9),
                (410, 60, 0.9),
                (585, 60, 0.9),
                (238, 50, 0.9),
            ],
            key=lambda q: hill(q[0]),
        )
    ):
        house(
            card,
            x,
            hill(x) + 22 + i % 3 * 14,
            s,
            wall=("#1a2038", "#4a4a68", "#a8948c"),
            roof=("#1c1830", "#4a3450", "#8a6070"),
            tall=hs,
            has_windows=i in (3, 7),
        )
    pal = [
        ("#7a2f3a", "#e8c8a0"),
        ("#2f5560", "#e0b060"),
        ("#b06038", "#f4e0b8"),
        ("#4a3a6a", "#d89a90"),
        ("#8a9a70", "#f0e4c4"),
        ("#a8404a", "#f0d0a8"),
        ("#34507a", "#e8dcc0"),
        ("#c89040", "#7a2f3a"),
    ]
    return pal, rng


def _waves(card: Card, pal: Any, rng: Any) -> None:
    """Wave rows, far to near: each crest is a rolling fold, patched from several blankets."""
    rows = [
        (520, 26, 120, 74),
        (590, 34, 150, 92),
        (680, 44, 190, 116),
        (795, 54, 230, 150),
        (940, 64, 290, 190),
        (1120, 74, 350, 230),
        (1320, 80, 420, 280),
    ]
    pid = 0
    crests = []
    for ri, (y0, amp, wl, dep) in enumerate(rows):
        ph = rng.uniform(0, 6.28)

        def cr(x: Any) -> Any:
            return y0 - amp * (
                np.clip(np.sin(x / wl * 2 * math.pi * 0.62 + ph), -0.6, 1) + 0.35 * np.sin(x / wl * 4.4 + ph * 2)
            )

        x_ = np.arange(WIDTH, dtype=np.float32)
        cy_ = cr(x_).astype(np.float32)
        D = Y - cy_[None, :]
        crests.append(cr)
        m = smoothstep(-1, 1, D)
        np.clip(D / (dep * 0.55), 0, 1)
        hfield = (
            dep * 0.5 * np.sin(np.clip(D / dep, 0, 1) * math.pi * 0.92) ** 0.6
            + 8 * np.sin((X + D * 0.5) / wl * 9 + ri) * np.clip(D / dep, 0, 1) * ri / 5
        )
        slope = np.gradient(cy_)[None, :]
        v = np.where(dep * 0.3 > D, dep * 0.3 * np.sqrt(np.clip(D / (dep * 0.3), 0, 1)), D)
        u = X + slope * D * 0.5 + 26 * np.sin(D / dep * 2 + ri)
        n = 3 + (ri < 4)
        edges = np.sort(np.r_[-300, rng.uniform(0, 1000, n), 1400])
        sc = 0.35 + 0.75 * ri / 6
        for k in range(len(edges) - 1):
            a, b = pal[pid % len(pal)]
            pf = PATTERNS[(pid * 3 + ri) % len(PATTERNS)]
            pid += 1
            pm = (
                m
                * smoothstep(edges[k] - 1.5, edges[k] + 1.5, u)
                * (1 - smoothstep(edges[k + 1] - 1.5, edges[k + 1] + 1.5, u))
            )
            kw = options(
                tone=0.5,
                volume=0.95,
                height=hfield.astype(np.float32),
                cavity=0.3,
                cavity_size=20,
                texture=0.12,
                texture_size=30,
                wobble=0,
                fray=0.5,
                edge=0,
                flow=np.arctan2(slope, 1) + 0.0 * Y,
                haze=0.35 * (1 - ri / 6) ** 1.5,
                haze_colour="#4a4a68",
                detail=0.3,
            )
            card.paint(pm, shades(a, "#141428", "#ffe6c0"), **kw)
            kw["texture"] = 0.1
            card.paint(
                pm * pf(u, v, (44 + 10 * (pid % 3)) * sc), shades(b, "#2a2038", "#fff4dc"), **dict(kw, opacity=0.85)
            )
            if k > 0:
                st = (
                    smoothstep(0.2, 0.6, np.sin(v / (5.5 * sc + 1)))
                    * np.exp(-(((u - edges[k]) / (2.2 + 2 * sc)) ** 2))
                    * m
                )
                card.paint(
                    st,
                    ["#f4e6c8"],
                    opacity=0.8,
                    wobble=0,
                    edge=0,
                    tone=1.0,
                    haze=0.35 * (1 - ri / 6) ** 1.5,
                    haze_colour="#4a4a68",
                )
        # fringe: foam of tassels on the crest
        fr = []
        for x in np.arange(-10, 1010, 7 + 5 * sc):
            L_ = (10 + 26 * sc) * rng.uniform(0.7, 1.2)
            y = cr(x)
            fr.append(
                tube(
                    points(
                        x,
                        y + 2,
                        x - 2 + rng.normal() * 2,
                        y - L_ * 0.35,
                        x - 7 * sc + rng.normal() * 3,
                        y - L_ * 0.2 + L_ * 0.6,
                    ),
                    [1.2 + 1.3 * sc, 1.1 + sc, 0.6],
                )
            )
        card.paint(
            fill(*fr),
            ["#8a7a74", "#e8d8b8", "#fff8e4"],
            tone=0.6,
            volume=0.5,
            roundness=4,
            detail=0.7,
            wobble=0.3,
            haze=0.4 * (1 - ri / 6),
            haze_colour="#4a4a68",
            edge=0.05,
        )
        # a bed rides the wave
        if ri == 4:
            bx, by = (655, cr(655) + 34)

            def placed(p: Any) -> Any:
                return place(p, 150, -0.16, (bx, by))

            wood = ["#2a1418", "#6a3a28", "#b87848", "#f0c890"]
            card.paint(
                placed(rectangle(0.92, -1.05, 0.12, 1.2)),
                wood,
                tone=0.5,
                volume=0.5,
                roundness=8,
                detail=0.8,
                contact=0.3,
            )
            card.paint(placed(rectangle(-1.0, -0.42, 1.98, 0.5)), wood, tone=0.42, volume=0.5, roundness=10, detail=0.8)
            card.paint(
                placed(spline(points(0.45, -0.62, 0.9, -0.66, 0.94, -0.36, 0.45, -0.34))),
                ["#8a88a0", "#e4e0dc", "#fffaf0"],
                tone=0.6,
                volume=0.7,
                roundness=12,
                detail=0.8,
            )
            solid = Solid()
            solid.ball("skin", (0.62, 0.6, 0.1), 0.15, 0.16, 0.15)
            solid.ball("hair", (0.68, 0.66, 0.06), 0.17, 0.16, 0.15)
            solid.limb("hair", [(0.6, 0.74, 0.12), (0.5, 0.72, 0.2)], [0.06, 0.05])
            b_ = solid.bake(bx, by, 150, rot=0.16)
            paint_solid(card, b_, {"skin": shades("#d9a07e"), "hair": shades("#3a2420")}, rim="#ffe8c0")
            q = b_.to_sheet([(0.55, 0.6)])[0]
            card.after(
                partial(
                    card.paint,
                    lines([place(spline(points(-6, 0, 0, 4, 6, 0), False), 1, -0.16, q)], 2),
                    ["#2a1418"],
                    detail=1,
                    wobble=0,
                    fray=0.1,
                )
            )
            pm = fill(
                placed(
                    spline(
                        points(
                            0.5,
                            -0.52,
                            0.3,
                            -0.72,
                            -0.1,
                            -0.66,
                            -0.6,
                            -0.6,
                            -1.02,
                            -0.5,
                            -1.06,
                            -0.1,
                            -0.4,
                            -0.06,
                            0.44,
                            -0.14,
                        )
                    )
                )
            )
            card.paint(
                pm, shades("#c43a3a"), tone=0.5, volume=0.8, roundness=26, detail=0.7, contact=0.3, rim="#ffd8b0"
            )
            card.paint(
                pm * dots(X * 0.98 - Y * 0.16, Y + X * 0.16, 26),
                shades("#fff0d8"),
                tone=0.55,
                volume=0.7,
                roundness=26,
                opacity=0.9,
                detail=0.8,
                wobble=0.3,
            )
            card.paint(placed(rectangle(-1.1, -0.78, 0.12, 0.95)), wood, tone=0.5, volume=0.5, roundness=8, detail=0.8)
