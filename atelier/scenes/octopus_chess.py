"""An octopus plays eight games of chess against eight children; one board is empty."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, Polygon, X, Y
from atelier.engine.colour import mix
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube
from atelier.finishes.cut import CutCard, papers
from atelier.motifs.patterns import diamonds

MIDDLE = (500.0, 740.0)
BOARD = 168.0
EMPTY = 6
HAIR = ("#3a2418", "#8a3c1c", "#1c1a20", "#d8a848", "#5a3426", "#2a1a1a", "#b8763c", "#6a2c1c")
CLOTHES = ("#d8584e", "#f2c14e", "#e8e0cc", "#7fb9b3", "#f0a08c", "#b8c878", "#e0a0b8", "#f2e2b8")


flat = partial(papers, dark="#0c1a34", light="#fff4dc")


def seat(k: int) -> tuple[float, float, float]:
    """Where board k lies, and the direction from the octopus to it."""
    way = math.pi / 8 + k * math.pi / 4
    return MIDDLE[0] + 322 * math.cos(way), MIDDLE[1] + 486 * math.sin(way), way


def paint() -> Field:
    card = CutCard("octopus_chess", ground="#1f5f78", light=(-0.5, -0.6, 0.6), shadow=(8, 11), shadow_colour="#061428")
    card.paint(np.ones((HEIGHT, WIDTH), np.float32), flat("#1f5f78"), tone=0.5, lift=0, levels=(0.5,))
    card.paint(diamonds(X, Y, 84), flat("#256a82"), tone=0.5, lift=0, levels=(0.5,))
    card.paint(ellipse(*MIDDLE, 470, 690), flat("#2f8090"), tone=0.5, lift=0.8, levels=(0.5,))
    card.paint(ellipse(*MIDDLE, 446, 664), flat("#174e68"), tone=0.5, lift=-0.5, levels=(0.5,))
    rng = np.random.default_rng(4)
    for k in range(8):
        _board(card, k, rng)
        if k != EMPTY:
            _child(card, k)
    _octopus(card)
    return card.finish(vignette=0.16, vignette_colour="#061428")


def _board(card: CutCard, k: int, rng: np.random.Generator) -> None:
    x, y, way = seat(k)
    turn = way + math.pi / 2 + rng.normal() * 0.08
    half = BOARD / 2

    def put(shape: Polygon) -> Polygon:
        return place(shape, 1, turn, (x, y))

    card.paint(put(rectangle(-half - 9, -half - 9, BOARD + 18, BOARD + 18)), flat("#6a3a24"), tone=0.5, lift=0.9)
    card.paint(put(rectangle(-half, -half, BOARD, BOARD)), flat("#f0dcb0"), tone=0.5, lift=0.1)
    cell = BOARD / 6
    squares = [
        put(rectangle(-half + i * cell, -half + j * cell, cell, cell))
        for i in range(6)
        for j in range(6)
        if (i + j) % 2
    ]
    card.paint(fill(*squares), flat("#a8643c"), tone=0.5, lift=0, wobble=0.4)
    if k == EMPTY:
        return
    taken = set()
    for side, colour in ((1, "#241822"), (-1, "#fffaf0")):
        for _ in range(5):
            i, j = int(rng.integers(6)), int(rng.integers(3)) + (0 if side > 0 else 3)
            if (i, j) in taken:
                continue
            taken.add((i, j))
            px, py = put(points(-half + (i + 0.5) * cell, -half + (j + 0.5) * cell))[0]
            card.paint(ellipse(px, py, 9.5), flat(colour, 0.6), tone=0.5, lift=0.55)
            card.paint(ellipse(px, py, 4.5), flat(mix(colour, "#c08050", 0.25), 0.6), tone=0.5, lift=0.3)


def _child(card: CutCard, k: int) -> None:
    """Seen from above: shoulders, two arms on the table, a head of hair."""
    x, y, way = seat(k)
    far = 148 if abs(math.sin(way)) > 0.6 else 134
    cx, cy = x + far * math.cos(way), y + far * math.sin(way)
    turn = way + math.pi / 2
    skin = ("#e2ac86", "#7d4c34", "#c98d66", "#f0c4a4")[k % 4]

    def put(shape: Polygon) -> Polygon:
        return place(shape, 1, turn, (cx, cy))

    card.paint(put(ellipse(0, -22, 80, 36)), flat("#4a2c20"), tone=0.5, lift=0.5)
    for side in (-1, 1):
        arm = points(side * 50, 0, side * 60, 40, side * (26 if (k + side) % 3 else 12), 66 + 12 * (side > 0))
        card.paint(put(tube(arm, [18, 16, 12])), flat(CLOTHES[k]), tone=0.5, lift=0.5)
        card.paint(put(ellipse(arm[-1, 0], arm[-1, 1], 12)), flat(skin), tone=0.5, lift=0.3)
    card.paint(put(ellipse(0, -2, 66, 32)), flat(CLOTHES[k]), tone=0.5, lift=0.6)
    card.paint(put(ellipse(0, 24, 11, 12)), flat(skin), tone=0.5, lift=0.3)
    card.paint(put(ellipse(0, -2, 36, 38)), flat(HAIR[k]), tone=0.5, lift=0.8)
    if k % 3 == 0:
        for side in (-1, 1):
            card.paint(
                put(tube(points(side * 32, -8, side * 46, -26, side * 44, -50), [11, 10, 4])), flat(HAIR[k]), lift=0.4
            )
            card.paint(put(ellipse(side * 44, -26, 8)), flat("#d8584e"), tone=0.5, lift=0.2)
    elif k % 3 == 1:
        card.paint(put(ellipse(0, -4, 32, 33)), flat(CLOTHES[(k + 3) % 8]), tone=0.5, lift=0.4)
        card.paint(put(ellipse(0, -4, 6)), flat("#d8584e"), tone=0.5, lift=0.3)
    else:
        part = put(spline(points(4, 30, 8, 0, 2, -30), False))
        card.paint(lines([part], 4), flat(mix(HAIR[k], "#f0d0a0", 0.35)), tone=0.5, lift=0)


def _arm(k: int) -> Field:
    """The middle line of an arm, bending alternately, its tip over the board."""
    x, y, way = seat(k)
    bend = 0.46
    reach = math.hypot(x - MIDDLE[0], y - MIDDLE[1])
    near, mid = way + bend * 0.6, way + bend * 0.75
    stop = 1.04 if k != EMPTY else 0.8
    knots = [
        (MIDDLE[0] + 60 * math.cos(way), MIDDLE[1] + 60 * math.sin(way)),
        (MIDDLE[0] + reach * 0.42 * math.cos(near), MIDDLE[1] + reach * 0.42 * math.sin(near)),
        (MIDDLE[0] + reach * 0.72 * math.cos(mid), MIDDLE[1] + reach * 0.72 * math.sin(mid)),
        (MIDDLE[0] + reach * stop * math.cos(way + bend * 0.1), MIDDLE[1] + reach * stop * math.sin(way + bend * 0.1)),
    ]
    if k == EMPTY:  # this one has curled up and waits
        knots += [(knots[-1][0] - 34, knots[-1][1] + 34), (knots[-1][0] - 2, knots[-1][1] + 52)]
    return np.array(knots)


def _octopus(card: CutCard) -> None:
    skin, pale = "#e8744e", "#f8c4a0"
    for k in range(8):
        knots = _arm(k)
        card.paint(tube(knots, [58, 40, 25, 9]), flat(skin), tone=0.5, levels=(0.5,), lift=1.1)
        line = spline(knots, False, 12)
        along = np.gradient(line, axis=0)
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        across = np.stack([-along[:, 1], along[:, 0]], 1)
        width = np.interp(np.linspace(0, 1, len(line)), [0, 0.33, 0.66, 1], [58, 40, 25, 9])
        rows = line + across * width[:, None] * 0.62
        cups = [ellipse(rows[i, 0], rows[i, 1], width[i] * 0.22) for i in range(8, len(line) - 2, 3)]
        card.paint(fill(*cups), flat(pale, 0.6), tone=0.5, lift=0.2)
        if k != EMPTY:
            tip = line[-1]
            card.paint(ellipse(tip[0], tip[1], 11), flat("#241822" if k % 2 else "#fffaf0", 0.6), tone=0.5, lift=0.5)
    x, y = MIDDLE
    mantle = spline(
        points(0, -190, 104, -150, 150, -40, 138, 74, 80, 148, 0, 170, -80, 148, -138, 74, -150, -40, -104, -150)
        + (x, y)
    )
    card.paint(mantle, flat(skin), tone=0.5, levels=(0.5,), lift=1.6)
    inner = spline(points(0, -158, 78, -124, 108, -46, 70, 6, 0, 20, -70, 6, -108, -46, -78, -124) + (x, y - 4))
    card.paint(inner, flat("#f08a5e"), tone=0.5, levels=(0.5,), lift=0.3)
    for dx, dy, r in ((-44, -96, 19), (30, -120, 13), (52, -66, 22), (-16, -52, 12), (-70, -42, 11), (8, -14, 9)):
        card.paint(ellipse(x + dx, y + dy, r, r * 0.85), flat("#c8502f"), tone=0.5, lift=0.2)
    for side in (-1, 1):
        card.paint(ellipse(x + side * 70, y + 66, 44, 40), flat("#f8c4a0"), tone=0.5, lift=0.6)
        card.paint(ellipse(x + side * 70, y + 66, 33, 30), flat("#fff8e4", 0.5), tone=0.5, lift=0.2)
        card.paint(ellipse(x + side * 70, y + 72, 25, 10), flat("#1a1430"), tone=0.5, lift=-0.2)
