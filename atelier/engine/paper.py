"""What the sheet does to the paint: tooth, bloom, vignette, grade and a ragged edge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Colour, Field, X, Y, edge_distance
from atelier.engine.colour import rgb
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.noise import fbm

if TYPE_CHECKING:
    from atelier.engine.card import Card

BARE = "#f4ecdc"
_LUMA = np.array([0.3, 0.59, 0.11], np.float32)


@dataclass(frozen=True, slots=True)
class Grade:
    """The last touches of a gouache."""

    bloom: float = 0.35
    vignette: float = 0.35
    vignette_colour: Colour = "#140f22"
    grain: float = 0.05
    impasto: float = 0.05
    saturation: float = 1.06
    contrast: float = 1.06
    lift: Colour = "#1b1730"
    """Tint of the darkest darks: gouache never reaches black."""
    warm: Colour = "#ffe9c9"


def normalised(field: Field) -> Field:
    """The field with mean 0 and deviation 1."""
    spread: Field = (field - field.mean()) / field.std()
    return spread


def emboss(field: Field) -> Field:
    """Light grazing over a relief from the top left."""
    gy, gx = np.gradient(blur(field, 0.8))
    relief: Field = (gx + gy) * 0.8
    return relief


def tooth() -> Field:
    """The small bumps of cold-pressed paper."""
    return fbm(11, 3.2, 3, gain=0.7)


def as_bytes(image: Field) -> Field:
    """The finished picture as 8-bit RGB."""
    return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


def luminance(image: Field) -> Field:
    """Brightness, with a channel axis to multiply colours by."""
    bright: Field = (image @ _LUMA)[..., None]
    return bright


def vignette(image: Field, strength: float, colour: Colour, wide: float = 0.72, tall: float = 0.66) -> Field:
    """Darken the corners towards a colour."""
    away = np.hypot((X - WIDTH / 2) / (WIDTH * wide), (Y - HEIGHT / 2) / (HEIGHT * tall))
    cover = (np.clip(away - 0.45, 0, 1) ** 1.5 * strength * 1.9)[..., None]
    framed: Field = image * (1 - cover) + rgb(colour) * cover * 0.9
    return framed


def deckle(image: Field, seed: int, relief: Field) -> Field:
    """Leave a ragged rim of bare paper round the paint."""
    distance = edge_distance()
    rag = fbm(seed + 1, 70, 4) * 10 + fbm(seed + 2, 8, 3) * 5 + fbm(seed + 3, 2.5, 2) * 2
    painted = smoothstep(14, 18, distance - rag + 8)[..., None]
    bare = rgb(BARE) * (1 - 0.03 * relief[..., None])
    pooled = np.exp(-(((distance - rag - 10) / 7) ** 2))[..., None] * 0.12
    edged: Field = bare * (1 - painted) + image * (1 - pooled) * painted
    return edged


def gouache(card: Card, grade: Grade) -> Field:
    """Bloom, vignette, brush relief, paper grain, grade and deckle edge."""
    image = 1 - (1 - np.clip(card.image, 0, 1)) * (1 - np.clip(card.glow, 0, 1) * 0.8)
    bright = np.clip(image - 0.62, 0, 1) * 1.5
    image = 1 - (1 - image) * (1 - np.clip(blur(bright, 26) + 0.6 * blur(bright, 70), 0, 1) * grade.bloom)
    image = vignette(image, grade.vignette, grade.vignette_colour)
    gy, gx = np.gradient(blur(card.relief, 0.9))
    image = image * (1 + np.clip((gx + gy) * -1.6, -1, 1)[..., None] * grade.impasto * 2.2)
    bumps = normalised(tooth() * 0.65 + fbm(12, 26, 3) * 0.35)
    relief = emboss(bumps)
    mean = image.mean(-1, keepdims=True)
    image = image * (1 - grade.grain * 0.55 * relief[..., None])
    image = image - grade.grain * 0.55 * bumps[..., None] * np.clip(mean * (1 - mean) * 4, 0.15, 1) * 0.55
    image = np.clip(image, 0, 1)
    bright = luminance(image)
    image = np.clip((bright + (image - bright) * grade.saturation - 0.5) * grade.contrast + 0.5, 0, 1)
    floor = rgb(grade.lift) * 0.55
    image = floor + (1 - floor) * image
    warmth = np.clip(bright, 0, 1) ** 2 * 0.5
    image = image * (1 - warmth) + image * rgb(grade.warm) * warmth * 1.02
    return as_bytes(deckle(image, card.seed, relief))
