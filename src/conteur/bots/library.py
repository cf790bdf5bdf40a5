"""Reads boxes of cards for bots, once each: what is known of the cards, and an ear for it. Keeps the last few open."""

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
from conteur.tables.minds import Box, Language

_BOXES_KEPT: Final = 8

_Key = tuple[Box, Language]

Lessons = Callable[[Sequence[str]], Mapping[int, Sequence[str]]]
"""What was learned from play about these pictures: clues, by the picture's place among them."""


def no_lessons(_pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
    """Nothing was learned."""
    return {}


class Library:
    """Senses for boxes by language. The first question about a box takes seconds, every other none."""

    def __init__(
        self,
        *,
        encoder: Callable[[], Encoder | None] = shared_encoder,
        cache: Path | None = None,
        lessons: Lessons = no_lessons,
        wait: float | None = None,
    ) -> None:
        """`cache` is a folder for what was computed about cards that did not come with conteur.

        Whoever asks waits no longer than `wait` seconds, and then has to do with letters instead of meanings.
        """
        self._encoder = encoder
        self._known = Known(cache)
        self._lessons = lessons
        self._wait = wait
        self._open: OrderedDict[_Key, Future[DeckSense]] = OrderedDict()
        self._meanwhile: tuple[_Key, DeckSense] | None = None
        self._guard = Lock()

    def sense(self, box: Box, language: Language) -> DeckSense:
        """What bots at this table know of their cards."""
        reading = self.get_ready(box, language)
        try:
            return reading.result(self._wait)
        except TimeoutError:
            return self._by_letters(box, language)

    def get_ready(self, box: Box, language: Language) -> "Future[DeckSense]":
        """Begin to read, if nobody has; returns at once."""
        with self._guard:
            reading = self._open.get((box, language))
            if reading is None:
                reading = self._open[box, language] = Future()
                if len(self._open) > _BOXES_KEPT:
                    self._open.popitem(last=False)
                Thread(target=self._read_into, args=(reading, box, language), name="reading", daemon=True).start()
            self._open.move_to_end((box, language))
            return reading

    def forget(self) -> None:
        """Read everything again when it is next asked for: something was learned, or must be forgotten."""
        with self._guard:
            self._open.clear()

    def _read_into(self, reading: "Future[DeckSense]", box: Box, language: Language) -> None:
        try:
            reading.set_result(self._read(box, language))
        except BaseException as error:  # noqa: BLE001 - whoever waits shall know
            reading.set_exception(error)

    def _by_letters(self, box: Box, language: Language) -> DeckSense:
        """While the model is being read, one box at a time."""
        with self._guard:
            if self._meanwhile is None or self._meanwhile[0] != (box, language):
                lore = lore_of(box.cards(language))
                self._meanwhile = (box, language), DeckSense(lore, Hearing(NgramEar(lore.texts(), language)))
            return self._meanwhile[1]

    def _read(self, box: Box, language: Language) -> DeckSense:
        said = lore_of(box.cards(language))
        learned = self._lessons(box.pictures)
        encoder = self._encoder()
        if encoder is None:
            lore = said.with_learned(learned)
            return DeckSense(lore, Hearing(NgramEar(lore.texts(), language)))
        lore = told_in(lore_of(box.cards("en")), said).with_learned(learned)
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
