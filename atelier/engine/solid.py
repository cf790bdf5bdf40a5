"""Solids of several materials: ellipsoids and limbs in their own units, y up, z towards the viewer.

Baking gives one mask and height field per material with occlusion, so a sleeve passes in front of a coat by itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Colour, Field, Light, Polygon, Ramp, Tone, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.imaging import affine, blur, shrink_to
from atelier.engine.shapes import curve3

_NOWHERE = -1e4
_SUPERSAMPLING = 2

Mark = tuple[float, float, float, str]
"""An eye: x, y, radius and its kind (dot, glint, round, shut)."""


@numba.njit(cache=True)
def _merge(height: Any, own: Any, balls: Any, melt: float) -> None:
    """Join the balls of one part, then melt the part into the height field."""
    rows, columns = height.shape
    left, top, right, bottom = columns, rows, 0, 0
    for i in range(balls.shape[0]):
        x, y, rx, ry, cos, sin, z, rise = balls[i]
        reach = max(rx, ry) + 1.5
        x0, x1 = max(0, int(x - reach)), min(columns, int(x + reach) + 2)
        y0, y1 = max(0, int(y - reach)), min(rows, int(y + reach) + 2)
        left, right, top, bottom = min(left, x0), max(right, x1), min(top, y0), max(bottom, y1)
        for py in range(y0, y1):
            for px in range(x0, x1):
                u = ((px - x) * cos + (py - y) * sin) / rx
                v = (-(px - x) * sin + (py - y) * cos) / ry
                d = u * u + v * v
                if d < 1:
                    own[py, px] = max(own[py, px], z + rise * math.sqrt(1 - d))
    for py in range(top, bottom):
        for px in range(left, right):
            new = own[py, px]
            if new < -9e3:
                continue
            old = height[py, px]
            own[py, px] = -1e4
            if old < -9e3:
                height[py, px] = new
            else:
                near = max(melt - abs(old - new), 0.0) / max(melt, 1e-6)
                height[py, px] = max(old, new) + near * near * melt * 0.25


@dataclass(slots=True)
class Baked:
    """A solid on the sheet: mask and height of each material, silhouette, occlusion 0..1, depth."""

    groups: dict[str, tuple[Field, Field]]
    silhouette: Field
    occlusion: Field
    depth: Field
    size: float
    to_sheet: Callable[[Any], Polygon]
    """Author units to master pixels."""

    def at(self, x: float, y: float) -> Polygon:
        """The pixel of one point in author units."""
        field: Field = self.to_sheet([[x, y]])[0]
        return field


def _space(point: Sequence[float] | Field) -> tuple[float, float, float]:
    return (float(point[0]), float(point[1]), float(point[2]) if len(point) > 2 else 0.0)


class Solid:
    """Parts in author units; y up. Each part belongs to a material."""

    def __init__(self) -> None:
        self.parts: list[tuple[str, Field, float | None]] = []
        self.marks: list[Mark] = []

    def ball(
        self,
        material: str,
        at: Any,
        rx: float,
        ry: float | None = None,
        rz: float | None = None,
        rot: float = 0.0,
        k: float | None = None,
    ) -> Solid:
        """An ellipsoid; rot in radians, counter-clockwise; k is how far it melts into its neighbours."""
        x, y, z = _space(at)
        ry = rx if ry is None else ry
        self.parts.append((material, np.array([[x, y, rx, ry, rot, z, min(rx, ry) if rz is None else rz]]), k))
        return self

    def limb(self, material: str, knots: Any, widths: Any, k: float | None = None, flat: float = 1.0) -> Solid:
        """A tapered tube through points in the plane or in space."""
        path = [_space(knot) for knot in knots]
        longest = np.linalg.norm(np.diff(np.array(path), axis=0), axis=1).max()
        steps = int(np.clip(longest / (0.09 * max(float(np.mean(widths)), 1e-4)), 10, 90))
        p = curve3(path, steps)
        width = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths)
        chain = np.stack([p[:, 0], p[:, 1], width, width, 0 * width, p[:, 2], width * flat], 1)
        self.parts.append((material, chain, k))
        return self

    def rings(self, material: str, centres: Any, rx: Any, ry: Any, rz: Any, rot: Any, k: float | None = None) -> Solid:
        """A chain of ellipsoids for skirts, necks and bells."""
        c = np.asarray(centres, float)
        one = np.ones(len(c))
        chain = np.stack([c[:, 0], c[:, 1], rx * one, ry * one, rot * one, c[:, 2], rz * one], 1)
        self.parts.append((material, chain, k))
        return self

    def add(
        self, other: Solid, scale: float = 1.0, rot: float = 0.0, at: Any = (0.0, 0.0, 0.0), flip: bool = False
    ) -> Solid:
        """Take in another solid, scaled, turned and moved."""
        ox, oy, oz = _space(at)
        side = -1 if flip else 1
        cos, sin = math.cos(rot), math.sin(rot)
        for material, balls, k in other.parts:
            moved = balls.copy()
            x, y = moved[:, 0] * scale * side, moved[:, 1] * scale
            moved[:, 0], moved[:, 1] = x * cos - y * sin + ox, x * sin + y * cos + oy
            moved[:, 2:4] *= scale
            moved[:, 4] = moved[:, 4] * side + rot
            moved[:, 5] = moved[:, 5] * scale + oz
            moved[:, 6] *= scale
            self.parts.append((material, moved, None if k is None else k * scale))
        return self

    def only(self, *materials: str) -> Solid:
        """A copy with just these materials."""
        rest = Solid()
        rest.parts = [part for part in self.parts if part[0] in materials]
        rest.marks = self.marks
        return rest

    def without(self, *materials: str) -> Solid:
        """A copy with all but these materials."""
        return self.only(*[name for name in dict.fromkeys(part[0] for part in self.parts) if name not in materials])

    def bake(
        self,
        x: float,
        y: float,
        size: float,
        flip: bool = False,
        rot: float = 0.0,
        k: float = 0.03,
        smooth: float = 1.2,
    ) -> Baked:
        """Set the author's origin on pixel (x, y), one unit being size pixels."""
        side = -1 if flip else 1
        cos, sin = math.cos(rot), math.sin(rot)

        def to_sheet(author: Any) -> Polygon:
            p = np.asarray(author, float).reshape(-1, np.shape(author)[-1])
            ax, ay = p[:, 0] * side, p[:, 1]
            return np.stack([x + size * (ax * cos - ay * sin), y - size * (ax * sin + ay * cos)], 1)

        placed = []
        for material, balls, melt in self.parts:
            on_sheet = np.empty((len(balls), 8))
            on_sheet[:, :2] = to_sheet(balls[:, :2])
            on_sheet[:, 2:4] = np.maximum(balls[:, 2:4] * size, 0.35)
            angle = -(balls[:, 4] * side + rot)
            on_sheet[:, 4], on_sheet[:, 5] = np.cos(angle), np.sin(angle)
            on_sheet[:, 6:] = balls[:, 5:] * size
            placed.append((material, on_sheet, (k if melt is None else melt) * size))
        return _bake(placed, size, smooth, to_sheet)


def _bake(
    placed: list[tuple[str, Field, float]], size: float, smooth: float, to_sheet: Callable[[Any], Polygon]
) -> Baked:
    reach = [balls[:, 2:4].max(1) for _, balls, _ in placed]
    x0 = max(0, int(min((b[:, 0] - r).min() for (_, b, _), r in zip(placed, reach, strict=True))) - 4)
    y0 = max(0, int(min((b[:, 1] - r).min() for (_, b, _), r in zip(placed, reach, strict=True))) - 4)
    x1 = min(WIDTH, int(max((b[:, 0] + r).max() for (_, b, _), r in zip(placed, reach, strict=True))) + 5)
    y1 = min(HEIGHT, int(max((b[:, 1] + r).max() for (_, b, _), r in zip(placed, reach, strict=True))) + 5)
    x0, y0 = min(x0, WIDTH - 2), min(y0, HEIGHT - 2)
    width, height = max(2, x1 - x0), max(2, y1 - y0)
    fine = (height * _SUPERSAMPLING, width * _SUPERSAMPLING)
    names = list(dict.fromkeys(material for material, _, _ in placed))
    heights = {name: np.full(fine, _NOWHERE, np.float32) for name in names}
    scratch = np.full(fine, _NOWHERE, np.float32)
    for material, balls, melt in placed:
        scaled = balls.copy()
        scaled[:, 0] = (scaled[:, 0] - x0 + 0.5) * _SUPERSAMPLING - 0.5
        scaled[:, 1] = (scaled[:, 1] - y0 + 0.5) * _SUPERSAMPLING - 0.5
        scaled[:, 2:4] *= _SUPERSAMPLING
        scaled[:, 6:] *= _SUPERSAMPLING
        _merge(heights[material], scratch, np.ascontiguousarray(scaled), melt * _SUPERSAMPLING)
    stack = np.stack([heights[name] for name in names])
    nearest, top = stack.argmax(0), stack.max(0)
    covered = top > -9e3

    def on_sheet(part: Field, outside: float = 0.0) -> Field:
        sheet = np.full((HEIGHT, WIDTH), outside, np.float32)
        sheet[y0 : y0 + height, x0 : x0 + width] = part
        return sheet

    depth = _extended(top, width, height, smooth)
    wide = max(2.0, 0.05 * size)
    occlusion = np.clip((blur(depth, wide) - depth) / wide, 0, 1) * 0.7
    occlusion += np.clip((blur(depth, wide * 0.3) - depth) / (wide * 0.3), 0, 1) * 0.5
    low = float(depth.min())
    groups = {
        name: (
            on_sheet(shrink_to((nearest == i) & covered, width, height)),
            on_sheet(_extended(heights[name], width, height, smooth), low),
        )
        for i, name in enumerate(names)
    }
    silhouette = on_sheet(shrink_to(covered, width, height))
    return Baked(groups, silhouette, on_sheet(np.clip(occlusion, 0, 1)), on_sheet(depth, low), size, to_sheet)


def _extended(fine: Field, width: int, height: int, smooth: float) -> Field:
    """A supersampled height at sheet size, carried on beyond its mask so that rims do not sparkle."""
    inside = (fine > -9e3).astype(np.float32)
    if not inside.any():
        return shrink_to(fine * 0, width, height)
    low = float(fine[inside > 0].min())
    cover = shrink_to(inside, width, height)
    raised = shrink_to(np.where(inside > 0, fine, 0) * inside, width, height)
    level = np.where(cover > 0.01, raised / np.maximum(cover, 0.01), low) / _SUPERSAMPLING
    near = blur(cover, 5)
    spread = blur((level * cover).astype(np.float32), 5) / np.maximum(near, 0.01)
    outside = np.where(near > 0.01, spread, low / _SUPERSAMPLING)
    return blur(np.where(cover > 0.5, level, outside).astype(np.float32), smooth)


def paint_solid(
    card: Card,
    baked: Baked,
    ramps: Mapping[str, Ramp],
    volume: float = 0.9,
    rim: Colour | None = None,
    rim_width: float | None = None,
    light: Light | None = None,
    detail: float = 0.9,
    line: Colour = "#1a1422",
    occlusion: float = 0.5,
    texture: float = 0.12,
    tone: Tone = 0.5,
    contact: float = 0.3,
    contact_offset: tuple[float, float] | None = None,
    under: float = 0.85,
    ink: float = 1.0,
    over: Mapping[str, Mapping[str, Any]] | None = None,
    **given: Any,
) -> Baked:
    """Paint every material of a baked solid with its ramp; over holds options for single materials."""
    size = baked.size
    card.paint(
        baked.silhouette,
        [line, mix(line, "#806070", 0.25)],
        tone=0.3,
        wobble=0,
        fray=0.2,
        edge=0,
        detail=detail,
        opacity=under,
        contact=contact,
        contact_blur=max(3, size * 0.03),
        contact_offset=contact_offset or (size * 0.01, size * 0.02),
        ink=ink * 1.25,
        light=light,
        wash=0,
    )
    shared: dict[str, Any] = {
        "volume": volume,
        "cavity": 0.35,
        "cavity_size": max(2.5, size * 0.02),
        "rim": rim,
        "rim_width": rim_width or max(1.6, size * 0.012),
        "light": light,
        "detail": detail,
        "wobble": 0,
        "fray": 0.25,
        "edge": 0.03,
        "texture": texture,
        "texture_size": max(8, size * 0.12),
        "ink": ink * 0.7,
        "tone": tone,
    }
    for name, (mask, height) in baked.groups.items():
        if name not in ramps or mask.max() < 0.02:
            continue
        own = shared | {"height": height} | given | dict((over or {}).get(name, {}))
        own["tone"] = own["tone"] - occlusion * baked.occlusion
        card.paint(mask, ramps[name], **own)
    return baked


def ground_shadow(
    card: Card,
    mask: Field,
    y: float,
    kx: float = 0.6,
    ky: float = 0.35,
    colour: Colour = "#2a1a30",
    strength: float = 0.5,
    soft: float = 5.0,
    clip: Field | None = None,
    far: float = 1.0,
) -> Field:
    """Cast a silhouette standing on height y on the ground: sheared by kx, squashed by ky (negative: towards us)."""
    cast = affine(mask, [[1, -kx, kx * y], [0, ky, y * (1 - ky)]])
    away = np.abs(Y - y) / max(1.0, abs(ky) * 400)
    if soft < 3:
        cast = blur(cast, soft) * (1 - np.clip(away * 0.5 * far, 0, 0.7))
    else:
        near = blur(cast, soft * 0.5) * np.clip(1 - away, 0, 1)
        cast = near + blur(cast, soft * 1.6) * np.clip(away, 0, 1) * np.clip(1.15 - away * 0.35 * far, 0.2, 1)
    if clip is not None:
        cast = cast * clip
    card.shade(cast * strength, colour)
    field: Field = cast
    return field
