"""Reads decks from folders: deck.toml, the images, and the texts in each language."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from conteur.decks.card import LEVELS, Card

FOLDER: Final = Path(__file__).parent
"""Where the built-in decks are."""
ENGLISH: Final = "en"
SMALL: Final = "-400"
"""The suffix of a small picture's name."""


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """A published set of pictures."""

    name: str
    title: str
    authors: tuple[str, ...]
    licence: str
    version: str
    back: str
    """The id of the picture on the back of the cards; empty if there is none."""
    cards: tuple[Card, ...]
    """In card order, with their English texts."""
    folder: Path

    def cards_in(self, language: str) -> tuple[Card, ...]:
        """The cards with their texts in this language, or in English where there is no translation."""
        return _translated(self, language) if language in self.languages else self.cards

    @property
    def languages(self) -> frozenset[str]:
        """The languages there are texts in; English is always one."""
        return frozenset({ENGLISH, *(path.stem for path in self.folder.glob("texts/*.toml"))})

    def image(self, card_id: str, *, is_small: bool = False) -> Path:
        """The file of a card's picture; the large one if there is no small one."""
        large = self.folder / "images" / f"{card_id}.webp"
        small = self.folder / "images" / f"{card_id}{SMALL}.webp"
        return small if is_small and small.exists() else large


@cache
def decks(folder: Path = FOLDER) -> Mapping[str, Deck]:
    """Every deck in this folder, by its name."""
    return {path.parent.name: read_deck(path.parent) for path in sorted(folder.glob("*/deck.toml"))}


def read_deck(folder: Path) -> Deck:
    """The deck in this folder. Texts may be missing; other faults raise KeyError, TOMLDecodeError or OSError."""
    about = _read(folder / "deck.toml")
    back = str(about.get("back", ""))
    field = _field_of(folder, ENGLISH)
    return Deck(
        name=folder.name,
        title=str(about["title"]),
        authors=tuple(map(str, about.get("authors", ()))),
        licence=str(about["licence"]),
        version=str(about.get("version", "")),
        back=back,
        cards=tuple(
            _with_texts(Card(card_id, field=field.get(card_id, ())), _texts_of(folder, card_id))
            for card_id in image_ids(folder, back)
        ),
        folder=folder,
    )


def image_ids(folder: Path, back: str) -> list[str]:
    """The cards of a deck: its large pictures in the order of their names, which is the order of their numbers."""
    stems = (path.stem for path in folder.glob("images/*.webp"))
    return sorted(stem for stem in stems if stem != back and not stem.endswith(SMALL))


def _texts_of(folder: Path, card_id: str) -> Mapping[str, Any]:
    path = folder / "cards" / f"{card_id}.toml"
    return _read(path) if path.exists() else {}


@cache
def _translated(deck: Deck, language: str) -> tuple[Card, ...]:
    if language == ENGLISH:
        return deck.cards
    texts = _read(deck.folder / "texts" / f"{language}.toml")
    field = _field_of(deck.folder, language)
    return tuple(
        _with_texts(replace(card, field=field.get(card.id, ())), texts.get(card.id, {})) for card in deck.cards
    )


def _field_of(folder: Path, language: str) -> Mapping[str, tuple[str, ...]]:
    """The associative field of each card in this language; empty if it has not been written yet."""
    path = folder / "fields" / f"{language}.toml"
    written = _read(path) if path.exists() else {}
    return {card_id: tuple(map(str, phrases)) for card_id, phrases in written.items() if isinstance(phrases, list)}


def _with_texts(card: Card, fields: Mapping[str, Any]) -> Card:
    """The card with these texts; those that are missing stay as they are."""
    texts: dict[str, Any] = {
        name: str(fields[name]).strip() for name in ("title", "caption", "description") if fields.get(name)
    }
    if fields.get("tags"):
        texts["tags"] = tuple(map(str, fields["tags"]))
    for level in LEVELS:
        if fields.get("clues", {}).get(level):
            texts[level] = tuple(map(str, fields["clues"][level]))
    return replace(card, **texts) if texts else card


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
