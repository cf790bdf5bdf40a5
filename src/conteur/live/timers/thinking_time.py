"""How long bots seem to think: as long as somebody would who reads, looks and types. Time is an argument."""

from typing import Final

from conteur.rules.game import Game
from conteur.rules.vocabulary import Phase

_WEIGHT: Final[dict[Phase, float]] = {
    "claiming": 1.0,
    "telling": 2.2,
    "submitting": 1.4,
    "voting": 1.5,
    "scored": 0.8,
    "ended": 0.0,
}
"""A clue takes longer than a nod."""
_LETTERS: Final = 80
"""Read in the time of a short thought."""
_PICTURES: Final = 12
"""Looked at in the time of a short thought."""
_OF_THE_PACE: Final = 0.7
"""The share of a deadline after which nobody who is here would still be thinking."""


def thinking_seconds(game: Game, thought: float, limit: float | None) -> float:
    """Seconds for this phase's decision, by somebody who thinks `thought` seconds about an easy one."""
    reading = len(game.clue or "") / _LETTERS if game.phase in ("submitting", "voting") else 0.0
    looking = len(game.gallery) / _PICTURES if game.phase == "voting" else 0.0
    seconds = thought * (_WEIGHT[game.phase] + reading + looking)
    return seconds if limit is None else min(seconds, _OF_THE_PACE * limit)
