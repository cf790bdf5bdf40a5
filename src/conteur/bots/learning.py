"""Records which clue people gave for which picture, for bots to learn from, if the host allows it."""

import logging
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from typing import Final

from conteur.rules.game import Game
from conteur.store.lessons import Lessons
from conteur.tables.box import pictures_of
from conteur.tables.state import TableState

_logger: Final = logging.getLogger(__name__)
_LONGEST: Final = 80
"""Letters of a clue; longer ones are whole stories."""
_ROUNDS_KEPT: Final = 1024


class LessonRecorder:
    """Sees every change of every table; writes lessons in its own thread."""

    def __init__(self, lessons: Lessons) -> None:
        """The thread is started for the first lesson."""
        self._lessons = lessons
        self._recorded: OrderedDict[tuple[str, int, int], None] = OrderedDict()
        self._queue: SimpleQueue[tuple[str, str]] = SimpleQueue()
        self._writer: Thread | None = None

    def on_change(self, code: str, state: TableState) -> None:
        """Record the clue of a round whose cards are revealed, once a round."""
        game = state.game
        if not state.settings.bots_learn or game is None or game.phase not in ("scored", "ended"):
            return
        lesson = _lesson_of(state, game)
        moment = code, state.games, game.round
        if lesson is None or moment in self._recorded:
            return
        self._recorded[moment] = None
        if len(self._recorded) > _ROUNDS_KEPT:
            self._recorded.popitem(last=False)
        self._queue.put(lesson)
        if self._writer is None:
            self._writer = Thread(target=self._write, name="lessons", daemon=True)
            self._writer.start()

    def _write(self) -> None:
        while True:
            picture, clue = self._queue.get()
            try:
                self._lessons.learn(picture, clue)
            except Exception as error:  # noqa: BLE001 - a failed lesson must not stop a table
                _logger.warning("a lesson was lost: %s", type(error).__name__)


def _lesson_of(state: TableState, game: Game) -> tuple[str, str] | None:
    """The storyteller's picture and clue, if a person wrote the clue; bots learn nothing from bots."""
    seat = game.storyteller
    if seat is None or not game.clue or game.setup.clue != "text" or seat not in game.owners:
        return None
    if game.setup.mode == "party" or len(game.clue) > _LONGEST:  # in Party no card belongs to the clue
        return None
    member = state.seated(seat)
    if member is None or member.is_bot:
        return None
    return pictures_of(state)[game.gallery[game.owners.index(seat)]], game.clue
