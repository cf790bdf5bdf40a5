"""Drawing among things that fit more or less well."""

from random import Random

import pytest

from conteur.bots.telling.softmax import draw, draw_several, probabilities


def test_probabilities() -> None:
    """They add up to 1; the better fit is likelier, and the more so the lower the temperature."""
    warm, cold = (probabilities([0.0, 1.0, 2.0], temperature) for temperature in (1.0, 0.1))
    assert 1 == pytest.approx(sum(warm)) == pytest.approx(sum(cold))
    assert warm == sorted(warm)
    assert cold[2] > 0.99 > warm[2]


def test_large_fits_do_not_overflow() -> None:
    """Only differences count."""
    assert probabilities([1e6, 1e6 + 1], 1.0) == pytest.approx(probabilities([0.0, 1.0], 1.0))


def test_draws() -> None:
    """Mostly the best, and several are different ones."""
    random = Random(1)  # noqa: S311 - the same draws every time
    drawn = [draw(random, "abc", [0.0, 0.0, 3.0], 1.0) for _ in range(200)]
    assert 150 < drawn.count("c") < 200
    assert all(len(set(draw_several(random, "abc", [0.0, 0.0, 3.0], 1.0, 3))) == 3 for _ in range(50))
