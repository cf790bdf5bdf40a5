"""Points of Party; seat 0 tells and places red, slot 1 is seat 0's card."""

import pytest

from tests.rules.tables import Votes, dealt, points


@pytest.mark.rule("P-40", "P-43", "P-44")
@pytest.mark.parametrize(
    ("votes", "red", "expected"),
    [
        ({0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6}, 1, {0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0}),
        ({0: 1, 1: 1, 2: 3, 3: 4, 4: 5, 5: 5}, 2, {0: 2, 1: 2, 2: 0, 3: 0, 4: 2, 5: 2}),
        ({0: 4, 1: 1, 2: 1, 3: 1, 4: 5, 5: 5}, 2, {0: 0, 1: 3, 2: 3, 3: 3, 4: 2, 5: 2}),
        ({0: 3, 1: 3, 2: 3, 3: 3, 4: 5, 5: 5}, 1, {0: 4, 1: 4, 2: 4, 3: 4, 4: 2, 5: 2}),
        ({0: 3, 1: 3, 2: 3, 3: 3, 4: 3, 5: 5}, 6, {0: 5, 1: 5, 2: 5, 3: 5, 4: 5, 5: 0}),
    ],
)
def test_votes_together(votes: Votes, red: int, expected: dict[int, int]) -> None:
    """Each gets as many points as voted alike; alone is nothing, with red or without."""
    assert expected == points(dealt("party", 6), votes, red=red)


@pytest.mark.rule("P-41")
@pytest.mark.parametrize("players", range(6, 13))
def test_everybody_on_one_card(players: int) -> None:
    """However many vote alike, nobody gets more than 5."""
    votes: Votes = dict.fromkeys(range(players), 3)
    assert dict.fromkeys(range(players), 5) == points(dealt("party", players), votes, red=2)


@pytest.mark.rule("P-42")
def test_red_on_the_card_of_others() -> None:
    """The three under red get nothing, the storyteller's pair gets 2."""
    votes = {0: 6, 1: 6, 2: 2, 3: 2, 4: 2, 5: 1}
    assert {0: 2, 1: 2, 2: 0, 3: 0, 4: 0, 5: 0} == points(dealt("party", 6), votes, red=2)


@pytest.mark.rule("P-42", "P-32")
def test_red_on_the_storytellers_own_green() -> None:
    """Red spares nobody: the storyteller loses the points too."""
    votes = {0: 6, 1: 6, 2: 6, 3: 2, 4: 2, 5: 1}
    assert {0: 0, 1: 0, 2: 0, 3: 2, 4: 2, 5: 0} == points(dealt("party", 6), votes, red=6)


@pytest.mark.rule("P-42", "P-41")
def test_red_on_a_card_with_more_votes_than_the_cap() -> None:
    """Red beats the cap: seven together under red get nothing."""
    votes: Votes = dict.fromkeys(range(7), 2) | {7: 3}
    assert dict.fromkeys(range(8), 0) == points(dealt("party", 8), votes, red=2)


@pytest.mark.rule("P-44")
def test_red_is_no_vote() -> None:
    """A green vote that lies alone with red elsewhere, and a pair without red: red neither adds nor earns."""
    votes = {0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 5}
    assert {0: 0, 1: 0, 2: 0, 3: 0, 4: 2, 5: 2} == points(dealt("party", 6), votes, red=2)


@pytest.mark.rule("P-44", "P-30")
def test_owners_get_nothing_for_votes_on_their_cards() -> None:
    """All six vote for seat 1's card, seat 1 too, and everybody gets the same."""
    assert dict.fromkeys(range(6), 5) == points(dealt("party", 6), dict.fromkeys(range(6), 2), red=1)


@pytest.mark.rule("P-43", "I-4")
def test_every_way_to_split_twelve_voters() -> None:
    """Over every size of the group of a card only 0, 2, 3, 4 and 5 occur."""
    seen = set()
    for together in range(1, 13):
        votes: Votes = {seat: 1 if seat < together else 2 for seat in range(12)}
        seen |= set(points(dealt("party", 12), votes, red=12).values())
    assert {0, 2, 3, 4, 5} == seen
