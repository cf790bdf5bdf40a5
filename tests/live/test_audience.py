"""Who is connected to a table, and who is disconnected from it."""

import asyncio

import pytest

from conteur.live.randomness import new_key
from conteur.tables.asks import (
    Leave,
    Say,
    SendAway,
    Sit,
)
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import Settings
from tests.live.looping import done, in_a_loop
from tests.live.room import Room


@in_a_loop
async def test_each_device_is_told_why() -> None:
    """Being sent away has another dismissal code than leaving, also for a second device."""
    room = Room()
    ann, bob, cy, _ = await room.open(people=4, starts=True)
    phone = room.watch(bob.person)
    await ann.do(SendAway(1))
    assert [TableRefusal.SENT_AWAY] * 2 == [bob.told[-1], phone.told[-1]]
    await cy.do(Leave())
    assert TableRefusal.SIT_DOWN_FIRST is cy.told[-1]
    new = await room.sit("New")
    await new.do(Leave())
    assert TableRefusal.SIT_DOWN_FIRST is new.told[-1]


@in_a_loop
async def test_whoever_is_sent_away_sees_nothing_more() -> None:
    """Every device is told so, once; the others see an empty chair."""
    room = Room()
    ann, bo, _ = await room.open(people=3)
    tablet = room.watch(bo.person)
    await done(ann.do(SendAway(1)))
    for device in (bo, tablet):
        assert device.told[-1] is TableRefusal.SENT_AWAY
        assert device not in room.table.devices
    assert bo.person not in room.table.presence.devices
    assert bo.person not in room.table.presence.away_since
    bo.leave()  # its socket closes
    assert bo.person not in room.table.presence.away_since


@pytest.mark.parametrize("leavers", ["bot", "go"])
def test_a_leavers_device_does_not_see_the_newcomers_hand(leavers: str) -> None:
    """Not even if somebody takes the place in the same batch."""

    async def test() -> None:
        room = Room()
        settings = Settings(leavers="go" if leavers == "go" else "bot")
        devices = await room.open(settings, people=4, starts=True)
        leaver, newcomer = devices[2], room.watch()
        gone, came = leaver.post(Leave()), newcomer.post(Sit("New", new_key()))
        await done(gone)
        assert (await came).person == 4
        await room.settle()
        assert leaver.told[-1] is TableRefusal.SIT_DOWN_FIRST
        assert leaver not in room.table.devices
        assert newcomer in room.table.devices
        assert room.table.presence.devices[newcomer.person or 0] == 1
        assert newcomer.hand is None

    asyncio.run(test())


@in_a_loop
async def test_sat_sent_away_and_followed_in_one_batch() -> None:
    """A person sent away before the answer arrived sees nothing of their successor, and cannot act for anybody."""
    room = Room()
    host, *_ = await room.open(people=3)
    first, second = room.watch(), room.watch()
    sat = first.post(Sit("First", new_key()))
    sent = host.post(SendAway(3))
    followed = second.post(Sit("Second", new_key()))
    assert [3, None, 4] == [(await each).person for each in (sat, sent, followed)]
    await room.settle()
    assert first.told[-1] is TableRefusal.SENT_AWAY
    assert first not in room.table.devices
    assert second.person == 4
    assert (await first.do(Say("I am Second"))).refused is TableRefusal.SIT_DOWN_FIRST
    assert {0, 1, 2, 4} == set(room.table.presence.devices)
