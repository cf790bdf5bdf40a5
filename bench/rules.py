"""How fast the rules are, as ratios to something else measured in the same run. See bench/README.md."""

import dataclasses
import math
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

import chess

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

from bench.figures import Figure, show
from conteur.bots.brains.blind import BlindBrain
from conteur.rules import (
    Chance,
    Game,
    Move,
    Refusal,
    Setup,
    awaited,
    decide,
    evolve,
    evolve_all,
    make_setup,
    open_game,
    options,
    replay,
    view,
    views,
)
from conteur.rules.events import Event
from conteur.rules.setup import Laps
from conteur.rules.vocabulary import Seat

REPETITIONS = 9
_GAMES = 8
_HALF_MOVES = 400
"""About as long as random games of chess are; without a limit bare kings would move forever."""


class Step(NamedTuple):
    """A game, and the move that was made in it."""

    game: Game
    seat: Seat
    move: Move


def main() -> None:
    """Print the table."""
    for part in (beside_chess, views_beside_decide, growth):
        show(part())


def beside_chess() -> list[Figure]:
    """Moves per second in random games of six, divided by those of python-chess; measured alternately."""
    setup = make_setup("base", players=6)
    games = [recorded(setup, seed) for seed in range(_GAMES)]
    moves = sum(map(len, games))
    pushed, ended, whole = [], [], []
    for seed in range(REPETITIONS):
        pushing = seconds_each(lambda random: chess_playout(random, asks_for_end=False), seed)
        decided = timed(lambda: [decided_again(game) for game in games]) / moves
        playing = seconds_each(lambda random: chess_playout(random, asks_for_end=True), seed)
        chosen = seconds_each(lambda random: len(recorded(setup, random.randrange(2**32))), seed)
        pushed.append(pushing / decided)
        ended.append(playing / decided)
        whole.append(playing / chosen)
    return [
        Figure("decide + evolve / python-chess: legal moves, choose, push", pushed, at_least=5),
        Figure("decide + evolve / python-chess: the same and is_game_over", ended),
        Figure("awaited, options, choose, decide + evolve / python-chess with is_game_over", whole),
    ]


def views_beside_decide() -> list[Figure]:
    """The cost of one view of twelve seats, and of all twelve, in units of `decide` in the same game."""
    steps = recorded(make_setup("base", players=12), seed=1)
    chance = Chance(bytes(32))
    one, one_of_all, all_twelve = [], [], []
    for _ in range(REPETITIONS):
        deciding = timed(lambda: [decide(step.game, step.seat, step.move, chance) for step in steps])
        one.append(timed(lambda: [view(step.game, step.seat) for step in steps]) / deciding)
        all_twelve.append(timed(lambda: [views(step.game) for step in steps]) / deciding)
        one_of_all.append(all_twelve[-1] / 12)
    return [
        Figure("one view of twelve seats, made alone / one decide", one, at_most=3),
        Figure("one view of twelve seats, made with the other eleven / one decide", one_of_all),
        Figure("all twelve views, the public part made once / one decide", all_twelve),
    ]


def growth() -> list[Figure]:
    """Exponents: 1 is linear, 2 grows with the square."""
    laps = {5 * count: dataclasses.replace(make_setup("base", players=5), end=Laps(count)) for count in (2, 4, 8, 16)}
    long_games = {rounds: recorded(setup, seed=1) for rounds, setup in laps.items()}
    tables = {players: dataclasses.replace(make_setup("base", players), end=Laps(1)) for players in range(3, 13)}
    one_lap = {players: recorded(setup, seed=1) for players, setup in tables.items()}
    by_rounds, by_players, last_to_first = [], [], []
    for _ in range(REPETITIONS):
        games = {rounds: timed(partial(decided_again, it)) for rounds, it in long_games.items()}
        laps_each = {players: timed(partial(decided_again, it)) / players for players, it in one_lap.items()}
        by_rounds.append(exponent(games))
        last_to_first.append(games[80] / 80 / (games[10] / 10))
        by_players.append(exponent(laps_each))
    return [
        Figure("a game against its rounds, 10 to 80: exponent, 1 is linear", by_rounds),
        Figure("a round of a game of 80 / a round of a game of 10", last_to_first),
        Figure("a round against its players, 3 to 12: exponent", by_players, at_most=2),
    ]


def recorded(setup: Setup, seed: int) -> list[Step]:
    """Every step of a random game: whose turn it is, the options, a choice, and the result."""
    random = Random(seed)
    brain, chance = BlindBrain(random), Chance(bytes(32))
    game = opened(setup, chance)
    seen = view(game, None)  # in the base game a random brain looks at its options only
    steps = []
    while seats := awaited(game):
        seat = random.choice(seats)
        move = brain.choose(seen, options(game, seat))
        steps.append(Step(game, seat, move))
        game = evolve_all(game, accepted(decide(game, seat, move, chance)))
    return steps


def decided_again(steps: Sequence[Step]) -> Game:
    """The same moves once more, with nothing around decide and evolve."""
    chance = Chance(bytes(32))
    game = steps[0].game
    for _, seat, move in steps:
        events = decide(game, seat, move, chance)
        if isinstance(events, tuple):  # as for every recorded move
            for event in events:
                game = evolve(game, event)
    return game


def opened(setup: Setup, chance: Chance) -> Game:
    """A game just dealt."""
    return replay(accepted(open_game(setup, chance)))


def accepted(decision: tuple[Event, ...] | Refusal) -> tuple[Event, ...]:
    """The events of a move that is legal, as all of these are."""
    if isinstance(decision, Refusal):
        raise TypeError(decision)
    return decision


def chess_playout(random: Random, *, asks_for_end: bool) -> int:
    """The half-moves of a random game of chess: generate the legal ones, choose, push."""
    board = chess.Board()
    for half_moves in range(_HALF_MOVES):
        moves = list(board.legal_moves)
        if not moves or (asks_for_end and board.is_game_over()):
            return half_moves
        board.push(random.choice(moves))
    return _HALF_MOVES


def seconds_each(playout: Callable[[Random], int], seed: int) -> float:
    """Seconds a move takes in random games; the playout says how many moves it made."""
    random = Random(seed)
    moves = 0
    started = process_time()
    for _ in range(_GAMES):
        moves += playout(random)
    return (process_time() - started) / moves


def timed(work: Callable[[], object]) -> float:
    """Seconds of processor time, which other processes on the machine disturb less."""
    started = process_time()
    work()
    return process_time() - started


def exponent(costs: dict[int, float]) -> float:
    """The slope of the straight line through these costs when both axes are logarithmic."""
    points = [(math.log(size), math.log(cost)) for size, cost in costs.items()]
    mean_x, mean_y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    rise: float = sum((x - mean_x) * (y - mean_y) for x, y in points)
    return rise / math.fsum((x - mean_x) ** 2 for x, _ in points)


if __name__ == "__main__":
    main()
