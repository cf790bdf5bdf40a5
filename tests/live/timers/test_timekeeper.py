"""Timers: nobody blocks a table, and nobody who comes back finds their chair taken."""

import asyncio

import pytest

from conteur.live.patience import Patience
from conteur.rules.game import awaited
from conteur.rules.moves import CastVotes
from conteur.tables.asks import AddBot, Extend, Hurry, Pause, Resume, StartGame
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import PACES, Settings
from tests.live.looping import done, in_a_loop
from tests.live.phases import submitting, telling
from tests.live.room import Device, Room

BRISK = Settings(pace="brisk")


@in_a_loop
async def test_a_long_absence_hands_the_seat_to_a_stand_in() -> None:
    """After a minute it plays, and keeps playing; on return, the seat is theirs at once."""
    room = Room()
    _, bo, *_ = await submitting(room)
    bo.leave()
    await room.wait(59)
    assert 1 in awaited(room.game)
    await room.wait(1)
    assert 1 not in awaited(room.game)
    bo.come()
    assert bo.hand == room.game.hands[1]
    await room.wait(3600)
    assert room.phase() == "submitting"  # the others are here and have all the time they want


@in_a_loop
async def test_whoever_comes_back_in_time_was_never_away() -> None:
    """The stand-in counts from the last absence."""
    room = Room()
    _, bo, *_ = await submitting(room)
    for _ in range(3):
        bo.leave()
        await room.wait(50)
        bo.come()
    assert 1 in awaited(room.game)


@in_a_loop
async def test_the_lid_closed_for_an_hour() -> None:
    """When everybody is away nothing happens; everybody comes back to the same hand."""
    room = Room()
    devices = await submitting(room)
    hands = room.game.hands
    for device in devices:
        device.leave()
    await room.wait(3600)
    assert hands == room.game.hands
    devices[3].come()
    assert devices[3].hand == hands[3]


@in_a_loop
async def test_a_deadline_hands_the_seat_to_a_stand_in_for_one_move() -> None:
    """The phase ends in time, and the next one begins with its own time."""
    room = Room()
    devices = await submitting(room, BRISK)
    await room.wait(44.9)
    assert room.phase() == "submitting"
    await room.wait(0.1)
    assert room.phase() == "voting"
    assert devices[1].sees.time_left is not None
    assert devices[1].sees.time_left.milliseconds == PACES["brisk"]["voting"] * 1000
    await room.wait(44.9)
    assert room.phase() == "voting"


@in_a_loop
async def test_a_deadline_holds_for_the_absent_too() -> None:
    """Whichever comes first, deadline or patience."""
    room = Room()
    _, bo, *_ = await submitting(room, BRISK)
    await room.wait(40)
    bo.leave()
    await room.wait(5)
    assert room.phase() == "voting"


@pytest.mark.parametrize("phase", ["claiming", "telling", "submitting", "voting", "scored"])
def test_no_phase_lasts_longer_than_agreed(phase: str) -> None:
    """With a pace, a game of people who never do anything ends."""

    async def test() -> None:
        room = Room()
        settings = Settings(pace="own", seconds=dict(PACES["brisk"]), options={"end": {"laps": 1}})
        await room.open(settings, people=4, starts=True)
        while room.phase() != phase:
            await room.wait(5)
        at = room.game.round, room.phase()
        await room.wait(PACES["brisk"][room.game.phase])
        assert at != (room.game.round, room.phase())
        await room.wait(3600)
        assert room.now.status == "ended"

    asyncio.run(test())


@in_a_loop
async def test_without_a_pace_people_have_all_the_time() -> None:
    """And there is no clock to stop."""
    room = Room()
    ann, *_ = await telling(room)
    await room.wait(7200)
    assert room.phase() == "telling"
    assert ann.sees.time_left is None
    for ask in (Pause(), Resume(), Extend()):
        assert (await ann.do(ask)).refused is TableRefusal.THERE_IS_NO_CLOCK


def test_an_absence_may_last_three_minutes_and_a_hosts_one() -> None:
    """The default patience; a given absence applies to the host, too."""
    assert (180.0, 60.0) == (Patience().absence, Patience().host_absence)


@in_a_loop
async def test_nobody_claims_for_the_absent() -> None:
    """People who are here may think; lots are drawn when nobody is."""
    room = Room()
    ann, *others = await room.open(people=4, starts=True)
    room.watch()
    for device in others:
        device.leave()
    await room.wait(600)
    assert room.phase() == "claiming"
    ann.leave()
    await room.wait(60)
    assert room.game.storyteller is not None


@in_a_loop
async def test_bots_leave_people_time_to_claim() -> None:
    """Then one of them does."""
    room = Room()
    ann, *_ = await room.open(people=2)
    await done(ann.do(AddBot()))
    await done(ann.do(StartGame()))
    await room.wait(6.9)
    assert room.phase() == "claiming"
    await room.wait(2.1)
    assert room.game.storyteller == 2


@in_a_loop
async def test_a_move_and_its_deadline_in_the_same_breath() -> None:
    """The last vote is in, and the stand-in that came too late does not confirm the points."""
    room = Room()
    devices = await submitting(room, BRISK)
    await done(devices[0].do(Hurry()))
    for device in devices[2:]:
        await done(device.do(CastVotes((_slot(room, device),))))
    last = devices[1].post(CastVotes((_slot(room, devices[1]),)))
    await room.wait(45)
    await done(last)
    assert room.phase() == "scored"
    assert not room.game.confirmed


def _slot(room: Room, device: Device) -> int:
    return next(slot for slot, owner in enumerate(room.game.owners, 1) if owner != device.person)


@in_a_loop
async def test_a_new_game_does_not_begin_paused() -> None:
    """The pause was the old one's."""
    room = Room()
    settings = Settings(pace="brisk", options={"end": {"laps": 1}})
    ann, *_ = await telling(room, settings, people=3)
    while room.phase() != "ended":
        await done(ann.do(Hurry()))
        if room.phase() == "scored":
            await done(ann.do(Pause()))
    await done(ann.do(StartGame()))
    assert ann.sees.time_left is not None
    assert not ann.sees.time_left.is_paused
