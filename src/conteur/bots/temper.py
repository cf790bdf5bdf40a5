"""What one bot is like, all game long and after a restart: drawn from its seed, bounded by its level."""

from dataclasses import dataclass
from random import Random
from typing import Final

from conteur.tables.minds import Level


@dataclass(frozen=True, slots=True)
class Temper:
    """How somebody listens, tells and dares."""

    temperature: float
    """How far from the best guess a guess may be: a softmax's, over deviations of fit."""
    noise: float
    """How much of an impression is mood, in deviations."""
    blindness: float
    """The share of a card's words that never come to this one's mind."""
    carelessness: float
    """How little of the forecast a storyteller heeds: a softmax's temperature, over chances."""
    obliqueness: float
    """How much this one likes to go far with a clue, -1 to 1."""
    bluff: float
    """How often the second-best card is given and the best kept."""
    doubt: float
    """How near two cards must be for a second vote."""
    cunning: float
    """How much the others' thoughts are thought, 0 to 1: Party's red token."""
    memory: float
    """The share of played cards that is remembered."""


_TEMPERS: Final[dict[Level, Temper]] = {
    "easy": Temper(
        temperature=1.4,
        noise=0.7,
        blindness=0.45,
        carelessness=0.25,
        obliqueness=-0.4,
        bluff=0.25,
        doubt=0.4,
        cunning=0.2,
        memory=0.3,
    ),
    "medium": Temper(
        temperature=0.8,
        noise=0.45,
        blindness=0.3,
        carelessness=0.08,
        obliqueness=0.0,
        bluff=0.15,
        doubt=0.3,
        cunning=0.6,
        memory=0.6,
    ),
    "hard": Temper(
        temperature=0.5,
        noise=0.25,
        blindness=0.15,
        carelessness=0.03,
        obliqueness=0.2,
        bluff=0.08,
        doubt=0.2,
        cunning=1.0,
        memory=0.9,
    ),
}


def temper_of(seed: str, level: Level) -> Temper:
    """Somebody in particular: a little more of this, a little less of that."""
    random = Random(f"temper {seed}")  # noqa: S311 - a character, not a secret
    usual = _TEMPERS[level]

    def about(value: float) -> float:
        return value * random.uniform(0.75, 1.25)

    return Temper(
        temperature=about(usual.temperature),
        noise=about(usual.noise),
        blindness=about(usual.blindness),
        carelessness=about(usual.carelessness),
        obliqueness=usual.obliqueness + random.uniform(-0.5, 0.5),
        bluff=about(usual.bluff),
        doubt=about(usual.doubt),
        cunning=min(1.0, about(usual.cunning)),
        memory=min(1.0, about(usual.memory)),
    )
