"""The README is a round that is played."""

import doctest
import re
from pathlib import Path

from tests.cli.running import OK, conteur

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_round_of_the_readme() -> None:
    """Every line of it answers what it says."""
    tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert 0 == tried.failed
    assert tried.attempted >= 15


def test_the_commands_of_the_readme_are_there() -> None:
    """Each is understood, with the options it is given."""
    named = re.findall(r"\.venv/bin/conteur ([a-z]+(?: add)?)([^&\n]*)", README.read_text(encoding="utf-8"))
    assert len(named) >= 5
    for command, rest in named:
        asked = conteur(*command.split(), "--help")
        assert OK == asked.returncode, command
        assert set(re.findall(r"--[a-z-]+", rest)) <= set(re.findall(r"--[a-z-]+", asked.stdout)), command


def test_the_turn_of_the_readme_is_the_one_explained() -> None:
    """The file it names holds the document's example, and is answered as the document says."""
    turn = (ROOT / "docs" / "turn.json").read_text(encoding="utf-8")
    example, answer = re.findall(
        r"```json\n(.*?)```", (ROOT / "docs" / "score.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert "conteur score < docs/turn.json" in README.read_text(encoding="utf-8")
    assert example == turn
    assert answer == conteur("score", sent=turn).stdout
