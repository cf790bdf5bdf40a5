"""Things: paper boats, umbrellas, gears, far birds."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Field, Light, Ramp, X, options
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline, tube

WHITE: list[Colour] = ["#6a6a78", "#c4c0bc", "#f6f0e4", "#fffdf6"]


def bird(
    card: Card,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    angle: float = 0.0,
    up: float = 0.5,
    opacity: float = 1.0,
) -> None:
    """A far bird: two wings and no more."""
    card.paint(
        place(
            spline(
                points(
                    -0.1,
                    0,
                    -0.45,
                    -0.25 * up - 0.08,
                    -1,
                    -0.5 * up,
                    -0.5,
                    -0.5 * up + 0.02,
                    0,
                    -0.08,
                    0.5,
                    -0.5 * up + 0.02,
                    1,
                    -0.5 * up,
                    0.45,
                    -0.25 * up - 0.08,
                    0.1,
                    0.02,
                    0,
                    0.12,
                )
            ),
            size,
            angle,
            (x, y),
        ),
        [colour, colour],
        tone=0.5,
        wobble=0.5,
        fray=0.3,
        edge=0,
        detail=0.9,
        opacity=opacity,
    )


def paper_boat(
    card: Card,
    x: float,
    y: float,
    size: float,
    ramp: Ramp = ("#8d8fae", "#e4dccf", "#fffaf0"),
    rot: float = 0.0,
    light: Light | None = None,
    detail: float | None = 0.9,
    part: str = "all",
) -> None:
    """A folded boat; part back is the sail, front the hull, so that a sailor fits between."""

    def placed(p: Any) -> Any:
        return place(p, size, rot, (x, y))

    k = options(light=light, detail=detail, wobble=0.8, texture=0.08, edge=0.1)
    if part != "front":
        card.paint(placed(points(0, -0.78, -0.34, -0.1, 0.36, -0.1)), ramp, tone=0.42, **k)
        card.paint(placed(points(0, -0.78, 0.05, -0.1, 0.36, -0.1)), ramp, tone=0.72, **k)
    if part == "back":
        return
    card.paint(
        placed(points(-1, -0.42, -0.55, 0.2, 0.55, 0.2, 1, -0.42, 0.0, -0.05)),
        ramp,
        tone=0.62 + 0.25 * (X - x) / size,
        contact=0.25,
        contact_blur=8,
        **k,
    )
    card.paint(placed(points(-1, -0.42, 0, -0.05, -0.55, 0.2)), ramp, tone=0.35, **k)
    card.paint(placed(points(-0.55, 0.2, 0, -0.05, 0.55, 0.2)), ramp, tone=0.56, **k)


def umbrella(
    card: Card,
    x: float,
    y: float,
    size: float,
    ramp: Ramp,
    tilt: float = 0.0,
    light: Light | None = None,
    handle: Colour = "#4a3428",
    ribs: int = 6,
    detail: float | None = 0.8,
    handle_length: float = 1.05,
) -> Field:
    """An open umbrella over (x, y); returns the mask of its cloth."""

    def placed(p: Any) -> Any:
        return place(p, size, tilt, (x, y))

    card.paint(
        placed(
            tube(
                points(
                    0,
                    -0.1,
                    0,
                    handle_length * 0.5,
                    0,
                    handle_length,
                    0.02,
                    handle_length + 0.06,
                    0.06,
                    handle_length + 0.09,
                    0.1,
                    handle_length + 0.06,
                    0.11,
                    handle_length,
                ),
                [0.013] * 2,
            )
        ),
        [handle, mix(handle, "#fff", 0.35)],
        tone=0.6,
        detail=1,
        wobble=0.5,
        fray=0.2,
    )
    arc = ellipse(0, 0, 1, 0.62, a0=math.pi, a1=2 * math.pi, n=40)
    n = ribs
    sc = []
    for i in range(n):
        a, b = (1 - 2 * i / n, 1 - 2 * (i + 1) / n)
        t = np.linspace(0, 1, 8)[1:]
        sc += [(a + (b - a) * q, -0.1 * math.sin(math.pi * q)) for q in t]
    m = fill(placed(np.concatenate([arc, sc])))
    card.paint(
        m, ramp, volume=0.8, roundness=size * 0.35, light=light, rim=ramp[-1], rim_width=4, detail=detail, wobble=1
    )
    card.paint(
        lines(
            [
                placed(spline(points(0, -0.62, (1 - 2 * i / n) * 0.62, -0.45, 1 - 2 * i / n, 0), False))
                for i in range(1, n)
            ],
            max(1.5, size * 0.012),
        )
        * m,
        [ramp[0]],
        opacity=0.55,
        wobble=0.6,
        edge=0,
    )
    card.paint(placed(tube(points(0, -0.6, 0, -0.72), [0.018, 0.01])), [handle], detail=detail)
    return m


def gear(
    x: float,
    y: float,
    radius: float,
    count: int = 14,
    tooth: float = 0.14,
    hole: float = 0.3,
    rot: float = 0.0,
    spokes: int = 0,
) -> Field:
    """The mask of a toothed wheel."""
    t = np.linspace(0, 2 * math.pi, count * 8, endpoint=False) + rot
    k = np.clip(np.sin(t * count - rot * count) * 2.6, -1, 1) * 0.5 + 0.5
    rr = radius * (1 - tooth + tooth * k)
    m = fill(np.stack([x + rr * np.cos(t), y + rr * np.sin(t)], 1))
    if spokes:
        m = m * (1 - fill(ellipse(x, y, radius * 0.72))) + np.maximum(
            fill(
                *[
                    tube(
                        points(x, y, x + radius * 0.8 * math.cos(a + rot), y + radius * 0.8 * math.sin(a + rot)),
                        [radius * 0.07] * 2,
                    )
                    for a in np.linspace(0, 2 * math.pi, spokes, endpoint=False)
                ]
            ),
            fill(ellipse(x, y, radius * 0.26)),
        ) * fill(ellipse(x, y, radius * 0.74))
        m = np.clip(m, 0, 1)
    field: Field = m * (1 - fill(ellipse(x, y, radius * hole * 0.45)))
    return field
