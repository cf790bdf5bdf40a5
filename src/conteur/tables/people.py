"""What happens among the people of a table, as facts. The game's own facts are `rules.events`."""

from msgspec import Struct

from conteur.tables.settings import Settings

Person = int
"""Somebody, or a bot, at this table: a number given once and never again."""

Rabbit = int
"""One of twelve, 0 to 11."""


def in_snake_case(name: str) -> str:
    """The name a type has on disk and on the wire."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("_")


class Fact(Struct, frozen=True, tag_field="event", tag=in_snake_case):
    """Written to the log under a name of our own."""


class TableOpened(Fact, frozen=True):
    """Somebody opened the table. `secret` is the next game's; its hash is shown from now on."""

    settings: Settings
    secret: str


class PersonSat(Fact, frozen=True):
    """Somebody sat down; the key proves it is the same person later."""

    person: Person
    name: str
    rabbit: Rabbit
    key_hash: str


class BotSat(Fact, frozen=True):
    """A bot took an empty chair."""

    person: Person
    name: str
    rabbit: Rabbit


class BotRelieved(Fact, frozen=True):
    """Somebody took over a bot's place, cards and score."""

    person: Person
    name: str
    rabbit: Rabbit
    key_hash: str


class LookChanged(Fact, frozen=True):
    """Another name or another rabbit."""

    person: Person
    name: str
    rabbit: Rabbit


class PersonLeft(Fact, frozen=True):
    """Somebody is gone for good: by choice, or sent away."""

    person: Person


class PersonSentAway(Fact, frozen=True):
    """The host does not want somebody here; how they go follows."""

    person: Person


class PersonLetBack(Fact, frozen=True):
    """Somebody who was sent away may sit down again."""

    person: Person


class PersonForgotten(Fact, frozen=True):
    """Somebody has gone and wants nothing of theirs kept: the log before this was written anew, without it."""

    person: Person


class BotTookOver(Fact, frozen=True):
    """A bot plays on in a leaver's place."""

    person: Person
    name: str


class PersonLeaving(Fact, frozen=True):
    """Somebody goes when the round is over; a stand-in plays until then."""

    person: Person


class HostChanged(Fact, frozen=True):
    """Somebody else looks after the table now."""

    person: Person


class SettingsChanged(Fact, frozen=True):
    """Something else was agreed."""

    settings: Settings


class SeatsArranged(Fact, frozen=True):
    """People changed chairs; in Team, who sits half the table apart is a pair."""

    order: tuple[Person, ...]


class WordAdded(Fact, frozen=True):
    """Somebody mixed a word of their own into the next shuffle."""

    person: Person
    word: str


class PictureAdded(Fact, frozen=True):
    """The host brought a picture; its image is on the shelf under this id."""

    picture: str
    likeness: str
    """What it looks like, as a few bits: two pictures with nearly the same are nearly the same."""
    title: str = ""
    tags: tuple[str, ...] = ()


class PictureDescribed(Fact, frozen=True):
    """The host gave one of the table's own pictures other words."""

    picture: str
    title: str
    tags: tuple[str, ...]


class PictureRemoved(Fact, frozen=True):
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


class DeckBrought(Fact, frozen=True):
    """A deck that is kept on this server can be chosen here now, with these cards, whatever becomes of it there."""

    name: str
    title: str
    cards: tuple[BroughtCard, ...]


class GameStarted(Fact, frozen=True):
    """The deal follows; these are the seats. `next_secret` is for the game after."""

    seats: tuple[Person, ...]
    next_secret: str
    pictures: tuple[str, ...] = ()
    """What each card number means, as deck/picture; empty in games from before there were several decks."""


class PersonJoined(Fact, frozen=True):
    """A latecomer has a seat in the running game."""

    person: Person
    seat: int


class TableReopened(Fact, frozen=True):
    """Back to the waiting room, with the same people."""


class Said(Fact, frozen=True):
    """Somebody said something, or reacted; a bot said a phrase."""

    person: Person
    text: str
    """Words, or the name of the reaction or phrase."""
    to_team: bool = False
    is_reaction: bool = False
    is_phrase: bool = False


class ClockPaused(Fact, frozen=True):
    """Time stands still."""


class ClockResumed(Fact, frozen=True):
    """Time goes on."""


class ClockExtended(Fact, frozen=True):
    """Somebody asked for more time in this phase."""

    milliseconds: int


class ClockRestarted(Fact, frozen=True):
    """The phase has all its time again: it ran out while nobody was there."""


PeopleEvent = (
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
)
