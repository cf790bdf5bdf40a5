"""The committed deck: every card has its pictures, its words, and their measure."""

import tomllib
from typing import Any

import numpy as np
import pytest
from PIL import Image

from atelier import deck, export

CARDS = [card for card in deck.scene_ids() if card != "back"]
FULL_DECK = 85
"""Eighty-four cards and their back."""
HEAVIEST_DECK = 16_000_000
LEVELS = ("plain", "suggestive", "oblique")


def _card(card_id: str) -> dict[str, Any]:
    return tomllib.loads((deck.CARDS / f"{card_id}.toml").read_text(encoding="utf-8"))


def test_the_deck_says_whose_it_is() -> None:
    """Title, authors, licence, version and the picture on the back."""
    about = tomllib.loads((deck.REVERIE / "deck.toml").read_text(encoding="utf-8"))
    assert "Rêverie" == about["title"]
    assert ["conteur contributors"] == about["authors"]
    assert "CC-BY-4.0" == about["licence"]
    assert {"version", "back"} <= about.keys()
    assert (deck.IMAGES / f"{about['back']}.webp").exists()


def test_every_scene_is_a_card_and_every_card_a_scene() -> None:
    """No words without a picture, no picture without words."""
    assert CARDS == sorted(path.stem for path in deck.CARDS.glob("*.toml"))
    pictures = {path.stem.removesuffix("-400") for path in deck.IMAGES.glob("*.webp")}
    assert set(deck.scene_ids()) == pictures


@pytest.mark.parametrize("card_id", CARDS)
def test_the_words_of_a_card_keep_their_measure(card_id: str) -> None:
    """One sentence, a description of at least 25 words and at most 300 letters, 10 to 12 tags, 6 to 9 clues."""
    card = _card(card_id)
    assert ["id", "title", "caption", "description", "tags", "clues"] == list(card)
    assert card_id == card["id"]
    assert 1 == card["caption"].count(".")
    assert card["caption"].endswith(".")
    assert len(card["description"].split()) >= 25
    assert len(card["description"]) <= 300
    assert 10 <= len(set(card["tags"])) == len(card["tags"]) <= 12
    assert list(LEVELS) == list(card["clues"])
    clues = [clue for level in LEVELS for clue in card["clues"][level]]
    assert 6 <= len(set(clues)) == len(clues) <= 9
    assert all(card["clues"][level] for level in LEVELS)


def test_no_two_cards_share_a_title_or_a_caption() -> None:
    """Cards are told apart by their words too."""
    cards = [_card(card_id) for card_id in CARDS]
    assert len({card["title"] for card in cards}) == len(cards)
    assert len({card["caption"] for card in cards}) == len(cards)


@pytest.mark.parametrize("card_id", deck.scene_ids())
def test_the_pictures_of_a_card_have_their_sizes(card_id: str) -> None:
    """800 x 1200 and 400 x 600, and an AVIF only where it saves a tenth."""
    for suffix, size in export.SIZES.items():
        webp = deck.IMAGES / f"{card_id}{suffix}.webp"
        with Image.open(webp) as picture:
            assert size == picture.size
        avif = webp.with_suffix(".avif")
        if avif.exists():
            assert avif.stat().st_size <= export.WORTHWHILE * webp.stat().st_size
            with Image.open(avif) as picture:
                assert size == picture.size


def test_the_whole_deck_will_stay_light() -> None:
    """At this weight per card, 84 cards and a back fit into 16 MB."""
    weight = sum(path.stat().st_size for path in deck.IMAGES.iterdir())
    assert weight / len(deck.scene_ids()) * FULL_DECK <= HEAVIEST_DECK


def test_every_picture_was_painted_from_the_sources_beside_it() -> None:
    """`python -m atelier paint` would have nothing to do."""
    shared = deck.workshop_hash()
    hashes = {card: deck.scene_hash(card, shared) for card in deck.scene_ids()}
    assert [] == deck.changed(deck.scene_ids(), deck.read_manifest(), hashes)


@pytest.mark.parametrize("card_id", ["footprints_birds", "thought_flock", "iceberg_palace"])
def test_painting_a_card_again_gives_the_committed_picture(card_id: str) -> None:
    """The same bytes on the same kind of machine; elsewhere a stroke may round, which nobody can see."""
    master = deck.paint_scene(card_id)
    committed = {path.name: path.read_bytes() for path in deck.IMAGES.glob(f"{card_id}*")}
    if export.files_of(card_id, master) == committed:
        return
    with Image.open(deck.IMAGES / f"{card_id}.webp") as picture:
        before = np.asarray(picture.convert("RGB"), float)
    again = np.asarray(Image.fromarray(master).resize((800, 1200), Image.Resampling.LANCZOS), float)
    assert np.abs(again - before).mean() < 4
