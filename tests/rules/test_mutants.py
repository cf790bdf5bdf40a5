"""Gaps that mutation testing showed; see docs/mutation.md."""

import pytest

from conteur.rules import Refusal, make_setup
from conteur.rules.events import RoundScored
from conteur.rules.turn import Turn, TurnRefused, score_turn
from tests.store.recorded import finished


@pytest.mark.rule("T-21")
@pytest.mark.parametrize(("owners", "seat"), [((0, 3, 4, 4), 4), ((0, 3, 1, 1), 1), ((0, 3, 1, 4), 1)])
def test_a_team_that_gave_twice(owners: tuple[int, ...], seat: int) -> None:
    """Whoever gave two cards is named; if both partners gave one, the lower seat."""
    gallery = tuple(enumerate(owners, 1))
    turn = Turn(make_setup("team", 6), storyteller=0, gallery=gallery, votes={2: (1,), 5: (1,)})
    assert TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, seat) == score_turn(turn)


@pytest.mark.rule("O-3")
@pytest.mark.parametrize(
    ("players", "rounds"),
    [(3, 13), (4, 15), (5, 11), (6, 8), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)],
)
def test_rounds_of_a_game_by_pile(players: int, rounds: int) -> None:
    """As many as the Arabic text gives with each number of players."""
    scored = [event for event in finished("base", players, end="pile") if isinstance(event, RoundScored)]
    assert rounds == len(scored)
