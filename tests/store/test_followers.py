"""Followers are called when their table grows, and not after they have stopped."""

from conteur.store.followers import Followers


def test_everybody_at_a_table_is_told() -> None:
    """And nobody else."""
    versions: list[tuple[str, int | None]] = []
    followers = Followers()
    followers.follow("oak", lambda version: versions.append(("one", version)))
    followers.follow("oak", lambda version: versions.append(("two", version)))
    followers.follow("elm", lambda version: versions.append(("other", version)))
    followers.grew("oak", 3)
    assert versions == [("one", 3), ("two", 3)]
    followers.doubt()
    assert [who for who, version in versions if version is None] == ["one", "two", "other"]


def test_the_same_ear_twice() -> None:
    """Each following ends by itself; ending twice ends nothing else."""
    versions: list[int | None] = []
    followers = Followers()
    stop, other = followers.follow("oak", versions.append), followers.follow("oak", versions.append)
    stop()
    stop()
    followers.grew("oak", 1)
    assert versions == [1]
    other()
    followers.grew("oak", 2)
    assert versions == [1]


def test_stopping_while_being_told() -> None:
    """Followers may be removed or added during a notification."""
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
    """What no one follows is forgotten; whoever begins again is called again."""
    followers = Followers()
    heard: list[int | None] = []
    first = followers.follow("oak", heard.append)
    first()
    assert followers.codes == []
    again = followers.follow("oak", heard.append)
    first()
    followers.grew("oak", 1)
    again()
    assert (followers.codes, heard) == ([], [1])
