"""Clues given for pictures: kept, bounded, forgotten."""

from pathlib import Path

import pytest

from conteur.store import lessons as module
from conteur.store.lessons import NoLessons, SqliteLessons
from tests.store.lessons_contract import pictures_are_bounded, the_newest_stay


def test_nothing_yet(tmp_path: Path) -> None:
    """To ask makes no file."""
    lessons = SqliteLessons(tmp_path / "deep" / "lessons.sqlite")
    assert ({}, 0, 0, 0) == (lessons.known(["a"]), lessons.version(), lessons.count(), lessons.forget())
    assert not (tmp_path / "deep").exists()


def test_learned_and_known(tmp_path: Path) -> None:
    """By the picture's place among those asked about; also by somebody who opens the file later."""
    path = tmp_path / "lessons.sqlite"
    lessons = SqliteLessons(path)
    lessons.learn("reverie/a", "sea")
    lessons.learn("reverie/b", "тише")
    lessons.learn("reverie/a", "salt")
    assert {2: ["sea", "salt"], 0: ["тише"]} == SqliteLessons(path).known(["reverie/b", "other", "reverie/a"])
    assert 3 == lessons.count()


def test_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a picture, and for all of them; whoever opens the file sees the same."""
    path = tmp_path / "lessons.sqlite"
    the_newest_stay(SqliteLessons(path), SqliteLessons(path))
    monkeypatch.setattr(module, "MOST_PICTURES", 3)
    pictures_are_bounded(SqliteLessons(path), SqliteLessons(path))


def test_forgotten(tmp_path: Path) -> None:
    """Every clue, and no trace of the words is left in the file."""
    path = tmp_path / "lessons.sqlite"
    lessons = SqliteLessons(path)
    lessons.learn("a", "Zanzibar")
    before = lessons.version()
    assert b"Zanzibar" in path.read_bytes()
    assert 1 == lessons.forget()
    assert {} == lessons.known(["a"])
    assert before != lessons.version()
    assert b"Zanzibar" not in path.read_bytes()


def test_no_lessons() -> None:
    """For whoever learns nothing."""
    nothing = NoLessons()
    nothing.learn("a", "b")
    assert ({}, 0, 0) == (nothing.known(["a"]), nothing.version(), nothing.forget())
