"""What sits on a head."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field
from atelier.engine.solid import Solid
from atelier.motifs.figure.skeleton import Figure, vec

BRIMS = {"bowler": 1.25, "straw": 1.75, "wide": 1.6, "tall": 1.3}


class _Block:
    """A head to fit hats on: sizes in head radii."""

    def __init__(self, solid: Solid, figure: Figure, radius: float, raised: float) -> None:
        self.solid, self.figure, self.radius, self.raised = solid, figure, radius, raised
        self.grown = radius / figure.body.head
        up = figure.head @ vec(0, 1, 0)
        self.tilt = math.atan2(-up[0], max(up[1], 0.2))

    def on(self, x: float, y: float, z: float) -> Field:
        """A point on the head."""
        return self.figure.on_head(x * self.grown, y * self.grown + self.raised, z * self.grown)

    def round(self, at: Field, rx: float, ry: float, rz: float, k: float = 0.01) -> None:
        """A felted lump."""
        r = self.radius
        self.solid.ball("hat", at, rx * r, ry * r, rz * r, rot=self.tilt, k=k)

    def band(self, heights: tuple[float, ...], rx: float, ry: float, rz: float, z: float = 0) -> None:
        """A ribbon round the head."""
        r = self.radius
        self.solid.rings("trim", [self.on(0, y, z) for y in heights], rx * r, ry * r, rz * r, self.tilt, k=0)

    def tube(
        self, material: str, knots: list[tuple[float, float, float]], widths: list[float], k: float | None
    ) -> None:
        """A tassel, a spike, a plume."""
        self.solid.limb(material, [self.on(*at) for at in knots], [w * self.radius for w in widths], k=k)


def hat(solid: Solid, figure: Figure, radius: float, raised: float = 0.0) -> None:
    """The hat of the figure's look, if it has one."""
    kind = figure.look.hat
    if not kind:
        return
    block = _Block(solid, figure, radius, raised)
    if kind in BRIMS:
        _brimmed(block, kind)
    elif kind == "cap":
        block.round(block.on(0, 0.5, -0.05), 0.98, 0.55, 0.98)
        block.round(block.on(0, 0.4, 0.85), 0.6, 0.14, 0.5)
    elif kind in ("beanie", "nightcap"):
        _knitted(block, kind)
    elif kind == "cone":
        taper = np.linspace(0.98, 0.05, 18) * radius
        rings = [block.on(0, 0.35 + i * 0.11, -0.02) for i in range(18)]
        solid.rings("hat", rings, taper, 0.14 * radius, taper, block.tilt, k=0.01)
    elif kind == "crown":
        block.band((0.5, 0.6, 0.7), 0.82, 0.12, 0.85)
        for angle in np.linspace(0, 2 * math.pi, 8)[:-1]:
            s, c = math.sin(angle), math.cos(angle)
            block.tube("trim", [(0.76 * s, 0.65, 0.76 * c), (0.86 * s, 1.15, 0.86 * c)], [0.12, 0.05], 0.004)
    elif kind == "helmet":
        _helmet(block)


def _brimmed(block: _Block, kind: str) -> None:
    brim, r = BRIMS[kind], block.radius
    block.round(block.on(0, 0.48, 0), brim, 0.2, brim * 0.95, 0.0)
    if kind == "tall":
        rings = [block.on(0, y, 0) for y in np.linspace(0.55, 1.75, 14)]
        block.solid.rings("hat", rings, 0.84 * r, 0.16 * r, 0.84 * r, block.tilt, k=0.01)
        block.band((0.62, 0.7), 0.87, 0.12, 0.88)
    else:
        block.round(block.on(0, 0.72, 0), 0.86, 0.62, 0.86, 0.012)
        block.band((0.58, 0.64), 0.885, 0.1, 0.9)


def _knitted(block: _Block, kind: str) -> None:
    block.round(block.on(0, 0.5, -0.06), 0.98, 0.72, 0.98, 0.02)
    block.band((0.3, 0.38), 0.98, 0.16, 0.98, -0.03)
    if kind == "beanie":
        block.solid.ball("trim", block.on(0, 1.25, -0.1), 0.24 * block.radius)
        return
    fall = [(0.0, 0.95, -0.1), (0.1, 1.4, -0.6), (0.2, 1.15, -1.35), (0.25, 0.3, -1.75), (0.25, -0.5, -1.7)]
    block.tube("hat", fall, [0.7, 0.5, 0.34, 0.22, 0.12], 0.02)
    block.solid.ball("trim", block.on(0.25, -0.75, -1.68), 0.24 * block.radius)


def _helmet(block: _Block) -> None:
    """A visored helmet with a comb and a plume."""
    block.round(block.on(0, 0.14, -0.04), 0.98, 1.06, 1.04, 0.01)
    block.round(block.on(0, -0.42, 0.2), 0.72, 0.66, 0.86, 0.02)
    visor = [(-0.9, 0.0, 0.2), (-0.5, 0.0, 0.98), (0.0, 0.02, 1.16), (0.5, 0.0, 0.98), (0.9, 0.0, 0.2)]
    block.tube("trim", visor, [0.12] * 5, 0)
    block.tube("eye", [(-0.55, 0.02, 0.98), (0.0, 0.04, 1.24), (0.55, 0.02, 0.98)], [0.05] * 3, 0)
    comb = [(0.0, 0.4, 1.02), (0.0, 1.16, 0.3), (0.0, 1.1, -0.5), (0.0, 0.4, -1.06)]
    block.tube("trim", comb, [0.05, 0.09, 0.08, 0.05], 0.004)
    plume = [(0.0, 1.15, 0.0), (0.0, 1.75, -0.5), (0.0, 1.6, -1.3), (0.0, 0.7, -1.9)]
    block.tube("plume", plume, [0.12, 0.3, 0.36, 0.06], None)
