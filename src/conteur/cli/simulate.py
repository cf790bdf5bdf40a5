"""`conteur simulate`: plays whole random games and prints statistics."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from conteur.bots.arena.simulation import play
from conteur.bots.arena.tally import Tally
from conteur.bots.brains.blind import BlindBrain
from conteur.cli.errors import CommandError
from conteur.cli.game_options import add_game_options, chosen_seed, chosen_setup
from conteur.cli.progress import with_progress
from conteur.rules import Chance, Game, Setup
from conteur.rules.events import Event
from conteur.store.record import record_of, write_record


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "simulate",
        help="play random games and print a summary",
        description="Plays whole games with random legal moves and prints statistics.",
    )
    add_game_options(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--json", action="store_true", help="the summary as JSON, for machines")
    parser.add_argument("--record", type=Path, metavar="DIR", help="write each game to DIR, for `conteur verify`")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play, count, print."""
    setup, seed = chosen_setup(chosen), chosen_seed(chosen)
    if chosen.games < 1:
        raise CommandError("--games must be at least 1")
    tally = Tally(setup)
    numbers = with_progress(range(chosen.games), chosen.games, "games")
    for number in numbers:
        events: list[Event] = []
        for game, step in _game(setup, seed, number):
            tally.count(game, step)
            events += step
        if chosen.record:
            _write(chosen.record, number, events)
    print(json.dumps(tally.summary() | {"seed": seed}, indent=2) if chosen.json else tally.table(seed))
    return 0


def _game(setup: Setup, seed: int, number: int) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """One game, the same for the same seed and number."""
    random = Random(f"{seed} {number}")  # noqa: S311 - replayable randomness, not a secret
    brains = {seat: BlindBrain(random) for seat in range(setup.players)}
    return play(setup, Chance(random.randbytes(32)), brains, random)


def _write(folder: Path, number: int, events: list[Event]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_record(folder / f"game-{number + 1:05d}.json", record_of(events))
    except OSError as error:
        raise CommandError(f"cannot write to {folder}: {error.strerror}") from None
