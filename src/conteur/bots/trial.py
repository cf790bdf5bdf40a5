"""Tries bots without a table: how listeners vote on a clue, and which clue a storyteller gives with a hand."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import msgspec

from conteur.bots.brains.semantic import SemanticBrain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.decks.catalog import decks
from conteur.rules import Chance, make_setup, open_game, replay, view
from conteur.rules.moves import CastVotes, GiveClue
from conteur.rules.options import MayTell, MayVote
from conteur.rules.view import View
from conteur.rules.vocabulary import Card
from conteur.tables.character import BotLevel, Box, Character, Language, box_with

_LISTENERS = 40
_MOST_LISTENERS = 10_000


class TrialError(ValueError):
    """The question is invalid; the message says why."""


class Hear(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A clue and the face-up cards."""

    clue: str
    gallery: tuple[str, ...]
    language: Language = "en"
    deck: str = "reverie"
    level: BotLevel = "hard"
    listeners: int = _LISTENERS
    seed: int = 0


class Heard(msgspec.Struct, frozen=True):
    """Which card each listener voted for, and each card's share."""

    votes: tuple[str, ...]
    share: dict[str, float]


class Tell(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A hand, and the number of players."""

    hand: tuple[str, ...]
    players: int = 6
    language: Language = "en"
    deck: str = "reverie"
    level: BotLevel = "hard"
    seed: int = 0
    heard: tuple[str, ...] = ()
    """The clues of this game so far, which are not said again."""


class Told(msgspec.Struct, frozen=True):
    """The card and the clue for it."""

    card: str
    clue: str


def hear(asked: Hear, reader: BoxReader) -> Heard:
    """Each listener is a different bot, which votes once and has played none of the cards."""
    box, cards = _cards(asked.deck, asked.gallery)
    if not asked.clue.strip():
        raise TrialError("there is no clue")
    if not 1 <= asked.listeners <= _MOST_LISTENERS:
        raise TrialError(f"there can be 1 to {_MOST_LISTENERS} listeners")
    seen = opening_view(6)
    option = MayVote(tuple(range(1, len(cards) + 1)), 1)
    scene = View(seen.public._replace(clue=asked.clue, gallery=cards), None)
    votes = []
    for number in range(asked.listeners):
        who = Character(f"{asked.seed} listener {number}", language=asked.language, level=asked.level, box=box)
        move = SemanticBrain(who, reader).choose(scene, (option,))
        if isinstance(move, CastVotes):
            votes.append(asked.gallery[move.slots[0] - 1])
    counted = Counter(votes)
    return Heard(tuple(votes), {card: counted[card] / len(votes) for card in asked.gallery})


def tell(asked: Tell, reader: BoxReader) -> Told:
    """What the storyteller with this seed says; another seed is another bot at another table."""
    box, cards = _cards(asked.deck, asked.hand)
    try:
        seen = opening_view(asked.players)
    except ValueError:
        raise TrialError("there can be 3 to 12 players") from None
    who = Character(f"{asked.seed} storyteller", language=asked.language, level=asked.level, box=box, heard=asked.heard)
    move = SemanticBrain(who, reader).choose(View(seen.public, None), (MayTell(cards, "text"),))
    if not isinstance(move, GiveClue) or move.card is None:
        raise TrialError("nothing comes to mind")
    return Told(asked.hand[cards.index(move.card)], move.clue)


def _cards(deck: str, names: Sequence[str]) -> tuple[Box, tuple[Card, ...]]:
    if deck not in decks():
        raise TrialError(f"there is no deck {deck!r}; there are {', '.join(decks())}")
    numbers = {card.id: number for number, card in enumerate(decks()[deck].cards)}
    unknown = [name for name in names if name not in numbers]
    if unknown:
        raise TrialError(f"{deck} has no card {unknown[0]!r}")
    if not names or len(set(names)) < len(names):
        raise TrialError("name different cards, at least one")
    return box_with(deck), tuple(numbers[name] for name in names)


@cache
def opening_view(players: int) -> View:
    """The view of a game with this many players before the first clue. ValueError if this many cannot play."""
    opening = open_game(make_setup("base", players), Chance(bytes(32)))
    if not isinstance(opening, tuple):
        raise ValueError(opening)  # noqa: TRY004 - the number is wrong
    return view(replay(opening), None)
