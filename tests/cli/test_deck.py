"""`conteur deck`, as a process of its own, with real pictures and a real image store."""

from pathlib import Path

import pytest

from tests.cli.running import NOT_UNDERSTOOD, OK, REFUSED, conteur
from tests.decks.small_deck import write_deck
from tests.pictures import hostile
from tests.web.picture_host import Host
from tests.web.serving import Server


def photo(seed: int) -> bytes:
    """Like no other."""
    return hostile.encoded(hostile.photo(seed=seed))


def test_the_deck_that_comes_with_conteur_is_fine(tmp_path: Path) -> None:
    """And is listed."""
    done = conteur("deck", "check", "reverie", "--data", str(tmp_path))
    assert (OK, "reverie: 84 cards, enough for 12 players; nothing is wrong\n") == (done.returncode, done.stdout)
    assert "reverie    84 cards  Rêverie  CC-BY-4.0" in conteur("deck", "list", "--data", str(tmp_path)).stdout


def test_a_small_deck_without_faults(tmp_path: Path) -> None:
    """Says that it cannot be played with alone."""
    done = conteur("deck", "check", str(write_deck(tmp_path / "dreams")))
    assert OK == done.returncode
    assert "2 cards, too few to play alone: three players need 26; nothing is wrong" in done.stdout


def test_a_fault_is_told_and_counted(tmp_path: Path) -> None:
    """One a line, and exit code 1."""
    folder = write_deck(tmp_path / "dreams")
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
    assert "notes.txt: this is not a JPEG" in lines[1]
    assert "b.zip, c.svg: SVG drawings are not accepted" in lines[2]
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
    unasked = conteur("deck", "remove", "our-holiday", "--data", str(data))
    assert (NOT_UNDERSTOOD, True) == (unasked.returncode, "say --yes" in unasked.stderr)
    assert OK == conteur("deck", "remove", "our-holiday", "--data", str(data), "--yes").returncode
    assert REFUSED == conteur("deck", "remove", "our-holiday", "--data", str(data), "--yes").returncode


def test_a_whole_deck_brings_its_words(tmp_path: Path) -> None:
    """Title, authors and licence too."""
    folder, data = write_deck(tmp_path / "dreams"), tmp_path / "data"
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


def test_a_deck_that_somebody_saved_in_the_browser(tmp_path: Path) -> None:
    """The operator sees who saved it and what the cards are called, and removes it while the server runs."""
    with Server(folder=tmp_path) as server:
        host = Host(server)
        picture = host.bring(photo(1))[0]["picture"]
        assert host.seat.request({"kind": "describe_picture", "picture": picture, "title": "Rude", "tags": []}) is None
        assert 201 == host.send("decks", b'{"title": "Not nice"}').status
        assert "not-nice     1 cards  Not nice  saved by Ana" in conteur("deck", "list", "--data", str(tmp_path)).stdout
        removed = conteur("deck", "remove", "not-nice", "--data", str(tmp_path), "--yes")
        line = "not-nice  1 cards  Not nice  saved by Ana  Rude"
        assert [line, "not-nice was removed"] == removed.stdout.splitlines()
        assert ["reverie"] == [deck["name"] for deck in host.see("/api/decks").json["decks"]]
        host.end()
