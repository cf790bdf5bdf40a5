"""Decks as a browser asks for them."""

import gzip
import json
from pathlib import Path

import pytest

from conteur.decks.catalog import decks
from conteur.web.http.decks import DecksResource
from conteur.web.http.responses import IMMUTABLE, REVALIDATED
from conteur.web.http.routes import deck_routes
from tests.decks.small_deck import write_small_deck
from tests.web.asgi_client import AsgiClient


@pytest.fixture
def client(tmp_path: Path) -> AsgiClient:
    """Of a server with one small deck."""
    write_small_deck(tmp_path / "dreams")
    return AsgiClient(deck_routes(DecksResource("", decks(tmp_path))))


def test_a_deck_is_a_list_in_card_order_and_its_pictures_never_change(client: AsgiClient) -> None:
    """Ordered by name; the back is no card; an address without a version is asked for again."""
    deck = json.loads(client.get("/api/decks/dreams").content)
    assert ["a", "b"] == [card["id"] for card in deck["cards"]]
    assert "back" == deck["back"]["id"]
    assert deck["cards"][0]["image"] == deck["cards"][0]["small"]
    picture = client.get(deck["cards"][1]["small"])
    assert (b"b-400.webp", IMMUTABLE) == (picture.content, picture.headers["cache-control"])
    assert REVALIDATED == client.get("/decks/dreams/b.webp").headers["cache-control"]


@pytest.mark.parametrize(
    ("language", "titles", "description"),
    [
        ("en", ["", "Two Moons"], "Two moons over one lake."),
        ("de", ["", "Zwei Monde"], "Two moons over one lake."),
        ("../de", ["", "Two Moons"], "Two moons over one lake."),
    ],
)
def test_the_words_are_in_the_readers_language(
    client: AsgiClient, language: str, titles: list[str], description: str
) -> None:
    """English stands in for what is not translated, and for a language nobody has written in."""
    cards = json.loads(client.get(f"/api/decks/dreams?lang={language}").content)["cards"]
    assert titles == [card["title"] for card in cards]
    assert ["", description] == [card["description"] for card in cards]


def test_a_deck_goes_packed_to_whoever_can_unpack_it(client: AsgiClient) -> None:
    """It is the same deck, with the same mark."""
    packed = client.get("/api/decks/dreams?lang=de", {"accept-encoding": "gzip, br"})
    plain = client.get("/api/decks/dreams?lang=de")
    assert "content-encoding" not in plain.headers
    assert ("gzip", plain.headers["etag"]) == (packed.headers["content-encoding"], packed.headers["etag"])
    assert plain.content == gzip.decompress(packed.content)


def test_a_deck_that_is_known_costs_nothing(client: AsgiClient) -> None:
    """Asked again with its mark, only that it is the same is said; in another language it is another."""
    first = client.get("/api/decks/dreams?lang=de")
    known = {"if-none-match": first.headers["etag"]}
    assert 304 == client.get("/api/decks/dreams?lang=de", known).status_code
    assert 200 == client.get("/api/decks/dreams?lang=en", known).status_code


@pytest.mark.parametrize(
    "path", ["/decks/nowhere/a.webp", "/api/decks/..", "/decks/dreams/deck.toml", "/decks/dreams/..%2Fdeck.toml"]
)
def test_what_is_not_there_is_not_found(client: AsgiClient, path: str) -> None:
    """No path leads out of the pictures."""
    assert 404 == client.get(path).status_code
