"""`conteur lessons`."""

from pathlib import Path

import pytest

from conteur.cli import main
from conteur.settings import lessons_file
from conteur.store.sqlite.lessons import SqliteLessons


def test_count_and_forget(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is remembered is counted, and erased on request."""
    lessons = SqliteLessons(lessons_file(tmp_path))
    lessons.learn("reverie/a", "sea")
    assert 0 == main(["lessons", "--data", str(tmp_path)])
    assert "clues remembered: 1\n" == capsys.readouterr().out
    assert 0 == main(["lessons", "--data", str(tmp_path), "--forget"])
    assert "clues forgotten: 1" in capsys.readouterr().out
    assert 0 == lessons.count()
