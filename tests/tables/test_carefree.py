"""A table is carefree only when nothing will ever be due there."""

from random import Random

from msgspec.structs import replace

from conteur.rules.game import awaited
from conteur.tables.asks import AddBot, ChangeSettings, Leave, Reopen, StartGame
from conteur.tables.settings import SettingsChange
from conteur.tables.timing import Dial, Patience, Presence, StandIn, chores, is_carefree, moment_of, seconds_now
from conteur.tables.wishes import Wish
from tests.tables.evening import Evening


def test_whoever_comes_and_goes() -> None:
    """Over many moments of many evenings a carefree table has no chores; before a game, in it and after it."""
    carefree = set()
    for seed in range(60):
        random = Random(seed)  # noqa: S311 - a test's whims
        evening = Evening(seed=seed).gather(random.randint(3, 5), bots=random.choice((0, 0, 1)))
        for _ in range(60):
            _go_on(evening, random)
            table, presence = evening.table, _presence(evening, random)
            if is_carefree(table, presence):
                dial = Dial(0.0, seconds_now(table), is_paused=False)
                assert [] == [*chores(table, presence, dial, Patience(), {})]
                carefree.add(table.game and table.game.phase)
    assert {None, "claiming", "telling", "submitting", "voting", "scored"} <= carefree


def test_nobody_is_host() -> None:
    """Somebody who is here will have to be."""
    evening = Evening().gather(4)
    people = [member.person for member in evening.table.members]
    presence = Presence(devices=dict.fromkeys(people, 1))
    assert is_carefree(evening.table, presence)
    assert not is_carefree(replace(evening.table, host=None), presence)


def _presence(evening: Evening, random: Random) -> Presence:
    """Mostly everybody."""
    presence, people = Presence(), [member.person for member in evening.table.members if member.is_present]
    for person in people:
        if random.random() < 0.97:
            presence.arrive(person)
    presence.expect(people, 1.0)
    return presence


def _go_on(evening: Evening, random: Random) -> None:
    """Mostly somebody moves; sometimes somebody leaves, a bot comes, or the pace changes."""
    table = evening.table
    match random.randrange(25):
        case 0 if table.members:
            evening.ask(random.choice(table.members).person, Leave())
        case 1:
            evening.ask(table.host, ChangeSettings(SettingsChange(pace=random.choice(("off", "off", "brisk")))))
        case 2:
            evening.ask(table.host, random.choice((AddBot(), Reopen())))
        case _ if table.game is not None and awaited(table.game):
            seat = random.choice(awaited(table.game))
            evening.wish(Wish(StandIn(seat, moment_of(table))))
        case _:
            evening.ask(table.host, StartGame())
