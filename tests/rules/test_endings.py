"""Every way a game ends, and who wins it."""

import pytest

from conteur.rules import Game
from tests.rules.tables import dealt, found_by_all, next_round, scored, voting


def turns_until_the_end(game: Game) -> int:
    """How many turns are played, seat 0 telling first and everybody finding every card."""
    count = 1
    game = found_by_all(game)
    while game.phase != "ended":
        game = found_by_all(next_round(game))
        count += 1
    return count


@pytest.mark.rule("B-70", "B-71")
@pytest.mark.parametrize(
    ("scores", "phase", "winners"),
    [
        ({0: 0, 1: 24, 2: 24, 3: 29}, "scored", ()),
        ({0: 0, 1: 25, 2: 24, 3: 29}, "ended", (1,)),
        ({0: 27, 1: 0, 2: 0, 3: 0}, "ended", (0,)),
        ({0: 26, 1: 0, 2: 0, 3: 0}, "scored", ()),
        ({0: 29, 1: 28, 2: 0, 3: 0}, "ended", (1,)),
    ],
)
def test_a_turn_that_brings_3_5_0_0(scores: dict[int, int], phase: str, winners: tuple[int, ...]) -> None:
    """29 is not enough, 30 is, and among several beyond it the most points win."""
    game = scored(voting(dealt("base", 4).but(scores=scores)), {1: 1, 2: 2, 3: 2})
    assert (phase, winners) == (game.phase, game.winners)


@pytest.mark.rule("B-72", "B-70")
def test_two_with_the_most() -> None:
    """Both win; who passed 30 with less does not."""
    game = scored(voting(dealt("base", 4).but(scores={0: 29, 1: 27, 2: 0, 3: 30})), {1: 1, 2: 2, 3: 2})
    assert {0: 32, 1: 32, 2: 0, 3: 30} == game.scores
    assert ("points", (0, 1)) == (game.end_reason, game.winners)


@pytest.mark.rule("TH-7", "B-72")
def test_three_players_reach_thirty_together() -> None:
    """The two who are spared get 2 each, reach 30 at the same moment, and share."""
    game = scored(voting(dealt("base", 3).but(scores={0: 29, 1: 28, 2: 28})), {1: 1, 2: 1})
    assert ("ended", "points", (1, 2)) == (game.phase, game.end_reason, game.winners)


@pytest.mark.rule("B-70", "G-6")
def test_the_last_turn_brings_somebody_far_beyond_the_target() -> None:
    """From 29 seven players can reach 36, and the score says so."""
    game = dealt("base", 7).but(scores=dict.fromkeys(range(7), 0) | {1: 29})
    game = scored(voting(game), {1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3})
    assert (36, (1,)) == (game.scores[1], game.winners)


@pytest.mark.rule("B-61", "B-70")
def test_the_gallery_of_the_last_turn() -> None:
    """The game ends before the refill: nobody draws any more."""
    game = scored(voting(dealt("base", 4).but(scores={0: 27, 1: 0, 2: 0, 3: 0})), {1: 1, 2: 2, 3: 2})
    assert ([5, 5, 5, 5], 60) == ([len(game.hands[seat]) for seat in range(4)], len(game.pile))


@pytest.mark.rule("O-3")
@pytest.mark.parametrize(("target", "turns"), [(5, 3), (30, 19), (100, 66)])
def test_another_target(target: int, turns: int) -> None:
    """Four players win 2 whenever another one tells; seat 3 tells last in every lap and gets there first."""
    assert turns == turns_until_the_end(dealt("base", 4, end={"points": target}))


@pytest.mark.rule("O-3", "A-34", "E-3")
@pytest.mark.parametrize(
    ("players", "turns"),
    [(3, 13), (4, 15), (5, 11), (6, 8), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)],
)
def test_the_last_card_of_the_pile(players: int, turns: int) -> None:
    """By the Arabic text the game is over with the turn whose refill empties the pile, whatever the scores."""
    assert turns == turns_until_the_end(dealt("base", players, edition="ar"))


@pytest.mark.rule("O-3", "A-31")
def test_the_last_cards_of_five_players() -> None:
    """Four cards are left in the eleventh turn: they are dealt from the storyteller's left, nothing is reshuffled."""
    game = found_by_all(dealt("base", 5, edition="ar"))
    for _ in range(10):
        game = found_by_all(next_round(game))
    assert ("ended", "pile", 0) == (game.phase, game.end_reason, game.storyteller)
    assert ([5, 6, 6, 6, 6], (), 0) == ([len(game.hands[seat]) for seat in range(5)], game.pile, game.reshuffles)
    assert [80, 81, 82, 83] == [game.hands[seat][-1] for seat in (1, 2, 3, 4)]
    assert (1, 2, 3, 4) == game.winners


@pytest.mark.rule("O-3")
def test_thirty_points_where_the_pile_decides() -> None:
    """They mean nothing: the game goes on."""
    game = scored(voting(dealt("base", 4, edition="ar").but(scores={0: 40, 1: 0, 2: 0, 3: 0})), {1: 1, 2: 1, 3: 1})
    assert "scored" == game.phase


@pytest.mark.rule("P-60", "P-63", "T-60", "T-63", "O-20", "O-3")
@pytest.mark.parametrize(
    ("mode", "players", "laps", "turns"),
    [
        ("base", 4, 1, 4),
        ("base", 4, 2, 8),
        ("party", 6, 1, 6),
        ("party", 6, 2, 12),
        ("party", 12, 1, 12),
        ("team", 6, 1, 6),
        ("team", 6, 2, 12),
        ("team", 8, 1, 8),
        ("team", 12, 1, 12),
    ],
)
def test_laps(mode: str, players: int, laps: int, turns: int) -> None:
    """Everybody tells as often as agreed; in Team every player, so each team tells twice in a lap."""
    assert turns == turns_until_the_end(dealt(mode, players, end={"laps": laps}))


@pytest.mark.rule("P-60", "G-6")
def test_thirty_points_in_party() -> None:
    """They mean nothing before the lap is full."""
    game = dealt("party", 6).but(scores=dict.fromkeys(range(6), 29))
    assert "scored" == found_by_all(game).phase


@pytest.mark.rule("P-61", "P-62")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ({0: 4, 1: 9, 2: 8, 3: 0, 4: 0, 5: 0}, (1,)),
        ({0: 4, 1: 9, 2: 9, 3: 10, 4: 9, 5: 0}, (1, 2)),
        ({0: 4, 1: 7, 2: 7, 3: 9, 4: 9, 5: 0}, (1, 2, 3, 4)),
    ],
)
def test_who_wins_party(scores: dict[int, int], winners: tuple[int, ...]) -> None:
    """Seats 1 and 2 win 2 more in the last turn; then the most points win, and equal ones share."""
    game = dealt("party", 6).but(scores=scores, told={0: 0, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
    game = scored(voting(game), {0: 3, 1: 4, 2: 4, 3: 5, 4: 6, 5: 1}, red=2)
    assert ("ended", "laps", winners) == (game.phase, game.end_reason, game.winners)


@pytest.mark.rule("T-61", "T-62")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ({0: 5, 1: 4, 2: 3}, (1,)),
        ({0: 7, 1: 4, 2: 3}, (0,)),
        ({0: 6, 1: 4, 2: 3}, (0, 1)),
        ({0: 5, 1: 3, 2: 3}, (0, 1, 2)),
    ],
)
def test_who_wins_team(scores: dict[int, int], winners: tuple[int, ...]) -> None:
    """Both voters find in the last turn, so the other teams win 2; teams win, and equal teams share."""
    told = dict.fromkeys(range(6), 1) | {0: 0}
    game = found_by_all(dealt("team", 6).but(scores=scores, told=told))
    assert ("ended", "laps", winners) == (game.phase, game.end_reason, game.winners)
