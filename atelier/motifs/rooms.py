"""Rooms in one-point perspective. World in metres: x right, y up, z away from us."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Field, Polygon, Ramp, Tone, Y, blank
from atelier.engine.card import Card
from atelier.engine.imaging import blur, hull
from atelier.engine.raster import fill, lines

Corners = Field
"""World points of a box, for its shadow."""


class Room:
    """A box as wide, high and deep as given; x runs from -width / 2 to width / 2.

    vanishing is a pixel, focal in pixels, distance from the eye to the front plane, light points towards the light.
    """

    def __init__(
        self,
        card: Card,
        width: float = 4.0,
        height: float = 3.0,
        depth: float = 4.5,
        vanishing: tuple[float, float] = (500, 620),
        focal: float = 1000.0,
        distance: float = 3.6,
        eye: float = 1.5,
        light: tuple[float, float, float] = (-0.6, 0.7, -0.3),
    ) -> None:
        self.card = card
        self.width, self.height, self.depth = width, height, depth
        self.vanishing, self.focal, self.distance, self.eye = vanishing, focal, distance, eye
        self.light = np.array(light, float) / np.linalg.norm(light)
        self.front = -distance + 0.75

    def project(self, x: Any, y: Any, z: Any) -> Field:
        """The pixel of a world point."""
        away = np.asarray(z, float) + self.distance
        column = self.vanishing[0] + self.focal * np.asarray(x, float) / away
        row = self.vanishing[1] - self.focal * (np.asarray(y, float) - self.eye) / away
        return np.stack([column, row], -1)

    def polygon(self, corners: Any) -> Polygon:
        """World points as an outline on the sheet."""
        return np.array([self.project(*corner) for corner in corners])

    def scale_at(self, z: float) -> float:
        """Pixels per metre at a depth."""
        return self.focal / (z + self.distance)

    def facing(self, normal: Sequence[float], tone: float = 0.5, contrast: float = 0.34) -> float:
        """Tone of a surface by how it faces the light."""
        return tone + contrast * float(np.dot(normal, self.light))

    # -- surfaces

    def shell(
        self, wall: Ramp, floor: Ramp, ceiling: Ramp, back: Ramp | None = None, tone: float = 0.5, texture: float = 0.18
    ) -> None:
        """Ceiling, floor and walls with soft shade in the corners."""
        card, left, right, high = self.card, -self.width / 2, self.width / 2, self.height
        near, far = self.front, self.depth
        plain: dict[str, Any] = {"wobble": 0.6, "fray": 0.3, "edge": 0, "texture": texture, "texture_size": 120}
        level = [(left, near), (right, near), (right, far), (left, far)]
        overhead = self.polygon([(x, high, z) for x, z in level])
        card.paint(overhead, ceiling, tone=self.facing((0, -1, 0), tone), flow=0.0, **plain)
        card.paint(self.polygon([(x, 0, z) for x, z in level]), floor, tone=self.facing((0, 1, 0), tone), **plain)
        for x, normal in ((left, (1, 0, 0)), (right, (-1, 0, 0))):
            side = self.polygon([(x, 0, near), (x, high, near), (x, high, far), (x, 0, far)])
            card.paint(side, wall, tone=self.facing(normal, tone), flow=1.57, **plain)
        end = self.polygon([(left, 0, far), (right, 0, far), (right, high, far), (left, high, far)])
        card.paint(end, back or wall, tone=self.facing((0, 0, -1), tone), flow=1.4, **plain)
        edges = [
            [(left, 0, near), (left, 0, far), (right, 0, far), (right, 0, near)],
            [(left, high, near), (left, high, far), (right, high, far), (right, high, near)],
            [(left, 0, far), (left, high, far)],
            [(right, 0, far), (right, high, far)],
        ]
        for edge in edges:
            line = lines([self.polygon(edge)], 6)
            card.shade(blur(line, 14) * 0.9, "#3a2a3a")
            card.shade(blur(line, 50) * 1.2, "#4a3a4a")

    def boards(
        self, count: int, ramp: Ramp, tone: float = 0.5, gap: Colour = "#20121a", seed: int = 3, variety: float = 0.12
    ) -> None:
        """Floor boards running away from us."""
        rng = np.random.default_rng(seed)
        card = self.card
        edges = np.linspace(-self.width / 2, self.width / 2, count + 1)
        base = self.facing((0, 1, 0), tone)
        gaps: list[Polygon] = []
        widths: list[float] = []
        for left, right in itertools.pairwise(edges):
            z = self.front - rng.uniform(0, 1.5)
            while z < self.depth:
                end = min(self.depth, z + rng.uniform(1.4, 2.8))
                start = max(z, self.front)
                if end > start:
                    board = self.polygon([(left, 0, start), (right, 0, start), (right, 0, end), (left, 0, end)])
                    along = board[3] - board[0]
                    card.paint(
                        board, ramp, tone=base + rng.normal() * variety * 0.6 + rng.uniform(-1, 1) * 0.04, wobble=0.3,
                        fray=0.2, edge=0.02, texture=0.16, texture_size=30, stretch=(0.5, 2.4),
                        flow=math.atan2(along[1], along[0]), ink=0.35,
                    )  # fmt: skip
                    gaps.append(board[2:4])
                    widths.append(max(0.8, self.scale_at(end) * 0.004))
                z = end
        for x in edges:
            gaps.append(self.polygon([(x, 0, self.front), (x, 0, self.depth)]))
            widths.append(1.8)
        card.paint(lines(gaps, widths), [gap], opacity=0.55, wobble=0.4, fray=0.3, edge=0, ink=0)

    def tiles(self, across: int, along: int, first: Ramp, second: Ramp, tone: float = 0.5) -> None:
        """A chessboard floor."""
        xs = np.linspace(-self.width / 2, self.width / 2, across + 1)
        zs = np.linspace(self.front, self.depth, along + 1)
        for parity, ramp in ((0, first), (1, second)):
            squares = [
                self.polygon(
                    [(xs[i], 0, zs[k]), (xs[i + 1], 0, zs[k]), (xs[i + 1], 0, zs[k + 1]), (xs[i], 0, zs[k + 1])]
                )
                for i in range(across)
                for k in range(along)
                if (i + k) % 2 == parity
            ]
            self.card.paint(
                fill(*squares), ramp, tone=self.facing((0, 1, 0), tone) + 0 * Y, wobble=0.5, fray=0.3, edge=0.04,
                texture=0.16, texture_size=60, ink=0.4,
            )  # fmt: skip

    def cuboid(
        self,
        x0: float,
        x1: float,
        y0: float,
        y1: float,
        z0: float,
        z1: float,
        ramp: Ramp,
        tone: float = 0.5,
        contrast: float = 0.34,
        **given: Any,
    ) -> Corners:
        """A box, only its visible faces painted."""
        plain: dict[str, Any] = {
            "wobble": 0.5, "fray": 0.25, "edge": 0.05, "texture": 0.14, "texture_size": 40, "detail": 0.7, "ink": 0.8,
        }  # fmt: skip
        plain |= given

        def face(corners: list[tuple[float, float, float]], normal: tuple[int, int, int], flow: Tone | None) -> None:
            shape = self.polygon(corners)
            self.card.paint(shape, ramp, tone=self.facing(normal, tone, contrast), flow=flow, **plain)

        if y1 < self.eye:
            face([(x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1)], (0, 1, 0), 0.0)
        if y0 > self.eye:
            face([(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)], (0, -1, 0), 0.0)
        if x0 > 0:
            face([(x0, y0, z0), (x0, y1, z0), (x0, y1, z1), (x0, y0, z1)], (-1, 0, 0), None)
        if x1 < 0:
            face([(x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)], (1, 0, 0), None)
        along = 0.0 if abs(x1 - x0) > abs(y1 - y0) else 1.57
        face([(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)], (0, 0, -1), along)
        return np.array([(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)])

    # -- light

    def drop(self, corners: Any, plane: str = "floor") -> Field:
        """World points cast along the light onto the floor or a wall."""
        axis, level = {
            "floor": (1, 0.0),
            "back": (2, self.depth),
            "left": (0, -self.width / 2),
            "right": (0, self.width / 2),
        }[plane]
        speed = self.light[axis]
        cast = [
            point - self.light * ((point[axis] - level) / speed if abs(speed) > 1e-6 else 0)
            for point in np.asarray(corners, float)
        ]
        return np.array(cast)

    def _kept(self, corners: Field) -> Polygon:
        """An outline with its depth kept inside the room."""
        return np.array([self.project(x, y, min(max(z, self.front), self.depth)) for x, y, z in corners])

    def shadow(
        self,
        *boxes: Corners,
        plane: str = "floor",
        strength: float = 0.5,
        soft: float = 5.0,
        colour: Colour = "#2a1a30",
    ) -> Field:
        """The cast shadow of convex boxes."""
        cast = blank()
        for box in boxes:
            cast = np.maximum(cast, fill(hull(self._kept(self.drop(box, plane)))))
        cast = blur(cast, soft)
        self.card.shade(cast * strength, colour)
        return cast

    def shaft(
        self,
        window: Corners,
        colour: Colour = "#ffe6b0",
        strength: float = 0.5,
        beam: float = 0.16,
        plane: str = "floor",
        panes: tuple[int, int] = (2, 3),
    ) -> Field:
        """Sunlight through a window (bottom left, bottom right, top right, top left): its patch and its beam."""
        bottom_left, bottom_right, top_right, top_left = np.asarray(window, float)
        bar = 0.05

        def inside(u: float, v: float) -> Field:
            low, high = bottom_left * (1 - u) + bottom_right * u, top_left * (1 - u) + top_right * u
            point: Field = low * (1 - v) + high * v
            return point

        patches = []
        for i in range(panes[0]):
            for k in range(panes[1]):
                u0, u1 = (i + bar) / panes[0], (i + 1 - bar) / panes[0]
                v0, v1 = (k + bar) / panes[1], (k + 1 - bar) / panes[1]
                corners = [inside(u0, v0), inside(u1, v0), inside(u1, v1), inside(u0, v1)]
                patches.append(self._kept(self.drop(corners, plane)))
        patch = blur(fill(*patches), 3.0)
        self.card.glaze(patch * strength, colour, "screen")
        self.card.glaze(patch * strength * 0.25, colour)
        if beam:
            ends = np.concatenate([self.polygon(window), self._kept(self.drop(window, plane))])
            dust = 0.6 + 0.8 * self.card.noise(160, 3)
            self.card.glaze(blur(fill(hull(ends)), 10) * beam * dust, colour, "screen")
        return patch

    def on_wall(self, wall: str, off: float = 0.0) -> Callable[[float, float], tuple[float, float, float]]:
        """Points of a wall by (u, y): u is z on the side walls and x on the back wall; off stands off it."""
        if wall == "left":
            return lambda u, y: (-self.width / 2 + off, y, u)
        if wall == "right":
            return lambda u, y: (self.width / 2 - off, y, u)
        return lambda u, y: (u, y, self.depth - off)
