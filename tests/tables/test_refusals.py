"""Every refusal code is used somewhere in the source."""

import re
from pathlib import Path

import conteur
from conteur.rules.refusals import Refusal
from conteur.tables.refusals import TableRefusal

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in Path(conteur.__file__).parent.rglob("*.py"))


def test_no_refusal_is_only_written_down() -> None:
    """An unused code would be translated ten times for nothing."""
    said = set(re.findall(r"\b(?:Table)?Refusal\.([A-Z0-9_]+)\b", SOURCE))
    assert {*Refusal.__members__, *TableRefusal.__members__} == said
