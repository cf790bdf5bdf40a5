"""What is written, and what happens when it cannot be."""

from conteur.live.table import Table
from conteur.rules.moves import ClaimStory
from conteur.rules.refusals import Refusal
from conteur.store.entries import decode_entry
from conteur.store.replay import replay
from conteur.tables.asks import Leave, Say
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Request
from conteur.tables.settings import Settings
from tests.live.looping import done, in_a_loop
from tests.live.room import Device, FailingLog, Room


@in_a_loop
async def test_a_full_disk_refuses_and_heals() -> None:
    """Nothing is broadcast that is not written; the view stays; with disk space again the same ref is done."""
    room = Room(log := FailingLog())
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
    """The entry is in the log though its acknowledgement was lost: it is found and shown, and its ref is done."""
    room = Room(log := FailingLog())
    ann, bo, _ = await room.open(people=3, starts=True)
    log.trouble = "after"
    assert (await ann.do(Say("hello"), "once")).refused is TableRefusal.CANNOT_WRITE_NOW
    assert [remark.said.text for remark in bo.sees.state.talk] == ["hello"]
    log.trouble = None
    again, other = ann.post(Say("hello"), "once"), bo.post(Say("me too"))
    await done(again)
    await done(other)
    await room.settle()
    assert [remark.said.text for remark in room.now.talk] == ["hello", "me too"]


@in_a_loop
async def test_a_log_that_can_neither_write_nor_read() -> None:
    """Every request is answered."""
    room = Room(log := FailingLog())
    ann, *_ = await room.open(people=3, starts=True)
    version = room.table.replayed.version
    other = Table(room.table.code, room.table.replayed, room.context)
    log.trouble = "reading"
    await elsewhere(room, other, Request(Say("hello"), 1, "elsewhere"))
    assert (await ann.do(Say("again"))).refused is TableRefusal.CANNOT_WRITE_NOW
    assert version == room.table.replayed.version
    log.trouble = None
    await done(ann.do(Say("third")))
    assert [remark.said.text for remark in room.now.talk] == ["hello", "third"]


async def elsewhere(room: Room, other: Table, request: Request) -> None:
    """A request at the same table on another server, until both servers are idle."""
    other.post(request, lambda _: None)
    while other._working is not None:
        await other._working
    await room.settle()


@in_a_loop
async def test_what_another_server_wrote_is_shown_as_soon_as_it_can_be_read() -> None:
    """Without any request."""
    room = Room(log := FailingLog())
    ann, *_ = await room.open(people=3, starts=True)
    other = Table(room.table.code, room.table.replayed, room.context)
    await elsewhere(room, other, Request(Say("hello"), 1, "elsewhere"))
    assert ann.sees.state.remarks == 1
    log.trouble = "reading"
    await elsewhere(room, other, Request(Say("again"), 1, "then"))
    assert ann.sees.state.remarks == 1
    log.trouble = None
    await room.wait(2)
    assert ann.sees.state.remarks == 2


@in_a_loop
async def test_a_log_that_went_back() -> None:
    """Everybody has to reconnect, and finds the table as it is in the log; a removed one is not found."""
    room = Room(log := FailingLog())
    ann, *_ = await room.open(people=3, starts=True)
    del log._entries[room.table.code][-2:]
    assert (await ann.do(Say("?"))).refused is TableRefusal.CANNOT_WRITE_NOW
    assert ann.told[-1] is TableRefusal.CANNOT_WRITE_NOW
    found = await room.lobby.find(room.table.code)
    assert found is not None
    assert found is not room.table
    assert found.state == replay(await log.read(room.table.code)).state


@in_a_loop
async def test_somebody_else_writes_to_the_same_table() -> None:
    """Another process's move is read, ours is decided again after it, and both are broadcast."""
    room = Room()
    ann, bo, _ = await room.open(people=3, starts=True)
    other = Room(room.log)
    other.table = Table(room.table.code, replay(await room.log.read(room.table.code)), other.context)
    await done(other.watch(ann.person).do(ClaimStory(), "first"))
    assert (await bo.do(ClaimStory())).refused is Refusal.STORYTELLER_ALREADY_CHOSEN
    assert ann.sees.version == bo.sees.version == other.table.replayed.version
    assert room.game.storyteller == 0
    await done(ann.do(ClaimStory(), "first"))  # done on the other server: answered, not done again
    await done(bo.do(Say("hello")))
    assert room.table.replayed.version == len(await room.log.read(room.table.code))


@in_a_loop
async def test_an_entry_says_who_and_under_which_ref() -> None:
    """What the table does automatically has no author."""
    room = Room()
    ann, bo, *_ = await room.open(Settings(leavers="go"), people=5, starts=True)
    await done(bo.do(Leave(), "bye"))
    entry = decode_entry((await room.log.read(room.table.code))[-1])
    assert (1, "bye") == (entry.by, entry.ref)
    assert isinstance(ann, Device)
