"""A suit of armour sits by a pond at dawn; a tree in blossom has grown up through it."""

from __future__ import annotations

import numpy as np

from atelier.engine.canvas import Field, X, Y, options
from atelier.engine.card import Card
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur, displace
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, ridge, roughen, spline, tube
from atelier.engine.solid import Baked, Solid, paint_solid
from atelier.motifs.figure import Figure, Look, draw_figure
from atelier.motifs.plants import pine, tree
from atelier.motifs.sky import stratus

LIGHT = (-0.55, -0.6, 0.55)
SHORE = 1180


def paint() -> Field:
    card = Card("knight_tree", ground="#b9a27c", light=LIGHT)
    _dawn(card)
    _meadow(card)
    _tree(card)
    _stone(card)
    knight = _knight(card)
    _moss(card, knight)
    _pond(card)
    card.brush(sizes=(24, 13, 7, 3.6))
    _details(card, knight)
    return card.finish(bloom=0.28, vignette=0.26, vignette_colour="#12202a", lift="#16222a", warm="#fff2d4")


def _dawn(card: Card) -> None:
    ramp = [(0, "#4f7480"), (0.35, "#8fa890"), (0.62, "#e0cfa0"), (0.85, "#f7bfa0"), (1, "#fff0cc")]
    card.sky(ramp, Y / 1050, flow=card.noise(520, 2) * 0.8 - 0.3)
    card.light_at(190, 860, 620, "#ffe6b0", 0.55, 1.8)
    for i, (y, ramp_) in enumerate(
        ((820, ["#7f9c94", "#b4c0a4"]), (900, ["#5c8080", "#9cb09a"]), (980, ["#3c6466", "#7c987c"]))
    ):
        hills = fill(ridge(lambda x, y=y, i=i: y + 30 * np.sin(x / 200 + i * 2), 26, 60 + i, 240))
        card.paint(hills, ramp_, tone=0.5, haze=0.35 - 0.1 * i, haze_colour="#e8d8b4", flow=0.1, wobble=3)
        stratus(card, y + 70, 16, "#fbe8c8", 5, 0.5)
    for i, x in enumerate((60, 110, 150, 880, 930, 965, 830)):
        pine(card, x, 1030 + (i * 13) % 20, 150 + (i * 53) % 90, ["#2a4a52", "#4a6e68", "#8aa488"], i)


def _meadow(card: Card) -> None:
    ground = fill(ridge(lambda x: 1030 + 24 * np.sin(x / 220), 10, 71, 260))
    card.paint(
        ground,
        ["#22403c", "#456a4c", "#8ca468", "#dcd294"],
        tone=0.5 + 0.25 * radial(220, 1060, 520),
        flow=1.5,
        texture=0.28,
        texture_size=40,
        stretch=(0.5, 1.6),
    )


def _tree(card: Card) -> None:
    """The tree behind: trunk through the armour, crown of pale blossom."""
    bark = ["#241c20", "#5a463c", "#98806a", "#e0cca8"]
    _, tips = tree(
        card,
        548,
        566,
        560,
        bark,
        seed=14,
        spread=0.62,
        depth=6,
        girth=0.036,
        lean=-0.06,
        light=LIGHT,
        gnarl=0.34,
        detail=0.7,
    )
    rng = np.random.default_rng(3)
    for x, y in sorted(tips, key=lambda at: -at[1]):
        for _ in range(2):
            size = rng.uniform(17, 34)
            at = (x + rng.normal() * 20, y + rng.normal() * 18)
            puff = roughen(ellipse(at[0], at[1], size * 1.15, size), size * 0.3, int(rng.integers(999)))
            lit = 0.56 - 0.25 * (at[1] - 280) / 400 - 0.12 * (at[0] - 540) / 400
            card.paint(
                puff,
                ["#a06878", "#dc9a9c", "#f8cfc0", "#fff4e6"],
                tone=lit,
                volume=0.7,
                roundness=size * 0.6,
                light=LIGHT,
                texture=0.3,
                texture_size=12,
                wobble=3,
                fray=1.4,
                detail=0.35,
            )


def _stone(card: Card) -> None:
    stone = Solid()
    stone.ball("stone", (0, 0.1, -0.2), 0.62, 0.3, 0.4).ball("stone", (-0.3, 0.0, -0.1), 0.4, 0.2, 0.3).ball(
        "stone", (0.35, -0.02, -0.1), 0.36, 0.18, 0.3
    )
    paint_solid(
        card,
        stone.bake(500, 1112, 330, k=0.08, smooth=3),
        {"stone": ["#2c3436", "#5c6660", "#98a08a", "#e0dcb8"]},
        light=LIGHT,
        texture=0.24,
        occlusion=0.4,
        detail=0.4,
        texture_size=26,
    )


def _knight(card: Card) -> tuple[Figure, Baked]:
    look = Look("man", outfit="armour", hat="helmet", style="none")
    pose = options(
        lh=(0.1, -0.62, 0.62),
        rh=(-0.12, -0.45, 0.66),
        lf=(0.16, -0.62, 0.56),
        rf=(-0.18, -0.66, 0.42),
        lean=15,
        head=(20, 14, 0),
        grip="",
    )
    figure = Figure(look, "sit", 30, **pose)
    baked = draw_figure(
        card, figure, 496, 1010, 860, light=LIGHT, rim="#ffeccc", occlusion=0.42, detail=0.85, without=("plume",)
    )
    return figure, baked


def _moss(card: Card, knight: tuple[Figure, Baked]) -> None:
    """Moss where rain stays: shoulders, thighs, the crown of the helmet."""
    _, baked = knight
    up = np.gradient(blur(baked.depth, 5))[0]
    damp = smoothstep(0.25, 0.9, up) * baked.silhouette * smoothstep(0.52, 0.7, card.noise(46, 4))
    card.paint(
        blur(damp.astype(np.float32), 1.5),
        ["#2c4a2c", "#5c8044", "#a8bc6c"],
        tone=0.55,
        texture=0.3,
        texture_size=12,
        detail=0.7,
        opacity=0.85,
        wobble=2,
        fray=1.6,
    )


def _pond(card: Card) -> None:
    shore = SHORE + 24 * np.sin(X / 170 + 0.6) + 10 * np.sin(X / 60)
    water = smoothstep(-2, 3, Y - shore)
    mirrored = np.ascontiguousarray(card.image[::-1])
    mirrored = np.roll(mirrored, 2 * SHORE + 40 - 1500, axis=0)
    ripple = 5 * np.sin(Y / 7.0 + 3 * card.noise(120, 3)) * np.clip((Y - SHORE) / 120, 0.1, 2)
    mirrored = displace(mirrored, ripple, 0.0, replicate=True)
    tint = np.array([0.72, 0.84, 0.84], np.float32)
    cover = water[..., None]
    card.image = card.image * (1 - cover) + (mirrored * tint * 0.86 + 0.03) * cover
    card.paint(
        water,
        ["#1c3c44", "#4c7c7c", "#c8d8b8"],
        tone=0.4,
        opacity=0.22,
        flow=0.0,
        edge=0,
        wobble=0,
        texture=0.3,
        texture_size=60,
        stretch=(6, 0.4),
    )


def _details(card: Card, knight: tuple[Figure, Baked]) -> None:
    figure, baked = knight
    crown = baked.at(*figure.on_head(0, 0.98, 0.1)[:2])
    hole = roughen(ellipse(crown[0], crown[1] + 12, 27, 13, -0.1), 5, 4)
    card.paint(hole, ["#0c1016", "#242c34"], tone=0.3, detail=1, wobble=0.4)
    bark = ["#241c20", "#5a463c", "#98806a", "#e0cca8"]
    trunk = tube(
        points(crown[0] + 3, crown[1] + 20, crown[0] - 2, crown[1] - 16, crown[0] - 8, crown[1] - 74), [19, 17, 17]
    )
    card.paint(
        trunk, bark, tone=0.5, volume=0.8, roundness=12, light=LIGHT, detail=0.9, texture_size=20, stretch=(0.5, 2)
    )
    visor = baked.at(*figure.on_head(0, 0.04, 1.2)[:2])
    twig = tube(points(visor[0], visor[1], visor[0] + 40, visor[1] - 8, visor[0] + 86, visor[1] - 40), [5, 4, 2])
    card.paint(twig, ["#2c221e", "#7a604c"], tone=0.5, detail=1, wobble=0.6)
    leaf = spline(points(0, 0, 0.4, -0.26, 1, 0, 0.4, 0.26), sharp=(0, 2))
    for dx, dy, turn in ((40, -8, -1.1), (58, -18, 0.5), (84, -40, -0.7), (88, -38, 0.3)):
        card.paint(
            place(leaf, 25, turn, (visor[0] + dx, visor[1] + dy)),
            ["#33542c", "#7ca048", "#d8e090"],
            tone=0.6,
            detail=1,
            wobble=0.4,
        )
    _robin(card, baked.at(*figure.joints["rhand"][:2]))
    reeds = [
        points(x, 1500, x + 5, 1380 - k, x + 14, 1290 - k)
        for x, k in ((60, 40), (84, 0), (104, 70), (900, 30), (926, 80), (948, 10))
    ]
    for reed in reeds:
        card.paint(fill(tube(reed, [4, 3, 1])), ["#1c302a", "#5c7a4c"], tone=0.5, detail=0.8, wobble=0.5)
    card.spatter(46, ("#fff0e4", "#f8cfc0"), mask=(Y > 560).astype(np.float32), radius=(0.8, 3.6), opacity=0.8)


def _robin(card: Card, at: Field) -> None:
    """A robin that has found the palm of the gauntlet."""
    bird = Solid()
    bird.limb("back", [(-0.9, -0.1), (-0.35, 0.12), (0.2, 0.34)], [0.08, 0.34, 0.34]).ball(
        "back", (0.36, 0.62, 0.02), 0.27, 0.25
    )
    bird.ball("breast", (0.3, 0.26, 0.18), 0.28, 0.34, 0.2).ball("breast", (0.48, 0.58, 0.16), 0.17, 0.15, 0.12)
    bird.limb("beak", [(0.62, 0.62, 0.1), (0.8, 0.6, 0.1)], [0.05, 0.01])
    baked = bird.bake(at[0] + 2, at[1] - 26, 42)
    paint_solid(
        card,
        baked,
        {"back": ["#2c221c", "#6a5238", "#b09468"], "breast": ["#7a2414", "#d2562c", "#f8a068"], "beak": ["#2a2420"]},
        light=LIGHT,
        detail=1,
        rim="#ffeccc",
    )
    eye = baked.at(0.46, 0.68)
    card.paint(ellipse(eye[0], eye[1], 2.6), ["#100c10"], detail=1, wobble=0)
    card.paint(
        lines(
            [
                points(at[0] + 3, at[1] - 24, at[0] + 3, at[1] - 8),
                points(at[0] + 10, at[1] - 24, at[0] + 11, at[1] - 8),
            ],
            2,
        ),
        ["#3a2c24"],
        detail=1,
        wobble=0,
    )
