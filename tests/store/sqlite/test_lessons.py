"""Clues given for pictures: kept, bounded, forgotten."""

import sqlite3
from pathlib import Path

import pytest

from conteur.store.log import LogUnavailable
from conteur.store.sqlite import lessons as module
from conteur.store.sqlite.lessons import SqliteLessons
from tests.store.lessons_contract import pictures_are_bounded, the_newest_stay


def test_nothing_yet(tmp_path: Path) -> None:
    """To ask makes no file."""
    lessons = SqliteLessons(tmp_path / "deep" / "lessons.sqlite")
    assert ({}, 0, 0, 0) == (lessons.clues_for(["a"]), lessons.version(), lessons.count(), lessons.forget())
    assert not (tmp_path / "deep").exists()


def test_learned_and_known(tmp_path: Path) -> None:
    """By the picture's place among those asked about; also by somebody who opens the file later."""
    path = tmp_path / "lessons.sqlite"
    lessons = SqliteLessons(path)
    lessons.learn("reverie/a", "sea")
    lessons.learn("reverie/b", "тише")
    lessons.learn("reverie/a", "salt")
    assert {2: ["sea", "salt"], 0: ["тише"]} == SqliteLessons(path).clues_for(["reverie/b", "other", "reverie/a"])
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
    assert {} == lessons.clues_for(["a"])
    assert before != lessons.version()
    assert b"Zanzibar" not in path.read_bytes()


def test_a_file_from_before_steps_were_counted(tmp_path: Path) -> None:
    """It is read as it is, and counts its steps when something is learned."""
    path = tmp_path / "lessons.sqlite"
    old = sqlite3.connect(path)
    old.execute("PRAGMA application_id = 0x636F6E4C")
    old.execute(
        "CREATE TABLE lesson (number INTEGER PRIMARY KEY AUTOINCREMENT, picture TEXT NOT NULL, clue TEXT NOT NULL,"
        " UNIQUE (picture, clue))"
    )
    old.execute("INSERT INTO lesson (picture, clue) VALUES ('a', 'sea')")
    old.commit()
    old.close()
    lessons = SqliteLessons(path)
    assert {0: ["sea"]} == lessons.clues_for(["a"])
    lessons.learn("a", "salt")
    assert {0: ["sea", "salt"]} == lessons.clues_for(["a"])


def test_somebody_elses_file(tmp_path: Path) -> None:
    """It is left as it is: nothing is learned, and bots know nothing more."""
    path = tmp_path / "lessons.sqlite"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE friend (name TEXT)")
    other.close()
    before = path.read_bytes()
    lessons = SqliteLessons(path)
    with pytest.raises(LogUnavailable, match="another program's file"):
        lessons.learn("a", "sea")
    assert ({}, 0) == (lessons.clues_for(["a"]), lessons.version())
    assert before == path.read_bytes()


def test_a_file_that_was_deleted(tmp_path: Path) -> None:
    """What is learned next begins a new one."""
    path = tmp_path / "lessons.sqlite"
    lessons = SqliteLessons(path)
    lessons.learn("a", "sea")
    assert ["lessons.sqlite"] == [each.name for each in tmp_path.iterdir()], "nothing is left beside it"
    path.unlink()
    lessons.learn("a", "salt")
    assert {0: ["salt"]} == lessons.clues_for(["a"])
