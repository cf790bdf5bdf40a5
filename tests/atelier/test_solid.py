"""Solids hide what is behind them, and lie where they are put."""

import math

import numpy as np

from atelier.engine.sculpt import ball, limb, sculpt
from atelier.engine.shapes import points
from atelier.engine.solid import Solid


def test_the_nearer_material_is_seen() -> None:
    """A sleeve in front of a coat covers it, and the coat shows beside it."""
    baked = Solid().ball("coat", (0, 0, 0), 1.0).ball("sleeve", (0, 0, 0.9), 0.4).bake(500, 700, 100)
    coat, sleeve = baked.groups["coat"][0], baked.groups["sleeve"][0]
    assert sleeve[700, 500] > 0.9
    assert coat[700, 500] < 0.1
    assert coat[700, 570] > 0.9
    assert math.isclose(math.pi * 100**2, baked.silhouette.sum(), rel_tol=0.02)


def test_y_is_up_and_flipping_mirrors() -> None:
    """Author units go up, pixels go down."""
    solid = Solid().ball("dot", (1, 2), 0.1)
    assert np.allclose([600, 500], solid.bake(500, 700, 100).at(1, 2))
    assert np.allclose([400, 500], solid.bake(500, 700, 100, flip=True).at(1, 2))


def test_a_solid_can_be_taken_apart() -> None:
    """Only some materials, or all but some."""
    solid = Solid().ball("a", (0, 0), 1).ball("b", (0, 0), 1).ball("c", (0, 0), 1)
    assert ["b"] == [part[0] for part in solid.only("b").parts]
    assert ["a", "c"] == [part[0] for part in solid.without("b").parts]


def test_what_lies_off_the_sheet_bakes_to_nothing() -> None:
    """No error, no pixels."""
    assert Solid().ball("far", (0, 0), 1).bake(-5000, -5000, 50).silhouette.sum() == 0


def test_a_sculpture_is_highest_in_its_middle() -> None:
    """A ball rises to its radius; a limb covers its path."""
    mask, height = sculpt([ball(400, 400, 60), limb(points(400, 400, 600, 400), [20, 20])])
    assert mask[400, 560] == 1
    assert mask[300, 400] == 0
    assert abs(height[400, 400] - 60) < 8
    assert height[400, 400] > height[400, 440] > height[400, 455]
