"""`has_no_chores` is true only when nothing will ever be due."""

from random import Random

from msgspec.structs import replace

from conteur.live.patience import Patience
from conteur.live.presence import Presence
from conteur.live.timers.chores import LocalClock, chores, has_no_chores
from conteur.rules.game import awaited
from conteur.tables.asks import AddBot, ChangeSettings, Leave, Reopen, StartGame
from conteur.tables.deadlines import moment_of, seconds_now
from conteur.tables.requests import Request, StandIn
from conteur.tables.settings import SettingsChange
from tests.live.looping import in_a_loop
from tests.live.room import Device, Room
from tests.tables.evening import Evening


def test_whoever_comes_and_goes() -> None:
    """Over many random states, before, during and after a game: a table without chores has none."""
    carefree = set()
    for seed in range(60):
        random = Random(seed)  # noqa: S311 - reproducible, not a secret
        evening = Evening(seed=seed).gather(random.randint(3, 5), bots=random.choice((0, 0, 1)))
        for _ in range(60):
            _go_on(evening, random)
            table, presence = evening.state, _presence(evening, random)
            if has_no_chores(table, presence):
                dial = LocalClock(0.0, seconds_now(table), is_paused=False)
                assert [] == [*chores(table, presence, dial, Patience(), {})]
                carefree.add(table.game and table.game.phase)
    assert {None, "claiming", "telling", "submitting", "voting", "scored"} <= carefree


def test_nobody_is_host() -> None:
    """Somebody who is here will have to be."""
    evening = Evening().gather(4)
    people = [member.person for member in evening.state.members]
    presence = Presence(devices=dict.fromkeys(people, 1))
    assert has_no_chores(evening.state, presence)
    assert not has_no_chores(replace(evening.state, host=None), presence)


def _presence(evening: Evening, random: Random) -> Presence:
    """Mostly everybody."""
    presence, people = Presence(), [member.person for member in evening.state.members if member.is_present]
    for person in people:
        if random.random() < 0.97:
            presence.arrive(person)
    presence.expect(people, 1.0)
    return presence


def _go_on(evening: Evening, random: Random) -> None:
    """Mostly somebody moves; sometimes somebody leaves, a bot comes, or the pace changes."""
    table = evening.state
    match random.randrange(25):
        case 0 if table.members:
            evening.ask(random.choice(table.members).person, Leave())
        case 1:
            evening.ask(table.host, ChangeSettings(SettingsChange(pace=random.choice(("off", "off", "brisk")))))
        case 2:
            evening.ask(table.host, random.choice((AddBot(), Reopen())))
        case _ if table.game is not None and awaited(table.game):
            seat = random.choice(awaited(table.game))
            evening.request(Request(StandIn(seat, moment_of(table))))
        case _:
            evening.ask(table.host, StartGame())


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
    (cy,) = (device for device in room.table.devices if device.person == 2 and isinstance(device, Device))
    cy.leave()
    ann.leave()
    room.watch()
    await room.wait(600)
    assert room.now.host == 0
    bo.come()
    await room.wait(0)
    assert room.now.host == 1
