"""What a bot knows about itself and its table: language, level, cards. Nothing here says how it thinks.

Standard library only, so that brains play simulated games without any other package.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from conteur.decks.card import Card
from conteur.decks.catalog import decks

BotLevel = Literal["easy", "medium", "hard"]
"""How well bots play."""

Language = Literal["en", "de", "fr", "es", "pt", "it", "nl", "pl", "ru", "ar"]
"""What is spoken at a table."""

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Box:
    """The cards that are played with, as far as there are words for them."""

    stamp: str
    """Two boxes with the same one are the same box."""
    cards: Callable[[Language], tuple[Card, ...]] = field(compare=False, repr=False)
    """By number, with their words in a language."""
    pictures: tuple[str, ...] = field(compare=False, repr=False)
    """By number, each as deck/picture."""


def box_with(deck: str) -> Box:
    """A box with one of the decks that come with conteur."""
    published = decks()[deck]
    return Box(deck, published.cards_in, tuple(f"{deck}/{card.id}" for card in published.cards))


@dataclass(frozen=True, slots=True)
class Character:
    """Given to a brain before it sees a card; only its whims are secret."""

    seed: str
    """The same for the same person at the same table, whatever became of the process meanwhile."""
    table: str = ""
    """Its code."""
    game: int = 1
    """Which of the table's games this is."""
    language: Language = "en"
    level: BotLevel = "medium"
    box: Box = field(default_factory=lambda: box_with("reverie"))
    whims: str = ""
    """Mixed into what the bot does by chance: follows from the game's secret, so that nobody can foresee its votes."""
    heard: tuple[str, ...] = field(default=(), compare=False)
    """The clues of this game so far, for whoever comes to it late."""
