"""What people may ask about time."""

from conteur.rules.game import awaited
from conteur.rules.moves import GiveClue
from conteur.tables.asks import ChangeSettings, Extend, Hurry, Pause, Resume
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import Settings, SettingsChange
from tests.live.looping import done, in_a_loop
from tests.live.phases import submitting, telling
from tests.live.room import Device, Room

BRISK = Settings(pace="brisk")


@in_a_loop
async def test_anyone_may_stop_the_clock() -> None:
    """Nothing happens during a pause, not even to absent players; then the clock continues where it stopped."""
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
    for device in list(room.table.devices):
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
    """Stand-ins move for everybody still thinking, but never make a next move."""
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
async def test_the_host_hurries_one_person_only() -> None:
    """The others keep thinking; for people who have moved, or never sat here, there is nothing to play."""
    room = Room()
    ann, bo, cy, dov = await submitting(room)
    assert (await bo.do(Hurry(cy.person))).refused is TableRefusal.ONLY_THE_HOST_MAY
    await done(ann.do(Hurry(cy.person)))
    assert (1, 3) == awaited(room.game)
    for person in (cy.person, ann.person, 99):
        assert (await ann.do(Hurry(person))).refused is TableRefusal.NO_SUCH_PERSON
    await done(ann.do(Hurry(bo.person)))
    await done(ann.do(Hurry(dov.person)))
    assert room.phase() == "voting"


@in_a_loop
async def test_nobody_claims_for_a_person_who_is_hurried() -> None:
    """Lots are drawn, as when all are hurried."""
    told = set()
    for seed in range(8):
        room = Room(seed=seed)
        ann, bo, *_ = await room.open(people=4, starts=True)
        await done(ann.do(Hurry(bo.person)))
        assert room.phase() == "telling"
        told.add(room.game.storyteller)
    assert len(told) > 1


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
