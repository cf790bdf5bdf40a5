"""What is written about the cards of a deck, as bots read it. Knows no pictures and no vectors."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

Aim = Literal["plain", "suggestive", "oblique", "bare"]
"""How far a clue goes: names what is seen, hints, goes far, or is only a word that belongs to the card."""


@dataclass(frozen=True, slots=True)
class Seed:
    """A clue somebody thought of for a card."""

    clue: str
    aim: Aim


@dataclass(frozen=True, slots=True)
class CardLore:
    """What is known of one card."""

    sentences: tuple[str, ...] = ()
    """What it shows, told in one or two sentences."""
    tags: tuple[str, ...] = ()
    """What it brings to mind."""
    seeds: tuple[Seed, ...] = ()

    learned: tuple[str, ...] = ()
    """Clues people gave for it: understood, never said."""

    @property
    def words(self) -> tuple[str, ...]:
        """Everything it brings to mind."""
        return self.tags + self.learned

    def sayable(self) -> tuple[Seed, ...]:
        """What a storyteller could say: the seeds, or where nobody wrote any, the tags as they are."""
        return self.seeds or tuple(Seed(tag, "bare") for tag in self.tags)


@dataclass(frozen=True, slots=True)
class DeckLore:
    """What is known of a deck, in card order."""

    cards: tuple[CardLore, ...]

    def texts(self) -> Iterator[str]:
        """Everything a clue is compared with, card by card, sentences before words."""
        for card in self.cards:
            yield from card.sentences
            yield from card.words

    def seeds(self) -> Iterator[Seed]:
        """Everything that could be said, card by card."""
        for card in self.cards:
            yield from card.sayable()

    def with_learned(self, learned: Mapping[int, Sequence[str]]) -> "DeckLore":
        """The same deck after people have played with it."""
        return DeckLore(
            tuple(
                replace(card, learned=tuple(clue for clue in learned.get(number, ()) if clue not in card.tags))
                for number, card in enumerate(self.cards)
            )
        )
