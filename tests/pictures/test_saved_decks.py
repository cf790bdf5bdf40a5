"""Decks that people saved: their names, and what the image store keeps with their pictures."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from conteur.decks.card import Card
from conteur.pictures.sandbox import ImageSandbox
from conteur.pictures.saved_decks import (
    cards_of_saved,
    deck_to_bring,
    encode_texts,
    is_free,
    name_for,
    saved_decks,
)
from conteur.pictures.studio import Studio, UploadLimits
from conteur.store.images import StoredImage, table_owner
from conteur.store.memory.images import MemoryImages
from conteur.store.saved_deck import SavedDeck
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import AddPicture
from tests.live.room import Room


@pytest.mark.parametrize(
    ("title", "name"),
    [("Our Holiday 2024", "our-holiday-2024"), ("Été à Nîmes!", "ete-a-nimes"), ("カード", ""), ("x" * 99, "x" * 40)],
)
def test_names(title: str, name: str) -> None:
    """Letters a to z, digits and hyphens, for addresses."""
    assert name == name_for(title)


@pytest.mark.parametrize(("name", "free"), [("holiday", True), ("reverie", False), ("own", False), ("", False)])
def test_names_that_are_taken(name: str, *, free: bool) -> None:
    """By a built-in deck, or by a table's own pictures."""
    assert free == is_free(name)


def test_a_deck_comes_back_as_it_was_saved() -> None:
    """With all its texts, as cards and as the event that brings it to a table."""
    card = Card("a" * 22, "Moons", "Two.", "Two moons.", ("night",), ("Two",), ("Twins",), ("Twice shy",))

    async def story() -> None:
        images = MemoryImages()
        texts = encode_texts(card, "f" * 70)
        await images.put(table_owner("TABLE"), StoredImage(card.id, b"large", b"small", texts), 1)
        about = SavedDeck(title="Dreams", authors=("Ana",), cards=1)
        assert await images.put_deck("dreams", msgspec.json.encode(about), [(card.id, texts)])
        assert {"dreams": about} == await saved_decks(images)
        assert [card] == await cards_of_saved(images, "dreams")
        deck = await deck_to_bring(images, "dreams")
        assert deck is not None
        assert ("dreams", "Dreams", [card.id]) == (deck.name, deck.title, [each.id for each in deck.cards])
        assert await deck_to_bring(images, "atlantis") is None

    asyncio.run(story())


def test_a_server_has_room_for_so_many(tmp_path: Path) -> None:
    """The next one is refused until one is removed."""

    async def story() -> None:
        room, images = Room(), MemoryImages()
        (ann, *_) = await room.open(people=3)
        owner = table_owner(room.table.code)
        await images.put(owner, StoredImage("picture", b"large", b"small"), 0)
        await ann.do(AddPicture("picture", "0" * 64))
        studio = Studio(images, ImageSandbox(), tmp_path, UploadLimits(decks=2))
        answers = [await studio.save(room.table, 0, title) for title in ("One", "Two", "Three")]
        assert ["one", "two", TableRefusal.SERVER_IS_OUT_OF_ROOM] == answers
        await images.remove_deck("one")
        assert "three" == await studio.save(room.table, 0, "Three")

    asyncio.run(story())
