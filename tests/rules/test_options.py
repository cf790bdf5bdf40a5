"""What is offered to a seat, and that it is exactly what would be accepted."""

from itertools import permutations, product

import pytest

from conteur.rules import (
    CastVotes,
    ClaimStory,
    ConfirmScores,
    Game,
    GiveClue,
    Move,
    NameGiver,
    Refusal,
    StopGame,
    SubmitCards,
    decide,
    options,
)
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, allows
from tests.rules.tables import CHANCE, after, arranged, dealt, found_by_all, scored, submitting, telling, voting

CARDS = (-1, 0, 1, 6, 7, 8, 12, 83, 84)
SLOTS = (0, 1, 2, 3, 4, 7)


def some_moves() -> list[Move]:
    """Moves good and bad, of every kind."""
    moves: list[Move] = [ClaimStory(), ConfirmScores(), *(NameGiver(giver) for giver in range(7))]
    for clue in ("", " ", "the sea", "o" * 200, "o" * 201):
        moves += [GiveClue(clue, card) for card in (None, *CARDS)]
    moves += [SubmitCards(cards) for count in (0, 1, 2) for cards in product(CARDS, repeat=count)]
    for count in (0, 1, 2, 3):
        moves += [CastVotes(slots, red) for slots in permutations(SLOTS, count) for red in (None, 1, 2, 7)]
    return [*moves, CastVotes((1, 1)), CastVotes((3, 3))]


GAMES = {
    "claiming": dealt("base", 4),
    "claiming by clue": dealt("base", 4, edition="nl"),
    "claiming by clue in party": dealt("party", 6, edition="nl"),
    "telling": telling(dealt("base", 4)),
    "telling aloud": telling(dealt("base", 4, clue="spoken")),
    "telling by sound": telling(dealt("base", 4, clue="sound")),
    "telling in party": telling(dealt("party", 6)),
    "submitting": submitting(dealt("base", 4)),
    "submitting two cards": submitting(dealt("base", 3)),
    "submitting in party": submitting(dealt("party", 6)),
    "submitting in team": submitting(dealt("team", 6)),
    "submitting once agreed": after(after(submitting(dealt("team", 6)), 1, NameGiver(1)), 4, NameGiver(1)),
    "submitting where one has": after(submitting(dealt("base", 4)), 1, SubmitCards((6,))),
    "voting": voting(dealt("base", 4)),
    "voting where one has": scored(voting(dealt("base", 4)), {1: 3}),
    "voting for two of five": voting(dealt("base", 3)),
    "voting twice": voting(dealt("base", 7)),
    "voting in party": voting(dealt("party", 6)),
    "voting with red apart": voting(dealt("party", 6, edition="ar")),
    "voting in team": voting(dealt("team", 6)),
    "voting in team but not for it": voting(dealt("team", 6, own_team_vote="forbid")),
    "scored": after(found_by_all(dealt("base", 4)), 1, ConfirmScores()),
    "ended": arranged(dealt("base", 4), StopGame()),
}


@pytest.mark.rule("H-12", "C-19")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_is_offered_is_what_is_accepted(game: Game) -> None:
    """Of many moves, good and bad, exactly those are accepted that fit an option of the seat."""
    for seat in range(7):
        offered = options(game, seat)
        for move in some_moves():
            is_offered = any(allows(option, move) for option in offered)
            is_accepted = not isinstance(decide(game, seat, move, CHANCE), Refusal)
            assert is_accepted == is_offered, (seat, move)


@pytest.mark.rule("B-10", "B-20", "P-11", "O-17")
def test_offers_before_the_clue() -> None:
    """All may claim; the storyteller may tell with any card of the hand, in Party with none; the others wait."""
    hand = (0, 1, 2, 3, 4, 5)
    assert (MayClaim(),) == options(dealt("base", 4), 3)
    assert (MayTell(hand, "text"),) == options(dealt("base", 4, edition="nl"), 0)
    assert (MayTell(hand, "text"),) == options(telling(dealt("base", 4)), 0)
    assert (MayTell(hand, "spoken"),) == options(telling(dealt("base", 4, clue="spoken")), 0)
    assert (MayTell((), "text"),) == options(telling(dealt("party", 6)), 0)
    assert () == options(telling(dealt("base", 4)), 1)


@pytest.mark.rule("TH-2", "TH-4")
def test_offers_with_three_players() -> None:
    """Two of seven cards to give, and one vote for the three slots that are not the own."""
    assert (MaySubmit((7, 8, 9, 10, 11, 12, 13), 2),) == options(submitting(dealt("base", 3)), 1)
    assert (MayVote((1, 4, 5), 1),) == options(voting(dealt("base", 3)), 1)


@pytest.mark.rule("T-20", "T-21", "T-31")
def test_offers_to_teams() -> None:
    """Partners may name until they agree; then the giver may give, and the other one waits for the vote."""
    game = submitting(dealt("team", 6))
    assert (MayNameGiver((1, 4)),) == options(game, 1)
    assert (MaySubmit((12, 13, 14, 15), 1),) == options(game, 3)
    agreed = after(after(game, 1, NameGiver(4)), 4, NameGiver(4))
    assert ((), (MaySubmit((16, 17, 18, 19), 1),)) == (options(agreed, 1), options(agreed, 4))
    lying = voting(dealt("team", 6))
    assert [(), (), (), ()] == [options(lying, seat) for seat in range(4)]


@pytest.mark.rule("SV-3", "SV-5", "P-31", "O-8")
def test_offers_of_votes() -> None:
    """Two votes with seven; red for the Party storyteller only, and whether it may lie on green."""
    assert (MayVote((1, 3, 4, 5, 6, 7), 2),) == options(voting(dealt("base", 7)), 1)
    slots = (1, 2, 3, 4, 5, 6)
    party, apart = voting(dealt("party", 6)), voting(dealt("party", 6, edition="ar"))
    assert (MayVote(slots, 1, slots),) == options(party, 0)
    assert (MayVote(slots, 1),) == options(party, 1)
    assert (MayVote(slots, 1, slots, red_on_green=False),) == options(apart, 0)


@pytest.mark.rule("A-24", "C-5")
def test_offers_after_the_deed() -> None:
    """Who gave or confirmed has nothing more to do; who voted may still move the vote."""
    assert () == options(GAMES["submitting where one has"], 1)
    assert (MayVote((1, 3, 4), 1),) == options(GAMES["voting where one has"], 1)
    assert ((), (MayConfirm(),)) == (options(GAMES["scored"], 1), options(GAMES["scored"], 2))
    assert () == options(GAMES["ended"], 0)
