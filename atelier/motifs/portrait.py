"""A large face that looks back: sculpted, with open eyes. Hair, hat and shoulders are the scene's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from atelier.engine.canvas import Colour, Field, Light, Polygon, options
from atelier.engine.card import Card
from atelier.engine.colour import mix, rgb
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.sculpt import ball, limb, place_parts, sculpt
from atelier.engine.shapes import ellipse, place, points, spline

_FINE = options(wobble=0.3, fray=0.15, edge=0, detail=1, texture=0.04)


@dataclass(frozen=True, slots=True)
class Face:
    """What makes one face differ from another; lengths in half-heights of the face."""

    skin: str = "#d9a07e"
    iris: str = "#5a7a6a"
    lips: str = "#a84a48"
    brows: str = "#3a2a2a"
    line: str = "#241520"
    gaze: tuple[float, float] = (0.0, 0.0)
    """Where the eyes look, -1..1 each way."""
    lid: float = 0.25
    """How far the upper lid covers the iris: 0 startled, 0.6 drowsy."""
    mouth: float = 0.0
    """-1 turned down, 1 turned up."""
    nose: float = 1.0
    jaw: float = 1.0
    age: float = 0.0
    """0 smooth, 1 lined."""
    blush: float = 0.3
    forehead: bool = True
    """Whether the brow is bare enough to show its lines."""


def skin_ramp(skin: str, light: Colour = "#fff0d2") -> list[Colour]:
    """Skin: red in the half-shade, violet in the dark."""
    half_shade = mix(skin, "#8a3038", 0.35)
    return [mix(skin, "#3a1430", 0.7), half_shade, rgb(skin), mix(skin, light, 0.45), mix(skin, light, 0.72)]


def _bones(face: Face) -> list[Field]:
    n, j = face.nose, face.jaw
    parts = [
        ball(0, -0.1, 0.78, 1.02, hz=0.42),
        ball(0, 0.4, 0.54 * j, 0.54, z=0.08, hz=0.32),
        limb(
            points(0, -0.34, 0, -0.06, 0, 0.12),
            [0.055, 0.07 * n, 0.1 * n],
            z=[0.3, 0.4 + 0.03 * n, 0.44 + 0.05 * n],
            flat=0.8,
        ),
        ball(0, 0.86, 0.2 * j, 0.15, z=0.22, hz=0.15),
        ball(0, 0.47, 0.19, 0.06, z=0.36, hz=0.08),
        ball(0, 0.57, 0.17, 0.07, z=0.34, hz=0.1),
    ]
    for side in (-1, 1):
        parts += [
            ball(side * 0.09 * n, 0.15, 0.065 * n, z=0.4, hz=0.07),
            limb(
                points(side * 0.58, -0.36, side * 0.34, -0.44, side * 0.12, -0.36),
                [0.05, 0.085, 0.05],
                z=[0.26, 0.34, 0.33],
                flat=0.45,
            ),
            ball(side * 0.34, -0.17, 0.2, 0.15, z=0.28, hz=0.13),
            ball(side * 0.42, 0.2, 0.27, 0.25, z=0.2, hz=0.17),
            ball(side * 0.8, -0.02, 0.12, 0.24, z=0.0, hz=0.12),
        ]
    return parts


def portrait(
    card: Card,
    x: float,
    y: float,
    size: float,
    face: Face,
    light: Light | None = None,
    rot: float = 0.0,
    rim: Colour | None = None,
) -> Field:
    """Paint a face whose half-height is size, its middle at (x, y); returns its mask."""
    ramp = skin_ramp(face.skin)
    mask, height = sculpt(place_parts(_bones(face), size, rot, (x, y)), k=size * 0.15, smooth=max(1.5, size * 0.022))
    card.paint(
        mask, ramp, tone=0.52, volume=0.9, height=height, cavity=0.45, cavity_size=max(3, size * 0.08), light=light,
        rim=rim, rim_width=max(2, size * 0.03), contact=0.3, contact_blur=size * 0.1,
        contact_offset=(size * 0.03, size * 0.06), detail=0.7, texture=0.08, texture_size=size * 0.3,
    )  # fmt: skip

    def put(shape: Polygon) -> Polygon:
        return place(shape, size, rot, (x, y))

    def features() -> None:
        for side in (-1, 1):
            cheek = fill(put(ellipse(side * 0.46, 0.26, 0.2, 0.15)))
            card.glaze(blur(cheek, size * 0.09) * face.blush, "#d9584e")
            _eye(card, face, put, side, size)
        _mouth(card, face, put, size)
        if face.age:
            _lines_of_age(card, face, put, size)

    card.after(features)
    return mask


def _eye(card: Card, face: Face, put: Any, side: int, size: float) -> None:
    cx, cy = side * 0.34, -0.16
    corners = (-0.19, 0.19)
    top = 0.115 - 0.05 * face.lid

    def shape(*at: float) -> Polygon:
        return points(*[v * (side if i % 2 == 0 else 1) + (cx if i % 2 == 0 else cy) for i, v in enumerate(at)])

    upper = spline(shape(corners[0], 0.02, -0.08, -top, 0.05, -top - 0.005, corners[1], -0.01), False)
    lower = spline(shape(corners[1], -0.01, 0.07, 0.07, -0.07, 0.075, corners[0], 0.02), False)
    white = fill(
        put(
            spline(
                shape(corners[0], 0.02, -0.08, -top, 0.05, -top - 0.005, corners[1], -0.01, 0.07, 0.07, -0.07, 0.075)
            )
        )
    )
    card.paint(white, ["#a89a98", "#efe6da", "#fffaf0"], tone=0.62, **_FINE)
    ix, iy = cx + face.gaze[0] * 0.07, cy - 0.012 + face.gaze[1] * 0.03
    iris = fill(put(ellipse(ix, iy, 0.094))) * white
    card.paint(iris, [mix(face.iris, "#0a0a18", 0.7), face.iris, mix(face.iris, "#fff4c8", 0.35)], tone=0.42, **_FINE)
    glow = fill(put(ellipse(ix, iy + 0.035, 0.06, 0.045))) * iris
    card.glaze(blur(glow, size * 0.015) * 0.5, mix(face.iris, "#fff0c0", 0.5), "screen")
    card.paint(fill(put(ellipse(ix, iy, 0.05))) * white, ["#0c0810"], **_FINE)
    card.paint(
        lines([put(ellipse(ix, iy, 0.094))], size * 0.012) * white,
        [mix(face.iris, "#0a0810", 0.75)],
        opacity=0.8,
        **_FINE,
    )
    shade = fill(
        put(
            spline(
                shape(
                    corners[0], 0.02, -0.08, -top, 0.05, -top, corners[1], -0.01, 0.05, -top + 0.05, -0.08, -top + 0.05
                )
            )
        )
    )
    card.glaze(blur(shade, size * 0.012) * 0.45 * white, "#5a3a48", "mul")
    card.paint(fill(put(ellipse(ix - 0.03, iy - 0.034, 0.021))), ["#fffdf4"], **_FINE)
    card.paint(lines([put(upper)], size * 0.03), [face.line], opacity=0.9, **_FINE)
    card.paint(lines([put(lower)], size * 0.012), [mix(face.line, face.skin, 0.35)], opacity=0.6, **_FINE)
    crease = spline(shape(-0.2, -0.03, -0.08, -top - 0.055, 0.07, -top - 0.055, 0.21, -0.05), False)
    card.paint(lines([put(crease)], size * 0.012), [mix(face.line, face.skin, 0.45)], opacity=0.55, **_FINE)
    brow = spline(shape(-0.24, -0.225, -0.1, -0.275, 0.08, -0.285, 0.27, -0.21), False)
    widths = [0.022, 0.03, 0.026, 0.012]
    for step in range(4):
        card.paint(
            lines([put(brow + (0, 0.008 * (step - 1.5)))], size * widths[step]), [face.brows], opacity=0.5, **_FINE
        )


def _mouth(card: Card, face: Face, put: Any, size: float) -> None:
    lift = -0.035 * face.mouth
    left, right = (-0.24, 0.51 + lift), (0.24, 0.51 + lift)
    upper = spline(
        points(
            *left, -0.1, 0.465, -0.03, 0.45, 0, 0.463, 0.03, 0.45, 0.1, 0.465, *right, 0.1, 0.515, 0, 0.522, -0.1, 0.515
        ),
        sharp=(0, 6),
    )
    lower = spline(
        points(*left, -0.1, 0.518, 0, 0.524, 0.1, 0.518, *right, 0.12, 0.585, 0, 0.61, -0.12, 0.585), sharp=(0, 4)
    )
    card.paint(put(upper), [mix(face.lips, "#2a0814", 0.5), face.lips], tone=0.45, **_FINE)
    ramp: list[Colour] = [mix(face.lips, "#2a0814", 0.35), face.lips, mix(face.lips, "#ffe0d0", 0.45)]
    card.paint(put(lower), ramp, tone=0.6, volume=0.5, roundness=size * 0.04, **_FINE)
    parting = spline(points(*left, -0.1, 0.516, 0, 0.524, 0.1, 0.516, *right), False)
    card.paint(lines([put(parting)], size * 0.014), [face.line], opacity=0.75, **_FINE)


def _lines_of_age(card: Card, face: Face, put: Any, size: float) -> None:
    marks = []
    if face.forehead:
        marks += [
            points(-0.3, -0.66, -0.1, -0.69, 0.1, -0.69, 0.3, -0.66),
            points(-0.25, -0.56, 0, -0.585, 0.25, -0.56),
        ]
    for side in (-1, 1):
        marks.append(points(side * 0.17, 0.17, side * 0.28, 0.32, side * 0.32, 0.48))
        marks += [points(side * 0.58, -0.16 + 0.05 * k, side * 0.66, -0.19 + 0.08 * k) for k in range(3)]
        marks.append(points(side * 0.16, -0.02, side * 0.32, 0.03, side * 0.5, -0.02))
    curves = [put(spline(mark, False)) for mark in marks]
    card.paint(lines(curves, size * 0.012), [mix(face.line, face.skin, 0.3)], opacity=0.4 * face.age, **_FINE)
