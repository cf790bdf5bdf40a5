"""A big soft hand."""

from __future__ import annotations

from collections.abc import Sequence

from atelier.engine.canvas import Colour, Light, Polygon, Ramp
from atelier.engine.card import Card
from atelier.engine.raster import lines
from atelier.engine.sculpt import ball, limb, place_parts, sculpt
from atelier.engine.shapes import ellipse, place, points, spline


def reaching_hand(
    card: Card,
    x: float,
    y: float,
    size: float,
    ramp: Ramp,
    flip: bool = False,
    rot: float = 0.0,
    light: Light | None = None,
    rim: Colour | None = None,
    curl: Sequence[float] = (0.0, 0.0, 0.0, 0.0),
    thumb: float = 1.0,
    detail: float | None = 0.5,
) -> list[Polygon]:
    """A big soft hand reaching down; returns its fingertips, for strings."""
    fin = [
        (-0.3, 0.2, -0.43, 0.6, -0.49, 0.95, 0.098),
        (-0.11, 0.26, -0.15, 0.74, -0.15, 1.14, 0.105),
        (0.1, 0.25, 0.14, 0.72, 0.17, 1.08, 0.1),
        (0.29, 0.18, 0.39, 0.52, 0.46, 0.82, 0.084),
    ]
    tips = []
    pr = []
    pr.append(limb(points(0, -1.1, 0, -0.6, 0, -0.4), [0.24, 0.235, 0.27], z=[-0.02, 0, 0], flat=0.8))
    pr.append(ball(0, -0.06, 0.41, 0.46, z=-0.02, hz=0.27))
    pr.append(ball(-0.3, -0.1, 0.2, 0.32, 0.35, z=0, hz=0.2))
    pr.append(
        limb(
            points(-0.3, -0.2, -0.55, 0.08, -0.66, 0.36 * thumb, -0.6, 0.62 * thumb),
            [0.16, 0.135, 0.108, 0.082],
            z=[0.04, 0.06, 0.08, 0.08],
        )
    )
    for (x0, y0, x1, y1, x2, y2, w), cu in zip(fin, curl, strict=False):
        tip = (x2 + cu * 0.2, y2 - abs(cu) * 0.22)
        mid = (x1 + cu * 0.03, y1)
        pr.append(
            limb(
                points(x0, y0 - 0.1, *mid, *tip),
                [w * 1.12, w * 1.02, w * 1.06, w * 0.9, w * 0.74],
                z=[0.02, 0.12, 0.1, 0.06],
            )
        )
        pr.append(ball(*mid, w * 1.04, z=0.105))
        tips.append(place(points(tip[0], tip[1] + w * 0.5), size, rot, (x, y), flip)[0])
        pr.append(ball(x0 * 1.02, y0 + 0.02, w * 1.05, z=0.06))
    m, hf = sculpt(place_parts(pr, size, rot, (x, y), flip), k=size * 0.1, smooth=size * 0.012)
    card.paint(
        m,
        ramp,
        tone=0.46,
        volume=0.95,
        height=hf,
        cavity=0.55,
        cavity_size=size * 0.05,
        light=light,
        rim=rim,
        rim_width=size * 0.02,
        detail=detail,
        texture=0.12,
        texture_size=size * 0.3,
        contact=0.3,
        contact_blur=30,
        contact_offset=(10, 20),
    )
    for (_x0, _y0, x1, y1, x2, y2, w), cu in zip(fin, curl, strict=False):
        for dy in (-0.015, 0.02):
            card.paint(
                lines(
                    [
                        place(
                            spline(
                                points(
                                    x1 - w * 0.5, y1 + dy, x1 + cu * 0.03, y1 + dy + w * 0.14, x1 + w * 0.5, y1 + dy
                                ),
                                False,
                            ),
                            size,
                            rot,
                            (x, y),
                            flip,
                        )
                    ],
                    size * 0.008,
                ),
                [ramp[0]],
                opacity=0.35,
                edge=0,
                fray=0.2,
            )
        tip = (x2 + cu * 0.2, y2 - abs(cu) * 0.22)
        card.paint(
            place(ellipse(tip[0], tip[1] + w * 0.02, w * 0.42, w * 0.5), size, rot, (x, y), flip),
            [ramp[-2], ramp[-1]],
            tone=0.6,
            opacity=0.5,
            edge=0.1,
            detail=detail,
        )
    tips.append(place(points(-0.6, 0.62 * thumb + 0.05), size, rot, (x, y), flip)[0])
    return tips
