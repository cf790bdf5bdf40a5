"""A model that knows pictures, from a folder: what it sees, and why it is refused."""

import hashlib
import logging
import re
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from conteur.bots.dreamer import Dreamer
from conteur.bots.library import Library
from conteur.bots.looks import concepts, words
from conteur.bots.sight import Sight, SightError
from conteur.bots.simulation import play
from conteur.bots.tagger import KEPT, Tagger
from conteur.decks.card import Card
from conteur.rules import Chance, make_setup
from conteur.rules.events import ClueGiven
from conteur.tables.minds import LANGUAGES, Box, Character
from tests.bots.tiny import make_model
from tests.cli.running import conteur

COLOURS = {"the sea": (0, 0, 255), "fire": (255, 0, 0), "a forest": (0, 255, 0)}


def painted(colour: tuple[int, int, int]) -> bytes:
    """One colour all over."""
    written = BytesIO()
    Image.new("RGB", (64, 96), colour).save(written, "PNG")
    return written.getvalue()


@pytest.mark.parametrize("word", COLOURS)
def test_pictures_get_the_words_that_fit(tmp_path: Path, word: str) -> None:
    """The nearest first, no more than are worth it."""
    tagger = Tagger(Sight(make_model(tmp_path / "tiny")))
    found = tagger.words(painted(COLOURS[word]))
    assert found[0] == word
    assert len(found) == KEPT
    assert found is tagger.words(painted(COLOURS[word]))


def test_what_cannot_be_looked_at(tmp_path: Path) -> None:
    """Has no words."""
    assert Tagger(Sight(make_model(tmp_path / "tiny"))).words(b"no picture") == ()


def test_every_concept_has_its_words() -> None:
    """In ten languages, none of them twice."""
    assert {len(LANGUAGES)} == {len(set(told)) and len(told) for told in concepts().values()}
    assert all(all(told.values()) for told in words().values())


def test_bots_play_with_what_was_seen(tmp_path: Path) -> None:
    """Own pictures without a word: clues are what the model saw, in the language of the table."""
    tagger = Tagger(Sight(make_model(tmp_path / "tiny")))
    images = [painted(colour) for colour in COLOURS.values()] * 28
    cards = tuple(Card(id=f"c{number}") for number in range(84))
    box = Box("own", lambda _language: cards, tuple(f"own/c{number}" for number in range(84)))
    library = Library(
        encoder=lambda: None, look=lambda picture: images[int(picture.rpartition("c")[2])], name=tagger.words
    )
    brains = {seat: Dreamer(Character(f"{seat}", language="de", box=box), library) for seat in range(4)}
    steps = play(make_setup("base", 4), Chance(bytes(32)), brains, Random(1))  # noqa: S311 - whims
    told = {event.clue for _, happened in steps for event in happened if isinstance(event, ClueGiven)}
    assert told & {"das Meer", "Feuer", "ein Wald"}


def broken(folder: Path, how: str) -> Path:
    """A model with a fault."""
    make_model(folder)
    if how == "kind":
        make_model(folder, kind="text")
    elif how == "image":
        make_model(folder, image={})
    elif how == "sum":
        (folder / "text.onnx").write_bytes((folder / "vision.onnx").read_bytes())
    elif how == "unpromised":
        make_model(folder, sha256={})
    elif how == "json":
        (folder / "manifest.json").write_text("{", encoding="utf-8")
    elif how.endswith((".onnx", ".json")):
        (folder / how).unlink()
    return folder


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("kind", "the manifest's kind is 'text'; conteur uses 'image-text' only"),
        ("image", "the manifest does not say what it must: 'size'"),
        ("sum", r"text\.onnx is not the file its manifest promises \(sha256\)"),
        ("unpromised", r"vision\.onnx is not the file its manifest promises"),
        ("json", r"manifest\.json is no JSON"),
        ("manifest.json", r"there is no manifest\.json; see docs/bots\.md"),
        ("vision.onnx", r"there is no vision\.onnx"),
        ("tokenizer.json", r"there is no tokenizer\.json"),
    ],
)
def test_refusals(tmp_path: Path, how: str, why: str) -> None:
    """Each in a sentence."""
    with pytest.raises(SightError, match=why):
        Sight(broken(tmp_path / "tiny", how))


def test_the_server_says_so_before_it_serves(tmp_path: Path) -> None:
    """`conteur serve --vision-model` with a folder that is not one."""
    told = conteur("serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--vision-model", str(tmp_path))
    assert told.returncode != 0
    assert re.search(r"there is no manifest\.json", told.stderr)


def test_a_model_that_is_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What its manifest promises, but no ONNX: said once, and bots go on without it."""
    folder = make_model(tmp_path / "tiny")
    (folder / "vision.onnx").write_bytes(b"\x80\x04pickled")
    sums = {name: _sum(folder / name) for name in ("vision.onnx", "text.onnx", "tokenizer.json")}
    manifest = folder / "manifest.json"
    manifest.write_text(
        re.sub(r'"sha256": \{.*?\}', f'"sha256": {str(sums).replace(chr(39), chr(34))}', manifest.read_text())
    )
    tagger = Tagger(Sight(folder))
    with caplog.at_level(logging.WARNING):
        assert tagger.words(painted((1, 2, 3))) == tagger.words(painted((3, 2, 1))) == ()
    assert len(caplog.records) == 1
    assert "vision.onnx cannot be loaded" in caplog.text


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
