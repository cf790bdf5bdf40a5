"""Finished games to write down, and the old records every later version must read."""

from pathlib import Path
from random import Random
from typing import Final

from conteur.bots.arena.simulation import play
from conteur.bots.brains.blind import BlindBrain
from conteur.rules import Chance, make_setup
from conteur.rules.events import Event

RECORDS: Final = Path(__file__).with_name("records")


def finished(mode: str = "base", players: int = 4, seed: int = 1, **options: object) -> tuple[Event, ...]:
    """Everything that happened in a random game."""
    random = Random(f"{mode} {players} {seed}")  # noqa: S311 - the same game every time
    setup = make_setup(mode, players, options=options)
    brains = dict.fromkeys(range(players), BlindBrain(random, ("the sea", "тише", "…", 'said "no"')))
    chance = Chance(random.randbytes(32), ("sesame", "Öffne dich"))
    return tuple(event for _, events in play(setup, chance, brains, random) for event in events)
