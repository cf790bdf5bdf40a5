"""The decks a person saved belong to what is known of them, and go with it."""

import asyncio
from pathlib import Path

import msgspec

from conteur.privacy.collect import personal_data, subjects_in
from conteur.privacy.decks import ERASED, decks_of, entries_without_decks
from conteur.privacy.erase import erase_person
from conteur.store.backend import open_log, upkeep_of
from conteur.store.images import StoredImage, deck_owner, table_owner
from conteur.store.memory.images import MemoryImages
from conteur.store.replay import replay
from conteur.store.saved_deck import SavedDeck, StoredTexts
from tests.privacy.logs import LOGS

BODIES = LOGS["forgotten-base"]
"""Its host brought a picture, and a deck called holiday."""


async def images_with(*decks: tuple[str, SavedDeck, str]) -> MemoryImages:
    """A store with these decks, each with one picture and its words."""
    images = MemoryImages()
    for name, deck, picture in decks:
        await images.put(table_owner("OTHER"), StoredImage(picture, b"large", b"small"), 0)
        words = msgspec.json.encode(StoredTexts(title="Our boat", tags=("sea",)))
        assert await images.put_deck(name, msgspec.json.encode(deck), [(picture, words)])
    return images


def test_whose_a_deck_is() -> None:
    """Whoever saved it, by their key; of old decks the one that names them and shows their picture; no namesake's."""

    async def story() -> None:
        subject = next(each for each in subjects_in(BODIES) if personal_data(BODIES, each).picture_ids)
        data = personal_data(BODIES, subject)
        (picture, *_), name = data.picture_ids, data.names[0]
        images = await images_with(
            ("holiday", SavedDeck(title="Holiday", authors=("Somebody",), owner=subject.key_hash), "p1"),
            ("old", SavedDeck(title="Old", authors=(name,)), picture),
            ("namesake", SavedDeck(title="Namesake", authors=(name,)), "p2"),
            ("another", SavedDeck(title="Another", authors=(name,), owner="0" * 64), "p3"),
            ("operator", SavedDeck(title="Operator"), "p4"),
        )
        found = {deck.name: deck.as_known() for deck in await decks_of(images, subject, data)}
        assert {"holiday", "old"} == set(found)
        assert [{"picture": "p1", "title": "Our boat", "tags": ("sea",)}] == found["holiday"]["cards"]

    asyncio.run(story())


def test_nothing_of_a_deck_is_left_in_the_log() -> None:
    """Its title, words and name go; the game has the same cards."""
    before = replay(BODIES).state
    assert "holiday" in before.brought
    changed = entries_without_decks(BODIES, {"holiday": "erased-1"})
    after = [changed.get(version, body) for version, body in enumerate(BODIES, 1)]
    assert not any(b"holiday" in body.lower() for body in after)
    state = replay(after).state
    assert {"erased-1": ERASED} == {name: deck.title for name, deck in state.brought.items()}
    assert before.game == state.game
    assert [each.partition("/")[2] for each in before.pictures] == [each.partition("/")[2] for each in state.pictures]


def test_forgotten_with_their_deck(tmp_path: Path) -> None:
    """It is not on the server any more, and the log does not mention it; others' decks stay."""

    async def story() -> None:
        address = f"sqlite:{tmp_path / 'conteur.sqlite'}"
        log = await open_log(address)
        upkeep = upkeep_of(address, log)
        await log.append("BCDFGH", 0, BODIES)
        subject = next(each for each in subjects_in(BODIES) if personal_data(BODIES, each).picture_ids)
        images = await images_with(
            ("holiday", SavedDeck(title="Holiday", owner=subject.key_hash), "p1"),
            ("another", SavedDeck(title="Another", owner="0" * 64), "p2"),
        )
        erased = await erase_person(log, upkeep, images, "BCDFGH", subject)
        assert 1 == erased.decks
        assert ["another"] == [name for name, _ in await images.decks()]
        assert [] == await images.held(deck_owner("holiday"))
        assert not any(b"holiday" in body.lower() for body in await log.read("BCDFGH"))
        await upkeep.close()
        await log.close()

    asyncio.run(story())
