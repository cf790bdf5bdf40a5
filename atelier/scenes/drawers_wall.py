"""A wall of a thousand drawers; one of them is a window, and someone in it waves."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Colour, Field
from atelier.engine.colour import mix_hex
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle
from atelier.finishes import CutCard
from atelier.motifs.figure import Figure, Look, draw_figure

WOODS = ("#8a6a4c", "#7a7a5c", "#9c7a58", "#6c7460", "#a88860", "#7c6650", "#8c8468")
COLUMNS, ROWS = 8, 16
LEFT, TOP, WIDE, HIGH = 44, 36, 114, 89.5
WINDOW = (4, 3)
"""Column and row of the top left of the four cells the window takes."""


def paint() -> Field:
    card = CutCard("drawers_wall", ground="#3a3228", light=(-0.5, -0.7, 0.5), shadow=(6, 9), shadow_colour="#1a120c")
    card.paint(fill(rectangle(0, 0, 1000, 1500)), ["#4a3e30"], tone=0.5, lift=0, levels=(0.5,))
    rng = np.random.default_rng(12)
    for row in range(ROWS):
        for column in range(COLUMNS):
            if 0 <= column - WINDOW[0] < 2 and 0 <= row - WINDOW[1] < 2:
                continue
            _drawer(card, rng, LEFT + column * WIDE, TOP + row * HIGH, (column, row))
    _window(card)
    _ladder(card)
    return card.finish(vignette=0.22, vignette_colour="#1a120c")


def _wood(colour: str) -> list[Colour]:
    return [mix_hex(colour, "#1c140c", 0.45), colour, mix_hex(colour, "#fff0d0", 0.3)]


def _drawer(card: CutCard, rng: np.random.Generator, x: float, y: float, cell: tuple[int, int]) -> None:
    colour = WOODS[int(rng.integers(len(WOODS)))]
    colour = mix_hex(colour, "#c8b48c", 0.25 * rng.random())
    pulled = rng.random() < 0.13
    gap = 5.0
    front = rectangle(x + gap, y + gap, WIDE - 2 * gap, HIGH - 2 * gap)
    if pulled:  # the dark of an open drawer, its front lower and nearer
        card.paint(front, ["#14100c"], tone=0.5, lift=-0.5, levels=(0.5,))
        front = rectangle(x + gap - 3, y + gap + 17, WIDE - 2 * gap + 6, HIGH - 2 * gap - 6)
        _treasure(card, rng, x + WIDE / 2, y + gap + 18)
    tone = 0.5 + 0.14 * rng.standard_normal()
    card.paint(front, _wood(colour), tone=tone, lift=2.2 if pulled else 0.7, levels=(0.4, 0.62))
    inner = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]]) * 10 + front
    card.paint(inner, _wood(mix_hex(colour, "#fff0d0", 0.12)), tone=tone, lift=-0.22, levels=(0.4, 0.62))
    middle = front.mean(0)
    kind = (cell[0] * 7 + cell[1] * 3) % 4
    brass = ["#5a4020", "#b8893c", "#ecc878"]
    if kind == 0:
        card.paint(ellipse(middle[0], middle[1], 9), brass, tone=0.6, lift=0.8, levels=(0.5,))
    elif kind == 1:
        card.paint(ellipse(middle[0], middle[1], 22, 7), brass, tone=0.5, lift=0.5, levels=(0.5,))
    elif kind == 2:
        card.paint(
            rectangle(middle[0] - 18, middle[1] - 4, 36, 8), ["#20242a", "#4a525a"], tone=0.5, lift=0.7, levels=(0.5,)
        )
    else:
        for side in (-17, 17):
            card.paint(
                ellipse(middle[0] + side, middle[1], 6.5), ["#d8d0c0", "#fbf4e6"], tone=0.6, lift=0.7, levels=(0.5,)
            )


def _treasure(card: CutCard, rng: np.random.Generator, x: float, y: float) -> None:
    """What sticks out of an open drawer: a leaf, a shell of light, a feather, a paper bird."""
    which = int(rng.integers(4))
    if which == 0:
        for lean in (-14, 3, 17):
            leaf = points(x + lean * 0.3, y + 12, x + lean - 7, y - 16, x + lean * 1.7, y - 34, x + lean + 8, y - 14)
            card.paint(leaf, ["#3c6048", "#6a9468"], tone=0.6, lift=0.6, levels=(0.5,))
    elif which == 1:
        card.paint(ellipse(x, y + 4, 22, 19), ["#d8902c", "#ffd878"], tone=0.6, lift=0.4, levels=(0.5,))
    elif which == 2:
        card.paint(
            points(x - 26, y + 10, x - 30, y - 20, x + 12, y - 8, x + 34, y - 26, x + 22, y + 12),
            ["#c8c4bc", "#fbf6ea"],
            tone=0.7,
            lift=0.6,
            levels=(0.5,),
        )
    else:
        card.paint(
            points(x - 30, y + 14, x - 24, y - 14, x + 24, y - 18, x + 32, y + 14),
            ["#8a2c2c", "#c44a3c"],
            tone=0.6,
            lift=0.5,
            levels=(0.5,),
        )


def _window(card: CutCard) -> None:
    x, y = LEFT + WINDOW[0] * WIDE, TOP + WINDOW[1] * HIGH
    wide, high = WIDE * 2, HIGH * 2
    pane = rectangle(x + 14, y + 8, wide - 28, high - 20)
    inside = fill(pane)
    card.paint(rectangle(x - 2, y - 8, wide + 4, high + 8), ["#e8dcc4", "#fff8e8"], tone=0.7, lift=1.2, levels=(0.5,))
    card.paint(pane, ["#4f92b4", "#9cd0dc"], tone=0.6, lift=-0.9, levels=(0.5,))
    card.paint(
        fill(ellipse(x + wide - 56, y + 52, 25)) * inside, ["#ffd860", "#fff0a8"], tone=0.6, lift=0.3, levels=(0.5,)
    )
    card.paint(
        fill(ellipse(x + 40, y + 176, 130, 66)) * inside, ["#4a8a54", "#7ab868"], tone=0.6, lift=0.4, levels=(0.5,)
    )
    card.paint(
        fill(ellipse(x + 220, y + 190, 120, 60)) * inside, ["#3c7850", "#64a45c"], tone=0.4, lift=0.4, levels=(0.5,)
    )
    child = Look(
        "child", "#a56b48", "#2a1614", "braids", "dress", "#d8402c", "#c8402c", "#4a2820", "#f0c060", mouth="smile"
    )
    waving = Figure(child, "stand", 8, lh=(0.5, 0.86, 0.1), rh=(-0.2, -0.62, 0.4))
    draw_figure(card, waving, x + 112, y + 246, 226, ink=0.35)
    card.paint(rectangle(x + 5, y + high - 14, wide - 10, HIGH + 2), _wood(WOODS[2]), tone=0.5, lift=0.6, levels=(0.5,))
    card.paint(
        rectangle(x - 12, y + high - 18, wide + 24, 19), ["#e8dcc4", "#fff8e8"], tone=0.8, lift=0.9, levels=(0.5,)
    )
    for at in (x + wide * 0.27, x + wide * 0.73):
        card.paint(ellipse(at, y + high + 32, 9), ["#5a4020", "#b8893c", "#ecc878"], tone=0.6, lift=0.8, levels=(0.5,))


def _ladder(card: CutCard) -> None:
    """A rolling ladder with the keeper of the wall, who has stopped to look."""
    feet, head = (196.0, 1474.0), (290.0, 590.0)
    pine = ["#6a4020", "#b07a40", "#dcae70"]
    along = np.array(head) - feet
    for k in np.linspace(0.04, 0.97, 17):
        at = np.array(feet) + along * k
        card.paint(
            lines([points(at[0] - 6, at[1], at[0] + 96 - 14 * k, at[1])], 11), pine, tone=0.5, lift=0.7, levels=(0.5,)
        )
    for shift in (0, 90):
        rail = points(feet[0] + shift, feet[1], head[0] + shift * 0.86, head[1])
        card.paint(lines([rail], 15), pine, tone=0.6, lift=1.0, levels=(0.5,))
    keeper = Look(
        "old_man", "#e2ac86", "#e8e4dc", "bald", "suit", "#4f7488", "#3a4858", "#1c1a20", "#c9a060", beard=True
    )
    climbing = Figure(keeper, "climb", 196, head=(-26, -38, 0))
    draw_figure(card, climbing, 280, 1030, 330, ink=0.7)
