"""Jellyfish float through a cathedral; the small congregation holds umbrellas."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from atelier.engine.canvas import Colour, Field, Polygon, X, Y, blank, options
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline, tube
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.props import umbrella

VANISH = (500.0, 1130.0)
STONE = ["#0f1440", "#1f3072", "#35609c", "#62a4b4", "#bfe0cc"]
BAYS = (1.0, 0.76, 0.58, 0.445, 0.34, 0.262, 0.204)


def paint() -> Field:
    card = Card("jelly_cathedral", ground="#2a4f8a", light=(500, 820))
    card.sky(STONE, 0.2 + 0.2 * radial(500, 900, 900), texture=0.12)
    _nave(card)
    _rose(card)
    _floor(card)
    card.brush(sizes=(22, 12, 6.5, 3.6))
    _ribs(card)
    _rays(card)
    for x, y, size, turn, colour in (
        (520, 760, 52, -0.1, "#f8cfa6"), (396, 640, 70, 0.2, "#ef9f86"), (640, 600, 96, -0.24, "#f4a8b4"),
        (282, 424, 150, 0.22, "#f8b890"), (742, 262, 196, -0.2, "#f08c80"),
    ):  # fmt: skip
        _jelly(card, x, y, size, turn, colour)
    _congregation(card)
    return card.finish(bloom=0.42, vignette=0.42, vignette_colour="#0a0c30", lift="#12143c", warm="#fff0d8")


def arch(scale: float, inset: float = 0.0) -> Polygon:
    """The section of the nave at one depth: upright walls and a pointed vault, seen from the floor."""
    half, spring, apex, foot = 560 - inset, -640.0, -1260.0 + inset * 1.2, 250.0
    right = spline(points(half, spring, half * 0.93, spring - 250, half * 0.56, apex + 190, 0, apex), False, 20)
    left = right[::-1] * (-1, 1)
    shape = np.concatenate([points(half, foot), right, left, points(-half, foot)])
    return place(shape, scale, 0, VANISH)


def _nave(card: Card) -> None:
    """Bay behind bay, each lighter: the wall with its window, then the next arch."""
    for k, scale in enumerate(BAYS):
        depth = k / (len(BAYS) - 1)
        bay = fill(arch(scale))
        card.paint(bay, STONE, tone=0.16 + 0.4 * depth + 0.1 * smoothstep(-1, 1, (Y - 900) / 700), texture=0.14,
                   texture_size=50 * scale + 12, flow=1.57, detail=0.3, wobble=0.6, edge=0)  # fmt: skip
        if k + 1 < len(BAYS):
            for side in (-1, 1):
                _window(card, side, scale, BAYS[k + 1], k)
        rib = np.clip(bay - fill(arch(scale, 46)), 0, 1)
        card.paint(rib, STONE, tone=0.34 + 0.36 * depth, volume=0.8, roundness=22 * scale, texture=0.12, detail=0.6,
                   wobble=0.5, contact=0.3, contact_blur=20 * scale, contact_offset=(0, 0), light=VANISH)  # fmt: skip


def _window(card: Card, side: int, near: float, far: float, k: int) -> None:
    """A lancet of coloured glass in the side wall between two ribs."""
    a, b = near * 0.80 + far * 0.20, near * 0.26 + far * 0.74
    x0, x1 = side * 548 * a, side * 548 * b
    top0, top1, low0, low1 = -560 * a, -560 * b, -90 * a, -90 * b
    middle = (x0 + x1) / 2
    glass = np.concatenate([
        points(x0, low0, x0, top0),
        points((x0 * 2 + middle) / 3, top0 - 100 * a, middle, (top0 + top1) / 2 - 190 * (a + b) / 2),
        points((x1 * 2 + middle) / 3, top1 - 100 * b, x1, top1, x1, low1),
    ])  # fmt: skip
    pane = fill(glass + VANISH)
    hue = 0.5 + 0.5 * np.sin(X / (26 * near) + 1.3 * np.sin(Y / (38 * near)) + k)
    card.paint(pane, ["#2a4f9a", "#5fb0b8", "#f8cfa6", "#ef9f86", "#ffe6b0"], tone=0.2 + 0.55 * hue, texture=0.16,
               texture_size=14, detail=0.7, wobble=0.4, edge=0.2, glow=14 * near, glow_colour="#6f90b8")  # fmt: skip


def _rose(card: Card) -> None:
    """The end wall: a rose window over three lancets."""
    end = BAYS[-1]
    card.paint(arch(end, 46), STONE, tone=0.62, texture=0.1, detail=0.5, wobble=0.4)
    x, y, r = VANISH[0], VANISH[1] - 750 * end, 300 * end
    card.paint(ellipse(x, y, r * 1.14), STONE, tone=0.42, detail=0.8, wobble=0.4)
    card.paint(
        ellipse(x, y, r),
        ["#ef9f86", "#f8cfa6", "#fff0c4"],
        tone=0.3 + 0.7 * radial(x, y, r),
        detail=0.9,
        wobble=0.4,
        glow=46,
        glow_colour="#ffd8a0",
    )
    for k in range(12):
        angle = k * math.pi / 6
        petal = ellipse(x + r * 0.72 * math.cos(angle), y + r * 0.72 * math.sin(angle), r * 0.2, r * 0.15, angle)
        card.paint(petal, [("#2a4f9a", "#d8587a", "#5fb0b8")[k % 3], "#fff0c4"], tone=0.34, detail=1, wobble=0.2)
    for dx in (-0.62, 0, 0.62):
        lancet = place(spline(points(-62, 0, -62, -210, 0, -330, 62, -210, 62, 0), sharp=(0, 2, 4)), end, 0,
                       (x + dx * 300 * end, VANISH[1] - 40 * end))  # fmt: skip
        card.paint(
            lancet, ["#5fb0b8", "#f8cfa6", "#fff4d0"], tone=0.7, detail=0.9, wobble=0.3, glow=16, glow_colour="#e8b890"
        )


def _floor(card: Card) -> None:
    """Flagstones that run to the altar and hold the light."""
    reach = 250
    floor = points(-60, VANISH[1] + reach, 500 - 560 * BAYS[-1], VANISH[1] + reach * BAYS[-1], 500 + 560 * BAYS[-1],
                   VANISH[1] + reach * BAYS[-1], 1060, VANISH[1] + reach, 1060, 1520, -60, 1520)  # fmt: skip
    glint = np.exp(-(((X - 500) / (60 + (Y - 1130) * 0.9)) ** 2))
    depth = np.maximum(Y - VANISH[1], 1)
    tiles = (np.floor((X - 500) / depth * 2.2) + np.floor(620 / depth * 3)) % 2
    card.paint(floor, STONE, tone=0.2 + 0.4 * glint * smoothstep(1500, 1180, Y) + 0.07 * tiles, texture=0.12, flow=0.0,
               detail=0.4, wobble=0.5)  # fmt: skip


def _ribs(card: Card) -> None:
    """Diagonal ribs of the vault."""
    strokes, widths = [], []
    for near, far in pairwise(BAYS):
        a, b = arch(near, 30), arch(far, 30)
        count = len(a)
        for left in (True, False):
            end = b[count // 2]
            start = a[int(count * 0.86)] if left else a[int(count * 0.14)]
            bend = (start + end) / 2 + ((-34 if left else 34) * near, -60 * near)
            strokes.append(spline(np.array([start, bend, end]), False))
            widths.append(13 * near)
    for curve, width in zip(strokes, widths, strict=True):
        card.paint(lines([curve], width), STONE, tone=0.44, opacity=0.75, wobble=0.3, edge=0, detail=0.9)


def _rays(card: Card) -> None:
    """Light from the rose window through water or incense."""
    x, y = VANISH[0], VANISH[1] - 750 * BAYS[-1]
    card.light_at(x, y, 420, "#ffdca8", 0.55, 1.8)
    for angle, wide, strength in (
        (-2.3, 0.07, 0.13),
        (-1.75, 0.09, 0.16),
        (-1.1, 0.07, 0.14),
        (-0.5, 0.05, 0.1),
        (2.5, 0.06, 0.1),
        (0.7, 0.06, 0.1),
    ):
        ray = points(x, y, x + 1300 * math.cos(angle - wide), y + 1300 * math.sin(angle - wide),
                     x + 1300 * math.cos(angle + wide), y + 1300 * math.sin(angle + wide))  # fmt: skip
        card.glaze(blur(fill(ray), 16) * strength * radial(x, y, 1000, 0.8), "#ffe2b4", "screen")


def _jelly(card: Card, x: float, y: float, size: float, turn: float, colour: Colour) -> None:
    """A glowing bell seen a little from below, frilled arms and thread-like tentacles."""

    def put(shape: Polygon) -> Polygon:
        return place(shape, size, turn, (x, y))

    card.light_at(x, y, size * 2.3, colour, 0.5, 1.8)
    ramp = [mix(colour, "#3a2a7a", 0.55), colour, mix(colour, "#fff4dc", 0.55), "#fffaf0"]
    rng = np.random.default_rng(int(x + y))
    threads, widths = [], []
    for t in np.linspace(-0.86, 0.86, 13):
        length = rng.uniform(1.9, 3.1) * (1.1 - 0.3 * abs(t))
        sway = rng.uniform(-0.2, 0.2)
        threads.append(
            put(
                spline(
                    points(
                        t, 0.16, t * 0.9 + sway, length * 0.35, t * 0.8 - sway, length * 0.7, t * 0.7 + sway, length
                    ),
                    False,
                )
            )
        )
        widths.append(max(1.4, size * 0.02))
    for thread, width in zip(threads, widths, strict=True):
        card.paint(lines([thread], width), ramp, tone=0.6, opacity=0.72, wobble=0.2, fray=0.1, edge=0, detail=1)
    shared = options(detail=0.9, wobble=0.6, fray=0.3, texture=0.1)
    for t, long in ((-0.36, 1.5), (0.0, 1.9), (0.36, 1.6)):
        line = spline(points(t, 0.1, t * 1.2 + 0.1, long * 0.35, t * 0.7 - 0.1, long * 0.7, t + 0.05, long), False, 16)
        half = np.interp(np.linspace(0, 1, len(line)), [0, 0.3, 1], [0.15, 0.12, 0.02])
        frill = half * (1 + 0.35 * np.sin(np.arange(len(line)) * 1.3))
        card.paint(
            put(tube(line, list(frill), smooth=False)),
            ramp,
            tone=0.6,
            volume=0.5,
            roundness=size * 0.1,
            opacity=0.85,
            **shared,
        )
    card.paint(put(ellipse(0, 0.08, 0.98, 0.25)), ramp, tone=0.16, opacity=0.9, **shared)
    card.paint(put(ellipse(0, 0.1, 0.6, 0.13)), ramp, tone=0.5, opacity=0.6, **shared)
    rim = [(math.cos(a), 0.1 - 0.2 * abs(math.sin(a)) + 0.05 * math.cos(a * 16)) for a in np.linspace(0, math.pi, 60)]
    dome = spline(points(-1, 0.1, -0.98, -0.3, -0.72, -0.72, 0, -0.96, 0.72, -0.72, 0.98, -0.3, 1, 0.1), False, 14)
    bell = put(np.concatenate([dome, np.array(rim)]))
    card.paint(
        bell,
        ramp,
        tone=0.52,
        volume=0.75,
        roundness=size * 0.45,
        opacity=0.9,
        rim="#fff8e4",
        rim_width=max(2, size * 0.03),
        glow=size * 0.2,
        glow_colour=mix(colour, "#402040", 0.4),
        light=VANISH,
        **shared,
    )
    inside = fill(bell)
    for t in np.linspace(-0.78, 0.78, 7):
        stripe = put(spline(points(t * 0.12, -0.9, t * 0.75, -0.6, t, -0.06), False))
        card.paint(lines([stripe], size * 0.035) * inside, ramp, tone=0.95, opacity=0.45, wobble=0.3, edge=0, detail=1)
    card.paint(put(ellipse(-0.3, -0.58, 0.22, 0.1, -0.5)), ["#fffaf0"], opacity=0.5, edge=0, detail=1)


def _congregation(card: Card) -> None:
    """Rows of small backs, each under an umbrella; one child has closed hers and looks up."""
    coats = ("#3a2a5a", "#5a2f4a", "#2a3a6a", "#6a3a3a", "#2f4a5a", "#4a3a6a")
    covers = (["#5a1a34", "#b8344a", "#f08c80"], ["#1a2a5a", "#2f6aa0", "#8cc8d0"], ["#7a4a1c", "#e0a040", "#fff0b0"],
              ["#2a4a4a", "#4f9088", "#b8e0c0"])  # fmt: skip
    rows = ((1262, 74, 9, 250), (1322, 104, 8, 350), (1404, 146, 6, 410))
    bodies = ("woman", "man", "stout", "old_woman", "lanky", "man")
    for row, (y, tall, count, half) in enumerate(rows):
        for k in range(count):
            x = 500 + half * (2 * (k + 0.5) / count - 1) + (-1) ** row * 10
            if row == 2 and k == 3:
                _child(card, x, y + 22)
                continue
            look = Look(
                bodies[(k + row * 2) % 6],
                top=coats[(k * 2 + row) % 6],
                outfit="coat",
                style=("bun", "short", "bob")[k % 3],
                eyes=None,
            )
            figure = Figure(look, "stand", 180, rh=(0.1, -0.1, 0.5))
            draw_figure(card, figure, x, y, tall, light=VANISH, rim="#ffdcb0", face=False,
                        shadow=options(kx=0.0, ky=-0.3, strength=0.5, colour="#0c0c30", soft=4))  # fmt: skip
            umbrella(
                card,
                x + tall * 0.05,
                y - tall * 0.98,
                tall * 0.5,
                covers[(k + row) % 4],
                tilt=0.16 * math.sin(k * 2 + row),
                light=VANISH,
                handle_length=0.5,
                detail=1,
            )


def _child(card: Card, x: float, y: float) -> None:
    """She has folded her umbrella and reaches up."""
    look = Look("child", top="#f2c14e", outfit="dress", style="braids", hair="#3a2024", eyes=None)
    figure = Figure(look, "reach", 180, head=(-34, 0, 0))
    draw_figure(card, figure, x, y, 128, light=VANISH, rim="#fff0c0", face=False,
                shadow=options(kx=0.0, ky=-0.3, strength=0.5, colour="#0c0c30", soft=4))  # fmt: skip
    folded = tube(points(x + 32, y - 40, x + 44, y + 2), [3, 8])
    card.paint(folded, ["#5a1a34", "#b8344a", "#f08c80"], tone=0.5, detail=1, wobble=0.3)
    sparks = blank()
    for dx, dy in ((-10, -170), (14, -196), (2, -150)):
        sparks = np.maximum(sparks, radial(x + dx, y + dy, 5, 0.6))
    card.glaze(sparks, "#fff0c0")
