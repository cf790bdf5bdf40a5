"""What is in the box: the pictures a table plays with, from one deck or several. Knows no image."""

import hashlib
from typing import Final

from conteur.decks.card import Card
from conteur.decks.catalog import ENGLISH, decks
from conteur.rules.setup import cards_needed, fewest_players
from conteur.tables.gathering import Gathering
from conteur.tables.minds import Box
from conteur.tables.settings import OWN

MOST_CARDS: Final = 1000
"""In one game; more are not dealt."""


def pictures_of(table: Gathering) -> tuple[str, ...]:
    """What each card number means, as deck/picture: in the game that was dealt, or in one that would be dealt now."""
    return table.pictures if table.game is not None and table.pictures else chosen_pictures(table)


def chosen_pictures(table: Gathering) -> tuple[str, ...]:
    """The pictures of the decks that are chosen, one deck after the other."""
    return tuple(f"{deck}/{picture}" for deck in table.settings.decks for picture in _ids(table, deck))[:MOST_CARDS]


def cards_in_the_box(table: Gathering, language: str = ENGLISH) -> tuple[Card, ...]:
    """The cards by number with their words; a picture of which nothing is known is a card without words."""
    known: dict[str, dict[str, Card]] = {}
    found = []
    for picture in pictures_of(table):
        deck, _, card_id = picture.partition("/")
        if deck not in known:
            known[deck] = {card.id: card for card in _cards(table, deck, language)}
        found.append(known[deck].get(card_id) or Card(card_id))
    return tuple(found)


def box_of(table: Gathering) -> Box:
    """The box as bots know it."""
    return Box(stamp_of(table), lambda language: cards_in_the_box(table, language), pictures_of(table))


def needed_cards(table: Gathering) -> int:
    """How many it takes for so many people, or for the fewest that could play."""
    mode = table.settings.mode
    return cards_needed(mode, max(len(table.members), fewest_players(mode)))


def stamp_of(table: Gathering) -> str:
    """Changes when the box or its words do, so that nobody asks for them in vain."""
    words = tuple((each.id, each.title, each.tags) for each in table.own)
    return hashlib.sha256(repr((pictures_of(table), words)).encode()).hexdigest()[:12]


def _ids(table: Gathering, deck: str) -> tuple[str, ...]:
    if deck == OWN:
        return tuple(each.id for each in table.own)
    if deck in table.brought:
        return tuple(card.id for card in table.brought[deck].cards)
    return tuple(card.id for card in decks()[deck].cards) if deck in decks() else ()


def _cards(table: Gathering, deck: str, language: str) -> tuple[Card, ...]:
    if deck == OWN:
        return tuple(Card(each.id, title=each.title, tags=each.tags) for each in table.own)
    if deck in table.brought:
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
            for card in table.brought[deck].cards
        )
    return decks()[deck].cards_in(language) if deck in decks() else ()
