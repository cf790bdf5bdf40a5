"""Tables are unloaded and loaded again."""

import asyncio

from tests.live.looping import in_a_loop
from tests.live.room import Room


@in_a_loop
async def test_a_table_found_again_is_the_same_table() -> None:
    """Unloaded after two sweeps without devices; loaded again from the log with keys and hands."""
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
    assert (before, hands) == (both[0].state, both[0].state.game and both[0].state.game.hands)
    assert await room.lobby.find("BCDFGH") is None
    assert await room.lobby.find("../etc") is None
