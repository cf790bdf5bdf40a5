"""A bear in a coat reads one letter in a field of unopened envelopes."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, Y, options
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, ridge
from atelier.finishes.ink import InkCard
from atelier.motifs.books import envelope
from atelier.motifs.figure import BODIES, Figure, Look, draw_figure


def paint() -> Field:
    card = InkCard("bear_letter", light=(-0.55, -0.6, 0.6), weight=4.2)
    rng = np.random.default_rng(4)
    sky = fill(points(-20, -20, 1020, -20, 1020, 420, 700, 452, 400, 430, -20, 470))
    card.paint(
        sky * smoothstep(0, 260, Y),
        ["#5a7088", "#9db2c2", "#d8e2e6"],
        tone=0.62 - 0.3 * smoothstep(150, 440, Y) + 0.2 * (card.noise(260, 3) - 0.5),
        ink=0,
        wobble=14,
        wash=0.8,
    )
    card.paint(fill(ridge(455, 26, 5, 240, base=540)), ["#51647c", "#90a4b8"], tone=0.5, ink=0, wash=0.55, wobble=5)
    lay, near = _birches(card, rng)
    b, f = _footprints(card)
    _fur(card, b, f, lay, near, rng)
    return card.finish(spatter=18)


def _birches(card: InkCard, rng: Any) -> tuple[Any, Any]:
    """Birches."""
    for i, x in enumerate((70, 128, 182, 262, 700, 765, 842, 884, 950)):
        y = 520 + i * 29 % 40
        h = 270 + i * 67 % 160
        top = x + rng.normal() * 16
        card.stroke(points(x, y, (x + top) / 2 + rng.normal() * 5, y - h * 0.5, top, y - h), [3.6, 2.6, 1.0], 0.85)
        for _k in range(8):
            t = rng.uniform(0.3, 0.95)
            bx, by = (x + (top - x) * t, y - h * t)
            d = rng.choice([-1, 1])
            reach = h * 0.2 * (1.2 - t)
            card.stroke(
                points(
                    bx, by, bx + d * reach * 0.6, by - reach * 0.35, bx + d * reach, by - reach * rng.uniform(0.5, 1)
                ),
                [1.5, 1.1, 0.5],
                0.8,
            )
    card.paint(
        fill(ridge(540, 18, 8, 380)),
        ["#9fb4c8", "#e6ecee", "#ffffff"],
        tone=0.86 + 0.2 * (card.noise(300, 3) - 0.5),
        ink=0.5,
        wash=0.5,
        wobble=3,
    )
    pts = [
        (
            (i + 0.5 + rng.uniform(-0.42, 0.42) + 0.5 * (k % 2)) * 1040 / n - 20,
            556 + 934 * (max(0.0, k + rng.uniform(-0.22, 0.22)) / 14) ** 1.4,
        )
        for k in range(15)
        for n in (max(5, 15 - k // 1),)
        for i in range(n)
    ]
    pts = [q for q in pts if q[1] == q[1] and rng.random() < 0.8]
    pts = [(x, y) for x, y in sorted(pts, key=lambda q: q[1]) if not (330 < x < 690 and 900 < y < 1300)]
    near = [q for q in pts if q[1] >= 1235]

    def lay(ps: Any) -> None:
        for x, y in ps:
            w = 16 + 120 * ((y - 540) / 940) ** 1.25
            envelope(card, x, y, w, rng.normal() * 0.5, squash=0.5)

    lay([q for q in pts if q[1] < 1235])
    return lay, near


def _footprints(card: InkCard) -> tuple[Any, Any]:
    """Footprints."""
    for i in range(11):
        q = i / 10
        x = 700 + 260 * q + 20 * math.sin(i * 2.2)
        y = 1130 - 420 * q**0.8
        r = 17 * (1 - 0.7 * q)
        card.paint(
            fill(ellipse(x + i % 2 * r * 1.6, y, r, r * 0.5)), ["#7a92ac", "#b8c8d6"], tone=0.3, ink=0.35, wash=0.9
        )
    L = Look(
        "stout",
        skin="#6a4a38",
        hair="#b08a68",
        outfit="coat",
        top="#3d4f66",
        bottom="#3a2c28",
        shoes="#4a3328",
        trim="#8a7a60",
        scarf="#c23a2c",
        head="bear",
        line="#1b1a26",
    )
    L = replace(
        L,
        body=replace(
            BODIES["stout"], head=0.105, girth=1.4, shoulder=0.125, thick=1.3, belly=0.015, leg=0.37, arm=0.39
        ),
    )
    f = Figure(
        L, "stand", 42, lh=(0.1, -0.5, 0.66), rh=(0.0, -0.52, 0.62), head=(20, 10, 0), lf=(0.1, -1, 0), rf=(-0.1, -1, 0)
    )
    b = draw_figure(
        card, f, 505, 1262, 770, ink=1.15, shadow=options(kx=0.85, ky=0.16, strength=0.9, colour="#7a90ac", soft=4)
    )
    return b, f


def _fur(card: InkCard, b: Any, f: Any, lay: Any, near: Any, rng: Any) -> None:
    """Fur flicks."""
    for gname in ("skin", "hair"):
        m, _hf = b.groups[gname]
        gy, gx = np.gradient(blur(b.depth, 8))
        card.hatch(m, ["#201818"], 900, (6, 15), (0.8, 1.7), np.arctan2(gy, gx), 0.4)
    m = b.groups["scarf"][0]
    card.paint(
        m, ["#8a1f1c", "#c8372a", "#e86a50"], tone=0.34 - 0.4 * b.occlusion, wash=2.1, ink=0.4, clear=0, wobble=0
    )
    hd = b.to_sheet([(f.joints["lhand"] + f.joints["rhand"])[:2] / 2])[0]
    q = points(-92, -92, 88, -104, 100, 20, -84, 36) * 0.82 + [hd[0] + 34, hd[1] - 14]
    card.paint(q, ["#c8ccd0", "#fffdf6", "#ffffff"], tone=0.8, ink=1.0, wash=0.4)
    card.paint(
        lines(
            [
                np.stack(
                    [
                        np.linspace(q[0][0] + 16, q[1][0] - 16, 12),
                        q[0][1] + 20 + i * 17 + np.sin(np.arange(12) * 1.9 + i) * 2.4 - np.linspace(0, 9, 12),
                    ],
                    1,
                )[: 9 if i == 4 else 12]
                for i in range(5)
            ],
            2.2,
        ),
        ["#2a2a38"],
        opacity=0.9,
        ink=0,
        wash=2.6,
        clear=0,
    )
    hand = b.groups["skin"][0] * fill(ellipse(hd[0] - 34, hd[1] + 10, 34, 30), ellipse(hd[0] + 112, hd[1] - 6, 26, 30))
    card.paint(hand, ["#3a2620", "#7a5844"], tone=0.34, ink=0.9, wash=1.2)
    lay(near)
    card.paint(
        fill(
            *[
                ellipse(x, y, 3 + 3 * rng.random(), 3 + 3 * rng.random())
                for x, y in zip(rng.uniform(0, 1000, 60), rng.uniform(0, 900, 60), strict=False)
            ]
        ),
        ["#ffffff"],
        tone=1.0,
        ink=0,
        wash=0,
    )
