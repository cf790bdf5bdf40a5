"""Colours survive Oklab, and ramps run from their first colour to their last."""

import numpy as np

from atelier.engine.colour import from_oklab, mix, mix_hex, ramp_table, rgb, shades, stops, to_oklab


def test_every_colour_survives_the_round_trip() -> None:
    """Oklab and back is the same colour to well under one step of 255."""
    colours = np.random.default_rng(1).random((500, 3))
    assert np.abs(from_oklab(to_oklab(colours)) - colours).max() < 0.1 / 255


def test_hex_is_read_long_and_short() -> None:
    """#fa0 is #ffaa00."""
    assert np.allclose(rgb("#ffaa00"), rgb("#fa0"))


def test_a_ramp_begins_and_ends_with_its_colours() -> None:
    """The table's ends are the ramp's ends."""
    table = ramp_table(["#102030", "#808080", "#f0e0d0"])
    assert (512, 3) == table.shape
    assert np.abs(table[0] - rgb("#102030")).max() < 1 / 255
    assert np.abs(table[-1] - rgb("#f0e0d0")).max() < 1 / 255


def test_a_ramp_may_say_where_its_colours_stand() -> None:
    """Positions are kept; without them colours are spread evenly."""
    assert [0.0, 0.3, 1.0] == [position for position, _ in stops([(0, "#000"), (0.3, "#777"), (1, "#fff")])]
    assert [0.0, 0.5, 1.0] == [position for position, _ in stops(["#000", "#777", "#fff"])]


def test_one_colour_is_a_ramp_of_itself() -> None:
    """A single colour fills the whole table."""
    assert np.ptp(ramp_table("#c23a30"), axis=0).max() == 0
    assert np.ptp(ramp_table(["#c23a30"]), axis=0).max() == 0


def test_mixing_nothing_and_everything() -> None:
    """The ends of a mixture are its parts."""
    assert "#123456" == mix_hex("#123456", "#fedcba", 0)
    assert "#fedcba" == mix_hex("#123456", "#fedcba", 1)
    assert mix("#000", "#fff", 0.5).mean() < 0.5, "half way in Oklab is darker than half way in sRGB"


def test_shades_go_from_dark_to_light() -> None:
    """Each step of a derived ramp is lighter than the one before."""
    lightness = [float(to_oklab(rgb(step))[0]) for step in shades("#6a8a9a")]
    assert sorted(lightness) == lightness
