"""Elephant, bear and horse, side view, facing right, feet on zero."""

from __future__ import annotations

from collections.abc import Sequence

from atelier.engine.solid import Solid


def elephant(
    feet: Sequence[float] = (-0.34, -0.2, 0.24, 0.38),
    trunk: Sequence[tuple[float, float]] = ((0.66, 0.74), (0.8, 0.55), (0.82, 0.34), (0.92, 0.26), (1.0, 0.32)),
    ear: float = 1.0,
    leg: float = 1.0,
) -> Solid:
    """An elephant, side view; feet are the x of hind far, hind near, fore far and fore near."""
    solid = Solid()
    b = "body"
    y = leg * 0.62
    solid.ball(b, (-0.02, y + 0.02, 0), 0.44, 0.3, 0.3)
    solid.ball(b, (0.26, y + 0.04, 0.03), 0.27, 0.29, 0.28)
    solid.ball(b, (-0.3, y, 0.02), 0.26, 0.28, 0.27)
    solid.ball(b, (0, y - 0.1, 0.02), 0.36, 0.22, 0.26)
    solid.limb(b, [(0.3, y + 0.1), (0.46, y + 0.16), (0.55, y + 0.18)], [0.22, 0.19, 0.17])
    solid.ball(b, (0.57, y + 0.18, 0.06), 0.185, 0.2, 0.19)
    solid.ball(b, (0.6, y + 0.3, 0.06), 0.13, 0.1, 0.13)
    solid.ball(b, (0.66, y + 0.06, 0.08), 0.11, 0.14, 0.12)
    for i, (x, z, f) in enumerate(
        ((-0.28, -0.12, feet[0]), (-0.26, 0.14, feet[1]), (0.26, -0.12, feet[2]), (0.28, 0.14, feet[3]))
    ):
        g = "far" if i % 2 == 0 else b
        solid.limb(
            g,
            [
                (x, y - 0.05, z),
                (x * 0.6 + f * 0.4 + 0.03 * (1 if x > 0 else -1), y * 0.5, z),
                (f, 0.1, z),
                (f + 0.005, 0.05, z),
            ],
            [0.15, 0.115, 0.092, 0.1],
            k=0.05,
        )
        for q in (-0.05, 0, 0.05):
            solid.ball("nail", (f + 0.03 + q, 0.03, z + 0.07), 0.024, 0.026, 0.03)
    solid.limb(
        b,
        trunk,
        [0.12, 0.1, 0.075, 0.055, 0.038][: len(trunk)] if len(trunk) <= 5 else [0.12, 0.1, 0.08, 0.065, 0.05, 0.036],
        k=0.05,
    )
    solid.limb(
        "ivory", [(0.66, y + 0.02, 0.1), (0.76, y - 0.12, 0.14), (0.86, y - 0.14, 0.14)], [0.035, 0.03, 0.008], k=0.004
    )
    e = ear
    solid.limb(
        "ear",
        [(0.42, y + 0.22, 0.22), (0.34, y + 0.08, 0.27), (0.37, y - 0.12 * e, 0.26)],
        [0.13 * e, 0.16 * e, 0.07 * e],
        flat=0.35,
        k=0.02,
    )
    solid.ball("ear", (0.3, y + 0.12, 0.24), 0.15 * e, 0.2 * e, 0.06, rot=0.2)
    solid.limb(b, [(-0.54, y + 0.08), (-0.62, y - 0.1), (-0.63, y - 0.24)], [0.03, 0.018, 0.012])
    solid.ball("dark", (-0.635, y - 0.28), 0.022, 0.045)
    solid.marks = [(0.625, y + 0.2, 0.016, "dot")]
    return solid


def bear(sit: bool = False) -> Solid:
    """A bear on four legs, side view."""
    solid = Solid()
    b = "body"
    solid.ball(b, (-0.05, 0.52, 0), 0.42, 0.25, 0.27)
    solid.ball(b, (-0.3, 0.5, 0.02), 0.24, 0.26, 0.26)
    solid.ball(b, (0.22, 0.58, 0.03), 0.25, 0.27, 0.26)
    solid.ball(b, (0.2, 0.74, 0), 0.16, 0.12, 0.15)
    solid.limb(b, [(0.3, 0.6), (0.46, 0.66), (0.54, 0.68)], [0.2, 0.17, 0.15])
    solid.ball(b, (0.58, 0.69, 0.05), 0.15, 0.145, 0.15)
    solid.limb("muzzle", [(0.66, 0.64, 0.08), (0.76, 0.61, 0.09)], [0.085, 0.065], k=0.03)
    solid.ball("dark", (0.815, 0.63, 0.1), 0.03, 0.024, 0.03)
    for x, z in ((0.5, 0.04), (0.56, -0.08)):
        solid.ball(b, (x, 0.83, z), 0.05, 0.05, 0.03, k=0.01)
    for x, z, f, g in (
        (-0.3, -0.13, -0.2, "far"),
        (0.24, -0.13, 0.16, "far"),
        (-0.33, 0.14, -0.4, b),
        (0.26, 0.14, 0.36, b),
    ):
        solid.limb(
            g,
            [(x, 0.42, z), (f * 0.5 + x * 0.5 - 0.02, 0.22, z), (f, 0.07, z), (f + 0.06, 0.045, z + 0.02)],
            [0.16, 0.105, 0.085, 0.07],
            k=0.05,
        )
    solid.ball(b, (-0.53, 0.58), 0.05)
    solid.marks = [(0.625, 0.72, 0.013, "dot")]
    return solid


def horse(
    legs: Sequence[tuple[float, float, float, float]] = (
        (-0.42, -0.62, -0.4, 0.12),
        (-0.3, -0.5, -0.66, 0.16),
        (0.3, 0.5, 0.66, 0.3),
        (0.22, 0.36, 0.34, 0.12),
    ),
    pole: bool = False,
    neck: float = 1.0,
) -> Solid:
    """A horse, side view; each leg is top x, knee x, hoof x and hoof y."""
    solid = Solid()
    b = "body"
    solid.limb(b, [(-0.34, 0.78), (-0.12, 0.74), (0.1, 0.75), (0.28, 0.8)], [0.2, 0.17, 0.175, 0.18])
    solid.ball(b, (-0.36, 0.78, 0.03), 0.2, 0.2, 0.19)
    solid.ball(b, (0.27, 0.78, 0.03), 0.18, 0.2, 0.18)
    solid.limb(b, [(0.28, 0.86), (0.42, 1.06), (0.5, 1.22 * neck)], [0.16, 0.115, 0.09], k=0.05)
    solid.limb(
        b,
        [(0.5, 1.24 * neck, 0.03), (0.62, 1.16 * neck, 0.04), (0.74, 1.04 * neck, 0.04)],
        [0.095, 0.078, 0.05],
        k=0.04,
    )
    solid.ball("dark", (0.765, 1.02 * neck, 0.07), 0.018)
    for ex, z in ((0.47, 0.05), (0.43, -0.03)):
        solid.limb(b, [(ex, 1.3 * neck, z), (ex - 0.01, 1.4 * neck, z)], [0.03, 0.006])
    for i, (t, kx, hx_, hy) in enumerate(legs):
        z = 0.09 if i in (1, 2) else -0.09
        g = b if i in (1, 2) else "far"
        ky = 0.42 if i < 2 else 0.44
        solid.limb(
            g, [(t, 0.7, z), (kx * 0.6 + t * 0.4, 0.55, z), (kx, ky + hy * 0.3, z)], [0.13, 0.085, 0.052], k=0.05
        )
        solid.limb(
            g,
            [(kx, ky + hy * 0.3, z), ((kx + hx_) / 2, (ky + hy) / 2 + 0.02, z), (hx_, hy + 0.06, z)],
            [0.05, 0.035, 0.032],
            k=0.02,
        )
        solid.limb("dark", [(hx_, hy + 0.06, z), (hx_ + 0.025, hy, z)], [0.035, 0.046])
    for i in range(7):
        t = i / 6
        solid.limb(
            "mane",
            [
                (0.22 + 0.24 * t, 0.94 + 0.36 * t * neck, 0.05),
                (0.1 + 0.24 * t, 0.92 + 0.32 * t * neck, 0.08),
                (0.04 + 0.24 * t, 0.8 + 0.34 * t * neck, 0.08),
            ],
            [0.055, 0.045, 0.012],
            k=0.01,
        )
    solid.limb("mane", [(0.5, 1.32 * neck, 0.06), (0.56, 1.24 * neck, 0.1)], [0.05, 0.015])
    solid.limb("mane", [(-0.52, 0.86), (-0.68, 0.86), (-0.76, 0.66), (-0.82, 0.46)], [0.05, 0.075, 0.07, 0.012], k=0.01)
    solid.marks = [(0.575, 1.21 * neck, 0.014, "dot")]
    if pole:
        solid.limb("pole", [(0, 0.3, 0.2), (0, 1.9, 0.2)], [0.018, 0.018])
        solid.limb("saddle", [(-0.14, 0.9, 0.06), (0, 0.88, 0.12), (0.12, 0.9, 0.06)], [0.07, 0.085, 0.07], k=0.01)
    return solid
