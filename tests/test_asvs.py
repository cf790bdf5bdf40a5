"""docs/asvs.md goes through every chapter, says something of each point, and names tests that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "asvs.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([\d., -]+) \| ([^|]+) \| ([^|]+) \|$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("document", ["docs/asvs.md", "docs/threat-model.md", "SECURITY.md"])
def test_every_file_that_is_named_is_there(document: str) -> None:
    """Above all the tests."""
    named = set(
        re.findall(r"`((?:tests|src|deploy|scripts|client)/[\w/.@-]+)`", (ROOT / document).read_text(encoding="utf-8"))
    )
    assert [] == [path for path in sorted(named) if not (ROOT / path).exists()]


def test_every_chapter_is_there() -> None:
    """Fourteen, in their order, and the points of each under its own heading."""
    assert [f"V{number}" for number in range(1, 15)] == re.findall(r"^## (V\d+) ", TEXT, re.MULTILINE)
    for chapter in re.split(r"^## V", TEXT, flags=re.MULTILINE)[1:]:
        number = chapter.split()[0]
        points = re.findall(r"^\| (\d+)\.", chapter, re.MULTILINE)
        assert {number} == set(points)


def test_every_point_has_an_answer() -> None:
    """Met, in part, not met, or not applicable; and what is met says by which test, or that it was only read."""
    assert len(ROWS) > 120
    answers = ("met", "in part", "not met", "n/a", "see ", "the proxy's")
    assert [] == [point for point, _, answer in ROWS if not answer.startswith(answers)]
    assert [] == [point for point, _, answer in ROWS if answer.startswith("n/a") and len(answer) < 8]
