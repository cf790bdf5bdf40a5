"""Each fault a deck may have."""

from pathlib import Path

import pytest

from conteur.decks.check import faults_of
from tests.decks.small_deck import write_deck
from tests.pictures import hostile

FAULTS = [
    ("deck.toml", None, "deck.toml is missing"),
    ("deck.toml", b"title = ", "deck.toml is not TOML"),
    ("deck.toml", b'title = "x"', "deck.toml does not say its licence"),
    ("deck.toml", b'title = "x"\nlicence = "y"\nauthors = [1]', "authors should be a list of texts"),
    ("deck.toml", b'title = "x"\nlicence = "y"\nauthor = "z"', "nobody reads 'author'"),
    ("deck.toml", b'title = "x"\nlicence = "y"\nback = "rear"', "there is no images/rear.webp"),
    ("deck.toml", b"\xff\xfe", "deck.toml is not UTF-8"),
    ("images/card0.webp", b"words", "images/card0.webp is no WebP picture"),
    ("images/card0.webp", hostile.encoded(hostile.photo((300, 300)), "WEBP"), "has 300 x 300 pixels; a card has 800"),
    ("images/card0.webp", hostile.encoded(hostile.photo((800, 1200)), "WEBP")[:900], "cannot be read to its end"),
    ("images/card0-400.webp", None, "images/card0-400.webp is missing"),
    ("images/lonely-400.webp", b"", "there is no images/lonely.webp for it"),
    ("images/Card 9.webp", hostile.encoded(hostile.photo((800, 1200)), "WEBP"), "an id has small letters"),
    ("images/holiday.JPG", b"", "pictures of a deck are .webp"),
    ("cards/nobody.toml", b'title = "x"', "there is no images/nobody.webp for these words"),
    ("cards/card0.toml", b'id = "card1"', "its id is 'card1', and its file says 'card0'"),
    ("cards/card0.toml", b"title = 3", "title should be text"),
    ("cards/card0.toml", b'[clues]\nobvious = ["x"]', "nobody reads 'obvious'"),
    ("texts/de.toml", b'[card9]\ntitle = "x"', "texts/de.toml: there is no card 'card9'"),
    ("texts/de.toml", b"card0 = 1", "card0 should be a table"),
    ("fields/de.toml", b'card9 = ["x"]', "fields/de.toml: there is no card 'card9'"),
    ("fields/de.toml", b'card0 = "x"', "fields/de.toml: card0 should be a list of texts"),
    ("texts/de.toml", b'[card0]\ntags = "x"', "texts/de.toml, card0: tags should be a list of texts"),
]


@pytest.mark.parametrize(("path", "content", "said"), FAULTS, ids=[said for *_, said in FAULTS])
def test_every_fault_has_its_sentence(tmp_path: Path, path: str, content: bytes | None, said: str) -> None:
    """Planted into a deck that was fine."""
    folder = write_deck(tmp_path / "dreams")
    if content is None:
        (folder / path).unlink()
    else:
        (folder / path).write_bytes(content)
    faults = faults_of(folder)
    assert any(said in fault for fault in faults), faults
