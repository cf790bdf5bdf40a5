"""Build, bake and paint a figure, and the marks of its face."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Colour, Field, Light, Polygon, Y, options
from atelier.engine.card import Card
from atelier.engine.colour import mix, rgb, shades
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline
from atelier.engine.solid import Baked, Solid, ground_shadow, paint_solid
from atelier.motifs.figure import clothes, head, limbs
from atelier.motifs.figure.body import Look
from atelier.motifs.figure.skeleton import Figure, vec

STEEL: list[Colour] = ["#161d2a", "#37465a", "#63768a", "#a4b4bc", "#f4f8f2"]
BRIGHT_STEEL: list[Colour] = ["#1c2230", "#4a586a", "#8494a2", "#c8d2d2", "#ffffff"]


def build(figure: Figure) -> Solid:
    """The figure as a solid, one material per kind of cloth."""
    solid, look = Solid(), figure.look
    hem = clothes.HEM.get(look.outfit, 0.0)
    limbs.torso(solid, figure)
    limbs.legs(solid, figure, hem, clothes.skirt_material(look.outfit))
    if hem > 0:
        clothes.skirt(solid, figure, hem)
    if look.outfit in ("robe", "dress", "nightgown") and look.trim:
        clothes.belt(solid, figure)
    if look.outfit == "overalls":
        clothes.overalls(solid, figure)
    if look.cape:
        clothes.cape(solid, figure)
    limbs.arms(solid, figure)
    if look.outfit == "armour":
        clothes.armour(solid, figure)
    head.neck_and_head(solid, figure)
    if look.scarf:
        clothes.scarf(solid, figure)
    elif look.outfit in ("coat", "suit", "pyjamas"):
        clothes.collar(solid, figure)
    if look.apron:
        clothes.apron(solid, figure)
    if look.cane:
        clothes.cane(solid, figure)
    return solid


def ramps_of(look: Look, dark: Colour, light: Colour, reach: float) -> dict[str, list[Colour]]:
    """A ramp for each material of a look."""

    def cloth(colour: str | None) -> list[Colour]:
        return shades(colour or "#ffffff", dark, light, reach)

    ramps: dict[str, list[Colour]] = {
        "top": cloth(look.top),
        "bottom": cloth(look.bottom),
        "shoes": cloth(look.shoes),
        "trim": cloth(look.trim),
        "hat": cloth(look.hat_colour),
        "scarf": cloth(look.scarf),
        "apron": cloth(look.apron),
        "cape": cloth(look.cape),
        "hair": cloth(look.hair),
        "eye": ["#0a0810", "#1a1420"],
        "plume": cloth("#b4423a"),
        "skin": [
            mix(look.skin, "#3a1430", 0.7),
            mix(look.skin, "#8a3038", 0.35),
            rgb(look.skin),
            mix(look.skin, light, 0.5),
            mix(look.skin, light, 0.75),
        ],
    }
    if look.outfit == "armour":
        ramps |= {
            "top": ["#0e121c", "#232c3a", "#3c4a5a", "#5e6e7c"],
            "hat": STEEL,
            "plate": STEEL,
            "trim": BRIGHT_STEEL,
        }
    return ramps


def draw_figure(
    card: Card,
    figure: Figure,
    x: float,
    y: float,
    height: float,
    flip: bool = False,
    rot: float = 0.0,
    light: Light | None = None,
    rim: Colour | None = "#ffe2b0",
    dark: Colour = "#1a1630",
    light_colour: Colour = "#fff0d2",
    ink: float = 1.0,
    shadow: dict[str, Any] | None = None,
    face: bool = True,
    volume: float = 0.95,
    reach: float = 1.0,
    only: tuple[str, ...] = (),
    without: tuple[str, ...] = (),
    **given: Any,
) -> Baked:
    """Paint a figure with its feet (or seat) at (x, y), height pixels tall when it stands."""
    look = figure.look
    solid = build(figure)
    if only:
        solid = solid.only(*only)
    if without:
        solid = solid.without(*without)
    baked = solid.bake(x, y, height, flip, rot, smooth=max(0.9, height * 0.003))
    if shadow:
        cast = dict(shadow)
        ground_shadow(card, baked.silhouette, cast.pop("y", y), **cast)
    ramps = ramps_of(look, dark, light_colour, reach)
    over: dict[str, dict[str, Any]] = {
        "skin": options(texture=0.06, volume=volume * 0.85),
        "hair": options(texture_size=max(4, height * 0.03), texture=0.2, stretch=(0.5, 2)),
    }
    if look.outfit == "armour":
        over["plate"] = over["hat"] = options(volume=1.15, tone=0.44, texture=0.05)
        over["trim"] = options(volume=1.2, texture=0.05)
    paint_solid(card, baked, ramps, light=light, rim=rim, volume=volume, ink=ink, over=over, line=look.line, **given)
    if look.stripes and "top" in baked.groups:
        mask, raised = baked.groups["top"]
        stripe = smoothstep(0.3, 0.6, np.sin((Y + raised * 0.5) / height * 64)) * mask
        card.paint(
            stripe, shades(look.stripes, dark, light_colour, reach), tone=0.5 - 0.5 * baked.occlusion, volume=volume,
            height=raised, opacity=0.8, wobble=0, edge=0, fray=0.2, detail=0.95, light=light, ink=0,
        )  # fmt: skip
    if face and look.eyes and look.hat != "helmet" and look.head == "human" and not only:
        card.after(lambda: draw_face(card, figure, baked, height))
    return baked


_FINE = options(wobble=0, fray=0.1, edge=0, detail=1, texture=0, ink=0)


def draw_face(card: Card, figure: Figure, baked: Baked, height: float) -> None:
    """Eyes, brows, mouth and blush, where the head turns to us and skin is seen."""
    look, radius = figure.look, figure.body.head
    px = radius * height
    if px < 7:
        return
    skin = baked.groups["skin"][0] if "skin" in baked.groups else None

    def on_face(x: float, y: float, z: float) -> tuple[Polygon, bool]:
        p = figure.on_head(x, y, z)
        at = baked.at(p[0], p[1])
        column, row = int(np.clip(at[0], 0, WIDTH - 1)), int(np.clip(at[1], 0, HEIGHT - 1))
        turned_to_us = (figure.head @ vec(x, y, z))[2] > 0.25
        return at, bool(turned_to_us and (skin is None or skin[row, column] > 0.5))

    brow_at, chin_at = on_face(0, 0.5, 0.85)[0], on_face(0, -0.5, 0.85)[0]
    tilt = math.atan2(brow_at[0] - chin_at[0], chin_at[1] - brow_at[1])

    def arc(at: Field, half: float, left: float, middle: float, right: float) -> Polygon:
        return place(spline(points(-half, left, 0, middle, half, right), False), 1, tilt, at)

    for sign in (1, -1):
        at, seen = on_face(sign * 0.34, 0.02, 0.85)
        if seen:
            _eye(card, look, at, px, arc)
            if px > 16:
                brow, _ = on_face(sign * 0.36, 0.3, 0.85)
                curve = arc(brow, px * 0.13, px * 0.02 * sign, -px * 0.04, -px * 0.02 * sign)
                card.paint(lines([curve], max(1, px * 0.045)), [mix(look.hair, look.line, 0.5)], opacity=0.6, **_FINE)
        at, seen = on_face(sign * 0.5, -0.3, 0.75)
        if seen and px > 10:
            card.glaze(blur(fill(ellipse(at[0], at[1], px * 0.2, px * 0.15)), px * 0.09) * 0.35, "#d9584e")
    at, seen = on_face(0, -0.48, 0.85)
    if seen and px > 9:
        _mouth(card, look.mouth, at, px, arc)


def _eye(card: Card, look: Look, at: Field, px: float, arc: Any) -> None:
    x, y = float(at[0]), float(at[1])
    if look.eyes == "closed":
        lid = arc(at, px * 0.12, 0, px * 0.07, 0)
        card.paint(lines([lid], max(1, px * 0.05)), [look.line], opacity=0.8, **_FINE)
        return
    if look.eyes == "open" and px > 14:
        card.paint(fill(ellipse(x, y, px * 0.15, px * 0.13)), ["#d8ccc4", "#fffaf0"], tone=0.7, **_FINE)
        lid = arc(at, px * 0.17, 0, -px * 0.15, 0)
        card.paint(lines([lid], max(1, px * 0.04)), [look.line], opacity=0.85, **_FINE)
    card.paint(fill(ellipse(x, y, max(1.0, px * 0.07), max(1.2, px * 0.095))), [look.line], opacity=0.9, **_FINE)


def _mouth(card: Card, mood: str, at: Field, px: float, arc: Any) -> None:
    if mood == "round":
        card.paint(fill(ellipse(float(at[0]), float(at[1]), px * 0.08, px * 0.1)), ["#5a1a24"], opacity=0.85, **_FINE)
        return
    corner = {"smile": -0.05, "sad": 0.04}.get(mood, -0.01)
    curve = arc(
        at, px * (0.17 if mood == "smile" else 0.13), px * corner, px * (0.035 + abs(min(corner, 0)) * 0.8), px * corner
    )
    if mood == "sad":
        curve = arc(at, px * 0.13, px * 0.04, -px * 0.02, px * 0.04)
    card.paint(lines([curve], max(1, px * 0.045)), ["#7a2a30"], opacity=0.7, **_FINE)
