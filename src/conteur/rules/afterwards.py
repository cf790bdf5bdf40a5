"""What may be revealed about a game that is over, without revealing what the game itself keeps secret."""

from collections.abc import Sequence

from conteur.rules.events import ClueGiven, Event, GameEnded, RoundScored
from conteur.rules.evolve import replay
from conteur.rules.game import Game


def keeps_secret(game: Game) -> bool:
    """Whether the secret of this game's shuffle is never shown.

    With it anybody can work out who held which card. In Party that is never revealed (H-9), and if a game was stopped
    during the vote it would reveal whose cards are in the gallery (H-5, C-18).
    """
    return game.setup.mode == "party" or (bool(game.gallery) and not game.ballots)


def told_afterwards(events: Sequence[Event]) -> tuple[Event, ...] | None:
    """The events of a game that is over, as far as everybody may know them; None if they would reveal a secret.

    A game that was stopped is shown without the round it was stopped in, as if it had been stopped before the clue: the
    cards handed over face down stay face down.
    """
    ended = events[-1] if events else None
    if not isinstance(ended, GameEnded) or keeps_secret(replay(events)):
        return None
    if ended.reason != "stopped":
        return tuple(events)
    return (*events[: _end_of_last_round(events)], ended)


def _end_of_last_round(events: Sequence[Event]) -> int:
    """How many events come before the clue of a round that was not scored; if there is none, all but the end."""
    last = len(events) - 1
    for place in range(last, -1, -1):
        if isinstance(events[place], RoundScored):
            break
        if isinstance(events[place], ClueGiven):
            last = place
    return last
