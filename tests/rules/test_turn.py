"""One turn written down by people with the cardboard box."""

import pytest

from conteur.rules import Refusal, make_setup
from conteur.rules.turn import Turn, TurnRefused, score_turn

FOUR = ((1, 1), (2, 0), (3, 2), (4, 3))
"""Slot 2 is the storyteller's card."""
SIX_TEAM = ((1, 0), (2, 1), (3, 2), (4, 3))
SIX_PARTY = tuple((seat + 1, seat) for seat in range(6))
SEVEN = tuple((seat + 1, seat) for seat in range(7))
Votes = dict[int, tuple[int, ...]]


def base(votes: Votes, gallery: tuple[tuple[int, int], ...] = FOUR, red: int | None = None) -> object:
    """A turn of four with seat 0 telling."""
    return score_turn(Turn(make_setup("base", 4), 0, gallery, votes, red))


def party(votes: Votes, red: int | None, edition: str = "odyssey") -> object:
    """A turn of six in Party with seat 0 telling."""
    return score_turn(Turn(make_setup("party", 6, edition=edition), 0, SIX_PARTY, votes, red))


def team(votes: Votes, gallery: tuple[tuple[int, int], ...] = SIX_TEAM, red: int | None = None) -> object:
    """A turn of three teams with seat 0 telling."""
    return score_turn(Turn(make_setup("team", 6), 0, gallery, votes, red))


@pytest.mark.rule("C-20", "B-52", "B-53")
def test_a_turn_of_four() -> None:
    """Seat 1 finds and misleads two: 3 and 5 points."""
    assert {0: 3, 1: 5, 2: 0, 3: 0} == base({1: (2,), 2: (1,), 3: (1,)})


@pytest.mark.rule("C-20")
def test_a_gallery_written_in_any_order() -> None:
    """Slots count, not the order of writing."""
    assert {0: 3, 1: 5, 2: 0, 3: 0} == base({1: (2,), 2: (1,), 3: (1,)}, FOUR[::-1])


@pytest.mark.rule("C-20", "TH-5")
def test_a_turn_of_three() -> None:
    """Two cards each from those who do not tell."""
    gallery = ((1, 1), (2, 2), (3, 0), (4, 1), (5, 2))
    assert {0: 3, 1: 4, 2: 0} == score_turn(Turn(make_setup("base", 3), 0, gallery, {1: (3,), 2: (4,)}))


@pytest.mark.rule("C-20", "SV-10")
def test_a_turn_of_seven() -> None:
    """One or two votes each."""
    votes: Votes = {1: (1,), 2: (1, 4), 3: (5,), 4: (6,), 5: (7,), 6: (6,)}
    assert {0: 3, 1: 4, 2: 3, 3: 1, 4: 1, 5: 2, 6: 1} == score_turn(Turn(make_setup("base", 7), 0, SEVEN, votes))


@pytest.mark.rule("C-20", "P-42")
def test_a_turn_of_party() -> None:
    """Green votes of all, and the storyteller's red on slot 2."""
    votes: Votes = {0: (6,), 1: (6,), 2: (2,), 3: (2,), 4: (2,), 5: (1,)}
    assert {0: 2, 1: 2, 2: 0, 3: 0, 4: 0, 5: 0} == party(votes, 2)


@pytest.mark.rule("C-20", "T-41", "T-45")
def test_a_turn_of_teams() -> None:
    """Points by team, once."""
    assert {0: 4, 1: 3, 2: 0} == team({4: (1,), 5: (4,)})


@pytest.mark.rule("C-20", "B-40", "B-41", "B-42")
@pytest.mark.parametrize(
    ("votes", "code", "seat"),
    [
        ({1: (2,), 2: (1,)}, Refusal.WRONG_NUMBER_OF_VOTES, 3),
        ({1: (2,), 2: (1,), 3: ()}, Refusal.WRONG_NUMBER_OF_VOTES, 3),
        ({1: (2, 3), 2: (1,), 3: (1,)}, Refusal.WRONG_NUMBER_OF_VOTES, 1),
        ({1: (1,), 2: (1,), 3: (1,)}, Refusal.CANNOT_VOTE_FOR_OWN_CARD, 1),
        ({1: (5,), 2: (1,), 3: (1,)}, Refusal.NO_SUCH_SLOT, 1),
        ({0: (1,), 1: (2,), 2: (1,), 3: (1,)}, Refusal.STORYTELLER_DOES_NOT_VOTE, 0),
    ],
)
def test_votes_against_the_rules(votes: Votes, code: Refusal, seat: int) -> None:
    """The answer says what is wrong and whose vote it is."""
    assert TurnRefused(code, seat) == base(votes)


@pytest.mark.rule("C-20", "B-42", "B-51")
def test_an_empty_board_of_the_storyteller() -> None:
    """Written down as no vote, it is no vote: everybody found, and the others get 2."""
    assert {0: 0, 1: 2, 2: 2, 3: 2} == base({0: (), 1: (2,), 2: (2,), 3: (2,)})


@pytest.mark.rule("C-20", "T-31", "T-40")
def test_empty_boards_of_givers() -> None:
    """Written down as no votes, they are none: both voters found, and the other teams get 2."""
    assert {0: 0, 1: 2, 2: 2} == team({0: (), 1: (), 2: (), 3: (), 4: (1,), 5: (1,)})


@pytest.mark.rule("C-20", "SV-4")
def test_both_votes_on_one_slot() -> None:
    """Two votes go to two slots."""
    votes: Votes = {1: (3, 3), 2: (1,), 3: (1,), 4: (1,), 5: (1,), 6: (1,)}
    refused = score_turn(Turn(make_setup("base", 7), 0, SEVEN, votes))
    assert TurnRefused(Refusal.VOTES_MUST_DIFFER, 1) == refused


@pytest.mark.rule("C-20", "B-30", "B-32", "A-23")
@pytest.mark.parametrize(
    ("gallery", "refused"),
    [
        (((1, 1), (2, 0), (3, 2)), TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, 3)),
        (((1, 1), (2, 0), (3, 2), (4, 2)), TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, 2)),
        (((1, 1), (2, 1), (3, 2), (4, 3)), TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, 0)),
        (((1, 1), (2, 0), (3, 2), (5, 3)), TurnRefused(Refusal.NO_SUCH_SLOT)),
        (((0, 1), (1, 0), (2, 2), (3, 3)), TurnRefused(Refusal.NO_SUCH_SLOT)),
        (((1, 1), (2, 0), (2, 2), (3, 3)), TurnRefused(Refusal.NO_SUCH_SLOT)),
    ],
)
def test_galleries_against_the_rules(gallery: tuple[tuple[int, int], ...], refused: TurnRefused) -> None:
    """One card of each player, in slots 1 to 4 without a gap."""
    assert refused == base({1: (2,), 2: (1,), 3: (1,)}, gallery)


@pytest.mark.rule("C-20", "TH-2")
def test_a_gallery_of_three_with_one_card_each() -> None:
    """Those who do not tell owe two."""
    refused = score_turn(Turn(make_setup("base", 3), 0, ((1, 0), (2, 1), (3, 2)), {1: (1,), 2: (1,)}))
    assert TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, 1) == refused


@pytest.mark.rule("C-20", "P-31", "O-8")
def test_red_against_the_rules() -> None:
    """In Party red is missing, lies nowhere, or lies on green where it must not; elsewhere there is none."""
    votes: Votes = dict.fromkeys(range(6), (1,))
    assert TurnRefused(Refusal.RED_TOKEN_IS_MISSING, 0) == party(votes, None)
    assert TurnRefused(Refusal.NO_SUCH_SLOT, 0) == party(votes, 7)
    assert TurnRefused(Refusal.RED_CANNOT_LIE_ON_GREEN, 0) == party(votes, 1, "ar")
    not_here = TurnRefused(Refusal.ONLY_STORYTELLER_PLACES_RED, 0)
    assert not_here == base({1: (2,), 2: (1,), 3: (1,)}, red=1)
    assert not_here == team({4: (1,), 5: (1,)}, red=1)


@pytest.mark.rule("C-20", "T-20", "T-21", "T-31")
@pytest.mark.parametrize(
    ("gallery", "votes", "refused"),
    [
        (((1, 0), (2, 1), (3, 2)), {4: (1,), 5: (1,)}, TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, 3)),
        (((1, 0), (2, 1), (3, 3)), {4: (1,), 5: (1,)}, TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, 2)),
        (((1, 0), (2, 1), (3, 4), (4, 3)), {5: (1,)}, TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, 1)),
        (SIX_TEAM, {1: (1,), 4: (1,), 5: (1,)}, TurnRefused(Refusal.GIVER_DOES_NOT_VOTE, 1)),
        (SIX_TEAM, {3: (1,), 4: (1,), 5: (1,)}, TurnRefused(Refusal.GIVER_DOES_NOT_VOTE, 3)),
        (SIX_TEAM, {4: (1,)}, TurnRefused(Refusal.WRONG_NUMBER_OF_VOTES, 5)),
    ],
)
def test_teams_against_the_rules(gallery: tuple[tuple[int, int], ...], votes: Votes, refused: TurnRefused) -> None:
    """One card of each other team, one of the partner, one vote of each partner who did not give."""
    assert refused == team(votes, gallery)


@pytest.mark.rule("C-20", "G-2")
def test_a_turn_of_too_few() -> None:
    """Two cannot play, with cardboard neither."""
    assert TurnRefused(Refusal.TOO_FEW_PLAYERS) == score_turn(
        Turn(make_setup("base", 2), 0, ((1, 0), (2, 1)), {1: (1,)})
    )
