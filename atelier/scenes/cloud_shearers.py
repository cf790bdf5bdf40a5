"""Clouds are shorn like sheep, and the shepherds carry the wool home."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, ridge, roughen, spline, tube
from atelier.finishes import InkCard
from atelier.motifs.figure import Figure, Look, draw_figure

WOOL = ["#8c9ab0", "#c4ccd6", "#f4f0e8"]
ROSE = ["#b07878", "#e0b0a4", "#f8dccc"]
LIGHT = (-0.5, -0.7, 0.5)


def ground(x: float) -> float:
    """Height of the meadow."""
    return 1250 + 24 * math.sin(x / 180) - 0.03 * x


def paint() -> Field:
    card = InkCard("cloud_shearers", paper="#f7f2e7", light=LIGHT, weight=3.8, wash_strength=0.95)
    card.paint(
        fill(roughen(ellipse(500, 420, 520, 420), 60, 3)),
        ["#7ca4b4", "#b4d0d4", "#e4ece4"],
        tone=0.5 + 0.25 * (Y / 900 - 0.5),
        ink=0,
        wash=0.6,
        wobble=18,
    )
    _meadow(card)
    _woolly_cloud(card)
    _shorn_cloud(card)
    _ladder(card)
    _shepherds(card)
    return card.finish(spatter=8)


def _meadow(card: InkCard) -> None:
    card.paint(
        fill(ridge(lambda x: 1150 + 30 * np.sin(x / 150 + 2), 14, 8, 240)),
        ["#7c9468", "#b4c498"],
        tone=0.55,
        ink=0.4,
        wash=0.6,
        wobble=3,
    )
    hill = fill(ridge(lambda x: 1250 + 24 * np.sin(x / 180) - 0.03 * x, 5, 9, 240))
    card.paint(hill, ["#5c7c4c", "#98b070", "#d8dca8"], tone=0.55 + 0.1 * np.sin(X / 130), ink=0.8, wash=0.9)
    rng = np.random.default_rng(4)
    for _ in range(60):
        x, y = rng.uniform(10, 990), rng.uniform(1290, 1480)
        card.stroke(points(x, y, x + rng.normal() * 4, y - rng.uniform(9, 22)), [1.3, 0.5], 0.6)


def _puffs(
    card: InkCard,
    x: float,
    y: float,
    wide: float,
    high: float,
    seed: int,
    ramp: list[str],
    count: int = 17,
    ink: float = 1.0,
    bare: tuple[float, float, float] | None = None,
) -> None:
    """A fleece: scalloped masses laid from the back to the front, curls drawn inside."""
    rng = np.random.default_rng(seed)
    angles = np.linspace(0, 2 * math.pi, count, endpoint=False)
    rim = [
        ellipse(
            x + wide * math.cos(a),
            y + high * math.sin(a),
            wide * rng.uniform(0.24, 0.34),
            high * rng.uniform(0.36, 0.46),
        )
        for a in angles
    ]
    body = fill(*[roughen(puff, 4, i) for i, puff in enumerate(rim)], ellipse(x, y, wide * 1.02, high * 1.04))
    card.paint(
        body,
        ramp,
        tone=0.74 - 0.42 * (Y - (y - high)) / (2 * high) + 0.06 * (x - X) / wide,
        ink=ink,
        wash=0.9,
        wobble=2,
    )
    for _ in range(count * 2):
        a, d = rng.uniform(0, 6.28), math.sqrt(rng.random()) * 0.86
        cx, cy, r = x + wide * d * math.cos(a), y + high * d * math.sin(a), rng.uniform(13, 30)
        if bare and math.hypot(cx - bare[0], cy - bare[1]) < bare[2]:  # no curls over the face
            continue
        turn = rng.uniform(0, 6.28)
        curl = place(
            np.array([(r * (1 - k / 9) * math.cos(k * 0.75), r * (1 - k / 9) * math.sin(k * 0.75)) for k in range(8)]),
            1,
            turn,
            (cx, cy),
        )
        card.stroke(curl, [0.5, 1.5, 1.1, 0.5], 0.55)


def _woolly_cloud(card: InkCard) -> None:
    _puffs(card, 570, 432, 300, 180, 2, WOOL, 19, bare=(770, 400, 130))
    # shorn patch low on its flank, smooth and a little pink
    patch = spline(points(330, 470, 400, 430, 470, 470, 480, 550, 430, 610, 340, 600, 290, 540))
    card.paint(patch, ROSE, tone=0.62, ink=0.7, wash=1.0)
    for k in range(5):
        card.stroke(points(330 + 24 * k, 492 + 12 * (k % 2), 344 + 24 * k, 510 + 10 * (k % 2)), [0.7, 1.0, 0.5], 0.5)
    # a drowsy face on the right, with ears of fleece left bare
    for x in (706, 800):
        card.stroke(spline(points(x - 27, 384, x, 403, x + 27, 386), False)[::4], [1.6, 4.2, 1.6], 1.0)
    card.stroke(spline(points(726, 462, 754, 476, 784, 460), False)[::4], [1.4, 3.2, 1.4], 0.95)
    for x in (672, 838):
        card.paint(ellipse(x, 432, 27, 17), ROSE, tone=0.6, ink=0, wash=1.1)


def _shorn_cloud(card: InkCard) -> None:
    bare = spline(points(96, 300, 150, 262, 220, 268, 282, 300, 290, 344, 232, 372, 150, 370, 98, 346))
    card.paint(bare, ROSE, tone=0.66, ink=0.9, wash=0.8)
    for dx in (0, 44):
        card.paint(ellipse(170 + dx, 310, 5, 6), ["#20202c"], tone=0.2, ink=0, wash=5)
    card.stroke(spline(points(176, 340, 192, 334, 208, 341), False)[::4], [0.9, 1.6, 0.9], 0.9)
    for x in (140, 170, 200, 232, 256):
        card.stroke(points(x, 392 + (x % 3) * 5, x - 5, 420 + (x % 3) * 5), [0.6, 1.3, 0.5], 0.6)
    for x, y, r in ((330, 250, 13), (356, 214, 9)):
        _puffs(card, x, y, r, r * 0.8, int(x), WOOL, 6, 0.5)


def _ladder(card: InkCard) -> None:
    foot, top = np.array((262.0, ground(262))), np.array((352.0, 560.0))
    for off in (-19, 19):
        card.stroke(
            points(foot[0] + off, foot[1], *(foot * 0.5 + top * 0.5 + (off, 0)), top[0] + off, top[1]), [3.4, 3.0, 2.6]
        )
    for k in np.linspace(0.05, 0.97, 17):
        x, y = foot * (1 - k) + top * k
        card.stroke(points(x - 20, y, x + 20, y - 2), [1.8, 1.6], 0.9)


def _sack(card: InkCard, x: float, y: float, wide: float, high: float, seed: int) -> None:
    _puffs(card, x, y, wide, high, seed, WOOL, 11, 0.8)


def _shepherds(card: InkCard) -> None:
    clipping = Figure(
        Look(
            "lanky",
            "#a56b48",
            "#2a1a1a",
            "short",
            "shirt",
            "#6a8c9c",
            "#4a4038",
            "#4a3428",
            "#c9a060",
            "straw",
            "#e0b860",
        ),
        "climb",
        62,
        lh=(0.1, 0.5, 0.75),
        rh=(-0.1, 0.75, 0.5),
    )
    on_ladder = draw_figure(card, clipping, 322, 812, 300, ink=0.8, light=LIGHT)
    hand = on_ladder.at(*clipping.joints["lhand"][:2])
    red = ["#8f1d20", "#cc3a2c", "#ec7a5c"]
    for turn in (-0.35, 0.25):
        blade = place(points(0, -4, 86, -7, 96, 0, 84, 5, 0, 5), 1, turn - 0.35, (hand[0] - 4, hand[1]))
        card.paint(blade, red, tone=0.4, ink=0.8, wash=2.3)
    bearer = Figure(
        Look(
            "stout", "#d9a07e", "#5a3a2a", "curly", "overalls", "#d8c8a0", "#5c7088", "#4a3428", "#c9a060", beard=True
        ),
        "overhead",
        58,
        lf=(0.06, -0.94, 0.3),
        rf=(-0.06, -0.93, -0.28),
    )
    x = 560.0
    _sack(card, x + 4, ground(x) - 340, 118, 80, 5)
    draw_figure(
        card, bearer, x, ground(x) + 10, 270, ink=0.8, light=LIGHT, shadow=options(kx=0.5, ky=0.1, strength=0.4)
    )
    runner = Figure(
        Look("child", "#c98d66", "#8a3c1c", "braids", "dress", "#c8402f", "#7a4a34", "#4a2820", "#f4d080"),
        "run",
        76,
        lh=(0.1, 0.75, 0.6),
        rh=(-0.1, 0.5, 0.8),
    )
    x = 800.0
    draw_figure(
        card,
        runner,
        x,
        ground(x) + 16,
        210,
        ink=0.75,
        light=LIGHT,
        shadow=options(kx=0.5, ky=0.1, strength=0.4, y=ground(x) + 22),
    )
    _sack(card, 914, ground(900) - 250, 30, 22, 9)
    card.paint(tube(points(404, 1330, 440, 1322, 476, 1334), [16, 22, 14]), WOOL, tone=0.6, ink=0.7, wash=0.7)
    _sack(card, 150, 1330, 86, 56, 12)
