"""Runs the bots of one server: keeps a brain for each seat and game, and calls it in a worker thread."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from threading import RLock
from typing import Final

from conteur.bots.brain import Brain, BrainMaker
from conteur.bots.brains.blind import BlindBrain
from conteur.bots.workers import StalledError, Workers
from conteur.live.ports import BotPool
from conteur.rules.moves import Move
from conteur.rules.options import Option, allows
from conteur.rules.view import View
from conteur.tables.character import Character

_logger: Final = logging.getLogger(__name__)

_BRAINS_KEPT: Final = 2048
"""Each is a few numbers and the clues it heard; one that was dropped is recreated from its character."""
PATIENCE: Final = 4.0
"""Seconds a brain may take before a fallback plays the move."""


class ThreadBotPool:
    """Thinks in threads of this process. If a brain fails, moves illegally or is too slow, a fallback plays."""

    def __init__(
        self,
        make: BrainMaker,
        *,
        get_ready: Callable[[Character], object] = lambda _character: None,
        fallback: BotPool | None = None,
        patience: float = PATIENCE,
        threads: int = 1,
    ) -> None:
        """`make` is called once for each seat and game; `get_ready` must return at once."""
        self._make = make
        self._get_ready = get_ready
        self._fallback = fallback
        self._patience = patience
        self._workers = Workers(threads)
        self._brains: OrderedDict[Character, Brain] = OrderedDict()
        self._guard = RLock()
        self._blind = BlindBrain(Random())  # noqa: S311 - reproducible play

    def get_ready(self, character: Character) -> None:
        """Start loading what this bot will soon need."""
        self._get_ready(character)
        if self._fallback is not None:
            self._fallback.get_ready(character)

    def forget(self, table: str) -> None:
        """Drop the brains of a table."""
        self._drop(lambda character: character.table == table)
        if self._fallback is not None:
            self._fallback.forget(table)

    async def think(self, character: Character, view: View, options: tuple[Option, ...]) -> Move:
        """A legal move, soon enough for a table."""
        try:
            move = await self._workers.run(lambda: self._choose(character, view, options), self._patience)
        except (TimeoutError, StalledError):
            _logger.warning("a brain took too long")
        except Exception as error:  # noqa: BLE001 - a brain may be third-party code
            _logger.warning("a brain failed: %s", type(error).__name__)
        else:
            if any(allows(option, move) for option in options):
                return move
            _logger.warning("a brain chose an illegal move: %s", type(move).__name__)
        if self._fallback is not None:
            return await self._fallback.think(character, view, options)
        return self._blind.choose(view, options)

    def _choose(self, character: Character, view: View, options: tuple[Option, ...]) -> Move:
        with self._guard:
            brain = self._brains.get(character)
            if brain is None:
                self._drop(lambda other: other.seed == character.seed)  # an earlier game's
                brain = self._brains[character] = self._make(character)
                if len(self._brains) > _BRAINS_KEPT:
                    self._brains.popitem(last=False)
            self._brains.move_to_end(character)
        return brain.choose(view, options)

    def _drop(self, is_dropped: Callable[[Character], bool]) -> None:
        with self._guard:
            for character in [each for each in self._brains if is_dropped(each)]:
                del self._brains[character]
