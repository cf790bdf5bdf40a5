"""Noise depends on what is asked, never on what was asked before."""

import numpy as np

from atelier.engine.noise import _tile, fbm, wander, window


def test_the_same_seed_gives_the_same_noise() -> None:
    """And another seed another."""
    assert np.array_equal(fbm(3, 40, shape=(60, 80)), fbm(3, 40, shape=(60, 80)))
    assert not np.array_equal(fbm(3, 40, shape=(60, 80)), fbm(4, 40, shape=(60, 80)))


def test_noise_stays_between_zero_and_one() -> None:
    """With its middle near a half."""
    field = fbm(9, 30, shape=(300, 300))
    assert field.min() >= 0
    assert field.max() <= 1
    assert abs(field.mean() - 0.5) < 0.1


def test_a_window_does_not_depend_on_who_asked_first() -> None:
    """Tiles are kept between cards; a card painted second must look as if painted first."""
    first = window(np.random.default_rng(1), 90, 3, box=(0, 0, 50, 50)).copy()
    _tile.cache_clear()
    window(np.random.default_rng(2), 33.3, 2, (2, 0.5), box=(0, 0, 50, 50))
    assert np.array_equal(first, window(np.random.default_rng(1), 90, 3, box=(0, 0, 50, 50)))


def test_wandering_is_smooth() -> None:
    """Neighbours on a line differ little."""
    path = wander(np.random.default_rng(5), 400, 50)
    assert np.abs(np.diff(path)).max() < 0.05
