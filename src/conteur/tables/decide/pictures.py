"""Pictures and decks a host brings to a table. The images themselves are already in the image store."""

from typing import Final

from msgspec.structs import replace

from conteur.decks.likeness import are_alike
from conteur.tables.asks import DescribePicture, RemovePicture
from conteur.tables.events import (
    Person,
    PictureAdded,
    PictureDescribed,
    PictureRemoved,
    SettingsChanged,
    TableEvent,
)
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import AddPicture, BringDeck
from conteur.tables.sanitize import clean_tags, clean_title
from conteur.tables.settings import OWN
from conteur.tables.state import TableState

MOST_OWN_PICTURES: Final = 300
"""At one table."""

Picturing = tuple[TableEvent, ...] | TableRefusal


def add_picture(state: TableState, by: Person | None, brought: AddPicture) -> Picturing:
    """Add one picture; the first one also selects the deck of own pictures."""
    if refused := why_not_bring(state, by):
        return refused
    if any(are_alike(each.likeness, brought.likeness) for each in state.own):
        return TableRefusal.PICTURE_IS_KNOWN
    added = PictureAdded(brought.picture, brought.likeness, clean_title(brought.title))
    return (added, *_choose(state, OWN))


def bring_deck(state: TableState, by: Person | None, brought: BringDeck) -> Picturing:
    """Add a deck and select it at once; the host can deselect it again."""
    if refused := _why_not_now(state, by):
        return refused
    deck = brought.deck
    is_here = state.brought.get(deck.name) == deck
    return (*(() if is_here else (deck,)), *_choose(state, deck.name))


def why_not_bring(state: TableState, by: Person | None) -> TableRefusal | None:
    """Why this person cannot add any picture here: to be checked before an upload is opened."""
    if refused := _why_not_now(state, by):
        return refused
    return TableRefusal.ENOUGH_PICTURES if len(state.own) >= MOST_OWN_PICTURES else None


def describe_picture(state: TableState, ask: DescribePicture) -> Picturing:
    """Replace or remove a picture's texts."""
    if state.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    if all(each.id != ask.picture for each in state.own):
        return TableRefusal.NO_SUCH_PICTURE
    return (PictureDescribed(ask.picture, clean_title(ask.title), clean_tags(ask.tags)),)


def remove_picture(state: TableState, ask: RemovePicture) -> Picturing:
    """Remove one picture; the last one also deselects the deck of own pictures, unless no other deck is selected."""
    if state.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    if all(each.id != ask.picture for each in state.own):
        return TableRefusal.NO_SUCH_PICTURE
    removed = PictureRemoved(ask.picture)
    others = tuple(deck for deck in state.settings.decks if deck != OWN)
    if len(state.own) > 1 or not others:
        return (removed,)
    return removed, SettingsChanged(replace(state.settings, decks=others))


def _why_not_now(state: TableState, by: Person | None) -> TableRefusal | None:
    if by is None or state.present(by) is None:
        return TableRefusal.SIT_DOWN_FIRST
    if state.host != by:
        return TableRefusal.ONLY_THE_HOST_MAY
    return TableRefusal.GAME_IS_RUNNING if state.status == "playing" else None


def _choose(state: TableState, deck: str) -> tuple[TableEvent, ...]:
    if deck in state.settings.decks:
        return ()
    return (SettingsChanged(replace(state.settings, decks=(*state.settings.decks, deck))),)
