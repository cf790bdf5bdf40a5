"""Who plays for bots and for whoever is away. Knows what a bot is told of itself, not how it thinks."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, get_args

from conteur.decks.card import Card
from conteur.decks.catalog import decks
from conteur.rules.moves import Move
from conteur.rules.options import Option
from conteur.rules.view import View

Level = Literal["easy", "medium", "hard"]
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
    found = decks()[deck]
    return Box(deck, found.cards_in, tuple(f"{deck}/{card.id}" for card in found.cards))


@dataclass(frozen=True, slots=True)
class Character:
    """What a bot is told about itself before it sees a card; everybody at the table could know it."""

    seed: str
    """The same for the same person at the same table, whatever became of the process meanwhile."""
    table: str = ""
    """Its code."""
    game: int = 1
    """Which of the table's games this is."""
    language: Language = "en"
    level: Level = "medium"
    box: Box = field(default_factory=lambda: box_with("reverie"))
    heard: tuple[str, ...] = field(default=(), compare=False)
    """The clues of this game so far, for whoever comes to it late."""


class Minds(Protocol):
    """Where moves are thought of. Never fails and never takes long: a table waits for it."""

    def get_ready(self, character: Character) -> None:
        """Somebody like this will soon have to think; returns at once."""
        ...

    def forget(self, table: str) -> None:
        """The table with this code was put away; whoever comes back to it is made anew."""
        ...

    def think(self, character: Character, view: View, options: tuple[Option, ...]) -> Awaitable[Move]:
        """One of the moves that are open; `options` is never empty."""
        ...
