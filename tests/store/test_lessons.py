"""Lessons that remember nothing."""

from conteur.store.lessons import NoLessons


def test_no_lessons() -> None:
    """For whoever learns nothing."""
    nothing = NoLessons()
    nothing.learn("a", "b")
    assert ({}, 0, 0) == (nothing.clues_for(["a"]), nothing.version(), nothing.forget())
