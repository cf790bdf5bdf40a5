"""Skirts and their folds, overalls, armour, belts, collars, aprons, capes."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from atelier.engine.canvas import Field
from atelier.engine.solid import Solid
from atelier.motifs.figure.limbs import LOOSE, MELT, lump
from atelier.motifs.figure.skeleton import SIDES, Figure, unit, vec

HEM = {"coat": 0.6, "dress": 0.62, "robe": 0.93, "nightgown": 0.8, "pyjamas": 0.12, "shirt": 0.06, "suit": 0.16}
FLARE = {"coat": 0.062, "dress": 0.115, "robe": 0.07, "nightgown": 0.1, "pyjamas": 0.03, "suit": 0.02}
_RINGS = 80


def skirt_material(outfit: str) -> str:
    """Which cloth hangs over the legs."""
    return "trim" if outfit in ("overalls", "armour") else "top"


@dataclass(slots=True)
class Hang:
    """The rings of a hanging cloth from waist to hem."""

    centres: Field
    half_width: Field
    half_depth: Field
    turned: Field


def _hang(figure: Figure, hem: float) -> Hang:
    """Follow both legs from the hip down to the hem."""
    joints, body, outfit = figure.joints, figure.body, figure.look.outfit
    snug, flare = LOOSE.get(outfit, 1.0) ** 0.5, FLARE.get(outfit, 0.03)
    thick = body.thick

    def on_leg(key: str, t: float) -> Field:
        hip, knee, ankle = joints[key + "hip"], joints[key + "knee"], joints[key + "ankle"]
        point: Field = hip + (knee - hip) * t / 0.52 if t < 0.52 else knee + (ankle - knee) * (t - 0.52) / 0.48
        return point

    centres, wide, deep, turned = [], [], [], []
    for t in np.linspace(-0.02, hem, _RINGS):
        left, right = on_leg("l", max(t, 0)), on_leg("r", max(t, 0))
        below = (on_leg("l", min(t + 0.05, 0.99)) + on_leg("r", min(t + 0.05, 0.99))) / 2
        above = (on_leg("l", max(t - 0.05, 0)) + on_leg("r", max(t - 0.05, 0))) / 2
        down = below - above
        share = max(t, 0) / max(hem, 0.01)
        full = 0.09 * body.girth * snug * (1.06 if outfit == "coat" else 1.0) + flare * share
        depth = (0.078 + body.belly * 0.4) * body.girth * snug + flare * share * 0.9
        half_width, half_depth = figure.across(full, depth, figure.whole)
        if abs(down[1]) <= abs(down[0]):  # the cloth lies along a raised thigh
            half_width = 0.0875 * thick + flare * share * 0.4
        across = np.array((-down[1], down[0])) / (np.linalg.norm(down[:2]) + 1e-6)
        apart = abs(float((left - right)[:2].dot(across)))
        centres.append((left + right) / 2)
        wide.append(max(half_width, apart / 2 + (0.06 - 0.02 * share) * thick * 1.15))
        deep.append(max(half_depth, abs(left[2] - right[2]) / 2 + 0.05 * thick))
        turned.append(math.atan2(down[1], down[0]) + math.pi / 2)
    return Hang(np.array(centres), np.array(wide), np.array(deep), np.unwrap(np.array(turned), period=math.pi))


def skirt(solid: Solid, figure: Figure, hem: float) -> None:
    """Cloth that hangs from the waist, with fold ridges."""
    outfit = figure.look.outfit
    material = skirt_material(outfit)
    hang = _hang(figure, hem)
    solid.rings(material, hang.centres, hang.half_width, 0.03, hang.half_depth * 0.95, hang.turned, k=MELT)
    if outfit in ("coat", "dress", "robe", "nightgown") and hem > 0.3:
        _folds(solid, hang, material, is_coat=outfit == "coat")
    if outfit == "coat" and abs(figure.yaw) < 25:
        _front_seam(solid, figure, hang)


def _folds(solid: Solid, hang: Hang, material: str, is_coat: bool) -> None:
    rng = np.random.default_rng(7)
    count = 5 if is_coat else 7
    places = np.linspace(-0.82, 0.82, count) + rng.uniform(-0.08, 0.08, 7)[:count]
    across = np.stack([np.cos(hang.turned), np.sin(hang.turned)], 1)
    for place in places:
        start = int(_RINGS * (rng.uniform(0.3, 0.6) if is_coat else rng.uniform(0.05, 0.3)))
        ridge = [
            (
                hang.centres[i][0] + across[i][0] * place * hang.half_width[i] * 0.92,
                hang.centres[i][1] + across[i][1] * place * hang.half_width[i] * 0.92,
                hang.centres[i][2] + hang.half_depth[i] * 0.93 * math.sqrt(1 - place * place * 0.85),
            )
            for i in range(start, _RINGS, 9)
        ]
        if len(ridge) > 1:
            widths = [0.003, 0.008, 0.012] if is_coat else [0.004, 0.011, 0.017]
            solid.limb(material, ridge, widths, k=0.024, flat=0.7)


def _front_seam(solid: Solid, figure: Figure, hang: Hang) -> None:
    joints, body = figure.joints, figure.body
    forward = figure.chest @ vec(0, 0, 1)
    half = _RINGS // 2
    seam = [
        joints["chest"] + forward * 0.066 * body.girth + vec(0, -0.02, 0),
        joints["middle"] + forward * (0.075 + body.belly) * body.girth * 1.05,
        hang.centres[half] + vec(0, 0, hang.half_depth[half]),
        hang.centres[-1] + vec(0, 0, hang.half_depth[-1]),
    ]
    solid.limb("trim", seam, [0.003, 0.003, 0.003], k=0)


def belt(solid: Solid, figure: Figure) -> None:
    """A cord round the waist of a dress or a robe."""
    joints, body = figure.joints, figure.body
    snug = LOOSE.get(figure.look.outfit, 1.0) ** 0.5
    forward = figure.chest @ vec(0, 0, 1)
    at = joints["middle"] * 0.55 + joints["pelvis"] * 0.45 + vec(0, 0.03, 0)
    rx, rz = figure.across(0.088 * body.girth * snug, 0.078 * body.girth * snug + body.belly * 0.7, figure.hips)
    solid.ball("trim", at + forward * body.belly * 0.4, rx * 1.02, 0.018, rz * 1.06)


def overalls(solid: Solid, figure: Figure) -> None:
    """Bib and straps over a shirt."""
    joints, girth, chest = figure.joints, figure.body.girth, figure.chest
    forward = chest @ vec(0, 0, 1)
    bib = (joints["chest"] + joints["middle"]) / 2
    lump(
        solid, figure, "bottom", joints["pelvis"] + vec(0, 0.012, 0), (0.09 * girth, 0.082, 0.078 * girth), figure.hips
    )
    at = bib + forward * 0.035 * girth - chest @ vec(0, 0.03, 0)
    lump(solid, figure, "bottom", at, (0.055 * girth, 0.08, 0.05 * girth), chest)
    for _, sign in SIDES:
        strap = [
            bib + chest @ vec(sign * 0.045, 0.04, 0.07 * girth),
            joints["chest"] + chest @ vec(sign * 0.055, 0.012, 0.045),
            joints["chest"] + chest @ vec(sign * 0.05, 0.0, -0.045),
            joints["middle"] + chest @ vec(sign * 0.02, 0.02, -0.075 * girth),
        ]
        solid.limb("bottom", strap, [0.012, 0.013, 0.013, 0.012], k=0)


def armour(solid: Solid, figure: Figure) -> None:
    """Plates that overlap like roof tiles: cuirass, tassets, shoulder lames, elbows, knees, greaves."""
    joints, body, chest = figure.joints, figure.body, figure.chest
    girth, thick = body.girth, body.thick
    forward, up = chest @ vec(0, 0, 1), chest @ vec(0, 1, 0)
    tilt = math.atan2(-up[0], up[1])
    lump(
        solid,
        figure,
        "plate",
        joints["chest"] - up * 0.055 + forward * 0.018,
        (0.092 * girth, 0.088, 0.075 * girth),
        chest,
        0.01,
    )
    lump(
        solid,
        figure,
        "plate",
        joints["middle"] + up * 0.02 + forward * 0.012,
        (0.074 * girth, 0.07, 0.068 * girth),
        chest,
        0.02,
    )
    keel = [
        joints["chest"] - up * 0.01 + forward * 0.088 * girth,
        joints["middle"] + up * 0.02 + forward * 0.085 * girth,
    ]
    solid.limb("plate", keel, [0.012, 0.016], k=0.02)
    gorget = [joints["chest"] + up * h for h in (0.012, 0.022, 0.034)]
    solid.rings(
        "trim", gorget, np.array([0.062, 0.056, 0.05]) * girth, 0.016, np.array([0.06, 0.054, 0.05]), tilt, k=0.004
    )
    for step in range(4):  # the skirt of lames
        at = joints["middle"] * (0.42 - 0.2 * step) + joints["pelvis"] * (0.58 + 0.2 * step)
        rx, rz = figure.across((0.08 + 0.008 * step) * girth, (0.07 + 0.008 * step) * girth, figure.hips)
        solid.ball("trim" if step % 2 == 0 else "plate", at, rx, 0.024, rz * 1.04, k=0)
    for key, sign in SIDES:
        shoulder, elbow, hand = joints[key + "shoulder"], joints[key + "elbow"], joints[key + "hand"]
        hip, knee, ankle = joints[key + "hip"], joints[key + "knee"], joints[key + "ankle"]
        out = chest @ vec(sign * 0.014, 0.006, 0)
        for step, size in ((2, 0.05), (1, 0.056), (0, 0.06)):
            at = shoulder + out + (elbow - shoulder) * 0.16 * step + up * 0.012
            solid.ball(
                "trim" if step == 1 else "plate", at, size * thick, size * 0.86 * thick, size * thick, rot=tilt, k=0
            )
        solid.ball("trim", elbow, 0.039 * thick, k=0)
        solid.ball("plate", elbow + (elbow - (shoulder + hand) / 2) * 0.1, 0.026 * thick, k=0)
        forearm = unit(hand - elbow)
        solid.limb("plate", [elbow + (hand - elbow) * 0.3, hand - forearm * 0.045], [0.036 * thick, 0.031 * thick], k=0)
        solid.limb("trim", [hand - forearm * 0.05, hand - forearm * 0.02], [0.031 * thick, 0.04 * thick], k=0)
        ahead = figure.whole @ vec(0, 0, 1)
        solid.limb("plate", [hip + (knee - hip) * 0.2, hip + (knee - hip) * 0.72], [0.058 * thick, 0.05 * thick], k=0)
        solid.ball("trim", knee + ahead * 0.012, 0.046 * thick, 0.046 * thick, 0.046, k=0)
        solid.ball("plate", knee + ahead * 0.036, 0.026 * thick, 0.03 * thick, 0.022, k=0)
        calf = [knee + (ankle - knee) * 0.24, knee + (ankle - knee) * 0.5, ankle - (ankle - knee) * 0.12]
        solid.limb("plate", calf, [0.042 * thick, 0.043 * thick, 0.031 * thick], k=0)
        solid.limb("trim", [ankle - unit(ankle - knee) * 0.03, ankle], [0.031 * thick, 0.034 * thick], k=0)


def collar(solid: Solid, figure: Figure) -> None:
    """A rolled collar round the neck."""
    chest, turned = figure.joints["chest"], figure.chest
    loop = [(-0.04, 0.02, 0), (-0.02, 0, 0.05), (0.02, 0, 0.05), (0.04, 0.02, 0), (0, 0.03, -0.035), (-0.04, 0.02, 0)]
    solid.limb("top", [chest + turned @ vec(*at) for at in loop], [0.016] * 6, k=0.006)


def scarf(solid: Solid, figure: Figure) -> None:
    """A scarf with one end down the chest."""
    on = figure.on_head
    front = [on(-0.5, -1.05, -0.1), on(-0.25, -1.15, 0.45), on(0.25, -1.15, 0.45), on(0.5, -1.05, -0.1)]
    solid.limb("scarf", front, [0.026, 0.03, 0.03, 0.026], k=0.01)
    solid.limb("scarf", [on(0.5, -1.05, -0.1), on(0, -1.1, -0.5), on(-0.5, -1.05, -0.1)], [0.026, 0.03, 0.026], k=0.01)
    solid.limb("scarf", [on(0.3, -1.2, 0.5), on(0.45, -1.9, 0.75), on(0.4, -2.5, 0.7)], [0.022, 0.026, 0.022], k=0.008)


def apron(solid: Solid, figure: Figure) -> None:
    """A bib apron over the front."""
    joints, girth, belly = figure.joints, figure.body.girth, figure.body.belly
    forward = figure.whole @ vec(0, 0, 1)
    fall = [
        joints["middle"] + forward * 0.08 * girth,
        (joints["pelvis"] + joints["middle"]) / 2 + forward * (0.1 + belly) * girth,
        joints["pelvis"] + forward * 0.11 * girth + vec(0, -0.06, 0),
        joints["pelvis"] + forward * 0.12 * girth + vec(0, -0.16, 0),
    ]
    solid.limb("apron", fall, [0.045, 0.06, 0.07, 0.075], flat=0.5, k=0.01)


def cape(solid: Solid, figure: Figure) -> None:
    """Folds that hang from the shoulders behind the body, down to the calves."""
    joints, girth = figure.joints, figure.body.girth
    back = figure.whole @ vec(0, 0, -1)
    aside = figure.chest @ vec(1, 0, 0)
    rng = np.random.default_rng(11)
    for step in np.linspace(-1, 1, 9):
        top = joints["chest"] + aside * step * 0.1 * girth + back * 0.05
        low = joints["pelvis"] + aside * step * 0.15 * girth + back * (0.12 + 0.02 * rng.random())
        end = vec(low[0], 0.14 + 0.03 * rng.random(), low[2]) + aside * step * 0.05 + back * 0.06
        solid.limb("cape", [top, (top + low) / 2 + back * 0.03, low, end], [0.022, 0.03, 0.038, 0.036], k=0.016)


def cane(solid: Solid, figure: Figure) -> None:
    """A crooked walking stick in the right hand."""
    hand = figure.joints["rhand"]
    crook = [
        hand + vec(-0.02, 0.03, 0.02),
        hand + vec(0.0, 0.045, 0.03),
        hand + vec(0.02, 0.02, 0.03),
        vec(hand[0] + 0.03, 0.01, hand[2] + 0.03),
    ]
    solid.limb("trim", crook, [0.008] * 4, k=0)
