"""A history: batches of things that happen at one table, each batch in one breath, chosen by hypothesis."""

from collections.abc import Callable
from typing import Final

from hypothesis import strategies as st

from conteur.live.randomness import new_key
from conteur.rules.game import awaited
from conteur.tables.deadlines import moment_of
from conteur.tables.events import Event
from conteur.tables.requests import DrawLots, Request, StandIn
from conteur.tables.settings import Settings
from tests.secrecy.house import House, Line
from tests.secrecy.observer import Observer
from tests.web.truth import Truth

Action = tuple[str, int]
Batch = list[Action]

ACTIONS: Final = (
    *("move", "move", "move", "advance", "advance", "advance"),
    *("sit", "sit", "sit again", "come back", "leave", "leave", "look on", "hang up", "probe", "fetch"),
    *("send away", "send away", "let back", "hand over", "take over", "add bot", "start", "stop", "reopen"),
    *("others sit", "others look on", "others leave", "whisper", "leavers", "second device", "rematch", "seats"),
)
"""Each with a number that says who, or whom, or which."""

histories: Final = st.lists(
    st.lists(st.tuples(st.sampled_from(ACTIONS), st.integers(0, 11)), min_size=1, max_size=4), max_size=40
)


class History:
    """One table with honest people and an observer, who may be anybody any number of times."""

    def __init__(self, seed: int, settings: Settings, people: int = 3, bots: int = 1) -> None:
        """Nobody is there yet."""
        self.house = House(seed)
        self.observer = Observer()
        self._settings = settings
        self._people, self._bots = people, bots
        self.honest: list[Line] = []
        self.mine: list[Line] = []
        self.others_keys: list[str] = []
        self.happened: list[Event] = []
        """Every event of the log, when all is over."""
        self._said = 0
        self._names = 0

    async def play(self, batches: list[Batch]) -> Truth:
        """Everybody sits down, a game begins, and then all of this happens."""
        await self.house.open(self._settings)
        for number in range(self._people):
            (self._sit_down if number else self._others_sit_down)()
            await self._settled()
        for _ in range(self._bots):
            self._host().ask("add_bot")
        self._host().ask("start_game")
        await self._settled()
        for batch in batches:
            for kind, pick in batch:
                if kind == "advance":
                    await self.advance()
                elif kind == "fetch":
                    await self.fetch_everything()
                else:
                    self._do[kind](self, pick)
            await self._settled()
        for line in self.honest[:1]:
            line.ask("stop_game")
        await self._settled()
        await self.fetch_everything()
        truth = Truth(self.house.table.code, await self.house.log.read(self.house.table.code))
        self.happened = [event for entry in truth.entries for event in entry.events]
        return truth

    def faults(self, truth: Truth) -> list[str]:
        """What the observer knows and must not."""
        return self.observer.faults(truth, self.others_keys)

    async def _settled(self) -> None:
        await self.house.settle()

    # Time passes

    async def advance(self) -> None:
        """Everybody plays until the phase is another one."""
        await self._settled()
        table = self.house.table
        start = moment_of(table.state)
        for turn in range(60):
            game = table.state.game
            if game is None or moment_of(table.state) != start or not awaited(game):
                return
            seat = awaited(game)[0]
            if not self._move_of(seat, turn):
                what = DrawLots(start) if game.phase == "claiming" else StandIn(seat, start)
                table.post(Request(what), lambda _reply: None)
            await self._settled()

    def _move_of(self, seat: int, pick: int) -> bool:
        lines = [
            line for line in (*self.honest, *self.mine) if line.is_open and line.seat and line.seat["seat"] == seat
        ]
        return bool(lines) and lines[pick % len(lines)].play(pick)

    async def fetch_everything(self) -> None:
        """Every record and album there is, the list of cards, and what visitors see."""
        await self._settled()
        keys: list[str | None] = [None, *self.observer.keys[-2:]]
        for key in keys:
            for path in ("", "/cards", *(f"/games/{number}{form}" for number in (1, 2, 3) for form in ("", "/album"))):
                await self.house.fetch(self.observer, path, key)
        for held in self.observer.keys[-2:]:
            await self.house.export(self.observer, held)

    # The observer

    def _open(self, key: str | None = None) -> Line:
        line = Line(self.house, self.observer, key)
        self.mine.append(line)
        return line

    def _sit_down(self, pick: int = 0) -> None:
        """With a new key on a device that looks on, or on a new one."""
        line = next((line for line in self.mine if line.is_open and line.key is None), None) or self._open()
        line.key = new_key()
        self.observer.keys.append(line.key)
        line.ask("sit", name=self._name("M"), key=line.key, rabbit=pick % 12 if pick else None)

    def _sit_again(self, pick: int) -> None:
        """With a key held before, on a device that looks on."""
        if self.observer.keys:
            line = self._open()
            line.key = self.observer.keys[pick % len(self.observer.keys)]
            line.ask("sit", name=self._name("M"), key=line.key)

    def _come_back(self, pick: int) -> None:
        if self.observer.keys:
            self._open(self.observer.keys[pick % len(self.observer.keys)])

    def _my(self, pick: int) -> Line | None:
        mine = [line for line in self.mine if line.is_open]
        return mine[pick % len(mine)] if mine else None

    def _ask_of_mine(self, pick: int, kind: str, **words: object) -> None:
        if line := self._my(pick):
            line.ask(kind, **words)

    def _hang_up(self, pick: int) -> None:
        if line := self._my(pick):
            line.leave()

    def _probe(self, pick: int) -> None:
        """Moves that are not offered."""
        if line := self._my(pick):
            line.move({"kind": "cast_votes", "slots": [1 + pick % 6]})
            line.move({"kind": "submit_cards", "cards": [pick * 7]})
            line.move({"kind": "give_clue", "clue": "mine", "card": pick * 7 + 1})

    # The others

    def _others_come(self) -> Line:
        self.honest.append(Line(self.house, None))
        return self.honest[-1]

    def _others_sit_down(self, _pick: int = 0) -> None:
        line = next((line for line in self.honest if line.is_open and line.key is None), None) or self._others_come()
        line.key = new_key()
        self.others_keys.append(line.key)
        line.ask("sit", name=self._name("H"), key=line.key)

    def _other(self, pick: int) -> Line | None:
        open_lines = [line for line in self.honest if line.is_open]
        return open_lines[pick % len(open_lines)] if open_lines else None

    def _others_leave(self, pick: int) -> None:
        if len([line for line in self.honest if line.is_open]) > 1 and (line := self._other(pick)):
            line.ask("leave")

    def _whisper(self, pick: int) -> None:
        """An honest person's word to the partner."""
        if line := self._other(pick):
            self._said += 1
            line.ask("say", text=f"whisper number {self._said}.", to_team=True)

    # Whoever is host, honest or not

    def _host(self) -> Line:
        host = self.house.table.state.host
        for line in (*self.mine, *self.honest):
            you = line.view["you"] if line.view else None
            if line.is_open and you is not None and you["person"] == host:
                return line
        return (self._other(0) or self.mine[0]) if self.honest or self.mine else self._open()

    def _ask_of_host(self, kind: str, **words: object) -> None:
        self._host().ask(kind, **words)

    def _anybody(self, pick: int) -> int:
        """Somebody who is or was here, rather somebody who came late."""
        return max(0, self.house.table.state.next_person - pick % 6 + pick % 2)

    def _name(self, letter: str) -> str:
        self._names += 1
        return f"{letter}{self._names}"

    def _move(self, pick: int) -> None:
        game = self.house.table.state.game
        if game is not None and (seats := awaited(game)):
            self._move_of(seats[pick % len(seats)], pick)

    def _hand_over(self, pick: int) -> None:
        people = [member.person for member in self.house.table.state.members if member.is_present]
        self._ask_of_host("hand_over", person=people[pick % len(people)] if people else 0)

    def _take_over(self, pick: int) -> None:
        """The host makes the observer host."""
        mine = [line.view["you"]["person"] for line in self.mine if line.is_open and line.view and line.view["you"]]
        self._ask_of_host("hand_over", person=mine[pick % len(mine)] if mine else 0)

    def _rematch(self, _pick: int) -> None:
        self._ask_of_host("stop_game")
        self._ask_of_host("start_game")

    def _seats(self, pick: int) -> None:
        order = [member.person for member in self.house.table.state.members]
        turn = pick % len(order) if order else 0
        self._ask_of_host("arrange_seats", order=order[turn:] + order[:turn])

    _do: Final[dict[str, Callable[["History", int], None]]] = {
        "move": _move,
        "sit": _sit_down,
        "sit again": _sit_again,
        "come back": _come_back,
        "second device": _come_back,
        "leave": lambda self, pick: self._ask_of_mine(pick, "leave"),
        "look on": lambda self, _pick: (self._open(), None)[1],
        "hang up": _hang_up,
        "probe": _probe,
        "send away": lambda self, pick: self._ask_of_host("send_away", person=self._anybody(pick)),
        "let back": lambda self, pick: self._ask_of_host("let_back", person=self._anybody(pick)),
        "hand over": _hand_over,
        "take over": _take_over,
        "add bot": lambda self, _pick: self._ask_of_host("add_bot"),
        "start": lambda self, _pick: self._ask_of_host("start_game"),
        "stop": lambda self, pick: self._ask_of_host("stop_game" if pick % 3 == 0 else "reopen"),
        "reopen": lambda self, _pick: self._ask_of_host("reopen"),
        "others sit": _others_sit_down,
        "others look on": lambda self, _pick: (self._others_come(), None)[1],
        "others leave": _others_leave,
        "whisper": _whisper,
        "leavers": lambda self, pick: self._ask_of_host(
            "change_settings", settings={"leavers": "bot" if pick % 2 else "go"}
        ),
        "rematch": _rematch,
        "seats": _seats,
    }
