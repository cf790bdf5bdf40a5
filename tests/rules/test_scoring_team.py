"""Points of Team with seat 0 telling: slot 1 is the storyteller's card, the last slot the partner's.

With six players seats 1 and 2 gave slots 2 and 3, and their partners 4 and 5 vote.
"""

import pytest

from tests.rules.tables import Votes, dealt, points

SIX = {  # (vote of seat 4, vote of seat 5): points of the teams 0, 1 and 2
    (1, 1): (0, 2, 2),
    (1, 2): (3, 4, 0),
    (1, 3): (3, 3, 0),
    (1, 4): (4, 3, 0),
    (2, 1): (3, 0, 3),
    (2, 2): (0, 3, 2),
    (2, 3): (0, 2, 2),
    (2, 4): (1, 2, 2),
    (3, 1): (3, 0, 4),
    (3, 2): (0, 3, 3),
    (3, 3): (0, 2, 3),
    (3, 4): (1, 2, 3),
    (4, 1): (4, 0, 3),
    (4, 2): (1, 3, 2),
    (4, 3): (1, 2, 2),
    (4, 4): (2, 2, 2),
}
OWN_TEAM_COUNTS = {
    (1, 3): (3, 3, 1),
    (2, 1): (3, 1, 3),
    (2, 2): (0, 4, 2),
    (2, 3): (0, 3, 3),
    (2, 4): (1, 3, 2),
    (3, 3): (0, 2, 4),
    (4, 3): (1, 2, 3),
}


@pytest.mark.rule("T-33", "T-40", "T-41", "T-42", "T-43", "T-45")
@pytest.mark.parametrize(("votes", "expected"), SIX.items())
def test_every_turn_of_three_teams(votes: tuple[int, int], expected: tuple[int, int, int]) -> None:
    """Sixteen ways to vote; a vote on the own team's card is accepted and does nothing."""
    assert dict(enumerate(expected)) == points(dealt("team", 6), {4: votes[0], 5: votes[1]})


@pytest.mark.rule("O-12")
@pytest.mark.parametrize(("votes", "expected"), (SIX | OWN_TEAM_COUNTS).items())
def test_every_turn_of_three_teams_where_own_votes_count(
    votes: tuple[int, int], expected: tuple[int, int, int]
) -> None:
    """Counted, a vote on the own team's card pays the team 1, and still finds nothing."""
    assert dict(enumerate(expected)) == points(dealt("team", 6, own_team_vote="count"), {4: votes[0], 5: votes[1]})


@pytest.mark.rule("O-1", "E-2", "T-42")
@pytest.mark.parametrize(("votes", "expected"), SIX.items())
def test_every_turn_of_three_teams_by_the_second_polish_text(
    votes: tuple[int, int], expected: tuple[int, int, int]
) -> None:
    """Votes pay in mixed turns only, for the partner's card as well."""
    is_mixed = votes.count(1) == 1
    by_text = expected if is_mixed else (0, 2, 2)
    assert dict(enumerate(by_text)) == points(dealt("team", 6, edition="pl-2"), {4: votes[0], 5: votes[1]})


@pytest.mark.rule("T-44", "T-43")
@pytest.mark.parametrize(
    ("players", "votes", "expected"),
    [
        (8, {5: 5, 6: 5, 7: 5}, {0: 3, 1: 2, 2: 2, 3: 2}),
        (10, {6: 6, 7: 6, 8: 6, 9: 6}, {0: 3, 1: 2, 2: 2, 3: 2, 4: 2}),
        (10, {6: 1, 7: 6, 8: 6, 9: 6}, {0: 6, 1: 3, 2: 0, 3: 0, 4: 0}),
        (12, {7: 7, 8: 7, 9: 7, 10: 7, 11: 7}, {0: 3, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2}),
        (12, {7: 1, 8: 2, 9: 2, 10: 2, 11: 2}, {0: 3, 1: 6, 2: 0, 3: 0, 4: 0, 5: 0}),
    ],
)
def test_many_votes_on_one_card(players: int, votes: Votes, expected: dict[int, int]) -> None:
    """A card earns its team 3 at most, the partner's card too."""
    assert expected == points(dealt("team", players), votes)


@pytest.mark.rule("O-2", "E-3")
@pytest.mark.parametrize(
    ("players", "votes", "expected"),
    [
        (8, {5: 5, 6: 5, 7: 5}, {0: 3, 1: 2, 2: 2, 3: 2}),
        (10, {6: 6, 7: 6, 8: 6, 9: 6}, {0: 4, 1: 2, 2: 2, 3: 2, 4: 2}),
        (12, {7: 7, 8: 7, 9: 7, 10: 7, 11: 7}, {0: 5, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2}),
        (12, {7: 1, 8: 2, 9: 2, 10: 2, 11: 2}, {0: 3, 1: 7, 2: 0, 3: 0, 4: 0, 5: 0}),
    ],
)
def test_many_votes_on_one_card_without_a_cap(players: int, votes: Votes, expected: dict[int, int]) -> None:
    """By the Arabic text every vote pays, which shows from ten players on."""
    assert expected == points(dealt("team", players, edition="ar"), votes)


@pytest.mark.rule("T-32", "SV-1")
def test_twelve_players_with_one_vote_each() -> None:
    """Finding with one vote is nothing special in Team, however many play: 3 and no more."""
    votes = {7: 1, 8: 1, 9: 1, 10: 1, 11: 3}
    assert {0: 3, 1: 3, 2: 4, 3: 3, 4: 3, 5: 0} == points(dealt("team", 12), votes)


@pytest.mark.rule("T-40", "T-45")
@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_all_find(players: int) -> None:
    """The storyteller's team gets nothing, its partner included; every other team gets 2 once, not twice."""
    half = players // 2
    votes: Votes = dict.fromkeys(range(half + 1, players), 1)
    assert {0: 0} | dict.fromkeys(range(1, half), 2) == points(dealt("team", players), votes)
