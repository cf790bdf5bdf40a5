"""Plays a random legal move: the last fallback, so that no seat can block a table."""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar, assert_never

from conteur.rules.moves import CastVotes, ClaimStory, ConfirmScores, GiveClue, Move, NameGiver, SubmitCards
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, Option
from conteur.rules.view import View

T = TypeVar("T")

WORDLESS: Final = ("…",)
"""A clue that works in every language."""


class BlindBrain:
    """Chooses at random among the options."""

    def __init__(self, random: Random, clues: Sequence[str] = WORDLESS) -> None:
        """Its random generator, and the clues it may give as storyteller."""
        self._random = random
        self._clues = clues

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """Any legal move; between partners, it agrees with what the other has named (A-33)."""
        option = self._any(options)
        match option:
            case MayClaim():
                return ClaimStory()
            case MayTell(cards, kind):
                clue = "" if kind == "spoken" else self._any(self._clues)
                return GiveClue(clue, self._any(cards) if cards else None)
            case MayNameGiver(givers):
                named = dict(view.public.named)
                choices = [named[giver] for giver in givers if giver in named and view.you and giver != view.you.seat]
                return NameGiver(self._any(choices or givers))
            case MaySubmit(cards, count):
                return SubmitCards(tuple(self._random.sample(cards, count)))
            case MayVote(slots, at_most):
                votes = tuple(self._random.sample(slots, self._random.randint(1, at_most)))
                red = [slot for slot in option.red if option.red_on_green or slot not in votes]
                return CastVotes(votes, self._any(red) if red else None)
            case MayConfirm():
                return ConfirmScores()
            case _:
                assert_never(option)

    def _any(self, choices: Sequence[T]) -> T:
        return self._random.choice(choices)
