"""Two girls share one long braid, and one of them holds scissors behind her back."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.raster import fill
from atelier.engine.shapes import ellipse, place, points, rectangle, spline, tube
from atelier.engine.solid import Solid, paint_solid
from atelier.finishes.lino import LinoCard
from atelier.motifs.figure import BODIES, Figure, Look
from atelier.motifs.figure.draw import build
from atelier.motifs.patterns import dots, stripes


def paint() -> Field:
    card = LinoCard(
        "twins_braid",
        paper="#f1e7d2",
        inks=("#9fb0a4", "#c23b2b", "#d9c9a4"),
        key="#1a1426",
        light=(-0.5, -0.6, 0.6),
        pitch=9.5,
        register=5.0,
    )
    R = ["#000", "#fff"]
    card.sky(R, tone=0.86, texture=0.0, flow=1.57, plate=3, ink=0)
    heads, props = _wallpaper(card, R)
    _braid(card, R, heads)
    _gift_and_threat(card, R, props)
    return card.finish(chatter=350)


def _wallpaper(card: LinoCard, R: Any) -> tuple[Any, Any]:
    """Wallpaper: leaf columns."""
    for r in range(13):
        for k in range(9):
            x, y = (40 + k * 118 + r % 2 * 59, 30 + r * 112)
            f = 1 if (r + k) % 2 else -1
            for a in (-0.9, 0, 0.9):
                card.paint(
                    place(spline(points(0, 0, 0.2, -0.45, 0, -1, -0.2, -0.45)), 52, a + 0.15 * f, (x, y)),
                    R,
                    tone=0.52,
                    texture=0.0,
                    plate=1,
                    flow=a - 1.57,
                    ink=0.3,
                    wobble=0.3,
                )
            card.paint(ellipse(x, y - 2, 8), R, tone=0.9, texture=0, plate=2, ink=0.5)
    card.paint(fill(rectangle(-10, 1290, 1020, 230)), R, tone=0.3, texture=0.05, plate=1, flow=0.0, ink=1.5)
    card.paint(fill(rectangle(-10, 1262, 1020, 30)), R, tone=0.75, texture=0, plate=3, flow=0.0, ink=1.2)
    heads, props = ([], [])
    for sx, x in ((-1, 262), (1, 738)):
        L = Look("child", style="short", outfit="dress", trim="")
        L = replace(L, body=replace(BODIES["child"], head=0.1, leg=0.44))
        hold = (
            options(lh=(-0.42, -0.56, -0.5), rh=(-0.1, -0.95, 0.1))
            if sx < 0
            else options(rh=(0.42, -0.56, -0.5), lh=(0.1, -0.95, 0.1))
        )
        e = options(le=(0.9, 0, -0.5), re=(-0.9, 0, -0.5))
        f = Figure(L, "stand", 180, head=(0, -10 * sx, 0), **hold, **e)
        solid = build(f)
        b = solid.bake(x, 1412, 1120, smooth=3.5)
        h0 = b.to_sheet([f.joints["head"][:2]])[0]
        heads.append(h0)
        over = {
            g: options(plate=p, tone=t, texture=0.05)
            for g, p, t in (
                ("top", 1 if sx < 0 else 0, 0.52 if sx < 0 else 0.62),
                ("skin", 0, 0.82),
                ("hair", 2, 0.42),
                ("shoes", 2, 0.3),
                ("trim", 2, 0.6),
            )
        }
        over["hair"]["flow"] = 1.57 + np.clip((X - h0[0]) / 120, -1, 1) * 0.7
        over["skin"]["volume"] = 0.6
        if sx < 0:
            _, hf = b.groups["top"]
            over["top"]["tone"] = 0.5 + 0.3 * (dots(X, Y + hf * 0.4, 46, 0.2) - 0.2)
        else:
            _, hf = b.groups["top"]
            over["top"]["tone"] = 0.62 - 0.42 * stripes(X, X + hf * 0.2, 40, 0.62)
        paint_solid(card, b, dict.fromkeys(b.groups, R), volume=0.8, occlusion=0.45, over=over, ink=1.4)
        hand = b.to_sheet([f.joints["lhand" if sx < 0 else "rhand"][:2]])[0]
        props.append((sx, hand, b))
    return heads, props


def _braid(card: LinoCard, R: Any, heads: Any) -> None:
    """The shared braid: interlocking lobes along a hanging curve."""
    (x0, y0), (x1, _y1) = heads
    n = 31
    solid = Solid()
    t = np.linspace(0, 1, n)
    px = x0 + (x1 - x0) * t
    py = y0 + 34 + 250 * (1 - (2 * t - 1) ** 2) ** 0.8
    dx, dy = (np.gradient(px), np.gradient(py))
    an = np.arctan2(dy, dx)
    w = 44 - 8 * np.abs(2 * t - 1)
    for i in range(n):
        for q in (-1, 1):
            solid.ball(
                "hair",
                (
                    px[i] - math.sin(an[i]) * q * w[i] * 0.42,
                    -(py[i] + math.cos(an[i]) * q * w[i] * 0.42),
                    6 * ((i + (q > 0)) % 2),
                ),
                w[i] * 0.92,
                w[i] * 0.56,
                26,
                rot=-(an[i] + q * 0.62),
            )
    b = solid.bake(0, 0, 1.0, k=2.0, smooth=2.5)
    paint_solid(
        card,
        b,
        {"hair": R},
        volume=0.9,
        occlusion=0.9,
        over={"hair": options(plate=2, tone=0.5, texture=0.04, cavity_size=8, cavity=0.8)},
        ink=1.6,
    )


def _gift_and_threat(card: LinoCard, R: Any, props: Any) -> None:
    """Gift and threat, in front of the braid."""
    for sx, hand, b in props:
        if sx < 0:
            card.paint(
                tube(points(hand[0], hand[1] + 18, hand[0] + 10, hand[1] - 50, hand[0] + 4, hand[1] - 96), [4.5, 4]),
                R,
                tone=0.1,
                texture=0,
                plate=1,
                ink=0.9,
            )
            card.paint(
                place(spline(points(0, 0, 0.3, -0.4, 0, -1, -0.3, -0.4)), 58, 1.0, (hand[0] + 7, hand[1] - 36)),
                R,
                tone=0.5,
                texture=0,
                plate=1,
                ink=0.9,
            )
            for a in np.linspace(0, 6.28, 9)[:-1]:
                card.paint(
                    place(ellipse(0, -32, 14, 25), 1, a, (hand[0] + 2, hand[1] - 112)),
                    R,
                    tone=0.95,
                    texture=0,
                    plate=0,
                    ink=1.1,
                )
            card.paint(ellipse(hand[0] + 2, hand[1] - 112, 17), R, tone=0.3, texture=0.05, plate=2, ink=0.8)
        else:
            ca = (hand[0] - 20, hand[1] - 26)
            for q in (-1, 1):
                card.paint(
                    place(points(0, -10, -186, -4, -196, 2, 0, 11), 1, 0.62 + q * 0.21, ca),
                    R,
                    tone=0.97,
                    texture=0,
                    plate=0,
                    ink=1.4,
                )
                card.paint(
                    np.clip(
                        fill(place(ellipse(54, q * 27, 38, 25), 1, 0.62, ca))
                        - fill(place(ellipse(54, q * 27, 25, 13), 1, 0.62, ca)),
                        0,
                        1,
                    ),
                    R,
                    tone=0.02,
                    texture=0,
                    plate=1,
                    ink=1.2,
                )
            card.paint(ellipse(ca[0], ca[1], 8), R, tone=0.02, texture=0, plate=1, ink=0.6)
        card.paint(
            b.groups["skin"][0] * fill(ellipse(hand[0], hand[1] + 14, 36, 30)),
            R,
            tone=0.9,
            volume=0.5,
            height=b.groups["skin"][1],
            texture=0.03,
            plate=0,
            ink=0.9,
        )
