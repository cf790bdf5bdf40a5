"""Bots think beside the event loop: whatever a brain does, the table gets a legal move."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from conteur.bots.brain import Brain
from conteur.bots.pool import ThreadBotPool
from conteur.bots.workers import MOST_LOST
from conteur.rules import ClaimStory, ConfirmScores, GiveClue, Move, Option, View, view
from conteur.rules.options import allows
from conteur.tables.character import Character
from tests.rules.tables import dealt, telling

GAME = telling(dealt("base", 4))
SEAT = 0 if GAME.storyteller is None else GAME.storyteller
WHO = Character("a")


class ScriptedBrain:
    """A brain that plays what the test says."""

    def __init__(self, what: Callable[[], Move]) -> None:
        """What to do, whatever is asked."""
        self._what = what

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """That."""
        del view, options
        return self._what()


def fail() -> Move:
    """A brain with a fault."""
    raise ZeroDivisionError


def chosen_move(pool: ThreadBotPool, who: Character = WHO) -> Move:
    """What the storyteller of GAME does."""
    seen = view(GAME, SEAT)
    assert seen.you is not None
    move = asyncio.run(asyncio.wait_for(pool.think(who, seen, seen.you.options), 30))
    assert any(allows(option, move) for option in seen.you.options)
    return move


def test_the_brains_own_move() -> None:
    """What a brain chooses is played."""
    card = GAME.hands[SEAT][2]
    assert GiveClue("mine", card) == chosen_move(ThreadBotPool(lambda _: ScriptedBrain(lambda: GiveClue("mine", card))))


@pytest.mark.parametrize("wrong", [fail, ConfirmScores, lambda: GiveClue("not mine", 83), lambda: None])
def test_a_faulty_brain(wrong: Callable[[], Move], caplog: pytest.LogCaptureFixture) -> None:
    """One that fails, or chooses what it may not, is played blindly; the log says so without a word of the clue."""
    assert isinstance(chosen_move(ThreadBotPool(lambda _: ScriptedBrain(wrong))), GiveClue)
    assert "a brain" in caplog.text
    assert "not mine" not in caplog.text


def test_a_brain_that_cannot_be_made() -> None:
    """That does not block a table either."""

    def make(character: Character) -> Brain:
        raise LookupError(character)

    assert isinstance(chosen_move(ThreadBotPool(make)), GiveClue)


def test_a_brain_that_never_ends() -> None:
    """Its thread is replaced and the fallback plays; after some, it is not asked any more."""
    stuck = threading.Event()

    def stall() -> Move:
        stuck.wait(60)
        return ClaimStory()

    card = GAME.hands[SEAT][0]
    other = ThreadBotPool(lambda _: ScriptedBrain(lambda: GiveClue("other", card)))
    pool = ThreadBotPool(lambda _: ScriptedBrain(stall), fallback=other, patience=0.05)
    for _ in range(MOST_LOST + 2):
        assert GiveClue("other", card) == chosen_move(pool)
    assert MOST_LOST == pool._workers._lost
    stuck.set()


def test_one_brain_a_seat_and_game() -> None:
    """The same one is asked all game long, whatever was heard meanwhile; the next game has another."""
    made: list[Character] = []

    def make(character: Character) -> Brain:
        made.append(character)
        return ScriptedBrain(lambda: GiveClue("x", GAME.hands[SEAT][0]))

    pool = ThreadBotPool(make)
    for who in (WHO, Character("a", heard=("x",)), Character("b"), Character("a", game=2), WHO):
        chosen_move(pool, who)
    assert [Character("a"), Character("b"), Character("a", game=2), WHO] == made


def test_forgetting() -> None:
    """The next game's brain takes the place of the last one's; a table put away leaves none."""
    card = GAME.hands[SEAT][0]
    fallback = ThreadBotPool(lambda _: ScriptedBrain(lambda: GiveClue("x", card)))
    pool = ThreadBotPool(lambda _: ScriptedBrain(fail), fallback=fallback)
    for who in (Character("a", "T"), Character("b", "T"), Character("a", "T", game=2), Character("c", "U")):
        chosen_move(pool, who)
    left = [Character("b", "T"), Character("a", "T", game=2), Character("c", "U")]
    assert left == list(pool._brains) == list(fallback._brains)
    pool.forget("T")
    assert left[2:] == list(pool._brains) == list(fallback._brains)


def test_getting_ready() -> None:
    """The fallback is told too."""
    ready: list[str] = []
    fallback = ThreadBotPool(lambda _: ScriptedBrain(fail), get_ready=lambda who: ready.append(who.seed))
    ThreadBotPool(
        lambda _: ScriptedBrain(fail), get_ready=lambda who: ready.append(who.seed), fallback=fallback
    ).get_ready(WHO)
    assert ["a", "a"] == ready
