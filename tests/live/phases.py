"""Tables brought to a phase of a game."""

from conteur.rules.moves import ClaimStory, GiveClue
from conteur.tables.settings import Settings
from tests.live.looping import done
from tests.live.room import Device, Room


async def telling(room: Room, settings: Settings | None = None, people: int = 4) -> list[Device]:
    """A game whose first storyteller, A, is about to give a clue."""
    devices = await room.open(settings, people=people, starts=True)
    await done(devices[0].do(ClaimStory()))
    return devices


async def submitting(room: Room, settings: Settings | None = None, people: int = 4) -> list[Device]:
    """A has given a clue, and the others hand over cards."""
    devices = await telling(room, settings, people)
    await done(devices[0].do(GiveClue("sea", (devices[0].hand or ())[0])))
    return devices
