"""Thoughts beside the event loop: whatever a brain does, the table gets a legal move."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from conteur.bots.brain import Brain
from conteur.bots.minds import LocalMinds
from conteur.bots.workers import MOST_LOST, StalledError, Workers
from conteur.rules import ClaimStory, ConfirmScores, GiveClue, Move, Option, View, view
from conteur.rules.options import allows
from conteur.tables.minds import Character
from tests.rules.tables import dealt, telling

GAME = telling(dealt("base", 4))
SEAT = 0 if GAME.storyteller is None else GAME.storyteller
WHO = Character("a")


class Doing:
    """A brain that does as it is told."""

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


def thought(minds: LocalMinds, who: Character = WHO) -> Move:
    """What the storyteller of GAME does."""
    seen = view(GAME, SEAT)
    assert seen.you is not None
    move = asyncio.run(asyncio.wait_for(minds.think(who, seen, seen.you.options), 30))
    assert any(allows(option, move) for option in seen.you.options)
    return move


def test_the_brains_own_move() -> None:
    """What a brain chooses is played."""
    card = GAME.hands[SEAT][2]
    assert GiveClue("mine", card) == thought(LocalMinds(lambda _: Doing(lambda: GiveClue("mine", card))))


@pytest.mark.parametrize("wrong", [fail, ConfirmScores, lambda: GiveClue("not mine", 83), lambda: None])
def test_a_faulty_brain(wrong: Callable[[], Move], caplog: pytest.LogCaptureFixture) -> None:
    """One that fails, or chooses what it may not, is played blindly; the log says so without a word of the clue."""
    assert isinstance(thought(LocalMinds(lambda _: Doing(wrong))), GiveClue)
    assert "a brain" in caplog.text
    assert "not mine" not in caplog.text


def test_a_brain_that_cannot_be_made() -> None:
    """Nor does that block a table."""

    def make(character: Character) -> Brain:
        raise LookupError(character)

    assert isinstance(thought(LocalMinds(make)), GiveClue)


def test_a_brain_that_never_ends() -> None:
    """It loses its thread, others think on; after some, it is not asked any more."""
    stuck = threading.Event()

    def stall() -> Move:
        stuck.wait(60)
        return ClaimStory()

    card = GAME.hands[SEAT][0]
    other = LocalMinds(lambda _: Doing(lambda: GiveClue("other", card)))
    minds = LocalMinds(lambda _: Doing(stall), otherwise=other, patience=0.05)
    for _ in range(MOST_LOST + 2):
        assert GiveClue("other", card) == thought(minds)
    assert MOST_LOST == minds._workers._lost
    stuck.set()


def test_one_brain_a_seat_and_game() -> None:
    """The same one is asked all game long, whatever was heard meanwhile; the next game has another."""
    made: list[Character] = []

    def make(character: Character) -> Brain:
        made.append(character)
        return Doing(lambda: GiveClue("x", GAME.hands[SEAT][0]))

    minds = LocalMinds(make)
    for who in (WHO, Character("a", heard=("x",)), Character("b"), Character("a", game=2), WHO):
        thought(minds, who)
    assert [Character("a"), Character("b"), Character("a", game=2), WHO] == made


def test_forgetting() -> None:
    """The next game's brain takes the place of the last one's; a table put away leaves none."""
    card = GAME.hands[SEAT][0]
    behind = LocalMinds(lambda _: Doing(lambda: GiveClue("x", card)))
    minds = LocalMinds(lambda _: Doing(fail), otherwise=behind)
    for who in (Character("a", "T"), Character("b", "T"), Character("a", "T", game=2), Character("c", "U")):
        thought(minds, who)
    left = [Character("b", "T"), Character("a", "T", game=2), Character("c", "U")]
    assert left == list(minds._brains) == list(behind._brains)
    minds.forget("T")
    assert left[2:] == list(minds._brains) == list(behind._brains)


def test_getting_ready() -> None:
    """Whoever stands behind is told too."""
    told: list[str] = []
    behind = LocalMinds(lambda _: Doing(fail), get_ready=lambda who: told.append(who.seed))
    LocalMinds(lambda _: Doing(fail), get_ready=lambda who: told.append(who.seed), otherwise=behind).get_ready(WHO)
    assert ["a", "a"] == told


def test_too_many_stalled() -> None:
    """Workers then begin nothing more."""
    workers = Workers()
    workers._lost = MOST_LOST

    async def ask() -> None:
        await workers.do(lambda: 1, 1.0)

    with pytest.raises(StalledError):
        asyncio.run(ask())


def test_given_up_before_it_began() -> None:
    """A thought that waited too long for a thread is not begun, and costs no thread."""
    workers, begun, go = Workers(), threading.Event(), threading.Event()

    async def ask() -> None:
        first = asyncio.ensure_future(workers.do(lambda: go.wait(30), 30))
        await asyncio.sleep(0)  # it takes the only thread
        with pytest.raises(TimeoutError):
            await workers.do(begun.set, 0.05)
        go.set()
        assert await first
        assert 7 == await workers.do(lambda: 7, 30)

    asyncio.run(ask())
    assert not begun.is_set()
    assert 0 == workers._lost
