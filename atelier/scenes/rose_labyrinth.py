"""A rose is a labyrinth seen from above, with a golden thread leading in."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, options
from atelier.engine.colour import mix_hex
from atelier.engine.raster import lines
from atelier.engine.shapes import ellipse, place, points, spline
from atelier.finishes.cut import CutCard, papers
from atelier.motifs.figure import Figure, Look, draw_figure

flat = partial(papers, dark="#2a0818", light="#fff0e0", deep=0.4, pale=0.45)


def paint() -> Field:
    card = CutCard(
        "rose_labyrinth2", ground="#1f3a2e", light=(-0.5, -0.6, 0.6), shadow=(8, 11), shadow_colour="#1a0c1c"
    )
    rng = np.random.default_rng(17)

    cx, cy = (500, 735)
    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat("#24463a"), tone=0.5, lift=0, levels=(0.5,))
    R0, gates, path, wall = _leaf_bed(card, cx, cy, rng)
    _golden_thread(card, R0, cx, cy, gates, path, rng, wall)
    return card.finish()


def _leaf_bed(card: CutCard, cx: Any, cy: Any, rng: Any) -> tuple[Any, Any, Any, Any]:
    """Leaf bed."""
    for i in range(30):
        a = i * 2.4
        r = 420 + rng.uniform(60, 330)
        x, y = (cx + r * math.cos(a) * 0.85, cy + r * math.sin(a) * 1.15)
        col = ("#2f5a44", "#3d6d4e", "#274d40", "#4a7d58")[i % 4]
        rot = a + 1.57 + rng.normal() * 0.3
        L = rng.uniform(130, 190)
        card.paint(
            place(
                spline(points(0, -0.9, 0.3, -0.5, 0.4, 0, 0.28, 0.5, 0, 1, -0.28, 0.5, -0.4, 0, -0.3, -0.5)),
                L,
                rot,
                (x, y),
            ),
            flat(col),
            tone=0.5,
            levels=(0.5,),
            lift=0.9,
        )
        card.paint(
            lines([place(points(0, -0.8, 0, 0.85), L, rot, (x, y))], 3), flat("#a8c890"), tone=0.5, lift=0, opacity=0.7
        )
    pal = ["#8f1d38", "#a82a42", "#bf3c4c", "#d25560", "#e07274", "#ea9088", "#f2b0a0"]
    fl = ["#f3dcc0", "#f6e2c8", "#f8e8d0"]
    R0, n = (452, 7)
    wall, path = (31, 30)
    r = R0
    gates = []
    ang = 1.57

    def ring(rr: Any, lob: Any, ph: Any, amp: Any) -> Any:
        t = np.linspace(0, 2 * math.pi, 240, endpoint=False)
        q = rr * (1 + amp * np.abs(np.sin(t * lob / 2 + ph)) - amp * 0.5 + 0.012 * np.sin(t * 3 + ph))
        return (np.stack([cx + q * np.cos(t), cy + q * np.sin(t) * 1.04], 1), t)

    for i in range(n):
        lob = 9 - i
        ph = rng.uniform(0, 6)
        _out, _t = ring(r + 8, lob, ph, 0.075 * (1 - i * 0.04))
        col = pal[i]
        # overlapping outer petals of this wall
        for k in range(lob):
            a0 = (k - 0.12) * 2 * math.pi / lob - ph * 2 / lob
            a1 = a0 + 2 * math.pi / lob * 1.22
            tt = np.linspace(a0, a1, 30)
            rr = (r + 8) * (1 + 0.075 * np.abs(np.sin(tt * lob / 2 + ph)) - 0.03)
            p = np.stack([cx + rr * np.cos(tt), cy + rr * np.sin(tt) * 1.04], 1)
            card.paint(
                np.concatenate([p, points(cx, cy)]),
                flat(mix_hex(col, ("#ffffff", "#400818")[k % 2], 0.09)),
                tone=0.5,
                levels=(0.5,),
                lift=0.75,
            )
        r -= wall
        fp, _ = ring(r, lob, ph, 0.03)
        card.paint(fp, flat(fl[i % 3], 0.5), tone=0.5, levels=(0.5,), lift=-0.95)
        gates.append((r, ang))
        u = np.array([math.cos(ang), math.sin(ang) * 1.04])
        v = np.array([-u[1], u[0]])
        w = 25 - i * 1.4
        q0, q1 = (np.array([cx, cy]) + u * (r - 7), np.array([cx, cy]) + u * (r + wall + 9))
        card.paint(
            np.array([q0 - v * w, q1 - v * w, q1 + v * w, q0 + v * w]),
            flat(fl[i % 3], 0.5),
            tone=0.5,
            levels=(0.5,),
            lift=0,
        )
        for sg in (-1, 1):
            card.paint(
                place(
                    spline(points(-0.3, -1, 0.4, -0.9, 0.5, 0.9, -0.3, 1)),
                    22,
                    math.atan2(u[1], u[0]),
                    np.array([cx, cy]) + u * (r + wall / 2) + v * sg * (w + 2),
                ),
                flat(mix_hex(col, "#400818", 0.2)),
                tone=0.5,
                levels=(0.5,),
                lift=0.6,
            )
        r -= path
        ang += rng.choice([-1, 1]) * rng.uniform(1.7, 2.9)
    card.paint(ellipse(cx, cy, r + 6), flat("#f8d27a", 0.6), tone=0.5, levels=(0.5,), lift=-0.6)
    card.paint(ellipse(cx, cy, r * 0.5), flat("#fff4c0", 0.3), tone=0.7, levels=(0.5,), lift=0)
    return R0, gates, path, wall


def _golden_thread(card: CutCard, R0: Any, cx: Any, cy: Any, gates: Any, path: Any, rng: Any, wall: Any) -> None:
    """The golden thread through the gates."""
    pts: list[tuple[float, float]] = [(cx, 1470), (cx, cy + R0 * 1.04 + 60)]
    cur = None
    for i, (rg, a) in enumerate(gates):
        rc = rg + wall + path / 2
        if cur is not None:
            da = (a - cur + math.pi) % (2 * math.pi) - math.pi
            pts += [
                (cx + rc * math.cos(cur + da * k), cy + rc * math.sin(cur + da * k) * 1.04)
                for k in np.linspace(0, 1, 9)
            ]
        pts.append((cx + (rg + wall * 0.5) * math.cos(a), cy + (rg + wall * 0.5) * math.sin(a) * 1.04))
        cur = a
        if i == 4:
            break
    th = spline(np.array(pts), False, 8)
    card.paint(lines([th], 5.5), flat("#f0b030", 0.6), tone=0.6, lift=0.3, levels=(0.4,))
    end = th[-1]
    K = options(dark="#1a1020", under=0.0, occlusion=0.25)
    draw_figure(
        card,
        Figure(
            Look("woman", "#a56b48", "#2a1818", "bun", "dress", "#2f6a8a", "#e8d0b0", "#2a1418", "#f0d090"),
            "carry",
            190,
        ),
        cx + 18,
        1452,
        190,
        ink=0.9,
        **K,
    )
    card.paint(ellipse(cx - 20, 1470, 26, 20), flat("#f0b030", 0.6), tone=0.5, lift=0.7)
    card.paint(lines([ellipse(cx - 20, 1470, 17, 12)], 3), flat("#b07818", 0.5), tone=0.4, lift=0)
    draw_figure(
        card,
        Figure(
            Look(
                "man",
                "#e2ac86",
                "#3a2418",
                "short",
                "coat",
                "#24303c",
                "#1c2028",
                "#181418",
                "#c8a050",
                "bowler",
                "#20242c",
            ),
            "lookup",
            -30,
        ),
        end[0] + 4,
        end[1] + 16,
        104,
        ink=0.8,
        **K,
    )
    q = gates[2]
    a = q[1] + 2.4
    draw_figure(
        card,
        Figure(Look("child", "#7d4c34", "#1a1414", "curly", "pyjamas", "#f0e4d0"), "run", 70),
        cx + (q[0] - 12) * math.cos(a),
        cy + (q[0] - 12) * math.sin(a) * 1.04 + 16,
        74,
        ink=0.7,
        **K,
    )
    for _i in range(16):
        a, d = (rng.uniform(0, 6.28), rng.uniform(500, 700))
        card.paint(
            place(
                spline(points(0, -1, 0.7, 0, 0, 1, -0.7, 0)), 13, a, (cx + d * math.cos(a) * 0.7, cy + d * math.sin(a))
            ),
            flat("#d25560"),
            tone=0.5,
            levels=(0.5,),
            lift=0.5,
        )
