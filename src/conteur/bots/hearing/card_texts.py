"""The texts about each card of a deck, as bots use them: descriptions, tags, written clues, clues learned from play."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from conteur.bots.hearing.picture_words import translations
from conteur.decks.card import LEVELS, Card
from conteur.tables.character import Language

Aim = Literal["plain", "suggestive", "oblique", "bare"]
"""How far a clue goes: names what is seen, hints, goes far, or is only a word that belongs to the card."""


@dataclass(frozen=True, slots=True)
class WrittenClue:
    """A clue somebody thought of for a card."""

    text: str
    aim: Aim


@dataclass(frozen=True, slots=True)
class CardTexts:
    """The texts about one card."""

    sentences: tuple[str, ...] = ()
    """What it shows, in one or two sentences."""
    tags: tuple[str, ...] = ()
    """What it brings to mind."""
    clues: tuple[WrittenClue, ...] = ()
    learned: tuple[str, ...] = ()
    """Clues people gave for it: understood, never said."""

    @property
    def words(self) -> tuple[str, ...]:
        """Everything it brings to mind."""
        return self.tags + self.learned

    def sayable(self) -> tuple[WrittenClue, ...]:
        """What a storyteller could say: the written clues, or where there are none, the tags."""
        return self.clues or tuple(WrittenClue(tag, "bare") for tag in self.tags)


@dataclass(frozen=True, slots=True)
class DeckTexts:
    """The texts about a deck, in card order."""

    cards: tuple[CardTexts, ...]

    def texts(self) -> Iterator[str]:
        """Everything a clue is compared with, card by card, sentences before words."""
        for card in self.cards:
            yield from card.sentences
            yield from card.words

    def sayable(self) -> Iterator[WrittenClue]:
        """Everything that could be said, card by card."""
        for card in self.cards:
            yield from card.sayable()

    def with_learned(self, learned: Mapping[int, Sequence[str]]) -> "DeckTexts":
        """The same deck with clues that people gave."""
        return DeckTexts(
            tuple(
                replace(card, learned=tuple(clue for clue in learned.get(number, ()) if clue not in card.tags))
                for number, card in enumerate(self.cards)
            )
        )

    def spoken_as(self, other: "DeckTexts") -> "DeckTexts":
        """These texts with another language's clues: the model compares meanings, whatever the language."""
        return DeckTexts(
            tuple(
                CardTexts(card.sentences, card.tags, spoken.sayable())
                for card, spoken in zip(self.cards, other.cards, strict=True)
            )
        )


def texts_of(
    cards: Sequence[Card], seen: Mapping[str, tuple[str, ...]] | None = None, language: Language = "en"
) -> DeckTexts:
    """The texts of a deck's cards; for those without any, the words for what is `seen` in their pixels."""
    seen = seen or {}
    return DeckTexts(
        tuple(
            CardTexts(
                sentences=tuple(filter(None, (card.caption, card.description or card.title))),
                tags=card.tags or tuple(translations()[word][language] for word in seen.get(card.id, ())),
                clues=tuple(WrittenClue(clue, level) for level in LEVELS for clue in card.clues(level))
                or ((WrittenClue(card.title, "bare"),) if card.title and not card.tags else ()),
            )
            for card in cards
        )
    )
