"""Followers are told what grew, and nobody is told after it stopped listening."""

from conteur.store.follow import Followers


def test_everybody_at_a_table_is_told() -> None:
    """And nobody else."""
    told: list[tuple[str, int | None]] = []
    followers = Followers()
    followers.follow("oak", lambda version: told.append(("one", version)))
    followers.follow("oak", lambda version: told.append(("two", version)))
    followers.follow("elm", lambda version: told.append(("other", version)))
    followers.grew("oak", 3)
    assert told == [("one", 3), ("two", 3)]
    followers.doubt()
    assert [who for who, version in told if version is None] == ["one", "two", "other"]


def test_the_same_ear_twice() -> None:
    """Each following ends by itself; ending twice ends nothing else."""
    told: list[int | None] = []
    followers = Followers()
    stop, other = followers.follow("oak", told.append), followers.follow("oak", told.append)
    stop()
    stop()
    followers.grew("oak", 1)
    assert told == [1]
    other()
    followers.grew("oak", 2)
    assert told == [1]


def test_stopping_while_being_told() -> None:
    """A follower may go, or somebody new may come, in the middle of the news."""
    followers = Followers()
    heard: list[int | None] = []

    def go(version: int | None) -> None:
        heard.append(version)
        stop()
        followers.follow("oak", heard.append)

    stop = followers.follow("oak", go)
    followers.grew("oak", 1)
    followers.grew("oak", 2)
    assert heard == [1, 2]


def test_nobody_follows_any_more() -> None:
    """What no one follows is forgotten; whoever begins again is told again."""
    followers = Followers()
    heard: list[int | None] = []
    first = followers.follow("oak", heard.append)
    first()
    assert followers.tables == []
    again = followers.follow("oak", heard.append)
    first()
    followers.grew("oak", 1)
    again()
    assert (followers.tables, heard) == ([], [1])
