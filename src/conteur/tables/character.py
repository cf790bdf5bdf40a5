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
"""The language a table plays in."""

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Box:
    """The cards of a game, with the texts there are for them."""

    stamp: str
    """Boxes with the same stamp are the same box."""
    cards: Callable[[Language], tuple[Card, ...]] = field(compare=False, repr=False)
    """By number, with their texts in a language."""
    pictures: tuple[str, ...] = field(compare=False, repr=False)
    """By number, each as deck/picture."""


def box_with(deck: str) -> Box:
    """A box with one of the decks that come with conteur."""
    published = decks()[deck]
    return Box(deck, published.cards_in, tuple(f"{deck}/{card.id}" for card in published.cards))


@dataclass(frozen=True, slots=True)
class Character:
    """Given to a brain before it sees a card; only `whims` is secret."""

    seed: str
    """The same for the same person at the same table, even after a restart."""
    table: str = ""
    """The table's code."""
    game: int = 1
    """Which of the table's games this is."""
    language: Language = "en"
    level: BotLevel = "medium"
    box: Box = field(default_factory=lambda: box_with("reverie"))
    whims: str = ""
    """Seeds the bot's random choices: derived from the game's secret, so that nobody can predict its votes."""
    heard: tuple[str, ...] = field(default=(), compare=False)
    """The clues of this game so far, for a bot that joins late."""
