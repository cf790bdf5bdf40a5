"""What stands in a room: windows, tables, chairs, beds, shelves, curtains. Each returns the boxes for its shadow."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Ramp, Y
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, roughen
from atelier.engine.solid import Solid, paint_solid
from atelier.motifs.rooms import Corners, Room


def window(
    room: Room,
    wall: str,
    u0: float,
    u1: float,
    y0: float,
    y1: float,
    frame: Ramp,
    sky: Ramp = ("#9ec4d8", "#f4ecd0", "#fffdf2"),
    panes: tuple[int, int] = (2, 3),
    glow: Colour | None = "#fff0c8",
) -> Corners:
    """A window with glazing bars on a wall."""
    card, at = room.card, room.on_wall(wall)
    rim = 0.07
    outer = [at(u0 - rim, y0 - rim), at(u1 + rim, y0 - rim), at(u1 + rim, y1 + rim), at(u0 - rim, y1 + rim)]
    inner = [at(u0, y0), at(u1, y0), at(u1, y1), at(u0, y1)]
    card.paint(room.polygon(outer), frame, tone=0.5, detail=0.8, wobble=0.5, contact=0.25, contact_blur=10)
    top, bottom = room.project(*at(u0, y1))[1], room.project(*at(u0, y0))[1]
    down = 0.3 + 0.6 * (Y - top) / (bottom - top)
    card.paint(room.polygon(inner), sky, tone=down, detail=0.6, wobble=0.3, texture=0.14, ink=0.5)
    across, up = panes
    upright = [(u0 + (u1 - u0) * i / across) for i in range(1, across)]
    level = [(y0 + (y1 - y0) * i / up) for i in range(1, up)]
    bars = [room.polygon([at(u, y0), at(u, y1)]) for u in upright]
    bars += [room.polygon([at(u0, y), at(u1, y)]) for y in level]
    z = room.depth if wall == "back" else (u0 + u1) / 2
    thick = max(2.5, room.scale_at(z) * 0.035)
    card.paint(lines(bars, thick), frame, tone=0.5, wobble=0.3, fray=0.2, edge=0.05, detail=0.8, ink=0.4)
    if glow:
        card.glaze(blur(fill(room.polygon(inner)), 40) * 0.5, glow, "screen")
    return np.array(inner)


def table(
    room: Room,
    x: float,
    z: float,
    width: float,
    depth: float,
    height: float,
    ramp: Ramp,
    tone: float = 0.5,
    **given: Any,
) -> list[Corners]:
    """A plain table on four legs."""
    thick, leg, inset = 0.05, 0.06, 0.08
    near, far = z - depth / 2 + inset, z + depth / 2 - inset
    left, right = x - width / 2 + inset, x + width / 2 - inset
    boxes = []
    for leg_x, leg_z in ((left, far), (right, far), (left, near), (right, near)):
        half = leg / 2
        boxes.append(
            room.cuboid(
                leg_x - half, leg_x + half, 0, height - thick, leg_z - half, leg_z + half, ramp, tone - 0.08, **given
            )
        )
    boxes.append(
        room.cuboid(
            x - width / 2, x + width / 2, height - thick, height, z - depth / 2, z + depth / 2, ramp, tone, **given
        )
    )
    return boxes


def bed(
    room: Room,
    x: float,
    z: float,
    width: float,
    depth: float,
    frame: Ramp,
    cover: Ramp,
    height: float = 0.42,
    tone: float = 0.5,
) -> list[Corners]:
    """A bed with its head away from us."""
    half, near, far = width / 2, z - depth / 2, z + depth / 2
    boxes = [
        room.cuboid(x - half - 0.04, x + half + 0.04, 0, height + 0.55, far, far + 0.08, frame, tone),
        room.cuboid(x - half, x + half, 0.12, height, near, far, frame, tone - 0.05),
        room.cuboid(
            x - half - 0.02, x + half + 0.02, height - 0.1, height + 0.1, near, far - 0.3, cover, tone, wobble=3
        ),
    ]
    at = room.project(x, height + 0.12, far - 0.25)
    scale = room.scale_at(far)
    pillow = roughen(ellipse(at[0], at[1], scale * width * 0.34, scale * 0.12), 4, 2)
    room.card.paint(fill(pillow), ("#8a90a8", "#e4e0dc", "#fffaf0"), tone=0.55, volume=0.7, roundness=14, detail=0.7)
    boxes.append(room.cuboid(x - half - 0.04, x + half + 0.04, 0, height + 0.22, near - 0.08, near, frame, tone))
    return boxes


def curtain(
    room: Room,
    wall: str,
    u0: float,
    u1: float,
    y0: float,
    y1: float,
    ramp: Ramp,
    folds: int = 6,
    gather: float = 0.0,
    tone: float = 0.5,
) -> None:
    """Hanging cloth with sculpted folds; gather draws its foot towards u0."""
    at = room.on_wall(wall, 0.06)
    rng = np.random.default_rng(0)
    cloth = Solid()
    width = abs(room.project(*at(u1, y1))[0] - room.project(*at(u0, y1))[0]) / folds * 0.8
    for i in range(folds):
        top = u0 + (u1 - u0) * (i + 0.5) / folds
        low = top + (u0 - top) * gather
        fall = [
            room.project(*at(top, y1)),
            room.project(*at((top + low) / 2, y0 * 0.4 + y1 * 0.6)),
            room.project(*at(low + rng.normal() * 0.01, y0)),
        ]
        cloth.limb("cloth", [(x, -y) for x, y in fall], [width, width * 1.05, width * 1.1], k=width * 0.5)
    paint_solid(
        room.card, cloth.bake(0, 0, 1.0, k=3.0), {"cloth": ramp}, tone=tone, rim_width=3, contact_offset=(4, 4),
        occlusion=0.3, texture=0.14, cavity_size=8, texture_size=40, stretch=(0.5, 2),
    )  # fmt: skip
