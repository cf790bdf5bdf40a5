"""Ratings of brains."""

from conteur.bots.arena.ratings import strengths


def test_who_wins_is_stronger() -> None:
    """And the more games, the surer; whoever met nobody stays where everybody starts."""
    few, many = (strengths(("a", "b", "alone"), [{"a": 30.0, "b": 20.0}] * games) for games in (3, 60))
    assert few["a"].rating > 25 > few["b"].rating
    assert many["a"].margin < few["a"].margin
    assert 25 == many["alone"].rating
    assert many["alone"].margin > many["a"].margin
