"""Sculpted faces: theatre masks and sleepers."""

from __future__ import annotations

from typing import Any

from atelier.engine.canvas import Colour, Field, Light, Polygon, Ramp
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.raster import fill, lines
from atelier.engine.sculpt import ball, limb, place_parts, sculpt
from atelier.engine.shapes import ellipse, place, points, spline


def young_outline() -> Polygon:
    """The outline of a young face, one unit from its middle to its chin."""
    return spline(
        points(
            0, -1.08, 0.5, -0.96, 0.76, -0.55, 0.76, -0.05, 0.62, 0.42, 0.34, 0.82,
            0, 0.96, -0.34, 0.82, -0.62, 0.42, -0.76, -0.05, -0.76, -0.55, -0.5, -0.96,
        )
    )  # fmt: skip


def young_parts(has_lids: bool = True) -> list[Field]:
    """Skull, jaw, nose, cheeks, mouth and chin; brows and lids are left out where they are drawn as lines."""
    skull = [
        ball(0, -0.1, 0.78, 1.0, hz=0.42),
        ball(0, 0.4, 0.55, 0.52, z=0.1, hz=0.32),
        limb(points(0, -0.3, 0, -0.02, 0, 0.14), [0.06, 0.075, 0.105], z=[0.3, 0.4, 0.45], flat=0.8),
    ]
    lids = [
        limb(points(-0.55, -0.36, -0.33, -0.45, -0.12, -0.38), [0.05, 0.08, 0.05], z=[0.26, 0.33, 0.33], flat=0.4),
        limb(points(0.55, -0.36, 0.33, -0.45, 0.12, -0.38), [0.05, 0.08, 0.05], z=[0.26, 0.33, 0.33], flat=0.4),
        ball(-0.34, -0.2, 0.17, 0.12, z=0.31, hz=0.1),
        ball(0.34, -0.2, 0.17, 0.12, z=0.31, hz=0.1),
    ]
    cheeks = [
        ball(-0.38, 0.2, 0.3, 0.28, z=0.2, hz=0.16),
        ball(0.38, 0.2, 0.3, 0.28, z=0.2, hz=0.16),
        ball(0, 0.52, 0.2, 0.11, z=0.33, hz=0.1),
        ball(0, 0.8, 0.19, 0.15, z=0.24, hz=0.14),
    ]
    return skull + (lids if has_lids else []) + cheeks


def _paint_sculpted(card: Card, mask: Field, height: Field, ramp: Ramp, light: Light | None, **given: Any) -> None:
    """Skin over a height field, lit strongly and rimmed with the lightest tone of its ramp."""
    card.paint(mask, ramp, tone=0.5, volume=0.95, height=height, light=light, rim=ramp[-1], **given)


def theatre_mask(
    card: Card,
    x: float,
    y: float,
    size: float,
    ramp: Ramp,
    mood: float = 0.0,
    rot: float = 0.0,
    light: Light | None = None,
    lips: Colour = "#8a2a30",
    deco: Ramp | None = None,
    detail: float | None = 0.9,
    string: tuple[float, float] | None = None,
) -> Field:
    """A theatre mask, on a string if asked; mood -1 is sad, 1 merry."""
    if string is not None:
        card.paint(
            lines([points(x, y - size * 0.9, x + string[0], y - size * 0.9 - string[1])], 1.8),
            ["#2a1a1c"],
            opacity=0.8,
            wobble=0.5,
            fray=0.2,
            edge=0,
            detail=1,
        )

    def placed(p: Any) -> Any:
        return place(p, size, rot, (x, y))

    o = spline(
        points(
            0,
            -1,
            0.5,
            -0.92,
            0.72,
            -0.5,
            0.68,
            0.05,
            0.48,
            0.6,
            0.0,
            0.98,
            -0.48,
            0.6,
            -0.68,
            0.05,
            -0.72,
            -0.5,
            -0.5,
            -0.92,
        )
    )
    pr = [
        ball(0, -0.12, 0.78, 1.05, hz=0.42),
        limb(points(0, -0.3, 0, 0.0, 0, 0.2), [0.07, 0.09, 0.13], z=[0.36, 0.42, 0.42], flat=0.8),
        limb(points(-0.5, -0.42, -0.28, -0.5, -0.08, -0.4), [0.07, 0.09, 0.06], z=0.36, flat=0.6),
        limb(points(0.5, -0.42, 0.28, -0.5, 0.08, -0.4), [0.07, 0.09, 0.06], z=0.36, flat=0.6),
        ball(-0.36, 0.18, 0.2, 0.2, z=0.3, hz=0.12),
        ball(0.36, 0.18, 0.2, 0.2, z=0.3, hz=0.12),
        ball(0, 0.72, 0.2, 0.17, z=0.22, hz=0.12),
    ]
    _, hf = sculpt(place_parts(pr, size, rot, (x, y)), k=size * 0.2, smooth=max(1.5, size * 0.03))
    m = fill(placed(o))
    _paint_sculpted(
        card,
        m,
        hf,
        ramp,
        light,
        cavity=0.4,
        cavity_size=max(3, size * 0.08),
        rim_width=max(2, size * 0.04),
        contact=0.45,
        contact_blur=size * 0.14,
        contact_offset=(size * 0.08, size * 0.14),
        detail=detail,
        wobble=0.6,
        texture=0.1,
        texture_size=size * 0.4,
    )
    if deco is not None:
        card.paint(
            fill(
                placed(spline(points(0, -0.96, 0.24, -0.62, 0, -0.34, -0.24, -0.62))),
                placed(ellipse(-0.44, 0.22, 0.13, 0.11)),
                placed(ellipse(0.44, 0.22, 0.13, 0.11)),
            )
            * m,
            deco,
            tone=0.5,
            opacity=0.75,
            wobble=0.5,
            detail=detail,
        )
    for q in (-1, 1):
        card.paint(
            placed(
                spline(
                    points(
                        q * 0.14,
                        -0.2,
                        q * 0.3,
                        -0.32 - 0.05 * mood,
                        q * 0.5,
                        -0.22 - 0.06 * mood,
                        q * 0.32,
                        -0.13 + 0.04 * mood,
                    )
                )
            ),
            ["#0a0508", "#201018"],
            tone=0.3,
            detail=1,
            wobble=0.3,
        )
    card.paint(
        placed(
            spline(
                points(
                    -0.27,
                    0.46 - 0.1 * mood,
                    -0.1,
                    0.43 + 0.02 * mood,
                    0,
                    0.46,
                    0.1,
                    0.43 + 0.02 * mood,
                    0.27,
                    0.46 - 0.1 * mood,
                    0.12,
                    0.56 + 0.06 * mood,
                    0,
                    0.58 + 0.08 * mood,
                    -0.12,
                    0.56 + 0.06 * mood,
                )
            )
        ),
        [mix(lips, "#100408", 0.5), lips],
        tone=0.6,
        volume=0.5,
        roundness=size * 0.05,
        detail=1,
        wobble=0.3,
    )
    return m


def sleeping_face(
    card: Card,
    x: float,
    y: float,
    size: float,
    ramp: Ramp,
    rot: float = 0.0,
    light: Light | None = None,
    detail: float | None = 0.6,
    line: Colour = "#14283a",
    k: float = 0.16,
    young: bool = False,
) -> Field:
    """A sculpted face with shut eyes, for giants, moons and stones."""

    def placed(p: Any) -> Any:
        return place(p, size, rot, (x, y))

    pr = [
        ball(0, -0.06, 0.8, 1.04, hz=0.4),
        ball(0, 0.45, 0.56, 0.52, z=0.05, hz=0.34),
        limb(points(0, -0.38, 0, -0.05, 0, 0.16), [0.075, 0.1, 0.15], z=[0.32, 0.43, 0.5], flat=0.8),
        ball(-0.13, 0.18, 0.09, z=0.42, hz=0.1),
        ball(0.13, 0.18, 0.09, z=0.42, hz=0.1),
        limb(points(-0.62, -0.36, -0.36, -0.5, -0.1, -0.4), [0.07, 0.11, 0.07], z=[0.26, 0.36, 0.36], flat=0.6),
        limb(points(0.62, -0.36, 0.36, -0.5, 0.1, -0.4), [0.07, 0.11, 0.07], z=[0.26, 0.36, 0.36], flat=0.6),
        ball(-0.35, -0.2, 0.19, 0.13, z=0.3, hz=0.14),
        ball(0.35, -0.2, 0.19, 0.13, z=0.3, hz=0.14),
        ball(-0.44, 0.2, 0.26, 0.24, z=0.2, hz=0.2),
        ball(0.44, 0.2, 0.26, 0.24, z=0.2, hz=0.2),
        limb(points(-0.24, 0.52, 0, 0.47, 0.24, 0.52), [0.03, 0.075, 0.03], z=[0.34, 0.44, 0.34], flat=0.8),
        limb(points(-0.2, 0.6, 0, 0.63, 0.2, 0.6), [0.03, 0.085, 0.03], z=[0.34, 0.43, 0.34], flat=0.8),
        ball(0, 0.86, 0.22, 0.17, z=0.26, hz=0.16),
    ]
    if young:
        pr = young_parts()
    m, hf = sculpt(place_parts(pr, size, rot, (x, y)), k=size * k, smooth=max(1.5, size * 0.025))
    hf = hf + (card.noise(40, 4) - 0.5) * size * (0.006 if young else 0.02)
    if young:
        m = fill(placed(young_outline()))
    _paint_sculpted(
        card,
        m,
        hf,
        ramp,
        light,
        cavity=0.5,
        cavity_size=max(3, size * 0.09),
        rim_width=max(2, size * 0.03),
        contact=0.35,
        contact_blur=size * 0.1,
        contact_offset=(size * 0.04, size * 0.08),
        detail=detail,
        texture=0.14,
        texture_size=size * 0.3,
    )
    for q in (-1, 1):
        card.paint(
            lines([placed(spline(points(q * 0.16, -0.2, q * 0.34, -0.1, q * 0.54, -0.2), False))], size * 0.028),
            [line],
            opacity=0.85,
            detail=1,
            fray=0.3,
        )
        card.paint(
            lines(
                [
                    placed(
                        points(
                            q * (0.2 + 0.075 * i),
                            -0.165 + 0.03 * (1 - abs(i - 2) / 2),
                            q * (0.2 + 0.085 * i),
                            -0.09 + 0.04 * (1 - abs(i - 2) / 2),
                        )
                    )
                    for i in range(5)
                ],
                size * 0.014,
            ),
            [line],
            opacity=0.75,
            detail=1,
            fray=0.3,
        )
    card.paint(
        lines([placed(spline(points(-0.25, 0.545, -0.1, 0.55, 0, 0.56, 0.1, 0.55, 0.25, 0.545), False))], size * 0.022),
        [line],
        opacity=0.8,
        detail=1,
        fray=0.3,
    )
    return m
