"""Points of the base game with seven players and more; seat 0 tells, slot 1 is the storyteller's card."""

from itertools import product

import pytest

from conteur.rules.scoring import Ballot, points_of, score
from tests.rules.tables import Votes, dealt, points, voting


@pytest.mark.rule("SV-6", "SV-8", "SV-9")
def test_found_with_the_second_of_two_votes() -> None:
    """Either vote finds; the other one pays the card it misled to."""
    votes: Votes = {1: (3, 1), 2: 4, 3: 5, 4: 6, 5: 7, 6: 2}
    assert {0: 3, 1: 4, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1} == points(dealt("base", 7), votes)


@pytest.mark.rule("SV-8", "SV-10")
def test_one_finds_with_one_vote_and_another_with_two() -> None:
    """Both finders get 3; the one who was sure gets 1 more."""
    votes: Votes = {1: 1, 2: (1, 4), 3: 5, 4: 6, 5: 7, 6: 7}
    assert {0: 3, 1: 4, 2: 3, 3: 1, 4: 1, 5: 1, 6: 2} == points(dealt("base", 7), votes)


@pytest.mark.rule("SV-7", "SV-11")
def test_all_find_some_with_one_vote_and_some_with_two() -> None:
    """Everybody found: 2 each and nothing for the storyteller; single votes and misled seconds still pay 1."""
    votes: Votes = {1: 1, 2: 1, 3: (1, 2), 4: (1, 2), 5: (1, 3), 6: (1, 5)}
    assert {0: 0, 1: 5, 2: 4, 3: 2, 4: 3, 5: 2, 6: 2} == points(dealt("base", 7), votes)


@pytest.mark.rule("SV-7")
def test_all_find_with_their_second_votes_only() -> None:
    """Players are counted, not votes: half the votes lie elsewhere, and still everybody found."""
    votes: Votes = {1: (3, 1), 2: (4, 1), 3: (5, 1), 4: (6, 1), 5: (7, 1), 6: (2, 1)}
    assert {0: 0, 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3} == points(dealt("base", 7), votes)


@pytest.mark.rule("SV-7", "SV-9", "SV-11")
def test_none_find_with_single_votes() -> None:
    """A single vote that finds nothing earns nothing; only 2 and the votes on one's card count."""
    votes: Votes = {1: 3, 2: 2, 3: (2, 3), 4: 2, 5: 7, 6: 6}
    assert {0: 0, 1: 5, 2: 4, 3: 2, 4: 2, 5: 3, 6: 3} == points(dealt("base", 7), votes)


@pytest.mark.rule("SV-9")
@pytest.mark.parametrize("edition", ["odyssey", "ar"])
def test_five_votes_on_one_card(edition: str) -> None:
    """With seven or more every edition stops at 3 points for votes."""
    votes: Votes = {1: (1, 3), 2: 2, 3: (2, 4), 4: 2, 5: 2, 6: (2, 5)}
    assert {0: 3, 1: 6, 2: 1, 3: 1, 4: 1, 5: 0, 6: 0} == points(dealt("base", 7, edition=edition), votes)


@pytest.mark.rule("SV-12", "SV-11", "I-4")
@pytest.mark.parametrize("players", range(7, 13))
def test_sure_of_the_story_and_misleading_all_others(players: int) -> None:
    """Three for finding, one for the single vote and three for votes: 7, with any number of players."""
    votes: Votes = {1: 1} | dict.fromkeys(range(2, players), (2, 4)) | {3: (2, 5)}
    assert 7 == points(dealt("base", players), votes)[1]


@pytest.mark.rule("SV-12", "I-4")
def test_most_points_of_a_turn() -> None:
    """However seat 1 votes, and whichever of the others vote for seat 1's card, seat 1 gets at most 7."""
    game = voting(dealt("base", 7))
    own_ballots = [(1,), (3,), (1, 3), (3, 4)]
    elsewhere = {seat: 4 if seat == 2 else 3 for seat in range(2, 7)}
    others = [[(1,), (2,), (slot,), (1, 2), (2, slot)] for slot in elsewhere.values()]
    best = 0
    for own, *rest in product(own_ballots, *others):
        ballots = {seat: Ballot(slots) for seat, slots in enumerate([own, *rest], 1)}
        best = max(best, points_of(score(game.setup, 0, game.owners, ballots)).get(1, 0))
    assert 7 == best


@pytest.mark.rule("O-1", "E-2")
def test_all_find_by_the_second_polish_text() -> None:
    """No point for the single vote and none for votes when everybody found."""
    votes: Votes = {1: 1, 2: 1, 3: (1, 2), 4: (1, 2), 5: (1, 3), 6: (1, 5)}
    assert {0: 0, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2} == points(dealt("base", 7, edition="pl-2"), votes)


@pytest.mark.rule("O-1", "E-2")
def test_none_find_by_the_second_polish_text() -> None:
    """Two points each and nothing for the votes that misled."""
    votes: Votes = {1: 3, 2: 2, 3: (2, 3), 4: 2, 5: 7, 6: 6}
    assert {0: 0, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2} == points(dealt("base", 7, edition="pl-2"), votes)


@pytest.mark.rule("O-1", "E-2")
def test_mixed_turn_by_the_second_polish_text() -> None:
    """In a mixed turn votes and the single vote pay as everywhere."""
    votes: Votes = {1: 1, 2: (1, 4), 3: 5, 4: 6, 5: 7, 6: 7}
    assert {0: 3, 1: 4, 2: 3, 3: 1, 4: 1, 5: 1, 6: 2} == points(dealt("base", 7, edition="pl-2"), votes)


@pytest.mark.rule("O-22")
def test_seven_players_who_agreed_on_one_vote() -> None:
    """Where nobody has a second vote, a single one is nothing special."""
    votes: Votes = {1: 1, 2: 1, 3: 2, 4: 2, 5: 7, 6: 6}
    assert {0: 3, 1: 5, 2: 3, 3: 0, 4: 0, 5: 1, 6: 1} == points(dealt("base", 7, second_vote="never"), votes)


@pytest.mark.rule("SV-1", "SV-10")
def test_six_players_with_one_vote_each() -> None:
    """Below seven there is no point for a single vote."""
    assert {0: 3, 1: 3, 2: 1, 3: 1, 4: 1, 5: 1} == points(dealt("base", 6), {1: 1, 2: 4, 3: 5, 4: 6, 5: 3})
