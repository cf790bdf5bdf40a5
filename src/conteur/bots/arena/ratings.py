"""Rates kinds of brains by who beat whom: Plackett-Luce, by openskill."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

SURE: Final = 1.96
"""Standard deviations on either side that contain the true strength 19 times out of 20."""


class Strength(NamedTuple):
    """A rating and how far it may be off."""

    rating: float
    margin: float


def strengths(kinds: Iterable[str], games: Iterable[Mapping[str, float]]) -> dict[str, Strength]:
    """Ratings from the scores of each game in turn; everybody starts at 25, and stays there without opponents."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {kind: model.rating(name=kind) for kind in kinds}
    for scores in games:
        met = sorted(scores)
        if len(met) > 1:
            rated = model.rate([[ratings[kind]] for kind in met], scores=[scores[kind] for kind in met])
            ratings |= {kind: one for kind, (one,) in zip(met, rated, strict=True)}
    return {kind: Strength(one.mu, SURE * one.sigma) for kind, one in ratings.items()}
