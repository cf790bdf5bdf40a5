"""The crowd, and the red token."""

import pytest

from conteur.bots.brains.party import best_tokens, feared, joining, worth_joining


@pytest.mark.rule("P-40", "P-41", "P-43")
def test_points_for_joining() -> None:
    """Alone nothing; with all others certain to come, as many as there are, five at most."""
    assert joining(5, 0.0) == 0
    assert joining(3, 1.0) == pytest.approx(4)
    assert joining(11, 1.0) == pytest.approx(5)
    assert joining(1, 0.5) == pytest.approx(0.5 * 2)


def test_fear_of_red() -> None:
    """Without cunning the favourite is best; who fears red may prefer the second."""
    crowd = [0.5, 0.4, 0.1]
    assert sum(feared(crowd)) == pytest.approx(1)
    simple, cunning = worth_joining(crowd, 5, 0.0), worth_joining(crowd, 5, 1.0)
    assert simple[0] > simple[1] > simple[2]
    assert cunning[1] > cunning[0]


@pytest.mark.rule("P-31", "P-42")
def test_red_beside_green() -> None:
    """The storyteller joins the largest crowd and makes the next one's votes worthless."""
    _, green, red = best_tokens([0.45, 0.35, 0.1, 0.1], 5, red_on_green=True)[0]
    assert (0, 1) == (green, red)


@pytest.mark.rule("P-32")
def test_red_on_green() -> None:
    """Every pair of places is weighed; the same place only where it is allowed."""
    crowd = [0.25] * 4
    assert 16 == len(best_tokens(crowd, 5, red_on_green=True))
    apart = best_tokens(crowd, 5, red_on_green=False)
    assert 12 == len(apart)
    assert all(green != red for _, green, red in apart)
    assert apart == sorted(apart, reverse=True)
