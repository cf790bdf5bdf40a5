"""Textile, tile and feather patterns: fields 0..1 over surface coordinates u, v in pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from atelier.engine.canvas import Field
from atelier.engine.fields import smoothstep


def stripes(u: Field, v: Field, pitch: float = 40.0, width: float = 0.5) -> Any:
    """Bands across v."""
    return smoothstep(width - 0.06, width + 0.06, np.abs(((v / pitch) % 1) - 0.5) * 2)


def checks(u: Field, v: Field, pitch: float = 40.0) -> Field:
    """A chessboard."""
    return ((np.floor(u / pitch) + np.floor(v / pitch)) % 2).astype(np.float32)


def plaid(u: Field, v: Field, pitch: float = 70.0) -> Field:
    """Broad and narrow bands both ways."""

    def bands(w: Field) -> Field:
        phase = w / pitch % 1
        both: Field = 0.5 * (np.abs(phase - 0.5) < 0.16) + 0.3 * (np.abs(phase - 0.12) < 0.03)
        return both

    field: Field = np.clip(bands(u) + bands(v), 0, 1).astype(np.float32)
    return field


def _staggered(u: Field, v: Field, pitch: float) -> tuple[Field, Field]:
    row = np.floor(v / pitch)
    return ((u / pitch + 0.5 * (row % 2)) % 1) - 0.5, (v / pitch % 1) - 0.5


def dots(u: Field, v: Field, pitch: float = 46.0, radius: float = 0.28) -> Any:
    """Polka dots."""
    a, b = _staggered(u, v, pitch)
    return 1 - smoothstep(radius - 0.04, radius + 0.04, np.hypot(a, b))


def zigzag(u: Field, v: Field, pitch: float = 44.0, amplitude: float = 26.0) -> Any:
    """Chevrons."""
    tooth = np.abs(((u / pitch) % 2) - 1) * 2
    return smoothstep(0.42, 0.58, np.abs((((v + amplitude * tooth) / pitch) % 1) - 0.5) * 2)


def diamonds(u: Field, v: Field, pitch: float = 60.0) -> Any:
    """Lozenges with a small lozenge inside."""
    away = np.abs((u / pitch % 1) - 0.5) + np.abs((v / pitch % 1) - 0.5)
    ring = smoothstep(0.36, 0.40, away) * (1 - smoothstep(0.56, 0.60, away))
    return ring + 1 - smoothstep(0.12, 0.16, away)


def flowers(u: Field, v: Field, pitch: float = 70.0) -> Any:
    """Five-petalled flowers in staggered rows."""
    a, b = _staggered(u, v, pitch)
    away, angle = np.hypot(a, b), np.arctan2(b, a)
    petals = 1 - smoothstep(0.26, 0.30, away / (0.72 + 0.28 * np.cos(5 * angle)))
    return petals * smoothstep(0.06, 0.09, away)


def waves(u: Field, v: Field, pitch: float = 40.0) -> Any:
    """Wavy bands."""
    return smoothstep(0.4, 0.6, np.abs((((v + 9 * np.sin(u / pitch * 2.4)) / pitch) % 1) - 0.5) * 2)


PATTERNS: list[Callable[..., Any]] = [stripes, plaid, dots, zigzag, diamonds, flowers, waves, checks]
