"""Long waits: hosts who are gone, tables of bots, lines that are cut at the wrong moment."""

from conteur.rules.game import awaited
from conteur.rules.moves import ClaimStory, GiveClue
from conteur.tables.asks import AddBot, Hurry, Leave, Pause, Sit, StartGame
from conteur.tables.keys import new_key
from conteur.tables.settings import Settings
from tests.tables.looping import done, in_a_loop
from tests.tables.room import Device, Room
from tests.tables.test_time import submitting, telling


@in_a_loop
async def test_the_host_is_gone_for_a_minute() -> None:
    """The next player who is here becomes host, and stays it."""
    room = Room()
    ann, bo, cy, _ = await room.open(people=4)
    bo.leave()
    ann.leave()
    await room.wait(59)
    assert room.now.host == 0
    await room.wait(1)
    assert room.now.host == 2 == cy.person
    ann.come()
    await room.wait(600)
    assert room.now.host == 2


@in_a_loop
async def test_a_host_nobody_can_replace() -> None:
    """Stays host until somebody comes."""
    room = Room()
    ann, bo, _ = await room.open(people=3)
    bo.leave()
    (cy,) = (device for device in room.table.listeners if device.person == 2 and isinstance(device, Device))
    cy.leave()
    ann.leave()
    room.watch()
    await room.wait(600)
    assert room.now.host == 0
    bo.come()
    await room.wait(0)
    assert room.now.host == 1


@in_a_loop
async def test_a_table_of_bots_plays_to_the_end() -> None:
    """As long as somebody looks on."""
    room = Room()
    (ann,) = await room.open(people=1)
    for _ in range(3):
        await done(ann.do(AddBot()))
    await done(ann.do(StartGame()))
    await done(ann.do(Leave()))
    await room.wait(3600)
    assert room.game.round == 1
    room.watch()
    await room.wait(3600)
    assert room.now.status == "ended"
    assert room.now.host is None


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


@in_a_loop
async def test_after_a_restart_everybody_is_away_until_they_come() -> None:
    """Patience begins anew."""
    room = Room()
    await submitting(room)
    await room.restart()
    ann = room.watch(0)
    await room.wait(59)
    assert room.phase() == "submitting"
    await room.wait(1)
    assert room.phase() != "submitting"
    assert ann.sees.here == {0}


@in_a_loop
async def test_somebody_whose_line_is_cut_while_sitting_down() -> None:
    """Sits, is away, and is played for like anybody else who is."""
    room = Room()
    ann, bo = await room.open(people=2)
    cy = room.watch()
    answered = cy.post(Sit("C", new_key()))
    cy.leave()
    await done(answered)
    await room.settle()
    await done(ann.do(StartGame()))
    await done(ann.do(ClaimStory()))
    await done(ann.do(GiveClue("sea", (ann.hand or ())[0])))
    await room.wait(60)
    assert awaited(room.game) == (bo.person,)
