"""Reads boxes of cards for bots, once each: what is known of the cards, and an ear for it. Keeps the last few open."""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from threading import Lock, Thread
from time import monotonic
from typing import Final, NamedTuple

from conteur.bots.encoder import Encoder, shared_encoder
from conteur.bots.known import Known
from conteur.bots.looks import noticed, words
from conteur.bots.lore import CardLore, DeckLore, Seed
from conteur.bots.ngrams import NgramEar
from conteur.bots.sense import DeckSense, Hearing
from conteur.decks.card import LEVELS, Card
from conteur.store.lessons import Lessons, NoLessons
from conteur.tables.minds import Box, Language

_BOXES_KEPT: Final = 4

_Key = tuple[Box, Language]

Look = Callable[[str], bytes | None]
"""The image of a picture, named deck/picture; None if it cannot be had."""


def _see_nothing(_picture: str) -> bytes | None:
    return None


class _Reading(NamedTuple):
    """A box being read, and since when."""

    result: "Future[DeckSense]"
    since: float


class Library:
    """Senses for boxes by language. The first question about a box takes seconds, every other none."""

    def __init__(
        self,
        *,
        encoder: Callable[[], Encoder | None] = shared_encoder,
        cache: Path | None = None,
        lessons: Lessons | None = None,
        look: Look = _see_nothing,
        name: Callable[[bytes], tuple[str, ...]] = lambda _image: (),
        wait: float | None = None,
    ) -> None:
        """`cache` is a folder for what was computed about cards that did not come with conteur.

        `name` has words of `concepts.tsv` for a picture, if there is a model that knows pictures.

        Nobody waits longer than `wait` seconds for a box to be read: till then letters have to do for meanings.
        """
        self._encoder = encoder
        self._known = Known(cache)
        self._lessons = lessons or NoLessons()
        self._look = look
        self._name = name
        self._version = 0
        self._wait = wait
        self._open: OrderedDict[_Key, _Reading] = OrderedDict()
        self._meanwhile: tuple[_Key, DeckSense] | None = None
        self._guard = Lock()

    def sense(self, box: Box, language: Language) -> DeckSense:
        """What bots at this table know of their cards."""
        reading = self._reading(box, language)
        try:
            return reading.result.result(None if self._wait is None else reading.since + self._wait - monotonic())
        except TimeoutError:
            return self._by_letters(box, language)

    def get_ready(self, box: Box, language: Language) -> None:
        """Begin to read, if nobody has since something was learned; returns at once."""
        Thread(target=self._freshen, args=(box, language), name="reading", daemon=True).start()

    def _freshen(self, box: Box, language: Language) -> None:
        version = self._lessons.version()
        with self._guard:
            if version != self._version:
                self._version = version
                self._open.clear()
        self._reading(box, language)

    def _reading(self, box: Box, language: Language) -> "_Reading":
        with self._guard:
            reading = self._open.get((box, language))
            if reading is None:
                reading = self._open[box, language] = _Reading(Future(), monotonic())
                if len(self._open) > _BOXES_KEPT:
                    self._open.popitem(last=False)
                Thread(
                    target=self._read_into, args=(reading.result, box, language), name="reading", daemon=True
                ).start()
            self._open.move_to_end((box, language))
            return reading

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
        looks = self._looks(box)
        said = lore_of(box.cards(language), looks, language)
        learned = self._lessons.known(box.pictures)
        said = said.with_learned(learned)
        letters = DeckSense(said, Hearing(NgramEar(said.texts(), language)))
        encoder = self._encoder()
        if encoder is None:
            return letters
        lore = told_in(lore_of(box.cards("en"), looks), said).with_learned(learned)
        return self._known.sense(lore, encoder, letters)

    def _looks(self, box: Box) -> Mapping[str, tuple[str, ...]]:
        """What stands out in the pictures nobody has described."""
        looks = {}
        for card, picture in zip(box.cards("en"), box.pictures, strict=True):
            if card.is_wordless and (image := self._look(picture)) is not None:
                looks[card.id] = (*self._name(image), *noticed(image))
        return looks


def lore_of(
    cards: Sequence[Card], looks: Mapping[str, tuple[str, ...]] | None = None, language: Language = "en"
) -> DeckLore:
    """The words of a deck's cards; for those without any, the words for how they look."""
    looks = looks or {}
    return DeckLore(
        tuple(
            CardLore(
                sentences=tuple(filter(None, (card.caption, card.description or card.title))),
                tags=card.tags or tuple(words()[look][language] for look in looks.get(card.id, ())),
                seeds=tuple(Seed(clue, level) for level in LEVELS for clue in card.clues(level))
                or ((Seed(card.title, "bare"),) if card.title and not card.tags else ()),
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
