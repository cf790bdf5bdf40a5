"""Small decks in folders."""

from pathlib import Path

from tests.pictures import hostile


def write_small_deck(folder: Path) -> None:
    """Two cards and a back. One has all its words in English and a few in German, the other has none."""
    for part in ("images", "cards", "texts", "fields"):
        (folder / part).mkdir(parents=True)
    for name in ("b.webp", "b-400.webp", "a.webp", "back.webp"):
        (folder / "images" / name).write_bytes(name.encode())
    (folder / "deck.toml").write_text(
        'title = "Dreams"\nauthors = ["Ada", "Bo"]\nlicence = "CC0-1.0"\nversion = "2"\nback = "back"\n', "utf-8"
    )
    (folder / "cards" / "b.toml").write_text(
        'id = "b"\ntitle = "Two Moons"\ncaption = "A lake keeps one moon for itself."\n'
        'description = "Two moons over one lake."\ntags = ["night", "twins"]\n'
        '[clues]\nplain = ["Two of them"]\nsuggestive = ["One is lying"]\noblique = ["Twice shy"]\n',
        "utf-8",
    )
    (folder / "texts" / "de.toml").write_text(
        '[b]\ntitle = "Zwei Monde"\ntags = ["Nacht"]\n[b.clues]\noblique = ["Doppelt hält besser"]\n', "utf-8"
    )
    (folder / "fields" / "en.toml").write_text('b = ["Which one is real?"]\n', "utf-8")


def write_deck(folder: Path, *, cards: int = 2) -> Path:
    """A deck with nothing wrong."""
    for part in ("images", "cards", "texts", "fields"):
        (folder / part).mkdir(parents=True)
    (folder / "deck.toml").write_text('title = "Dreams"\nlicence = "CC0-1.0"\nauthors = ["Ada"]\n', "utf-8")
    for number in range(cards):
        for suffix, size in (("", (800, 1200)), ("-400", (400, 600))):
            picture = hostile.encoded(hostile.photo(size, seed=number), "WEBP")
            (folder / "images" / f"card{number}{suffix}.webp").write_bytes(picture)
    (folder / "cards" / "card0.toml").write_text('title = "Two Moons"\ntags = ["night"]\n', "utf-8")
    return folder
