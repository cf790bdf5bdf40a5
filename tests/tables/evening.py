"""An evening at a table without clock, log or loop: wishes in, the table afterwards out."""

from collections.abc import Callable
from random import Random

from conteur.bots.random_brain import RandomBrain
from conteur.rules.game import Game, awaited
from conteur.tables.asks import AddBot, Ask, ChangeSettings, Sit, StartGame
from conteur.tables.deciding import decide_wish
from conteur.tables.folding import fold
from conteur.tables.gathering import Gathering, Member, open_gathering
from conteur.tables.happening import AnyRefusal, Happening
from conteur.tables.keys import new_key
from conteur.tables.people import Person, TableOpened
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.timing import DrawLots, StandIn, moment_of
from conteur.tables.wishes import Outcome, Wish

SECRET = "5a" * 32


class Evening:
    """One table; every wish is decided and folded at once."""

    def __init__(self, settings: Settings | None = None, *, seed: int = 1) -> None:
        """Nobody is there yet."""
        self.table: Gathering = open_gathering(TableOpened(settings or Settings(), SECRET))
        self.happened: list[Happening] = []
        self.keys: dict[Person, str] = {}
        self._brain = RandomBrain(Random(seed))  # noqa: S311 - a test's whims
        self._random = Random(seed)  # noqa: S311 - as above

    def wish(self, wish: Wish) -> Outcome:
        """Whatever it is; what happens, happens."""
        outcome = decide_wish(self.table, wish, self._brain, None)
        for _, events in outcome.steps:
            for event in events:
                self.table = fold(self.table, event, 0)
                self.happened.append(event)
        return outcome

    def ask(self, person: Person | None, ask: Ask) -> AnyRefusal | None:
        """Why not, or None."""
        return self.wish(Wish(ask, person)).refused

    def sit(self, name: str, rabbit: int | None = None) -> Person:
        """Somebody new."""
        key = new_key()
        outcome = self.wish(Wish(Sit(name, key, rabbit)))
        assert outcome.person is not None, outcome.refused
        self.keys[outcome.person] = key
        return outcome.person

    def gather(self, people: int, bots: int = 0) -> "Evening":
        """So many people called A, B, C ... and bots; person 0 is the host."""
        for number in range(people):
            self.sit(chr(ord("A") + number))
        for _ in range(bots):
            assert self.ask(0, AddBot()) is None
        return self

    def agree(self, change: SettingsChange) -> "Evening":
        """The host changes the settings."""
        assert self.ask(self.table.host, ChangeSettings(change)) is None
        return self

    def start(self) -> "Evening":
        """The host deals."""
        assert self.ask(self.table.host, StartGame()) is None
        return self

    def play(self, until: Callable[[Game], bool]) -> "Evening":
        """Everybody plays something until this is so."""
        while not until(self.game):
            seat = self._random.choice(awaited(self.game))
            assert self.wish(Wish(StandIn(seat, moment_of(self.table)))).steps
        return self

    def play_to(self, phase: str) -> "Evening":
        """Everybody plays until this phase."""
        return self.play(lambda game: game.phase == phase)

    def draw_lots(self) -> None:
        """Nobody claimed."""
        assert self.wish(Wish(DrawLots(moment_of(self.table)))).steps

    @property
    def game(self) -> Game:
        """The running game."""
        assert self.table.game is not None
        return self.table.game

    def member(self, person: Person) -> Member:
        """Somebody who is still listed."""
        member = self.table.member(person)
        assert member is not None
        return member

    def teller(self) -> Person:
        """Who tells this round."""
        assert self.game.storyteller is not None
        member = self.table.seated(self.game.storyteller)
        assert member is not None
        return member.person
