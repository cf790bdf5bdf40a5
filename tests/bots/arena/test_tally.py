"""What games come to: counted from the games themselves."""

from random import Random

from conteur.bots.arena.simulation import play
from conteur.bots.arena.tally import Tally
from conteur.bots.brains.blind import BlindBrain
from conteur.rules import Chance, Game, make_setup


def tallied(mode: str, players: int, games: int) -> tuple[Tally, list[Game]]:
    """So many games, counted, and how each ended."""
    random = Random(f"{mode} {players}")  # noqa: S311 - the same games every time
    setup = make_setup(mode, players)
    tally, ends = Tally(setup), []
    for _ in range(games):
        brains = dict.fromkeys(range(players), BlindBrain(random))
        for game, happened in play(setup, Chance(random.randbytes(32)), brains, random):
            tally.count(game, happened)
        ends.append(game)
    return tally, ends


def test_rounds_scores_and_ends() -> None:
    """As many as the games had."""
    tally, games = tallied("base", 5, 8)
    summary = tally.summary()
    assert ("base", 5, 8) == (summary["mode"], summary["players"], summary["games"])
    rounds = [game.round for game in games]
    assert {"mean": round(sum(rounds) / 8, 2), "min": min(rounds), "max": max(rounds)} == summary["rounds_per_game"]
    assert round(sum(max(game.scores.values()) for game in games) / 8, 2) == summary["winning_score"]
    assert sum(len(game.winners) > 1 for game in games) == summary["shared_victories"]
    assert {"points": 8} == summary["ended_by"]


def test_points_by_role() -> None:
    """Storytellers' and others' points together are all points of all games."""
    tally, games = tallied("base", 5, 8)
    rounds = sum(game.round for game in games)
    points = tally.summary()["points_per_round"]
    total = rounds * points["storyteller"] + 4 * rounds * points["others"]
    assert abs(total - sum(sum(game.scores.values()) for game in games)) < 0.01 * rounds


def test_how_often_the_clue_was_found() -> None:
    """Shares that add up to one; Party has no such thing."""
    tally, _ = tallied("team", 8, 3)
    assert abs(sum(tally.summary()["found_by"].values()) - 1) < 0.001
    party, _ = tallied("party", 6, 1)
    assert party.summary()["found_by"] is None
    assert "the clue was found" not in party.table(1)
