"""The decks that a person saved on the server from a table's own pictures: how to find and erase them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from conteur.privacy.collect import DataSubject, PersonalData
from conteur.store.entries import decode_entry, encode_entry
from conteur.store.images import ImageStore, deck_owner
from conteur.store.saved_deck import SavedDeck, StoredTexts
from conteur.tables.entry import Entry
from conteur.tables.events import BroughtCard, DeckBrought, Event, GameStarted, SettingsChanged

ERASED: Final = "…"
"""What replaces an erased text."""
_decode_deck: Final = msgspec.json.Decoder(SavedDeck).decode
_decode_texts: Final = msgspec.json.Decoder(StoredTexts).decode


class OwnedDeck(NamedTuple):
    """A deck that a person saved."""

    name: str
    deck: SavedDeck
    cards: list[dict[str, Any]]

    def as_known(self) -> dict[str, Any]:
        """The fields of the export's JSON."""
        return {"name": self.name, "title": self.deck.title, "authors": self.deck.authors, "cards": self.cards}


async def decks_of(images: ImageStore, subject: DataSubject, data: PersonalData) -> list[OwnedDeck]:
    """The decks this person saved; decks older than owners count if they have their name and their pictures."""
    found = []
    for name, body in await images.decks():
        deck, held = _decode_deck(body), await images.held(deck_owner(name))
        is_named = bool(deck.authors) and set(deck.authors) <= set(data.names)
        shows_theirs = any(picture in data.picture_ids for picture, _ in held)
        if deck.owner == subject.key_hash or (not deck.owner and is_named and shows_theirs):
            found.append(OwnedDeck(name, deck, [_card(picture, about) for picture, about in held]))
    return found


def _card(picture: str, about: bytes) -> dict[str, Any]:
    texts = _decode_texts(about)
    return {"picture": picture, "title": texts.title, "tags": texts.tags}


def new_names(decks: Collection[OwnedDeck]) -> dict[str, str]:
    """The name each deck gets in logs once it is erased: its own name is derived from its title."""
    return {deck.name: f"erased-{number}" for number, deck in enumerate(decks, 1)}


def entries_without_decks(bodies: Sequence[bytes], names: Mapping[str, str]) -> dict[int, bytes]:
    """The entries that have to be rewritten, by version, without titles, texts and names of these decks."""
    changed: dict[int, bytes] = {}
    for version, body in enumerate(bodies, 1):
        entry = decode_entry(body)
        events = tuple(_without_decks(event, names) for event in entry.events)
        if events != entry.events:
            changed[version] = encode_entry(Entry(entry.at, events, entry.by, entry.ref))
    return changed


def _without_decks(event: Event, names: Mapping[str, str]) -> Event:
    """The event without the decks' texts; which picture a card was is kept."""
    match event:
        case DeckBrought(name, _, cards) if name in names:
            return DeckBrought(names[name], ERASED, tuple(BroughtCard(card.id) for card in cards))
        case SettingsChanged(settings) if names.keys() & set(settings.decks):
            renamed = tuple(names.get(deck, deck) for deck in settings.decks)
            return SettingsChanged(replace(settings, decks=renamed))
        case GameStarted() if any(_deck_of(picture) in names for picture in event.pictures):
            return replace(event, pictures=tuple(_renamed(picture, names) for picture in event.pictures))
        case _:
            return event


def _deck_of(picture: str) -> str:
    return picture.partition("/")[0]


def _renamed(picture: str, names: Mapping[str, str]) -> str:
    deck, slash, card = picture.partition("/")
    return names.get(deck, deck) + slash + card
