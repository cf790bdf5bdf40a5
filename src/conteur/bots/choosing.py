"""Choosing among things that fit more or less, as people do: mostly the best, never always."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")


def chances(fits: Sequence[float], temperature: float) -> list[float]:
    """How likely each is to be chosen: a softmax."""
    best = max(fits)
    weights = [exp((fit - best) / temperature) for fit in fits]
    total = sum(weights)
    return [weight / total for weight in weights]


def drawn(random: Random, things: Sequence[T], fits: Sequence[float], temperature: float) -> T:
    """One of them, the better fitting the likelier."""
    return random.choices(things, chances(fits, temperature))[0]


def draw_several(random: Random, things: Sequence[T], fits: Sequence[float], temperature: float, count: int) -> list[T]:
    """So many different ones."""
    left, taken = list(zip(things, fits, strict=True)), []
    for _ in range(count):
        place = drawn(random, range(len(left)), [fit for _, fit in left], temperature)
        taken.append(left.pop(place)[0])
    return taken
