"""What the table does to a game: lots, passing over a storyteller, stopping."""

import pytest

from conteur.rules import (
    ClaimStory,
    DrawStoryteller,
    Game,
    GiveClue,
    Refusal,
    SkipStoryteller,
    StopGame,
    SubmitCards,
    TableMove,
    arrange,
    decide,
    view,
)
from conteur.rules.events import GameEnded, StorytellerChosen, StorytellerSkipped
from conteur.rules.moves import HandOverSeat, ReleasePlayer, SeatPlayer
from tests.rules.tables import (
    CHANCE,
    after,
    arranged,
    dealt,
    found_by_all,
    next_round,
    scored,
    submitting,
    telling,
    voting,
)


@pytest.mark.rule("C-17", "A-22")
@pytest.mark.parametrize("edition", ["odyssey", "nl"])
def test_nobody_claims(edition: str) -> None:
    """Lots are drawn; whoever they fall on tells, and claims come too late."""
    game = dealt("base", 4, edition=edition)
    decision = arrange(game, DrawStoryteller(), CHANCE)
    assert not isinstance(decision, Refusal)
    (chosen,) = decision
    assert isinstance(chosen, StorytellerChosen)
    assert chosen.by_lot
    drawn = arranged(game, DrawStoryteller())
    assert ("telling", chosen.seat) == (drawn.phase, drawn.storyteller)
    assert Refusal.STORYTELLER_ALREADY_CHOSEN == decide(drawn, chosen.seat, ClaimStory(), CHANCE)


@pytest.mark.rule("C-17")
def test_lots_after_a_claim() -> None:
    """There is nothing left to draw."""
    assert Refusal.STORYTELLER_ALREADY_CHOSEN == arrange(telling(dealt("base", 4)), DrawStoryteller(), CHANCE)


@pytest.mark.rule("C-15")
def test_the_storyteller_is_passed_over() -> None:
    """The left neighbour tells in the same turn with the same hands, and the turn counts as told."""
    game = telling(dealt("base", 4), 3)
    assert (StorytellerSkipped(3, 0),) == arrange(game, SkipStoryteller(), CHANCE)
    skipped = arranged(game, SkipStoryteller())
    assert ("telling", 0, 1) == (skipped.phase, skipped.storyteller, skipped.round)
    assert {0: 0, 1: 0, 2: 0, 3: 1} == skipped.told
    assert game.hands == skipped.hands
    assert Refusal.ONLY_STORYTELLER_GIVES_CLUE == decide(skipped, 3, GiveClue("the sea", 18), CHANCE)


@pytest.mark.rule("C-15")
@pytest.mark.parametrize(
    "game",
    [dealt("base", 4), submitting(dealt("base", 4)), voting(dealt("base", 4)), found_by_all(dealt("base", 4))],
    ids=["claiming", "submitting", "voting", "scored"],
)
def test_passing_over_at_another_time(game: Game) -> None:
    """Without a storyteller there is nobody to pass over, and once the clue is given the turn goes on."""
    assert Refusal.NOT_IN_THIS_PHASE == arrange(game, SkipStoryteller(), CHANCE)


@pytest.mark.rule("C-15")
@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("party", 6), ("team", 6)])
def test_the_last_of_a_lap_is_passed_over(mode: str, players: int) -> None:
    """Then everybody has had a turn, and the game ends with the scores as they stand."""
    game = dealt(mode, players, end={"laps": 1})
    for _ in range(players - 1):
        game = next_round(found_by_all(game))
    leading = tuple(side for side, score in game.scores.items() if score == max(game.scores.values()))
    decision = arrange(game, SkipStoryteller(), CHANCE)
    assert (StorytellerSkipped(players - 1, 0), GameEnded("laps", leading)) == decision


@pytest.mark.rule("C-16", "P-11", "H-10")
def test_the_party_storyteller_is_passed_over() -> None:
    """All hands go one seat to the left: seat 1 tells with the hand seat 0 never saw, and does not see it either."""
    game = arranged(telling(dealt("party", 6)), SkipStoryteller())
    assert {
        0: (25, 26, 27, 28, 29),
        1: (0, 1, 2, 3, 4),
        2: (5, 6, 7, 8, 9),
        3: (10, 11, 12, 13, 14),
        4: (15, 16, 17, 18, 19),
        5: (20, 21, 22, 23, 24),
    } == game.hands
    hands = [private.hand for seat in range(6) if (private := view(game, seat).you)]
    assert [(25, 26, 27, 28, 29), None, (5, 6, 7, 8, 9)] == hands[:3]


@pytest.mark.rule("C-18")
@pytest.mark.parametrize("mode", ["base", "party", "team"])
def test_stopping_at_any_time(mode: str) -> None:
    """Nobody wins, whoever leads, and the table can do no more."""
    new = dealt(mode, 6)
    for game in (new, telling(new), submitting(new), voting(new), found_by_all(new)):
        assert (GameEnded("stopped", ()),) == arrange(game, StopGame(), CHANCE)
        stopped = arranged(game, StopGame())
        assert ("ended", "stopped", ()) == (stopped.phase, stopped.end_reason, stopped.winners)


@pytest.mark.rule("C-18", "C-19")
@pytest.mark.parametrize(
    "wanted", [DrawStoryteller(), SkipStoryteller(), SeatPlayer(5), ReleasePlayer(1), HandOverSeat(1), StopGame()]
)
def test_the_table_after_the_end(wanted: TableMove) -> None:
    """What is over stays over."""
    assert Refusal.GAME_HAS_ENDED == arrange(arranged(dealt("base", 4), StopGame()), wanted, CHANCE)


@pytest.mark.rule("C-18", "H-7")
@pytest.mark.parametrize("mode", ["base", "party"])
def test_stopping_while_votes_are_out(mode: str) -> None:
    """Votes already cast were never turned over, and neither votes nor owners are shown now."""
    game = arranged(scored(voting(dealt(mode, 6)), {1: 1, 2: 1}), StopGame())
    assert view(game, None).public.reveal is None


@pytest.mark.rule("C-18", "H-3", "H-4")
def test_stopping_while_cards_are_handed_over() -> None:
    """Cards lying face down stay so: seat 2 cannot tell which card seat 1 gave."""
    game = submitting(dealt("base", 4))
    one = arranged(after(game, 1, SubmitCards((6,))), StopGame())
    other = arranged(after(game, 1, SubmitCards((9,))), StopGame())
    assert view(one, 2) == view(other, 2)


@pytest.mark.rule("C-18", "H-8")
def test_stopping_after_the_points() -> None:
    """What was turned over stays turned over."""
    game = arranged(found_by_all(dealt("base", 4)), StopGame())
    reveal = view(game, None).public.reveal
    assert reveal is not None
    assert (0, 1, 2, 3) == reveal.owners
