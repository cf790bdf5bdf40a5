"""Which clue a storyteller gives: forecasts who would find the card, and aims for some voters, not all."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from conteur.bots.hearing.card_texts import Aim
from conteur.bots.telling.personality import Personality
from conteur.bots.telling.sea import Idea
from conteur.bots.telling.softmax import draw
from conteur.rules.vocabulary import Card

_IMAGINED: Final = 60
"""Hands a storyteller samples before deciding: the larger the galleries, the fewer of them."""
_LIKING: Final[dict[Aim, float]] = {"plain": -0.35, "suggestive": 0.05, "oblique": 0.05, "bare": -0.05, "phrase": 0.0}
"""Added to the forecast: a plain clue is easier than the forecast assumes."""
_TASTE: Final[dict[Aim, float]] = {"plain": -0.1, "suggestive": 0.0, "oblique": 0.1, "bare": 0.0, "phrase": 0.0}
"""Added for a storyteller who likes oblique clues."""


def imagine(random: Random, unseen: Sequence[Card], others: int, hand: int) -> list[list[list[Card]]]:
    """Random galleries: a hand for each of the others, drawn from cards that it has not seen played."""
    size = min(hand, len(unseen))
    return [[random.choices(unseen, k=size) for _ in range(others)] for _ in range(max(1, _IMAGINED // others))]


@dataclass(frozen=True, slots=True)
class Listeners:
    """Who will try to find the card: how many, with how many votes each, having played how many cards each."""

    voters: int
    votes: int
    cards: int
    temperature: float
    """How decided they are assumed to be: a softmax temperature."""


Galleries = Sequence[Sequence[Sequence[Card]]]
"""Imagined galleries: in each, a hand for each of the others, who plays its best card, or best two."""


def forecast(idea: Idea, galleries: Galleries, listeners: Listeners) -> float:
    """The probability that some voters find the card, but not all.

    Everybody plays the best card of a random hand and never votes for their own: with three players that leaves two
    cards besides the right one.
    """
    heat, cards = listeners.temperature, listeners.cards
    pull = [exp(fit / heat) for fit in idea.fits]
    target = pull[idea.card]
    total = 0.0
    for hands in galleries:
        if cards == 1:
            laid = [max([pull[card] for card in hand]) for hand in hands]
        else:
            laid = [sum(sorted([pull[card] for card in hand])[-cards:]) for hand in hands]
        rest = target + sum(laid)
        all_find = none_find = 1.0
        for own in laid[: listeners.voters]:
            chance = target / (rest - own)
            if listeners.votes > 1:
                chance = 1 - (1 - chance) ** 1.5  # a second vote is cast only when in doubt
            all_find *= chance
            none_find *= 1 - chance
        total += 1 - all_find - none_find
    return total / len(galleries)


def choose_idea(
    random: Random, personality: Personality, ideas: Sequence[Idea], galleries: Galleries, listeners: Listeners
) -> Idea:
    """Usually the idea with the best forecast for this storyteller, but not always, so that it is not predictable."""
    liking = [
        forecast(idea, galleries, listeners) + _LIKING[idea.clue.aim] + personality.obliqueness * _TASTE[idea.clue.aim]
        for idea in ideas
    ]
    return draw(random, ideas, liking, personality.carelessness)
