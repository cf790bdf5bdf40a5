"""Learns from play, where the host wants it: which clue people gave for which picture."""

import logging
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from typing import Final

from conteur.rules.game import Game
from conteur.store.lessons import Lessons
from conteur.tables.box import pictures_of
from conteur.tables.gathering import Gathering

_logger: Final = logging.getLogger(__name__)
_LONGEST: Final = 80
"""Letters; longer clues are stories of their own."""
_ROUNDS_KEPT: Final = 1024


class Pupil:
    """Looks on at tables whose host lets bots learn; writes beside the event loop."""

    def __init__(self, lessons: Lessons) -> None:
        """Nothing was learned yet."""
        self._lessons = lessons
        self._seen: OrderedDict[tuple[str, int, int], None] = OrderedDict()
        self._heard: SimpleQueue[tuple[str, str]] = SimpleQueue()
        self._writing: Thread | None = None

    def look_on(self, code: str, table: Gathering) -> None:
        """After every change: a round whose cards are turned over teaches one clue, once."""
        game = table.game
        if not table.settings.bots_learn or game is None or game.phase not in ("scored", "ended"):
            return
        taught = _lesson_of(table, game)
        moment = code, table.games, game.round
        if taught is None or moment in self._seen:
            return
        self._seen[moment] = None
        if len(self._seen) > _ROUNDS_KEPT:
            self._seen.popitem(last=False)
        self._heard.put(taught)
        if self._writing is None:
            self._writing = Thread(target=self._write, name="lessons", daemon=True)
            self._writing.start()

    def _write(self) -> None:
        while True:
            picture, clue = self._heard.get()
            try:
                self._lessons.learn(picture, clue)
            except Exception as error:  # noqa: BLE001 - a lesson is not worth a table
                _logger.warning("a lesson was lost: %s", type(error).__name__)


def _lesson_of(table: Gathering, game: Game) -> tuple[str, str] | None:
    """The storyteller's picture and clue, if a person told in written words; bots learn nothing from bots."""
    told = game.storyteller
    if told is None or not game.clue or game.setup.clue != "text" or told not in game.owners:
        return None
    if game.setup.mode == "party" or len(game.clue) > _LONGEST:  # in Party no card goes with the clue
        return None
    member = table.seated(told)
    if member is None or member.is_bot:
        return None
    return pictures_of(table)[game.gallery[game.owners.index(told)]], game.clue
