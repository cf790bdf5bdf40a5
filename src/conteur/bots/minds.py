"""The bots of one server: who sits where keeps one brain a game; thoughts happen beside the event loop."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from threading import RLock
from typing import Final

from conteur.bots.brain import Brain, BrainMaker
from conteur.bots.random_brain import RandomBrain
from conteur.bots.workers import StalledError, Workers
from conteur.rules.moves import Move
from conteur.rules.options import Option, allows
from conteur.rules.view import View
from conteur.tables.minds import Character, Minds

_logger: Final = logging.getLogger(__name__)

_BRAINS_KEPT: Final = 2048
"""Each is a handful of numbers and the clues it heard; who has to be made again has its character still."""
PATIENCE: Final = 4.0
"""Seconds after which a blind move is better than a clever one."""


class LocalMinds:
    """Thinks with brains of this process. What they get wrong or never finish is played by others, or blindly."""

    def __init__(
        self,
        make: BrainMaker,
        *,
        get_ready: Callable[[Character], object] = lambda _character: None,
        otherwise: Minds | None = None,
        patience: float = PATIENCE,
        threads: int = 1,
    ) -> None:
        """One brain a seat and game, made by `make` when first asked; `get_ready` must return at once."""
        self._make = make
        self._get_ready = get_ready
        self._otherwise = otherwise
        self._patience = patience
        self._workers = Workers(threads)
        self._brains: OrderedDict[Character, Brain] = OrderedDict()
        self._guard = RLock()
        self._blind = RandomBrain(Random())  # noqa: S311 - whims

    def get_ready(self, character: Character) -> None:
        """Bots of this kind come soon: what takes long is begun now, beside everything else."""
        self._get_ready(character)
        if self._otherwise is not None:
            self._otherwise.get_ready(character)

    def forget(self, table: str) -> None:
        """Whoever thought there."""
        self._drop(lambda who: who.table == table)
        if self._otherwise is not None:
            self._otherwise.forget(table)

    async def think(self, character: Character, view: View, options: tuple[Option, ...]) -> Move:
        """A legal move, within the patience of a table."""
        try:
            move = await self._workers.do(lambda: self._choose(character, view, options), self._patience)
        except (TimeoutError, StalledError):
            _logger.warning("a brain took too long")
        except Exception as error:  # noqa: BLE001 - a brain may be anybody's
            _logger.warning("a brain failed: %s", type(error).__name__)
        else:
            if any(allows(option, move) for option in options):
                return move
            _logger.warning("a brain chose what it may not do: %s", type(move).__name__)
        if self._otherwise is not None:
            return await self._otherwise.think(character, view, options)
        return self._blind.choose(view, options)

    def _choose(self, character: Character, view: View, options: tuple[Option, ...]) -> Move:
        with self._guard:
            brain = self._brains.get(character)
            if brain is None:
                self._drop(lambda who: who.seed == character.seed)  # an earlier game's
                brain = self._brains[character] = self._make(character)
                if len(self._brains) > _BRAINS_KEPT:
                    self._brains.popitem(last=False)
            self._brains.move_to_end(character)
        return brain.choose(view, options)

    def _drop(self, is_past: Callable[[Character], bool]) -> None:
        with self._guard:
            for character in [each for each in self._brains if is_past(each)]:
                del self._brains[character]
