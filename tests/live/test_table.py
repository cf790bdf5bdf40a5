"""The actor: one move at a time, written before it is broadcast, done once however often it is sent."""

from conteur.live.idempotency import Reply
from conteur.rules.moves import ClaimStory, ConfirmScores, GiveClue
from conteur.tables.asks import AddBot, ChangeLook, Extend, StartGame
from conteur.tables.refusals import TableRefusal
from conteur.tables.view import SharedView
from tests.live.looping import done, in_a_loop
from tests.live.room import FailingLog, Room


@in_a_loop
async def test_an_answer_comes_before_the_view_it_made() -> None:
    """And never before the entry is in the log."""
    room = Room()
    ann, bo, _ = await room.open(people=3, starts=True)
    before = len(ann.told)
    await done(ann.do(ClaimStory()))
    answer, shown = ann.told[before:]
    assert (Reply(), room.table.replayed.version) == (answer, shown.version if isinstance(shown, SharedView) else 0)
    assert len(await room.log.read(room.table.code)) == room.table.replayed.version
    assert bo.sees is shown  # the same view, made once


@in_a_loop
async def test_two_devices_on_one_seat_both_work() -> None:
    """Both see the hand, both may move, and if one disconnects the person is not away."""
    room = Room()
    ann, *_ = await room.open(people=3, starts=True)
    tablet = room.watch(ann.person)
    assert ann.hand == tablet.hand
    await done(ann.do(ClaimStory()))
    await done(tablet.do(GiveClue("sea", tablet.hand[0] if tablet.hand else 0)))
    assert len(ann.hand or ()) == 6
    ann.leave()
    assert ann.person in room.table.view().here
    tablet.leave()
    assert ann.person not in room.table.view().here


@in_a_loop
async def test_a_bot_plays_on_when_the_disk_has_room_again() -> None:
    """Without any request."""
    room = Room(log := FailingLog())
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
async def test_spectators_see_public_facts_only() -> None:
    """Nothing is theirs; sitting down makes the same device a player's."""
    room = Room()
    await room.open(people=3, starts=True)
    screen = room.watch()
    assert (screen.person, screen.hand, screen.sees.spectators) == (None, None, 1)
    assert (await screen.do(ConfirmScores())).refused is TableRefusal.SIT_DOWN_FIRST
    assert (await screen.do(ChangeLook("x", 1))).refused is TableRefusal.SIT_DOWN_FIRST
    assert (await screen.do(Extend())).refused is TableRefusal.SIT_DOWN_FIRST
