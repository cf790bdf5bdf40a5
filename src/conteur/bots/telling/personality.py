"""A bot's personality: drawn from its seed within the range of its level, so the same after a restart."""

from dataclasses import dataclass
from random import Random
from typing import Final

from conteur.tables.character import BotLevel


@dataclass(frozen=True, slots=True)
class Personality:
    """How a bot understands clues, gives them and takes risks."""

    temperature: float
    """How far a guess may be from the best one: a softmax temperature over standard deviations of fit."""
    noise: float
    """Random noise on every fit, in standard deviations."""
    blindness: float
    """The share of a card's words that this bot never notices."""
    recall: float
    """The share of a card's field that it may think of."""
    carelessness: float
    """How little a storyteller follows the forecast: a softmax temperature over probabilities."""
    obliqueness: float
    """How much it likes oblique clues, -1 to 1."""
    bluff: float
    """How often it keeps the best card and plays another."""
    doubt: float
    """How close two cards must be for a second vote."""
    cunning: float
    """How much it takes into account what others will do, 0 to 1: Party's red token."""
    memory: float
    """The share of played cards that it remembers."""


_TYPICAL: Final[dict[BotLevel, Personality]] = {
    "easy": Personality(
        temperature=1.4,
        noise=0.7,
        blindness=0.45,
        recall=0.35,
        carelessness=0.25,
        obliqueness=-0.4,
        bluff=0.25,
        doubt=0.4,
        cunning=0.2,
        memory=0.3,
    ),
    "medium": Personality(
        temperature=0.8,
        noise=0.45,
        blindness=0.3,
        recall=0.6,
        carelessness=0.08,
        obliqueness=0.0,
        bluff=0.15,
        doubt=0.3,
        cunning=0.6,
        memory=0.6,
    ),
    "hard": Personality(
        temperature=0.4,
        noise=0.2,
        blindness=0.15,
        recall=0.9,
        carelessness=0.03,
        obliqueness=0.2,
        bluff=0.08,
        doubt=0.2,
        cunning=1.0,
        memory=0.9,
    ),
}


def personality_of(seed: str, level: BotLevel) -> Personality:
    """One bot's personality: each number of its level, a little more or less."""
    # This word is part of the seed: changing it would change every bot in the middle of a game.
    random = Random(f"temper {seed}")  # noqa: S311 - a character, not a secret
    usual = _TYPICAL[level]

    def about(value: float) -> float:
        return value * random.uniform(0.75, 1.25)

    return Personality(
        temperature=about(usual.temperature),
        noise=about(usual.noise),
        blindness=about(usual.blindness),
        carelessness=about(usual.carelessness),
        obliqueness=usual.obliqueness + random.uniform(-0.5, 0.5),
        bluff=about(usual.bluff),
        doubt=about(usual.doubt),
        cunning=min(1.0, about(usual.cunning)),
        memory=min(1.0, about(usual.memory)),
        recall=min(1.0, about(usual.recall)),  # drawn last, so that the others do not change
    )
