"""Which decks there are."""

from pathlib import Path

from conteur.decks.catalog import FOLDER, clues_of, decks


def test_the_deck_that_comes_with_conteur() -> None:
    """Rêverie is there, under a licence that says what others may do with it."""
    assert ("Rêverie", "CC-BY-4.0") == (decks()["reverie"].title, decks()["reverie"].licence)


def test_a_folder_without_decks(tmp_path: Path) -> None:
    """A folder that does not describe itself is no deck."""
    (tmp_path / "pictures").mkdir()
    assert {} == decks(tmp_path)


def test_clues_in_card_order() -> None:
    """Every card of Rêverie has clues of its own, in the order its pictures are numbered."""
    pictures = sorted(
        path.stem
        for path in (FOLDER / "reverie" / "images").glob("*.webp")
        if not path.stem.endswith("-400") and path.stem != "back"
    )
    described = sorted(path.stem for path in (FOLDER / "reverie" / "cards").glob("*.toml"))
    assert pictures == described
    assert len(pictures) == len(clues_of("reverie"))
    assert all(clues_of("reverie"))
