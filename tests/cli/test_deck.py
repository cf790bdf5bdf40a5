"""`conteur deck`, as a process of its own, with real pictures and a real shelf."""

from pathlib import Path

import pytest

from tests.cli.running import NOT_UNDERSTOOD, OK, REFUSED, conteur
from tests.decks import hostile
from tests.web.bringing import Host
from tests.web.serving import Server


def photo(seed: int) -> bytes:
    """Like no other."""
    return hostile.encoded(hostile.photo(seed=seed))


def plant(folder: Path, *, cards: int = 2) -> Path:
    """A deck with nothing wrong."""
    for part in ("images", "cards", "texts"):
        (folder / part).mkdir(parents=True)
    (folder / "deck.toml").write_text('title = "Dreams"\nlicence = "CC0-1.0"\nauthors = ["Ada"]\n', "utf-8")
    for number in range(cards):
        for suffix, size in (("", (800, 1200)), ("-400", (400, 600))):
            picture = hostile.encoded(hostile.photo(size, seed=number), "WEBP")
            (folder / "images" / f"card{number}{suffix}.webp").write_bytes(picture)
    (folder / "cards" / "card0.toml").write_text('title = "Two Moons"\ntags = ["night"]\n', "utf-8")
    return folder


def test_the_deck_that_comes_with_conteur_is_fine(tmp_path: Path) -> None:
    """And is listed."""
    done = conteur("deck", "check", "reverie", "--data", str(tmp_path))
    assert (OK, "reverie: 84 cards, enough for 12 players; nothing is wrong\n") == (done.returncode, done.stdout)
    assert "reverie    84 cards  Rêverie  CC-BY-4.0" in conteur("deck", "list", "--data", str(tmp_path)).stdout


def test_a_small_deck_without_faults(tmp_path: Path) -> None:
    """Says that it cannot be played with alone."""
    done = conteur("deck", "check", str(plant(tmp_path / "dreams")))
    assert OK == done.returncode
    assert "2 cards, too few to play alone: three players need 26; nothing is wrong" in done.stdout


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
    ("texts/de.toml", b'[card0]\ntags = "x"', "texts/de.toml, card0: tags should be a list of texts"),
]


@pytest.mark.parametrize(("path", "content", "said"), FAULTS, ids=[said for *_, said in FAULTS])
def test_every_fault_has_its_sentence(tmp_path: Path, path: str, content: bytes | None, said: str) -> None:
    """Planted into a deck that was fine."""
    from conteur.decks.check import faults_of  # noqa: PLC0415 - a process for each would take a minute

    folder = plant(tmp_path / "dreams")
    if content is None:
        (folder / path).unlink()
    else:
        (folder / path).write_bytes(content)
    faults = faults_of(folder)
    assert any(said in fault for fault in faults), faults


def test_a_fault_is_told_and_counted(tmp_path: Path) -> None:
    """One a line, and exit code 1."""
    folder = plant(tmp_path / "dreams")
    (folder / "images" / "card0-400.webp").unlink()
    done = conteur("deck", "check", str(folder))
    assert REFUSED == done.returncode
    fault, summary = done.stdout.splitlines()
    assert "card0-400.webp is missing" in fault
    assert summary.endswith("; one fault")
    assert NOT_UNDERSTOOD == conteur("deck", "check", "atlantis", "--data", str(tmp_path)).returncode


def test_pictures_become_a_deck_that_a_table_plays_with(tmp_path: Path) -> None:
    """A folder, a zip and a single picture; what is no picture and what is there twice is told of."""
    data = tmp_path / "data"
    (tmp_path / "folder" / "deep").mkdir(parents=True)
    (tmp_path / "folder" / "a.jpg").write_bytes(photo(1))
    (tmp_path / "folder" / "deep" / "again.png").write_bytes(hostile.encoded(hostile.photo(seed=1), "PNG"))
    (tmp_path / "folder" / "notes.txt").write_text("words")
    (tmp_path / "b.zip").write_bytes(hostile.zipped([("b.jpg", photo(2)), ("c.svg", hostile.SVG)]))
    (tmp_path / "d.jpg").write_bytes(photo(3))
    paths = [str(tmp_path / name) for name in ("folder", "b.zip", "d.jpg")]
    done = conteur("deck", "add", *paths, "--name", "Our Holiday", "--data", str(data))
    assert OK == done.returncode, done.stderr
    lines = done.stdout.splitlines()
    assert "again.png: this picture, or one that looks the same, is in the deck already" in lines[0]
    assert "notes.txt: this is no JPEG" in lines[1]
    assert "b.zip, c.svg: SVG drawings are not taken" in lines[2]
    assert lines[3].startswith("our-holiday: 3 cards")
    assert "our-holiday     3 cards  Our Holiday" in conteur("deck", "list", "--data", str(data)).stdout
    again = conteur("deck", "add", paths[2], "--name", "our holiday", "--data", str(data))
    assert (NOT_UNDERSTOOD, True) == (again.returncode, "choose another name" in again.stderr)
    assert OK == conteur("deck", "check", "our-holiday", "--data", str(data)).returncode
    with Server(folder=data) as server:
        host = Host(server)
        assert 201 == host.send("decks/our-holiday", b"").status
        assert 200 == host.see(host.cards()[86]["small"]).status
        host.end()
    assert OK == conteur("deck", "remove", "our-holiday", "--data", str(data)).returncode
    assert REFUSED == conteur("deck", "remove", "our-holiday", "--data", str(data)).returncode


def test_a_whole_deck_brings_its_words(tmp_path: Path) -> None:
    """Title, authors and licence too."""
    folder, data = plant(tmp_path / "dreams"), tmp_path / "data"
    assert OK == conteur("deck", "add", str(folder), "--name", "dreams", "--data", str(data)).returncode
    with Server(folder=data) as server:
        host = Host(server)
        deck = host.see("/api/decks/dreams").json
        assert ("Dreams", ["Ada"], "CC0-1.0") == (deck["title"], deck["authors"], deck["licence"])
        assert ["Two Moons", ""] == [card["title"] for card in deck["cards"]]
        host.end()


@pytest.mark.parametrize("name", ["reverie", "own", "???"])
def test_names_that_are_taken(tmp_path: Path, name: str) -> None:
    """Or are none."""
    (tmp_path / "a.jpg").write_bytes(photo(1))
    done = conteur("deck", "add", str(tmp_path / "a.jpg"), "--name", name, "--data", str(tmp_path))
    assert (NOT_UNDERSTOOD, True) == (done.returncode, "a deck cannot be called" in done.stderr)


def test_nothing_to_add(tmp_path: Path) -> None:
    """Leaves no deck behind."""
    (tmp_path / "a.txt").write_text("words")
    data = tmp_path / "data"
    done = conteur("deck", "add", str(tmp_path / "a.txt"), "--name", "words", "--data", str(data))
    assert (REFUSED, True) == (done.returncode, done.stdout.endswith("nothing was added\n"))
    assert "words" not in conteur("deck", "list", "--data", str(data)).stdout
    missing = conteur("deck", "add", str(tmp_path / "nowhere"), "--name", "x", "--data", str(data))
    assert (NOT_UNDERSTOOD, True) == (missing.returncode, "there is no" in missing.stderr)
