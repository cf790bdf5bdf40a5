"""A face made from a map; somebody has folded it along the tear."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y, blank
from atelier.engine.colour import mix_hex
from atelier.engine.fields import smoothstep
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline
from atelier.finishes import CutCard

SEA = "#8fc0bc"
LANDS = ("#e8d8a8", "#dcc58a", "#cdb070", "#b8955a")
FACE = spline(
    points(
        500,
        190,
        690,
        230,
        800,
        400,
        806,
        640,
        740,
        880,
        620,
        1080,
        500,
        1150,
        380,
        1080,
        260,
        880,
        194,
        640,
        200,
        400,
        310,
        230,
    )
)


def paint() -> Field:
    card = CutCard("map_face", ground=SEA, light=(-0.5, -0.7, 0.5), shadow=(6, 9), shadow_colour="#1c2430")
    _sea(card)
    _land(card)
    _hair(card)
    _features(card)
    _roads(card)
    _tear(card)
    _folds(card)
    return card.finish(vignette=0.16, vignette_colour="#20343c")


def _sheet(card: CutCard, shape: Polygon | Field, colour: str, lift: float = 0.5) -> None:
    card.paint(
        shape,
        [mix_hex(colour, "#20242c", 0.2), colour, mix_hex(colour, "#fffaf0", 0.25)],
        tone=0.5,
        lift=lift,
        levels=(0.3, 0.7),
    )


def _sea(card: CutCard) -> None:
    _sheet(card, rectangle(0, 0, 1000, 1500), SEA, 0)
    for i, grow in enumerate((1.34, 1.22, 1.11)):
        ring = roughen((FACE - (500, 660)) * (grow, grow * 0.98) + (500, 665), 16, 30 + i)
        _sheet(card, ring, mix_hex(SEA, "#e8f0dc", 0.16 * (i + 1)), 0.25)
    for x, y, size, seed in (
        (96, 1330, 60, 1),
        (890, 1240, 74, 2),
        (120, 150, 56, 3),
        (905, 130, 46, 4),
        (930, 640, 30, 5),
    ):
        for k, scale in enumerate((1.0, 0.6)):
            _sheet(card, roughen(ellipse(x, y, size * scale * 1.2, size * scale), size * 0.22, seed + k), LANDS[k], 0.4)
    rose = (98.0, 1070.0)
    for k in range(8):
        reach = 56 if k % 2 == 0 else 30
        a = k * math.pi / 4
        spike = place(points(0, -reach, 8, -9, 0, 0, -8, -9), 1, a, rose)
        _sheet(card, spike, "#b4423a" if k == 0 else "#3c5468", 0.4)


def _land(card: CutCard) -> None:
    """The face as terraces, highest along the nose and the brow."""
    neck = spline(
        points(392, 1020, 608, 1020, 620, 1240, 800, 1330, 960, 1510, 40, 1510, 200, 1330, 380, 1240), sharp=(0, 1)
    )
    _sheet(card, roughen(neck, 5, 3), LANDS[1], 0.8)
    _sheet(card, roughen(neck * (0.9, 1) + (50, 40), 7, 4), LANDS[2], 0.4)
    _sheet(card, roughen(FACE, 6, 1), LANDS[0], 1.1)
    for side in (-1, 1):
        cheek = ellipse(500 + side * 182, 800, 96, 118, side * 0.35)
        _sheet(card, roughen(cheek, 9, 6 + side), "#e8b890", 0.35)
        _sheet(card, roughen(ellipse(500 + side * 188, 806, 56, 70, side * 0.35), 7, 8 + side), "#e09a74", 0.3)
    forehead = spline(
        points(500, 250, 640, 280, 716, 380, 690, 440, 560, 420, 500, 440, 440, 420, 310, 440, 284, 380, 360, 280)
    )
    _sheet(card, roughen(forehead, 7, 12), LANDS[1], 0.35)
    _sheet(card, roughen((forehead - (500, 350)) * 0.66 + (500, 340), 6, 13), LANDS[2], 0.3)
    for k, (grow, colour) in enumerate(((1.0, LANDS[1]), (0.74, LANDS[2]), (0.5, LANDS[3]))):
        nose = points(
            500, 440, 536, 560, 552, 700, 590, 800, 548, 838, 500, 846, 452, 838, 410, 800, 448, 700, 464, 560
        )
        _sheet(
            card, roughen(spline((nose - (500, 690)) * (grow, 0.2 + 0.8 * grow) + (500, 690)), 4, 20 + k), colour, 0.4
        )
    for x, y in ((500, 560), (494, 620), (506, 676), (500, 734)):
        _sheet(card, points(x - 15, y + 16, x, y - 18, x + 15, y + 16), "#8a6a48", 0.35)
        _sheet(card, points(x - 5, y - 6, x, y - 18, x + 5, y - 6), "#fffaf0", 0.1)


def _hair(card: CutCard) -> None:
    """Forest all round the head."""
    rng = np.random.default_rng(8)
    greens = ("#3c6048", "#547c54", "#2f4c40", "#6c9460")
    for a in np.linspace(-2.0, 2.0, 58):
        for ring in (1.0, 1.1, 1.2):
            x = 500 + 316 * ring * math.sin(a) + rng.normal() * 9
            y = 640 - 470 * ring * math.cos(a) * (0.97 if abs(a) < 1.6 else 1.2) + rng.normal() * 9
            size = rng.uniform(21, 34)
            tree = points(x, y - size * 1.5, x + size * 0.72, y + size * 0.5, x - size * 0.72, y + size * 0.5)
            _sheet(card, tree, greens[int(rng.integers(4))], 0.5)


def _features(card: CutCard) -> None:
    for side in (-1, 1):
        cx, cy = 500 + side * 150, 560
        brow = spline(
            points(
                cx - side * 96,
                cy - 78,
                cx - side * 20,
                cy - 116,
                cx + side * 104,
                cy - 84,
                cx + side * 98,
                cy - 66,
                cx - side * 14,
                cy - 88,
                cx - side * 92,
                cy - 56,
            )
        )
        _sheet(card, brow, "#6a4c34", 0.6)
        shore = spline(
            points(
                cx - 112,
                cy + 6,
                cx - 52,
                cy - 58,
                cx + 40,
                cy - 62,
                cx + 112,
                cy - 2,
                cx + 46,
                cy + 50,
                cx - 50,
                cy + 52,
            )
        )
        _sheet(card, (shore - (cx, cy)) * 1.12 + (cx, cy), LANDS[3], 0.3)
        lake = fill(shore)
        _sheet(card, shore, "#f4f4ea", -0.6)
        iris = ellipse(cx + 6, cy - 6, 50)
        for scale, colour in ((1.0, "#2f6a7c"), (0.76, "#4c94a0"), (0.5, "#10202c")):
            _sheet(card, fill((iris - (cx + 6, cy - 6)) * scale + (cx + 6, cy - 6)) * lake, colour, 0.25)
        _sheet(card, ellipse(cx - 10, cy - 24, 11), "#fffdf4", 0.2)
        lid = spline(
            points(
                cx - 124,
                cy + 8,
                cx - 56,
                cy - 70,
                cx + 44,
                cy - 76,
                cx + 124,
                cy - 2,
                cx + 44,
                cy - 56,
                cx - 50,
                cy - 52,
            )
        )
        _sheet(card, lid, "#8a6a48", 0.6)
    upper = spline(
        points(386, 964, 452, 934, 486, 930, 500, 940, 514, 930, 548, 934, 614, 964, 556, 974, 500, 978, 444, 974),
        sharp=(0, 6),
    )
    lower = spline(
        points(386, 964, 444, 974, 500, 978, 556, 974, 614, 964, 566, 1014, 500, 1030, 434, 1014), sharp=(0, 4)
    )
    _sheet(card, lower, "#c8705c", 0.5)
    _sheet(card, upper, "#a8483e", 0.4)


def _roads(card: CutCard) -> None:
    features = [ellipse(500 + side * 150, 535, 140, 104) for side in (-1, 1)] + [ellipse(500, 980, 132, 62)]
    land = fill(FACE) * (1 - fill(*features))
    roads = [
        points(220, 470, 300, 480, 330, 660, 300, 820, 380, 900, 420, 1060, 500, 1130),
        points(500, 200, 540, 300, 640, 360, 720, 480, 790, 520),
        points(300, 820, 230, 760, 200, 680),
        points(620, 1060, 680, 900, 760, 800),
        points(330, 260, 380, 330, 500, 360, 620, 300),
    ]
    curves = [spline(road, False) for road in roads]
    _sheet(card, lines(curves, 6) * land, "#fffaf0", 0.15)
    _sheet(card, lines(curves, 2.4) * land, "#b4423a", 0.0)
    for x, y in ((380, 900), (640, 360), (300, 820), (680, 900), (380, 330)):
        _sheet(card, rectangle(x - 8, y - 8, 16, 16), "#3c3430", 0.3)
        _sheet(card, points(x - 12, y - 8, x, y - 22, x + 12, y - 8), "#b4423a", 0.3)


def _tear(card: CutCard) -> None:
    """A river from the corner of the eye to the sea at the chin, with a paper boat on it."""
    stream = spline(
        points(678, 606, 690, 680, 660, 770, 676, 860, 640, 950, 656, 1040, 606, 1120, 590, 1210, 640, 1330, 700, 1520),
        False,
    )
    width = np.linspace(13, 34, len(stream))
    left, right = stream - np.stack([width, 0 * width], 1), stream + np.stack([width, 0 * width], 1)
    _sheet(card, np.concatenate([left, right[::-1]]), "#3f8094", -0.6)
    _sheet(card, lines([stream + (4, 0)], 3), "#a8d4d4", 0)
    at = stream[len(stream) * 5 // 9]
    _sheet(
        card,
        place(points(-1, -0.4, -0.5, 0.2, 0.5, 0.2, 1, -0.4, 0.2, -0.16, 0, -0.85, -0.2, -0.16), 27, 0.1, at),
        "#fffdf4",
        0.7,
    )


def _folds(card: CutCard) -> None:
    """Creases: each panel catches the light a little differently; the main fold runs down the tear."""
    tone = blank(1.0)
    for x, lit in ((0, 0.985), (352, 1.015), (668, 0.93)):
        tone = np.where(x < X, lit, tone)
    for k, y in enumerate((500, 1010)):
        tone = np.where(y < Y, tone * (0.985 if k else 1.012), tone)
    for x, depth in ((352, 0.05), (668, 0.12)):
        away = X - x - 3 * np.sin(Y / 90)
        tone = tone * (1 - depth * np.exp(-np.abs(away) / 16)) + 0.08 * np.exp(-((away + 4) ** 2) / 6)
    for y in (500, 1010):
        away = Y - y - 2 * np.sin(X / 80)
        tone = tone * (1 - 0.05 * np.exp(-np.abs(away) / 14)) + 0.06 * np.exp(-((away + 3) ** 2) / 6)
    card.image = np.clip(card.image * tone[..., None] * (1 - 0.06 * smoothstep(668, 1000, X))[..., None], 0, 1)
