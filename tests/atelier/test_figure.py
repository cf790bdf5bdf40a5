"""Skeletons keep their bones, and everybody can take every pose."""

import math

import numpy as np
import pytest

from atelier.motifs.figure import BODIES, POSES, Figure, Look
from atelier.motifs.figure.draw import build
from atelier.motifs.figure.skeleton import bend, vec


def test_two_bones_keep_their_lengths() -> None:
    """Wherever the hand goes, the arm neither stretches nor breaks."""
    for target in (vec(0.5, 0.2, 0), vec(0.1, 0, 0.05), vec(3, 1, 2)):
        elbow, hand = bend(vec(0, 0, 0), target, 0.3, 0.25, vec(0, -1, 0))
        assert math.isclose(0.3, float(np.linalg.norm(elbow)), rel_tol=1e-6)
        assert math.isclose(0.25, float(np.linalg.norm(hand - elbow)), rel_tol=1e-6)


def test_the_elbow_follows_its_hint() -> None:
    """Down means down."""
    elbow, _ = bend(vec(0, 0, 0), vec(0.4, 0, 0), 0.3, 0.25, vec(0, -1, 0))
    assert elbow[1] < 0


@pytest.mark.parametrize("pose", sorted(POSES))
def test_everybody_can_take_the_pose(pose: str) -> None:
    """All bodies, with no joint lost, nobody far below the ground."""
    for body in BODIES:
        joints = Figure(Look(body), pose, 35).joints
        assert all(np.isfinite(at).all() for at in joints.values())
        if POSES[pose].get("ground", "feet") == "feet":
            assert min(at[1] for at in joints.values()) > -0.05


def test_standing_bodies_are_one_tall() -> None:
    """The crown of the head is about one above the soles."""
    for body in ("man", "woman", "child", "toddler"):
        figure = Figure(Look(body), "stand")
        assert abs(figure.joints["head"][1] + figure.body.head - 1) < 0.06


@pytest.mark.parametrize(
    "outfit", ["coat", "dress", "robe", "nightgown", "pyjamas", "overalls", "shirt", "suit", "armour"]
)
def test_every_outfit_can_be_worn(outfit: str) -> None:
    """It builds, and has a material for the body at least."""
    solid = build(Figure(Look(outfit=outfit, hat="bowler", scarf="#c00000", cape="#202040"), "walk", 40))
    assert {"top", "hat", "scarf", "cape"} <= {part[0] for part in solid.parts}


@pytest.mark.parametrize(
    "hat", ["bowler", "straw", "wide", "tall", "cap", "beanie", "nightcap", "cone", "crown", "helmet"]
)
def test_every_hat_fits(hat: str) -> None:
    """Hats sit above the neck."""
    figure = Figure(Look(hat=hat))
    parts = [balls for material, balls, _ in build(figure).parts if material in ("hat", "trim")]
    assert max(balls[:, 1].max() for balls in parts) > figure.joints["head"][1]
