"""A large hand closed round an upright stick."""

from __future__ import annotations

from atelier.engine.canvas import Colour, Field, Light
from atelier.engine.card import Card
from atelier.engine.sculpt import ball, limb, place_parts, sculpt
from atelier.engine.shapes import ellipse, place, points


def gripping_hand(
    card: Card,
    x: float,
    y: float,
    size: float,
    ramp: list[Colour],
    rot: float = 0.0,
    flip: bool = False,
    light: Light | None = None,
    rim: Colour | None = None,
    arm: float = 1.6,
    detail: float = 0.6,
) -> Field:
    """A fist seen from its fingers; the stick stands upright through (x, y). Paint the stick before."""
    back = [
        limb(
            points(-0.35, 0.25, -0.9, 0.7, -0.9 - arm * 0.6, 0.7 + arm),
            [0.3, 0.29, 0.34],
            z=[-0.1, -0.1, -0.1],
            flat=0.8,
        ),
        ball(-0.32, 0.0, 0.4, 0.46, 0.3, z=-0.1, hz=0.28),
    ]
    fingers = []
    for i, reach in enumerate((0.34, 0.38, 0.35, 0.28)):
        level = -0.32 + i * 0.215
        width = (0.115, 0.12, 0.115, 0.1)[i]
        bent = points(-0.42, level - 0.02, -0.1, level - 0.05, reach * 0.75, level, reach, level + 0.05)
        fingers.append(limb(bent, [width * 1.05, width * 1.12, width, width * 0.9], z=[0.1, 0.22, 0.24, 0.14]))
        fingers.append(ball(-0.1, level - 0.05, width * 1.1, z=0.24))
    thumb = limb(
        points(-0.5, -0.18, -0.35, -0.5, -0.02, -0.56, 0.2, -0.5), [0.17, 0.15, 0.125, 0.09], z=[0.06, 0.16, 0.26, 0.24]
    )
    parts = place_parts([*back, *fingers, thumb], size, rot, (x, y), flip)
    mask, height = sculpt(parts, k=size * 0.07, smooth=size * 0.012)
    card.paint(
        mask, ramp, tone=0.48, volume=0.95, height=height, cavity=0.6, cavity_size=size * 0.05, light=light, rim=rim,
        rim_width=size * 0.02, detail=detail, texture=0.1, texture_size=size * 0.3, contact=0.35,
        contact_blur=size * 0.06, contact_offset=(size * 0.04, size * 0.07),
    )  # fmt: skip
    nail = place(ellipse(0.22, -0.505, 0.05, 0.04, 0.2), size, rot, (x, y), flip)
    card.paint(nail, [ramp[-2], ramp[-1]], tone=0.6, opacity=0.6, edge=0.1, detail=detail)
    return mask
