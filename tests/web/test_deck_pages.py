"""Decks as a browser asks for them."""

import gzip
import json
from pathlib import Path

import pytest

from conteur.decks.catalog import decks
from conteur.web.answering import ASK_FIRST
from conteur.web.deck_pages import DeckPages
from conteur.web.static import FOR_EVER
from tests.decks.planting import plant_deck
from tests.web.asking import Asking


@pytest.fixture
def asking(tmp_path: Path) -> Asking:
    """Somebody who asks a house with one small deck."""
    plant_deck(tmp_path / "dreams")
    return Asking(DeckPages("", decks(tmp_path)).routes())


def test_a_deck_is_a_list_in_card_order_and_its_pictures_never_change(asking: Asking) -> None:
    """Ordered by name; the back is no card; an address without a version is asked for again."""
    deck = json.loads(asking.get("/api/decks/dreams").content)
    assert ["a", "b"] == [card["id"] for card in deck["cards"]]
    assert "back" == deck["back"]["id"]
    assert deck["cards"][0]["image"] == deck["cards"][0]["small"]
    picture = asking.get(deck["cards"][1]["small"])
    assert (b"b-400.webp", FOR_EVER) == (picture.content, picture.headers["cache-control"])
    assert ASK_FIRST == asking.get("/decks/dreams/b.webp").headers["cache-control"]


@pytest.mark.parametrize(
    ("language", "titles", "description"),
    [
        ("en", ["", "Two Moons"], "Two moons over one lake."),
        ("de", ["", "Zwei Monde"], "Two moons over one lake."),
        ("../de", ["", "Two Moons"], "Two moons over one lake."),
    ],
)
def test_the_words_are_in_the_readers_language(
    asking: Asking, language: str, titles: list[str], description: str
) -> None:
    """English stands in for what is not translated, and for a language nobody has written in."""
    cards = json.loads(asking.get(f"/api/decks/dreams?lang={language}").content)["cards"]
    assert titles == [card["title"] for card in cards]
    assert ["", description] == [card["description"] for card in cards]


def test_a_deck_goes_packed_to_whoever_can_unpack_it(asking: Asking) -> None:
    """It is the same deck, with the same mark."""
    packed = asking.get("/api/decks/dreams?lang=de", {"accept-encoding": "gzip, br"})
    plain = asking.get("/api/decks/dreams?lang=de")
    assert "content-encoding" not in plain.headers
    assert ("gzip", plain.headers["etag"]) == (packed.headers["content-encoding"], packed.headers["etag"])
    assert plain.content == gzip.decompress(packed.content)


def test_a_deck_that_is_known_costs_nothing(asking: Asking) -> None:
    """Asked again with its mark, only that it is the same is said; in another language it is another."""
    first = asking.get("/api/decks/dreams?lang=de")
    known = {"if-none-match": first.headers["etag"]}
    assert 304 == asking.get("/api/decks/dreams?lang=de", known).status_code
    assert 200 == asking.get("/api/decks/dreams?lang=en", known).status_code


@pytest.mark.parametrize(
    "path", ["/decks/nowhere/a.webp", "/api/decks/..", "/decks/dreams/deck.toml", "/decks/dreams/..%2Fdeck.toml"]
)
def test_what_is_not_there_is_not_found(asking: Asking, path: str) -> None:
    """No path leads out of the pictures."""
    assert 404 == asking.get(path).status_code
