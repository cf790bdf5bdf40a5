"""A tree bears masks instead of fruit, and someone picks one."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.engine.canvas import Field, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, ridge, spline, tube
from atelier.motifs.faces import theatre_mask
from atelier.motifs.people import small_person
from atelier.motifs.plants import tree


def paint() -> Field:
    card = Card("mask_tree", ground="#a8603a", light=(760, 300))
    R, g, up = _setting(card)
    card.brush()
    _finishing_marks(card, R, g, up)
    return card.finish(vignette_colour="#1c0814", vignette=0.4, bloom=0.35, lift="#1c0c18")


def _setting(card: Card) -> tuple[Any, Any, Any]:
    """What lies behind and around."""
    card.sky(
        [(0, "#7a2f2f"), (0.3, "#c25a38"), (0.6, "#efa052"), (0.85, "#fbd890"), (1, "#fdebb8")],
        Y / 1120,
        texture=0.16,
        flow=card.noise(500, 2) * 1.4 - 0.6,
    )
    card.light_at(760, 330, 640, "#fff0b8", 0.7)
    card.paint(ellipse(760, 330, 96), ["#ffe9a8", "#fffbe4"], tone=0.75, glow=60, glow_colour="#ffb060")
    for i, (y, col) in enumerate([(960, "#d98a5a"), (1040, "#a85a4a"), (1110, "#703a48")]):
        card.paint(
            fill(ridge(y, 40, 71 + i, 260)),
            [mix(col, "#2a1030", 0.5), col, mix(col, "#ffe0a0", 0.5)],
            tone=0.8 - (Y - y) / 260,
            texture=0.18,
            haze=0.3 - 0.12 * i,
            haze_colour="#f7c080",
            flow=0.1,
        )
    card.paint(
        fill(ridge(lambda x: 1215 + 0.0002 * (x - 450) ** 2, 16, 33, 200)),
        ["#1c0c1c", "#4a2030", "#8a4034", "#d98a48"],
        tone=0.6 - 0.4 * smoothstep(1215, 1500, Y) + 0.15 * radial(700, 1230, 420),
        texture=0.25,
        flow=0.15,
    )
    m, tips = tree(
        card,
        400,
        1290,
        1180,
        ["#120814", "#33182a", "#6a3434", "#d98a58"],
        None,
        seed=6,
        spread=0.62,
        depth=6,
        girth=0.058,
        gnarl=0.42,
        light=(760, 300),
        detail=0.5,
    )
    for p in (
        (380, 1240, 300, 1288, 190, 1302, 90, 1345),
        (430, 1240, 500, 1285, 600, 1300, 660, 1325),
        (400, 1250, 400, 1310, 360, 1345, 330, 1385),
        (372, 1235, 300, 1268, 200, 1272, 130, 1288),
        (420, 1250, 460, 1310, 520, 1345, 540, 1362),
    ):
        card.paint(
            tube(points(*p), [50, 26, 13, 3]),
            ["#120814", "#33182a", "#6a3434", "#d98a58"],
            tone=0.45,
            volume=0.8,
            roundness=16,
            detail=0.5,
        )
    g = card.rng
    R = [
        ["#6a5060", "#d8c0b0", "#fff2e0", "#ffffff"],
        ["#6a3410", "#c98a2c", "#f6d070", "#fff6d0"],
        ["#3a0c18", "#9a2430", "#e0604a", "#ffc0a0"],
        ["#122a40", "#2f6a80", "#8ac0b8", "#e8fff0"],
        ["#2a1438", "#6a3a7a", "#b88ac0", "#f8e0f8"],
    ]
    for _i in range(150):
        x, y = tips[g.integers(len(tips))]
        x, y = (x + g.normal() * 26, y + g.normal() * 26)
        card.paint(
            place(
                spline(points(-1, 0, 0, -0.5, 1, 0, 0, 0.5), sharp=(0, 2)), g.uniform(7, 14), g.uniform(0, 3), (x, y)
            ),
            ["#8a2a20", "#d9682c", "#ffc860"],
            tone=0.3 + 0.5 * g.random(),
            detail=0.7,
            wobble=0.6,
        )
    # hang from the nearest branch above (or from beyond the frame)

    def up(x: Any, y: Any, s: Any) -> Any:
        col = np.nonzero(m[: int(y - s * 1.15), int(x)] > 0.5)[0]
        return (g.normal() * 2, y - s * 0.9 - col.max() if len(col) else y - s * 0.9)

    H_ = [
        (150, 560, 62, 0, 0.7),
        (300, 720, 52, 1, -0.6),
        (470, 590, 66, 2, 0.2),
        (640, 690, 56, 3, -0.8),
        (800, 600, 60, 4, 0.9),
        (250, 400, 44, 3, 0.3),
        (560, 380, 46, 0, -0.3),
        (420, 860, 46, 4, 0.4),
        (850, 800, 44, 1, -0.2),
        (110, 800, 46, 2, -0.9),
        (700, 460, 40, 1, 0.8),
    ]
    for i, (x, y, s, k, md) in enumerate(H_):
        theatre_mask(
            card,
            x,
            y,
            s,
            R[k],
            md,
            g.normal() * 0.1,
            light=(0.7, -0.5, 0.5),
            deco=R[(k + 2) % 5] if i % 2 else None,
            string=up(x, y, s),
        )
    for x, y, s, k, ro in (
        (180, 1400, 40, 1, 1.2),
        (800, 1405, 46, 0, -1.1),
        (560, 1440, 36, 3, 2.4),
        (910, 1310, 30, 2, 0.9),
        (70, 1330, 28, 4, -0.8),
        (330, 1465, 34, 2, -2),
    ):
        theatre_mask(
            card, x, y, s, [mix(q, "#3a1420", 0.35) for q in R[k]], g.uniform(-1, 1), ro, light=(0.7, -0.5, 0.5)
        )
    return R, g, up


def _finishing_marks(card: Card, R: Any, g: Any, up: Any) -> None:
    """What is painted once the big strokes are down."""
    card.glaze(blur(fill(points(640, 1345, 700, 1345, 560, 1420, 470, 1440)), 9) * 0.5, "#1a0810")
    small_person(
        card,
        670,
        1350,
        250,
        ["#1a1020", "#4a2a48", "#a8708a", "#f8c8a0"],
        hair="#20101a",
        arm=[(-0.2, -1.08), (0.2, -0.44)],
        light=(760, 300),
        rim="#ffe6b0",
        scarf=["#7a5010", "#f0c050"],
        wind=0.4,
        dress=0.03,
    )
    theatre_mask(card, 618, 1056, 40, R[0], 0.5, -0.1, light=(0.7, -0.5, 0.5), string=up(618, 1056, 40))
    card.spatter(60, ("#ffe6a8",), opacity=0.6, radius=(0.6, 3))
    for _i in range(40):
        x, y = (g.uniform(0, 1000), g.uniform(300, 1450))
        card.paint(
            place(
                spline(points(-1, 0, 0, -0.5, 1, 0, 0, 0.5), sharp=(0, 2)), g.uniform(6, 12), g.uniform(0, 3), (x, y)
            ),
            ["#8a2a20", "#d9682c", "#ffc860"],
            tone=0.3 + 0.5 * g.random(),
            wobble=0.5,
        )
