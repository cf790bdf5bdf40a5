"""Bots learn from play, where the host lets them, and from people only."""

import threading
from collections.abc import Mapping, Sequence

import pytest

from conteur.bots.learning import LessonRecorder
from conteur.rules.moves import GiveClue
from conteur.tables.asks import AddBot
from conteur.tables.box import pictures_of
from conteur.tables.deadlines import moment_of
from conteur.tables.requests import Request, StandIn
from conteur.tables.settings import Settings, SettingsChange
from tests.tables.evening import Evening


class LessonList:
    """Lessons in a list."""

    def __init__(self) -> None:
        """Empty."""
        self.learned: list[tuple[str, str]] = []
        self.written = threading.Semaphore(0)
        self.breaks = False

    def learn(self, picture: str, clue: str) -> None:
        """Kept, or lost."""
        self.written.release()
        if self.breaks:
            self.breaks = False
            raise OSError
        self.learned.append((picture, clue))

    def clues_for(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """Nobody asks."""
        raise NotImplementedError

    def version(self) -> int:
        """Nobody asks."""
        raise NotImplementedError

    def count(self) -> int:
        """Nobody asks."""
        raise NotImplementedError

    def forget(self) -> int:
        """Nobody asks."""
        raise NotImplementedError


def play_round(evening: Evening, clue: str) -> str:
    """The storyteller gives this clue, everybody plays on to the scores; the picture it was for."""
    evening.play_to("telling")
    seat = evening.game.storyteller
    assert seat is not None
    card = evening.game.hands[seat][0]
    if evening.game.setup.mode == "party":
        card = 0
    move = GiveClue(clue, None if evening.game.setup.mode == "party" else card)
    assert evening.request(Request(StandIn(seat, moment_of(evening.state), move))).steps
    evening.play_to("scored")
    return pictures_of(evening.state)[card]


def test_a_clue_and_its_picture() -> None:
    """Written down once, when the cards are turned over and not before."""
    lessons = LessonList()
    recorder, evening = LessonRecorder(lessons), Evening(Settings(bots_learn=True)).gather(4).start()
    recorder.on_change("BCDFGH", evening.state)
    picture = play_round(evening, "sea")
    for _ in range(3):
        recorder.on_change("BCDFGH", evening.state)
    assert lessons.written.acquire(timeout=30)
    other = play_round(evening.play_to("telling"), "salt")
    recorder.on_change("BCDFGH", evening.state)
    assert lessons.written.acquire(timeout=30)
    recorder.on_change("BCDFGJ", evening.state)  # another table, as it happens in the same round
    assert lessons.written.acquire(timeout=30)
    assert [(picture, "sea"), (other, "salt"), (other, "salt")] == lessons.learned


@pytest.mark.parametrize(
    ("settings", "clue"),
    [
        (Settings(), "sea"),
        (Settings(bots_learn=True), "x" * 81),
        (Settings(bots_learn=True, mode="party"), "sea"),
        (Settings(bots_learn=True, options={"clue": "sound"}), "sea"),
    ],
)
def test_what_is_not_learned(settings: Settings, clue: str) -> None:
    """Without the host's word, nothing; no long stories; in Party no card goes with a clue; no recordings."""
    lessons = LessonList()
    recorder, evening = LessonRecorder(lessons), Evening(settings).gather(6).start()
    play_round(evening, clue)
    recorder.on_change("BCDFGH", evening.state)
    assert recorder._writer is None


def test_nothing_from_bots() -> None:
    """A bot's clue is what bots know already."""
    lessons = LessonList()
    evening = Evening(Settings(bots_learn=True)).gather(1)
    for _ in range(5):
        assert evening.ask(0, AddBot()) is None
    evening.start().play(lambda game: game.phase == "scored" and game.storyteller != 0)
    recorder = LessonRecorder(lessons)
    recorder.on_change("BCDFGH", evening.state)
    assert recorder._writer is None


def test_a_lost_lesson() -> None:
    """A disk that fails costs one lesson, and nothing else."""
    lessons = LessonList()
    lessons.breaks = True
    recorder, evening = LessonRecorder(lessons), Evening(Settings(bots_learn=True)).gather(4).start()
    play_round(evening, "lost")
    recorder.on_change("A", evening.state)
    assert lessons.written.acquire(timeout=30)
    play_round(evening.play_to("telling"), "kept")
    recorder.on_change("A", evening.state)
    assert lessons.written.acquire(timeout=30)
    evening.agree(SettingsChange(bots_learn=False))
    play_round(evening.play_to("telling"), "private")
    recorder.on_change("A", evening.state)
    for _ in range(200):
        if lessons.learned:
            break
        threading.Event().wait(0.01)
    assert ["kept"] == [clue for _, clue in lessons.learned]
