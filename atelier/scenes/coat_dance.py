"""A woman dances with a coat that has nobody in it."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import cv2
import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Field, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import shades
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, tube
from atelier.engine.solid import Solid, ground_shadow, paint_solid
from atelier.motifs.figure import BODIES, Figure, Look, draw_figure
from atelier.motifs.figure.draw import build
from atelier.motifs.figure.skeleton import vec
from atelier.motifs.furniture import curtain, table, window
from atelier.motifs.rooms import Room


def paint() -> Field:
    card = Card("coat_dance", ground="#8a6a50", light=(-0.85, -0.35, 0.5))
    R, win, wood = _setting(card)
    _sunlit_wall(card, R)
    Bc, coat, fm, on_chest, tp = _gramophone(card, R, win, wood)
    _lapel(card, Bc, coat, fm, on_chest, tp)
    card.brush(sizes=(24, 13, 7, 3.8))
    for _i in range(70):
        card.glaze(
            fill(ellipse(card.rng.uniform(40, 640), card.rng.uniform(420, 1200), card.rng.uniform(1, 2.4))) * 0.5,
            "#fff2c8",
            "screen",
        )
    return card.finish(bloom=0.32, vignette=0.42, vignette_colour="#1a0e14", lift="#1a1418", warm="#ffe8c0")


def _setting(card: Card) -> tuple[Any, Any, Any]:
    """What lies behind and around."""
    R = Room(card, 3.9, 3.95, 2.5, vanishing=(575, 730), focal=1250, distance=3.1, eye=1.3, light=(-0.8, 0.5, -0.34))
    wall = ["#1f2a30", "#3f5553", "#7d8a6e", "#c8b98c", "#f6e6ba"]
    wood = ["#24130f", "#54301f", "#8f5c34", "#cf9a5c", "#f6d79c"]
    R.shell(wall, wood, ["#241c22", "#4a3c3c", "#7a6450"], tone=0.5)
    R.boards(12, wood, tone=0.44)
    for x in np.linspace(-1.85, 1.85, 14):
        card.paint(
            lines([R.polygon([(x, 0.78, R.depth), (x, R.height, R.depth)])], 9),
            ["#8a8a64", "#b8a878"],
            opacity=0.15,
            wobble=0.5,
            edge=0,
        )
    trim = ["#20181a", "#54402f", "#9a7a54"]
    R.cuboid(-1.95, 1.95, 0, 0.17, R.depth - 0.04, R.depth, trim, 0.42)
    R.cuboid(-1.95, 1.95, 0.74, 0.79, R.depth - 0.03, R.depth, trim, 0.46)
    win = window(
        R, "left", 0.1, 1.6, 0.9, 2.45, ["#3a2a22", "#8a6a48", "#f0d8a8"], sky=("#ffd890", "#fff0c8", "#fffbe8")
    )
    curtain(R, "left", 1.62, 2.1, 0.25, 2.65, ["#3a1820", "#7a3030", "#b8584a", "#f0b088"], 4, 0.2)
    return R, win, wood


def _sunlit_wall(card: Card, R: Any) -> None:
    """The sun-lit wall."""
    card.glaze(
        blur(
            fill(R.polygon([(-0.7, 0.3, R.depth), (1.95, 0.1, R.depth), (1.95, 2.6, R.depth), (-0.5, 2.75, R.depth)])),
            34,
        )
        * 0.55,
        "#ffe0a0",
        "screen",
    )


def _gramophone(card: Card, R: Any, win: Any, wood: Any) -> tuple[Any, Any, Any, Any, Any]:
    """Wall hook where the coat used to hang, gramophone on a stool."""
    hk = R.project(-0.95, 2.0, R.depth)
    card.paint(fill(rectangle(hk[0] - 70, hk[1] - 14, 140, 24)), wood, tone=0.6, detail=0.7)
    card.paint(
        fill(
            *[
                tube(
                    points(
                        hk[0] + d,
                        hk[1],
                        hk[0] + d + 3,
                        hk[1] + 24,
                        hk[0] + d + 16,
                        hk[1] + 26,
                        hk[0] + d + 18,
                        hk[1] + 14,
                    ),
                    [4, 3],
                )
                for d in (-46, 0, 40)
            ]
        ),
        ["#3a2410", "#c89a48", "#fff0b0"],
        tone=0.6,
        detail=0.9,
    )
    tb = table(R, -1.28, 1.9, 0.62, 0.5, 0.62, wood)
    R.shadow(*tb, strength=0.5)
    R.cuboid(-1.5, -1.1, 0.62, 0.78, 1.75, 2.1, ["#2a1410", "#6a3420", "#b87444"])
    q = R.project(-1.3, 0.78, 1.9)
    s = R.scale_at(1.9)
    solid = Solid()
    t = np.linspace(0, 1, 40)
    solid.rings(
        "h",
        np.stack([0.05 + 0.42 * t**1.3 - 0.12 * t * t, 0.02 + 0.5 * t - 0.1 * t * t, 0 * t], 1),
        0.02 + 0.19 * t**2.4,
        0.02 + 0.06 * t,
        0.05 + 0.1 * t,
        0.5 - 1.3 * t,
    )
    b = solid.bake(q[0], q[1], s)
    paint_solid(card, b, {"h": ["#3a200c", "#8a5a1c", "#d8a23c", "#ffe49a", "#fff8d8"]}, volume=1.1, rim="#fff0c0")
    hq = b.to_sheet([(0.37, 0.44)])[0]
    card.paint(
        fill(ellipse(hq[0], hq[1], s * 0.19, s * 0.07, 0.9)), ["#1c0e0a", "#6a3c14"], tone=0.35, wobble=0.4, detail=0.9
    )
    rug = np.array(
        [R.project(0.1 + 1.55 * math.cos(a), 0, 0.62 + 0.85 * math.sin(a)) for a in np.linspace(0, 6.28, 70)]
    )
    rm = card.paint(
        fill(roughen(rug, 2, 1)),
        ["#3a1420", "#7a2c30", "#b85a48", "#e8a880"],
        tone=0.42,
        texture=0.16,
        texture_size=24,
        wobble=1,
        detail=0.5,
    )
    for i in range(18):
        a = i * 0.349
        q = R.project(0.1 + 1.2 * math.cos(a), 0, 0.62 + 0.64 * math.sin(a))
        card.paint(fill(ellipse(q[0], q[1], 22, 8)) * rm, ["#c8843c", "#f0c878"], opacity=0.55, wobble=0.5, detail=0.7)
    for rr in (0.93, 0.68):
        card.paint(
            lines(
                [
                    np.array(
                        [
                            R.project(0.1 + 1.55 * rr * math.cos(a), 0, 0.62 + 0.85 * rr * math.sin(a))
                            for a in np.linspace(0, 6.3, 70)
                        ]
                    )
                ],
                6 if rr > 0.8 else 4,
            ),
            ["#e8c07a"],
            opacity=0.6,
            edge=0,
            wobble=0.6,
        )
    R.shaft(win, "#ffdf9a", 0.5, 0.2)
    zf = 0.02
    h0 = R.scale_at(zf)
    px_, py_ = R.project(-0.12, 0, zf)
    hw, hm = (h0 * 1.62, h0 * 1.78)
    lady = Look(
        "old_woman", "#d9a582", "#e4dfd8", "lowbun", "dress", "#a8343c", "#e8d8c8", "#4a1c24", "#f0c890", eyes="closed"
    )
    lady = replace(lady, body=replace(BODIES["woman"], stoop=0.0, head=0.082))
    man = Look(
        "man", "#d9a582", "#3a3030", "short", "coat", "#2b3f63", "#22283a", "#181820", "#c8a050", "bowler", "#22283a"
    )
    xw, xm = (px_ - 96, px_ + 112)
    fw = Figure(
        lady,
        "stand",
        66,
        lf=(0.05, -0.97, 0.1),
        rf=(-0.05, -0.86, -0.42),
        rh=(-0.05, 0.16, 0.8),
        lh=(0.34, 0.72, 0.3),
        lean=-15,
        head=(-14, -6, 6),
        re=(-0.3, -0.7, 0.1),
        toe=(0, -1.0),
    )
    pose = options(lf=(0.06, -0.98, 0.16), rf=(-0.06, -0.95, -0.24), lean=7, head=(14, 0, 0))
    fm = Figure(man, "stand", -72, lh=(0.02, -0.44, 0.9), rh=(0, 0, 0), **pose)
    joined = fw.joints["lhand"] * hw / hm + vec((xw - xm) / hm, -14 / hm, 0)  # where the two hold each other
    reach = fm.whole.T @ (joined - fm.joints["rshoulder"]) / fm.body.arm
    fm = Figure(man, "stand", -72, lh=(0.02, -0.44, 0.9), rh=tuple(reach), re=(-0.4, -0.6, 0.2), **pose)
    B1 = build(fw).bake(xw, py_, hw)
    B2 = build(fm).bake(xm, py_ - 14, hm)
    Bc = build(fm).only("top").bake(xm, py_ - 14, hm, smooth=1.8)
    both = np.maximum(B1.silhouette, B2.silhouette)
    k = 0.93
    yw = R.project(0, 0, R.depth)[1]
    M = np.array([[k, 0, 700 - k * px_], [0, k, yw + 10 - k * py_]], np.float32)
    ws = cv2.warpAffine(both, M, (WIDTH, HEIGHT))
    card.shade(blur(ws, 4) * 0.8 * smoothstep(yw + 14, yw - 2, Y), "#2c2840")
    for m_, a in ((B1.silhouette, 0.62), (Bc.silhouette, 0.5)):
        ground_shadow(card, m_, py_, kx=-1.2, ky=0.13, strength=a, soft=5, colour="#241428")
    coat = shades("#3c5a8c", "#141430", "#ffe8c0")
    paint_solid(card, Bc, {"top": coat}, volume=1.05, rim="#ffe2a0", rim_width=5, light=(-0.85, -0.35, 0.5), detail=0.8)
    nk = Bc.to_sheet([(fm.joints["chest"] + fm.chest @ vec(0, 0.03, 0.0))[:2]])[0]
    card.paint(
        ellipse(nk[0] - 4, nk[1] - 2, hm * 0.036, hm * 0.014, -0.5),
        ["#0c0a18", "#1c2038"],
        tone=0.3,
        detail=1,
        wobble=0.3,
    )
    draw_figure(card, fw, xw, py_, hw, light=(-0.85, -0.35, 0.5), rim="#ffe8b0", detail=0.8)
    near = Solid()
    sh, el, ha = (fm.joints["lshoulder"], fm.joints["lelbow"], fm.joints["lhand"])
    near.limb("top", [sh, (sh + el) / 2, el, (el + ha) / 2, ha], [0.05, 0.05, 0.046, 0.042, 0.046], k=0.01)
    Ba = near.bake(xm, py_ - 14, hm, smooth=1.8)
    paint_solid(card, Ba, {"top": coat}, volume=1.05, rim="#ffe2a0", rim_width=5, light=(-0.85, -0.35, 0.5), detail=0.8)
    cf = Ba.to_sheet([fm.joints["lhand"][:2]])[0]
    card.paint(
        ellipse(cf[0] - 6, cf[1] + 6, hm * 0.017, hm * 0.027, 0.7),
        ["#0c0a18", "#1c2038"],
        tone=0.3,
        detail=1,
        wobble=0.3,
    )
    tp = Bc.groups["top"][0]

    def on_chest(y: Any, z: Any, x: Any = 0.0) -> Any:
        return Bc.to_sheet([(fm.joints["chest"] + fm.chest @ vec(x, y, z))[:2]])[0]

    return Bc, coat, fm, on_chest, tp


def _lapel(card: Card, Bc: Any, coat: Any, fm: Any, on_chest: Any, tp: Any) -> None:
    """Lapel."""
    card.paint(
        fill(
            np.array(
                [
                    on_chest(0.02, 0.03),
                    on_chest(-0.02, 0.075),
                    on_chest(-0.16, 0.085),
                    on_chest(-0.1, 0.03),
                    on_chest(-0.05, 0.01),
                ]
            )
        )
        * tp,
        [coat[0], coat[1], coat[2]],
        tone=0.55,
        detail=0.9,
        wobble=0.4,
        rim="#a8b8d8",
        rim_width=2,
    )
    for yb in (-0.17, -0.23):
        q = on_chest(yb, 0.07)
        card.paint(
            fill(ellipse(q[0], q[1], 6.5)) * tp, ["#6a4010", "#e8b850", "#fff0b0"], tone=0.6, detail=1, wobble=0.1
        )
    pk = Bc.to_sheet([(fm.joints["pelvis"] + fm.whole @ vec(0, -0.06, 0.01))[:2]])[0]
    card.paint(
        place(rectangle(-24, -7, 48, 15), 1, 0.25, pk), [coat[0], coat[1], coat[3]], tone=0.5, detail=0.9, wobble=0.4
    )
