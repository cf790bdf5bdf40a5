"""The actor: one move at a time, written before it is told, once however often it is sent."""

import asyncio

import pytest

from conteur.rules.moves import ClaimStory, ConfirmScores, GiveClue
from conteur.rules.refusals import Refusal
from conteur.tables.answers import Answer
from conteur.tables.asks import AddBot, ChangeLook, Extend, Leave, Say, SendAway, Sit, StartGame
from conteur.tables.entries import decode_entry
from conteur.tables.history import read_past
from conteur.tables.keys import new_key
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import Settings
from conteur.tables.shown import Shown
from conteur.tables.table import Table
from conteur.tables.wishes import Wish
from tests.tables.looping import done, in_a_loop
from tests.tables.room import Device, Room, TiredLog


@in_a_loop
async def test_an_answer_comes_before_the_view_it_made() -> None:
    """And never before the entry is in the log."""
    room = Room()
    ann, bo, _ = await room.open(people=3, starts=True)
    before = len(ann.told)
    await done(ann.do(ClaimStory()))
    answer, shown = ann.told[before:]
    assert (Answer(), room.table.past.version) == (answer, shown.version if isinstance(shown, Shown) else 0)
    assert len(await room.log.read(room.table.code)) == room.table.past.version
    assert bo.sees is shown  # the same moment, made once


@in_a_loop
async def test_two_devices_on_one_seat_both_work() -> None:
    """Both see the hand, both may move, and one of them going away is no absence."""
    room = Room()
    ann, *_ = await room.open(people=3, starts=True)
    tablet = room.watch(ann.person)
    assert ann.hand == tablet.hand
    await done(ann.do(ClaimStory()))
    await done(tablet.do(GiveClue("sea", tablet.hand[0] if tablet.hand else 0)))
    assert len(ann.hand or ()) == 6
    ann.leave()
    assert ann.person in room.table.shown().here
    tablet.leave()
    assert ann.person not in room.table.shown().here


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
    """In one breath, and after a restart: the same person."""
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
    """Asks about time are not in the log, but a ref is a ref."""
    room = Room()
    ann, *_ = await room.open(Settings(pace="brisk"), people=3, starts=True)
    left = ann.sees.time_left
    for _ in range(2):
        await done(ann.do(Extend(), "more"))
    assert left is not None
    assert ann.sees.time_left is not None
    assert ann.sees.time_left.milliseconds == left.milliseconds + 60_000


@in_a_loop
async def test_a_full_disk_refuses_and_heals() -> None:
    """Nobody is told anything that is not written; the view stays; with room again the same ref is done."""
    room = Room(log := TiredLog())
    ann, *_ = await room.open(people=3, starts=True)
    version, log.trouble = ann.sees.version, "before"
    assert (await ann.do(ClaimStory(), "mine")).refused is TableRefusal.CANNOT_WRITE_NOW
    assert (ann.sees.version, room.game.phase) == (version, "claiming")
    assert room.watch().sees.version == version
    log.trouble = None
    await done(ann.do(ClaimStory(), "mine"))
    assert ann.sees.version == version + 1


@in_a_loop
async def test_written_but_not_told() -> None:
    """The log has it though its answer was lost: it is found and shown, and its ref is answered as done."""
    room = Room(log := TiredLog())
    ann, bo, _ = await room.open(people=3, starts=True)
    log.trouble = "after"
    assert (await ann.do(Say("hello"), "once")).refused is TableRefusal.CANNOT_WRITE_NOW
    assert [remark.said.text for remark in bo.sees.table.talk] == ["hello"]
    log.trouble = None
    again, other = ann.post(Say("hello"), "once"), bo.post(Say("me too"))
    await done(again)
    await done(other)
    await room.settle()
    assert [remark.said.text for remark in room.now.talk] == ["hello", "me too"]


@in_a_loop
async def test_a_log_that_can_neither_write_nor_read() -> None:
    """Every wish is answered."""
    room = Room(log := TiredLog())
    ann, *_ = await room.open(people=3, starts=True)
    version = room.table.past.version
    other = Table(room.table.code, room.table.past, room.ways)
    log.trouble = "reading"
    await elsewhere(room, other, Wish(Say("hello"), 1, "elsewhere"))
    assert (await ann.do(Say("again"))).refused is TableRefusal.CANNOT_WRITE_NOW
    assert version == room.table.past.version
    log.trouble = None
    await done(ann.do(Say("third")))
    assert [remark.said.text for remark in room.now.talk] == ["hello", "third"]


async def elsewhere(room: Room, other: Table, wish: Wish) -> None:
    """Somebody wishes something at the same table on another server, and both servers have done what they can."""
    other.post(wish, lambda _: None)
    while other._working is not None:
        await other._working
    await room.settle()


@in_a_loop
async def test_what_another_server_wrote_is_shown_as_soon_as_it_can_be_read() -> None:
    """Nobody has to ask."""
    room = Room(log := TiredLog())
    ann, *_ = await room.open(people=3, starts=True)
    other = Table(room.table.code, room.table.past, room.ways)
    await elsewhere(room, other, Wish(Say("hello"), 1, "elsewhere"))
    assert ann.sees.table.remarks == 1
    log.trouble = "reading"
    await elsewhere(room, other, Wish(Say("again"), 1, "then"))
    assert ann.sees.table.remarks == 1
    log.trouble = None
    await room.wait(2)
    assert ann.sees.table.remarks == 2


@in_a_loop
async def test_a_log_that_went_back() -> None:
    """Everybody is sent to come again, and finds the table as the log has it; a removed one is not found."""
    room = Room(log := TiredLog())
    ann, *_ = await room.open(people=3, starts=True)
    del log._entries[room.table.code][-2:]
    assert (await ann.do(Say("?"))).refused is TableRefusal.CANNOT_WRITE_NOW
    assert ann.told[-1] is TableRefusal.CANNOT_WRITE_NOW
    found = await room.lobby.find(room.table.code)
    assert found is not None
    assert found is not room.table
    assert found.past.table == read_past(await log.read(room.table.code)).table


@in_a_loop
async def test_a_bot_plays_on_when_the_disk_has_room_again() -> None:
    """Nobody has to wake it."""
    room = Room(log := TiredLog())
    (ann,) = await room.open(people=1)
    await done(ann.do(AddBot()))
    await done(ann.do(AddBot()))
    await done(ann.do(StartGame()))
    log.trouble = "before"
    await room.wait(60)
    assert room.game.phase == "claiming"
    log.trouble = None
    await room.wait(2)
    assert room.game.phase != "claiming"


@in_a_loop
async def test_somebody_else_writes_to_the_same_table() -> None:
    """Another process's move is read, ours is decided again after it, and everybody is told of both."""
    room = Room()
    ann, bo, _ = await room.open(people=3, starts=True)
    other = Room(room.log)
    other.table = Table(room.table.code, read_past(await room.log.read(room.table.code)), other.ways)
    await done(other.watch(ann.person).do(ClaimStory(), "first"))
    assert (await bo.do(ClaimStory())).refused is Refusal.STORYTELLER_ALREADY_CHOSEN
    assert ann.sees.version == bo.sees.version == other.table.past.version
    assert room.game.storyteller == 0
    await done(ann.do(ClaimStory(), "first"))  # done over there: answered, not done again
    await done(bo.do(Say("hello")))
    assert room.table.past.version == len(await room.log.read(room.table.code))


@in_a_loop
async def test_whoever_is_sent_away_sees_nothing_more() -> None:
    """Every device is told so, once; the others see an empty chair."""
    room = Room()
    ann, bo, _ = await room.open(people=3)
    tablet = room.watch(bo.person)
    await done(ann.do(SendAway(1)))
    for device in (bo, tablet):
        assert device.told[-1] is TableRefusal.SENT_AWAY
        assert device not in room.table.listeners
    assert bo.person not in room.table.presence.devices
    assert bo.person not in room.table.presence.away_since
    bo.leave()  # its socket closes
    assert bo.person not in room.table.presence.away_since


@pytest.mark.parametrize("leavers", ["bot", "go"])
def test_a_leavers_device_does_not_see_the_newcomers_hand(leavers: str) -> None:
    """Not even if somebody takes the place in the same breath."""

    async def test() -> None:
        room = Room()
        settings = Settings(leavers="go" if leavers == "go" else "bot")
        devices = await room.open(settings, people=4, starts=True)
        leaver, newcomer = devices[2], room.watch()
        gone, came = leaver.post(Leave()), newcomer.post(Sit("New", new_key()))
        await done(gone)
        assert (await came).person == (2 if leavers == "bot" else 4)
        await room.settle()
        assert leaver.told[-1] is TableRefusal.SIT_DOWN_FIRST
        assert leaver not in room.table.listeners
        assert newcomer in room.table.listeners
        assert room.table.presence.devices[newcomer.person or 0] == 1
        assert newcomer.hand == (room.game.hands[2] if leavers == "bot" else None)

    asyncio.run(test())


@in_a_loop
async def test_spectators_see_public_facts_only() -> None:
    """Nothing is theirs; sitting down makes the same device a player's."""
    room = Room()
    await room.open(people=3, starts=True)
    screen = room.watch()
    assert (screen.person, screen.hand, screen.sees.spectators) == (None, None, 1)
    assert (await screen.do(ConfirmScores())).refused is TableRefusal.SIT_DOWN_FIRST
    assert (await screen.do(ChangeLook("x", 1))).refused is TableRefusal.SIT_DOWN_FIRST
    assert (await screen.do(Extend())).refused is TableRefusal.SIT_DOWN_FIRST


@in_a_loop
async def test_a_table_found_again_is_the_same_table() -> None:
    """Put away when nobody looks twice; the log brings it back, keys, hands and all."""
    room = Room()
    devices = await room.open(people=3, starts=True)
    assert await room.lobby.find(room.table.code) is room.table
    assert room.lobby.put_away_idle() == room.lobby.put_away_idle() == 0
    hands, before = room.game.hands, room.now
    for device in devices:
        device.leave()
    assert (0, 1) == (room.lobby.put_away_idle(), room.lobby.put_away_idle())
    both = await asyncio.gather(room.lobby.find(room.table.code), room.lobby.find(room.table.code))
    assert both[0] is both[1] is not room.table
    assert both[0] is not None
    assert (before, hands) == (both[0].past.table, both[0].past.table.game and both[0].past.table.game.hands)
    assert await room.lobby.find("BCDFGH") is None
    assert await room.lobby.find("../etc") is None


@in_a_loop
async def test_an_entry_says_who_and_under_which_ref() -> None:
    """What the table does by itself is nobody's."""
    room = Room()
    ann, bo, *_ = await room.open(Settings(leavers="go"), people=5, starts=True)
    await done(bo.do(Leave(), "bye"))
    entry = decode_entry((await room.log.read(room.table.code))[-1])
    assert (1, "bye") == (entry.by, entry.ref)
    assert isinstance(ann, Device)
