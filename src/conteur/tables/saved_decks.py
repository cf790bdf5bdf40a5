"""The decks people have saved on this server: what is written about them on the shelf. Knows no image."""

import re
import unicodedata
from typing import Final

import msgspec
from msgspec import Struct

from conteur.decks.card import Card
from conteur.decks.catalog import decks
from conteur.store.shelf import Shelf, deck_owner
from conteur.tables.people import BroughtCard, DeckBrought
from conteur.tables.settings import OWN
from conteur.tables.texts import clean_tags, clean_title

_LONGEST_NAME: Final = 40


class SavedDeck(Struct, frozen=True, kw_only=True):
    """What a saved deck says of itself."""

    title: str
    authors: tuple[str, ...] = ()
    licence: str = ""
    version: str = ""
    cards: int = 0


class Written(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is written about a picture on the shelf."""

    likeness: str = ""
    title: str = ""
    caption: str = ""
    description: str = ""
    tags: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()
    suggestive: tuple[str, ...] = ()
    oblique: tuple[str, ...] = ()

    def as_card(self, card_id: str) -> Card:
        """The card with these words."""
        return Card(
            card_id,
            self.title,
            self.caption,
            self.description,
            self.tags,
            self.plain,
            self.suggestive,
            self.oblique,
        )


_decode_deck: Final = msgspec.json.Decoder(SavedDeck).decode
_decode_written: Final = msgspec.json.Decoder(Written).decode


def written_about(card: Card, likeness: str) -> bytes:
    """A card's words for the shelf, none longer than a table would take."""
    return msgspec.json.encode(
        Written(
            likeness=likeness,
            title=clean_title(card.title),
            caption=card.caption,
            description=card.description,
            tags=clean_tags(card.tags),
            plain=card.plain,
            suggestive=card.suggestive,
            oblique=card.oblique,
        )
    )


def name_for(title: str) -> str:
    """What a deck of this title is called in addresses; empty if nothing of it can be."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST_NAME].strip("-")


def is_free(name: str) -> bool:
    """Whether no deck that comes with conteur is called that."""
    return bool(name) and name != OWN and name not in decks()


async def saved_decks(shelf: Shelf) -> dict[str, SavedDeck]:
    """All of them, by name."""
    return {name: _decode_deck(body) for name, body in await shelf.decks()}


async def cards_of_saved(shelf: Shelf, name: str) -> list[Card]:
    """The cards of one; none if there is no such deck."""
    return [_decode_written(about).as_card(picture) for picture, about in await shelf.held(deck_owner(name))]


async def deck_to_bring(shelf: Shelf, name: str) -> DeckBrought | None:
    """A saved deck as a table remembers it."""
    found = (await saved_decks(shelf)).get(name)
    if found is None:
        return None
    cards = tuple(
        BroughtCard(card.id, card.title, card.tags, card.plain, card.suggestive, card.oblique, card.description)
        for card in await cards_of_saved(shelf, name)
    )
    return DeckBrought(name, found.title, cards)
