"""Between two turns: discard, refill, reshuffle, passing hands, and whose turn it is."""

from collections.abc import Iterator

import pytest

from conteur.rules import ConfirmScores, Game, decide, view
from conteur.rules.events import RoundBegun, ScoresConfirmed
from tests.rules.tables import CHANCE, after, dealt, found_by_all, next_round, submitting, voting


def turns(game: Game, count: int) -> Game:
    """So many whole turns were played and confirmed, seat 0 telling first."""
    for _ in range(count):
        game = next_round(found_by_all(game))
    return game


def cards_in(game: Game) -> list[int]:
    """All cards, wherever they are."""
    on_the_table = game.gallery or tuple(card for cards in game.submitted.values() for card in cards)
    return sorted([*game.pile, *game.discard, *on_the_table, *(card for hand in game.hands.values() for card in hand)])


@pytest.mark.rule("B-60", "B-61", "A-31")
def test_refill_of_four() -> None:
    """The gallery is discarded, and one card each comes from the top of the pile, first to the storyteller's left."""
    game = turns(dealt("base", 4), 1)
    assert (0, 6, 12, 18) == game.discard
    assert {
        0: (1, 2, 3, 4, 5, 27),
        1: (7, 8, 9, 10, 11, 24),
        2: (13, 14, 15, 16, 17, 25),
        3: (19, 20, 21, 22, 23, 26),
    } == game.hands
    assert tuple(range(28, 84)) == game.pile


@pytest.mark.rule("A-31")
def test_refill_when_another_seat_told() -> None:
    """It begins left of whoever told: seat 2 told, so seat 3 draws first and seat 2 last."""
    game = next_round(found_by_all(dealt("base", 4), storyteller=2))
    assert [25, 26, 27, 24] == [game.hands[seat][-1] for seat in range(4)]


@pytest.mark.rule("TH-6")
def test_refill_of_three() -> None:
    """The storyteller draws one card, the others two each, and all hold seven."""
    game = turns(dealt("base", 3), 1)
    assert {0: (1, 2, 3, 4, 5, 6, 25), 1: (9, 10, 11, 12, 13, 21, 22), 2: (16, 17, 18, 19, 20, 23, 24)} == game.hands


@pytest.mark.rule("T-50")
def test_refill_of_teams() -> None:
    """Who gave draws one, who voted draws nothing: all hold four."""
    game = turns(dealt("team", 6), 1)
    assert (0, 4, 8, 12) == game.discard
    assert [(1, 2, 3, 27), (5, 6, 7, 24), (9, 10, 11, 25)] == [game.hands[seat] for seat in (0, 1, 2)]
    assert [(13, 14, 15, 26), (16, 17, 18, 19), (20, 21, 22, 23)] == [game.hands[seat] for seat in (3, 4, 5)]


@pytest.mark.rule("P-50", "A-31")
def test_hands_are_passed_in_party() -> None:
    """Discard, refill from the storyteller's left, then every whole hand goes one seat to the left."""
    game = turns(dealt("party", 6), 1)
    assert (0, 5, 10, 15, 20, 25) == game.discard
    assert {
        0: (26, 27, 28, 29, 34),
        1: (1, 2, 3, 4, 35),
        2: (6, 7, 8, 9, 30),
        3: (11, 12, 13, 14, 31),
        4: (16, 17, 18, 19, 32),
        5: (21, 22, 23, 24, 33),
    } == game.hands
    assert 1 == game.storyteller


@pytest.mark.rule("P-51", "A-30")
def test_the_card_drawn_before_passing() -> None:
    """Seat 5 draws 34 and passes it on in one step: no view of seat 5 ever shows it."""
    game = found_by_all(dealt("party", 6))
    seen = set()
    for seat in game.seats:
        you = view(game, 5).you
        assert you is not None
        seen |= set(you.hand or ())
        decision = decide(game, seat, ConfirmScores(), CHANCE)
        assert [ScoresConfirmed, RoundBegun][: 1 + (seat == 5)] == [type(event) for event in decision]
        game = after(game, seat, ConfirmScores())
    you = view(game, 5).you
    assert you is not None
    assert {26, 27, 28, 29} == seen
    assert (21, 22, 23, 24, 33) == you.hand


@pytest.mark.rule("B-63", "P-50", "T-51")
@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("party", 6), ("team", 6)])
def test_the_role_goes_round(mode: str, players: int) -> None:
    """Player by player to the left; in Team through all teams, then through the partners."""
    game = dealt(mode, players, end={"laps": 2})
    tellers = []
    for _ in range(players + 1):
        game = found_by_all(game)
        tellers.append(game.storyteller)
        game = next_round(game)
    assert [*range(players), 0] == tellers


@pytest.mark.rule("B-62")
def test_the_rest_of_the_pile_before_the_discard() -> None:
    """Five players, four cards left: four draw them, the fifth draws from the shuffled discard."""
    game = found_by_all(turns(dealt("base", 5, end={"points": 100}), 10))
    assert ((80, 81, 82, 83), 50, 0) == (game.pile, len(game.discard), game.storyteller)
    used = set(game.discard + game.gallery)
    game = next_round(game)
    assert [80, 81, 82, 83] == [game.hands[seat][-1] for seat in (1, 2, 3, 4)]
    assert game.hands[0][-1] in used
    assert used - {game.hands[0][-1]} == set(game.pile)
    assert (54, (), 1) == (len(game.pile), game.discard, game.reshuffles)
    assert sorted(game.pile) != list(game.pile)


@pytest.mark.rule("B-62")
def test_a_pile_that_is_just_enough() -> None:
    """Four players take the last four cards of sixty without a reshuffle; it comes with the turn after."""
    game = turns(dealt("base", 4, end={"points": 100}), 15)
    assert ((), 60, 0) == (game.pile, len(game.discard), game.reshuffles)
    game = turns(game, 1)
    assert (60, (), 1) == (len(game.pile), game.discard, game.reshuffles)


@pytest.mark.rule("B-62", "I-2", "C-4")
def test_reshuffle_of_twelve() -> None:
    """With nothing to spare the gallery just discarded is dealt again."""
    game = turns(dealt("base", 12), 1)
    assert ((), 12) == (game.pile, len(game.discard))
    game = turns(game, 1)
    assert (12, (), 1) == (len(game.pile), game.discard, game.reshuffles)
    assert [6] * 12 == [len(game.hands[seat]) for seat in range(12)]


@pytest.mark.rule("B-62", "T-50", "P-50", "TH-6")
@pytest.mark.parametrize(
    ("mode", "refills"),
    [
        ("base", {3: 12, 4: 15, 5: 10, 6: 8, 7: 6, 8: 4, 9: 3, 10: 2, 11: 1, 12: 1}),
        ("party", {6: 9, 7: 7, 8: 5, 9: 4, 10: 3, 11: 2, 12: 2}),
        ("team", {6: 15, 8: 10, 10: 7, 12: 5}),
    ],
)
def test_refills_before_the_first_reshuffle(mode: str, refills: dict[int, int]) -> None:
    """So often the first pile fills all hands; one turn more, and the discard is shuffled."""
    end = {"points": 100} if mode == "base" else {"laps": 5}
    for players, count in refills.items():
        game = turns(dealt(mode, players, end=end), count)
        assert (0, 1) == (game.reshuffles, turns(game, 1).reshuffles), players


def states(game: Game, count: int) -> Iterator[Game]:
    """The game at every stop of so many turns."""
    for _ in range(count):
        yield from (game, submitting(game), voting(game), found_by_all(game))
        game = next_round(found_by_all(game))


@pytest.mark.rule("I-1", "I-2", "B-62")
@pytest.mark.parametrize(
    ("mode", "players"),
    [
        *(("base", n) for n in range(3, 13)),
        *(("party", n) for n in range(6, 13)),
        *(("team", n) for n in (6, 8, 10, 12)),
    ],
)
def test_no_card_is_ever_lost(mode: str, players: int) -> None:
    """Through eighteen turns every card is somewhere once, and full hands leave what the deal left."""
    end = {"points": 100} if mode == "base" else {"laps": 5}
    first = dealt(mode, players, end=end)
    for game in states(first, 18):
        assert list(range(84)) == cards_in(game)
        if game.phase in ("claiming", "telling"):
            assert len(first.pile) == len(game.pile) + len(game.discard)
            assert {len(first.hands[0])} == {len(hand) for hand in game.hands.values()}
