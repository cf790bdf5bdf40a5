"""Bots learn from play, where the host lets them, and from people only."""

import threading
from collections.abc import Mapping, Sequence

import pytest

from conteur.bots.learning import Pupil
from conteur.rules.moves import GiveClue
from conteur.tables.asks import AddBot
from conteur.tables.box import pictures_of
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.timing import StandIn, moment_of
from conteur.tables.wishes import Wish
from tests.tables.evening import Evening


class Slate:
    """Lessons on a slate."""

    def __init__(self) -> None:
        """Clean."""
        self.learned: list[tuple[str, str]] = []
        self.written = threading.Semaphore(0)
        self.breaks = False

    def learn(self, picture: str, clue: str) -> None:
        """Written down."""
        self.written.release()
        if self.breaks:
            self.breaks = False
            raise OSError
        self.learned.append((picture, clue))

    def known(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
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


def told(evening: Evening, clue: str) -> str:
    """The storyteller gives this clue, everybody plays on to the scores; the picture it was for."""
    evening.play_to("telling")
    seat = evening.game.storyteller
    assert seat is not None
    card = evening.game.hands[seat][0]
    if evening.game.setup.mode == "party":
        card = 0
    move = GiveClue(clue, None if evening.game.setup.mode == "party" else card)
    assert evening.wish(Wish(StandIn(seat, moment_of(evening.table), move))).steps
    evening.play_to("scored")
    return pictures_of(evening.table)[card]


def test_a_clue_and_its_picture() -> None:
    """Written down once, when the cards are turned over and not before."""
    slate = Slate()
    pupil, evening = Pupil(slate), Evening(Settings(bots_learn=True)).gather(4).start()
    pupil.look_on("BCDFGH", evening.table)
    picture = told(evening, "sea")
    for _ in range(3):
        pupil.look_on("BCDFGH", evening.table)
    assert slate.written.acquire(timeout=30)
    other = told(evening.play_to("telling"), "salt")
    pupil.look_on("BCDFGH", evening.table)
    assert slate.written.acquire(timeout=30)
    pupil.look_on("BCDFGJ", evening.table)  # another table, as it happens in the same round
    assert slate.written.acquire(timeout=30)
    assert [(picture, "sea"), (other, "salt"), (other, "salt")] == slate.learned


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
    slate = Slate()
    pupil, evening = Pupil(slate), Evening(settings).gather(6).start()
    told(evening, clue)
    pupil.look_on("BCDFGH", evening.table)
    assert pupil._writing is None


def test_nothing_from_bots() -> None:
    """A bot's clue is what bots know already."""
    slate = Slate()
    evening = Evening(Settings(bots_learn=True)).gather(1)
    for _ in range(5):
        assert evening.ask(0, AddBot()) is None
    evening.start().play(lambda game: game.phase == "scored" and game.storyteller != 0)
    pupil = Pupil(slate)
    pupil.look_on("BCDFGH", evening.table)
    assert pupil._writing is None


def test_a_lost_lesson() -> None:
    """A disk that fails costs one lesson, and nothing else."""
    slate = Slate()
    slate.breaks = True
    pupil, evening = Pupil(slate), Evening(Settings(bots_learn=True)).gather(4).start()
    told(evening, "lost")
    pupil.look_on("A", evening.table)
    assert slate.written.acquire(timeout=30)
    told(evening.play_to("telling"), "kept")
    pupil.look_on("A", evening.table)
    assert slate.written.acquire(timeout=30)
    evening.agree(SettingsChange(bots_learn=False))
    told(evening.play_to("telling"), "private")
    pupil.look_on("A", evening.table)
    for _ in range(200):
        if slate.learned:
            break
        threading.Event().wait(0.01)
    assert ["kept"] == [clue for _, clue in slate.learned]
