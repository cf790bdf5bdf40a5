"""A ship sails through a wheat field, and its anchor drags poppies behind it."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y, blank
from atelier.engine.card import Card
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur, dot
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, spline, tube

AT = np.array((424.0, 860.0))
COURSE = math.radians(122)
"""Down the card and to the left."""
SIZE, FLAT, RISE = 380.0, 0.8, 0.66
WHEAT = ["#6a3a1c", "#a86a24", "#dca038", "#f6cc60", "#fff0b0"]
OAK = ["#241418", "#5a3024", "#a0603a", "#dca468", "#ffe6b4"]
LINEN = ["#7c7a94", "#c9bcae", "#f6ead2", "#fffdf2"]
HULL = ["#0c2438", "#1c4a66", "#3f8296", "#9cc8c0"]


def seen(u: float, v: float, h: float = 0.0) -> tuple[float, float]:
    """The pixel of a point of the ship: u to the bow, v to starboard, h up, seen from high above."""
    cos, sin = math.cos(COURSE), math.sin(COURSE)
    x, y = u * cos - v * sin, u * sin + v * cos
    return float(AT[0] + SIZE * x), float(AT[1] + SIZE * (y * FLAT - h * RISE))


def outline(*coordinates: float, h: float = 0.0) -> Polygon:
    """Points (u, v) at one height as pixels."""
    return np.array([seen(u, v, h) for u, v in points(*coordinates)])


def deck(h: float, grow: float = 1.0) -> Polygon:
    """The plan of the ship at a height."""
    half = points(1.0, 0, 0.72, 0.17, 0.3, 0.27, -0.2, 0.29, -0.7, 0.25, -0.92, 0.18)
    ring = np.concatenate([half, (half[:0:-1]) * (1, -1)])
    return np.array([seen(u * grow, v * grow, h) for u, v in spline(ring, sharp=(0, 5, 6))])


def paint() -> Field:
    card = Card("wheat_ship", ground="#b97a2c", light=(-0.6, -0.6, 0.5))
    wake = _wake()
    _field(card, wake)
    _hedge(card)
    _shadow(card)
    _hull(card)
    card.brush(sizes=(20, 11, 6, 3.4), aspect=4.2)
    _stalks(card, wake)
    _poppies(card)
    _deck(card)
    _bow_wave(card)
    for u, tall, wide in ((-0.5, 0.95, 0.4), (0.02, 1.25, 0.5), (0.5, 0.95, 0.38)):
        _mast(card, u, tall, wide)
    _jib(card)
    _lookout(card)
    return card.finish(bloom=0.22, vignette=0.34, vignette_colour="#4a2410", lift="#2a1814", warm="#fff0cf")


def _wake() -> Field:
    """Where the wheat lies flat behind the ship, ever wider and fainter."""
    stern = np.array(seen(-0.9, 0))
    bend = points(*stern, 640, 470, 740, 320, 800, 170, 812, -40)
    return blur(fill(tube(bend, [70, 84, 92, 96, 100])), 8)


def _field(card: Card, wake: Field) -> None:
    """Wind goes over the wheat in long swells."""
    swell = np.sin((Y * 1.2 + X * 0.36) / 52 + 1.6 * np.sin(X / 210) + 0.8 * np.sin(Y / 240))
    fine = np.sin((Y * 1.3 + X * 0.5) / 17 + 2 * card.noise(160, 2))
    tone = 0.58 + 0.15 * swell + 0.04 * fine + 0.08 * (1 - Y / 1500)
    card.sky(WHEAT, tone, texture=0.2, texture_size=46, stretch=(0.6, 1.6), flow=1.25 + 0.35 * swell)
    lying = 0.4 + 0.14 * np.sin((X + Y * 0.3) / 9 + 3 * card.noise(90, 2))
    card.paint(wake, WHEAT, tone=lying, texture=0.2, texture_size=30, wobble=4, edge=0, flow=2.0, opacity=wake * 0.9)
    crest = np.clip(blur(wake, 16) - blur(wake, 4), 0, 1) * 3
    card.glaze(np.clip(crest, 0, 0.7), "#fff0b0", "screen")


def _hedge(card: Card) -> None:
    """The coast: a lane and a hedge across one corner."""
    lane = tube(points(-40, 250, 120, 170, 260, 80, 330, -40), [34, 34, 32, 30])
    card.paint(lane, ["#8a5a34", "#c89a64", "#f0d8a4"], tone=0.6, texture=0.16, flow=-0.6, wobble=4)
    land = fill(spline(points(-40, -40, 300, -40, 236, 60, 110, 140, -40, 208)))
    card.paint(land, ["#24401c", "#4c7434", "#8caa54", "#c8d48a"], tone=0.5, texture=0.24, texture_size=40, wobble=5)
    rng = np.random.default_rng(3)
    for k in np.linspace(0, 1, 15):
        x, y = -10 + 310 * k, 205 - 235 * k + 26 * math.sin(k * 3)
        r = rng.uniform(20, 34)
        bush = ellipse(x, y, r, r * 0.84)
        card.paint(
            bush,
            ["#14301c", "#2f5a2c", "#6c9444", "#b8cc74"],
            tone=0.45,
            volume=0.8,
            roundness=18,
            wobble=4,
            contact=0.5,
            contact_offset=(9, 12),
            contact_blur=8,
            texture=0.2,
            texture_size=14,
        )


def _shadow(card: Card) -> None:
    """Hull and sails lie as shade on the corn, to the right."""
    cast = [deck(0) + (k * 9, k * 4) for k in range(7)]
    for u, tall, wide in ((-0.5, 0.95, 0.4), (0.02, 1.25, 0.5), (0.5, 0.95, 0.38)):
        foot = np.array(seen(u, 0))
        reach = np.array((tall * 330, tall * 150))
        half = np.array(seen(0, wide)) - np.array(seen(0, 0))
        cast.append(
            np.array(
                [
                    foot + reach * 0.34 - half,
                    foot + reach * 0.34 + half,
                    foot + reach + half * 0.8,
                    foot + reach - half * 0.8,
                ]
            )
        )
    card.shade(blur(fill(*cast), 7) * 0.6, "#5a2c3c")


def _hull(card: Card) -> None:
    """The side of the ship, from the corn up to the rail."""
    side = fill(deck(0.0, 0.9), deck(0.26), *[deck(k, 0.9 + 0.1 * k / 0.26) for k in np.linspace(0, 0.26, 9)])
    lit = 0.42 - 0.3 * (X - AT[0]) / SIZE
    card.paint(side, HULL, tone=lit, texture=0.08, texture_size=40, detail=0.8, contact=0.5, contact_blur=14, wobble=1)


def _deck(card: Card) -> None:
    """Rail, planks, hatches and the poop."""
    card.paint(deck(0.26, 1.0), HULL, tone=0.8, wobble=0.5, edge=0, texture=0.05)
    plan = fill(deck(0.26, 0.93))
    card.paint(plan, OAK, tone=0.62 - 0.2 * (X - AT[0]) / SIZE, texture=0.1, texture_size=20, wobble=0.4, edge=0.1)
    planks = [outline(-0.9, v, 0.9, v, h=0.26) for v in np.arange(-0.25, 0.26, 0.05)]
    card.shade(lines(planks, 2) * plan * 0.5, "#5a3024")
    for u0, u1, v in ((-0.3, -0.14, 0.1), (0.22, 0.36, 0.08)):
        hatch = outline(u0, -v, u1, -v, u1, v, u0, v, h=0.28)
        card.paint(hatch, ["#1c1014", "#5a3024", "#8a5434"], tone=0.35, wobble=0.4, contact=0.4, contact_blur=5)
    poop = outline(-0.66, 0.22, -0.9, 0.16, -0.9, -0.16, -0.66, -0.22, h=0.34)
    card.paint(poop, OAK, tone=0.8, texture=0.08, wobble=0.4, contact=0.5, contact_blur=6)
    card.paint(lines([outline(-0.66, 0.22, -0.66, -0.22, h=0.34)], 5), OAK, tone=0.3, edge=0, wobble=0.2)
    spar = [np.array([seen(0.9, 0, 0.3), seen(1.3, 0, 0.46)])]
    card.paint(lines(spar, 11), OAK, tone=0.5, volume=0.5, roundness=5, wobble=0.3)


def _sail(u: float, low: float, high: float, wide: float, belly: float) -> tuple[Polygon, Field]:
    """A square sail blown forward: its outline, and its surface as (row, column, xy)."""
    rows, columns = np.linspace(0, 1, 15), np.linspace(-1, 1, 17)
    grid = np.array(
        [
            [
                seen(
                    u + belly * math.sin(math.pi * (0.1 + 0.8 * b)) * (1 - 0.55 * a * a),
                    a * wide * (1 - 0.14 * b),
                    low + (high - low) * b,
                )
                for a in columns
            ]
            for b in rows
        ]
    )
    ring = np.concatenate([grid[0], grid[1:, -1], grid[-1, -2::-1], grid[-2:0:-1, 0]])
    return ring, grid


def _mast(card: Card, u: float, tall: float, wide: float) -> None:
    """A mast with a course and a topsail."""
    pole = np.array([seen(u, 0, 0.26), seen(u, 0, tall + 0.42)])
    card.paint(lines([pole], 12), OAK, tone=0.4, volume=0.6, roundness=5, wobble=0.3)
    for low, high, w, belly in (
        (0.42, 0.42 + tall * 0.5, wide, 0.2),
        (0.46 + tall * 0.5, 0.36 + tall, wide * 0.78, 0.15),
    ):
        ring, grid = _sail(u + 0.02, low, high, w, belly)
        mask = fill(ring)
        for row in grid[:-1]:
            mask = np.maximum(mask, fill(np.concatenate([row, grid[-1][::-1]])))
        left, right = ring[:, 0].min(), ring[:, 0].max()
        top, bottom = ring[:, 1].min(), ring[:, 1].max()
        across, down = (X - left) / (right - left), (Y - top) / (bottom - top)
        tone = 0.86 - 0.44 * smoothstep(0.4, 1.0, across) - 0.2 * smoothstep(0.7, 1.0, down)
        card.paint(
            mask,
            LINEN,
            tone=tone,
            volume=0.35,
            roundness=26,
            texture=0.08,
            texture_size=40,
            wobble=0.6,
            contact=0.35,
            contact_blur=9,
            contact_offset=(9, 6),
            rim="#fffbe6",
            rim_width=3,
        )
        seams = [grid[:, k] for k in (4, 8, 12)]
        card.shade(lines(seams, 1.8) * mask * 0.35, "#8a7a78")
        yard = np.array([seen(u, -w * 1.0, high + 0.01), seen(u, w * 1.0, high + 0.01)])
        card.paint(lines([yard], 9), OAK, tone=0.4, volume=0.5, roundness=4, wobble=0.3)
    top = np.array(seen(u, 0, tall + 0.42))
    flag = spline(points(0, 0, -34, 6, -62, -4, -60, 15, -32, 24, 0, 17) * (tall / 1.1) + top, sharp=(0, 2, 3, 5))
    card.paint(flag, ["#8f2420", "#d8402f", "#f48a64"], tone=0.5, volume=0.4, roundness=6, wobble=0.3)


def _jib(card: Card) -> None:
    """The small sail in front."""
    jib = np.array([seen(1.28, 0, 0.48), seen(0.62, 0.0, 1.1), seen(0.7, -0.12, 0.42)])
    card.paint(
        spline(jib, steps=10, sharp=(0, 1, 2)),
        LINEN,
        tone=0.72,
        volume=0.3,
        roundness=20,
        wobble=0.4,
        contact=0.3,
        contact_blur=8,
    )


def _bow_wave(card: Card) -> None:
    """Ears of wheat part at the bow like spray."""
    rng = np.random.default_rng(9)
    stems, ears = [], []
    for _ in range(330):
        side = rng.choice((-1, 1))
        k = rng.random() ** 0.8
        u = 0.98 - 1.8 * k
        width = np.interp(u, [-0.92, -0.2, 0.3, 0.72, 1.0], [0.2, 0.29, 0.27, 0.17, 0.02]) * 0.92
        foot = np.array(seen(u, side * (width + rng.uniform(0.0, 0.07)))) + (0, 8)
        out = np.array(seen(u, side)) - np.array(seen(u, 0))
        tip = (
            foot
            + out / np.linalg.norm(out) * rng.uniform(8, 40) * (1.1 - k)
            + (0, -rng.uniform(24, 52) * (1.15 - 0.6 * k))
        )
        if side < 0 and foot[1] < AT[1] - 60:  # the far side is hidden by the ship
            continue
        stems.append(spline(np.array([foot, (foot + tip) / 2 + (0, -8), tip]), False, 5))
        ears.append(tube(np.array([tip, tip + (tip - foot) * 0.24]), [3.2, 1.4]))
    card.paint(lines(stems, 2.2), WHEAT, tone=0.62, texture=0.3, texture_size=20, edge=0, wobble=0.3)
    card.paint(fill(*ears), WHEAT, tone=0.85, texture=0.2, texture_size=20, edge=0, wobble=0.2)


def _stalks(card: Card, wake: Field) -> None:
    """Single ears, short far up the card and longer near us."""
    rng = np.random.default_rng(7)
    stems, ears, widths = [], [], []
    for _ in range(2600):
        x, y = rng.uniform(0, 1000), rng.uniform(230, 1490)
        if wake[int(y), int(x)] > 0.3:
            continue
        h = (12 + 26 * y / 1500) * rng.uniform(0.7, 1.3)
        lean = 0.3 + 0.3 * math.sin((y * 1.2 + x * 0.36) / 52) + rng.normal() * 0.12
        tip = (x - h * lean, y - h)
        stems.append(points(x, y, *tip))
        widths.append(1.0 + y / 1300)
        ears.append(tube(points(*tip, tip[0] - h * lean * 0.4, tip[1] - h * 0.32), [1.2 + y / 900, 0.8]))
    card.paint(lines(stems, widths), WHEAT, tone=0.45, texture=0.4, texture_size=30, edge=0, wobble=0.3, opacity=0.7)
    card.paint(fill(*ears), WHEAT, tone=0.82, texture=0.35, texture_size=30, edge=0, wobble=0.2, opacity=0.9)


def _poppies(card: Card) -> None:
    """The cable runs back over the lying corn to an anchor heaped with red."""
    anchor = np.array((742.0, 300.0))
    stern = np.array(seen(-0.9, 0.06, 0.2))
    cable = spline(np.array([stern, (650, 470), (704, 380), anchor]), False)
    card.shade(blur(lines([cable + (6, 8)], 7), 2) * 0.5, "#5a2c3c")
    card.paint(lines([cable], 6.5), ["#3a2018", "#a07a4c", "#f0d8a0"], tone=0.5, volume=0.4, roundness=3, wobble=0.4)
    shank = np.array((0.45, -0.89))
    across = np.array((0.89, 0.45))
    crown = anchor + shank * 120
    ends = [crown + across * s * 70 - shank * 34 for s in (-1, 1)]
    arms = tube(
        np.array(
            [ends[0], crown + across * -42 + shank * 4, crown + shank * 14, crown + across * 42 + shank * 4, ends[1]]
        ),
        [5, 9, 11, 9, 5],
    )
    iron = [
        arms,
        tube(np.array([anchor, crown]), [8, 9]),
        tube(np.array([anchor + shank * 26 - across * 36, anchor + shank * 26 + across * 36]), [6, 6]),
    ]
    iron += [np.array([e - shank * 24, e + across * 17 + shank * 8, e - across * 17 + shank * 8]) for e in ends]
    card.paint(
        fill(*iron),
        ["#141c28", "#34465a", "#7c94a4", "#d8e4e0"],
        tone=0.42,
        volume=0.8,
        roundness=7,
        wobble=0.4,
        contact=0.6,
        contact_blur=6,
        contact_offset=(7, 9),
    )
    rng = np.random.default_rng(12)
    spots = [
        (crown + across * rng.normal() * 42 + shank * rng.uniform(-20, 70), rng.uniform(11, 21)) for _ in range(30)
    ]
    for k in rng.random(46):  # those it lost on the way
        at = np.array((np.interp(k, [0, 1], [800, 812]), np.interp(k, [0, 1], [190, -20])))
        spots.append((at + rng.normal(size=2) * (44, 10), rng.uniform(8, 16)))
    for x, y, count in ((250, 1400, 26), (800, 1290, 22), (900, 760, 12), (120, 560, 9)):  # and those that still grow
        spots += [(np.array((x, y)) + rng.normal(size=2) * (95, 42), rng.uniform(6, 15)) for _ in range(count)]
    spots.sort(key=lambda spot: spot[0][1])
    hearts = blank()
    for at, r in spots:
        petals = [
            ellipse(at[0] + r * 0.42 * math.cos(a), at[1] + r * 0.34 * math.sin(a), r * 0.7, r * 0.56)
            for a in (0.5, 2.1, 3.7, 5.2)
        ]
        card.paint(
            fill(*petals),
            ["#6a1018", "#c8281f", "#f0503a", "#ff9a7c"],
            tone=0.52,
            volume=0.7,
            roundness=7,
            wobble=0.5,
            contact=0.35,
            contact_blur=4,
            contact_offset=(3, 4),
        )
        dot(hearts, at[0], at[1], r * 0.22)
    card.glaze(hearts * 0.9, "#2a1018")


def _crew(card: Card, u: float, v: float, h: float, coat: tuple[str, ...]) -> tuple[float, float]:
    """A small sailor with a straw hat; returns the pixel under his feet."""
    x, y = seen(u, v, h)
    card.shade(blur(fill(ellipse(x + 12, y + 2, 18, 6)), 2) * 0.6, "#3a1c20")
    body = spline(points(x - 13, y, x - 12, y - 28, x, y - 37, x + 12, y - 28, x + 13, y), sharp=(0, 4))
    card.paint(body, coat, tone=0.5, volume=0.6, roundness=7, wobble=0.2)
    card.paint(ellipse(x, y - 45, 10), ["#8a5034", "#e2ac86"], tone=0.6, volume=0.5, roundness=5, wobble=0.2)
    card.paint(ellipse(x, y - 51, 16, 6), ["#8a5a2c", "#e0b050", "#fff0b0"], tone=0.6, wobble=0.2)
    return x, y


def _lookout(card: Card) -> None:
    """Someone at the bow with a spyglass."""
    x, y = _crew(card, 0.74, -0.07, 0.27, ("#1c2c4a", "#3a5a8a", "#b8d0e0"))
    card.paint(tube(points(x - 4, y - 43, x - 40, y - 30), [2.6, 4.8]), OAK, tone=0.3, wobble=0.2)
