"""Commands that answer JSON lines."""

import json
import re
from pathlib import Path

from tests.cli.running import conteur


def test_nothing_was_asked() -> None:
    """Whoever calls one without a question is told how to ask."""
    for command in ("hear", "tell"):
        done = conteur(command)
        assert (2, "") == (done.returncode, done.stdout)
        assert "send questions as JSON, one a line" in done.stderr


def test_the_examples_of_the_document() -> None:
    """What docs/bots.md shows is what is answered: the same keys, and the same card where it is clear."""
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    examples = re.findall(r"\$ echo '(.+)' \| conteur (hear|tell)\n(.+)\n", text)
    assert ["hear", "tell"] == [command for _, command, _ in examples]
    for sent, command, shown in examples:
        done = conteur(command, sent=sent)
        assert (0, "") == (done.returncode, done.stderr)
        answered, printed, asked = json.loads(done.stdout), json.loads(shown), json.loads(sent)
        assert printed.keys() == answered.keys()
        if command == "hear":
            assert max(printed["share"], key=printed["share"].get) == max(answered["share"], key=answered["share"].get)
            assert asked["gallery"] == list(answered["share"])
            assert asked["listeners"] == len(answered["votes"])
        else:
            assert {answered["card"], printed["card"]} <= set(asked["hand"])
            assert answered["clue"]
