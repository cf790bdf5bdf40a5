"""Bake and paint an animal, its fur and its eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Light, options
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline
from atelier.engine.solid import Baked, Solid, ground_shadow, paint_solid


def draw_animal(
    card: Card,
    solid: Solid,
    x: float,
    y: float,
    size: float,
    ramps: dict[str, Any],
    flip: bool = False,
    rot: float = 0.0,
    light: Light | None = None,
    rim: Colour | None = "#ffe6c0",
    fur: float = 1.0,
    line: Colour = "#1a1420",
    shadow: dict[str, Any] | None = None,
    k: float = 0.06,
    eye: Colour = "#14101a",
    fur_length: tuple[float, float] = (0.012, 0.035),
    **kw: Any,
) -> Baked:
    """Bake and paint an animal with fur and eyes; materials without a ramp take the body one."""
    baked = solid.bake(x, y, size, flip, rot, k=k, smooth=max(1.0, size * 0.006))
    full = {
        g: ramps.get(g, ramps["body"] if g not in ("dark", "pupil") else ["#0c0a12", "#2a2430", "#5a5460"])
        for g in baked.groups
    }
    if "far" in baked.groups and "far" not in ramps:
        full["far"] = [mix(q, ramps["body"][0], 0.45) for q in ramps["body"]]
    if shadow:
        ground_shadow(card, baked.silhouette, shadow.pop("y", y), **shadow)
    paint_solid(card, baked, full, light=light, rim=rim, line=line, **kw)
    if fur:
        card.after(lambda: fur_marks(card, baked, full, size, fur, fur_length))
    card.after(lambda: eye_marks(card, solid, baked, size, line, eye, rot, flip))
    return baked


def eye_marks(
    card: Card, solid: Solid, baked: Baked, size: float, line: Colour, eye: Colour, rot: float, flip: bool
) -> None:
    """The eyes of an animal: dots, glints, round or shut."""
    for ex, ey, r, kind in solid.marks:
        q = baked.to_sheet([[ex, ey]])[0]
        r = r * size
        K = options(wobble=0, fray=0.1, edge=0, detail=1, texture=0, ink=0.5, wash=5)
        if kind == "shut":
            card.paint(
                lines([place(spline(points(-r, 0, 0, r * 0.42, r, 0), False), 1, -rot, q, flip)], max(1.5, r * 0.16)),
                [line],
                opacity=0.85,
                **K,
            )
        else:
            card.paint(fill(ellipse(q[0], q[1], r * 1.25, r * 1.15)), [line], opacity=0.8, **K)
            card.paint(fill(ellipse(q[0], q[1], r)), [eye, mix(eye, "#6a5a50", 0.2)], **K)
            if kind == "round":
                card.paint(fill(ellipse(q[0], q[1], r)), ["#e8d9a8", "#fff6da"], **K)
                card.paint(fill(ellipse(q[0] + r * 0.1, q[1], r * 0.6)), [eye], **K)
            card.paint(fill(ellipse(q[0] - r * 0.3, q[1] - r * 0.35, max(0.9, r * 0.28))), ["#fff8e8"], **K)


def fur_marks(
    card: Card,
    baked: Baked,
    ramps: dict[str, Any],
    size: float,
    fur: float = 1.0,
    fur_length: tuple[float, float] = (0.012, 0.035),
    only: Sequence[str] = ("body", "far", "white", "belly", "muzzle", "mane"),
) -> None:
    """Hairs along the form: dark ones in the shade, light ones in the light."""
    gy, gx = np.gradient(blur(baked.depth, max(2, size * 0.02)))
    ang = np.where(np.hypot(gx, gy) > 0.05, np.arctan2(gy, gx), 1.2)
    for g in only:
        if g not in baked.groups:
            continue
        m, _ = baked.groups[g]
        r = ramps[g]
        lum = card.image.mean(-1)
        n = int(m.sum() / (size * size * 0.0006 + 10) * fur)
        w = (0.7, max(1.1, size * 0.0035))
        L = (size * fur_length[0], size * fur_length[1])
        card.hatch(m, [r[0], r[1]], n // 2, L, w, ang, 0.35, 0.42)
        card.hatch(m * smoothstep(0.15, 0.5, lum), [r[-2], r[-1]], n, L, w, ang, 0.35, 0.45)
