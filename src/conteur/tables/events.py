"""Table events: what happened among the people of a table. The game's own events are `rules.events`."""

from msgspec import Struct

from conteur.rules.events import Event as GameEvent
from conteur.tables.event_base import Person, Rabbit, TableEventBase
from conteur.tables.moderation import ModerationEvent
from conteur.tables.settings import Settings

__all__ = ["Person", "Rabbit", "TableEventBase"]
"""Defined beside this module, and used with it."""


class TableOpened(TableEventBase, frozen=True):
    """Somebody opened the table. `secret` is the next game's; its hash is shown from now on."""

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
    """Somebody is gone for good: by choice, or sent away."""

    person: Person


class PersonSentAway(TableEventBase, frozen=True):
    """The host does not want somebody here; how they go follows."""

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
    """Somebody goes when the round is over; a stand-in plays until then."""

    person: Person


class HostChanged(TableEventBase, frozen=True):
    """Somebody else looks after the table now."""

    person: Person


class SettingsChanged(TableEventBase, frozen=True):
    """Something else was agreed."""

    settings: Settings


class SeatsArranged(TableEventBase, frozen=True):
    """People changed chairs; in Team, who sits half the table apart is a pair."""

    order: tuple[Person, ...]


class WordAdded(TableEventBase, frozen=True):
    """Somebody mixed a word of their own into the next shuffle."""

    person: Person
    word: str


class PictureAdded(TableEventBase, frozen=True):
    """The host brought a picture; its image is in the image store under this id."""

    picture: str
    likeness: str
    """What it looks like, as a few bits: two pictures with nearly the same are nearly the same."""
    title: str = ""
    tags: tuple[str, ...] = ()


class PictureDescribed(TableEventBase, frozen=True):
    """The host gave one of the table's own pictures other words."""

    picture: str
    title: str
    tags: tuple[str, ...]


class PictureRemoved(TableEventBase, frozen=True):
    """One of the table's own pictures is not played with any more."""

    picture: str


class BroughtCard(Struct, frozen=True, omit_defaults=True):
    """A card of a deck that was brought, with its words."""

    id: str
    title: str = ""
    tags: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()
    suggestive: tuple[str, ...] = ()
    oblique: tuple[str, ...] = ()
    description: str = ""


class DeckBrought(TableEventBase, frozen=True):
    """A deck that is kept on this server can be chosen here now, with these cards, whatever becomes of it there."""

    name: str
    title: str
    cards: tuple[BroughtCard, ...]


class GameStarted(TableEventBase, frozen=True):
    """The deal follows; these are the seats. `next_secret` is for the game after."""

    seats: tuple[Person, ...]
    next_secret: str
    pictures: tuple[str, ...] = ()
    """What each card number means, as deck/picture; empty in games from before there were several decks."""


class PersonJoined(TableEventBase, frozen=True):
    """A latecomer has a seat in the running game."""

    person: Person
    seat: int
    instead_of: Person | None = None
    """The bot whose place, cards and score it was; it is gone."""


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
    """Time stands still."""


class ClockResumed(TableEventBase, frozen=True):
    """Time goes on."""


class ClockExtended(TableEventBase, frozen=True):
    """Somebody asked for more time in this phase."""

    milliseconds: int


class ClockRestarted(TableEventBase, frozen=True):
    """The phase has all its time again: it ran out while nobody was there."""


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
