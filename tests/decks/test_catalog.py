"""Which decks there are."""

from pathlib import Path

from conteur.decks.catalog import decks


def test_the_deck_that_comes_with_conteur() -> None:
    """Rêverie is there, under a licence that says what others may do with it."""
    assert ("Rêverie", "CC-BY-4.0") == (decks()["reverie"].title, decks()["reverie"].licence)


def test_a_folder_without_decks(tmp_path: Path) -> None:
    """A folder that does not describe itself is no deck."""
    (tmp_path / "pictures").mkdir()
    assert {} == decks(tmp_path)
