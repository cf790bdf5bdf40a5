"""One layer of paint before it is laid: its options, its tone, its colours, its light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from atelier.engine.canvas import Box, Colour, Field, Light, Ramp, Tone
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur


@dataclass(frozen=True, slots=True)
class Coat:
    """How a layer is painted. Tone = tone + volume * light + texture - edge, looked up in the ramp."""

    tone: Tone = 0.5
    volume: float = 0
    """How strongly the form turns into the light."""
    roundness: float = 40
    """Pixels over which a flat mask is inflated; unused where height is given."""
    height: Field | None = None
    """A sculpted height field."""
    cavity: float = 0.35
    cavity_size: float = 14
    light: Light | None = None
    texture: float = 0.16
    texture_size: float = 90
    stretch: tuple[float, float] = (1, 1)
    wobble: float = 1.5
    """Unsteadiness of the hand, in pixels."""
    fray: float = 0.45
    """Paper tooth at the edge, in pixels."""
    edge: float = 0.06
    """Darker rim where pigment pools."""
    rim: Colour | None = None
    """Colour of the light that catches the outline."""
    rim_width: float = 5
    rim_strength: float = 0.8
    haze: Tone = 0
    haze_colour: Colour = "#8899aa"
    contact: float = 0
    """Darkness of the soft shadow the layer drops on what is behind."""
    contact_blur: float = 24
    contact_offset: tuple[float, float] = (0, 10)
    opacity: Tone = 1.0
    detail: float | None = None
    """1 forbids big strokes here: eyes, hands, small figures."""
    flow: Tone | None = None
    """Direction of the strokes, in radians."""
    glow: float = 0
    glow_colour: Colour | None = None
    # what only some finishes read
    ink: float = 1.0
    """Line weight (ink), sheet height (cut paper), white line (linocut)."""
    wash: float = 1.0
    """Strength of the wash (ink); 0 also means: cut the outline only (linocut)."""
    clear: float = 1.0
    """How much of what lies behind is erased (ink)."""
    hatch: float = 0.0
    lift: float | None = None
    """Height of the sheet above the ground (cut paper); negative for a hole."""
    levels: Sequence[float] | None = None
    """Tones at which one paper changes to the next (cut paper)."""
    snip: float = 1.1
    """Length of the scissors' straight cuts (cut paper)."""
    plate: int | None = None
    """Index of the colour plate (linocut), 0 for bare paper."""
    cut_width: float | None = None


@dataclass(frozen=True, slots=True)
class Marks:
    """Where short strokes go inside a mask and which way each runs; length and width are ranges in pixels."""

    mask: Field
    colours: Sequence[Colour]
    x: Field
    y: Field
    angle: Field
    length: tuple[float, float]
    width: tuple[float, float]
    opacity: float
    bend: float


@dataclass(slots=True)
class Layer:
    """A computed layer, cropped to its box, ready to be laid by a finish."""

    coat: Coat
    ramp: Ramp
    whole: Field
    """The mask on the full sheet, as it was asked for."""
    mask: Field
    """The mask in the box, with the hand's wobble."""
    box: Box
    area: tuple[slice, slice]
    tone: Field
    colour: Field
    opacity: Tone
    height: Field | None
    flow: Tone | None
    light: Light


def crop(value: Any, area: tuple[slice, slice]) -> Any:
    """A field cut to an area; a number is passed through."""
    return value[area] if np.ndim(value) >= 2 else value


def inflate(mask: Field, roundness: float) -> tuple[Field, Field]:
    """Slopes of a flat mask blown up into a soft volume."""
    height = np.zeros_like(mask)
    for radius in (roundness * 0.18, roundness * 0.45, roundness, roundness * 1.8):
        height = height + blur(mask, radius) * radius
    height = blur(height / 1.6 * mask, max(1.0, roundness * 0.06))
    gy, gx = np.gradient(height)
    return -gx, -gy


def towards(light: Light, x: Field, y: Field) -> tuple[Any, Any, Any]:
    """The vector to the light from each pixel; a lamp hangs 260 pixels above the sheet."""
    if len(light) == 3:
        return light
    return light[0] - x, light[1] - y, 260.0


def lambert(slopes: tuple[Field, Field], light: tuple[Any, Any, Any]) -> Field:
    """Brightness of a slope under a light, centred on a mid grey."""
    nx, ny = slopes
    lx, ly, lz = light
    length = np.sqrt(lx * lx + ly * ly + lz * lz)
    shine: Field = (nx * lx + ny * ly + lz) / length / np.sqrt(nx * nx + ny * ny + 1) - 0.62
    return shine


def rim_cover(mask: Field, width: float, light: tuple[Any, Any, Any], strength: Field) -> Field:
    """Where the light catches the outline of a mask."""
    nx, ny = inflate(mask, width * 3)
    lx, ly, _ = light
    facing = np.clip((nx * lx + ny * ly) / (np.hypot(lx, ly) + 1e-3) * 1.6, 0, 1)
    cover = facing * (1 - smoothstep(0.55, 1.0, blur(mask, width))) * strength
    return blur(np.clip(cover, 0, 1).astype(np.float32), 1.1)
