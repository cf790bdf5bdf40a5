"""Colours and tone ramps, mixed in Oklab so that shadows turn cool and lights warm without mud."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Colour, Field, Ramp

STEPS = 512

# Björn Ottosson's Oklab: linear sRGB -> cone response, cube-rooted cone response -> Lab.
_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
_FROM_CONES = np.linalg.inv(_TO_CONES)
_FROM_LAB = np.linalg.inv(_TO_LAB)


def rgb(colour: Colour) -> Field:
    """Three floats 0..1 of a hex colour; an array is passed through."""
    if not isinstance(colour, str):
        return np.asarray(colour, np.float32)
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def to_oklab(colour: Field) -> Field:
    """Oklab of sRGB values 0..1."""
    srgb = np.asarray(colour, np.float64)
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    lab: Field = np.cbrt(linear @ _TO_CONES.T) @ _TO_LAB.T
    return lab


def from_oklab(lab: Field) -> Field:
    """The sRGB values 0..1 of Oklab, clipped to what a screen can show."""
    linear = np.clip((np.asarray(lab) @ _FROM_LAB.T) ** 3 @ _FROM_CONES.T, 0, 1)
    field: Field = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055).astype(np.float32)
    return field


def mix(first: Colour, second: Colour, share: float) -> Field:
    """A colour on the way from the first to the second."""
    return from_oklab(to_oklab(rgb(first)) * (1 - share) + to_oklab(rgb(second)) * share)


def mix_hex(first: Colour, second: Colour, share: float) -> str:
    """The same as a hex string, for places that want one."""
    return "#" + "".join(f"{round(float(part) * 255):02x}" for part in np.clip(mix(first, second, share), 0, 1))


def stops(ramp: Ramp) -> list[tuple[float, Field]]:
    """Positions and colours of a ramp."""
    if isinstance(ramp, str) or (isinstance(ramp, np.ndarray) and ramp.ndim == 1):
        return [(0.0, rgb(ramp)), (1.0, rgb(ramp))]
    listed = list(ramp)
    if len(listed) == 1:
        listed *= 2
    spread = len(listed) - 1
    return [
        (float(stop[0]), rgb(stop[1])) if isinstance(stop, tuple) else (i / spread, rgb(stop))
        for i, stop in enumerate(listed)
    ]


def ramp_table(ramp: Ramp) -> Field:
    """A lookup table of 512 colours, from shadow to light."""
    placed = stops(ramp)
    labs = np.array([to_oklab(colour) for _, colour in placed])
    positions = [position for position, _ in placed]
    x = np.linspace(0, 1, STEPS)
    return from_oklab(np.stack([np.interp(x, positions, labs[:, k]) for k in range(3)], 1))


def shades(colour: Colour, dark: Colour = "#1a1630", light: Colour = "#fff0d2", reach: float = 1.0) -> list[Colour]:
    """A five-step ramp round one local colour: cool dark, local, warm light."""
    return [
        mix(colour, dark, 0.78 * reach),
        mix(colour, dark, 0.42 * reach),
        rgb(colour),
        mix(colour, light, 0.38 * reach),
        mix(colour, light, 0.7 * reach),
    ]
