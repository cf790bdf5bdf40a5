"""A fox made of fallen leaves walks past people who look at their shoes."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.engine.canvas import Field, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import mix, mix_hex, ramp_table
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, ridge, tube
from atelier.engine.solid import ground_shadow
from atelier.motifs.animals import fox
from atelier.motifs.figure import Figure, Look, draw_figure


def paint() -> Field:
    card = Card("fox_leaves", ground="#8a7a6a", light=(-0.35, -0.75, 0.55))
    rng = np.random.default_rng(21)
    mist = "#cfc6b4"
    card.sky([(0, "#8f9a98"), (0.5, "#c4c0ac"), (0.8, "#e6d4b0"), (1, "#e8cfa0")], tone=Y / 980, flow=1.3)
    folk = _avenue(card, mist, rng)
    b, flush, put, ramps = _leaf_fox(card, rng)
    _loose_leaves(card, flush, folk, put, ramps, rng)
    card.brush(sizes=(22, 12, 7, 3.6))
    q = b.to_sheet([(0.558, 0.735)])[0]
    card.paint(ellipse(q[0], q[1], 9, 8), ["#140a10"], detail=1, wobble=0.1, fray=0.1)
    card.paint(ellipse(q[0] - 2, q[1] - 3, 2.4), ["#fff4d8"], detail=1, wobble=0)
    return card.finish(bloom=0.22, vignette=0.3, vignette_colour="#2a2028", saturation=1.1, warm="#ffeccc")


def _avenue(card: Card, mist: Any, rng: Any) -> Any:
    """Bare avenue."""
    for k, (n, s, hz) in enumerate(((9, 0.5, 0.72), (7, 0.75, 0.5), (4, 1.1, 0.25))):
        for i in range(n):
            x = (i + 0.5 + rng.uniform(-0.3, 0.3)) * 1000 / n
            w = 15 * s
            card.paint(
                fill(
                    tube(
                        points(
                            x,
                            1010 + 40 * k,
                            x + rng.normal() * 12,
                            700,
                            x + rng.normal() * 26,
                            300,
                            x + rng.normal() * 50,
                            -30,
                        ),
                        [w * 1.5, w, w * 0.8, w * 0.5],
                    ),
                    *[
                        tube(
                            points(x, y, x + d * 90 * s, y - 90 * s, x + d * 190 * s, y - 150 * s),
                            [w * 0.4, w * 0.26, w * 0.1],
                        )
                        for y, d in zip(rng.uniform(120, 620, 5), rng.choice([-1, 1], 5), strict=False)
                    ],
                ),
                ["#2c2c34", "#5a5450", "#8a7c6c"],
                tone=0.4,
                volume=0.5,
                roundness=w,
                haze=hz,
                haze_colour=mist,
                wobble=2,
                flow=1.55,
                stretch=(0.5, 2),
            )
    card.paint(
        fill(ridge(1010, 8, 3, 300)),
        ["#4a3a34", "#8a7058", "#c4a67c", "#e8d0a0"],
        tone=0.7 - 0.45 * smoothstep(1010, 1500, Y),
        texture=0.25,
        texture_size=50,
        stretch=(4, 0.6),
        flow=0.0,
        wobble=3,
    )
    card.glaze(blur(((Y > 960) & (Y < 1080)).astype(np.float32), 40) * 0.4, mist)
    K = options(light=(-0.35, -0.75, 0.55), rim="#f4e6c4", dark="#1c1c28", light_colour="#e8dcc0")

    def folk(
        x: Any,
        y: Any,
        h: Any,
        col: Any,
        body: Any,
        hat: Any,
        yaw: Any,
        hz: Any,
        hair: Any = "#2a2426",
        style: Any = "short",
        outfit: Any = "coat",
    ) -> None:
        L = Look(
            body,
            "#c9a48c",
            hair,
            style,
            outfit,
            mix_hex(col, mist, hz),
            mix_hex("#33343c", mist, hz),
            mix_hex("#1c1a20", mist, hz),
            mix_hex("#6a6660", mist, hz),
            hat,
            mix_hex("#2c2e38", mist, hz),
            eyes=None,
        )
        b = Figure(L, "lookdown", yaw, head=(46, 0, 0), lean=7)
        draw_figure(
            card, b, x, y, h, shadow=options(kx=0.5, ky=0.16, strength=0.4 * (1 - hz), colour="#3a2c34", soft=5), **K
        )

    for q in (
        (90, 1075, 520, "#59606a", "woman", None, 20, 0.3, "#5a4038", "bun"),
        (272, 1092, 560, "#4a5058", "man", "bowler", -20, 0.25),
        (505, 1070, 540, "#64625e", "lanky", "tall", 8, 0.3),
        (700, 1092, 560, "#54545e", "man", None, -30, 0.22, "#b8b4ae", "bob"),
        (868, 1072, 525, "#4c565c", "woman", "wide", -12, 0.32),
    ):
        folk(*q)
    return folk


def _leaf_fox(card: Card, rng: Any) -> tuple[Any, Any, Any, Any]:
    """Fox: leaves placed on the baked form, coloured by its light."""
    S = fox("walk")
    b = S.bake(500, 1330, 440, k=0.06, smooth=3)
    gy, gx = np.gradient(b.depth)
    lam = np.clip((-gx * -0.35 - gy * -0.75 + 0.55) / np.sqrt(gx * gx + gy * gy + 1) / 1.0, 0, 1) - 0.5 * b.occlusion
    ground_shadow(card, b.silhouette, 1326, kx=0.4, ky=0.14, strength=0.5, colour="#3a2430", soft=6)
    card.paint(
        b.silhouette * smoothstep(0.35, 0.5, card.noise(16, 2) + 0.12),
        ["#3a1418", "#7a2c1c", "#b04a20"],
        tone=0.25 + 0.5 * lam,
        wobble=6,
        detail=0.3,
        opacity=0.85,
    )
    ramps = {
        "body": ramp_table(["#4a1418", "#9a3018", "#d8621c", "#f29a30", "#ffd870"]),
        "far": ramp_table(["#38101a", "#702418", "#a84a1c", "#c87028"]),
        "white": ramp_table(["#a8804a", "#e8cf90", "#fff6d8"]),
        "dark": ramp_table(["#1c0c14", "#4a2420", "#6a3a2a"]),
    }
    th = np.arctan2(gy, gx) + 1.57
    leaf = points(
        0,
        -1,
        0.34,
        -0.62,
        0.3,
        -0.3,
        0.62,
        -0.16,
        0.3,
        0.16,
        0.36,
        0.5,
        0.08,
        0.62,
        0,
        1.1,
        -0.08,
        0.62,
        -0.36,
        0.5,
        -0.3,
        0.16,
        -0.62,
        -0.16,
        -0.3,
        -0.3,
        -0.34,
        -0.62,
    )
    yy, xx = np.nonzero(b.silhouette > 0.5)
    idx = rng.permutation(len(yy))[:2600]
    idx = idx[np.argsort(b.depth[yy[idx], xx[idx]])]
    polys: dict[Any, Any] = {}

    def put(x: Any, y: Any, s: Any, a: Any, col: Any, op: Any = 1.0) -> None:
        polys.setdefault(tuple(np.round(col, 2)), []).append(place(leaf * [0.72, 1], s, a, (x, y)))

    def flush(det: Any = 0.9) -> None:
        for col, ps in polys.items():
            card.paint(
                fill(*ps),
                [mix(col, "#2a0c14", 0.35), np.array(col), mix(col, "#fff0c0", 0.35)],
                tone=0.55,
                volume=0.5,
                roundness=4,
                detail=det,
                wobble=0.3,
                fray=0.2,
                edge=0.12,
                texture=0.2,
                texture_size=10,
            )
        polys.clear()

    for j, i in enumerate(idx):
        column, row = int(xx[i]), int(yy[i])
        gn = max(b.groups, key=lambda q: float(b.groups[q][0][row, column]))
        s = {"body": 12.5, "far": 9.5, "white": 10, "dark": 6.5}.get(gn, 10) * rng.uniform(0.7, 1.25)
        col = ramps.get(gn, ramps["body"])[int(511 * np.clip(lam[row, column] + rng.normal() * 0.1, 0, 1))]
        put(column + rng.normal() * 3, row + rng.normal() * 3, s, th[row, column] + rng.normal() * 0.7, col)
        if j % 420 == 419:
            flush()
    flush()
    return b, flush, put, ramps


def _loose_leaves(card: Card, flush: Any, folk: Any, put: Any, ramps: Any, rng: Any) -> None:
    """Leaves leaving the tail and back, some on the ground."""
    for i in range(230):
        if i < 130:
            t = rng.random() ** 1.3
            x, y = (60 - 130 * t + rng.normal() * 46 + 190 * t * t, 1060 - 420 * t + rng.normal() * (40 + 110 * t))
        elif i < 160:
            x, y = (rng.uniform(150, 950), rng.uniform(120, 900))
        else:
            x, y = (rng.uniform(0, 1000), 1340 + 150 * rng.random())
        put(x, y, rng.uniform(7, 16), rng.uniform(0, 6.28), ramps["body"][int(511 * rng.uniform(0.2, 0.95))])
    flush(0.8)
    for q in ((1050, 1540, 1010, "#34303c", "man", "bowler", -50, 0.0),):
        folk(*q)
