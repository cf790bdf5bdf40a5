"""A posed skeleton. yaw 0 faces the viewer, 90 to the right, -90 to the left, 180 away."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.engine.canvas import Field
from atelier.motifs.figure.body import Look
from atelier.motifs.figure.poses import POSES, Pose

SIDES = (("l", 1), ("r", -1))


def vec(x: float, y: float, z: float) -> Field:
    """A point or direction in the figure's space."""
    return np.array((x, y, z), float)


def unit(v: Field) -> Field:
    """The direction of a vector."""
    direction: Field = v / (np.linalg.norm(v) + 1e-9)
    return direction


def turn_x(degrees: float) -> Field:
    """Nodding rotation: positive leans forward."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])


def turn_y(degrees: float) -> Field:
    """Rotation round the upright axis."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


def turn_z(degrees: float) -> Field:
    """Tilting rotation in the picture plane."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def bend(root: Field, target: Field, upper: float, lower: float, hint: Field) -> tuple[Field, Field]:
    """Two bones from root towards target: the middle joint, pointing along the hint, and the end."""
    to_target = target - root
    distance = float(np.linalg.norm(to_target)) + 1e-9
    along = to_target / distance
    distance = min(distance, (upper + lower) * 0.995)
    foot = (upper * upper - lower * lower + distance * distance) / (2 * distance)
    rise = math.sqrt(max(upper * upper - foot * foot, 0))
    out = unit(hint - along * hint.dot(along))
    return root + along * foot + out * rise, root + along * distance


class Figure:
    """A look in a pose. Joints are in figure units, y up, feet (or seat) on zero."""

    def __init__(self, look: Look, pose: str | Pose = "stand", yaw: float = 0.0, **changes: Any) -> None:
        self.look = look
        self.body = body = look.build
        self.pose: Pose = {**(POSES[pose] if isinstance(pose, str) else pose), **changes}
        self.yaw = yaw
        self._turn()
        spine = 1 - body.leg - body.head * 2 - body.neck
        lean, side = self.lean, self.pose.get("side", 0)
        pelvis = vec(0, body.leg, 0)
        middle = pelvis + self.whole @ turn_x(lean * 0.4) @ turn_z(-side * 0.5) @ vec(0, spine * 0.45, 0)
        chest = middle + self.chest @ vec(0, spine * 0.55, 0)
        neck = chest + self.chest @ vec(0, body.neck * 0.8, body.stoop * 0.0012)
        head = neck + self.head @ vec(0, body.head * 0.92, body.head * 0.16)
        joints = {"pelvis": pelvis, "middle": middle, "chest": chest, "neck": neck, "head": head}
        for key, sign in SIDES:
            joints |= self._limbs(key, sign, chest, pelvis)
        shift = self._ground(joints)
        self.joints = {name: at + shift for name, at in joints.items()}

    def _turn(self) -> None:
        pose, body = self.pose, self.body
        self.whole = turn_y(self.yaw) @ turn_x(pose.get("pitch", 0))
        self.lean = lean = pose.get("lean", 0) + body.stoop
        side, twist = pose.get("side", 0), pose.get("twist", 0)
        nod, look, tilt = pose.get("head", (0, 0, 0))
        self.chest = self.whole @ turn_y(twist) @ turn_z(-side) @ turn_x(lean)
        follow = lean * 0.25 if lean < 40 else lean * 0.8
        self.head = self.whole @ turn_y(twist + look) @ turn_z(-tilt) @ turn_x(nod + body.stoop * 0.2 + follow)
        self.hips = self.whole @ turn_z(-side * 0.3) @ turn_x(lean * 0.25)

    def _limbs(self, key: str, sign: int, chest: Field, pelvis: Field) -> dict[str, Field]:
        pose, body = self.pose, self.body
        arm, leg = body.arm, body.leg - 0.03
        shoulder = chest + self.chest @ vec(sign * body.shoulder, -0.028, 0)
        target = shoulder + self.whole @ (np.array(pose[key + "h"], float) * arm)
        elbow_hint = self.whole @ vec(*pose.get(key + "e", (sign * 0.45, -0.55, -0.7)))
        elbow, hand = bend(shoulder, target, arm * 0.52, arm * 0.48, elbow_hint)
        hip = pelvis + self.whole @ vec(sign * body.hip, -0.02, 0)
        foot_target = hip + self.whole @ (np.array(pose[key + "f"], float) * leg)
        knee_hint = self.whole @ vec(*pose.get(key + "k", (sign * 0.12, 0.15, 1)))
        knee, ankle = bend(hip, foot_target, leg * 0.52, leg * 0.48, knee_hint)
        parts = {"shoulder": shoulder, "elbow": elbow, "hand": hand, "hip": hip, "knee": knee, "ankle": ankle}
        return {key + name: at for name, at in parts.items()}

    def _ground(self, joints: dict[str, Field]) -> Field:
        """How far the whole skeleton moves so that it stands, sits or lies on zero."""
        body, pelvis = self.body, joints["pelvis"]
        on = self.pose.get("ground", "feet")
        if on == "none":  # the origin is the seat under the pelvis
            return -pelvis + vec(0, 0.06 * body.girth, 0)
        if on == "air":
            return vec(0, 0.1, 0) - vec(0, min(joints["lankle"][1], joints["rankle"][1]), 0)
        if on in ("hip", "back"):
            return vec(0, -(pelvis[1] - (0.06 if on == "hip" else 0.062) * body.girth), 0)
        ankles = min(joints["lankle"][1], joints["rankle"][1]) - 0.026
        knees = min(joints["lknee"][1], joints["rknee"][1]) - 0.03 * body.thick * 1.2
        return vec(0, -min(ankles, knees), 0)

    def across(self, wide: float, deep: float, turned: Field) -> tuple[float, float]:
        """Half-width on the screen and half-depth of a turned ellipse."""
        x_axis, z_axis = turned @ vec(1, 0, 0), turned @ vec(0, 0, 1)
        return (math.hypot(wide * x_axis[0], deep * z_axis[0]), math.hypot(wide * x_axis[2], deep * z_axis[2]))

    def on_head(self, x: float, y: float, z: float) -> Field:
        """A point in head radii: x to the side, y up, z out of the face."""
        radius = self.body.head
        at: Field = self.joints["head"] + self.head @ vec(x * radius, y * radius, z * radius)
        return at
