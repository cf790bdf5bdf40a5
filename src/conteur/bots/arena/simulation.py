"""Plays whole games among brains in one process, without tables, clocks or network."""

from collections.abc import Iterator, Mapping
from random import Random

from conteur.bots.brain import Brain
from conteur.rules import Chance, Game, Refusal, Setup, awaited, decide, evolve_all, open_game, replay, view
from conteur.rules.events import Event
from conteur.rules.vocabulary import Seat


class IllegalMoveError(RuntimeError):
    """A brain chose an illegal move, which is a bug in the brain."""


def play(
    setup: Setup, chance: Chance, brains: Mapping[Seat, Brain], arrival: Random
) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """Every step of a game: its events, and the game after them. `arrival` decides the order of simultaneous moves."""
    opening = open_game(setup, chance)
    if isinstance(opening, Refusal):
        raise ValueError(f"{setup.mode} cannot be played by {setup.players}: {opening}")  # noqa: TRY004 - the value is wrong
    game = replay(opening)
    yield game, opening
    while seats := awaited(game):
        seat = arrival.choice(seats)
        seen = view(game, seat)
        options = seen.you.options if seen.you else ()
        move = brains[seat].choose(seen, options)
        events = decide(game, seat, move, chance)
        if isinstance(events, Refusal):
            raise IllegalMoveError(f"seat {seat} chose {move}: {events}")
        game = evolve_all(game, events)
        yield game, events
