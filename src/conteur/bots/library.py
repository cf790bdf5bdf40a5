"""Reads decks for bots, once each: what is known of the cards, and an ear for it. Keeps the last few decks open."""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from conteur.bots.encoder import Encoder, shared_encoder
from conteur.bots.known import Known
from conteur.bots.lore import CardLore, DeckLore, Seed
from conteur.bots.ngrams import NgramEar
from conteur.bots.sense import DeckSense, Hearing
from conteur.decks.card import LEVELS, Card
from conteur.decks.catalog import ENGLISH, Deck, decks
from conteur.tables.minds import Language

_DECKS_KEPT: Final = 8

_Key = tuple[str, Language]

Lessons = Callable[[str], Mapping[int, Sequence[str]]]
"""What was learned from play about a deck: clues by card."""


class NoSuchDeckError(KeyError):
    """Nobody has put a deck of this name here."""


def no_lessons(_deck: str) -> Mapping[int, Sequence[str]]:
    """Nothing was learned."""
    return {}


class Library:
    """Senses for decks by name and language. The first question about a deck takes seconds, every other none."""

    def __init__(
        self,
        find: Callable[[str], Deck | None] = lambda name: decks().get(name),
        *,
        encoder: Callable[[], Encoder | None] = shared_encoder,
        cache: Path | None = None,
        lessons: Lessons = no_lessons,
        wait: float | None = None,
    ) -> None:
        """`cache` is a folder for what was computed about decks that did not come with conteur.

        Whoever asks waits no longer than `wait` seconds, and then has to do with letters instead of meanings.
        """
        self._find = find
        self._encoder = encoder
        self._known = Known(cache)
        self._lessons = lessons
        self._wait = wait
        self._open: OrderedDict[_Key, Future[DeckSense]] = OrderedDict()
        self._meanwhile: tuple[_Key, DeckSense] | None = None
        self._guard = Lock()

    def sense(self, deck: str, language: Language) -> DeckSense:
        """What bots at this table know of their cards; NoSuchDeckError if nobody knows the deck."""
        reading = self.get_ready(deck, language)
        try:
            return reading.result(self._wait)
        except TimeoutError:
            return self._by_letters(deck, language)

    def get_ready(self, deck: str, language: Language) -> "Future[DeckSense]":
        """Begin to read, if nobody has; returns at once."""
        with self._guard:
            reading = self._open.get((deck, language))
            if reading is None:
                reading = self._open[deck, language] = Future()
                if len(self._open) > _DECKS_KEPT:
                    self._open.popitem(last=False)
                Thread(target=self._read_into, args=(reading, deck, language), name="reading", daemon=True).start()
            self._open.move_to_end((deck, language))
            return reading

    def forget(self, deck: str | None = None) -> None:
        """Read it again next time: something was learned about it, or must be forgotten."""
        with self._guard:
            for key in [key for key in self._open if deck is None or key[0] == deck]:
                del self._open[key]

    def _read_into(self, reading: "Future[DeckSense]", deck: str, language: Language) -> None:
        try:
            reading.set_result(self._read(deck, language))
        except BaseException as error:  # noqa: BLE001 - whoever waits shall know
            reading.set_exception(error)

    def _by_letters(self, deck: str, language: Language) -> DeckSense:
        """While the model is being read, one such deck at a time."""
        with self._guard:
            if self._meanwhile is None or self._meanwhile[0] != (deck, language):
                lore = lore_of(self._deck(deck).cards_in(language))
                self._meanwhile = (deck, language), DeckSense(lore, Hearing(NgramEar(lore.texts(), language)))
            return self._meanwhile[1]

    def _deck(self, name: str) -> Deck:
        deck = self._find(name)
        if deck is None:
            raise NoSuchDeckError(name)
        return deck

    def _read(self, name: str, language: Language) -> DeckSense:
        deck = self._deck(name)
        said = lore_of(deck.cards_in(language))
        learned = self._lessons(name)
        encoder = self._encoder()
        if encoder is None:
            lore = said.with_learned(learned)
            return DeckSense(lore, Hearing(NgramEar(lore.texts(), language)))
        lore = told_in(lore_of(deck.cards_in(ENGLISH)), said).with_learned(learned)
        return self._known.sense(lore, encoder)


def lore_of(cards: Sequence[Card]) -> DeckLore:
    """The words of a deck's cards."""
    return DeckLore(
        tuple(
            CardLore(
                sentences=tuple(filter(None, (card.caption, card.description or card.title))),
                tags=card.tags,
                seeds=tuple(Seed(clue, level) for level in LEVELS for clue in card.clues(level)),
            )
            for card in cards
        )
    )


def told_in(understood: DeckLore, said: DeckLore) -> DeckLore:
    """Understood by the texts of one language, told in another: the model hears meanings, not words."""
    return DeckLore(
        tuple(
            CardLore(card.sentences, card.tags, other.sayable())
            for card, other in zip(understood.cards, said.cards, strict=True)
        )
    )
