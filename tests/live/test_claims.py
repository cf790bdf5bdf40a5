"""Seats claimed while others act: in any order, exactly one key has the seat, and only its devices see it."""

from collections.abc import Callable, Sequence

from conteur.live.randomness import new_key
from conteur.live.table import Table
from conteur.rules.moves import ClaimStory
from conteur.store.memory.log import MemoryLog
from conteur.tables.asks import AnswerClaim, ClaimSeat, Say, SendAway, Sit, WithdrawClaim
from conteur.tables.keys import hash_of
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import Settings
from tests.live.looping import done, in_a_loop
from tests.live.room import Device, Room

BO = 1


async def at_table(people: int = 3, log: MemoryLog | None = None) -> tuple[Room, list[Device]]:
    """A running game; Bo's phone is disconnected."""
    room = Room(log)
    devices = await room.open(Settings(), people=people, starts=True)
    devices[BO].leave()
    return room, devices


def holders(room: Room) -> list[str | None]:
    """The key hashes of the devices that have Bo's seat: one hash, the seat's own, if any."""
    keys = [device.key_hash for device in room.table.devices if device.person == BO]
    member = room.now.member(BO)
    assert member is not None
    assert {member.key_hash} >= set(keys)
    assert len(keys) == room.table.presence.devices.get(BO, 0)
    return keys


@in_a_loop
async def test_the_host_agrees_and_the_claimant_plays_on() -> None:
    """The same socket sees the hand with the next view, and moves; the old key's devices are told that it is lost."""
    room, (ann, bo, _) = await at_table()
    claimant, key = room.watch(), new_key()
    await done(claimant.do(ClaimSeat(BO, key)))
    assert (None, None) == (claimant.person, claimant.hand)
    await done(ann.do(AnswerClaim(1, agrees=True)))
    assert claimant.person == BO
    assert claimant.hand == room.game.hands[BO]
    assert [hash_of(key)] == holders(room)
    await done(claimant.do(ClaimStory()))
    assert room.now.seated(room.game.storyteller or 0) == room.now.member(BO)
    tablet = room.watch()
    assert (await tablet.do(Sit("B", room.keys[BO]))).refused is TableRefusal.NAME_IS_TAKEN
    assert bo not in room.table.devices


@in_a_loop
async def test_two_claimants_in_one_batch() -> None:
    """One of them is refused, and the host's yes is for the other."""
    room, (ann, *_) = await at_table()
    first, second = room.watch(), room.watch()
    key = new_key()
    answers = (
        first.post(ClaimSeat(BO, key)),
        second.post(ClaimSeat(BO, new_key())),
        ann.post(AnswerClaim(1, agrees=True)),
    )
    assert [None, TableRefusal.SEAT_IS_CLAIMED, None] == [(await answer).refused for answer in answers]
    await room.settle()
    assert (BO, None) == (first.person, second.person)
    assert [hash_of(key)] == holders(room)
    assert second.hand is None


@in_a_loop
async def test_the_owner_comes_back_while_a_claim_is_open() -> None:
    """The claim is closed automatically, and a late yes changes nothing."""
    room, (ann, bo, _) = await at_table()
    claimant = room.watch()
    await done(claimant.do(ClaimSeat(BO, new_key())))
    bo.come()
    assert (await ann.do(AnswerClaim(1, agrees=True))).refused is TableRefusal.SEAT_IS_IN_USE
    await room.wait(0)
    assert not room.now.claims
    assert (None, [bo.key_hash]) == (claimant.person, holders(room))
    assert bo.told[-1] is room.table.view()


async def yes_and_return(*, returns_first: bool) -> None:
    """The owner's device brings its key as a newcomer's would, in the same batch as the host's yes."""
    room, (ann, *_) = await at_table()
    claimant, back, key = room.watch(), room.watch(), new_key()
    await done(claimant.do(ClaimSeat(BO, key)))
    early = [back.post(Sit("B", room.keys[BO]))] if returns_first else []
    yes = ann.post(AnswerClaim(1, agrees=True))
    late = [] if returns_first else [back.post(Sit("B", room.keys[BO]))]
    for answer in (*early, yes, *late):
        await answer
    await room.settle()
    assert [hash_of(key)] == holders(room)
    assert claimant.person == BO
    assert back not in [device for device in room.table.devices if device.person is not None]
    assert back.hand is None or back.told[-1] is TableRefusal.SIT_DOWN_FIRST
    assert (await back.do(Say("I am B"))).refused is TableRefusal.SIT_DOWN_FIRST


@in_a_loop
async def test_the_owners_return_and_a_yes_in_one_batch() -> None:
    """The return was answered first: the device had the seat for no view, and is told that it is lost."""
    await yes_and_return(returns_first=True)


@in_a_loop
async def test_a_yes_and_the_owners_return_in_one_batch() -> None:
    """The yes came first: the old key is void."""
    await yes_and_return(returns_first=False)


class InterruptedLog(MemoryLog):
    """A log that runs a callback before it writes."""

    meanwhile: Callable[[], object] | None = None

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Run the callback, then write."""
        happen, self.meanwhile = self.meanwhile, None
        if happen is not None:
            happen()
        await super().append(table, expected, bodies)


@in_a_loop
async def test_the_owner_returns_while_the_yes_is_being_written() -> None:
    """Their device connected with a key that was valid then; it is dismissed when the yes is durable."""
    log = InterruptedLog()
    room, (ann, bo, _) = await at_table(log=log)
    claimant = room.watch()
    await done(claimant.do(ClaimSeat(BO, new_key())))
    log.meanwhile = bo.come
    assert not (await ann.do(AnswerClaim(1, agrees=True))).refused
    assert bo.told[-1] is TableRefusal.SIT_DOWN_FIRST
    assert [claimant.key_hash] == holders(room)


@in_a_loop
async def test_the_host_answers_twice() -> None:
    """The second answer finds nothing to answer, whatever it says."""
    room, (ann, *_) = await at_table()
    claimant = room.watch()
    await done(claimant.do(ClaimSeat(BO, new_key())))
    yes, no = ann.post(AnswerClaim(1, agrees=True)), ann.post(AnswerClaim(1, agrees=False))
    assert [None, TableRefusal.NO_SUCH_CLAIM] == [(await each).refused for each in (yes, no)]
    await room.settle()
    assert claimant.person == BO


@in_a_loop
async def test_the_claimant_goes_away() -> None:
    """The claim is withdrawn when the device disconnects, and when the person withdraws it."""
    room, (ann, *_) = await at_table()
    claimant = room.watch()
    await done(claimant.do(ClaimSeat(BO, new_key())))
    claimant.leave()
    await room.settle()
    assert not room.now.claims
    other, key = room.watch(), new_key()
    await done(other.do(ClaimSeat(BO, key)))
    await done(other.do(WithdrawClaim(key)))
    assert (await ann.do(AnswerClaim(2, agrees=True))).refused is TableRefusal.NO_SUCH_CLAIM
    assert [] == holders(room)


@in_a_loop
async def test_a_claim_nobody_answers() -> None:
    """It is closed after two minutes, and not before."""
    room, _ = await at_table()
    await done(room.watch().do(ClaimSeat(BO, new_key())))
    await room.wait(119)
    assert [1] == [claim.number for claim in room.now.claims]
    await room.wait(1)
    assert not room.now.claims


@in_a_loop
async def test_a_claim_survives_a_restart_only_as_long_as_its_time() -> None:
    """The claim is in the log; the claimant has to reconnect."""
    room, _ = await at_table()
    await done(room.watch().do(ClaimSeat(BO, new_key())))
    await room.restart()
    assert [1] == [claim.number for claim in room.now.claims]
    room.watch(0)
    await room.wait(120)
    assert not room.now.claims


@in_a_loop
async def test_the_claimed_person_is_sent_away_meanwhile() -> None:
    """The claim is closed with the seat, and the claimant stays a spectator."""
    room, (ann, *_) = await at_table(people=4)
    claimant = room.watch()
    await done(claimant.do(ClaimSeat(BO, new_key())))
    await done(ann.do(SendAway(BO)))
    await room.wait(0)
    assert not room.now.claims
    assert claimant.person is None
    assert (await claimant.do(Say("hello"))).refused is TableRefusal.SIT_DOWN_FIRST


@in_a_loop
async def test_another_server_gives_the_seat_back() -> None:
    """The claimant's server reads it from the log, and so do the owner's devices on both."""
    room, (ann, bo, _) = await at_table()
    claimant = room.watch()
    await done(claimant.do(ClaimSeat(BO, new_key())))
    rival = Table(room.table.code, room.table.replayed, room.context)
    here, room.table = room.table, rival
    ann.come()
    await done(ann.do(AnswerClaim(1, agrees=True)))
    room.table = here
    await room.settle()
    assert claimant.person == BO
    assert claimant.hand == room.game.hands[BO]
    assert bo.hand is None or bo not in room.table.devices
    rival.rest()
