"""The sheet translators write from knows every text, and the ten languages have the same texts."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCALES = sorted((ROOT / "locales").glob("*.ftl"))
SHEET = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")


def _keys(locale: Path) -> list[str]:
    return re.findall(r"(?m)^([a-zA-Z][\w-]*) =", locale.read_text(encoding="utf-8"))


def test_every_text_is_explained() -> None:
    """Each key of English has one line in docs/words.md, and no line is for a key that is gone."""
    assert sorted(_keys(ROOT / "locales" / "en.ftl")) == sorted(re.findall(r"(?m)^\| `([\w-]+)` \|", SHEET))


def test_every_line_says_how_much_room_there_is() -> None:
    """Four cells, the last of them with a number; where and what for are not both empty."""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in SHEET.splitlines() if line.startswith("| `")]
    assert [] == [row for row in rows if len(row) != 4 or not re.search(r"\d", row[3]) or not (row[1] or row[2])]


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.stem)
def test_a_language_has_the_texts_of_english_once_each(locale: Path) -> None:
    """None is missing, left over or written twice; the client's own test looks for texts that no screen uses."""
    assert sorted(_keys(ROOT / "locales" / "en.ftl")) == sorted(_keys(locale))
