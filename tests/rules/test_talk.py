"""Who hears what is said at the table."""

import pytest

from conteur.rules import make_setup
from conteur.rules.talk import hearers


@pytest.mark.rule("T-22")
def test_team_talk() -> None:
    """What a partner says to the team is heard by everybody."""
    assert hearers(make_setup("team", 6), 1, to_team=True) is None


@pytest.mark.rule("O-16", "E-3")
def test_private_team_talk() -> None:
    """Where agreed, only the two partners hear it, whichever of them speaks."""
    setup = make_setup("team", 6, edition="ar")
    assert frozenset({1, 4}) == hearers(setup, 1, to_team=True)
    assert frozenset({1, 4}) == hearers(setup, 4, to_team=True)


@pytest.mark.rule("O-16")
def test_talk_to_all_where_team_talk_is_private() -> None:
    """What is said to the table is for everybody."""
    assert hearers(make_setup("team", 6, edition="ar"), 1, to_team=False) is None


@pytest.mark.rule("O-16")
@pytest.mark.parametrize("mode", ["base", "party"])
def test_private_talk_without_teams(mode: str) -> None:
    """Without teams there is nobody to whisper to."""
    assert hearers(make_setup(mode, 6, options={"team_talk": "private"}), 1, to_team=True) is None
