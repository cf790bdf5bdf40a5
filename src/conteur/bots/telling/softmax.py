"""Softmax: draws at random among things that fit more or less well, usually the best, but not always."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")


def probabilities(fits: Sequence[float], temperature: float) -> list[float]:
    """The probability of drawing each."""
    best = max(fits)
    weights = [exp((fit - best) / temperature) for fit in fits]
    total = sum(weights)
    return [weight / total for weight in weights]


def draw(random: Random, things: Sequence[T], fits: Sequence[float], temperature: float) -> T:
    """One of them; the better it fits, the more likely."""
    return random.choices(things, probabilities(fits, temperature))[0]


def draw_several(random: Random, things: Sequence[T], fits: Sequence[float], temperature: float, count: int) -> list[T]:
    """Several different ones, in the order they were drawn."""
    rest, taken = list(zip(things, fits, strict=True)), []
    for _ in range(count):
        place = draw(random, range(len(rest)), [fit for _, fit in rest], temperature)
        taken.append(rest.pop(place)[0])
    return taken
