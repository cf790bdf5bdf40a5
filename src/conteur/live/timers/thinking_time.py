"""How long bots pretend to think: as long as a person would need to read, look and type. Time is an argument."""

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
"""Giving a clue takes longer than confirming."""
_LETTERS: Final = 80
"""Letters read in the time of a short thought."""
_PICTURES: Final = 12
"""Pictures looked at in the time of a short thought."""
_OF_THE_PACE: Final = 0.7
"""The share of a deadline after which no bot still pretends to think."""


def thinking_seconds(game: Game, thought: float, limit: float | None) -> float:
    """Seconds for this phase's decision, for a bot that takes `thought` seconds for an easy one."""
    reading = len(game.clue or "") / _LETTERS if game.phase in ("submitting", "voting") else 0.0
    looking = len(game.gallery) / _PICTURES if game.phase == "voting" else 0.0
    seconds = thought * (_WEIGHT[game.phase] + reading + looking)
    return seconds if limit is None else min(seconds, _OF_THE_PACE * limit)
