"""Outlines become masks with the area they enclose."""

import math

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH
from atelier.engine.raster import as_mask, fill, lines
from atelier.engine.shapes import ellipse, place, points, rectangle, roughen, spline, tube


def test_a_rectangle_covers_its_area_to_a_fraction_of_a_pixel() -> None:
    """Sides between pixels count by the part they cover."""
    assert math.isclose(10.5 * 20.25, fill(rectangle(100.25, 200.5, 10.5, 20.25)).sum(), rel_tol=0.02)


def test_a_disc_covers_its_area() -> None:
    """Pi r squared."""
    assert math.isclose(math.pi * 40**2, fill(ellipse(300, 300, 40, n=200)).sum(), rel_tol=0.005)


def test_what_leaves_the_sheet_is_cut_off() -> None:
    """Only the part on the sheet is filled."""
    assert math.isclose(50 * 60, fill(rectangle(-50, -60, 100, 120)).sum(), rel_tol=1e-3)
    assert fill(rectangle(WIDTH + 5, HEIGHT + 5, 10, 10)).sum() == 0


def test_an_outline_that_crosses_itself_has_no_hole() -> None:
    """A loop run through twice the same way is solid: a bent tube may overlap itself."""
    loop = ellipse(500, 500, 60)
    assert fill(np.concatenate([loop, loop]))[500, 500] == 1


def test_a_line_is_as_wide_as_asked_and_round_at_its_ends() -> None:
    """Length times width, plus the two half discs."""
    mask = lines([points(100, 100, 300, 100)], 10)
    assert math.isclose(200 * 10 + math.pi * 25, mask.sum(), rel_tol=0.02)


def test_a_shape_is_given_as_mask_outline_or_list_of_outlines() -> None:
    """All three are the same picture."""
    square = rectangle(10, 10, 30, 30)
    assert np.array_equal(fill(square), as_mask(square))
    assert np.array_equal(fill(square), as_mask([square]))
    assert np.array_equal(fill(square), as_mask(fill(square)))


def test_a_tube_is_as_wide_as_its_widths() -> None:
    """Half-widths on both sides of its middle line."""
    straight = tube(points(100, 200, 500, 200), [20, 20])
    assert math.isclose(180, straight[:, 1].min(), abs_tol=1e-6)
    assert math.isclose(220, straight[:, 1].max(), abs_tol=1e-6)


def test_a_spline_passes_through_its_knots() -> None:
    """Every knot is a point of the curve."""
    knots = points(0, 0, 100, 50, 40, 120)
    curve = spline(knots)
    for knot in knots:
        assert np.abs(curve - knot).sum(1).min() < 1e-9


def test_placing_scales_mirrors_turns_and_moves() -> None:
    """In that order."""
    assert np.allclose([[10, 22]], place(points(1, 0), 2, math.pi / 2, (10, 20)))
    assert np.allclose([[10, 18]], place(points(1, 0), 2, math.pi / 2, (10, 20), flip=True))


def test_a_roughened_outline_is_the_same_each_time() -> None:
    """The wobble follows from its seed."""
    outline = ellipse(0, 0, 50)
    assert np.array_equal(roughen(outline, 4, 7), roughen(outline, 4, 7))
    assert not np.array_equal(roughen(outline, 4, 7), roughen(outline, 4, 8))
