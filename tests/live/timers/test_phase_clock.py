"""Changing the system clock does not change how long a phase lasts."""

import pytest

from conteur.tables.asks import Extend, Pause, Resume
from conteur.tables.settings import PACES, Settings
from tests.live.looping import in_a_loop
from tests.live.phases import submitting
from tests.live.room import Room

BRISK = Settings(pace="brisk")
LIMIT = PACES["brisk"]["submitting"]
STEPS = [3_600_000, -3_600_000, 20_000, -20_000]


def left(room: Room) -> int:
    """Milliseconds that everybody sees."""
    time_left = room.watch().sees.time_left
    assert time_left is not None
    return time_left.milliseconds


@pytest.mark.parametrize("step", STEPS)
def test_the_clock_is_set_during_a_phase(step: int) -> None:
    """The phase neither ends nor lasts longer, and nobody sees another time."""

    @in_a_loop
    async def story() -> None:
        room = Room()
        await submitting(room, BRISK)
        await room.wait(10)
        room.step = step
        assert (LIMIT - 10) * 1000 == left(room)
        await room.wait(LIMIT - 10.1)
        assert room.phase() == "submitting"
        await room.wait(0.2)
        assert room.phase() == "voting"
        assert abs(PACES["brisk"]["voting"] * 1000 - left(room)) <= 101

    story()


@pytest.mark.parametrize("step", STEPS)
def test_the_clock_is_set_before_and_during_a_pause(step: int) -> None:
    """The time left is the same before and after it, and an extension adds its full length."""

    @in_a_loop
    async def story() -> None:
        room = Room()
        ann, *_ = await submitting(room, BRISK)
        await room.wait(10)
        room.step = step
        await ann.do(Pause())
        await room.wait(100)
        room.step = 2 * step
        await room.wait(1000)
        assert (LIMIT - 10) * 1000 == left(room)
        await ann.do(Resume())
        await room.wait(10)
        room.step = 0
        await ann.do(Extend())
        assert (LIMIT - 20 + 60) * 1000 == left(room)
        await room.wait(LIMIT - 20 + 59.9)
        assert room.phase() == "submitting"
        await room.wait(0.2)
        assert room.phase() == "voting"

    story()


@in_a_loop
async def test_another_process_goes_on_by_the_date() -> None:
    """What had passed before a crash has passed after it, also in a pause."""
    room = Room()
    ann, *_ = await submitting(room, BRISK)
    await room.wait(10)
    await room.restart()
    assert (LIMIT - 10) * 1000 == left(room)
    ann.come()
    await ann.do(Pause())
    await room.wait(500)
    await room.restart()
    assert (LIMIT - 10) * 1000 == left(room)
    ann.come()
    await ann.do(Resume())
    await room.wait(10)
    assert (LIMIT - 20) * 1000 == left(room)


@in_a_loop
async def test_time_that_ran_out_while_nobody_was_there() -> None:
    """It is given back, and the phase has all of it again."""
    room = Room()
    devices = await submitting(room, BRISK)
    for device in devices:
        device.leave()
    await room.wait(3600)
    devices[0].come()
    await room.settle()
    assert LIMIT * 1000 == left(room)


@in_a_loop
async def test_another_process_with_a_clock_that_is_behind() -> None:
    """A phase does not last longer than it may, even if it seems to begin in the future."""
    room = Room()
    await submitting(room, BRISK)
    room.step = -3_600_000
    await room.restart()
    assert LIMIT * 1000 == left(room)
