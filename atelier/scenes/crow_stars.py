"""A crow hangs the stars back on their hooks, one at a time."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, X, Y, options
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, ridge, spline, tube
from atelier.engine.solid import paint_solid
from atelier.finishes.cut import CutCard, papers
from atelier.motifs.animals import crow
from atelier.motifs.patterns import checks

flat = partial(papers, dark="#080a1c", light="#fff0d8")


def paint() -> Field:
    card = CutCard("crow_stars", ground="#141a34", light=(-0.5, -0.6, 0.6), shadow=(7, 11), shadow_colour="#06081a")
    rng = np.random.default_rng(23)

    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat("#1d2750"), tone=0.5, lift=0, levels=(0.5,))
    star = _night(card, rng)
    _roofs(card, rng, star)
    return card.finish(vignette=0.2, vignette_colour="#06081a")


def _night(card: CutCard, rng: Any) -> Any:
    """Night in strips."""
    for i, (y, col) in enumerate(
        ((70, "#222e5e"), (260, "#27356a"), (450, "#2d3f78"), (660, "#375089"), (880, "#486799"), (1080, "#6a87aa"))
    ):
        card.paint(
            fill(ridge(lambda x: y + 34 * np.sin(x / 150 + i * 1.7), 26, 40 + i, 260)),
            flat(col),
            tone=0.5,
            levels=(0.5,),
            lift=1.0,
        )

    def star(x: Any, y: Any, r: Any, a: Any = 0.0) -> Any:
        return place(
            np.array(
                [
                    (
                        math.cos(q * math.pi / 5 - 1.57) * (1 if q % 2 == 0 else 0.46),
                        math.sin(q * math.pi / 5 - 1.57) * (1 if q % 2 == 0 else 0.46),
                    )
                    for q in range(10)
                ]
            ),
            r,
            a,
            (x, y),
        )

    def hook(x: Any, y: Any, s: Any) -> None:
        card.paint(
            fill(
                tube(
                    points(0, -0.5, 0, 0, 0.05, 0.42, 0.36, 0.56, 0.6, 0.3, 0.56, 0.1) * s + [x, y],
                    [s * 0.1, s * 0.1, s * 0.08],
                )
            ),
            flat("#c9a050", 0.9),
            tone=0.5,
            levels=(0.5,),
            lift=0.5,
        )
        card.paint(ellipse(x, y - s * 0.5, s * 0.2), flat("#a87c30", 0.9), tone=0.5, levels=(0.5,), lift=0.4)

    for r in range(5):
        for k in range(5):
            x, y = (120 + k * 190 + r % 2 * 70 + rng.normal() * 12, 120 + r * 172 + rng.normal() * 12)
            if x > 950:
                continue
            s = 30
            hook(x, y, s)
            full = (r, k) in {
                (0, 0),
                (0, 1),
                (0, 2),
                (0, 3),
                (0, 4),
                (1, 0),
                (1, 2),
                (1, 3),
                (2, 1),
                (2, 0),
                (1, 1),
                (3, 0),
            }
            if full:
                L_ = rng.uniform(24, 46)
                card.paint(
                    lines([points(x + 0.36 * s, y + 0.5 * s, x + 0.36 * s, y + 0.5 * s + L_)], 2.4),
                    flat("#f0e0c0", 0.5),
                    tone=0.7,
                    lift=0.3,
                )
                card.paint(
                    star(x + 0.36 * s, y + 0.5 * s + L_ + 34, rng.uniform(34, 46), rng.normal() * 0.2),
                    flat(("#f6d678", "#f2c24e", "#fae6a8")[int(rng.integers(3))], 0.6),
                    tone=0.5,
                    levels=(0.5,),
                    lift=0.9,
                )
    return star


def _roofs(card: CutCard, rng: Any, star: Any) -> None:
    """Roofs, ladder, basket of stars."""
    card.paint(
        points(-20, 1520, -20, 1330, 250, 1180, 520, 1330, 520, 1520),
        flat("#3a2440"),
        tone=0.5,
        levels=(0.5,),
        lift=1.4,
    )
    card.paint(
        points(430, 1520, 430, 1400, 720, 1262, 1020, 1400, 1020, 1520),
        flat("#4c2c44"),
        tone=0.5,
        levels=(0.5,),
        lift=1.4,
    )
    card.paint(rectangle(560, 1230, 84, 130), flat("#6a3a44"), tone=0.5, levels=(0.5,), lift=0.9)
    card.paint(rectangle(548, 1212, 108, 28), flat("#85505a"), tone=0.5, levels=(0.5,), lift=0.8)
    for rr in range(5):
        card.paint(
            lines([points(-20, 1385 + rr * 34, 250, 1235 + rr * 34, 520, 1385 + rr * 34)], 3),
            flat("#563660"),
            tone=0.5,
            lift=0.2,
        )
    for x, y in ((180, 1330), (330, 1400), (760, 1390)):
        card.paint(rectangle(x, y, 46, 56), flat("#f2b84a", 0.5), tone=0.5, levels=(0.5,), lift=-0.4)
        card.paint(fill(rectangle(x + 20, y, 5, 56), rectangle(x, y + 25, 46, 5)), flat("#3a2440"), tone=0.5, lift=0.2)
    bk = ["#0a0b14", "#1a1d2e", "#333a56", "#5c6a90"]
    S = crow()
    b = S.bake(598, 1214, 400, flip=True, rot=-0.12, k=0.03)
    paint_solid(
        card,
        b,
        dict.fromkeys(b.groups, bk),
        under=0.0,
        occlusion=0.3,
        volume=0.9,
        ink=1.1,
        over={"foot": options(tone=0.4), "beak": options(tone=0.62), "wing": options(tone=0.58)},
    )
    q = b.to_sheet([(0.435, 0.77)])[0]
    card.paint(ellipse(q[0], q[1], 11), flat("#f0c850", 0.5), tone=0.5, lift=0.2)
    card.paint(ellipse(q[0] - 2, q[1], 6), flat("#0a0b14", 0.3), tone=0.3, lift=0)
    t_ = b.to_sheet([(0.7, 0.7)])[0]
    card.paint(
        lines([points(t_[0] + 2, t_[1] - 2, t_[0] - 6, t_[1] + 30)], 2.6), flat("#f0e0c0", 0.5), tone=0.7, lift=0.3
    )
    card.paint(star(t_[0] - 8, t_[1] + 66, 50, 0.15), flat("#ffe28a", 0.5), tone=0.5, levels=(0.5,), lift=1.2)
    for i in range(4):
        card.paint(
            star(860 + i * 34 - i % 2 * 10, 1372 + i % 2 * 16 - 10 * i, 34, rng.uniform(0, 1)),
            flat(("#f6d678", "#f2c24e")[i % 2], 0.6),
            tone=0.5,
            levels=(0.5,),
            lift=0.7,
        )
    bas = spline(points(810, 1380, 1000, 1362, 985, 1470, 840, 1480), sharp=(0, 1))
    bm = fill(bas)
    card.paint(bm, flat("#8a5a34"), tone=0.5, levels=(0.5,), lift=1.0)
    card.paint(bm * checks(X, Y + X * 0.09, 21), flat("#a8743e"), tone=0.5, levels=(0.5,), lift=0.15)
