"""Points of the base game with three to six players; seat 0 tells, slot 1 is the storyteller's card."""

from itertools import product

import pytest

from conteur.rules.scoring import Award, Ballot, add_points, score
from tests.rules.tables import Votes, dealt, points, scored, voting

THREE = [  # seat 1 gave slots 2 and 3, seat 2 gave slots 4 and 5
    ({1: 1, 2: 1}, {0: 0, 1: 2, 2: 2}),
    ({1: 1, 2: 2}, {0: 3, 1: 4, 2: 0}),
    ({1: 1, 2: 3}, {0: 3, 1: 4, 2: 0}),
    ({1: 4, 2: 1}, {0: 3, 1: 0, 2: 4}),
    ({1: 5, 2: 1}, {0: 3, 1: 0, 2: 4}),
    ({1: 4, 2: 2}, {0: 0, 1: 3, 2: 3}),
    ({1: 4, 2: 3}, {0: 0, 1: 3, 2: 3}),
    ({1: 5, 2: 2}, {0: 0, 1: 3, 2: 3}),
    ({1: 5, 2: 3}, {0: 0, 1: 3, 2: 3}),
]


@pytest.mark.rule("TH-5", "B-55")
@pytest.mark.parametrize(("votes", "expected"), THREE)
def test_every_turn_of_three_players(votes: Votes, expected: dict[int, int]) -> None:
    """Nine ways to vote have three outcomes: 0/2/2, 3/4/0 and 0/3/3."""
    assert expected == points(dealt("base", 3), votes)


@pytest.mark.rule("E-2", "O-1")
@pytest.mark.parametrize(("votes", "expected"), THREE)
def test_every_turn_of_three_players_by_the_second_polish_text(votes: Votes, expected: dict[int, int]) -> None:
    """Where nobody finds, votes pay nothing: 0/2/2 instead of 0/3/3; mixed turns are the same."""
    if 1 not in votes.values():
        expected = {0: 0, 1: 2, 2: 2}
    assert expected == points(dealt("base", 3, edition="pl-2"), votes)


@pytest.mark.rule("B-50", "B-51", "B-56")
def test_all_find() -> None:
    """The storyteller gets nothing, for the votes on the card neither, and the others get 2."""
    assert {0: 0, 1: 2, 2: 2, 3: 2} == points(dealt("base", 4), {1: 1, 2: 1, 3: 1})


@pytest.mark.rule("B-51", "B-53", "B-55")
def test_none_find() -> None:
    """The others get 2, and 1 more for each vote on their card although the turn is not mixed."""
    assert {0: 0, 1: 4, 2: 3, 3: 2} == points(dealt("base", 4), {1: 3, 2: 2, 3: 2})


@pytest.mark.rule("B-50", "B-52", "B-53")
def test_one_finds_and_two_are_misled_by_the_finder() -> None:
    """Storyteller and finder get 3, the finder 1 for each of two votes, the misled nothing."""
    assert {0: 3, 1: 5, 2: 0, 3: 0} == points(dealt("base", 4), {1: 1, 2: 2, 3: 2})


@pytest.mark.rule("B-52", "B-56")
def test_two_find() -> None:
    """The storyteller gets 3 however many of the votes lie on the card."""
    assert {0: 3, 1: 4, 2: 3, 3: 0} == points(dealt("base", 4), {1: 1, 2: 1, 3: 2})


@pytest.mark.rule("B-53")
def test_a_card_that_misled_pays_its_owner_even_if_the_owner_was_misled() -> None:
    """Who did not find still gets 1 for each vote on the own card."""
    assert {0: 3, 1: 3, 2: 1, 3: 1} == points(dealt("base", 4), {1: 1, 2: 4, 3: 3})


@pytest.mark.rule("B-54")
@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        ({1: 1, 2: 2, 3: 2, 4: 2, 5: 2}, {0: 3, 1: 6, 2: 0, 3: 0, 4: 0, 5: 0}),
        ({1: 3, 2: 2, 3: 2, 4: 2, 5: 2}, {0: 0, 1: 5, 2: 3, 3: 2, 4: 2, 5: 2}),
        ({1: 1, 2: 2, 3: 2, 4: 2, 5: 1}, {0: 3, 1: 6, 2: 0, 3: 0, 4: 0, 5: 3}),
    ],
)
def test_four_votes_on_one_card_of_six(votes: Votes, expected: dict[int, int]) -> None:
    """The fourth vote pays nothing; the third still does."""
    assert expected == points(dealt("base", 6), votes)


@pytest.mark.rule("O-2", "E-3")
def test_four_votes_on_one_card_of_six_without_a_cap() -> None:
    """Every vote pays, so the finder gets 3 and 4."""
    votes = {1: 1, 2: 2, 3: 2, 4: 2, 5: 2}
    assert {0: 3, 1: 7, 2: 0, 3: 0, 4: 0, 5: 0} == points(dealt("base", 6, edition="ar"), votes)
    assert {0: 3, 1: 7, 2: 0, 3: 0, 4: 0, 5: 0} == points(dealt("base", 6, bonus_cap=None), votes)


@pytest.mark.rule("O-1", "E-2")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_none_find_by_the_second_polish_text(players: int) -> None:
    """Everybody but the storyteller gets 2 and no more."""
    votes = {seat: 2 if seat > 1 else 3 for seat in range(1, players)}
    expected = {seat: 2 if seat else 0 for seat in range(players)}
    assert expected == points(dealt("base", players, edition="pl-2"), votes)


@pytest.mark.rule("O-1", "E-2")
def test_mixed_turn_by_the_second_polish_text() -> None:
    """In a mixed turn votes pay as everywhere."""
    assert {0: 3, 1: 5, 2: 0, 3: 0} == points(dealt("base", 4, edition="pl-2"), {1: 1, 2: 2, 3: 2})


def every_turn(players: int) -> list[dict[int, int]]:
    """Every way to vote: each voter any slot but the own one."""
    choices = [[slot for slot in range(1, players + 1) if slot != seat + 1] for seat in range(1, players)]
    return [dict(enumerate(slots, 1)) for slots in product(*choices)]


@pytest.mark.rule("I-3")
@pytest.mark.parametrize("players", [4, 5])
def test_sum_of_points_of_every_turn(players: int) -> None:
    """All find: 2 each. None: 3 each. Mixed: 3 for the storyteller, 3 for a finder, 1 for every vote astray."""
    game = voting(dealt("base", players))
    voters = players - 1
    for votes in every_turn(players):
        found = list(votes.values()).count(1)
        ballots = {seat: Ballot((slot,)) for seat, slot in votes.items()}
        total = sum(award.points for award in score(game.setup, 0, game.owners, ballots))
        expected = {voters: 2 * voters, 0: 3 * voters}.get(found, 3 + 3 * found + voters - found)
        assert expected == total, votes


@pytest.mark.rule("I-3", "B-54")
def test_sum_of_points_with_six_players() -> None:
    """The cap takes one point off exactly where four votes lie on a card that misled."""
    game = voting(dealt("base", 6))
    for votes in every_turn(6):
        slots = list(votes.values())
        found = slots.count(1)
        ballots = {seat: Ballot((slot,)) for seat, slot in votes.items()}
        total = sum(award.points for award in score(game.setup, 0, game.owners, ballots))
        capped = any(slots.count(slot) == 4 for slot in range(2, 7))
        assert {5: 10, 0: 15}.get(found, 3 + 3 * found + 5 - found) - capped == total, votes


@pytest.mark.rule("I-4")
@pytest.mark.parametrize(("players", "cap", "most"), [(4, 3, 5), (5, 3, 6), (6, 3, 6), (6, None, 7)])
def test_most_points_of_a_turn(players: int, cap: int | None, most: int) -> None:
    """Over every way to vote: the storyteller gets 0 or 3, and nobody more than this."""
    game = voting(dealt("base", players, bonus_cap=cap))
    told, best = set(), 0
    for votes in every_turn(players):
        ballots = {seat: Ballot((slot,)) for seat, slot in votes.items()}
        won = add_points(dict.fromkeys(range(players), 0), score(game.setup, 0, game.owners, ballots))
        told.add(won[0])
        best = max(best, *won.values())
    assert {0, 3} == told
    assert most == best


@pytest.mark.rule("I-4", "TH-5")
def test_most_points_of_three_players() -> None:
    """Nobody of three gets more than 4."""
    assert 4 == max(max(points(dealt("base", 3), votes).values()) for votes, _ in THREE)


@pytest.mark.rule("B-53")
def test_awards_say_what_for_and_whose_votes_paid() -> None:
    """Each point can be explained: found, told, and the two voters who were misled."""
    game = scored(voting(dealt("base", 4)), {1: 1, 2: 2, 3: 2})
    assert (Award(1, "found", 3), Award(0, "told", 3), Award(1, "votes", 2, (2, 3))) == game.awards


@pytest.mark.rule("B-57")
def test_points_of_a_turn_in_any_order() -> None:
    """Scores after a turn do not depend on the order in which its points are added."""
    awards = (Award(1, "found", 3), Award(0, "told", 3), Award(1, "votes", 2, (2, 3)))
    assert {0: 13, 1: 32, 2: 28} == add_points({0: 10, 1: 27, 2: 28}, awards)
    assert {0: 13, 1: 32, 2: 28} == add_points({0: 10, 1: 27, 2: 28}, awards[::-1])
