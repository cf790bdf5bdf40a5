"""Small houses and their lit windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Light, X, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.shapes import place, points, rectangle, spline


def house(
    card: Card,
    x: float,
    y: float,
    size: float,
    wall: Sequence[Colour] = ("#4a3346", "#a9785f", "#f0d2a0"),
    roof: Sequence[Colour] = ("#3a1f30", "#7f3b3b", "#c9705a"),
    rot: float = 0.0,
    has_windows: bool = True,
    light: Light | None = None,
    tall: float = 1.0,
    roof_height: float = 0.7,
    lit: Colour = "#ffd877",
    has_chimney: bool = True,
    detail: float | None = 0.8,
) -> None:
    """A small house with its foot at (x, y); its windows are kept for light_windows()."""

    def placed(p: Any) -> Any:
        return place(p, size, rot, (x, y))

    h = tall
    if has_chimney:
        card.paint(
            placed(rectangle(0.16, -h - roof_height * 0.72, 0.13, 0.4)), roof, tone=0.3, detail=detail, wobble=0.6
        )
    card.paint(
        placed(rectangle(-0.42, -h, 0.84, h + 0.1)),
        wall,
        tone=0.35
        + 0.35 * (X - x) / size * np.sign((light or card.light)[0] - (x if len(light or card.light) == 2 else 0)),
        detail=detail,
        wobble=0.8,
        contact=0.25,
        contact_blur=6,
        contact_offset=(0, 2),
    )
    rp = spline(placed(points(-0.56, -h + 0.05, 0, -h - roof_height, 0.56, -h + 0.05)), steps=5, sharp=(0, 1, 2))
    card.paint(
        rp,
        roof,
        tone=0.45 + 0.3 * (Y - y + size * 1.5) / -size,
        detail=detail,
        wobble=0.8,
        rim=roof[-1],
        rim_width=2.5,
        light=light,
    )
    if has_windows:
        for wx, wy, ww, wh in (
            [(-0.22, -h * 0.72, 0.17, 0.24), (0.1, -h * 0.72, 0.17, 0.24)]
            if tall < 1.5
            else [
                (-0.22, -h * 0.8, 0.17, 0.2),
                (0.1, -h * 0.8, 0.17, 0.2),
                (-0.22, -h * 0.45, 0.17, 0.2),
                (0.1, -h * 0.45, 0.17, 0.2),
            ]
        ):
            if card.rng.random() < 0.82:
                card.windows.append((placed(rectangle(wx, wy, ww, wh)), lit))
        card.windows.append((placed(rectangle(-0.07, -0.32, 0.17, 0.34)), mix(lit, "#c05a30", 0.55)))


def light_windows(card: Card, g: float = 7, ga: float = 0.9) -> None:
    """Light all windows; called after the repaint, so that they stay crisp and glow."""
    if not card.windows:
        return
    m = fill(*[w[0] for w in card.windows])
    card.glaze(blur(m, g) * ga, "#ffb652", "screen")
    card.glaze(blur(m, g * 3) * 0.8, "#ff9a3c", "screen")
    for pane, lit in card.windows:
        card.paint(pane, [mix(lit, "#c06020", 0.35), lit, "#fff4c8"], tone=0.6, wobble=0.4, fray=0.3, edge=0.15)
