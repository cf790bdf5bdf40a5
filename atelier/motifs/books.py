"""Books, loose pages, letters and blocks."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Light, Polygon, Ramp, X, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix, rgb
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points


def slab(
    card: Card,
    x: float,
    y: float,
    width: float,
    depth: float,
    height: float,
    turn: float,
    top: Ramp,
    sideA: Ramp,
    sideB: Ramp,
    tilt: float = 0.36,
    light: Light | None = None,
    detail: float | None = 0.8,
    **k: Any,
) -> tuple[Polygon, list[Polygon]]:
    """A block seen from above; returns its top and its visible sides."""
    q = np.array([(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)])
    r = place(q, rot=turn)

    def pr(p: Any, z: Any) -> Any:
        return np.array([x + p[0], y + p[1] * tilt - z])

    fs = []
    for i in range(4):
        a, b = (r[i], r[(i + 1) % 4])
        m = (a + b) / 2
        if m[1] > 0:
            fs.append((m[1], i, np.array([pr(a, height), pr(b, height), pr(b, 0), pr(a, 0)]), m[0]))
    for _, i, f, nx in sorted(fs, key=lambda f: f[0]):
        ramp = sideA if i % 2 == 0 else sideB
        card.paint(
            f,
            ramp,
            tone=0.42 + 0.25 * np.sign(nx) * min(1, abs(nx) / width * 2),
            detail=detail,
            wobble=0.7,
            texture=0.1,
            light=light,
        )
    tp = np.array([pr(p, height) for p in r])
    card.paint(tp, top, tone=0.6, detail=detail, wobble=0.7, texture=0.14, light=light, **k)
    return (tp, [f[2] for f in fs])


def book(
    card: Card,
    x: float,
    y: float,
    width: float,
    depth: float,
    height: float,
    turn: float,
    cover: Colour,
    light: Light | None = None,
    pages: Ramp = ("#8a6f58", "#d9c3a0", "#fff3d8"),
    tilt: float = 0.36,
) -> tuple[Polygon, list[Polygon]]:
    """A closed book lying flat: cover, pages, cover."""
    cv_ = [mix(cover, "#0a0814", 0.6), rgb(cover), mix(cover, "#ffe0b0", 0.45)]
    slab(card, x, y, width, depth, height * 0.2, turn, cv_, cv_, cv_, tilt, light)
    slab(card, x, y - height * 0.2, width * 0.93, depth * 0.92, height * 0.6, turn, pages, pages, pages, tilt, light)
    return slab(
        card,
        x,
        y - height * 0.78,
        width,
        depth,
        height * 0.22,
        turn,
        cv_,
        cv_,
        cv_,
        tilt,
        light,
        rim=cv_[2],
        rim_width=2,
    )


def page(
    card: Card,
    x: float,
    y: float,
    size: float,
    rot: float,
    bend: float = 0.25,
    ramp: Ramp = ("#a08858", "#ecdcb0", "#fffaf0"),
) -> None:
    """A loose sheet of paper in the air."""
    t = np.linspace(0, 1, 9)
    top = np.stack([t * 1.4 - 0.7, -0.5 + bend * np.sin(t * 3.1) * (1 - t * 0.4)], 1)
    bot = np.stack([t[::-1] * 1.4 - 0.7, 0.5 + bend * np.sin(t[::-1] * 3.1 + 0.3)], 1)
    p = place(np.concatenate([top, bot]), size, rot, (x, y))
    card.paint(
        p,
        ramp,
        tone=0.5 + 0.45 * np.sin(((X - x) * math.cos(rot) + (Y - y) * math.sin(rot)) / size * 2.2),
        wobble=0.5,
        fray=0.2,
        texture=0.06,
    )
    if size > 13:
        card.paint(
            lines(
                [
                    place(np.stack([t * 1.05 - 0.52, -0.3 + k * 0.2 + bend * np.sin(t * 3.1)], 1), size, rot, (x, y))
                    for k in range(4)
                ],
                1.0,
            ),
            [ramp[0]],
            opacity=0.6,
            fray=0,
            wobble=0,
            edge=0,
        )


def envelope(
    card: Card,
    x: float,
    y: float,
    width: float,
    rot: float,
    squash: float = 0.55,
    seal: Colour = "#b8342c",
    ramp: Ramp = ("#a8b0bc", "#e8e6e0", "#fffdf8"),
    lift: float = 1.0,
) -> None:
    """A sealed letter lying on the ground."""

    def placed(p: Any) -> Any:
        q = place(np.asarray(p, float) * [width, width * 0.66], 1, rot)
        return np.stack([x + q[:, 0], y + q[:, 1] * squash], 1)

    card.shade(blur(fill(placed(points(-0.5, 0.0, 0.5, 0.0, 0.52, 0.6, -0.52, 0.6))), 4) * 0.4, "#8a98ac")
    card.paint(
        placed(points(-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5)),
        ramp,
        tone=0.62,
        detail=0.9,
        wobble=0.5,
        ink=0.62,
        wash=0.5,
        lift=lift,
    )
    card.paint(
        placed(points(-0.5, -0.5, 0.5, -0.5, 0, 0.08)),
        ramp,
        tone=0.46,
        detail=0.9,
        wobble=0.4,
        ink=0.5,
        wash=0.5,
        lift=lift * 0.4,
    )
    if seal and width > 26:
        q = placed(points(0, 0.06))[0]
        card.paint(
            ellipse(q[0], q[1], width * 0.075, width * 0.06),
            [mix(seal, "#200810", 0.4), seal, mix(seal, "#fff", 0.2)],
            tone=0.4,
            detail=1,
            ink=0.25,
            wash=2.4,
            wobble=0.3,
            lift=0.2,
        )
