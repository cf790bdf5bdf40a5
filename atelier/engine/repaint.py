"""The painterly pass: thousands of bristle strokes laid along the flow of the picture."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from atelier.engine.bristles import COUNT, brushes, stamp
from atelier.engine.canvas import HEIGHT, WIDTH, Field
from atelier.engine.colour import from_oklab, to_oklab
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur, grey

if TYPE_CHECKING:
    from atelier.engine.card import Card


@dataclass(frozen=True, slots=True)
class Brushwork:
    """Sizes and temper of one repaint."""

    sizes: tuple[float, ...] = (26, 15, 8, 4.2)
    strength: float = 0.85
    keep: float = 26
    """How strictly a stroke respects the edges under it."""
    jitter: float = 0.028
    """How far stroke colours stray."""
    under: float = 0.35
    """How much toned ground shows between the strokes."""
    aspect: float = 3.6
    density: float = 1.0


def stroke_angles(card: Card, reference: Field) -> Field:
    """Direction of the strokes: asked for by layers, else along edges, else slow noise."""
    gy, gx = np.gradient(grey(blur(reference, 3)))
    along, across, cross = (blur(v, 9) for v in (gx * gx, gy * gy, gx * gy))
    cos2, sin2 = -(along - across), -2 * cross
    magnitude = np.hypot(cos2, sin2) + 1e-9
    sure = smoothstep(2e-7, 2.5e-5, magnitude)
    drift = card.noise(420, 2) * math.pi * 1.3 - 0.4
    fx = cos2 / magnitude * sure + np.cos(2 * drift) * (1 - sure) * 0.8
    fy = sin2 / magnitude * sure + np.sin(2 * drift) * (1 - sure) * 0.8
    asked = card.flow[..., 2]
    fx = fx * (1 - asked) + card.flow[..., 0]
    fy = fy * (1 - asked) + card.flow[..., 1]
    angles: Field = 0.5 * np.arctan2(blur(fy.astype(np.float32), 4), blur(fx.astype(np.float32), 4))
    return angles


def brush(card: Card, work: Brushwork) -> None:
    """Repaint the card with strokes of each size in turn."""
    reference = np.clip(card.image, 0, 1).astype(np.float32)
    angles = stroke_angles(card, reference)
    ground = blur(reference, 18) * work.under * 0.75 + card.ground * work.under * 0.25
    canvas = np.ascontiguousarray(reference * (1 - work.under) + ground).astype(np.float32)
    card.relief[:] = 0.3
    for pass_number, size in enumerate(work.sizes):
        _one_size(card, work, pass_number, size, canvas, reference, angles)
    card.image = canvas


def _one_size(
    card: Card, work: Brushwork, pass_number: int, size: float, canvas: Field, reference: Field, angles: Field
) -> None:
    rng = card.rng
    target = blur(reference, size * 0.22)
    step = size * 0.62 / math.sqrt(work.density)
    rows, columns = np.mgrid[-size : HEIGHT + size : step, -size : WIDTH + size : step]
    x = (columns.ravel() + rng.uniform(-0.8, 0.8, columns.size) * step).clip(0, WIDTH - 1)
    y = (rows.ravel() + rng.uniform(-0.8, 0.8, columns.size) * step).clip(0, HEIGHT - 1)
    xi, yi = x.astype(int), y.astype(int)
    detail = card.detail[yi, xi]
    error = np.abs(canvas[yi, xi] - target[yi, xi]).sum(1)
    chance = 1.0 if pass_number == 0 else np.clip(error * 5 + 0.22 + 0.5 * detail, 0, 1)
    wanted = rng.random(len(x)) < chance
    wanted &= ~((detail > 0.5) & (size > 12)) & ~((detail > 0.85) & (size > 5))
    x, y, xi, yi, detail = x[wanted], y[wanted], xi[wanted], yi[wanted], detail[wanted]
    count = len(x)
    calm = 1 - 0.6 * detail
    lab = to_oklab(target[yi, xi])
    lab[:, 0] += rng.standard_normal(count) * work.jitter * calm
    lab[:, 1:] += rng.standard_normal((count, 2)) * work.jitter * 0.45 * calm[:, None]
    angle = angles[yi, xi] + rng.standard_normal(count) * 0.16 + np.where(rng.random(count) < 0.5, math.pi, 0)
    length = size * rng.uniform(0.6, 1.3, count) * work.aspect * 0.62
    strokes = np.stack(
        [
            x,
            y,
            angle,
            rng.standard_normal(count) * 0.1 / length,
            length,
            size * rng.uniform(0.45, 0.8, count),
            work.strength * rng.uniform(0.5, 1, count),
            rng.integers(0, COUNT, count),
        ],
        1,
    ).astype(np.float32)
    order = rng.permutation(count)
    colours = from_oklab(lab)[order].astype(np.float32)
    keep = work.keep * (1 + 0.5 * pass_number)
    stamp(canvas, card.relief, reference, strokes[order], colours, brushes(), keep)


def unify(card: Card) -> None:
    """A light second repaint so that late details do not look pasted on."""
    relief = card.relief.copy()
    brush(card, Brushwork((6, 3.2), strength=0.55, keep=60, jitter=0.02, under=0.0, density=0.7))
    card.relief = 0.5 * relief + 0.5 * card.relief
