"""A bear in a coat reads one letter in a field of unopened envelopes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, Y, options
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, ridge
from atelier.engine.solid import Solid, ground_shadow, paint_solid
from atelier.finishes.ink import InkCard
from atelier.motifs.books import envelope


def paint() -> Field:
    card = InkCard("bear_letter", light=(-0.55, -0.6, 0.6), weight=4.2)
    rng = np.random.default_rng(4)
    sky = fill(points(-20, -20, 1020, -20, 1020, 420, 700, 452, 400, 430, -20, 470))
    card.paint(
        sky * smoothstep(0, 260, Y),
        ["#5a7088", "#9db2c2", "#d8e2e6"],
        tone=0.62 - 0.3 * smoothstep(150, 440, Y) + 0.2 * (card.noise(260, 3) - 0.5),
        ink=0,
        wobble=14,
        wash=0.8,
    )
    card.paint(fill(ridge(455, 26, 5, 240, base=540)), ["#51647c", "#90a4b8"], tone=0.5, ink=0, wash=0.55, wobble=5)
    lay, near = _birches(card, rng)
    _footprints(card)
    _reader(card)
    lay(near)
    _snow(card, rng)
    return card.finish(spatter=18)


def _birches(card: InkCard, rng: Any) -> tuple[Any, Any]:
    """Birches."""
    for i, x in enumerate((70, 128, 182, 262, 700, 765, 842, 884, 950)):
        y = 520 + i * 29 % 40
        h = 270 + i * 67 % 160
        top = x + rng.normal() * 16
        card.stroke(points(x, y, (x + top) / 2 + rng.normal() * 5, y - h * 0.5, top, y - h), [3.6, 2.6, 1.0], 0.85)
        for _k in range(8):
            t = rng.uniform(0.3, 0.95)
            bx, by = (x + (top - x) * t, y - h * t)
            d = rng.choice([-1, 1])
            reach = h * 0.2 * (1.2 - t)
            card.stroke(
                points(
                    bx, by, bx + d * reach * 0.6, by - reach * 0.35, bx + d * reach, by - reach * rng.uniform(0.5, 1)
                ),
                [1.5, 1.1, 0.5],
                0.8,
            )
    card.paint(
        fill(ridge(540, 18, 8, 380)),
        ["#9fb4c8", "#e6ecee", "#ffffff"],
        tone=0.86 + 0.2 * (card.noise(300, 3) - 0.5),
        ink=0.5,
        wash=0.5,
        wobble=3,
    )
    pts = [
        (
            (i + 0.5 + rng.uniform(-0.42, 0.42) + 0.5 * (k % 2)) * 1040 / n - 20,
            556 + 934 * (max(0.0, k + rng.uniform(-0.22, 0.22)) / 14) ** 1.4,
        )
        for k in range(15)
        for n in (max(5, 15 - k // 1),)
        for i in range(n)
    ]
    pts = [q for q in pts if q[1] == q[1] and rng.random() < 0.8]
    pts = [(x, y) for x, y in sorted(pts, key=lambda q: q[1]) if not (330 < x < 690 and 900 < y < 1300)]
    near = [q for q in pts if q[1] >= 1235]

    def lay(ps: Any) -> None:
        for x, y in ps:
            w = 16 + 120 * ((y - 540) / 940) ** 1.25
            envelope(card, x, y, w, rng.normal() * 0.5, squash=0.5)

    lay([q for q in pts if q[1] < 1235])
    return lay, near


def _footprints(card: InkCard) -> None:
    """The way the bear has come, from the trees."""
    for i in range(13):
        q = i / 12
        x = 640 + 300 * q + 22 * math.sin(i * 2.2)
        y = 1240 - 620 * q**0.75
        r = 20 * (1 - 0.78 * q)
        card.paint(
            fill(ellipse(x + i % 2 * r * 1.7, y, r, r * 0.5)), ["#7a92ac", "#b8c8d6"], tone=0.3, ink=0.35, wash=0.9
        )


def _bear_in_a_coat() -> Solid:
    """A heavy bear on its hind legs, turned a little to the right, bent over what it holds."""
    bear = Solid()
    for side, x in ((-1, -0.1), (1, 0.1)):
        bear.limb("boots", [(x, 0.2, 0.02), (x, 0.06, 0.03)], [0.075, 0.07])
        bear.limb("boots", [(x, 0.045, 0.06), (x + side * 0.02 + 0.02, 0.035, 0.16)], [0.062, 0.055], k=0.02)
    down = np.linspace(0, 1, 320)
    centres = np.stack([0.0 + 0.02 * np.sin(down * 3), 0.84 - 0.69 * down, 0.02 + 0 * down], 1)
    width = np.interp(down, [0, 0.12, 0.3, 0.6, 1], [0.1, 0.175, 0.215, 0.238, 0.272])
    bear.rings("coat", centres, width, 0.045, width * 0.78, 0.0)
    for x in (-0.2, -0.11, 0.0, 0.1, 0.19):
        bear.limb(
            "coat",
            [(x * 0.8, 0.46, 0.165 - x * x * 2), (x, 0.3, 0.19 - x * x * 2), (x * 1.14, 0.15, 0.2 - x * x * 2)],
            [0.006, 0.017, 0.025],
            k=0.03,
        )
    bear.limb("coat", [(0.18, 0.735, 0.0), (0.275, 0.6, 0.08), (0.27, 0.575, 0.2)], [0.085, 0.078, 0.066], k=0.02)
    bear.limb("coat", [(-0.165, 0.73, 0.06), (-0.235, 0.57, 0.17), (-0.03, 0.545, 0.3)], [0.09, 0.084, 0.07], k=0.02)
    bear.ball("cuff", (0.275, 0.585, 0.25), 0.067, 0.06, 0.05, k=0.004)
    bear.ball("cuff", (0.0, 0.552, 0.33), 0.05, 0.07, 0.06, rot=0.1, k=0.004)
    bear.ball("fur", (0.03, 0.87, 0.06), 0.13, 0.1, 0.13)
    bear.ball("fur", (0.03, 0.965, 0.08), 0.142, 0.125, 0.13)
    bear.ball("fur", (0.08, 0.9, 0.13), 0.11, 0.09, 0.11, k=0.04)
    for x, z in ((-0.075, 0.06), (0.125, 0.02)):
        bear.ball("fur", (x, 1.082, z), 0.052, 0.052, 0.03, k=0.012)
        bear.ball("ear", (x + 0.008, 1.078, z + 0.022), 0.028, 0.03, 0.016, k=0.004)
    bear.limb("muzzle", [(0.115, 0.9, 0.2), (0.165, 0.862, 0.25), (0.205, 0.826, 0.27)], [0.062, 0.056, 0.043], k=0.03)
    bear.ball("nose", (0.236, 0.836, 0.3), 0.032, 0.026, 0.03, rot=-0.8)
    return bear


def _scarf() -> Solid:
    scarf = Solid()
    loop = [(-0.11, 0.82, 0.05), (-0.05, 0.785, 0.17), (0.06, 0.775, 0.2), (0.15, 0.8, 0.12)]
    scarf.limb("scarf", loop, [0.04, 0.05, 0.052, 0.04], k=0.01)
    scarf.limb("scarf", [(-0.1, 0.8, 0.14), (-0.23, 0.76, 0.2), (-0.34, 0.8, 0.16), (-0.45, 0.75, 0.12)],
               [0.036, 0.05, 0.05, 0.056], k=0.01, flat=0.5)  # fmt: skip
    scarf.limb("scarf", [(-0.08, 0.79, 0.16), (-0.2, 0.69, 0.22), (-0.31, 0.68, 0.2), (-0.4, 0.61, 0.16)],
               [0.034, 0.044, 0.046, 0.05], k=0.01, flat=0.5)  # fmt: skip
    return scarf


def _reader(card: InkCard) -> None:
    """The bear, its scarf, and the letter between its paws."""
    x, y, size = 486.0, 1286.0, 850.0
    baked = _bear_in_a_coat().bake(x, y, size, smooth=2.2)
    ground_shadow(card, baked.silhouette, y - 8, kx=0.95, ky=0.2, strength=0.85, colour="#7a90ac", soft=4)
    paint_solid(
        card,
        baked,
        {
            "coat": ["#161a24", "#333c4a", "#586474", "#98a4b0"],
            "cuff": ["#1c222c", "#3e4856", "#6a7684"],
            "boots": ["#1a1210", "#4a3328", "#7a5844"],
            "fur": ["#2a1810", "#6e4526", "#a87444", "#d8aa78"],
            "ear": ["#3a2018", "#8a5a48", "#c89080"],
            "muzzle": ["#6a4a30", "#c09468", "#e8cda0"],
            "nose": ["#08080c", "#15131a"],
        },
        ink=1.25,
        volume=0.85,
        over={
            "coat": options(wash=1.4, tone=0.42),
            "fur": options(wash=1.8, tone=0.4),
            "muzzle": options(wash=1.2, tone=0.52),
            "nose": options(wash=3.0, tone=0.1),
            "boots": options(wash=2.0, tone=0.24),
        },
    )
    fur, _ = baked.groups["fur"]
    gy, gx = np.gradient(blur(baked.depth, 8))
    card.hatch(fur, ["#201818"], 2600, (7, 18), (0.8, 1.7), np.arctan2(gy, gx), 0.45)

    def on(px: float, py: float) -> tuple[float, float]:
        at = baked.at(px, py)
        return float(at[0]), float(at[1])

    _face(card, on)
    _buttons(card, on)
    wool = _scarf().bake(x, y, size, smooth=2.0)
    paint_solid(
        card,
        wool,
        {"scarf": ["#7a1518", "#c8302a", "#e86a50", "#f6a088"]},
        ink=1.1,
        volume=0.8,
        over={"scarf": options(wash=2.6, tone=0.36)},
    )
    for px, py, way in ((-0.49, 0.735, 3.3), (-0.435, 0.575, 3.8)):  # fringes
        for k in np.linspace(-1, 1, 7):
            fx, fy = on(px + 0.016 * k * math.sin(way) + 0.012, py + 0.04 * k)
            card.stroke(points(fx, fy, fx + 22 * math.cos(way), fy - 22 * math.sin(way) + 4 * k), [2.4, 1.2], 0.8)
    _letter(card, on)
    paws = Solid()
    paws.ball("fur", (0.272, 0.618, 0.3), 0.05, 0.056, 0.05)
    paws.ball("fur", (0.06, 0.566, 0.4), 0.056, 0.05, 0.05)
    held = paws.bake(x, y, size, smooth=1.6)
    paint_solid(
        card,
        held,
        {"fur": ["#2a1810", "#6e4526", "#a87444", "#d8aa78"]},
        ink=1.1,
        over={"fur": options(wash=1.5, tone=0.44)},
    )
    for px, py, way in ((0.272, 0.64, 1.9), (0.07, 0.59, 1.1)):
        at = on(px, py)
        for k in (-1, 0, 1):
            root = (at[0] + 15 * k, at[1] - 10 + 3 * abs(k))
            card.stroke(points(*root, root[0] + 11 * math.cos(way), root[1] - 15 * math.sin(way)), [3.4, 0.8], 0.95)


def _face(card: InkCard, on: Any) -> None:
    """Eyes on the letter, a brow, a mouth that has not decided yet."""
    for px, py, r in ((0.058, 0.975, 1.0), (0.142, 0.968, 0.82)):
        ex, ey = on(px, py)
        card.paint(fill(ellipse(ex, ey, 10 * r, 12 * r)), ["#0a0a10"], tone=0.1, ink=0.6, wash=3.2, clear=0)
        card.stroke(points(ex - 14 * r, ey - 6 * r, ex, ey - 14 * r, ex + 14 * r, ey - 7 * r), [1.2, 3.0, 1.4], 0.95)
        card.paint(fill(ellipse(ex + 3 * r, ey - 3 * r, 3.4 * r)), ["#ffffff"], tone=1, ink=0, wash=0)
        card.stroke(points(ex - 20 * r, ey - 27 * r, ex, ey - 35 * r, ex + 17 * r, ey - 28 * r), [1.4, 3.4, 1.2], 0.9)
    mouth = [on(*at) for at in ((0.228, 0.806), (0.2, 0.79), (0.165, 0.795), (0.135, 0.815))]
    card.stroke(np.array(mouth), [1.4, 2.6, 2.4, 1.0], 0.9)


def _buttons(card: InkCard, on: Any) -> None:
    """The edge of the coat and what closes it."""
    card.stroke(np.array([on(*at) for at in ((0.07, 0.5), (0.085, 0.33), (0.1, 0.13))]), [1.2, 2.6, 1.4], 0.9)
    for py in (0.45, 0.36, 0.27):
        bx, by = on(0.045 + 0.05 * (0.45 - py), py)
        card.paint(ellipse(bx, by, 9.5), ["#1c1410", "#4a3428", "#8a6a50"], tone=0.3, ink=0.9, wash=2.0)
    pocket = np.array([on(*at) for at in ((-0.2, 0.36), (-0.1, 0.345))])
    card.stroke(pocket, [2.6, 2.2], 0.9)


def _letter(card: InkCard, on: Any) -> None:
    """One sheet, written on in lines nobody can read."""
    corners = np.array([on(0.065, 0.735), on(0.3, 0.765), on(0.285, 0.575), on(0.075, 0.545)])
    card.paint(corners, ["#c8ccd0", "#fffdf6", "#ffffff"], tone=0.8, ink=1.15, wash=0.4)
    top_left, top_right, low_right, low_left = corners
    across = np.linspace(0.1, 0.9, 26)[:, None]
    written = []
    for i in range(6):
        down = 0.14 + 0.13 * i
        left, right = top_left + (low_left - top_left) * down, top_right + (low_right - top_right) * down
        line = left + (right - left) * across
        line[:, 1] += np.sin(np.arange(26) * 1.7 + i) * 2.6
        written.append(line[: 15 if i == 5 else 26])
    card.paint(lines(written, 2.4), ["#2a2a38"], opacity=0.9, ink=0, wash=2.6, clear=0)


def _snow(card: InkCard, rng: Any) -> None:
    flakes = [
        ellipse(px, py, 3 + 3 * rng.random())
        for px, py in zip(*rng.uniform((0, 0), (1000, 900), (60, 2)).T, strict=True)
    ]
    card.paint(fill(*flakes), ["#ffffff"], tone=1.0, ink=0, wash=0)
