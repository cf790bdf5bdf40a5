"""The decks that lie in a folder, and what each says of itself and its cards. Knows no tables."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from conteur.decks.card import LEVELS, Card

FOLDER: Final = Path(__file__).parent
"""Where the decks are that come with conteur."""
ENGLISH: Final = "en"
SMALL: Final = "-400"
"""How the name of a small picture ends."""


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """A published set of pictures."""

    name: str
    title: str
    authors: tuple[str, ...]
    licence: str
    version: str
    back: str
    """The id of the picture on the cards' back; empty if there is none."""
    cards: tuple[Card, ...]
    """In card order, with their English words."""
    folder: Path

    def cards_in(self, language: str) -> tuple[Card, ...]:
        """The cards with their words in this language, and in English where nobody has translated them yet."""
        return _translated(self, language) if language in self.languages else self.cards

    @property
    def languages(self) -> frozenset[str]:
        """The languages there are words in, English first among them."""
        return frozenset({ENGLISH, *(path.stem for path in self.folder.glob("texts/*.toml"))})

    def image(self, card_id: str, *, is_small: bool = False) -> Path:
        """Where a card's picture is; the large one stands in for a small one that was never made."""
        large = self.folder / "images" / f"{card_id}.webp"
        small = self.folder / "images" / f"{card_id}{SMALL}.webp"
        return small if is_small and small.exists() else large


@cache
def decks(folder: Path = FOLDER) -> Mapping[str, Deck]:
    """Every deck that lies here, by its name."""
    return {path.parent.name: read_deck(path.parent) for path in sorted(folder.glob("*/deck.toml"))}


def read_deck(folder: Path) -> Deck:
    """The deck in this folder. Words may be missing, the rest not: KeyError, tomllib.TOMLDecodeError or OSError."""
    told = _read(folder / "deck.toml")
    back = str(told.get("back", ""))
    return Deck(
        name=folder.name,
        title=str(told["title"]),
        authors=tuple(map(str, told.get("authors", ()))),
        licence=str(told["licence"]),
        version=str(told.get("version", "")),
        back=back,
        cards=tuple(_with_words(Card(card_id), _words_of(folder, card_id)) for card_id in image_ids(folder, back)),
        folder=folder,
    )


def image_ids(folder: Path, back: str) -> list[str]:
    """The cards of a deck: its large pictures in the order of their names, which is the order of their numbers."""
    stems = (path.stem for path in folder.glob("images/*.webp"))
    return sorted(stem for stem in stems if stem != back and not stem.endswith(SMALL))


def _words_of(folder: Path, card_id: str) -> Mapping[str, Any]:
    written = folder / "cards" / f"{card_id}.toml"
    return _read(written) if written.exists() else {}


@cache
def _translated(deck: Deck, language: str) -> tuple[Card, ...]:
    if language == ENGLISH:
        return deck.cards
    told = _read(deck.folder / "texts" / f"{language}.toml")
    return tuple(_with_words(card, told.get(card.id, {})) for card in deck.cards)


def _with_words(card: Card, told: Mapping[str, Any]) -> Card:
    """The card with the words that are told; the others stay as they are."""
    words: dict[str, Any] = {
        name: str(told[name]).strip() for name in ("title", "caption", "description") if told.get(name)
    }
    if told.get("tags"):
        words["tags"] = tuple(map(str, told["tags"]))
    for level in LEVELS:
        if told.get("clues", {}).get(level):
            words[level] = tuple(map(str, told["clues"][level]))
    return replace(card, **words) if words else card


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
