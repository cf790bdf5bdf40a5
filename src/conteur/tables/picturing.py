"""What becomes of the pictures and decks a host brings. Pure: the images are on the shelf already."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from conteur.decks.likeness import are_alike
from conteur.tables.asks import DescribePicture, RemovePicture
from conteur.tables.gathering import Gathering
from conteur.tables.people import (
    DeckBrought,
    PeopleEvent,
    Person,
    PictureAdded,
    PictureDescribed,
    PictureRemoved,
    SettingsChanged,
)
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import OWN
from conteur.tables.texts import clean_tags, clean_title

MOST_OWN_PICTURES: Final = 300
"""At one table."""

Picturing = tuple[PeopleEvent, ...] | TableRefusal


@dataclass(frozen=True, slots=True)
class AddPicture:
    """An image has arrived, is harmless, and lies on the shelf under this id."""

    picture: str
    likeness: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class BringDeck:
    """The host wants to play with a deck that is kept on this server."""

    deck: DeckBrought


def add_picture(table: Gathering, by: Person | None, brought: AddPicture) -> Picturing:
    """One more; the first one chooses the deck of own pictures too."""
    if refused := why_not_bring(table, by):
        return refused
    if any(are_alike(each.likeness, brought.likeness) for each in table.own):
        return TableRefusal.PICTURE_IS_KNOWN
    added = PictureAdded(brought.picture, brought.likeness, clean_title(brought.title))
    return (added, *_choose(table, OWN))


def bring_deck(table: Gathering, by: Person | None, brought: BringDeck) -> Picturing:
    """It is chosen at once; who brought it can put it aside again."""
    if refused := _why_not_now(table, by):
        return refused
    deck = brought.deck
    known = table.brought.get(deck.name)
    return (*(() if known == deck else (deck,)), *_choose(table, deck.name))


def why_not_bring(table: Gathering, by: Person | None) -> TableRefusal | None:
    """Why this person cannot add a picture here, whatever it shows: to be asked before it is looked at."""
    if refused := _why_not_now(table, by):
        return refused
    return TableRefusal.ENOUGH_PICTURES if len(table.own) >= MOST_OWN_PICTURES else None


def describe_picture(table: Gathering, ask: DescribePicture) -> Picturing:
    """Other words for a picture, or none."""
    if table.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    if all(each.id != ask.picture for each in table.own):
        return TableRefusal.NO_SUCH_PICTURE
    return (PictureDescribed(ask.picture, clean_title(ask.title), clean_tags(ask.tags)),)


def remove_picture(table: Gathering, ask: RemovePicture) -> Picturing:
    """One less; with the last one goes the choice of own pictures, unless nothing else is chosen."""
    if table.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    if all(each.id != ask.picture for each in table.own):
        return TableRefusal.NO_SUCH_PICTURE
    removed = PictureRemoved(ask.picture)
    others = tuple(deck for deck in table.settings.decks if deck != OWN)
    if len(table.own) > 1 or not others:
        return (removed,)
    return removed, SettingsChanged(replace(table.settings, decks=others))


def _why_not_now(table: Gathering, by: Person | None) -> TableRefusal | None:
    if by is None or table.present(by) is None:
        return TableRefusal.SIT_DOWN_FIRST
    if table.host != by:
        return TableRefusal.ONLY_THE_HOST_MAY
    return TableRefusal.GAME_IS_RUNNING if table.status == "playing" else None


def _choose(table: Gathering, deck: str) -> tuple[PeopleEvent, ...]:
    if deck in table.settings.decks:
        return ()
    return (SettingsChanged(replace(table.settings, decks=(*table.settings.decks, deck))),)
