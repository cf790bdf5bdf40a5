"""The contract of lessons, as stories for two servers that share them."""

from conteur.store.lessons import MOST_FOR_A_PICTURE, Lessons


def the_newest_stay(ours: Lessons, theirs: Lessons) -> None:
    """A limited number for each picture; a clue that is given again becomes the newest."""
    ours.learn("a", "again")
    for number in range(MOST_FOR_A_PICTURE - 1):
        ours.learn("a", f"clue {number}")
    theirs.learn("a", "again")
    ours.learn("a", "last")
    clues = theirs.clues_for(["a"])[0]
    assert (MOST_FOR_A_PICTURE, ["again", "last"]) == (len(clues), list(clues[-2:]))
    assert "clue 0" not in clues


def pictures_are_bounded(ours: Lessons, theirs: Lessons) -> None:
    """With a limit of three, the picture whose last clue is the oldest is dropped."""
    for picture in ("a", "b", "c", "a", "d"):
        ours.learn(picture, f"of {picture} {ours.count()}")
    assert {0, 2, 3} == set(theirs.clues_for(["a", "b", "c", "d"]))
