"""A moth from above."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Light, X, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import mix, rgb
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline
from atelier.engine.solid import Solid, paint_solid


def draw_moth(
    card: Card,
    x: float,
    y: float,
    size: float,
    rot: float = 0.0,
    ramp: Sequence[Colour] = ("#3a2a2a", "#8a6a4a", "#d8b98a", "#fff0d0"),
    accent: Colour = "#c05040",
    light: Light | None = None,
    rim: Colour | None = "#ffe0a0",
    **kw: Any,
) -> None:
    """A moth from above with open wings; size is half its span."""

    def placed(p: Any, f: Any) -> Any:
        return place(p, size, rot, (x, y), f)

    for f in (False, True):
        for pts, tt in (
            ((0.05, 0.05, 0.5, 0.2, 0.72, 0.5, 0.5, 0.78, 0.22, 0.6, 0.06, 0.25), 0.42),
            ((0.05, -0.12, 0.4, -0.5, 0.82, -0.68, 1.0, -0.52, 0.86, -0.1, 0.5, 0.16, 0.1, 0.1), 0.55),
        ):
            p = placed(spline(points(*pts)), f)
            m = fill(p)
            d = np.hypot(X - x, Y - y) / size
            a = np.arctan2(Y - y, X - x) - rot
            card.paint(
                m,
                ramp,
                tone=tt + 0.13 * np.sin(d * 19 + 1.2 * np.sin(a * 7)) + 0.2 * (d - 0.5),
                volume=0.5,
                roundness=size * 0.12,
                light=light,
                rim=rim,
                rim_width=max(1.5, size * 0.02),
                detail=0.9,
                texture=0.14,
                texture_size=max(4, size * 0.06),
                contact=0.3,
                contact_blur=max(3, size * 0.05),
                **kw,
            )
        for px, py, r in ((0.62, -0.34, 0.13), (0.42, 0.45, 0.1)):
            q = placed(points(px, py), f)[0]
            card.paint(ellipse(q[0], q[1], size * r), [ramp[0]], detail=1, **kw)
            card.paint(
                ellipse(q[0], q[1], size * r * 0.68),
                [mix(accent, ramp[0], 0.4), rgb(accent), mix(accent, "#fff0c0", 0.4)],
                volume=0.5,
                roundness=size * 0.05,
                detail=1,
                **kw,
            )
            card.paint(
                ellipse(q[0] + size * r * 0.1, q[1] - size * r * 0.1, size * r * 0.26), [ramp[-1]], detail=1, **kw
            )
    solid = Solid()
    solid.limb("b", [(0, 0.3), (0, 0.05), (0, -0.2), (0, -0.55)], [0.1, 0.12, 0.1, 0.03])
    solid.ball("b", (0, 0.38, 0.05), 0.085)
    b = solid.bake(x, y, size, rot=-rot)
    paint_solid(
        card,
        b,
        {"b": list(ramp)},
        light=light,
        rim=rim,
        texture=0.25,
        over={"b": options(texture_size=max(3, size * 0.03))},
    )
    for f in (False, True):
        cv_ = placed(spline(points(0.03, -0.42, 0.14, -0.62, 0.3, -0.72), False), f)
        card.paint(
            lines(
                [cv_]
                + [
                    np.array([cv_[i], cv_[i] + np.array([0.05, 0.03]) * size * (-1 if f else 1)])
                    for i in range(4, len(cv_), 3)
                ],
                max(1, size * 0.014),
            ),
            [ramp[0], ramp[1]],
            detail=1,
            wobble=0.2,
            fray=0.1,
            edge=0,
        )
