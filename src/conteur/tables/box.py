"""The box: which pictures a table plays with, from one deck or several, and their texts."""

import hashlib
from typing import Final

from conteur.decks.card import Card
from conteur.decks.catalog import ENGLISH, decks
from conteur.rules.setup import cards_needed, fewest_players
from conteur.tables.character import Box
from conteur.tables.settings import OWN
from conteur.tables.state import TableState

MOST_CARDS: Final = 1000
"""Most cards in one game; any more are not dealt."""


def pictures_of(state: TableState) -> tuple[str, ...]:
    """What each card number means, as deck/picture: in the game that was dealt, or in one that would be dealt now."""
    return state.pictures if state.game is not None and state.pictures else chosen_pictures(state)


def chosen_pictures(state: TableState) -> tuple[str, ...]:
    """The pictures of the decks that are chosen, one deck after the other."""
    return tuple(f"{deck}/{picture}" for deck in state.settings.decks for picture in _ids(state, deck))[:MOST_CARDS]


def cards_in_the_box(state: TableState, language: str = ENGLISH) -> tuple[Card, ...]:
    """The cards by number with their texts; a picture without texts is a card without words."""
    by_deck: dict[str, dict[str, Card]] = {}
    cards = []
    for picture in pictures_of(state):
        deck, _, card_id = picture.partition("/")
        if deck not in by_deck:
            by_deck[deck] = {card.id: card for card in _cards(state, deck, language)}
        cards.append(by_deck[deck].get(card_id) or Card(card_id))
    return tuple(cards)


def box_of(state: TableState) -> Box:
    """The box as bots know it."""
    return Box(stamp_of(state), lambda language: cards_in_the_box(state, language), pictures_of(state))


def needed_cards(state: TableState) -> int:
    """How many cards are needed for this many people, or for the fewest that could play."""
    mode = state.settings.mode
    return cards_needed(mode, max(len(state.players), fewest_players(mode)))


def stamp_of(state: TableState) -> str:
    """Changes when the box or its texts change, so that clients fetch them only then."""
    words = tuple((each.id, each.title, each.tags) for each in state.own)
    return hashlib.sha256(repr((pictures_of(state), words)).encode()).hexdigest()[:12]


def _ids(state: TableState, deck: str) -> tuple[str, ...]:
    if deck == OWN:
        return tuple(each.id for each in state.own)
    if deck in state.brought:
        return tuple(card.id for card in state.brought[deck].cards)
    return tuple(card.id for card in decks()[deck].cards) if deck in decks() else ()


def _cards(state: TableState, deck: str, language: str) -> tuple[Card, ...]:
    if deck == OWN:
        return tuple(Card(each.id, title=each.title, tags=each.tags) for each in state.own)
    if deck in state.brought:
        return tuple(
            Card(
                card.id,
                title=card.title,
                description=card.description,
                tags=card.tags,
                plain=card.plain,
                suggestive=card.suggestive,
                oblique=card.oblique,
            )
            for card in state.brought[deck].cards
        )
    return decks()[deck].cards_in(language) if deck in decks() else ()
