"""The texts about each card of a deck, as bots use them: descriptions, tags, clues, fields, clues learned from play."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from conteur.bots.hearing.picture_words import translations
from conteur.decks.card import LEVELS, Card
from conteur.tables.character import Language

Aim = Literal["plain", "suggestive", "oblique", "bare", "phrase"]
"""How oblique a clue is: names what is shown, hints at it, is far-fetched, is just a word that belongs to the card, or
is a phrase of a field, of unknown obliqueness."""


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
    """Clues people gave for it: bots understand them, but never say them."""
    field: tuple[str, ...] = ()
    """What people might say about it: its associative field."""

    @property
    def words(self) -> tuple[str, ...]:
        """What its letters are compared with, besides its sentences."""
        return self.tags + self.learned

    @property
    def associations(self) -> tuple[str, ...]:
        """What every bot may think of: tags and written clues."""
        return self.tags + tuple(clue.text for clue in self.clues)

    def sayable(self) -> tuple[WrittenClue, ...]:
        """What a storyteller could say: written clues and the field; if there are none, the tags."""
        said = self.clues + tuple(WrittenClue(phrase, "phrase") for phrase in self.field)
        return said or tuple(WrittenClue(tag, "bare") for tag in self.tags)


@dataclass(frozen=True, slots=True)
class DeckTexts:
    """The texts about a deck, in card order."""

    cards: tuple[CardTexts, ...]

    def texts(self) -> Iterator[str]:
        """Every text that a clue is compared with by letters, card by card, sentences before words."""
        for card in self.cards:
            yield from card.sentences
            yield from card.words

    def sayable(self) -> Iterator[WrittenClue]:
        """Everything that could be said, card by card."""
        for card in self.cards:
            yield from card.sayable()

    def with_learned(self, learned: Mapping[int, Sequence[str]]) -> "DeckTexts":
        """The same deck with learned clues."""
        return DeckTexts(
            tuple(
                replace(card, learned=tuple(clue for clue in learned.get(number, ()) if clue not in card.tags))
                for number, card in enumerate(self.cards)
            )
        )


def texts_of(
    cards: Sequence[Card], seen: Mapping[str, tuple[str, ...]] | None = None, language: Language = "en"
) -> DeckTexts:
    """The texts of a deck's cards; for those without any, words for what is `seen` in their pixels."""
    seen = seen or {}
    return DeckTexts(
        tuple(
            CardTexts(
                sentences=tuple(filter(None, (card.caption, card.description or card.title))),
                tags=card.tags or tuple(translations()[word][language] for word in seen.get(card.id, ())),
                clues=tuple(WrittenClue(clue, level) for level in LEVELS for clue in card.clues(level))
                or ((WrittenClue(card.title, "bare"),) if card.title and not card.tags else ()),
                field=card.field,
            )
            for card in cards
        )
    )
