"""The state of a table: its people and their game, as one frozen value folded from the log."""

from typing import Literal

from msgspec import Struct

from conteur.rules.chance import Chance
from conteur.rules.game import Game
from conteur.rules.vocabulary import MAX_SEATS, Seat
from conteur.tables.clock import Clock
from conteur.tables.events import DeckBrought, Person, Rabbit, Said, TableOpened
from conteur.tables.settings import Settings

Status = Literal["waiting", "playing", "ended"]


class Member(Struct, frozen=True):
    """Somebody at the table. A bot has no key."""

    person: Person
    name: str
    rabbit: Rabbit
    key_hash: str | None
    seat: Seat | None = None
    """The seat in the running game; None before a game, and for a latecomer who waits for the next round."""
    is_leaving: bool = False
    is_muted: bool = False
    """Whether the host has muted them."""

    @property
    def is_bot(self) -> bool:
        """Whether this is a bot: there is no key that could prove the seat."""
        return self.key_hash is None

    @property
    def is_present(self) -> bool:
        """Whether this is a person who is not leaving."""
        return self.key_hash is not None and not self.is_leaving


class OwnPicture(Struct, frozen=True):
    """A picture the host brought to this table."""

    id: str
    likeness: str
    title: str = ""
    tags: tuple[str, ...] = ()


class SentAway(Struct, frozen=True):
    """Somebody the host sent away, and the hash that recognises them."""

    person: Person
    name: str
    key_hash: str


class Claim(Struct, frozen=True):
    """Somebody without its key says that a seat is theirs."""

    number: int
    person: Person
    key_hash: str
    at: int
    supporters: tuple[Person, ...] = ()
    """Who has agreed so far, if one is not enough."""


class Report(Struct, frozen=True):
    """Somebody reported another person to the host."""

    number: int
    person: Person
    by: Person
    remark: int | None = None


class Remark(Struct, frozen=True):
    """Something said, and when."""

    number: int
    at: int
    said: Said
    hearers: tuple[Person, ...] | None = None
    """Who could hear it when it was said; None is everybody."""


NoticeKind = Literal[
    "left",
    "sent_away",
    "let_back",
    "bot_took_over",
    "seat_regained",
    "host_changed",
    "locked",
    "unlocked",
    "muted",
    "unmuted",
    "played_for",
    "stood_in",
    "plays_again",
]


class Notice(Struct, frozen=True):
    """A line in the talk about something people did: a code, and names as they were then."""

    number: int
    at: int
    kind: NoticeKind
    who: str
    """Whom it is about; empty if it is about the table."""
    by: tuple[str, ...] = ()
    """Who did it, if anybody did."""


class TableState(Struct, frozen=True):
    """People, settings and game."""

    settings: Settings
    secret: str
    """The next game's secret; only its hash is shown before that game is over."""
    members: tuple[Member, ...] = ()
    """In seating order."""
    host: Person | None = None
    words: dict[Person, str] = {}
    next_person: Person = 0
    own: tuple[OwnPicture, ...] = ()
    """The pictures the host brought, in the order they came."""
    brought: dict[str, DeckBrought] = {}
    """Decks saved on this server that were brought to this table, by name."""
    game: Game | None = None
    pictures: tuple[str, ...] = ()
    """The picture for each card number of the game; empty in games older than multiple decks."""
    games: int = 0
    sent_away: tuple[SentAway, ...] = ()
    look_secret: str = ""
    """What look keys are derived from; never shown."""
    kicks: int = 0
    """How often somebody was sent away: each time the look keys change."""
    clues: tuple[str, ...] = ()
    """All clues of the running game; everybody seated has heard them."""
    talk: tuple[Remark, ...] = ()
    remarks: int = 0
    clock: Clock = Clock()
    claims: tuple[Claim, ...] = ()
    claims_made: int = 0
    reports: tuple[Report, ...] = ()
    """Shown to the host only."""
    reports_made: int = 0
    played_for: frozenset[Person] = frozenset()
    """Whose last move in this game was made by a stand-in."""
    notices: tuple[Notice, ...] = ()
    notices_made: int = 0

    @property
    def status(self) -> Status:
        """Whether people wait, play, or look at the result."""
        if self.game is None:
            return "waiting"
        return "ended" if self.game.phase == "ended" else "playing"

    def member(self, person: Person) -> Member | None:
        """The member with this number, if still here."""
        for member in self.members:  # called several times per move, and a generator would be slower
            if member.person == person:
                return member
        return None

    def present(self, person: Person) -> Member | None:
        """The member with this number, if it is a person who is not leaving; a leaver's key is void."""
        member = self.member(person)
        return member if member is not None and member.is_present else None

    def seated(self, seat: Seat) -> Member | None:
        """Who plays at this seat of the running game."""
        for member in self.members:
            if member.seat == seat:
                return member
        return None

    @property
    def players(self) -> tuple[Member, ...]:
        """Who would play the next game: leavers are gone by then, and bots make room for people who are waiting."""
        staying = tuple(member for member in self.members if not member.is_leaving)
        too_many = len(staying) - MAX_SEATS
        if too_many <= 0:
            return staying
        surplus = [member for member in staying if member.is_bot][-too_many:]
        return tuple(member for member in staying if member not in surplus)

    def free_rabbit(self, wished: Rabbit | None, instead_of: Person | None = None) -> Rabbit:
        """The wished rabbit if nobody has it, otherwise the first free one.

        The rabbit of a bot to be replaced is free. If all are taken, people wait for a bot's or a leaver's place.
        """
        taken = {member.rabbit for member in self.members if member.person != instead_of}
        if len(taken) == MAX_SEATS:
            taken = {member.rabbit for member in self.members if member.is_present}
        if wished is not None and wished not in taken:
            return wished
        return next(rabbit for rabbit in range(MAX_SEATS) if rabbit not in taken)

    def mixed_words(self) -> tuple[str, ...]:
        """The players' words for the next shuffle, in seating order."""
        return tuple(self.words[member.person] for member in self.members if member.person in self.words)


def chance_of(game: Game) -> Chance:
    """The source of chance of a running game."""
    return Chance(game.secret, game.words)


def open_state(opened: TableOpened) -> TableState:
    """A table nobody sits at yet."""
    return TableState(opened.settings, opened.secret, look_secret=opened.look_secret)
