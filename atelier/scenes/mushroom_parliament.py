"""Mushrooms hold a parliament at night, and moths take the minutes."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field, Polygon, X, Y
from atelier.engine.fields import radial
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, roughen, spline, tube
from atelier.finishes import LinoCard

PLAIN = ["#000", "#fff"]
RUST, OCHRE, MOSS = 1, 2, 3
LAMP = (500.0, 560.0)
FINE = {"texture": 0.0, "wobble": 0.3, "ink": 0, "cut_width": 0}

CAPS = {
    "dome": points(
        -1, 0, -0.94, -0.5, -0.5, -0.92, 0, -1.02, 0.5, -0.92, 0.94, -0.5, 1, 0, 0.5, 0.12, 0, 0.15, -0.5, 0.12
    ),
    "cone": points(
        -0.86, 0, -0.6, -0.7, -0.22, -1.35, 0, -1.56, 0.22, -1.35, 0.6, -0.7, 0.86, 0, 0.4, 0.12, -0.4, 0.12
    ),
    "flat": points(-1.2, -0.18, -0.8, -0.46, 0, -0.56, 0.8, -0.46, 1.2, -0.18, 0.7, 0.08, 0, 0.13, -0.7, 0.08),
    "bell": points(
        -0.8, 0.06, -0.7, -0.5, -0.5, -1.0, 0, -1.22, 0.5, -1.0, 0.7, -0.5, 0.8, 0.06, 0.3, 0.14, -0.3, 0.14
    ),
}


def paint() -> Field:
    card = LinoCard(
        "mushroom_parliament",
        paper="#f1e6cc",
        inks=("#b8432f", "#dfa945", "#6f8f78"),
        key="#16182c",
        light=(0.0, -0.8, 0.5),
        pitch=10.0,
        register=4.0,
    )
    _night(card)
    _benches(card)
    _glow_worm(card)
    _speaker(card)
    _clerks(card)
    _ferns(card)
    return card.finish(chatter=300)


def _night(card: LinoCard) -> None:
    """Dark wood round a clearing; the light hangs in the middle."""
    light = radial(*LAMP, 620, 1.5)
    rays = np.arctan2(Y - LAMP[1], X - LAMP[0])
    tone = 0.12 + 0.5 * light + 0.07 * np.sin(rays * 42) * light
    card.sky(PLAIN, tone=tone, texture=0.03, flow=rays, plate=MOSS, ink=0)
    for x, wide, lean in ((40, 62, 26), (196, 40, -14), (330, 24, 8), (690, 26, -8), (812, 44, 16), (968, 66, -24)):
        trunk = tube(points(x, -30, x + lean * 0.4, 260, x + lean, 620), [wide * 0.8, wide * 0.86, wide * 1.1])
        side = np.where((500 - x) * (X - x - lean * 0.4) > 0, 0.34, 0.06)
        card.paint(trunk, PLAIN, tone=side, texture=0.06, plate=MOSS, flow=1.5, ink=1.4)
    rng = np.random.default_rng(4)
    for _ in range(26):
        x, y = rng.uniform(60, 940), rng.uniform(50, 420)
        card.paint(ellipse(x, y, rng.uniform(2.4, 5)), PLAIN, tone=1.0, plate=0, **FINE)


def _mushroom(card: LinoCard, x: float, y: float, size: float, kind: str, plate: int, look: float, seed: int) -> None:
    """One member: stem with a face, gills, a cap, perhaps spots; look turns the eyes."""
    tall = size * (1.5 if kind != "cone" else 1.25)
    stem = spline(
        points(
            x - size * 0.34,
            y - tall,
            x + size * 0.34,
            y - tall,
            x + size * 0.4,
            y - tall * 0.4,
            x + size * 0.52,
            y,
            x,
            y + size * 0.08,
            x - size * 0.52,
            y,
            x - size * 0.4,
            y - tall * 0.4,
        ),
        sharp=(0, 1),
    )
    away = (x - LAMP[0]) / 500
    card.paint(
        stem,
        PLAIN,
        tone=0.93 - 0.42 * np.clip((X - x) / size * away * 2.4 + 0.1, 0, 1),
        texture=0.02,
        plate=0,
        flow=1.57,
        ink=1.2,
    )
    top = y - tall
    gills = ellipse(x, top + size * 0.04, size * (0.98 if kind == "flat" else 0.82), size * 0.2)
    card.paint(gills, PLAIN, tone=0.24, texture=0.04, plate=OCHRE, flow=1.57, ink=0.8)
    cap = place(roughen(spline(CAPS[kind]), 0.02, seed), size, 0.06 * math.sin(seed * 2.3), (x, top))
    lit = 0.62 - 0.55 * np.clip((X - x) * away / size * 1.4 + 0.15, -0.3, 1) + 0.12 * (top - size * 0.5 - Y) / size
    card.paint(cap, PLAIN, tone=lit, texture=0.04, plate=plate, volume=0.2, roundness=size * 0.4, ink=1.6)
    if seed % 2 == 0:
        _spots(card, fill(cap), x, top, size, seed)
    _face(card, x, y - tall * 0.52, size, look, seed)


def _spots(card: LinoCard, cap: Field, x: float, top: float, size: float, seed: int) -> None:
    """Pale warts across a cap."""
    rng = np.random.default_rng(seed)
    for a in np.linspace(-0.72, 0.72, 5):
        at = (x + size * a, top - size * (0.25 + 0.42 * (1 - a * a) + rng.uniform(-0.12, 0.12)))
        dot = fill(ellipse(*at, size * rng.uniform(0.08, 0.15), size * rng.uniform(0.07, 0.12))) * cap
        card.paint(dot, PLAIN, tone=1.0, texture=0, plate=0, ink=0.5)


def _face(card: LinoCard, x: float, y: float, size: float, look: float, seed: int) -> None:
    """Two eyes, brows and a mouth: some listen, some doze, one objects."""
    shift = look * size * 0.1
    for side in (-1, 1):
        ex = x + shift + side * size * 0.16
        if seed % 5 == 3:  # asleep
            lid = spline(points(ex - size * 0.09, y, ex, y + size * 0.06, ex + size * 0.09, y), False)
            card.paint(lines([lid], max(3.0, size * 0.045)), PLAIN, tone=0.0, plate=0, **FINE)
        else:
            card.paint(ellipse(ex, y, max(5.0, size * 0.065), max(6.5, size * 0.085)), PLAIN, tone=0.0, plate=0, **FINE)
            brow = points(
                ex - size * 0.1,
                y - size * (0.16 + 0.04 * side * (seed % 3 - 1)),
                ex + size * 0.1,
                y - size * (0.16 - 0.04 * side * (seed % 3 - 1)),
            )
            card.paint(lines([brow], max(2.6, size * 0.035)), PLAIN, tone=0.0, plate=0, **FINE)
    my = y + size * 0.25
    if seed % 7 == 4:
        card.paint(ellipse(x + shift, my, size * 0.07, size * 0.09), PLAIN, tone=0.0, plate=RUST, **FINE)
    else:
        curve = (seed % 3 - 1) * 0.04
        mouth = spline(
            points(
                x + shift - size * 0.12,
                my - size * curve,
                x + shift,
                my + size * curve,
                x + shift + size * 0.12,
                my - size * curve,
            ),
            False,
        )
        card.paint(lines([mouth], max(2.6, size * 0.035)), PLAIN, tone=0.0, plate=0, **FINE)


def _bench(y: float, sag: float) -> Polygon:
    """A step of the round: a mossy bank that curves towards us in the middle."""
    x = np.linspace(-30, 1030, 60)
    top = y + sag * (1 - ((x - 500) / 530) ** 2)
    return np.concatenate([np.stack([x, top], 1), points(1030, 1530, -30, 1530)])


def _benches(card: LinoCard) -> None:
    """Three curved rows, the back one far and small."""
    rows = ((640, 70, 58, 9, 11), (800, 110, 78, 7, 31), (1000, 130, 104, 5, 52))
    kinds, plates = ("dome", "cone", "flat", "bell"), (RUST, OCHRE, RUST, 0, OCHRE, RUST, OCHRE)
    for y, sag, size, count, seed in rows:
        bank = fill(roughen(_bench(y - size * 0.1, sag), 3, seed))
        near = 0.2 + 0.3 * radial(500, 700, 620, 1.3) + 0.05 * np.sin(X / 7 + 3 * np.sin(Y / 30))
        card.paint(bank, PLAIN, tone=near, texture=0.05, plate=MOSS, flow=1.4 + 0.3 * np.sin(X / 60), ink=1.8)
        rng = np.random.default_rng(seed)
        for k, x in enumerate(np.linspace(96 + size * 0.6, 904 - size * 0.6, count)):
            if abs(x - 500) < (120 if size > 70 else 170):  # the middle is the speaker's
                continue
            at = x + rng.normal() * 6
            foot = y + sag * (1 - ((at - 500) / 530) ** 2) + size * 0.14
            look = float(np.clip((500 - at) / 240, -1, 1))
            own = size * rng.uniform(0.82, 1.1) * (0.86 if kinds[(k + seed) % 4] == "flat" else 1)
            _mushroom(card, at, foot, own, kinds[(k + seed) % 4], plates[(k * 3 + seed) % 7], look, seed + k)


def _glow_worm(card: LinoCard) -> None:
    """The chandelier: a glow-worm on a thread."""
    x, y = LAMP[0], 380.0
    card.paint(lines([points(x, -10, x, y - 60)], 4), PLAIN, tone=1.0, plate=0, **FINE)
    for r, tone in ((92, 0.72), (66, 0.96)):
        halo = np.array(
            [
                (
                    (r + 12 * (k % 2)) * math.cos(k * math.pi / 18) + x,
                    (r + 12 * (k % 2)) * math.sin(k * math.pi / 18) + y,
                )
                for k in range(36)
            ]
        )
        card.paint(halo, PLAIN, tone=tone, texture=0, plate=OCHRE if r > 70 else 0, ink=0)
    body = spline(
        points(
            x - 4,
            y - 66,
            x + 22,
            y - 40,
            x + 26,
            y,
            x + 16,
            y + 44,
            x,
            y + 58,
            x - 16,
            y + 44,
            x - 26,
            y,
            x - 22,
            y - 40,
        )
    )
    card.paint(body, PLAIN, tone=np.where(y - 6 > Y, 0.1, 0.92), texture=0, plate=OCHRE, flow=0.0, ink=1.2)
    rings = [ellipse(x, y + k, 25, 7, a0=0.1, a1=math.pi - 0.1, n=14) for k in (-8, 10, 27)]
    card.paint(lines(rings, 4), PLAIN, tone=0.0, plate=OCHRE, **FINE)


def _speaker(card: LinoCard) -> None:
    """The old toadstool on a stump, tallest in the house."""
    stump = spline(points(372, 1150, 398, 1010, 420, 966, 580, 966, 602, 1010, 628, 1150, 500, 1176), sharp=(2, 3))
    bark = 0.34 + 0.16 * np.sin(X / 7 + np.sin(Y / 40))
    card.paint(stump, PLAIN, tone=bark, texture=0.05, plate=OCHRE, flow=1.57, ink=2.2)
    card.paint(ellipse(500, 968, 82, 22), PLAIN, tone=0.94, texture=0, plate=OCHRE, ink=1.2)
    for r in (0.3, 0.62):
        card.paint(lines([ellipse(500, 968, 82 * r, 22 * r)], 3), PLAIN, tone=0.0, plate=OCHRE, **FINE)
    _mushroom(card, 500, 968, 150, "dome", RUST, 0.0, 34)
    frill = spline(
        points(432, 806, 452, 826, 470, 812, 500, 834, 530, 812, 548, 826, 568, 806, 548, 776, 452, 776), sharp=(0, 6)
    )
    card.paint(frill, PLAIN, tone=0.97, texture=0, plate=0, ink=0.0, cut_width=0)
    folds = [points(452 + 16 * k, 780, 448 + 17 * k, 816) for k in range(7)]
    card.paint(lines(folds, 3), PLAIN, tone=0.0, plate=0, **FINE)


def _moth(card: LinoCard, x: float, y: float, size: float, flip: bool) -> None:
    """A clerk seen from behind, wings half open, with a quill that was once a fern tip."""

    def put(shape: Polygon) -> Polygon:
        return place(shape, size, 0, (x, y), flip)

    sheet = put(points(-0.62, -0.86, 0.46, -0.86, 0.58, -0.4, -0.74, -0.4))
    card.paint(sheet, PLAIN, tone=0.98, texture=0, plate=0, ink=1.0)
    notes = [
        put(points(-0.5, -0.74 + k * 0.1, -0.5 + w, -0.74 + k * 0.1)) for k, w in ((0, 0.34), (1, 0.26), (2, 0.38))
    ]
    card.paint(lines(notes, 3.4), PLAIN, tone=0.0, plate=0, **FINE)
    for side in (-1, 1):
        low = spline(points(0.04, 0.1, 0.5, 0.16, 0.74, 0.5, 0.56, 0.84, 0.24, 0.8, 0.06, 0.5) * (side, 1))
        high = spline(
            points(0.04, -0.28, 0.5, -0.42, 1.06, -0.2, 1.16, 0.14, 0.8, 0.34, 0.4, 0.36, 0.06, 0.2) * (side, 1)
        )
        card.paint(put(low), PLAIN, tone=0.6, texture=0.05, plate=OCHRE, flow=1.2, ink=1.6)
        card.paint(put(high), PLAIN, tone=0.8, texture=0.05, plate=OCHRE, flow=0.3, ink=1.8)
        card.paint(put(ellipse(side * 0.72, -0.02, 0.17)), PLAIN, tone=0.3, plate=RUST, texture=0, ink=0.8)
        card.paint(put(ellipse(side * 0.72, -0.02, 0.06)), PLAIN, tone=1.0, plate=0, **FINE)
        for k in range(5):
            vein = put(points(side * (0.9 + 0.03 * k), -0.16 + 0.1 * k, side * (1.04 + 0.01 * k), -0.12 + 0.09 * k))
            card.paint(lines([vein], 3), PLAIN, tone=0.0, plate=OCHRE, **FINE)
        feeler = put(spline(points(side * 0.06, -0.5, side * 0.2, -0.78, side * 0.44, -0.94), False))
        card.paint(lines([feeler], size * 0.05), PLAIN, tone=0.0, plate=0, **FINE)
    card.paint(
        put(spline(points(0, -0.42, 0.15, -0.2, 0.14, 0.3, 0, 0.74, -0.14, 0.3, -0.15, -0.2))),
        PLAIN,
        tone=0.2 + 0.2 * np.sin(Y / 5),
        texture=0,
        plate=OCHRE,
        flow=0.0,
        ink=1.2,
    )
    card.paint(put(ellipse(0, -0.46, 0.15, 0.13)), PLAIN, tone=0.1, texture=0, plate=OCHRE, ink=1.2)
    quill = put(tube(points(0.06, -0.62, 0.3, -0.96, 0.62, -1.3), [0.012, 0.03, 0.02]))
    vane = put(spline(points(0.24, -0.86, 0.3, -1.12, 0.66, -1.42, 0.62, -1.16, 0.42, -0.92), sharp=(0, 2)))
    card.paint(vane, PLAIN, tone=0.85, texture=0.03, plate=RUST, flow=-0.8, ink=1.2)
    card.paint(quill, PLAIN, tone=0.0, plate=0, **FINE)


def _clerks(card: LinoCard) -> None:
    """A log for a desk, and three moths bent over it."""
    front = fill(roughen(_bench(1262, 20), 4, 9))
    card.paint(front, PLAIN, tone=0.14 + 0.1 * np.sin(X / 9 + Y / 14), texture=0.04, plate=MOSS, flow=1.4, ink=2)
    log = tube(points(90, 1300, 500, 1316, 910, 1300), [62, 66, 62])
    card.paint(
        log,
        PLAIN,
        tone=0.36 - 0.3 * (Y - 1250) / 120 + 0.07 * np.sin(Y / 6 + np.sin(X / 50)),
        texture=0.04,
        plate=MOSS,
        flow=0.0,
        ink=2.2,
    )
    for x, y, size, flip in ((226, 1370, 122, True), (776, 1370, 122, False), (500, 1386, 128, False)):
        _moth(card, x, y, size, flip)


def _ferns(card: LinoCard) -> None:
    """Fronds frame the house on both sides."""
    for x, y, reach, side in ((-10, 1500, 560, 1), (1010, 1500, 560, -1), (-20, 1180, 330, 1), (1020, 1180, 330, -1)):
        spine = spline(
            points(x, y, x + side * reach * 0.1, y - reach * 0.5, x + side * reach * 0.34, y - reach * 0.86), False, 20
        )
        for k in np.linspace(0.12, 0.97, 15):
            at = spine[int(k * (len(spine) - 1))]
            leaf = spline(points(0, 0, 0.5, -0.15, 1, -0.02, 0.5, 0.13), sharp=(0, 2))
            for turn in (-0.15, -2.5):
                angle = turn if side > 0 else math.pi - turn
                card.paint(
                    place(leaf, reach * 0.2 * (1.06 - k), angle, at),
                    PLAIN,
                    tone=0.34,
                    texture=0.04,
                    plate=MOSS,
                    flow=0.4,
                    ink=1.0,
                )
