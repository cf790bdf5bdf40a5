"""Tells with a clue written for the card; in everything else as thoughtless as the random brain."""

from collections.abc import Sequence
from random import Random

from conteur.bots.random_brain import WORDLESS, RandomBrain
from conteur.rules.moves import GiveClue, Move
from conteur.rules.options import MayTell, Option
from conteur.rules.view import View


class SeedBrain:
    """A storyteller with a notebook: for each card of the deck, clues somebody once thought of."""

    def __init__(self, random: Random, clues: Sequence[Sequence[str]]) -> None:
        """Its whims, and the clues in card order; a card may have none."""
        self._random = random
        self._clues = clues
        self._otherwise = RandomBrain(random)

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """A clue from the notebook where written words are asked for, else any legal move."""
        option = options[0]
        if not isinstance(option, MayTell) or option.clue != "text":
            return self._otherwise.choose(view, options)
        card = self._random.choice(option.cards) if option.cards else None
        about = self._random.randrange(view.public.setup.deck_size) if card is None else card
        known = self._clues[about] if about < len(self._clues) else ()
        return GiveClue(self._random.choice(known or WORDLESS), card)
