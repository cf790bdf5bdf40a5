"""A profile whose thoughts are a flock being called home."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y
from atelier.engine.fields import radial
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline
from atelier.finishes import LinoCard

KEY = ["#000", "#fff"]
PROFILE = spline(
    points(
        560, 1530, 566, 1360, 622, 1262, 716, 1246, 756, 1204, 738, 1150, 766, 1118, 750, 1098, 778, 1070, 756, 1026,
        776, 1004, 842, 980, 838, 950, 786, 872, 752, 812, 766, 752, 748, 640, 680, 506, 540, 410, 368, 408,
        226, 510, 164, 690, 186, 880, 272, 1040, 292, 1180, 252, 1310, 120, 1396, -40, 1440, -40, 1530,
    ),
    sharp=(0, 7, 27, 28),
)  # fmt: skip


def paint() -> Field:
    card = LinoCard(
        "thought_flock",
        paper="#f3e8d2",
        inks=("#dfae86", "#8fa68a", "#c8452f"),
        key="#1d2a2c",
        light=(0.6, -0.5, 0.6),
        pitch=9.0,
        register=4.0,
    )
    far = np.hypot(X - 500, Y - 700)
    card.sky(
        KEY,
        0.76 + 0.08 * np.sin(far / 26),
        texture=0.02,
        plate=1,
        flow=np.arctan2(Y - 700, X - 500) + math.pi / 2,
        ink=0,
    )
    head = fill(PROFILE)
    _face(card, head)
    _flock(card, head)
    return card.finish(chatter=240)


def _face(card: LinoCard, head: Field) -> None:
    """Dark behind, carved open towards the face."""
    edge = np.clip((X - 420) / 380, 0, 1) ** 2
    tone = 0.03 + 0.42 * edge * (Y > 0) - 0.2 * radial(420, 640, 420)
    card.paint(head, KEY, tone=tone, texture=0.04, plate=2, flow=1.2 + (Y - 900) / 900, ink=2.6)
    shoulder = head * np.clip((Y - 1330 - 0.16 * (X - 300)) / 4, 0, 1)
    card.paint(shoulder, KEY, tone=0.3 + 0.26 * np.sin((Y - 0.3 * X) / 15), texture=0.04, plate=3, flow=-0.3, ink=1.4)
    bare = {"texture": 0, "plate": 0, "ink": 0, "wobble": 0.4}
    lid = spline(points(640, 852, 676, 874, 716, 868, 742, 846), False)
    lashes = [
        points(664, 870, 654, 896),
        points(686, 876, 684, 904),
        points(708, 872, 716, 900),
        points(728, 860, 744, 884),
    ]
    card.paint(lines([lid], 8), KEY, tone=1.0, **bare)
    card.paint(lines(lashes, 4.5), KEY, tone=1.0, **bare)
    card.paint(lines([spline(points(640, 786, 690, 764, 738, 782), False)], 9), KEY, tone=1.0, **bare)
    ear = spline(points(402, 812, 440, 800, 462, 836, 452, 890, 424, 934, 398, 922), False)
    inner = spline(points(416, 838, 440, 840, 436, 884, 418, 902), False)
    card.paint(lines([ear, inner], 7), KEY, tone=1.0, **bare)
    card.paint(lines([spline(points(812, 988, 796, 1000, 784, 996), False)], 6), KEY, tone=1.0, **bare)
    # the whistle that calls them
    for k in range(3):
        arc = ellipse(790, 1094, 44 + 38 * k, a0=-0.5, a1=0.5, n=24)
        card.paint(lines([arc], 7 - k), KEY, tone=0.0, texture=0, plate=1, ink=0, wobble=0.4)


def _bird(s: float, turn: float, beat: float) -> Polygon:
    """A swallow with its wings up or down."""
    shape = spline(
        points(
            -0.62,
            0.06,
            -1.0,
            -0.1,
            -0.66,
            -0.04,
            -0.3,
            -0.1,
            -0.28,
            -0.5 * beat,
            -0.5,
            -1.0 * beat,
            0.06,
            -0.46 * beat,
            0.18,
            -0.12,
            0.5,
            -0.12,
            0.66,
            0.0,
            0.4,
            0.1,
            0.1,
            0.12,
            -0.02,
            0.4 * beat,
            -0.34,
            0.74 * beat,
            -0.22,
            0.3 * beat,
            -0.3,
            0.1,
            -0.66,
            0.1,
            -0.98,
            0.26,
        ),
        steps=6,
        sharp=(1, 5, 9, 13, 17),
    )  # fmt: skip
    return place(shape, s, turn)


def _flock(card: LinoCard, head: Field) -> None:
    """From the far corner in a long curve to the crown; pale once they are inside."""
    rng = np.random.default_rng(11)
    way = spline(points(960, 70, 820, 190, 600, 150, 330, 190, 250, 420), False, 40)
    along = np.gradient(way, axis=0)
    taken: list[tuple[float, float]] = [(892.0, 360.0)]

    def is_free(x: float, y: float, room: float) -> bool:
        return all(math.hypot(x - a, y - b) > room for a, b in taken)

    outside: list[Polygon] = []
    inside: list[Polygon] = []
    for _ in range(900):
        i = int(len(way) * rng.random() ** 0.8)
        x, y = way[i] + rng.normal(size=2) * 62
        if (
            not (40 < x < 960 and 45 < y < 520 and head[int(y), int(x)] < 0.2 and is_free(x, y, 58))
            or len(outside) > 36
        ):
            continue
        taken.append((x, y))
        turn = math.atan2(along[i, 1], along[i, 0]) + rng.normal() * 0.25
        outside.append(_bird(rng.uniform(26, 36) * (0.7 + 0.45 * i / len(way)), turn, rng.uniform(0.6, 1.1)) + (x, y))
    for _ in range(900):
        x, y = rng.uniform(215, 610), rng.uniform(440, 760)
        if head[int(y), int(x)] < 0.9 or not is_free(x, y, 78):
            continue
        taken.append((x, y))
        turn = math.atan2(y - 600, x - 410) + math.pi / 2 + rng.normal() * 0.2
        inside.append(_bird(rng.uniform(36, 46), turn, rng.uniform(0.6, 1.1)) + (x, y))
    card.paint(fill(*outside) * (1 - head), KEY, tone=0.0, texture=0, plate=1, ink=1.0, wobble=0.3)
    card.paint(fill(*inside), KEY, tone=1.0, texture=0, plate=0, ink=0, wobble=0.3)
    # one that has not made up its mind
    late = _bird(58, 0.5, 1.0) + (892, 360)
    card.paint(late, KEY, tone=0.9, texture=0, plate=3, ink=1.6, wobble=0.3)
