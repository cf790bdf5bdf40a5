"""Pines, gnarled trees and nests."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Field, Light, Ramp
from atelier.engine.card import Card
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, roughen, tube


def pine(
    card: Card, x: float, y: float, height: float, ramp: Ramp, seed: int = 0, detail: float | None = 0.5, **k: Any
) -> None:
    """A ragged pine standing on (x, y)."""
    rng = np.random.default_rng(abs(seed + int(x)))  # left of the sheet x is negative, which no seed may be
    L, R = ([], [])
    for i in range(9):
        t = i / 8
        w = height * 0.2 * (0.12 + t) ** 0.9
        yy = y - height * (1 - t) * 0.96
        L.append((x - w * rng.uniform(0.75, 1.1), yy + height * 0.05))
        L.append((x - w * 0.45, yy + height * 0.035))
        R.append((x + w * rng.uniform(0.75, 1.1), yy + height * 0.05))
        R.append((x + w * 0.45, yy + height * 0.035))
    card.paint(
        fill(np.array([(x, y - height * 1.02)] + R + [(x, y)] + L[::-1])), ramp, detail=detail, wobble=1, flow=1.2, **k
    )


def tree(
    card: Card,
    x: float,
    y: float,
    height: float,
    trunk: Sequence[Colour],
    leaf: Sequence[Colour] | None = None,
    seed: int = 1,
    spread: float = 0.55,
    depth: int = 6,
    girth: float = 0.055,
    lean: float = 0.0,
    leafr: float = 0.09,
    light: Light | None = None,
    gnarl: float = 0.3,
    detail: float | None = 0.6,
) -> tuple[Field, list[tuple[float, float]]]:
    """A gnarled tree, with foliage if it has a ramp; returns its mask and the tips of its branches."""
    rng = np.random.default_rng(seed)
    br, tips = ([], [])

    def grow_branch(px: Any, py: Any, a: Any, L: Any, w: Any, d: Any) -> None:
        pts = [(px, py)]
        aa = a
        for _ in range(3):
            aa += rng.normal() * gnarl * 0.5
            pts.append((pts[-1][0] + math.cos(aa) * L / 3, pts[-1][1] + math.sin(aa) * L / 3))
        br.append(tube(pts, [w, w * 0.62], steps=5))
        if d == 0:
            tips.append(pts[-1])
            return
        for k in range(2 if rng.random() < 0.7 else 3):
            grow_branch(
                *pts[-1],
                aa + rng.uniform(-1, 1) * spread + (k - 0.5) * spread * 0.9,
                L * rng.uniform(0.66, 0.86),
                w * 0.64,
                d - 1,
            )
        if d < 3:
            tips.append(pts[-1])

    grow_branch(x, y, -math.pi / 2 + lean, height * 0.3, height * girth, depth)
    mask = fill(*br)
    card.paint(
        mask,
        trunk,
        tone=0.5,
        volume=0.6,
        roundness=height * 0.03,
        light=light,
        texture_size=30,
        stretch=(0.5, 2),
        rim=trunk[-1],
        rim_width=3,
        detail=detail,
    )
    if leaf is not None:
        for i, (px, py) in enumerate(sorted(tips, key=lambda p: -p[1])):
            q = height * leafr * rng.uniform(0.6, 1.2)
            card.paint(
                fill(roughen(ellipse(px, py, q * 1.2, q), q * 0.25, i)),
                leaf,
                tone=0.5 - 0.25 * (py - (y - height * 0.6)) / height,
                volume=0.7,
                roundness=q * 0.6,
                light=light,
                texture=0.25,
                texture_size=18,
                wobble=3,
                fray=1.2,
                detail=0.3,
            )
    return (mask, tips)


def twigs(
    card: Card,
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    count: int,
    ramp: Ramp,
    a0: float,
    a1: float,
    seed: int = 0,
    th: tuple[float, float] = (3, 8),
    L: float = 0.5,
    light: Light | None = None,
    detail: float | None = 0.5,
) -> None:
    """The weave of a nest: arcs scattered round an ellipse."""
    rng = np.random.default_rng(seed)
    for _k in range(count):
        a = rng.uniform(a0, a1)
        reach = L * rng.uniform(0.5, 1.2)
        s = rng.uniform(0.82, 1.12)
        t = np.linspace(a - reach, a + reach, 6)
        tilt = rng.normal() * 0.16
        p = np.stack([cx + rx * s * np.cos(t), cy + ry * s * np.sin(t) + (t - a) * rx * tilt + rng.normal() * 10], 1)
        card.paint(
            tube(p, [rng.uniform(*th) * 0.7, rng.uniform(*th), 1.5]),
            ramp,
            tone=0.35 + 0.3 * rng.random(),
            volume=0.7,
            roundness=6,
            light=light,
            contact=0.35,
            contact_blur=5,
            contact_offset=(2, 5),
            detail=detail,
            wobble=1,
            texture=0.2,
            texture_size=20,
        )
