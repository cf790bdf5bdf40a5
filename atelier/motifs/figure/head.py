"""Heads: skull and features, hair, and animal heads on human shoulders."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field
from atelier.engine.solid import Solid
from atelier.motifs.figure.hats import hat
from atelier.motifs.figure.skeleton import SIDES, Figure, vec


def neck_and_head(solid: Solid, figure: Figure) -> None:
    """The neck, then a human or an animal head with what it wears."""
    look, joints = figure.look, figure.joints
    thick, radius = figure.body.thick, figure.body.head
    throat = joints["head"] - figure.head @ vec(0, 0.3 * radius, 0.05 * radius)
    solid.limb(
        "skin",
        [joints["chest"] + vec(0, -0.01, 0), joints["neck"], throat],
        [0.034 * thick, 0.03 * thick, 0.034 * thick],
        k=0.02,
    )
    if look.head != "human":
        beast(solid, figure)
        hat(solid, figure, radius * 1.15, 0.2)
        return
    if look.hat != "helmet":
        skull(solid, figure)
    hair(solid, figure)
    hat(solid, figure, radius)


def skull(solid: Solid, figure: Figure) -> None:
    """Cranium, jaw, nose, cheeks and ears."""
    on, r = figure.on_head, figure.body.head
    rx, rz = figure.across(0.8 * r, 0.9 * r, figure.head)
    up = figure.head @ vec(0, 1, 0)
    solid.ball("skin", figure.joints["head"], rx, r, rz, rot=math.atan2(-up[0], max(up[1], 0.2)), k=0.02)
    solid.ball("skin", on(0, -0.42, 0.22), 0.55 * r, 0.5 * r, 0.6 * r, k=0.03)
    nose = figure.look.nose
    solid.ball("skin", on(0, -0.12, 0.88 + 0.04 * nose), 0.13 * r * nose, 0.14 * r * nose, 0.16 * r * nose, k=0.02)
    for _, sign in SIDES:
        solid.ball("skin", on(sign * 0.82, -0.08, -0.05), 0.15 * r, 0.22 * r, 0.14 * r, k=0.008)
        solid.ball("skin", on(sign * 0.4, -0.32, 0.62), 0.24 * r, 0.22 * r, 0.2 * r, k=0.03)


def beast(solid: Solid, figure: Figure) -> None:
    """An animal's head: bear, cat, fox or crow."""
    on, r, kind = figure.on_head, figure.body.head, figure.look.head
    solid.ball("skin", on(0, 0.1, 0), 1.12 * r, 1.05 * r, 1.08 * r, k=0.02)
    if kind == "bear":
        solid.limb("hair", [on(0, -0.3, 0.8), on(0, -0.38, 1.35)], [0.55 * r, 0.4 * r], k=0.02)
        solid.ball("eye", on(0, -0.2, 1.72), 0.2 * r, 0.15 * r, 0.14 * r)
        for _, sign in SIDES:
            solid.ball("skin", on(sign * 0.8, 1.08, -0.15), 0.42 * r, 0.42 * r, 0.24 * r, k=0.02)
            solid.ball("skin", on(sign * 0.6, -0.35, 0.5), 0.5 * r, 0.42 * r, 0.4 * r, k=0.03)
            solid.ball("eye", on(sign * 0.36, 0.12, 1.02), 0.085 * r, 0.1 * r, 0.06 * r)
    elif kind in ("cat", "fox"):
        snout = 1.7 if kind == "fox" else 1.15
        solid.limb("skin", [on(0, -0.2, 0.7), on(0, -0.32, snout)], [0.5 * r, 0.16 * r], k=0.03)
        solid.limb("hair", [on(0, -0.5, 0.8), on(0, -0.46, snout - 0.05)], [0.36 * r, 0.12 * r], k=0.02)
        solid.ball("eye", on(0, -0.26, snout + 0.1), 0.1 * r)
        for _, sign in SIDES:
            ear = [on(sign * 0.6, 0.7, 0), on(sign * 0.78, 1.2, -0.05), on(sign * 0.88, 1.75, -0.1)]
            solid.limb("skin", ear, [0.42 * r, 0.3 * r, 0.04 * r], flat=0.6, k=0.02)
            solid.ball("eye", on(sign * 0.4, 0.16, 0.98), 0.1 * r, 0.12 * r, 0.06 * r)
    elif kind == "crow":
        solid.limb(
            "eye", [on(0, -0.05, 0.8), on(0, -0.1, 1.7), on(0, -0.35, 2.6)], [0.42 * r, 0.3 * r, 0.04 * r], k=0.02
        )
        for _, sign in SIDES:
            solid.ball("trim", on(sign * 0.62, 0.2, 0.84), 0.13 * r)


def hair(solid: Solid, figure: Figure) -> None:
    """A cap of hair behind the face, plus what the style adds."""
    on, r, style = figure.on_head, figure.body.head, figure.look.style
    if figure.look.beard:
        chin = ((0, -0.82, 0.5, 0.42), (0.32, -0.6, 0.45, 0.3), (-0.32, -0.6, 0.45, 0.3))
        moustache = ((0, -1.1, 0.55, 0.3), (0.2, -0.33, 0.8, 0.13), (-0.2, -0.33, 0.8, 0.13))
        for x, y, z, size in chin + moustache:
            solid.ball("hair", on(x, y, z), size * r, k=0.015)
    if style == "none":
        return
    if style == "bald":
        for _, sign in SIDES:
            solid.ball("hair", on(sign * 0.72, -0.05, -0.35), 0.25 * r, 0.36 * r, 0.3 * r)
        solid.ball("hair", on(0, -0.2, -0.72), 0.5 * r, 0.36 * r, 0.3 * r)
        return
    solid.ball("hair", on(0, 0.16, -0.2), 0.93 * r, 0.98 * r, 0.93 * r, k=0.02)
    for x, y in ((-0.42, 0.66), (0, 0.76), (0.42, 0.66)):
        solid.ball("hair", on(x, y, 0.38), 0.4 * r, 0.3 * r, 0.4 * r, k=0.02)
    for _, sign in SIDES:
        solid.ball("hair", on(sign * 0.74, 0.2, 0.1), 0.22 * r, 0.45 * r, 0.35 * r, k=0.02)
    _locks(solid, figure, style)


def _locks(solid: Solid, figure: Figure, style: str) -> None:
    on, r = figure.on_head, figure.body.head
    if style == "bob":
        for _, sign in SIDES:
            side = [on(sign * 0.72, 0.3, 0.1), on(sign * 0.86, -0.3, 0.02), on(sign * 0.72, -0.75, 0.05)]
            solid.limb("hair", side, [0.3 * r, 0.34 * r, 0.26 * r], k=0.02)
        solid.limb("hair", [on(0, 0.2, -0.6), on(0, -0.7, -0.6)], [0.7 * r, 0.62 * r], k=0.03)
    elif style == "long":
        for x in (-0.6, -0.2, 0.2, 0.6):
            fall = [on(x, 0.4, -0.5), on(x * 1.25, -0.7, -0.62), on(x * 1.35, -2.0, -0.7), on(x, -2.9, -0.6)]
            solid.limb("hair", fall, [0.42 * r, 0.44 * r, 0.36 * r, 0.1 * r], k=0.015)
    elif style == "bun":
        solid.ball("hair", on(0, 0.98, -0.35), 0.46 * r, 0.42 * r, 0.42 * r, k=0.008)
    elif style == "lowbun":
        solid.ball("hair", on(0, -0.2, -1.05), 0.45 * r, 0.42 * r, 0.4 * r, k=0.008)
    elif style in ("braid", "braids"):
        for sign in (1, -1) if style == "braids" else (0,):
            root = on(sign * 0.75, -0.35, -0.3 if sign else -0.85)
            for i in range(6):
                at = root + vec(sign * 0.0048 * i, -0.5 * i * r, 0.01 if sign else -0.01)
                solid.ball("hair", at, (0.24 - 0.015 * i) * r, (0.27 - 0.015 * i) * r, k=0.002)
    elif style in ("curly", "afro"):
        _curls(solid, figure, 1.02 if style == "curly" else 1.28)
    elif style == "tuft":
        for x in (-0.3, 0, 0.25):
            tuft = [on(x, 0.9, 0), on(x * 1.6, 1.3 + 0.1 * math.cos(x * 9), 0.1)]
            solid.limb("hair", tuft, [0.14 * r, 0.02 * r], k=0.01)


def _curls(solid: Solid, figure: Figure, reach: float) -> None:
    rng = np.random.default_rng(3)
    for _ in range(60):
        way: Field = rng.standard_normal(3)
        way /= np.linalg.norm(way)
        way[1] = abs(way[1]) * 0.9 - 0.25 * (way[2] < 0.2)
        if way[2] > 0.55 and way[1] < 0.55:
            continue
        at = way * reach + vec(0, 0.12, -0.12)
        solid.ball("hair", figure.on_head(*at), rng.uniform(0.24, 0.36) * figure.body.head, k=0.006)
