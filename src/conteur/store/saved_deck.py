"""The format of saved decks in the image store: a deck's metadata, and what is stored with each picture."""

from msgspec import Struct

from conteur.decks.card import Card


class SavedDeck(Struct, frozen=True, kw_only=True):
    """The metadata of a saved deck."""

    title: str
    authors: tuple[str, ...] = ()
    licence: str = ""
    version: str = ""
    cards: int = 0
    owner: str = ""
    """The hash of the seat key of whoever saved it; empty if the operator did, or long ago. Never shown."""


class StoredTexts(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the image store keeps with a picture: the fields of a Card, and its perceptual hash."""

    likeness: str = ""
    title: str = ""
    caption: str = ""
    description: str = ""
    tags: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()
    suggestive: tuple[str, ...] = ()
    oblique: tuple[str, ...] = ()

    def as_card(self, card_id: str) -> Card:
        """The card with these texts."""
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
