"""What is sent twice is done once."""

import asyncio

from conteur.live.randomness import new_key
from conteur.rules.refusals import Refusal
from conteur.tables.asks import AddBot, Extend, Hurry, Leave, Say, Sit, StartGame
from conteur.tables.settings import Settings
from tests.live.looping import done, in_a_loop
from tests.live.room import Room


@in_a_loop
async def test_a_double_click_is_one_move() -> None:
    """At once, later, from the other device, and after a restart."""
    room = Room()
    ann, bo, _ = await room.open(people=3, starts=True)
    first, second = ann.post(Say("hello"), "r1"), ann.post(Say("hello"), "r1")
    await done(first)
    await done(second)
    await done(room.watch(ann.person).do(Say("hello"), "r1"))
    await done(bo.do(Say("hello"), "r1"))  # another person's ref of the same name is another's
    assert [remark.said.person for remark in room.now.talk] == [0, 1]
    await room.restart()
    again = room.watch(0)
    await done(again.do(Say("hello"), "r1"))
    assert room.now.remarks == 2
    await done(again.do(Say("hello"), "r2"))
    assert room.now.remarks == 3


@in_a_loop
async def test_a_refused_ref_may_be_tried_again() -> None:
    """What was refused was not done."""
    room = Room()
    (ann,) = await room.open(people=1)
    assert (await ann.do(StartGame(), "go")).refused is Refusal.TOO_FEW_PLAYERS
    await done(ann.do(AddBot()))
    await done(ann.do(AddBot()))
    await done(ann.do(StartGame(), "go"))


@in_a_loop
async def test_sitting_down_twice_with_one_key() -> None:
    """At the same time, and after a restart: the same person."""
    room = Room()
    await room.open()
    key, one, two = new_key(), room.watch(), room.watch()
    answers = await asyncio.gather(one.post(Sit("Ann", key)), two.post(Sit("Ann", key)))
    assert [0, 0] == [answer.person for answer in answers]
    await room.settle()
    assert room.table.presence.devices == {0: 2}
    await room.restart()
    assert (await room.watch().do(Sit("Ann", key))).person == 0


@in_a_loop
async def test_more_time_is_given_once_for_one_click() -> None:
    """Asks about time are idempotent, too."""
    room = Room()
    ann, *_ = await room.open(Settings(pace="brisk"), people=3, starts=True)
    left = ann.sees.time_left
    for _ in range(2):
        await done(ann.do(Extend(), "more"))
    assert left is not None
    assert ann.sees.time_left is not None
    assert ann.sees.time_left.milliseconds == left.milliseconds + 60_000


@in_a_loop
async def test_a_newcomers_ref_is_not_a_leavers() -> None:
    """A move under a ref that the seat's previous owner had used is made, not taken for a repeat."""
    room = Room()
    devices = await room.open(people=4, starts=True)
    assert (await devices[3].do(Say("hello"), "m1")).refused is None
    await devices[3].do(Leave())
    newcomer = await room.sit("New")
    while room.phase() != "scored":
        await devices[0].do(Hurry())
    assert room.now.seated(3) == room.now.member(newcomer.person or 0)
    said = room.now.remarks
    assert (await newcomer.do(Say("hello too"), "m1")).refused is None
    assert said + 1 == room.now.remarks
