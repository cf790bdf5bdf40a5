"""The game itself, in all its modes, as pure functions over frozen values. Knows no clock, network or disk."""

from conteur.rules.arrange import arrange
from conteur.rules.chance import Chance, commitment_to
from conteur.rules.closing import open_game
from conteur.rules.decide import decide
from conteur.rules.editions import make_setup
from conteur.rules.evolve import evolve, evolve_all, replay
from conteur.rules.game import Game, awaited
from conteur.rules.moves import (
    CastVotes,
    ClaimStory,
    ConfirmScores,
    DrawStoryteller,
    GiveClue,
    HandOverSeat,
    Move,
    NameGiver,
    ReleasePlayer,
    SeatPlayer,
    SkipStoryteller,
    StopGame,
    SubmitCards,
    TableMove,
)
from conteur.rules.options import Option, options
from conteur.rules.refusals import Refusal
from conteur.rules.setup import Setup
from conteur.rules.view import View, view, views

__all__ = [
    "CastVotes",
    "Chance",
    "ClaimStory",
    "ConfirmScores",
    "DrawStoryteller",
    "Game",
    "GiveClue",
    "HandOverSeat",
    "Move",
    "NameGiver",
    "Option",
    "Refusal",
    "ReleasePlayer",
    "SeatPlayer",
    "Setup",
    "SkipStoryteller",
    "StopGame",
    "SubmitCards",
    "TableMove",
    "View",
    "arrange",
    "awaited",
    "commitment_to",
    "decide",
    "evolve",
    "evolve_all",
    "make_setup",
    "open_game",
    "options",
    "replay",
    "view",
    "views",
]
