"""Moons, clouds, mist and lightning."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Field, Light, Ramp, Y, blank
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur, displace
from atelier.engine.raster import fill, lines
from atelier.engine.sculpt import raise_balls
from atelier.engine.shapes import ellipse, place, roughen


def moon(
    card: Card,
    x: float,
    y: float,
    radius: float,
    ramp: Ramp = ("#e2bd80", "#fae6b8", "#fffbe8"),
    glow: float = 0.7,
    glow_colour: Colour = "#ffe0a0",
    light: Light | None = (-0.5, -0.4, 0.8),
    craters: bool = True,
) -> Field:
    """A glowing disc with a few craters; returns its mask."""
    card.light_at(x, y, radius * 4.6, glow_colour, glow * 0.75, 2.2)
    card.light_at(x, y, radius * 1.9, glow_colour, glow * 0.7, 1.4)
    disc = fill(ellipse(x, y, radius))
    card.paint(
        disc,
        ramp,
        tone=0.62,
        volume=0.55,
        roundness=radius * 0.6,
        light=light,
        texture=0.2,
        texture_size=radius * 0.6,
        detail=0.5,
    )
    if craters:
        for _i in range(7):
            a, d = (card.rng.uniform(0, 6.3), radius * 0.75 * card.rng.random() ** 0.6)
            q = radius * card.rng.uniform(0.06, 0.2)
            card.paint(
                fill(ellipse(x + d * math.cos(a), y + d * math.sin(a), q, q * 0.85)) * disc,
                [ramp[0], ramp[1]],
                tone=0.35,
                opacity=0.45,
                wobble=2,
                edge=0.2,
                detail=0.5,
            )
    return disc


def cloud(
    card: Card,
    x: float,
    y: float,
    width: float,
    height: float,
    ramp: Ramp,
    count: int = 16,
    light: Light | None = None,
    opacity: float = 1.0,
    flat: float = 0.4,
    rim: Colour | None = None,
    seed: int | None = None,
    volume: float = 0.72,
    detail: float | None = None,
    billow: float = 0.16,
) -> None:
    """A billowing cloud: puffs grow on puffs, its base dissolves into the air."""
    rng = np.random.default_rng(card.next_seed() if seed is None else seed)
    parts = []
    # big masses
    for _i in range(count):
        u = float(np.clip(rng.normal() * 0.42, -1, 1))
        top = 1 - abs(u) ** 1.6
        v = rng.random() ** 0.8
        q = height * (0.15 + 0.2 * rng.random()) * (0.5 + 0.6 * top)
        parts.append(
            (
                x + u * width * 0.5,
                y - top * height * 0.62 * v - height * 0.05,
                q * 1.2,
                q,
                1,
                0,
                rng.uniform(0, height * 0.1) - v * height * 0.05,
                q,
            )
        )
    # cauliflower: smaller puffs grow on the crown of bigger ones (never float free)
    for k in range(2):
        for px, py, rx, q, *_, z, _hz in list(parts):
            for _ in range(2 + k):
                a = rng.uniform(-2.9, -0.25)
                f = rng.uniform(0.34, 0.58)
                parts.append(
                    (
                        px + rx * 0.8 * math.cos(a),
                        py + q * 0.8 * math.sin(a),
                        q * f * 1.15,
                        q * f,
                        1,
                        0,
                        z + q * 0.25 * rng.random(),
                        q * f,
                    )
                )
    raised = blank(-30.0)
    mask = blank()
    raise_balls(raised, mask, np.array(parts, np.float64))
    n1, n2 = (card.noise(46, 4) - 0.5, card.noise(46, 4) - 0.5)
    am = height * 0.13 * billow * 2
    raised = displace(raised, n1 * am, n2 * am)
    mask = displace(mask, n1 * am, n2 * am)
    raised = blur(raised, 2) + (card.noise(60, 3) - 0.5) * height * 0.05
    fade = np.clip(1 - (Y - (y - height * 0.12) - (card.noise(90, 4) - 0.5) * height * 0.35) / (height * flat), 0, 1)
    mask = blur(mask, 1 + height * 0.008) * smoothstep(0, 1, fade)
    card.paint(
        mask,
        ramp,
        tone=0.5 + 0.22 * (1 - np.clip((Y - (y - height * 0.75)) / (height * 0.8), 0, 1)) - 0.08,
        volume=volume,
        height=blur(raised, 1 + height * 0.012),
        cavity=0.3,
        cavity_size=height * 0.07,
        light=light,
        texture=0.1,
        texture_size=50,
        wobble=0,
        fray=0.5,
        opacity=opacity,
        edge=0,
        rim=rim,
        rim_width=4,
        rim_strength=0.6,
        detail=detail,
    )


def stratus(
    card: Card,
    y: float,
    spread: float,
    colour: Colour,
    count: int = 10,
    strength: float = 0.35,
    x0: float = 0,
    x1: float = 1000,
) -> None:
    """Thin bands of mist about a height."""
    for i in range(count):
        w = card.rng.uniform(160, 520)
        x = card.rng.uniform(x0, x1)
        yy = y + card.rng.normal() * spread
        q = card.rng.uniform(4, 18)
        card.glaze(
            blur(fill(roughen(ellipse(x, yy, w / 2, q, n=90), 10, i)), 5) * strength * card.noise(60, 3, (4, 0.6)),
            colour,
        )


def bolt(card: Card, pts: Any, width: float = 3.4, seed: int = 1, colour: Colour = "#ffe9a8", depth: int = 5) -> None:
    """Lightning with branches through a few points."""
    rng = np.random.default_rng(seed)
    ls, ws = ([], [])

    def grow_branch(p: Any, width: Any, d: Any) -> None:
        p = np.array(p, float)
        for _ in range(depth):
            q = (p[:-1] + p[1:]) / 2 + rng.normal(size=(len(p) - 1, 2)) * np.linalg.norm(p[1:] - p[:-1], axis=1)[
                :, None
            ] * 0.13
            o = np.empty((len(p) + len(q), 2))
            o[0::2], o[1::2] = (p, q)
            p = o
        ls.append(p)
        ws.append(width)
        if d:
            for _ in range(4):
                i = rng.integers(4, len(p) - 4)
                v = p[min(i + 12, len(p) - 1)] - p[i]
                a = rng.choice([-1, 1]) * rng.uniform(0.5, 0.9)
                v = place(v[None], rng.uniform(1.5, 3), a)[0]
                grow_branch([p[i], p[i] + v], width * 0.45, d - 1)

    grow_branch(pts, width, 2)
    m = lines(ls, ws)
    card.glaze(blur(m, 26), colour, "screen")
    card.glaze(blur(m, 8) * 1.3, colour, "screen")
    card.glaze(m, "#fffdf0")
