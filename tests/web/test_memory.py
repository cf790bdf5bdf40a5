"""Views put together from remembered parts are, byte for byte, those that would be made afresh."""

from collections import deque
from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from conteur.bots.random_brain import RandomBrain
from conteur.rules.game import awaited
from conteur.rules.options import options
from conteur.rules.view import view
from conteur.tables.asks import AddBot, AddWord, Ask, ChangeLook, ChangeSettings, Leave, Reopen, Say, Sit, StartGame
from conteur.tables.deciding import decide_wish
from conteur.tables.entries import Entry
from conteur.tables.history import Past, open_past
from conteur.tables.keys import new_key, new_secret
from conteur.tables.people import Person, TableOpened
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.shown import Shown, TimeLeft
from conteur.tables.wishes import Wish
from conteur.web import messages as m
from conteur.web import wire
from conteur.web.memory import MEMORY, Memory
from conteur.web.wire import encode_view

CODE = "BCDFGH"
STEPS = 400


class Evening:
    """A table at which people come, go, chat and play, as it comes."""

    def __init__(self, mode: str, seed: int) -> None:
        """Nobody is there yet."""
        self._random = Random(f"{mode} {seed}")  # noqa: S311 - whims that can be had again
        self._brain = RandomBrain(self._random)
        settings = msgspec.convert({"mode": mode}, Settings)
        self.past: Past = open_past(TableOpened(settings, new_secret()))

    def shown(self) -> Shown:
        """A moment, with whoever happens to be connected."""
        people = [member.person for member in self.past.table.members]
        here = frozenset(person for person in people if self._random.random() < 0.9)
        left = TimeLeft(self._random.randrange(9000), is_paused=False) if self._random.random() < 0.3 else None
        return Shown(CODE, self.past.version, self.past.table, here, self._random.randrange(2), left)

    def go_on(self) -> None:
        """Something happens, if the table allows it."""
        wish = self._move() if self._random.random() < 0.8 else None
        outcome = decide_wish(self.past.table, wish or self._ask(), self._brain, None)
        for by, events in outcome.steps:
            self.past = self.past.after(Entry(0, events, by))

    def pick(self, moments: Sequence[Shown]) -> Shown:
        """One of them."""
        return self._random.choice(moments)

    def _move(self) -> Wish | None:
        game = self.past.table.game
        if game is None or not awaited(game):
            return None
        seat = self._random.choice(awaited(game))
        member = self.past.table.seated(seat)
        if member is None:
            return None
        return Wish(self._brain.choose(view(game, seat), options(game, seat)), member.person)

    def _ask(self) -> Wish:
        members = self.past.table.members
        by: Person | None = self._random.choice(members).person if members else None
        name = f"N{self._random.randrange(40)}"
        asks: list[Ask] = [Say("hello"), AddWord(name), ChangeLook(name, self._random.randrange(12))]
        host: list[Ask] = [AddBot(), StartGame(), Reopen(), ChangeSettings(SettingsChange(pace="brisk"))]
        match self._random.randrange(4):
            case 0:
                return Wish(Sit(name, new_key()))
            case 1:
                return Wish(self._random.choice(host), self.past.table.host)
            case 2:
                return Wish(Leave(), by) if self._random.random() < 0.2 else Wish(StartGame(), self.past.table.host)
            case _:
                return Wish(self._random.choice(asks), by)


def views(shown: Shown) -> list[bytes]:
    """Everybody's, and a spectator's."""
    return [encode_view(shown, person) for person in (None, *(member.person for member in shown.table.members))]


def afresh(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The same, with nothing remembered."""
    with monkeypatch.context() as patch:
        patch.setattr(wire, "MEMORY", Memory())
        return views(Shown(shown.code, shown.version, shown.table, shown.here, shown.spectators, shown.time_left))


@pytest.mark.parametrize("mode", ["base", "party", "team"])
def test_a_long_evening(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is remembered, and in whatever order it is asked for, nothing is old; and it is the protocol's."""
    evening = Evening(mode, seed=1)
    phases, earlier = set(), deque[Shown](maxlen=8)
    for number in range(STEPS):
        shown = evening.shown()
        seen = views(shown)
        assert afresh(shown, monkeypatch) == seen
        for raw in seen:
            message = msgspec.json.decode(raw, type=m.ToClient)
            assert raw == msgspec.json.encode(message)
        phases.add(None if shown.public is None else shown.public.phase)
        earlier.append(shown)
        again = evening.pick(earlier)
        assert afresh(again, monkeypatch) == views(again)
        evening.go_on()
        if not number % 50:
            MEMORY.fade()
    assert {None, "claiming", "submitting", "voting", "scored"} <= phases


def test_a_view_that_could_not_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves nothing behind that is half of this moment and half of another."""
    evening = Evening("base", seed=2)
    for _ in range(60):
        evening.go_on()
    before = evening.shown()
    views(before)
    while evening.past.table.game == before.table.game:
        evening.go_on()
    shown = replace(evening.shown(), spectators=before.spectators + 1)
    with monkeypatch.context() as patch:
        patch.setattr(wire, "_game", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            views(shown)
    assert afresh(before, monkeypatch) == views(replace(before))
    assert afresh(shown, monkeypatch) == views(shown)


def test_a_table_nobody_looks_at() -> None:
    """Is forgotten at the second look; one that was shown in between is not."""
    remembered = Memory()
    shown, resting = remembered["shown"], remembered["resting"]
    remembered.fade()
    assert shown is remembered["shown"]
    remembered.fade()
    assert shown is remembered["shown"]
    assert resting is not remembered["resting"]
