"""Owl and crow."""

from __future__ import annotations

from atelier.engine.solid import Solid


def owl(spread: float = 0.0) -> Solid:
    """A frontal owl; spread leaves the wings to the scene."""
    solid = Solid()
    b = "body"
    solid.ball(b, (0, 0.46, 0), 0.33, 0.42, 0.3)
    solid.ball("belly", (0, 0.4, 0.14), 0.24, 0.32, 0.2, k=0.05)
    solid.ball(b, (0, 0.86, 0.05), 0.32, 0.25, 0.27, k=0.06)
    for q in (-1, 1):
        solid.ball("disc", (q * 0.135, 0.85, 0.2), 0.15, 0.155, 0.13, k=0.02)
        solid.limb(
            b,
            [(q * 0.06, 0.95, 0.3), (q * 0.17, 1.04, 0.2), (q * 0.27, 1.16, 0.12)],
            [0.035, 0.06, 0.012],
            k=0.02,
            flat=0.7,
        )
        solid.ball("eye", (q * 0.13, 0.86, 0.3), 0.078, 0.08, 0.07)
        solid.ball("pupil", (q * 0.125, 0.86, 0.36), 0.042, 0.046, 0.03)
        if spread < 0.5:
            solid.limb(
                "wing",
                [(q * 0.27, 0.68, 0.05), (q * 0.36, 0.42, 0.1), (q * 0.24, 0.08, 0.1)],
                [0.1, 0.14, 0.04],
                flat=0.7,
                k=0.03,
            )
        for t in (-0.06, 0, 0.06):
            solid.limb("foot", [(q * 0.12, 0.06, 0.16), (q * 0.13 + t, 0.0, 0.22)], [0.03, 0.022])
    solid.limb("beak", [(0, 0.83, 0.34), (0, 0.76, 0.38), (0, 0.71, 0.35)], [0.035, 0.035, 0.01])
    return solid


def crow(open_wing: bool = False) -> Solid:
    """A crow, side view."""
    solid = Solid()
    b = "body"
    solid.limb(b, [(-0.28, 0.34), (-0.02, 0.4), (0.2, 0.52), (0.34, 0.66)], [0.1, 0.19, 0.19, 0.12])
    solid.ball(b, (0.4, 0.74, 0.02), 0.125, 0.115, 0.12)
    solid.limb("beak", [(0.49, 0.74, 0.02), (0.6, 0.735, 0.02), (0.7, 0.7, 0.02)], [0.055, 0.04, 0.008], k=0.02)
    solid.limb(b, [(0.3, 0.58, 0.1), (0.34, 0.56, 0.12)], [0.06, 0.05])
    for i in range(5):
        solid.limb(
            "wing",
            [
                (0.08, 0.5, 0.12),
                (-0.2 - 0.03 * i, 0.42 - 0.035 * i, 0.16 - 0.01 * i),
                (-0.5 - 0.03 * i, 0.24 - 0.03 * i, 0.13 - 0.012 * i),
            ],
            [0.1, 0.065, 0.014],
            flat=0.5,
            k=0.006,
        )
    solid.limb("wing", [(0.2, 0.56, 0.1), (0.05, 0.5, 0.15), (-0.12, 0.42, 0.15)], [0.08, 0.11, 0.07], flat=0.6, k=0.02)
    for i in range(4):
        solid.limb(
            "tail",
            [(-0.25, 0.32, 0.02), (-0.5, 0.2 - 0.02 * i, 0.02 - 0.01 * i), (-0.74, 0.1 - 0.035 * i, 0.0)],
            [0.06, 0.05, 0.035],
            flat=0.4,
            k=0.005,
        )
    for x, z in ((-0.02, 0.06), (0.08, -0.04)):
        solid.limb("foot", [(x, 0.26, z), (x + 0.02, 0.13, z), (x + 0.01, 0.02, z)], [0.035, 0.016, 0.014])
        for d in (-0.07, 0.08, 0.11):
            solid.limb("foot", [(x + 0.01, 0.02, z), (x + 0.01 + d, 0.0, z + 0.02)], [0.014, 0.008])
    solid.marks = [(0.435, 0.77, 0.018, "glint")]
    return solid
