"""Torso, arms, hands, legs and feet as solids."""

from __future__ import annotations

import math

import numpy as np

from atelier.engine.canvas import Field
from atelier.engine.shapes import curve3
from atelier.engine.solid import Solid
from atelier.motifs.figure.skeleton import SIDES, Figure, unit, vec

MELT = 0.025
LOOSE = {"coat": 1.2, "robe": 1.25, "pyjamas": 1.16, "armour": 1.1, "nightgown": 1.1}
LEG_CLOTH = {"dress": "skin", "armour": "top", "pyjamas": "top", "robe": "bottom", "nightgown": "skin"}
BAREFOOT = ("pyjamas", "nightgown")


def lump(
    solid: Solid,
    figure: Figure,
    material: str,
    at: Field,
    size: tuple[float, float, float],
    turned: Field,
    k: float = MELT,
) -> None:
    """An ellipsoid that is turned with a part of the body."""
    wide, tall, deep = size
    rx, rz = figure.across(wide, deep, turned)
    up = turned @ vec(0, 1, 0)
    ry = math.hypot(tall * math.hypot(up[0], up[1]), deep * abs(up[2]))
    solid.ball(material, at, rx, ry, rz, rot=math.atan2(-up[0], up[1]) if abs(up[2]) < 0.8 else 0, k=k)


def torso(solid: Solid, figure: Figure) -> None:
    """Pelvis, belly, chest and shoulders under the top."""
    joints, body, outfit = figure.joints, figure.body, figure.look.outfit
    girth, snug = body.girth, LOOSE.get(outfit, 1.0) ** 0.5
    boxy = 1.22 if outfit == "coat" else 1.0
    forward = figure.chest @ vec(0, 0, 1)
    spine = float(np.linalg.norm(joints["chest"] - joints["pelvis"]))
    hips = (0.083 * girth * snug * (1.1 if outfit == "coat" else 1.0), 0.075, (0.07 + body.belly * 0.4) * girth * snug)
    lump(solid, figure, "top", joints["pelvis"] + vec(0, 0.01, 0), hips, figure.hips)
    waist = ((0.076 + body.belly * 0.5) * girth * snug * boxy, spine * 0.42, (0.06 + body.belly) * girth * boxy)
    lump(solid, figure, "top", joints["middle"] + forward * body.belly * 0.6, waist, figure.chest)
    ribs = (0.088 * girth * snug**0.8, 0.1, 0.066 * girth * snug**0.8)
    lump(solid, figure, "top", joints["chest"] - figure.chest @ vec(0, 0.075, 0), ribs, figure.chest)
    yoke = [joints["lshoulder"], joints["chest"] + figure.chest @ vec(0, -0.012, 0), joints["rshoulder"]]
    solid.limb("top", yoke, [0.042 * body.thick * snug, 0.052 * girth, 0.042 * body.thick * snug], k=MELT)


def legs(solid: Solid, figure: Figure, hem: float, skirt: str) -> None:
    """Both legs; the cloth of a skirt lies on the thigh down to its hem."""
    joints, body, outfit = figure.joints, figure.body, figure.look.outfit
    wide = {"pyjamas": 1.18, "overalls": 1.18, "armour": 1.05}.get(outfit, 1.0)
    widths = np.array([0.056, 0.05, 0.04, 0.034, 0.027]) * body.thick * wide
    if outfit in ("pyjamas", "overalls", "coat", "suit"):
        widths[4] *= 1.3
    along = np.interp(np.linspace(0, 1, 81), np.linspace(0, 1, 5), widths)
    cut = int(80 * min(hem, 0.97) * 0.97)
    bulge = figure.whole @ vec(0, 0, 0.006)
    for key, sign in SIDES:
        hip, knee, ankle = joints[key + "hip"], joints[key + "knee"], joints[key + "ankle"]
        path = curve3([hip, (hip + knee) / 2 + bulge, knee, (knee + ankle) / 2 - bulge, ankle], 20)
        start = max(0, cut - 3)
        solid.limb(LEG_CLOTH.get(outfit, "bottom"), path[start::4], along[start::4], k=MELT)
        if cut > 6:
            solid.limb(skirt, path[:cut:4], along[:cut:4] * 1.16, k=0.04)
        foot(solid, figure, key, sign)


def foot(solid: Solid, figure: Figure, key: str, sign: int) -> None:
    """A shoe or a bare foot, flat on the ground unless the toe is pointed."""
    joints, thick, outfit = figure.joints, figure.body.thick, figure.look.outfit
    ankle = joints[key + "ankle"]
    shin = unit(ankle - joints[key + "knee"])
    ahead = figure.whole @ vec(sign * 0.22, 0, 1)
    forward = unit(ahead - shin * ahead.dot(shin))
    point = figure.pose.get("toe", (0, 0))[0 if key == "l" else 1]
    if figure.pose.get("ground", "feet") == "feet" and abs(point) < 0.5 and ankle[1] < 0.09:
        forward = unit(ahead)
    tilt = math.sin(-point * 0.9 if point < 0 else -point * 0.6)
    forward = forward * math.cos(min(abs(point), 1.4) * 0.9) + shin * tilt
    material = "skin" if outfit in BAREFOOT else "trim" if outfit == "armour" else "shoes"
    sole = [
        ankle - forward * 0.016 + shin * 0.002,
        ankle + forward * 0.03 + shin * 0.012,
        ankle + forward * 0.074 + shin * 0.016,
    ]
    solid.limb(material, sole, [0.029 * thick, 0.03 * thick, 0.024 * thick], k=MELT, flat=0.9)
    if outfit in ("coat", "overalls", "robe"):
        solid.limb("shoes", [ankle - shin * 0.03, ankle], [0.032 * thick, 0.03 * thick], k=MELT)


def arms(solid: Solid, figure: Figure) -> None:
    """Sleeves and hands."""
    joints, thick, outfit = figure.joints, figure.body.thick, figure.look.outfit
    loose = LOOSE.get(outfit, 1.0) ** 0.6
    at_shoulder = 0.042 * thick * loose
    at_cuff = {"robe": 0.05, "pyjamas": 0.04, "nightgown": 0.042}.get(outfit, 0.031 * loose) * thick
    short = outfit == "dress"
    for key, sign in SIDES:
        shoulder, elbow, hand = joints[key + "shoulder"], joints[key + "elbow"], joints[key + "hand"]
        forearm = unit(hand - elbow)
        solid.limb(
            "skin", [shoulder, elbow, hand - forearm * 0.01], [0.032 * thick, 0.027 * thick, 0.021 * thick], k=0.01
        )
        if short:
            sleeve = [shoulder, (shoulder + elbow) / 2, elbow * 0.9 + shoulder * 0.1]
            solid.limb("top", sleeve, [at_shoulder * 1.1, at_shoulder * 1.02, at_shoulder * 0.95], k=0.012)
        else:
            sleeve = [shoulder, (shoulder + elbow) / 2, elbow, elbow + (hand - elbow) * 0.45, hand - forearm * 0.03]
            taper = [at_shoulder, at_shoulder * 0.95, at_shoulder * 0.84, at_shoulder * 0.78, at_cuff]
            solid.limb("top", sleeve, taper, k=0.012)
            if outfit in ("coat", "suit", "robe"):
                cuff = "trim" if outfit == "coat" else "top"
                solid.ball(cuff, hand - forearm * 0.03, at_cuff * 1.1, k=0.004)
        palm(solid, figure, key, sign)


def palm(solid: Solid, figure: Figure, key: str, sign: int) -> None:
    """A hand: open with three fingers and a thumb, or closed round something."""
    joints, thick = figure.joints, figure.body.thick
    material = "trim" if figure.look.outfit == "armour" else "skin"
    hand = joints[key + "hand"]
    forearm = unit(hand - joints[key + "elbow"])
    middle = hand + forearm * 0.014
    turned = math.atan2(forearm[1], forearm[0]) - math.pi / 2
    solid.ball(material, middle, 0.025 * thick, 0.03 * thick, 0.02, rot=turned, k=0.012)
    side = figure.whole @ vec(-sign, 0.1, 0.5)
    side = unit(side - forearm * side.dot(forearm))
    if key in figure.pose.get("grip", ""):
        front = unit(np.cross(forearm, side)) * (1 if np.cross(forearm, side)[2] > 0 else -1)
        for step in (-0.75, -0.25, 0.25, 0.75):
            knuckle = middle + forearm * (0.014 + 0.003 * step) * thick + side * step * 0.02 * thick
            curl = [
                knuckle,
                knuckle + forearm * 0.018 * thick + front * 0.014,
                knuckle + front * 0.03 - forearm * 0.012 * thick,
            ]
            solid.limb(material, curl, [0.0095 * thick, 0.0105 * thick, 0.0085 * thick], k=0.003)
        thumb = [middle + side * 0.024 * thick - forearm * 0.012, middle + front * 0.03 + side * 0.008 * thick]
        solid.limb(material, thumb, [0.01 * thick, 0.009 * thick], k=0.004)
        return
    for step in (-0.6, 0.0, 0.6):
        root = middle + side * step * 0.02 * thick
        finger = [root, root + forearm * 0.036 * thick, root + forearm * 0.05 * thick - side * step * 0.004]
        solid.limb(material, finger, [0.0095 * thick, 0.0088 * thick, 0.0072 * thick], k=0.004)
    thumb = [middle + side * 0.016 * thick - forearm * 0.008, middle + side * 0.032 * thick + forearm * 0.014]
    solid.limb(material, thumb, [0.0095 * thick, 0.008 * thick], k=0.006)
