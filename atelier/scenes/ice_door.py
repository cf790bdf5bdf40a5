"""A door lies flat on a frozen lake; light comes up through its keyhole and someone kneels to look."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y, options
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, spline
from atelier.finishes import PastelCard
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.plants import pine

NEAR_LEFT, NEAR_RIGHT, FAR_LEFT, FAR_RIGHT = (
    np.array(at, float) for at in ((236, 1160), (640, 1196), (400, 760), (688, 786))
)
WARM = "#ffc870"


def on_door(u: float, v: float) -> Field:
    """A point of the door: u across, v from the near end to the far one, with some foreshortening."""
    v = v / (v + (1 - v) * 0.78)
    low, high = NEAR_LEFT * (1 - u) + NEAR_RIGHT * u, FAR_LEFT * (1 - u) + FAR_RIGHT * u
    point: Field = low * (1 - v) + high * v
    return point


def patch(u0: float, u1: float, v0: float, v1: float) -> Polygon:
    """A rectangle on the door as an outline."""
    return np.array([on_door(u0, v0), on_door(u1, v0), on_door(u1, v1), on_door(u0, v1)])


KEYHOLE = on_door(0.86, 0.47)


def paint() -> Field:
    card = PastelCard("ice_door", ground="#151d2c", light=(float(KEYHOLE[0]), float(KEYHOLE[1])))
    _lake(card)
    _forest(card)
    _door(card)
    _watcher(card)
    card.brush()
    _beam(card)
    card.stars(60, 210, big=2)
    card.spatter(70, ("#ffffff",), mask=(Y > 200).astype(np.float32), radius=(0.8, 3), opacity=0.7)
    return card.finish()


def _lake(card: PastelCard) -> None:
    near = radial(KEYHOLE[0], KEYHOLE[1], 760, 1.2)
    ice = 0.3 + 0.2 * card.noise(260, 4, (2.4, 0.7)) + 0.34 * near - 0.12 * smoothstep(1300, 1500, Y)
    card.sky(["#141c2c", "#22364e", "#44627e", "#8cb0c0", "#e0f0ec"], ice, texture=0.12, flow=0.1)
    rng = np.random.default_rng(3)
    cracks = []
    off_door = 1 - fill(patch(-0.05, 1.05, -0.03, 1.03))
    for _ in range(9):
        x, y = rng.uniform(0, 1000), rng.uniform(420, 1480)
        turn = rng.uniform(-0.5, 0.5)
        path = [(x, y)]
        for _ in range(7):
            turn += rng.normal() * 0.5
            path.append((path[-1][0] + 60 * np.cos(turn), path[-1][1] + 24 * np.sin(turn)))
        cracks.append(spline(path, False, 6))
    card.after(lambda: card.glaze(lines(cracks, 2.2) * 0.6 * off_door, "#dcecf2"))
    loops = [
        ellipse(x, y, r, r * 0.36, 0.1 * k, a0=0.4 * k, a1=4.6)
        for k, (x, y, r) in enumerate(((820, 560, 120), (850, 590, 150), (180, 620, 110), (820, 1340, 130)))
    ]
    card.after(lambda: card.glaze(lines(loops, 2.0) * 0.5 * off_door, "#c8dce8"))


def _forest(card: PastelCard) -> None:
    card.paint(points(-10, -10, 1010, -10, 1010, 232, -10, 250), ["#10161f", "#18222e", "#2a3a48"], tone=0.4, flow=1.5)
    rng = np.random.default_rng(7)
    for x in np.linspace(0, 1000, 19):
        pine(
            card,
            x + rng.normal() * 12,
            290 + rng.normal() * 8,
            rng.uniform(150, 280),
            ["#0c141a", "#1c3034", "#4c6c68", "#a8c0b0"],
            int(x),
            tone=0.5 + 0.25 * radial(560, 300, 500),
        )
    bank = smoothstep(0, 12, 306 + 14 * np.sin(X / 90) - Y) * smoothstep(250, 274, Y)
    card.paint(
        bank.astype(np.float32),
        ["#5c7088", "#b4c8d0", "#f8faf4"],
        tone=0.55 + 0.2 * radial(560, 300, 500),
        wobble=3,
        flow=0.0,
    )


def _door(card: PastelCard) -> None:
    outer = patch(-0.05, 1.05, -0.03, 1.03)
    card.glaze(blur(fill(outer), 26) * 0.7, WARM, "screen")
    card.paint(outer, ["#8a5420", "#f0b858", "#fff0b8"], tone=0.75, detail=0.6, wobble=0.8)
    wood = ["#200c10", "#54201c", "#94402c", "#d88048", "#ffd090"]
    glow = radial(KEYHOLE[0], KEYHOLE[1], 360, 1.3)
    card.paint(
        patch(0, 1, 0, 1),
        wood,
        tone=0.4 + 0.34 * glow,
        detail=0.7,
        wobble=0.6,
        texture=0.2,
        texture_size=34,
        stretch=(0.6, 1.8),
        flow=1.2,
    )
    for u0, u1, v0, v1 in (
        (0.13, 0.44, 0.08, 0.4),
        (0.56, 0.78, 0.08, 0.4),
        (0.13, 0.44, 0.54, 0.92),
        (0.56, 0.87, 0.54, 0.92),
    ):
        card.paint(patch(u0, u1, v0, v1), wood, tone=0.22 + 0.3 * glow, detail=0.8, wobble=0.5, edge=0.14)
        card.paint(
            patch(u0 + 0.045, u1 - 0.045, v0 + 0.045, v1 - 0.045), wood, tone=0.46 + 0.34 * glow, detail=0.8, wobble=0.5
        )
    for v in (0.14, 0.84):
        card.paint(
            patch(-0.045, 0.09, v - 0.035, v + 0.035),
            ["#2a2a30", "#7c7468", "#e8dcc0"],
            tone=0.55,
            detail=1,
            wobble=0.4,
        )
    knob = on_door(0.86, 0.6)
    card.shade(blur(fill(ellipse(knob[0] + 7, knob[1] + 10, 22, 12)), 4) * 0.6)
    card.paint(
        ellipse(knob[0], knob[1] - 10, 21, 19),
        ["#5a3410", "#c88a30", "#fff0b0"],
        tone=0.5,
        volume=0.9,
        roundness=14,
        detail=1,
        wobble=0.2,
        light=(0.4, 0.7, 0.5),
    )


def _watcher(card: PastelCard) -> None:
    look = Look(
        "old_woman",
        "#c98d66",
        "#dcd6d0",
        "lowbun",
        "coat",
        "#4a7086",
        "#3a4a5c",
        "#2c2430",
        "#e8c88a",
        scarf="#c23a2c",
        eyes="closed",
    )
    kneeling = Figure(look, "kneel2", -62, lean=44, head=(26, 0, 0), lh=(0.1, -0.72, 0.62), rh=(-0.2, -0.66, 0.66))
    light = (float(KEYHOLE[0]), float(KEYHOLE[1]) - 10)
    draw_figure(
        card,
        kneeling,
        796,
        1110,
        520,
        light=light,
        rim="#ffe0a0",
        detail=0.85,
        shadow=options(kx=0.8, ky=0.14, strength=0.7, soft=6, colour="#101624"),
    )


def _beam(card: PastelCard) -> None:
    x, y = float(KEYHOLE[0]), float(KEYHOLE[1])
    shaft = points(x - 7, y, x + 7, y, x + 74, -20, x - 148, -20)
    dust = 0.45 + 0.9 * card.noise(120, 4, (0.6, 2.4))
    card.glaze(blur(fill(shaft), 9) * 0.46 * dust * smoothstep(-120, 760, Y), "#ffe2a0", "screen")
    card.light_at(x, y, 210, WARM, 0.9, 2.2)
    card.paint(
        fill(ellipse(x, y - 6, 10, 8), points(x - 5, y, x + 5, y, x + 10, y + 19, x - 10, y + 19)),
        ["#fff4c8", "#ffffff"],
        tone=0.9,
        detail=1,
        wobble=0.2,
    )
    rng = np.random.default_rng(12)
    motes = [
        ellipse(x - 34 * (y - py) / y + rng.normal() * (4 + 34 * (y - py) / y), py, rng.uniform(1.6, 4.4))
        for py in rng.uniform(120, y - 30, 46)
    ]
    card.glaze(fill(*motes) * 0.9, "#fff4d0")
