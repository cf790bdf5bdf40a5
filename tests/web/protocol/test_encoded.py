"""Views put together from remembered parts are, byte for byte, those that would be made afresh."""

from collections import deque
from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from conteur.bots.brains.blind import BlindBrain
from conteur.live.presence import Presence
from conteur.live.randomness import new_key, new_secret
from conteur.rules.game import awaited
from conteur.rules.options import options
from conteur.rules.view import view
from conteur.store.replay import Replayed, replay_opening
from conteur.tables.asks import AddBot, AddWord, Ask, ChangeLook, ChangeSettings, Leave, Reopen, Say, Sit, StartGame
from conteur.tables.deadlines import moment_of
from conteur.tables.decide.dispatch import decide_request
from conteur.tables.entry import Entry
from conteur.tables.events import Person, TableOpened
from conteur.tables.requests import Circumstances, Request, StandIn
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.view import SharedView, TimeLeft
from conteur.web.protocol import encode
from conteur.web.protocol import messages as m
from conteur.web.protocol.encode import encode_view
from conteur.web.protocol.encoded import EncodedTables

CODE = "BCDFGH"
STEPS = 400


class Evening:
    """A table at which people come, go, chat and play, as it comes."""

    def __init__(self, mode: str, seed: int) -> None:
        """Nobody is there yet."""
        self._random = Random(f"{mode} {seed}")  # noqa: S311 - reproducible, not a secret
        self._brain = BlindBrain(self._random)
        settings = msgspec.convert({"mode": mode}, Settings)
        self.replayed: Replayed = replay_opening(TableOpened(settings, new_secret()))

    def shown(self) -> SharedView:
        """A moment, with whoever happens to be connected."""
        people = [member.person for member in self.replayed.state.members]
        here = frozenset(person for person in people if self._random.random() < 0.9)
        left = TimeLeft(self._random.randrange(9000), is_paused=False) if self._random.random() < 0.3 else None
        return SharedView(CODE, self.replayed.version, self.replayed.state, here, self._random.randrange(2), left)

    def go_on(self) -> None:
        """Something happens, if the table allows it."""
        request = self._move() if self._random.random() < 0.8 else None
        outcome = decide_request(
            self.replayed.state,
            request or self._ask(),
            self._brain,
            None,
            new_secret,
            Circumstances(0, 0.0, Presence()),
        )
        for by, events in outcome.steps:
            self.replayed = self.replayed.after(Entry(0, events, by))

    def pick(self, moments: Sequence[SharedView]) -> SharedView:
        """One of them."""
        return self._random.choice(moments)

    def _move(self) -> Request | None:
        game = self.replayed.state.game
        if game is None or not awaited(game):
            return None
        seat = self._random.choice(awaited(game))
        member = self.replayed.state.seated(seat)
        if member is None:
            return None
        if not member.is_present:
            return Request(StandIn(seat, moment_of(self.replayed.state)))
        return Request(self._brain.choose(view(game, seat), options(game, seat)), member.person)

    def _ask(self) -> Request:
        members = self.replayed.state.members
        by: Person | None = self._random.choice(members).person if members else None
        name = f"N{self._random.randrange(40)}"
        asks: list[Ask] = [Say("hello"), AddWord(name), ChangeLook(name, self._random.randrange(12))]
        host: list[Ask] = [AddBot(), StartGame(), Reopen(), ChangeSettings(SettingsChange(pace="brisk"))]
        match self._random.randrange(4):
            case 0:
                return Request(Sit(name, new_key()))
            case 1:
                return Request(self._random.choice(host), self.replayed.state.host)
            case 2:
                return (
                    Request(Leave(), by)
                    if self._random.random() < 0.2
                    else Request(StartGame(), self.replayed.state.host)
                )
            case _:
                return Request(self._random.choice(asks), by)


def views(shown: SharedView, encoded: EncodedTables) -> list[bytes]:
    """Everybody's, and a spectator's."""
    return [
        encode_view(shown, person, encoded) for person in (None, *(member.person for member in shown.state.members))
    ]


def fresh_views(shown: SharedView) -> list[bytes]:
    """The same, with nothing cached."""
    return views(replace(shown), EncodedTables())


@pytest.mark.parametrize("mode", ["base", "party", "team"])
def test_a_long_evening(mode: str) -> None:
    """However much is cached, and in whatever order it is asked for, nothing is stale; and it is the protocol's."""
    evening, encoded = Evening(mode, seed=1), EncodedTables()
    phases, earlier = set(), deque[SharedView](maxlen=8)
    for number in range(STEPS):
        shown = evening.shown()
        seen = views(shown, encoded)
        assert fresh_views(shown) == seen
        for raw in seen:
            message = msgspec.json.decode(raw, type=m.ToClient)
            assert raw == msgspec.json.encode(message)
        phases.add(None if shown.public is None else shown.public.phase)
        earlier.append(shown)
        again = evening.pick(earlier)
        assert fresh_views(again) == views(again, encoded)
        evening.go_on()
        if not number % 50:
            encoded.fade()
    assert {None, "claiming", "submitting", "voting", "scored"} <= phases


def test_a_view_that_could_not_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves nothing behind that is half of this moment and half of another."""
    evening, encoded = Evening("base", seed=2), EncodedTables()
    for _ in range(60):
        evening.go_on()
    before = evening.shown()
    views(before, encoded)
    while evening.replayed.state.game == before.state.game:
        evening.go_on()
    shown = replace(evening.shown(), spectators=before.spectators + 1)
    with monkeypatch.context() as patch:
        patch.setattr(encode, "_game", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            views(shown, encoded)
    assert fresh_views(before) == views(replace(before), encoded)
    assert fresh_views(shown) == views(shown, encoded)


def test_a_table_nobody_looks_at() -> None:
    """Is forgotten at the second look; one that was shown in between is not."""
    tables = EncodedTables()
    shown, resting = tables["shown"], tables["resting"]
    tables.fade()
    assert shown is tables["shown"]
    tables.fade()
    assert shown is tables["shown"]
    assert resting is not tables["resting"]
