"""A table without clock, log or event loop: requests in, the new state out."""

from collections.abc import Callable
from random import Random

from conteur.bots.brains.blind import BlindBrain
from conteur.live.randomness import new_key, new_secret
from conteur.rules.game import Game, awaited
from conteur.rules.moves import CastVotes
from conteur.rules.options import MayVote
from conteur.rules.view import private
from conteur.tables.asks import AddBot, Ask, ChangeSettings, Sit, StartGame
from conteur.tables.deadlines import moment_of
from conteur.tables.decide.dispatch import decide_request
from conteur.tables.entry import Entry
from conteur.tables.events import Event, Person, TableOpened
from conteur.tables.evolve import evolve_entry
from conteur.tables.refusals import AnyRefusal
from conteur.tables.requests import Circumstances, DrawLots, Outcome, Request, StandIn
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.state import Member, TableState, open_state

SECRET = "5a" * 32


class Evening:
    """One table; every request is decided and folded at once."""

    def __init__(self, settings: Settings | None = None, *, seed: int = 1) -> None:
        """Nobody is there yet."""
        self.state: TableState = open_state(TableOpened(settings or Settings(), SECRET, SECRET))
        self.happened: list[Event] = []
        self.keys: dict[Person, str] = {}
        self.at = 0
        """Milliseconds."""
        self.away_since: dict[Person, int] = {}
        """Who is not connected, and since when."""
        self._brain = BlindBrain(Random(seed))  # noqa: S311 - reproducible, not a secret
        self._random = Random(seed)  # noqa: S311 - as above

    def is_here(self, person: Person) -> bool:
        """Whether somebody is connected."""
        return person not in self.away_since

    def away_for(self, person: Person, now: float) -> float:
        """For how long somebody has not been."""
        return now - self.away_since.get(person, self.at) / 1000

    def request(self, request: Request) -> Outcome:
        """Whatever it is; what happens, happens."""
        around = Circumstances(self.at, self.at / 1000, self)
        outcome = decide_request(self.state, request, self._brain, None, new_secret, around)
        for by, events in outcome.steps:
            self.state = evolve_entry(self.state, Entry(self.at, events, by))
            self.happened += events
        return outcome

    def ask(self, person: Person | None, ask: Ask) -> AnyRefusal | None:
        """Why not, or None."""
        return self.request(Request(ask, person)).refused

    def sit(self, name: str, rabbit: int | None = None) -> Person:
        """Somebody new."""
        key = new_key()
        outcome = self.request(Request(Sit(name, key, rabbit)))
        assert outcome.person is not None, outcome.refused
        self.keys[outcome.person] = key
        return outcome.person

    def gather(self, people: int, bots: int = 0) -> "Evening":
        """Seat people called A, B, C ... and bots; person 0 is the host."""
        for number in range(people):
            self.sit(chr(ord("A") + number))
        for _ in range(bots):
            assert self.ask(0, AddBot()) is None
        return self

    def agree(self, change: SettingsChange) -> "Evening":
        """The host changes the settings."""
        assert self.ask(self.state.host, ChangeSettings(change)) is None
        return self

    def start(self) -> "Evening":
        """The host deals."""
        assert self.ask(self.state.host, StartGame()) is None
        return self

    def play(self, until: Callable[[Game], bool]) -> "Evening":
        """Everybody plays something until this is so."""
        while not until(self.game):
            seat = self._random.choice(awaited(self.game))
            assert self.request(Request(StandIn(seat, moment_of(self.state)))).steps
        return self

    def play_to(self, phase: str) -> "Evening":
        """Everybody plays until this phase."""
        return self.play(lambda game: game.phase == phase)

    def vote(self, person: Person) -> CastVotes:
        """Somebody votes themselves."""
        seat = self.member(person).seat
        option = next(each for each in private(self.game, seat or 0).options if isinstance(each, MayVote))
        move = CastVotes(option.slots[:1])
        assert self.request(Request(move, person)).refused is None
        return move

    def draw_lots(self) -> None:
        """Nobody claimed."""
        assert self.request(Request(DrawLots(moment_of(self.state)))).steps

    @property
    def game(self) -> Game:
        """The running game."""
        assert self.state.game is not None
        return self.state.game

    def member(self, person: Person) -> Member:
        """Somebody who is still listed."""
        member = self.state.member(person)
        assert member is not None
        return member

    def teller(self) -> Person:
        """The storyteller of this round."""
        assert self.game.storyteller is not None
        member = self.state.seated(self.game.storyteller)
        assert member is not None
        return member.person
