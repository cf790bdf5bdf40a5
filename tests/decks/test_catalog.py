"""Which decks there are, and what is known of their cards."""

from pathlib import Path

import pytest

from conteur.decks.card import LEVELS, Card
from conteur.decks.catalog import decks, read_deck
from tests.decks.small_deck import write_small_deck


def test_the_deck_that_comes_with_conteur() -> None:
    """Rêverie is there, under a licence that says what others may do with it."""
    deck = decks()["reverie"]
    assert ("Rêverie", ("conteur contributors",), "CC-BY-4.0") == (deck.title, deck.authors, deck.licence)
    assert 84 == len(deck.cards)
    assert deck.image(deck.back).exists()


def test_a_folder_without_decks(tmp_path: Path) -> None:
    """A folder that does not describe itself is no deck."""
    (tmp_path / "pictures").mkdir()
    assert {} == decks(tmp_path)


def test_every_card_of_reverie_has_its_words() -> None:
    """In the order its pictures are numbered, with clues of every level."""
    cards = decks()["reverie"].cards
    assert [card.id for card in cards] == sorted(card.id for card in cards)
    for card in cards:
        assert not card.is_wordless
        assert all((card.title, card.caption, card.description, card.tags, *map(card.clues, LEVELS)))


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    """Cards are its large pictures in order of name; a card may have no words at all."""
    write_small_deck(tmp_path / "dreams")
    deck = read_deck(tmp_path / "dreams")
    assert ("dreams", "Dreams", ("Ada", "Bo"), "CC0-1.0", "2") == (
        deck.name,
        deck.title,
        deck.authors,
        deck.licence,
        deck.version,
    )
    first, second = deck.cards
    assert Card("a") == first
    assert first.is_wordless
    assert ("Two of them",) == second.clues("plain")
    assert "b-400.webp" == deck.image("b", is_small=True).name
    assert "a.webp" == deck.image("a", is_small=True).name


def test_words_in_another_language(tmp_path: Path) -> None:
    """What is translated is taken, for the rest English stands in."""
    write_small_deck(tmp_path / "dreams")
    deck = read_deck(tmp_path / "dreams")
    card = deck.cards_in("de")[1]
    assert ("Zwei Monde", ("Nacht",), ("Doppelt hält besser",)) == (card.title, card.tags, card.oblique)
    assert ("Two moons over one lake.", ("One is lying",)) == (card.description, card.suggestive)


def test_fields(tmp_path: Path) -> None:
    """What people might say of a card is read in its language only; a card, a language or a deck may have none."""
    write_small_deck(tmp_path / "dreams")
    deck = read_deck(tmp_path / "dreams")
    assert [(), ("Which one is real?",)] == [card.field for card in deck.cards]
    assert [(), ()] == [card.field for card in deck.cards_in("de")]
    (tmp_path / "dreams" / "fields" / "de.toml").write_text('b = ["Sehe ich doppelt?"]\n', "utf-8")
    assert ("Sehe ich doppelt?",) == read_deck(tmp_path / "dreams").cards_in("de")[1].field
    (tmp_path / "dreams" / "fields" / "en.toml").unlink()
    assert () == read_deck(tmp_path / "dreams").cards[1].field


@pytest.mark.parametrize("language", ["xx", "../../secret", ""])
def test_a_language_nobody_wrote_in(tmp_path: Path, language: str) -> None:
    """English."""
    write_small_deck(tmp_path / "dreams")
    deck = read_deck(tmp_path / "dreams")
    assert deck.cards == deck.cards_in(language)
