"""A child with a candle throws the shadow of a bear."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import points, rectangle, spline
from atelier.engine.solid import ground_shadow
from atelier.motifs.figure import BODIES, Figure, Look, draw_figure
from atelier.motifs.figure.draw import build
from atelier.motifs.figure.skeleton import vec
from atelier.motifs.furniture import bed
from atelier.motifs.rooms import Room


def paint() -> Field:
    card = Card("shadow_bear", ground="#7a4a20", light=(430, 1010))
    R = _setting(card)
    pose = _wall_shadow(card, R)
    _bed_and_toys(card, R)
    hd = _child(card, pose)
    card.brush(sizes=(24, 13, 7, 3.8))
    fx, fy = (hd[0], hd[1] - 74)
    card.light_at(fx, fy, 300, "#ffca60", 0.75, 2.2)
    card.light_at(fx, fy, 90, "#fff0b0", 0.9, 1.6)
    card.paint(
        spline(points(fx, fy - 30, fx + 9, fy - 4, fx + 7, fy + 14, fx, fy + 20, fx - 7, fy + 14, fx - 9, fy - 4)),
        ["#ff9a30", "#ffe070", "#fffbe0"],
        tone=0.5 + 0.4 * smoothstep(fy - 20, fy + 20, Y),
        detail=1,
        wobble=0.3,
        glow=6,
    )
    return card.finish(bloom=0.42, vignette=0.5, vignette_colour="#140808", lift="#1a0e10", warm="#ffe2a8")


def _setting(card: Card) -> Any:
    """What lies behind and around."""
    R = Room(card, 4.2, 4.1, 2.2, vanishing=(520, 760), focal=1250, distance=3.1, eye=1.25, light=(0.2, 0.5, -0.8))
    wall = ["#2a1410", "#6a3418", "#b4702c", "#eab258", "#ffe6a4"]
    wood = ["#1c0e0c", "#4a2614", "#83502a", "#c08a4c", "#f0c884"]
    R.shell(wall, wood, ["#1a0e0e", "#3a2018", "#5a3420"], tone=0.34, texture=0.16)
    R.boards(11, wood, tone=0.3)
    lx, ly = (392, 985)
    d = np.hypot(X - lx, (Y - ly) * 1.05)
    card.glaze(np.exp(-((d / 430) ** 1.5)) * 0.75, "#ffc25c", "screen")
    card.shade(smoothstep(380, 1000, d) * 0.75, "#2a1420")
    for k in range(-7, 8):
        card.paint(
            lines([R.polygon([(k * 0.28, 0.2, R.depth), (k * 0.28, R.height, R.depth)])], 6),
            ["#e0a850"],
            opacity=0.1,
            edge=0,
            wobble=0.5,
        )
    R.cuboid(-2.1, 2.1, 0, 0.2, R.depth - 0.04, R.depth, ["#20100c", "#54301c", "#9a6434"], 0.4)
    return R


def _wall_shadow(card: Card, R: Any) -> Any:
    """Same pose, other animal, thrown on the wall."""
    pose = options(lh=(0.12, -0.05, 0.8), rh=(-0.35, -0.45, 0.45), head=(4, -22, 0))
    large = replace(BODIES["stout"], head=0.115, girth=1.55, thick=1.7, shoulder=0.13, belly=0.05, leg=0.36, neck=0.0)
    fb = Figure(Look(large, head="bear", outfit="shirt", style="none"), "tiptoe", 84, **pose)
    sb = build(fb)
    sb.ball("top", fb.joints["pelvis"] + vec(-0.13, 0.03, 0), 0.04)
    bs = sb.bake(655, R.project(0, 0, R.depth)[1] + 6, 690)
    sh = blur(bs.silhouette, 5)
    edge = blur(bs.silhouette, 16)
    card.shade(
        (0.75 * sh + 0.25 * edge)
        * 0.86
        * smoothstep(R.project(0, -0.02, R.depth)[1] + 20, R.project(0, 0, R.depth)[1] - 10, Y),
        "#3a1c1a",
    )
    card.shade(blur(fill(points(360, 1216, 470, 1222, 760, 1040, 590, 1030)), 12) * 0.5, "#2a1418")
    return pose


def _bed_and_toys(card: Card, R: Any) -> None:
    """Bed corner on the right, toys."""
    R.light = np.array([-0.6, 0.6, -0.5])
    bed(
        R,
        1.5,
        0.55,
        1.0,
        1.9,
        ["#1c0e10", "#4a281c", "#8a5a34"],
        ["#2a2038", "#5a4468", "#a07a8c", "#e0b8a8"],
        height=0.5,
        tone=0.36,
    )
    R.project(-1.25, 0, 1.3)
    R.scale_at(1.3)
    for _i, (dx, dy, cc) in enumerate(((0, 0, "#a84a38"), (0.26, 0, "#4a6a84"), (0.12, 0.25, "#c89a3c"))):
        R.cuboid(
            -1.35 + dx,
            -1.12 + dx,
            dy,
            dy + 0.24,
            1.2,
            1.44,
            [mix(cc, "#1a0c10", 0.6), cc, mix(cc, "#ffe6a4", 0.45)],
            0.45,
        )


def _child(card: Card, pose: Any) -> Any:
    """Child."""
    L = Look(
        "child",
        "#e2ac86",
        "#5a3018",
        "tuft",
        "pyjamas",
        "#c8ccd8",
        "#c8ccd8",
        "#e2ac86",
        "#c05040",
        hat="nightcap",
        hat_colour="#b43c38",
        stripes="#7a94b8",
        eyes="dots",
    )
    f = Figure(L, "tiptoe", 84, **pose)
    kx, ky, kh = (300, 1238, 480)
    bk = build(f).bake(kx, ky, kh)
    ground_shadow(card, bk.silhouette, ky, kx=-0.9, ky=-0.28, strength=0.75, colour="#200e14", soft=5)
    draw_figure(
        card, f, kx, ky, kh, light=(430, 1000), rim="#ffd27a", dark="#20101c", light_colour="#fff0c0", detail=0.9
    )
    hd = bk.to_sheet([f.joints["lhand"][:2]])[0]
    card.paint(
        spline(points(hd[0] - 26, hd[1] - 6, hd[0] + 26, hd[1] - 6, hd[0] + 20, hd[1] + 6, hd[0] - 20, hd[1] + 6)),
        ["#4a2c10", "#b87c30", "#ffe08a"],
        tone=0.6,
        volume=0.6,
        roundness=5,
        detail=1,
    )
    card.paint(
        rectangle(hd[0] - 8, hd[1] - 52, 16, 48),
        ["#c8b48a", "#fff4d8", "#fffdf0"],
        tone=0.7,
        volume=0.5,
        roundness=6,
        detail=1,
    )
    return hd
