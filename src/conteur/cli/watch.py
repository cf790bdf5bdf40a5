"""`conteur watch`: shows a simulated game in the terminal, round by round."""

import argparse
import sys
from random import Random

from conteur.bots.arena.simulation import play
from conteur.bots.brains.blind import BlindBrain
from conteur.cli.game_options import add_game_options, chosen_seed, chosen_setup
from conteur.cli.round_text import RoundText
from conteur.rules import Chance, Setup
from conteur.rules.vocabulary import Seat

_NAMES = ("Ana", "Bo", "Cleo", "Dara", "Emil", "Fay", "Gus", "Hana", "Ivo", "June", "Kai", "Lou")
_CLUES = (
    "before the rain",
    "what the lamp remembers",
    "Tuesday",
    "no way back",
    "hush",
    "a very small king",
    "borrowed time",
    "tick… tick…",
    "the smell of oranges",
    "almost",
    "our secret",
    "upside down",
    "once upon a roof",
    "too late for tea",
    "the other shore",
)


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "watch",
        help="watch a simulated game, round by round",
        description="Plays one game of random moves and shows every round: clue, gallery, votes, points, track.",
    )
    add_game_options(parser)
    parser.add_argument("--no-pause", action="store_true", help="do not wait for Enter between rounds")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Show each round when it is scored, and the winner."""
    setup, seed = chosen_setup(chosen), chosen_seed(chosen)
    has_reader = sys.stdin.isatty() and sys.stdout.isatty() and not chosen.no_pause
    text = RoundText(setup, _names(setup), is_coloured=sys.stdout.isatty())
    random = Random(seed)  # noqa: S311 - replayable randomness, not a secret
    brains = {seat: BlindBrain(random, _CLUES) for seat in range(setup.players)}
    print(text.opening(seed))
    for game, events in play(setup, Chance(random.randbytes(32)), brains, random):
        for event in events:
            if lines := text.of(game, event):
                print(lines)
                if has_reader and game.phase != "ended":
                    has_reader = _wait()
    return 0


def _wait() -> bool:
    """Wait for Enter; False after Ctrl-D, or when the input has ended."""
    try:
        input("   Enter for the next round, Ctrl-C to stop ")
    except EOFError:
        return False
    return True


def _names(setup: Setup) -> dict[Seat, str]:
    return dict(enumerate(_NAMES[: setup.players]))
