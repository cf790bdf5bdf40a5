"""What time brings: nobody blocks a table, and nobody who comes back finds the chair taken."""

import asyncio

import pytest

from conteur.rules.game import awaited
from conteur.rules.moves import CastVotes, ClaimStory, GiveClue
from conteur.tables.asks import AddBot, ChangeSettings, Extend, Hurry, Pause, Resume, StartGame
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import PACES, Settings, SettingsChange
from tests.tables.looping import done, in_a_loop
from tests.tables.room import Device, Room

BRISK = Settings(pace="brisk")


async def telling(room: Room, settings: Settings | None = None, people: int = 4) -> list[Device]:
    """A game whose first storyteller, A, is about to give a clue."""
    devices = await room.open(settings, people=people, starts=True)
    await done(devices[0].do(ClaimStory()))
    return devices


async def submitting(room: Room, settings: Settings | None = None, people: int = 4) -> list[Device]:
    """A has told, the others hand over."""
    devices = await telling(room, settings, people)
    await done(devices[0].do(GiveClue("sea", (devices[0].hand or ())[0])))
    return devices


@in_a_loop
async def test_a_long_absence_hands_the_seat_to_a_stand_in() -> None:
    """After a minute it plays, and goes on playing; back, the seat is one's own at once."""
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
    """When everybody is away the table stands still; everybody comes back to the same hand."""
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
    """With a pace, a game of people who never do anything comes to its end."""

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


@in_a_loop
async def test_anyone_may_stop_the_clock() -> None:
    """Nothing happens meanwhile, not even to the absent; then it runs on where it stood."""
    room = Room()
    ann, bo, *_ = await submitting(room, BRISK)
    await room.wait(30)
    await done(bo.do(Pause()))
    ann.leave()
    bo.leave()
    await room.wait(3600)
    assert room.phase() == "submitting"
    bo.come()
    assert bo.sees.time_left is not None
    assert (15_000, True) == (bo.sees.time_left.milliseconds, bo.sees.time_left.is_paused)
    await done(bo.do(Resume()))
    await room.wait(14)
    assert room.phase() == "submitting"
    await room.wait(1)
    assert room.phase() == "voting"


@in_a_loop
async def test_a_pause_outlasts_the_phase_but_not_the_clock() -> None:
    """The next phase begins paused; without a clock there is no pause that could block the table."""
    room = Room()
    ann, bo, *_ = await telling(room, BRISK)
    await done(bo.do(Pause()))
    await done(ann.do(GiveClue("sea", (ann.hand or ())[0])))
    assert bo.sees.time_left is not None
    assert (45_000, True) == (bo.sees.time_left.milliseconds, bo.sees.time_left.is_paused)
    await room.wait(600)
    assert room.phase() == "submitting"
    await done(ann.do(ChangeSettings(SettingsChange(pace="off"))))
    for device in list(room.table.listeners):
        if device is not ann and isinstance(device, Device):
            device.leave()
    await room.wait(60)
    assert room.phase() != "submitting"  # stand-ins play for the absent again


@in_a_loop
async def test_anyone_may_have_a_minute_more() -> None:
    """As often as needed."""
    room = Room()
    _, bo, *_ = await submitting(room, BRISK)
    await done(bo.do(Extend()))
    await done(bo.do(Extend()))
    await room.wait(45 + 119)
    assert room.phase() == "submitting"
    await room.wait(1)
    assert room.phase() == "voting"


@in_a_loop
async def test_the_host_hurries_this_phase_only() -> None:
    """Stand-ins move for whoever is still thinking; nobody's next move is made."""
    room = Room()
    ann, bo, *_ = await submitting(room)
    assert (await bo.do(Hurry())).refused is TableRefusal.ONLY_THE_HOST_MAY
    await done(ann.do(Hurry()))
    assert room.phase() == "voting"
    assert not room.game.ballots
    await done(ann.do(Hurry()))
    assert room.phase() == "scored"
    assert not room.game.confirmed
    await done(ann.do(Hurry()))
    assert (2, "telling") == (room.game.round, room.phase())


@in_a_loop
async def test_hurry_while_claiming_draws_lots() -> None:
    """Not the first chair: anybody's. And nobody tells for whoever it is."""
    told = set()
    for seed in range(8):
        room = Room(seed=seed)
        ann, *_ = await room.open(people=4, starts=True)
        await done(ann.do(Hurry()))
        assert room.phase() == "telling"
        told.add(room.game.storyteller)
    assert len(told) > 1


@in_a_loop
async def test_nobody_claims_for_the_absent() -> None:
    """Whoever is here may think; lots are drawn when nobody is."""
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
