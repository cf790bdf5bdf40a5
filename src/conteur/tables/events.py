"""Table events: what happened among the people of a table. The game's own events are in `rules.events`."""

from msgspec import Struct

from conteur.rules.events import Event as GameEvent
from conteur.tables.event_base import Person, Rabbit, TableEventBase
from conteur.tables.moderation import ModerationEvent
from conteur.tables.settings import Settings

__all__ = ["Person", "Rabbit", "TableEventBase"]
"""Defined in `event_base`, and used together with these events."""


class TableOpened(TableEventBase, frozen=True):
    """Somebody opened the table. `secret` is the next game's; from now on its hash is shown."""

    settings: Settings
    secret: str
    look_secret: str = ""
    """What look keys are made from, as hex; empty in logs from before there were any."""


class PersonSat(TableEventBase, frozen=True):
    """Somebody sat down; the key proves it is the same person later."""

    person: Person
    name: str
    rabbit: Rabbit
    key_hash: str
    instead_of: Person | None = None
    """The bot whose chair it was, where the waiting room was full."""


class BotSat(TableEventBase, frozen=True):
    """A bot took an empty chair."""

    person: Person
    name: str
    rabbit: Rabbit


class BotRelieved(TableEventBase, frozen=True):
    """Somebody took over a bot's place, number included. Only old logs have it: no number is used twice any more."""

    person: Person
    name: str
    rabbit: Rabbit
    key_hash: str


class LookChanged(TableEventBase, frozen=True):
    """Another name or another rabbit."""

    person: Person
    name: str
    rabbit: Rabbit


class PersonLeft(TableEventBase, frozen=True):
    """Somebody left for good: by choice, or sent away."""

    person: Person


class PersonSentAway(TableEventBase, frozen=True):
    """The host sent somebody away; the events of their leaving follow."""

    person: Person


class PersonLetBack(TableEventBase, frozen=True):
    """Somebody who was sent away may sit down again."""

    person: Person


class PersonForgotten(TableEventBase, frozen=True):
    """Somebody was erased on request: the log before this entry was rewritten without their data."""

    person: Person


class BotTookOver(TableEventBase, frozen=True):
    """A bot plays on in a leaver's place."""

    person: Person
    name: str
    bot: Person | None = None
    """The bot's own number; None in old logs, where it kept the leaver's."""


class PersonLeaving(TableEventBase, frozen=True):
    """Somebody will leave when the round is over; a stand-in plays until then."""

    person: Person


class HostChanged(TableEventBase, frozen=True):
    """Somebody else is host now."""

    person: Person


class SettingsChanged(TableEventBase, frozen=True):
    """Settings were changed."""

    settings: Settings


class SeatsArranged(TableEventBase, frozen=True):
    """The seating order changed; in Team, two who sit opposite each other are partners."""

    order: tuple[Person, ...]


class WordAdded(TableEventBase, frozen=True):
    """Somebody mixed a word of their own into the next shuffle."""

    person: Person
    word: str


class PictureAdded(TableEventBase, frozen=True):
    """The host brought a picture; its image is in the image store under this id."""

    picture: str
    likeness: str
    """A perceptual hash: pictures with nearly equal hashes look nearly the same."""
    title: str = ""
    tags: tuple[str, ...] = ()


class PictureDescribed(TableEventBase, frozen=True):
    """The host changed the texts of one of the table's own pictures."""

    picture: str
    title: str
    tags: tuple[str, ...]


class PictureRemoved(TableEventBase, frozen=True):
    """One of the table's own pictures was removed from play."""

    picture: str


class BroughtCard(Struct, frozen=True, omit_defaults=True):
    """A card of a deck that was brought, with its texts."""

    id: str
    title: str = ""
    tags: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()
    suggestive: tuple[str, ...] = ()
    oblique: tuple[str, ...] = ()
    description: str = ""


class DeckBrought(TableEventBase, frozen=True):
    """A deck saved on this server can be chosen here, with these cards, even if it is later changed or deleted."""

    name: str
    title: str
    cards: tuple[BroughtCard, ...]


class GameStarted(TableEventBase, frozen=True):
    """The deal follows; these are the seats. `next_secret` is for the next game."""

    seats: tuple[Person, ...]
    next_secret: str
    pictures: tuple[str, ...] = ()
    """What each card number means, as deck/picture; empty in games from before there were several decks."""


class PersonJoined(TableEventBase, frozen=True):
    """A latecomer has a seat in the running game."""

    person: Person
    seat: int
    instead_of: Person | None = None
    """The bot whose place, cards and score they took over; it has left."""


class TableReopened(TableEventBase, frozen=True):
    """Back to the waiting room, with the same people."""


class Said(TableEventBase, frozen=True):
    """Somebody said something, or reacted; a bot said a phrase."""

    person: Person
    text: str
    """Words, or the name of the reaction or phrase."""
    to_team: bool = False
    is_reaction: bool = False
    is_phrase: bool = False


class ClockPaused(TableEventBase, frozen=True):
    """The clock was paused."""


class ClockResumed(TableEventBase, frozen=True):
    """The clock was resumed."""


class ClockExtended(TableEventBase, frozen=True):
    """Somebody asked for more time in this phase."""

    milliseconds: int


class ClockRestarted(TableEventBase, frozen=True):
    """The phase has its full time again: it had run out while nobody was there."""


TableEvent = (
    TableOpened
    | PersonSat
    | BotSat
    | BotRelieved
    | LookChanged
    | PersonLeft
    | PersonSentAway
    | PersonLetBack
    | PersonForgotten
    | BotTookOver
    | PersonLeaving
    | HostChanged
    | SettingsChanged
    | SeatsArranged
    | WordAdded
    | PictureAdded
    | PictureDescribed
    | PictureRemoved
    | DeckBrought
    | GameStarted
    | PersonJoined
    | TableReopened
    | Said
    | ClockPaused
    | ClockResumed
    | ClockExtended
    | ClockRestarted
    | ModerationEvent
)

Event = TableEvent | GameEvent
"""What a log entry holds."""
