"""Which clue to give: imagines who else might lay what, and aims for some listeners to find the card, not all."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from conteur.bots.choosing import drawn
from conteur.bots.lore import Aim, Seed
from conteur.bots.sense import DeckSense, Row
from conteur.bots.temper import Temper
from conteur.rules.vocabulary import Card

_IMAGINED: Final = 60
"""Hands a storyteller imagines before deciding: fewer galleries where they are larger."""
_LIKING: Final[dict[Aim, float]] = {"plain": -0.35, "suggestive": 0.05, "oblique": 0.05, "bare": -0.05}
"""Added to the forecast: a plain clue is easier than any forecast believes."""
_TASTE: Final[dict[Aim, float]] = {"plain": -0.1, "suggestive": 0.0, "oblique": 0.1, "bare": 0.0}
"""What a taste for going far adds."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A card, what could be said of it, and what that would bring to mind."""

    card: Card
    seed: Seed
    row: Row


def ideas_for(sense: DeckSense, cards: Collection[Card], heard: Collection[str]) -> list[Idea]:
    """Everything sayable about these cards that nobody has said in this game."""
    known = sense.lore.cards
    return [
        Idea(card, seed, sense.echo(card, number))
        for card in cards
        if card < len(known)
        for number, seed in enumerate(known[card].sayable())
        if seed.clue.casefold() not in heard
    ]


def imagine(random: Random, unseen: Sequence[Card], others: int, hand: int) -> list[list[list[Card]]]:
    """Galleries that might be laid: a hand for each of the others who give, from what was not seen played."""
    size = min(hand, len(unseen))
    return [[random.choices(unseen, k=size) for _ in range(others)] for _ in range(max(1, _IMAGINED // others))]


@dataclass(frozen=True, slots=True)
class Listeners:
    """Who will try to find the card: how many, with how many votes each, having laid how many cards each."""

    voters: int
    votes: int
    cards: int
    temperature: float
    """How decided they are taken to be; everybody judges others by themselves."""


Galleries = Sequence[Sequence[Sequence[Card]]]
"""Imagined ones: in each, a hand from which each of the others gives the best, or the best two."""


def forecast(idea: Idea, galleries: Galleries, listeners: Listeners) -> float:
    """The chance that some voters find the card, but not all.

    Everybody lays the best of a hand that nobody knows, and is not led astray by a card of their own: with three
    players that leaves two cards beside the right one.
    """
    heat, cards = listeners.temperature, listeners.cards
    pull = [exp(fit / heat) for fit in idea.row]
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
            found = target / (rest - own)
            if listeners.votes > 1:
                found = 1 - (1 - found) ** 1.5  # a second vote is cast in doubt only
            all_find *= found
            none_find *= 1 - found
        total += 1 - all_find - none_find
    return total / len(galleries)


def choose_idea(
    random: Random, temper: Temper, ideas: Sequence[Idea], galleries: Galleries, listeners: Listeners
) -> Idea:
    """The idea whose forecast and kind please this storyteller; not always the best, so that nobody can tell."""
    liking = [
        forecast(idea, galleries, listeners) + _LIKING[idea.seed.aim] + temper.obliqueness * _TASTE[idea.seed.aim]
        for idea in ideas
    ]
    return drawn(random, ideas, liking, temper.carelessness)
