"""Clues given for pictures: kept, bounded, forgotten."""

from pathlib import Path

import pytest

from conteur.store import lessons as module
from conteur.store.lessons import MOST_FOR_A_PICTURE, NoLessons, SqliteLessons


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


def test_the_newest_stay(tmp_path: Path) -> None:
    """So many for a picture; a clue that is given again is new again."""
    lessons = SqliteLessons(tmp_path / "lessons.sqlite")
    lessons.learn("a", "again")
    for number in range(MOST_FOR_A_PICTURE - 1):
        lessons.learn("a", f"clue {number}")
    lessons.learn("a", "again")
    lessons.learn("a", "last")
    known = lessons.known(["a"])[0]
    assert MOST_FOR_A_PICTURE == len(known)
    assert ["again", "last"] == list(known[-2:])
    assert "clue 0" not in known


def test_pictures_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was told of longest ago goes."""
    monkeypatch.setattr(module, "MOST_PICTURES", 3)
    lessons = SqliteLessons(tmp_path / "lessons.sqlite")
    for picture in ("a", "b", "c", "a", "d"):
        lessons.learn(picture, f"of {picture} {lessons.count()}")
    assert {0, 2, 3} == set(lessons.known(["a", "b", "c", "d"]))


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
