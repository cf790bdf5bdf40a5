"""Decks that people saved on this server: their names, and the texts that the image store keeps with the pictures."""

import re
import unicodedata
from typing import Final

import msgspec

from conteur.decks.card import Card
from conteur.decks.catalog import decks
from conteur.store.images import ImageStore, deck_owner
from conteur.store.saved_deck import SavedDeck, StoredTexts
from conteur.tables.events import BroughtCard, DeckBrought
from conteur.tables.sanitize import clean_tags, clean_title
from conteur.tables.settings import OWN

_LONGEST_NAME: Final = 40


_decode_deck: Final = msgspec.json.Decoder(SavedDeck).decode
_decode_texts: Final = msgspec.json.Decoder(StoredTexts).decode


def encode_texts(card: Card, likeness: str) -> bytes:
    """A card's texts for the image store, none longer than a table would accept."""
    return msgspec.json.encode(
        StoredTexts(
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
    """The slug of a deck of this title; empty if no letter of it can be used."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST_NAME].strip("-")


def is_free(name: str) -> bool:
    """Whether no built-in deck has this name."""
    return bool(name) and name != OWN and name not in decks()


async def saved_decks(images: ImageStore) -> dict[str, SavedDeck]:
    """All saved decks, by name."""
    return {name: _decode_deck(body) for name, body in await images.decks()}


async def cards_of_saved(images: ImageStore, name: str) -> list[Card]:
    """The cards of a saved deck; empty if there is no such deck."""
    return [_decode_texts(about).as_card(picture) for picture, about in await images.held(deck_owner(name))]


async def deck_to_bring(images: ImageStore, name: str) -> DeckBrought | None:
    """A saved deck as a table event."""
    deck = (await saved_decks(images)).get(name)
    if deck is None:
        return None
    cards = tuple(
        BroughtCard(card.id, card.title, card.tags, card.plain, card.suggestive, card.oblique, card.description)
        for card in await cards_of_saved(images, name)
    )
    return DeckBrought(name, deck.title, cards)
