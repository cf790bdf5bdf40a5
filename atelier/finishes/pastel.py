"""Pastel: chalk on dark paper. Pigment sits on the tooth; what is as dark as the paper stays bare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Field, Light, edge_distance
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.noise import fbm
from atelier.engine.paper import as_bytes, luminance, normalised


class PastelCard(Card):
    """Design by light: dark parts vanish into the paper."""

    def __init__(self, name: str, ground: Colour = "#23262e", light: Light = (0.5, -0.6, 0.6)) -> None:
        super().__init__(name, ground=ground, light=light)

    def brush(self, sizes: Sequence[float] = (17, 9, 5), aspect: float = 4.6, **given: Any) -> None:
        """Long, dry strokes of a broken stick."""
        dry: dict[str, Any] = {"strength": 0.8, "keep": 20, "jitter": 0.05, "under": 0.15, "density": 0.9}
        super().brush(sizes, aspect, **(dry | given))

    # each finish has last touches of its own
    def finish(self, low: float = 0.02, high: float = 0.30, tooth: float = 0.62, saturation: float = 1.1) -> Field:  # type: ignore[override]
        """Chalk where the picture is lighter than the paper, smudged a little."""
        picture = np.clip(self.image, 0, 1)
        deposit = smoothstep(low, high, np.clip((picture - self.ground).max(-1), 0, 1))
        bumps = fbm(41, 3.0, 3, gain=0.8) * 0.7 + fbm(42, 2.2, 2, (5, 0.8)) * 0.3
        bumps = np.clip(normalised(bumps) * 0.2 + 0.5, 0, 1)
        relief = blur(self.relief, 0.8)
        chalk = smoothstep(-0.16, 0.2, deposit * 1.04 - tooth * (1 - bumps) - 0.22 * (1 - relief) + 0.08)[..., None]
        bright = luminance(picture)
        colour = np.clip(bright + (picture - bright) * saturation, 0, 1)
        paper = self.ground * (0.93 + 0.14 * fbm(43, 5, 3)[..., None])
        smudge = blur(chalk[..., 0], 5)[..., None] * 0.28
        image = paper * (1 - smudge) + blur(colour, 3) * smudge
        image = image * (1 - chalk) + colour * chalk
        rag = fbm(self.seed + 1, 60, 4) * 26 + fbm(self.seed + 3, 5, 2) * 10
        inside = smoothstep(22, 40, edge_distance() - rag + 14)[..., None]
        return as_bytes(paper * (1 - inside) + image * inside)
