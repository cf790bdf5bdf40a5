"""How long bots pretend to think."""

from conteur.live.timers.thinking_time import thinking_seconds
from conteur.rules.vocabulary import Phase
from tests.rules.tables import dealt, voting

GAME = voting(dealt("base", 6))


def test_by_what_is_decided() -> None:
    """A clue takes longest, a confirmation shortest; with no thinking time it is zero."""
    phases: tuple[Phase, ...] = ("telling", "submitting", "claiming", "scored")
    seconds = [thinking_seconds(GAME.but(phase=phase, clue=None), 2.0, None) for phase in phases]
    assert seconds == sorted(seconds, reverse=True)
    assert thinking_seconds(GAME, 0.0, None) == 0


def test_reading_and_looking() -> None:
    """Long clues take longer, and so do many pictures."""
    short, long = (thinking_seconds(GAME.but(clue=clue), 2.0, None) for clue in ("sea", "x" * 200))
    assert long > short + 2
    assert thinking_seconds(GAME, 2.0, None) > thinking_seconds(GAME.but(gallery=GAME.gallery[:3]), 2.0, None)


def test_within_the_pace() -> None:
    """Never longer than most of the deadline."""
    assert thinking_seconds(GAME.but(phase="telling"), 60.0, 20) == 14
    assert thinking_seconds(GAME.but(phase="telling"), 1.0, 20) < 3
