"""What every keeper of lessons promises, as stories for two who share one keeping."""

from conteur.store.lessons import MOST_FOR_A_PICTURE, Lessons


def the_newest_stay(ours: Lessons, theirs: Lessons) -> None:
    """So many for a picture; a clue that is given again is new again."""
    ours.learn("a", "again")
    for number in range(MOST_FOR_A_PICTURE - 1):
        ours.learn("a", f"clue {number}")
    theirs.learn("a", "again")
    ours.learn("a", "last")
    known = theirs.known(["a"])[0]
    assert (MOST_FOR_A_PICTURE, ["again", "last"]) == (len(known), list(known[-2:]))
    assert "clue 0" not in known


def pictures_are_bounded(ours: Lessons, theirs: Lessons) -> None:
    """Where three are kept, who was told of longest ago goes."""
    for picture in ("a", "b", "c", "a", "d"):
        ours.learn(picture, f"of {picture} {ours.count()}")
    assert {0, 2, 3} == set(theirs.known(["a", "b", "c", "d"]))
