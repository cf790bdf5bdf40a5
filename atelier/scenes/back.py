"""The back of every card: a lattice of moons, stars and eyes round a sun that is also a moon."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Colour, Field, Polygon
from atelier.engine.colour import mix_hex
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline
from atelier.finishes import CutCard

NIGHT, DUSK, GOLD, CREAM, ROSE, TEAL = "#1a2150", "#2c3676", "#e0b054", "#f6e8c8", "#c8566a", "#4f8f96"
CENTRE = (500.0, 750.0)


def paint() -> Field:
    # light from straight above, so that the card looks the same whichever way it lies
    card = CutCard("back", ground=NIGHT, light=(0.0, 0.0, 1.0), shadow=(0.0, 0.0), shadow_colour="#080a20")
    _sheet(card, rectangle(0, 0, 1000, 1500), NIGHT, 0)
    _lattice(card)
    _medallion(card)
    _frame(card)
    return card.finish(vignette=0.2, vignette_colour="#0a0c28")


def _sheet(card: CutCard, shape: Polygon | Field, colour: str, lift: float = 0.7) -> None:
    ramp: list[Colour] = [mix_hex(colour, NIGHT, 0.25), colour, mix_hex(colour, "#ffffff", 0.15)]
    card.paint(shape, ramp, tone=0.5, lift=lift, levels=(0.3, 0.7))


def _both(shape: Polygon) -> list[Polygon]:
    """A shape and its twin on the other side of the middle of the card."""
    return [shape, 2 * np.array(CENTRE) - shape]


def _lattice(card: CutCard) -> None:
    step_x, step_y = 168.0, 210.0
    curves = []
    for row in range(-9, 9):
        for column in range(-4, 5):
            x, y = CENTRE[0] + column * step_x + (row % 2) * step_x / 2, CENTRE[1] + row * step_y / 2
            for side in (-1, 1):
                to = (x + side * step_x / 2, y + step_y / 2)
                bend = spline(
                    points(
                        x,
                        y,
                        x + side * step_x * 0.13,
                        y + step_y * 0.2,
                        to[0] - side * step_x * 0.13,
                        to[1] - step_y * 0.2,
                        *to,
                    ),
                    False,
                )
                curves.append(bend)
    _sheet(card, lines(curves, 9), DUSK, 0.9)
    _sheet(card, lines(curves, 3), GOLD, 0.15)
    for row in range(-8, 9):
        for column in range(-4, 5):
            x, y = CENTRE[0] + column * step_x + (row % 2) * step_x / 2, CENTRE[1] + row * step_y / 2
            _sheet(card, ellipse(x, y, 8), CREAM, 0.5)
            is_first = row < -1 or (row == -1 and x < CENTRE[0])  # the other half are the twins of these
            if is_first:
                for turned, cell in enumerate(_both(points(x, y + step_y / 2))):
                    _emblem(card, cell[0], (row + 2 * column) % 3, turned == 1)


def _emblem(card: CutCard, at: Field, kind: int, turned: bool) -> None:
    """What fills a cell: a moon, a star or an open eye; its twin is turned round."""
    sign = -1 if turned else 1
    x, y = float(at[0]), float(at[1])
    turn = math.pi if turned else 0.0
    if math.hypot(x - CENTRE[0], y - CENTRE[1]) < 265:
        return
    if kind == 0:
        moon = np.clip(fill(ellipse(x, y, 30)) - fill(ellipse(x + sign * 14, y - sign * 8, 25)), 0, 1)
        _sheet(card, moon, CREAM, 0.8)
    elif kind == 1:
        rays = [(34 if k % 2 == 0 else 13) for k in range(16)]
        star = np.array([(r * math.sin(k * math.pi / 8), -r * math.cos(k * math.pi / 8)) for k, r in enumerate(rays)])
        _sheet(card, star + (x, y), GOLD, 0.8)
        _sheet(card, ellipse(x, y, 7), ROSE, 0.4)
    else:
        lid = spline(points(-40, 0, -15, -22, 15, -22, 40, 0, 15, 20, -15, 20), sharp=(0, 3))
        _sheet(card, place(lid, 1, turn, (x, y)), CREAM, 0.8)
        _sheet(card, ellipse(x, y - sign * 2, 17), TEAL, 0.3)
        _sheet(card, ellipse(x, y - sign * 2, 8), NIGHT, 0.2)


def _medallion(card: CutCard) -> None:
    x, y = CENTRE
    for k in range(32):
        reach = 250 if k % 2 == 0 else 214
        ray = place(points(-13, -150, 0, -reach, 13, -150), 1, k * math.pi / 16, CENTRE)
        _sheet(card, ray, GOLD if k % 2 == 0 else ROSE, 0.5)
    _sheet(card, ellipse(x, y, 184), DUSK, 1.0)
    _sheet(card, ellipse(x, y, 166), GOLD, 0.6)
    # the moon is the lower half, under a wave that is the same from both sides
    along = np.linspace(-166, 166, 80)
    wave = np.stack([x + along, y + 16 * np.sin(along / 166 * math.pi * 3)], 1)
    below = fill(np.concatenate([wave, points(x + 200, y + 200, x - 200, y + 200)])) * fill(ellipse(x, y, 166))
    _sheet(card, below, CREAM, 0.5)
    for side, colour in ((-1, NIGHT), (1, NIGHT)):
        eye_y = y + side * 83
        flip = math.pi if side > 0 else 0.0
        lash = spline(points(-46, 0, -18, 20, 18, 20, 46, 0, 18, 31, -18, 31), sharp=(0, 3))
        _sheet(card, place(lash, 1, flip, (x, eye_y)), colour, 0.3)
        for k in (-2, -1, 0, 1, 2):
            hair = points(k * 15 - 3, 24 - abs(k) * 3, k * 15 + 3, 24 - abs(k) * 3, k * 20, 46 - abs(k) * 4)
            _sheet(card, place(hair, 1, flip, (x, eye_y)), colour, 0.2)


def _frame(card: CutCard) -> None:
    outer = np.clip(fill(rectangle(0, 0, 1000, 1500)) - fill(rectangle(52, 52, 896, 1396)), 0, 1)
    _sheet(card, outer, DUSK, 1.2)
    line = np.clip(fill(rectangle(40, 40, 920, 1420)) - fill(rectangle(46, 46, 908, 1408)), 0, 1)
    _sheet(card, line, GOLD, 0.2)
    for corner in (points(76, 76), points(924, 76)):
        for at in _both(corner):
            _sheet(card, ellipse(at[0, 0], at[0, 1], 30), DUSK, 0.8)
            _sheet(card, ellipse(at[0, 0], at[0, 1], 13), GOLD, 0.4)
