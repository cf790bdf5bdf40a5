"""A table as it stands: its people and their game, as one frozen value folded from the log."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from conteur.rules.chance import Chance
from conteur.rules.events import ClueGiven, Event, GameDealt
from conteur.rules.evolve import deal, evolve
from conteur.rules.game import Game
from conteur.rules.vocabulary import MAX_SEATS, Seat
from conteur.tables.clock import Clock
from conteur.tables.people import (
    BotRelieved,
    BotSat,
    BotTookOver,
    ClockExtended,
    ClockPaused,
    ClockRestarted,
    ClockResumed,
    DeckBrought,
    Fact,
    GameStarted,
    HostChanged,
    LookChanged,
    PeopleEvent,
    Person,
    PersonForgotten,
    PersonJoined,
    PersonLeaving,
    PersonLeft,
    PersonLetBack,
    PersonSat,
    PersonSentAway,
    PictureAdded,
    PictureDescribed,
    PictureRemoved,
    Rabbit,
    Said,
    SeatsArranged,
    SettingsChanged,
    TableOpened,
    TableReopened,
    WordAdded,
)
from conteur.tables.settings import Settings

Status = Literal["waiting", "playing", "ended"]

_TALK_KEPT: Final = 50
_SENT_AWAY_KEPT: Final = 24
"""A host who has sent away more than that locks the table."""


class Member(Struct, frozen=True):
    """Somebody at the table. A bot has no key."""

    person: Person
    name: str
    rabbit: Rabbit
    key_hash: str | None
    seat: Seat | None = None
    """The place in the running game; None before it, and for a latecomer who waits for the next round."""
    is_leaving: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether nobody can prove to be this one."""
        return self.key_hash is None

    @property
    def is_present(self) -> bool:
        """Whether this is somebody who may still be spoken to: no bot, and not on the way out."""
        return self.key_hash is not None and not self.is_leaving


class OwnPicture(Struct, frozen=True):
    """A picture the host brought to this table."""

    id: str
    likeness: str
    title: str = ""
    tags: tuple[str, ...] = ()


class SentAway(Struct, frozen=True):
    """Somebody the host does not want here, and what proves it is the same one."""

    person: Person
    name: str
    key_hash: str


class Remark(Struct, frozen=True):
    """Something said, and when."""

    number: int
    at: int
    said: Said


class Gathering(Struct, frozen=True):
    """People, agreement and game."""

    settings: Settings
    secret: str
    """The next game's; only its hash is ever shown before that game is over."""
    members: tuple[Member, ...] = ()
    """In seating order."""
    host: Person | None = None
    words: dict[Person, str] = {}
    next_person: Person = 0
    own: tuple[OwnPicture, ...] = ()
    """The pictures the host brought, in the order they came."""
    brought: dict[str, DeckBrought] = {}
    """Decks that are kept on this server and were brought to this table, by name."""
    game: Game | None = None
    pictures: tuple[str, ...] = ()
    """What each card number of the game means; empty in games from before there were several decks."""
    games: int = 0
    sent_away: tuple[SentAway, ...] = ()
    clues: tuple[str, ...] = ()
    """Everything told in the running game; whoever sits there has heard it."""
    talk: tuple[Remark, ...] = ()
    remarks: int = 0
    clock: Clock = Clock()

    @property
    def status(self) -> Status:
        """Whether people wait, play, or look at the result."""
        if self.game is None:
            return "waiting"
        return "ended" if self.game.phase == "ended" else "playing"

    def member(self, person: Person) -> Member | None:
        """The one with this number, if still here."""
        for member in self.members:  # asked several times a move, and a generator costs more than it finds
            if member.person == person:
                return member
        return None

    def present(self, person: Person) -> Member | None:
        """The one with this number, if it is somebody who has not left; a leaver's key opens nothing."""
        member = self.member(person)
        return member if member is not None and member.is_present else None

    def seated(self, seat: Seat) -> Member | None:
        """Who plays at this seat of the running game."""
        for member in self.members:
            if member.seat == seat:
                return member
        return None

    def free_rabbit(self, wished: Rabbit | None) -> Rabbit:
        """The wished rabbit if nobody has it, else the first free one."""
        taken = {member.rabbit for member in self.members}
        if wished is not None and wished not in taken:
            return wished
        return next(rabbit for rabbit in range(MAX_SEATS + 1) if rabbit not in taken)

    def mixed_words(self) -> tuple[str, ...]:
        """The players' words for the next shuffle, in seating order."""
        return tuple(self.words[member.person] for member in self.members if member.person in self.words)


def chance_of(game: Game) -> Chance:
    """The dice of a running game."""
    return Chance(game.secret, game.words)


def open_gathering(opened: TableOpened) -> Gathering:
    """A table nobody sits at yet."""
    return Gathering(opened.settings, opened.secret)


def fold(table: Gathering, event: PeopleEvent | Event, at: int) -> Gathering:  # noqa: C901, PLR0912 - one branch an event
    """The table after one more event."""
    if not isinstance(event, Fact):
        return _fold_game(table, event)
    match event:
        case PersonSat(person, name, rabbit, key_hash):
            return _add(table, Member(person, name, rabbit, key_hash))
        case BotSat(person, name, rabbit):
            return _add(table, Member(person, name, rabbit, None))
        case BotRelieved(person, name, rabbit, key_hash):
            relieved = _change(table, person, name=name, rabbit=rabbit, key_hash=key_hash, is_leaving=False)
            return replace(relieved, host=person) if table.host is None else relieved
        case LookChanged(person, name, rabbit):
            return _change(table, person, name=name, rabbit=rabbit)
        case PersonLeft(person):
            return _remove(table, person)
        case PersonSentAway(person):
            return _send_away(table, person)
        case PersonLetBack(person):
            return replace(table, sent_away=tuple(one for one in table.sent_away if one.person != person))
        case PersonForgotten():
            return table  # what came before says nothing of them any more
        case BotTookOver(person, name):
            return _without_host(_change(table, person, name=name, key_hash=None, is_leaving=False), person)
        case PersonLeaving(person):
            return _without_host(_change(table, person, is_leaving=True), person)
        case PersonJoined(person, seat):
            return _change(table, person, seat=seat)
        case HostChanged(person):
            return replace(table, host=person)
        case SettingsChanged(settings):
            return replace(table, settings=settings)
        case SeatsArranged(order):
            by_person = {member.person: member for member in table.members}
            return replace(table, members=tuple(by_person[person] for person in order))
        case WordAdded(person, word):
            return replace(table, words={**table.words, person: word})
        case PictureAdded(picture, likeness, title, tags):
            return replace(table, own=(*table.own, OwnPicture(picture, likeness, title, tags)))
        case PictureDescribed(picture, title, tags):
            own = (replace(each, title=title, tags=tags) if each.id == picture else each for each in table.own)
            return replace(table, own=tuple(own))
        case PictureRemoved(picture):
            return replace(table, own=tuple(each for each in table.own if each.id != picture))
        case DeckBrought():
            return replace(table, brought={**table.brought, event.name: event})
        case GameStarted(seats, next_secret, pictures):
            placed = {person: seat for seat, person in enumerate(seats)}
            members = tuple(replace(member, seat=placed[member.person]) for member in table.members)
            return replace(
                _without_team_talk(table),
                members=members,
                words={},
                secret=next_secret,
                pictures=pictures,
                games=table.games + 1,
            )
        case TableReopened():
            members = tuple(replace(member, seat=None) for member in table.members)
            return replace(_without_team_talk(table), members=members, game=None, pictures=())
        case Said():
            remark = Remark(table.remarks + 1, at, event)
            return replace(table, talk=(*table.talk, remark)[-_TALK_KEPT:], remarks=remark.number)
        case ClockPaused():
            return replace(table, clock=table.clock.paused(at))
        case ClockResumed():
            return replace(table, clock=table.clock.resumed(at))
        case ClockExtended(milliseconds):
            return replace(table, clock=table.clock.extended(milliseconds))
        case ClockRestarted():
            return replace(table, clock=Clock(at))
        case TableOpened():
            raise TypeError("a table is opened once")


def _fold_game(table: Gathering, event: Event) -> Gathering:
    if isinstance(event, GameDealt):
        return replace(table, game=deal(event), clues=())
    if table.game is None:
        raise TypeError(f"{type(event).__name__} before the deal")
    if isinstance(event, ClueGiven):
        return replace(table, game=evolve(table.game, event), clues=(*table.clues, event.clue))
    return replace(table, game=evolve(table.game, event))


def _add(table: Gathering, member: Member) -> Gathering:
    """The first person to sit down looks after the table."""
    host = member.person if table.host is None and not member.is_bot else table.host
    return replace(table, members=(*table.members, member), next_person=member.person + 1, host=host)


def _change(table: Gathering, person: Person, **changes: object) -> Gathering:
    members = tuple(replace(member, **changes) if member.person == person else member for member in table.members)
    return replace(table, members=members)


def _remove(table: Gathering, person: Person) -> Gathering:
    members = tuple(member for member in table.members if member.person != person)
    words = {by: word for by, word in table.words.items() if by != person}
    return _without_host(replace(table, members=members, words=words), person)


def _send_away(table: Gathering, person: Person) -> Gathering:
    member = table.member(person)
    if member is None or member.key_hash is None:
        raise TypeError("somebody who is not here was sent away")
    gone = SentAway(person, member.name, member.key_hash)
    return replace(table, sent_away=(*table.sent_away, gone)[-_SENT_AWAY_KEPT:])


def _without_host(table: Gathering, person: Person) -> Gathering:
    """Whoever leaves looks after nothing; the next to sit down will, if nobody is named."""
    return replace(table, host=None) if table.host == person else table


def _without_team_talk(table: Gathering) -> Gathering:
    """What partners said stays in their game: in the next one they may sit apart, or talk in public (T-22)."""
    return replace(table, talk=tuple(remark for remark in table.talk if not remark.said.to_team))
